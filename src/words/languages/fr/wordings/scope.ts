import type { ScopeSayings } from '../../../card-text/sayings/scope.ts';

export const scope = {
  'clause.then': '{first}, puis {next}',

  // Durations.
  'until.action': 'jusqu’à la fin de l’action',
  'until.next-action': 'pendant sa prochaine action',
  'until.next-attack': 'pendant sa prochaine Attaque de Mêlée ce tour-ci',
  'until.acts': 'jusqu’à sa prochaine action ou la fin du tour',
  'until.activation': 'jusqu’à la fin de l’activation',
  'until.turn': 'jusqu’à la fin du tour',
  'until.game': 'jusqu’à la fin de la partie',
  'until.slain': 'jusqu’à sa mort',
  'until.lapse': 'jusqu’à ce que cela se soit produit',

  // Limits.
  'limit.turn': 'une fois par tour',
  'limit.first': 'la première fois de chaque tour',
  'limit.turns': '{n} fois par tour au maximum',
  'limit.game': 'une fois par partie',
  'limit.games': '{n} fois par partie au maximum',
  'limit.reloadable': '{often}, jusqu’à rechargement',
  'limit.unless-added':
    '{often}\u00a0; une utilisation où vous jouez une carte posée à côté d’une carte de personnage ne compte pas, et seule une telle carte permet de recommencer',

  // The line under an ability’s name.
  'head.passive': 'Passive',
  'head.active': 'Active',
  'head.arcane': 'Arcane',
  'head.cost': '{n} énergie{n?///s}',
  'head.pulse': 'Impulsion de {reach}',

  // The required card of an outcome.
  'spec.any': 'N’importe quel {value}',
  'spec.card': '{colours} {value}',
  'spec.catastrophe': 'Catastrophe',

  // The targets of an ability.
  'target.stone': 'Cible : une Moonstone.',
  'target.terrain': 'Cible : {terrain}.',
  'target.stone-or': 'Cible : une Moonstone, ou {who}.',
  'target.several': 'Cibles : {n} {who} différent{who?s/es}.',
  'target.once-per-turn': 'Cible : {who}, {who?le/la} même au plus une fois par tour.',
  'target.one': 'Cible : {who}.',

  // Parts of the description of a model, which follow its noun.
  'filter.within': 'à moins de {reach} {who:de}',
  'filter.aura': '(distance de son aura)',
  'filter.los': 'et en Ligne de Vue',
  'filter.that': '{cond}',
  'filter.if': '~si {cond}',
  'filter.but': 'autre ~que {who:lui}',
  'filter.side-of': 'du camp {who:de}',
  'filter.is-not': '{who} {what:est}',
} as const satisfies Record<keyof ScopeSayings, string>;
