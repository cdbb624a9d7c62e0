/** Sayings: numbers, and stats with their changes. */
export interface ValuesSayings {
  // Numbers.
  'value.at-least': 'sum' | 'min';
  'value.energy': 'who';
  'value.wounds': 'who';
  'value.earlier-wounds': 'who';
  'value.remaining': 'who';
  'value.health': 'who';
  'value.stones': 'who';
  'value.melee-range': 'who';
  'value.aura': never;
  'value.evade': 'who';
  'value.turn': never;
  'value.friendly-slain': never;
  'value.slain': never;
  'value.count': 'who';
  'value.at-most': 'counted' | 'max';
  'value.discarded': 'who';
  'value.pieces': 'pieces' | 'reach' | 'who';
  'value.beyond': 'value' | 'n';
  'value.half': 'value';
  'value.least': 'a' | 'b';
  'value.times': 'a' | 'b';
  'value.plus': 'a' | 'b';
  'value.energy-left': never;
  'value.result': never;
  'value.each-beyond': 'one' | 'who' | 'n';
  'value.for-each': 'amount' | 'each' | 'most';
  'value.at-most-each': 'max';
  'value.for-each-laid': 'amount';
  'value.for-each-brought': 'amount';
  'value.as-much': 'noun';
  'value.as-many': 'noun';
  'value.equal-to': 'noun' | 'value';
  'value.more-if': 'n' | 'what' | 'more';

  // Stats and their changes.
  'stat.melee': 'change';
  'stat.arcane': 'change';
  'stat.evade': 'change';
  'stat.melee-range': 'change';
  'stat.jog': 'change';
  'stat.ability-range': 'change';
  'stat.arcane-range': 'change';
  'stat.arcane-cards': 'change';
  'stat.resist-cards': 'change';
  'stat.aura': 'change';
}
