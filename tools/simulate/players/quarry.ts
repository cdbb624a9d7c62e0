import type { Keyword, TerrainName } from '../../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { callsOf, doesSome, keywordsIn } from './company.ts';

// The part of the board that an aim needs: its models, and what they have to approach.

/** The places to which the models of an aim must go. */
export type Goal = 'foe' | 'friend' | 'stone' | { terrain: TerrainName };

/** The needs of an aim by its card. */
export interface Quarry {
  /** The character of the aim; null for a card of the first seat, and where the aim waits for something to happen to a friend. */
  hero: CharacterId | null;
  goal: Goal;
  /** True if the text works in an arcane duel, and in a melee. */
  arcane: boolean;
  fight: boolean;
  /** The actions of other models for which it waits. */
  calls: readonly string[];
  /** The character with the aim; null for a card. It saves this much energy for it: all of its energy where more energy has more effect. */
  bearer: CharacterId | null;
  cost: number;
  /** Its targets need one of these keywords, if there are any. */
  targets: readonly Keyword[];
  /** The models that it wants hurt: those with one of these keywords, or those that hold a moonstone. */
  prey: readonly Keyword[];
  loot: boolean;
  /** True if it waits for a card that was set aside. */
  adds: boolean;
}

const WITH_ARCANE = [
  '"uses-arcane"',
  '"adds-card"',
  '"arcane-start"',
  '"catastrophe"',
  '"hands-drawn"',
  '"bluffed"',
  '"arcane-drawn"',
  '"with":["arcane"]',
];
const WITH_STONES = ['"harvests"', '"what":"stone"', '"stone-lost"', '"take-stone"', '"holdsStone"', '"all-stones"'];
const FOR_LOOT = ['"stone-lost"', '"take-stone"', '"holdsStone"', '"keeps-stones"'];
const FOR_HARM = ['"slain"', '"would-suffer"', '"wounded"', '"caused-wounds"', '"would-be-slain"'];
const FOR_FRIENDS = ['slain', 'would-be-slain', 'wounded', 'would-suffer'].map((on) => `"on":"${on}","who":{"side":"friendly"`);
const FOR_ENERGY = ['"pays":true', '{"result":"energy"}'];
const ALL = 9;
const PEACEFUL = ['"game-end"', '"immediately"', '"deploy'];

function goalOf(text: string): Goal {
  const near = /"(?:nearTerrain|inTerrain|terrain)":"([a-z]+)"/.exec(text)?.[1];
  if (near !== undefined) return { terrain: near as TerrainName };
  if ([...WITH_STONES, ...PEACEFUL].some((phrase) => text.includes(phrase))) return 'stone';
  return text.includes('"side":"friendly"') && !text.includes('"side":"enemy"') ? 'friend' : 'foe';
}

/** The energy of an action for which the aim waits, if its own character takes it; 0 when it cannot. */
function priceOfCalls(bearer: CharacterId | null, calls: readonly string[]): number {
  const able = catalogue.characters[bearer ?? '']?.abilities.filter((ability) => doesSome(ability, calls)) ?? [];
  return Math.max(0, ...able.map((ability) => (ability.kind === 'passive' ? 0 : ability.cost)));
}

/** `text`: the text of the aim's card; null where there is none. */
export function quarryOf(aim: string, text: unknown): Quarry {
  const [character = ''] = aim.split('/');
  const json = JSON.stringify(text);
  const speaksOf = (words: readonly string[]): boolean => words.some((word) => json.includes(word));
  const arcane = speaksOf(WITH_ARCANE);
  const ofFriends = FOR_FRIENDS.some((phrase) => json.includes(phrase));
  const bearer = catalogue.characters[character] ? character : null;
  return {
    bearer,
    hero: ofFriends ? null : bearer,
    goal: goalOf(json),
    arcane,
    fight: !arcane && !speaksOf(PEACEFUL),
    calls: [...callsOf(text), ...(catalogue.characters[character]?.unselectable ? ['"do":"summon"', '"do":"become"'] : [])],
    cost: speaksOf(FOR_ENERGY) ? ALL : Math.max(Number(/"cost":(\d+)/.exec(json)?.[1] ?? 0), priceOfCalls(bearer, callsOf(text))),
    targets: keywordsIn([text].flat().map((item) => (item as { target?: unknown } | null)?.target ?? null)),
    prey: speaksOf(FOR_HARM) ? keywordsIn(text) : [],
    loot: speaksOf(FOR_LOOT),
    adds: json.includes('"adds-card"'),
  };
}

/** True if the aim concerns a model. */
export const isHero = ({ hero }: Quarry, { character, seat }: Model): boolean => (hero === null ? seat === 0 : character === hero);

/** The models on the board that the aim concerns. */
export const heroesOf = (quarry: Quarry, { table }: Match): Model[] =>
  Object.values(table.models).filter((model) => model.status === 'board' && isHero(quarry, model));

/** True if the aim wants a model hurt. */
export function isPrey({ prey, loot }: Quarry, { table }: Match, { id, character }: Model): boolean {
  const { keywords = [] } = catalogue.characters[character] ?? {};
  return prey.some((word) => keywords.includes(word)) || (loot && table.stones.some(({ holder }) => holder === id));
}
