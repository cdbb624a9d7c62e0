import type { ScopeSayings } from '../../../card-text/sayings/scope.ts';

export const scope = {
  'clause.then': '{first}, dann {next:inv}',

  // Durations.
  'until.action': 'bis zum Ende der Aktion',
  'until.next-action': 'bei der nächsten eigenen Aktion',
  'until.next-attack': 'beim nächsten eigenen Nahkampfangriff in dieser Runde',
  'until.acts': 'bis zur nächsten eigenen Aktion oder bis zum Ende der Runde',
  'until.activation': 'bis zum Ende der Aktivierung',
  'until.turn': 'bis zum Ende der Runde',
  'until.game': 'für den Rest des Spiels',
  'until.slain': 'bis zum Erschlagen',
  'until.lapse': 'bis das eingetreten ist',

  // Limits.
  'limit.turn': 'einmal pro Runde',
  'limit.first': 'beim ersten Mal in jeder Runde',
  'limit.turns': 'höchstens {n}-mal pro Runde',
  'limit.game': 'einmal pro Spiel',
  'limit.games': 'höchstens {n}-mal pro Spiel',
  'limit.reloadable': '{often}, außer nach dem Nachladen',
  'limit.unless-added':
    '{often}; ein Einsatz, bei dem du eine neben einer Charakterkarte liegende Karte spielst, zählt nicht, und nur eine solche Karte macht diese Fähigkeit wieder einsetzbar',

  // The line under an ability’s name.
  'head.passive': 'Passiv',
  'head.active': 'Aktiv',
  'head.arcane': 'Arkana',
  'head.cost': '{n} Energie',
  'head.pulse': '{reach} Radius',

  // The required card of an outcome.
  'spec.any': 'Beliebig {value}',
  'spec.card': '{colours} {value}',
  'spec.catastrophe': 'Katastrophe',

  // The targets of an ability.
  'target.stone': 'Ziel: ein Moonstone.',
  'target.terrain': 'Ziel: {terrain}.',
  'target.stone-or': 'Ziel: ein Moonstone oder {who}.',
  'target.several': 'Ziele: {n} verschiedene {who}.',
  'target.once-per-turn': 'Ziel: {who}, dieselbe Spielfigur höchstens einmal pro Runde.',
  'target.one': 'Ziel: {who}.',

  // Parts of the description of a model, which follow its noun.
  'filter.within': 'innerhalb von {reach} um {who:acc}',
  'filter.aura': '(die Reichweite der Aura)',
  'filter.los': 'und in Sichtlinie',
  'filter.that': ', {cond:fin},',
  'filter.if': ', wenn {cond:fin},',
  'filter.but': 'außer {who:dat}',
  'filter.side-of': 'auf der Seite {who:von}',
  'filter.is-not': ', {who} {what} ist,',
} as const satisfies Record<keyof ScopeSayings, string>;
