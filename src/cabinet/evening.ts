import type { CharacterId } from '../rules/terms/ids.ts';
import type { AdviceChance } from './advice.ts';
import type { FairPair } from './answers.ts';
import type { Bonds } from './bonds.ts';

/** Why two troupes are proposed. */
export type EveningReason =
  | { because: 'never-out'; character: CharacterId }
  | { because: 'painted' }
  | { because: 'people'; first: string; second: string }
  | { because: 'even' };

export interface EveningPlan extends FairPair {
  reason: EveningReason;
}

/** The players, sizes and cabinets of an evening. */
export interface EveningNeeds {
  pairs: readonly FairPair[];
  painted: ReadonlySet<CharacterId>;
  /** How often each was fielded. */
  fielded: ReadonlyMap<CharacterId, number>;
  bonds: Bonds;
  chance: AdviceChance;
}

/** The keyword that most of a troupe share, when more than half do. */
function peopleOf(troupe: readonly CharacterId[], { cards }: Bonds): string | null {
  const counts = new Map<string, number>();
  for (const id of troupe) for (const word of cards.get(id)?.keywords ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [word, count] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [null, 0];
  return count * 2 > troupe.length ? word : null;
}

const EVEN_ENOUGH = 60;
const IDEAS = 3;

/** Three pairs, each for another reason where there is one. */
export function eveningOf({ pairs, painted, fielded, bonds, chance }: EveningNeeds): EveningPlan[] {
  const pool = pairs.slice(0, EVEN_ENOUGH);
  const everybody = ({ first, second }: FairPair): CharacterId[] => [...first, ...second];
  const candidates: EveningPlan[][] = [
    pool.flatMap((pair): EveningPlan[] => {
      const fresh = everybody(pair).filter((id) => !fielded.has(id));
      const character = fresh[chance(Math.max(1, fresh.length))];
      return character === undefined || fielded.size === 0 ? [] : [{ ...pair, reason: { because: 'never-out', character } }];
    }),
    pool.flatMap((pair): EveningPlan[] =>
      everybody(pair).every((id) => painted.has(id)) ? [{ ...pair, reason: { because: 'painted' } }] : [],
    ),
    pool.flatMap((pair): EveningPlan[] => {
      const [first, second] = [peopleOf(pair.first, bonds), peopleOf(pair.second, bonds)];
      return first === null || second === null || first === second ? [] : [{ ...pair, reason: { because: 'people', first, second } }];
    }),
    pool.map((pair): EveningPlan => ({ ...pair, reason: { because: 'even' } })),
  ];
  const plans: EveningPlan[] = [];
  const isNew = (plan: EveningPlan): boolean => !plans.some(({ first, second }) => `${first}|${second}` === `${plan.first}|${plan.second}`);
  for (const plansOfKind of [...candidates, candidates.at(-1) ?? [], candidates.at(-1) ?? []]) {
    const open = plansOfKind.filter(isNew);
    const plan = open[chance(Math.max(1, open.length))];
    if (plan && plans.length < IDEAS) plans.push(plan);
  }
  return plans;
}
