/** Sayings: rules and their moments, abilities, Signature Moves. */
export interface TriggersSayings {
  // The moments of rules.
  'when.replenish-removed': never;
  'when.replenish-slain': never;
  'when.replenish-start': never;
  'when.replenish': never;
  'when.replenish-end': never;
  'when.discard-start': never;
  'when.discard-end': never;
  'when.first-rolled': never;
  'when.self-deployed': never;
  'when.enters': never;
  'when.activates': never;
  'when.declares-ability': 'actions';
  'when.declares': 'actions';
  'when.fights': never;
  'when.end-step': never;
  'when.reanimates': never;
  'when.reanimated': 'who';
  'when.hands-drawn': 'who';
  'when.would-deal-with': 'what' | 'actions';
  'when.would-deal': 'what';
  'when.wounded-by-catastrophe': 'who';
  'when.damaged': 'who';
  'when.wounded': 'who';
  'when.gains-ability': 'who' | 'ability';
  'when.would-be-slain': 'who';
  'when.catastrophe-before': 'who';
  'when.catastrophe-after': 'who';
  'when.catastrophe-flipped-before': 'who';
  'when.catastrophe-flipped': 'who';
  'when.flips': 'who';
  'when.gains-stone': 'who';
  'when.gains-stone-harvest': 'who';
  'when.gains-stone-otherwise': 'who';
  'when.adds-card': 'who';
  'when.targeted': 'who';
  'when.targeted-with': 'who' | 'actions';
  'when.attacks': 'who';
  'when.damage-from': 'actions';
  'when.would-suffer': 'who' | 'what' | 'from';
  'when.arcane-drawn': never;
  'when.arcane-drawn-within': 'reach';
  'when.caused-wounds-enemy': never;
  'when.caused-wounds': never;
  'when.slays': 'whom';
  'when.slain': 'who';
  'when.ends-move-engaged': 'who';
  'when.moves': 'who';
  'when.uses-arcane-on': 'who' | 'whom';
  'when.uses-arcane': 'who';
  'when.melee-drawn': never;
  'when.reveals': 'who';
  'when.steps-aside': 'who';
  'when.deployed': never;
  'when.harvests': never;
  'when.arcane-over': never;
  'when.bluff-resolved': never;
  'when.bluffed': 'who';

  // Rules: a moment with its effects, or permanent modifiers.
  'rule.if': 'cond';
  'rule.while': 'cond';
  'rule.comma-if': 'cond';
  'rule.and-if': 'cond';
  'rule.nobody-can': 'who' | 'what' | 'if';
  'rule.of-others': 'what' | 'if';
  'rule.in-turn': 'n' | 'what';
  'rule.alone': 'who' | 'what' | 'if';
  'rule.limit': 'limit';
  'rule.later': 'what';
  'rule.when': 'moment' | 'if' | 'what' | 'limit';
  'rule.when-may': 'moment' | 'if' | 'what' | 'limit';
  'rule.when-may-instructed': 'moment' | 'if' | 'what' | 'limit';
  'rule.when-shown': 'moment' | 'if' | 'what' | 'limit';
  'rule.when-shown-instructed': 'moment' | 'if' | 'what' | 'limit';
  'rule.reveal-one': 'card';
  'rule.reveal': 'n' | 'card';
  'rule.revealed': 'moment' | 'if' | 'shown' | 'what' | 'limit';
  'rule.instead': never;
  'rule.goes-on': never;
  'rule.adds-up': never;

  // Abilities.
  'ability.inherent': never;
  'ability.usable': 'cond';
  'ability.before': 'then';
  'ability.dealt': 'who';
  'ability.in-pulse': never;
  'ability.unknown': never;

  // Signature moves.
  'signature.mirrors': 'who' | 'card';
  'signature.gathers': 'card';
  'signature.out-of-range': never;
  'signature.end-alive': 'what';
  'signature.end': 'what';
}
