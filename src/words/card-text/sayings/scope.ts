/** Sayings: how long, how often, at what cost, at whom: what narrows a text. */
export interface ScopeSayings {
  'clause.then': 'first' | 'next';

  // How long something lasts.
  'until.action': never;
  'until.next-action': never;
  'until.next-attack': never;
  'until.acts': never;
  'until.activation': never;
  'until.turn': never;
  'until.game': never;
  'until.slain': never;
  'until.lapse': never;

  // How often.
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

  // The card that an outcome asks for.
  'spec.any': 'value';
  'spec.card': 'colours' | 'value';
  'spec.catastrophe': never;

  // Whom an ability is aimed at.
  'target.stone': never;
  'target.terrain': 'terrain';
  'target.stone-or': 'who';
  'target.several': 'n' | 'who';
  'target.once-per-turn': 'who';
  'target.one': 'who';

  // What narrows down whom a text speaks of; it stands behind the noun.
  'filter.within': 'reach' | 'who';
  'filter.aura': never;
  'filter.los': never;
  'filter.that': 'cond';
  'filter.if': 'cond';
  'filter.but': 'who';
  'filter.side-of': 'who';
  'filter.is-not': 'who' | 'what';
}
