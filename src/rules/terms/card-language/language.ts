import * as v from 'valibot';
import { printed, type Ability } from './abilities.ts';
import { character, meleeFace, ofMelee, upgrade, type Catalogue, type Character, type Upgrade } from './cards.ts';
import { condition } from './conditions.ts';
import { effect } from './effects.ts';
import { mean } from './grammar.ts';
import { maybe } from './plain.ts';
import { modifier, type Mod } from './modifiers.ts';
import { tableCard, type TableCard } from './table-cards.ts';
import { amount, filter, until } from './words.ts';

// The shape of the whole language, for code that reads other people's cards.

mean({ which: filter, value: amount, cond: condition, mod: modifier, eff: effect, ability: printed });

/** The number of the language. It goes up with each new row or field, so that cards of a later edition can be told from damaged ones. */
export const LANGUAGE = 1;

const shape = {
  characters: v.record(v.string(), character),
  melee: ofMelee(meleeFace),
  tableCards: maybe(v.record(v.string(), tableCard)),
  upgrades: maybe(v.record(v.string(), upgrade)),
};
/** The shape of the cards in play, down to every node. */
export const cardsShape = v.object(shape) as unknown as v.GenericSchema<Catalogue>; // the types of the parts are made from their shapes
/** The shape of a character, down to every node. */
export const characterShape = character as unknown as v.GenericSchema<Character>;
/** The same for an upgrade and for a player's card. */
export const upgradeShape = upgrade as unknown as v.GenericSchema<Upgrade>;
export const tableCardShape = tableCard as unknown as v.GenericSchema<TableCard>;
/** The shapes of what a match stores of texts: an ability that a model has gained, modifiers, and until when they last. */
export const abilityShape = printed as unknown as v.GenericSchema<Ability>;
export const modifiersShape = v.array(modifier) as unknown as v.GenericSchema<Mod[]>;
export const untilShape = until;
