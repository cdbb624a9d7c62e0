// The language in which every card is written: plain data, read by the rules, the printed text, computer players and the card editor.
// One node = one row of a table in this folder = one handler in src/rules = one sentence in src/words. Distances are inches, as printed.
// These are its types; `language.ts` checks cards that come from elsewhere.

export type * from './card-language/words.ts';
export type * from './card-language/conditions.ts';
export type * from './card-language/modifiers.ts';
export type * from './card-language/effects.ts';
export type * from './card-language/abilities.ts';
export type * from './card-language/cards.ts';
export type * from './card-language/table-cards.ts';
