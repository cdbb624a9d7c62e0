/** Sayings: durations, limits, prices and targets. */
export interface ScopeSayings {
  'clause.then': 'first' | 'next';

  // Durations.
  'until.action': never;
  'until.next-action': never;
  'until.next-attack': never;
  'until.acts': never;
  'until.activation': never;
  'until.turn': never;
  'until.game': never;
  'until.slain': never;
  'until.lapse': never;

  // Limits.
  'limit.turn': never;
  'limit.first': never;
  'limit.turns': 'n';
  'limit.game': never;
  'limit.games': 'n';
  'limit.reloadable': 'often';
  'limit.unless-added': 'often';

  // The line under an ability’s name.
  'head.passive': never;
  'head.active': never;
  'head.arcane': never;
  'head.cost': 'n';
  'head.pulse': 'reach';

  // The required card of an outcome.
  'spec.any': 'value';
  'spec.card': 'colours' | 'value';
  'spec.catastrophe': never;

  // The targets of an ability.
  'target.stone': never;
  'target.terrain': 'terrain';
  'target.stone-or': 'who';
  'target.several': 'n' | 'who';
  'target.once-per-turn': 'who';
  'target.one': 'who';

  // Parts of the description of a model, which follow its noun.
  'filter.within': 'reach' | 'who';
  'filter.aura': never;
  'filter.los': never;
  'filter.that': 'cond';
  'filter.if': 'cond';
  'filter.but': 'who';
  'filter.side-of': 'who';
  'filter.is-not': 'who' | 'what';
}
