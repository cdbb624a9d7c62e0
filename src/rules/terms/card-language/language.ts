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

// The whole language as one shape, for whatever reads cards that others have written.

mean({ which: filter, value: amount, cond: condition, mod: modifier, eff: effect, ability: printed });

/** Raised with each new row or field, so that cards in words from later are told from damaged ones. */
export const LANGUAGE = 1;

const shape = {
  characters: v.record(v.string(), character),
  melee: ofMelee(meleeFace),
  tableCards: maybe(v.record(v.string(), tableCard)),
  upgrades: maybe(v.record(v.string(), upgrade)),
};
/** The cards in play, every node of every card. */
export const cardsShape = v.object(shape) as unknown as v.GenericSchema<Catalogue>; // types of its parts follow from their shapes
/** A character, every node of its card. */
export const characterShape = character as unknown as v.GenericSchema<Character>;
/** The other cards, likewise. */
export const upgradeShape = upgrade as unknown as v.GenericSchema<Upgrade>;
export const tableCardShape = tableCard as unknown as v.GenericSchema<TableCard>;
/** An ability that a model has gained, the modifiers on it, and until when. */
export const abilityShape = printed as unknown as v.GenericSchema<Ability>;
export const modifiersShape = v.array(modifier) as unknown as v.GenericSchema<Mod[]>;
export const untilShape = until;
