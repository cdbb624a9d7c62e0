import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { rolesLacking, type Bonds } from './bonds.ts';
import { STRENGTH_MARKS, type TroupeRole, type StrengthMark } from '../terms.ts';

type StrengthMarks = readonly number[];
/** A number from 0 to below `count`, drawn from a seed. */
export type AdviceChance = (count: number) => number;

const LONGEST = 2_147_483_647;
const STEP = 16_807;

/** A pseudo-random generator seeded by a word: the same word gives the same numbers. */
export function chanceOf(word: string): AdviceChance {
  let state = 1;
  for (const letter of word) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % LONGEST || 1;
  return (count) => {
    state = (state * STEP) % LONGEST;
    return state % count;
  };
}

const known = new WeakMap<Bonds, Map<CharacterId, StrengthMarks>>();

/** The amount of each strength that a character has; a low Evade counts high. */
function marksOf(id: CharacterId, bonds: Bonds): StrengthMarks {
  const all = known.get(bonds) ?? new Map<CharacterId, StrengthMarks>();
  known.set(bonds, all);
  const kept = all.get(id);
  if (kept) return kept;
  const [card, roles] = [bonds.cards.get(id), bonds.roles.get(id)];
  const able = (role: TroupeRole): number => Number(roles?.has(role) === true);
  const marks = card
    ? [
        card.melee / 6,
        card.arcane / 6,
        (2 - card.evade) / 4,
        card.health / 12,
        card.blueDots.length / 5,
        able('heals'),
        able('moves'),
        able('shoots'),
      ]
    : STRENGTH_MARKS.map(() => 0);
  all.set(id, marks);
  return marks;
}

/** The mean of each strength over these characters. */
export function sharesOf(characters: readonly CharacterId[], bonds: Bonds): number[] {
  const sums = STRENGTH_MARKS.map(() => 0);
  for (const id of characters) for (const [mark, value] of marksOf(id, bonds).entries()) sums[mark] = (sums[mark] ?? 0) + value;
  return sums.map((total) => total / Math.max(1, characters.length));
}

const TROUPES = 1000;

/** For each strength, the sorted values of random troupes of a faction and size. */
export type TroupeSpread = readonly StrengthMarks[];

/** Makes the random troupes, one a step. */
export function* findingSpread(faction: Faction, size: number, bonds: Bonds): Generator<number, TroupeSpread> {
  const able = [...bonds.cards.values()]
    .filter((card) => card.unselectable !== true && card.factions.includes(faction))
    .map(({ id }) => id);
  const chance = chanceOf(`${faction} ${size}`);
  const troupes: number[][] = [];
  while (troupes.length < TROUPES) {
    const pool = [...able];
    const troupe: CharacterId[] = [];
    while (troupe.length < size && pool.length > 0) troupe.push(...pool.splice(chance(pool.length), 1));
    yield troupes.push(sharesOf(troupe, bonds));
  }
  return STRENGTH_MARKS.map((_, mark) => troupes.map((shares) => shares[mark] ?? 0).sort((a, b) => a - b));
}

const HIGH = 80;
const LOW = 20;

/** The percentage of the sorted values that are lower; equal ones count half. */
function placeIn(sorted: StrengthMarks, value: number): number {
  const below = sorted.filter((share) => share < value - 1e-9).length;
  const same = sorted.filter((share) => Math.abs(share - value) <= 1e-9).length;
  return sorted.length === 0 ? 50 : ((below + same / 2) / sorted.length) * 100;
}

export interface TroupeAdvice {
  good: readonly StrengthMark[];
  help: readonly StrengthMark[];
  nobody: readonly TroupeRole[];
  places: Readonly<Record<StrengthMark, number>>;
}

/** The strengths and weaknesses of a troupe, compared with random troupes of its faction and size. */
export function adviceFor(characters: readonly CharacterId[], spread: TroupeSpread, bonds: Bonds): TroupeAdvice {
  const shares = sharesOf(characters, bonds);
  const places = Object.fromEntries(
    STRENGTH_MARKS.map((mark, index) => [mark, Math.round(placeIn(spread[index] ?? [], shares[index] ?? 0))]),
  ) as Record<StrengthMark, number>; // a key for each strength
  return {
    good: STRENGTH_MARKS.filter((mark) => places[mark] >= HIGH),
    help: STRENGTH_MARKS.filter((mark) => places[mark] <= LOW),
    nobody: rolesLacking(characters, bonds),
    places,
  };
}
