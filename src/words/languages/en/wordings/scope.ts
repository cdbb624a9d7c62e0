import type { ScopeSayings } from '../../../card-text/sayings/scope.ts';

export const scope = {
  'clause.then': '{first}, then {next}',

  // Durations.
  'until.action': 'until the action ends',
  'until.next-action': 'in its next action',
  'until.next-attack': 'in its next Melee Attack this turn',
  'until.acts': 'until it next takes an action or the turn ends',
  'until.activation': 'until the activation ends',
  'until.turn': 'until the end of the turn',
  'until.game': 'for the rest of the game',
  'until.slain': 'until it is slain',
  'until.lapse': 'until it has taken effect',

  // Limits.
  'limit.turn': 'once per turn',
  'limit.first': 'the first time each turn',
  'limit.turns': 'at most {n} times per turn',
  'limit.game': 'once per game',
  'limit.games': 'at most {n} times per game',
  'limit.reloadable': '{often}, unless reloaded',
  'limit.unless-added':
    '{often}; a use in which you play a card laid beside a character card does not count, and only such a card makes it usable again',

  // The line under an ability’s name.
  'head.passive': 'Passive',
  'head.active': 'Active',
  'head.arcane': 'Arcane',
  'head.cost': '{n} energy',
  'head.pulse': '{reach} pulse',

  // The required card of an outcome.
  'spec.any': 'Any {value}',
  'spec.card': '{colours} {value}',
  'spec.catastrophe': 'Catastrophe',

  // The targets of an ability.
  'target.stone': 'Target: a moonstone.',
  'target.terrain': 'Target: {terrain}.',
  'target.stone-or': 'Target: a moonstone, or {who}.',
  'target.several': 'Targets: {n} different {who}.',
  'target.once-per-turn': 'Target: {who}, the same one at most once per turn.',
  'target.one': 'Target: {who}.',

  // Parts of the description of a model, which follow its noun.
  'filter.within': 'within {reach} of {who}',
  'filter.aura': '(the distance of its aura)',
  'filter.los': 'in line of sight',
  'filter.that': '{cond}',
  'filter.if': ', provided that {cond}',
  'filter.but': 'other than {who}',
  'filter.side-of': 'on the side of {who}',
  'filter.is-not': '{who} is {what}',
} as const satisfies Record<keyof ScopeSayings, string>;
