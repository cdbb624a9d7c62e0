import * as v from 'valibot';
import { COLOURS } from '../decks.ts';
import { cond, eff, node, value, which, told, type OutputOf } from './grammar.ts';
import { abilityName, boundName, characterNames, count, flag, keywordNames, list, maybe, number, pickedName } from './plain.ts';

// The words of the language: who, which, how much, how long.

export type Keyword = string;

/** An action: `any` is every one, `reload` any active ability that makes a weapon usable again. */
export const action = v.union([
  v.picklist(['step', 'jog', 'traverse', 'harvest', 'melee', 'active', 'arcane', 'reload', 'reaction-step', 'any']),
  node({ ability: abilityName }),
]);
export type ActionName = OutputOf<typeof action>;

/** `arcane-range`: of arcane abilities alone; `arcane-cards`: drawn for one on top of everything; `resist-cards`: drawn to resist one of an enemy that targets it; `aura`: what is added to the distance of an aura that counts it. */
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

/** `next-action`: for the bearer's next action alone, and only if that is a melee attack (on `against`, when given); `next-attack`: for its next melee attack of the turn; `acts`: until it next takes an action, in this turn; `lapse`: until a text of its own ends it, no other end being printed. */
export const until = v.picklist(['action', 'next-action', 'next-attack', 'acts', 'activation', 'turn', 'game', 'slain', 'lapse']);
export type Until = OutputOf<typeof until>;

export const side = v.picklist(['friendly', 'enemy']);

/** A reference to somebody already known. */
export const who = v.union([
  v.picklist([
    'self', // the character the card belongs to
    'target', // the declared target
    'enemy', // the other side of the melee under way
    'originator', // who declared the action that is interrupted
    'subject', // whom the moment happened to
    'each', // loop variable of pulse, for-each, and of filters
    'nominee', // whom the bearer has nominated
    'summoner', // the model that summoned the bearer
  ]),
  node({ picked: pickedName }), // bound by pick
]);
export type Who = OutputOf<typeof who>;
export const pair = v.strictTuple([who, who]);

/** A filter; describes a set of models on the board. */
export const filter = node({
  side: maybe(side), // seen from the controller of the card
  other: maybe(flag), // leaves out self
  but: maybe(who), // leaves out these
  only: maybe(who), // leaves out everybody else
  nearest: maybe(flag), // of them those nearest to self alone
  is: maybe(keywordNames), // any of
  isNot: maybe(keywordNames),
  named: maybe(characterNames),
  slain: maybe(flag), // of those that are, instead of those on the board
  within: maybe(node({ in: value, of: maybe(who), los: maybe(flag) })),
  nearMark: maybe(number), // so near to the moonstone, the model or the point that the action targets
  if: maybe(list(cond)), // with `each` bound to the candidate
});
export type Which = OutputOf<typeof filter>;

/** Numbers that are reckoned, each kind told by its first field. */
export const values = {
  /** x × X + plus */
  x: { x: number, plus: maybe(number), min: maybe(number) },
  count: { count: v.union([v.picklist(['friendly-slain', 'slain']), which]), max: maybe(number) },
  /** `beyond`: as much as it is more than that. */
  the: {
    the: v.picklist(['energy', 'wounds', 'earlier-wounds', 'remaining', 'health', 'stones', 'evade', 'melee-range', 'aura']),
    of: who,
    beyond: maybe(number),
  },
  /** Wounds that these have suffered in the Discard Step under way, the slain among them. */
  discarded: { discarded: which },
  /** Terrain pieces within so many inches. */
  pieces: { pieces: terrain, in: number, of: who },
  /** Rounded up. */
  half: { half: value },
  least: { least: v.strictTuple([value, value]) },
  mul: { mul: v.strictTuple([value, value]) },
  add: { add: v.strictTuple([value, value]) },
  /** The real result of a bound effect. */
  result: { result: boundName },
};
export const amount = v.union([number, v.picklist(['X', 'turn-number']), told(values, 'result')]);
export type Value = OutputOf<typeof amount>;

export const limit = node({
  per: v.picklist(['turn', 'game']),
  max: maybe(count), // 1 when left out
  reloadable: maybe(flag),
  first: maybe(flag), // only the first such moments: one that is let pass is over
  unlessAdded: maybe(flag), // a use in which a card laid aside is added counts for nothing, and may be made though there is none left
});
export type Limit = OutputOf<typeof limit>;

/** What an arcane outcome asks for: `X` is any number of these colours; `from`: less than that comes to nothing. @rule ARC-21 */
export const cardSpec = v.union([
  v.literal('catastrophe'),
  node({ colour: v.union([v.literal('any'), list(v.picklist(COLOURS))]), value: v.picklist(['X', 1, 2, 3]), from: maybe(count) }),
]);
export type CardSpec = OutputOf<typeof cardSpec>;

export const outcome = node({ on: cardSpec, do: list(eff) });
export type Outcome = OutputOf<typeof outcome>;
