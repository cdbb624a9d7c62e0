import type { TerrainName } from '../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../src/rules/terms/ids.ts';
import type { Match, Model } from '../../src/rules/terms/match.ts';
import { catalogue } from '../../src/cards/index.ts';

// What an aim is about on the board: whose it is, and what they have to come near to.

/** Where those whose aim it is must go. */
export type Goal = 'foe' | 'friend' | 'stone' | { terrain: TerrainName };

/** What an aim asks of the players, read off its card. */
export interface Quarry {
  /** Whose it is; null for a card of the first seat. */
  hero: CharacterId | null;
  goal: Goal;
  /** It speaks in an arcane duel, in a fight, or when somebody enters play. */
  arcane: boolean;
  fight: boolean;
  summons: boolean;
  /** The most energy it costs. */
  cost: number;
}

const WITH_ARCANE = [
  '"uses-arcane"',
  '"arcane-start"',
  '"catastrophe"',
  '"hands-drawn"',
  '"bluffed"',
  '"arcane-drawn"',
  '"with":["arcane"]',
];
const WITH_STONES = ['"harvests"', '"what":"stone"', '"stone-lost"', '"take-stone"', '"holdsStone"', '"all-stones"'];
const PEACEFUL = ['"game-end"', '"immediately"', '"deploy'];

function goalOf(text: string): Goal {
  const near = /"(?:nearTerrain|inTerrain|terrain)":"([a-z]+)"/.exec(text)?.[1];
  if (near !== undefined) return { terrain: near as TerrainName };
  if (WITH_STONES.some((what) => text.includes(what))) return 'stone';
  return text.includes('"side":"friendly"') && !text.includes('"side":"enemy"') ? 'friend' : 'foe';
}

/** `text`: what the card says of the aim; null where there is none. */
export function quarryOf(aim: string, text: unknown): Quarry {
  const [character = ''] = aim.split('/');
  const hero = catalogue.characters[character] ? character : null;
  const said = JSON.stringify(text);
  const arcane = WITH_ARCANE.some((what) => said.includes(what));
  return {
    hero,
    goal: goalOf(said),
    arcane,
    fight: !arcane && !PEACEFUL.some((what) => said.includes(what)),
    summons: said.includes('"entered"'),
    cost: Number(/"cost":(\d+)/.exec(said)?.[1] ?? 0),
  };
}

/** Whether a model is one the aim is about. */
export const isHero = ({ hero }: Quarry, { character, seat }: Model): boolean => (hero === null ? seat === 0 : character === hero);

/** Those on the board whom the aim is about. */
export const heroesOf = (quarry: Quarry, { table }: Match): Model[] =>
  Object.values(table.models).filter((model) => model.status === 'board' && isHero(quarry, model));
