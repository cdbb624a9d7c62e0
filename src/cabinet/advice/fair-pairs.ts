import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { sharesOf, type AdviceChance } from './advice.ts';
import type { FairPair } from '../answers.ts';
import type { Bonds } from './bonds.ts';

const TRIES = 5000;
const STEP = 100;

const shuffled = <T>(all: readonly T[], chance: AdviceChance): T[] => {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const second = chance(last + 1);
    const [a, b] = [order[last], order[second]];
    if (a !== undefined && b !== undefined) [order[last], order[second]] = [b, a];
  }
  return order;
};

/** A random legal troupe; null when the pool does not yield one. */
function drawn(pool: readonly CharacterId[], faction: Faction, size: number, bonds: Bonds, chance: AdviceChance): CharacterId[] | null {
  const troupe: CharacterId[] = [];
  for (const id of shuffled(pool, chance)) {
    const card = bonds.cards.get(id);
    if (card?.unselectable === true || !card?.factions.includes(faction)) continue;
    if (troupe.some((picked) => bonds.rivals.get(id)?.has(picked))) continue;
    troupe.push(id);
    if (troupe.length === size) return troupe.sort();
  }
  return null;
}

/** The difference between the strengths of two troupes; 0 when they are equal. */
const gapOf = (a: readonly CharacterId[], b: readonly CharacterId[], bonds: Bonds): number => {
  const [first, second] = [sharesOf(a, bonds), sharesOf(b, bonds)];
  return Math.sqrt(first.reduce((sum, value, mark) => sum + (value - (second[mark] ?? 0)) ** 2, 0));
};

/** Random pairs of legal troupes from these figures, the most even first; a step for every hundred attempts. */
export function* findingPairs(
  present: readonly CharacterId[],
  size: number,
  bonds: Bonds,
  chance: AdviceChance,
  tries = TRIES,
): Generator<number, FairPair[]> {
  const pairs = new Map<string, FairPair>();
  const pool = [...new Set(present)].sort();
  for (let round = 0; round < tries; round += 1) {
    if (round % STEP === 0) yield round;
    const factions: [Faction, Faction] = [
      FACTIONS[chance(FACTIONS.length)] ?? 'commonwealth',
      FACTIONS[chance(FACTIONS.length)] ?? 'commonwealth',
    ];
    const first = drawn(pool, factions[0], size, bonds, chance);
    const second =
      first &&
      drawn(
        pool.filter((id) => !first.includes(id)),
        factions[1],
        size,
        bonds,
        chance,
      );
    if (!second) continue;
    const key = [first.join(','), second.join(',')].sort().join('|');
    if (!pairs.has(key)) pairs.set(key, { first, second, factions, gap: gapOf(first, second, bonds) });
  }
  return [...pairs.values()].sort((a, b) => a.gap - b.gap);
}
