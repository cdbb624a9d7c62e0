import * as v from 'valibot';
import { COLOURS } from '../decks.ts';
import { cond, eff, node, value, which, shapeByField, type OutputOf } from './grammar.ts';
import { abilityName, boundName, characterNames, count, flag, keywordNames, list, maybe, number, pickedName } from './plain.ts';

// The small parts of the language: references to models, filters, values, durations.

export type Keyword = string;

/** An action: `any` is every action, `reload` any active ability that reloads a weapon. */
export const action = v.union([
  v.picklist(['step', 'jog', 'traverse', 'harvest', 'melee', 'active', 'arcane', 'reload', 'reaction-step', 'any']),
  node({ ability: abilityName }),
]);
export type ActionName = OutputOf<typeof action>;

/**
 * `arcane-range`: the range of arcane abilities only; `arcane-cards`: cards drawn for its arcane abilities, in addition to all others;
 * `resist-cards`: cards drawn to resist an enemy's arcane ability that targets it; `aura`: added to the distance of auras that count it.
 */
export const stat = v.picklist([
  'melee',
  'arcane',
  'evade',
  'melee-range',
  'jog',
  'ability-range',
  'arcane-range',
  'arcane-cards',
  'resist-cards',
  'aura',
]);
export type Stat = OutputOf<typeof stat>;

export const terrain = v.picklist(['water', 'woods', 'obstacle', 'barrier', 'building', 'tree', 'any']);
export type TerrainName = OutputOf<typeof terrain>;
/** Pieces of terrain of a kind, or models. */
export const over = v.picklist([...terrain.options, 'models']);

/**
 * `next-action`: for the bearer's next action, and only if that is a melee attack (on `against`, when given); `next-attack`: for its next melee
 * attack of the turn; `acts`: until it next takes an action in this turn; `lapse`: until an effect `lapse` ends it.
 */
export const until = v.picklist(['action', 'next-action', 'next-attack', 'acts', 'activation', 'turn', 'game', 'slain', 'lapse']);
export type Until = OutputOf<typeof until>;

export const side = v.picklist(['friendly', 'enemy']);

/** A reference to models that the text already knows. */
export const who = v.union([
  v.picklist([
    'self', // the character the card belongs to
    'target', // the declared target
    'enemy', // the other side of the melee under way
    'originator', // the model that declared the interrupted action
    'subject', // the model to which the moment happened
    'each', // the loop variable of pulse, for-each and filters
    'nominee', // the model that the bearer has nominated
    'summoner', // the model that summoned the bearer
  ]),
  node({ picked: pickedName }), // bound by pick
]);
export type Who = OutputOf<typeof who>;
export const pair = v.strictTuple([who, who]);

/** A filter: it describes a set of models on the board. */
export const filter = node({
  side: maybe(side), // seen from the controller of the card
  other: maybe(flag), // leaves out self
  but: maybe(who), // leaves out these
  only: maybe(who), // leaves out all other models
  nearest: maybe(flag), // of the models that fit, only the nearest to self
  is: maybe(keywordNames), // at least one of these keywords
  isNot: maybe(keywordNames),
  named: maybe(characterNames),
  slain: maybe(flag), // slain models, instead of models on the board
  within: maybe(node({ in: value, of: maybe(who), los: maybe(flag) })),
  nearMark: maybe(number), // within this many inches of the moonstone, the model or the point that the action targets
  if: maybe(list(cond)), // with `each` bound to the candidate
});
export type Which = OutputOf<typeof filter>;

/** Numbers that are computed; the first field of its row tells the kind of a number. */
export const values = {
  /** x × X + plus */
  x: { x: number, plus: maybe(number), min: maybe(number) },
  count: { count: v.union([v.picklist(['friendly-slain', 'slain']), which]), max: maybe(number) },
  /** `beyond`: only the part of the number above this. */
  the: {
    the: v.picklist(['energy', 'wounds', 'earlier-wounds', 'remaining', 'health', 'stones', 'evade', 'melee-range', 'aura']),
    of: who,
    beyond: maybe(number),
  },
  /** The number of wounds that these models, the slain among them, have suffered in the Discard Step under way. */
  discarded: { discarded: which },
  /** The number of pieces of terrain within `in` inches. */
  pieces: { pieces: terrain, in: number, of: who },
  /** Rounded up. */
  half: { half: value },
  least: { least: v.strictTuple([value, value]) },
  mul: { mul: v.strictTuple([value, value]) },
  add: { add: v.strictTuple([value, value]) },
  /** The actual result of an earlier effect with `bind`. */
  result: { result: boundName },
};
export const amount = v.union([number, v.picklist(['X', 'turn-number']), shapeByField(values, 'result')]);
export type Value = OutputOf<typeof amount>;

export const limit = node({
  per: v.picklist(['turn', 'game']),
  max: maybe(count), // 1 when left out
  reloadable: maybe(flag),
  first: maybe(flag), // counts moments, not uses: a moment that the player lets pass is used up
  unlessAdded: maybe(flag), // a use that adds a card that was set aside does not count, and may be made even when no use is left
});
export type Limit = OutputOf<typeof limit>;

/** The card that an arcane outcome asks for. `X`: a card of these colours with any number; `from`: with at least this number. @rule ARC-21 */
export const cardSpec = v.union([
  v.literal('catastrophe'),
  node({ colour: v.union([v.literal('any'), list(v.picklist(COLOURS))]), value: v.picklist(['X', 1, 2, 3]), from: maybe(count) }),
]);
export type CardSpec = OutputOf<typeof cardSpec>;

export const outcome = node({ on: cardSpec, do: list(eff) });
export type Outcome = OutputOf<typeof outcome>;
