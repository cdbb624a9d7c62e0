// The language in which every card is written: plain data, read by the rules, the printed text, computer players and the card editor.
// One node = one handler in src/rules/effects = one sentence template in src/words. Distances are inches, as printed.

export type * from './card-language/words.ts';
export type * from './card-language/conditions.ts';
export type * from './card-language/modifiers.ts';
export type * from './card-language/effects.ts';
export type * from './card-language/abilities.ts';
export type * from './card-language/cards.ts';
export type { PlayMoment, SeatRule, TableCard } from './table-card.ts';
