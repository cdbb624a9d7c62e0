import type { Keyword, TerrainName } from '../../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { callsOf, doesSome, keywordsIn } from './company.ts';

// What an aim is about on the board: whose it is, and what they have to come near to.

/** The places to which the models of an aim must go. */
export type Goal = 'foe' | 'friend' | 'stone' | { terrain: TerrainName };

/** The demands of an aim on the players, as its card says. */
export interface Quarry {
  /** Whose it is; null for a card of the first seat, and where it waits for what happens to a friend. */
  hero: CharacterId | null;
  goal: Goal;
  /** It speaks in an arcane duel, or in a fight. */
  arcane: boolean;
  fight: boolean;
  /** The actions of others for which it waits. */
  calls: readonly string[];
  /** Its bearer; null for a card. The bearer saves this much energy for it: all it can have where more energy does more. */
  bearer: CharacterId | null;
  cost: number;
  /** Its targets carry one of these keywords, when there are any. */
  targets: readonly Keyword[];
  /** Whom it wants hurt: those with one of these keywords, or those who hold a stone. */
  prey: readonly Keyword[];
  loot: boolean;
  /** It waits for a card that was laid by. */
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

/** The cost for the bearer of an action for which the aim waits; 0 when it cannot take it. */
function priceOfCalls(bearer: CharacterId | null, calls: readonly string[]): number {
  const able = catalogue.characters[bearer ?? '']?.abilities.filter((ability) => doesSome(ability, calls)) ?? [];
  return Math.max(0, ...able.map((ability) => (ability.kind === 'passive' ? 0 : ability.cost)));
}

/** `text`: what the card says of the aim; null where there is none. */
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

/** Whether a model is one the aim is about. */
export const isHero = ({ hero }: Quarry, { character, seat }: Model): boolean => (hero === null ? seat === 0 : character === hero);

/** Those on the board whom the aim is about. */
export const heroesOf = (quarry: Quarry, { table }: Match): Model[] =>
  Object.values(table.models).filter((model) => model.status === 'board' && isHero(quarry, model));

/** Whether a model is one that the aim wants hurt. */
export function isPrey({ prey, loot }: Quarry, { table }: Match, { id, character }: Model): boolean {
  const { keywords = [] } = catalogue.characters[character] ?? {};
  return prey.some((word) => keywords.includes(word)) || (loot && table.stones.some(({ holder }) => holder === id));
}
