/** Sayings: cards of a player, and upgrades. */
export interface PlayerCardsSayings {
  // Cards of a player: their kinds, moments and effects.
  'kind.event': never;
  'kind.agenda': never;
  'kind.campaign': never;
  'card.action-gap': never;
  'card.replenish-start': never;
  'card.replenish-end': never;
  'card.declared': never;
  'card.would-suffer': never;
  'card.immediately': never;
  'card.deploying': never;
  'card.deployed': never;
  'card.activation-end': never;
  'card.moving': never;
  'card.melee-start': never;
  'card.melee-opened': never;
  'card.melee-revealed': never;
  'card.arcane-start': never;
  'card.catastrophe': never;
  'card.slain': never;
  'card.entered': never;
  'card.stone-lost': never;
  'card.game-end': never;
  'card.roll': 'by';
  'card.lingers': never;
  'card.fields': never;
  'card.only-if': 'cond';
  'card.energy-lost': never;
  'card.by-hand': never;
  'card.granted': 'head' | 'text';

  // The points of a card in a campaign.
  'league.won': never;
  'league.lost': never;
  'league.target-slain': never;
  'league.no-noble-slain': never;
  'league.no-thrall-in-play': never;
  'league.all-stones': never;
  'league.four-catastrophes': never;
  'league.markers-active': never;
  'league.highest-power': never;
  'league.lowest-power': never;
  'league.unsupported': never;
  'league.if': 'cond' | 'then';
  'league.self-gains': 'what' | 'each' | 'most';
  'league.self-loses': 'what' | 'each' | 'most';
  'league.opponent-gains': 'what' | 'each' | 'most';
  'league.opponent-loses': 'what' | 'each' | 'most';
  'league.chosen-gains': 'what' | 'each' | 'most';
  'league.chosen-loses': 'what' | 'each' | 'most';
  'league.supporters': 'what' | 'each' | 'most';
  'league.saboteurs': 'what' | 'each' | 'most';
  'league.for-each': 'each';
  'league.each-slain': 'who';
  'league.each-standing': 'who';
  'league.each-far': 'who';
  'league.each-marker': never;
  'league.most': 'n';
  'league.must': never;
  'league.one-marker': never;
  'league.markers': 'n';
  'league.some-markers': never;
  'league.more-cards': 'n';
  'league.more-for-opponent': never;
  'league.must-support': never;
  'league.supporters-gain-nothing': never;

  // Upgrades.
  'upgrade.for': 'keywords';
  'upgrade.not-for': 'keywords';
  'upgrade.keywords': 'keywords';
  'upgrade.stats': 'changes';
  'upgrade.without': 'ability';
  'upgrade.outcome': 'on' | 'text';
}
