import type { CharacterId } from '../../rules/terms/ids.ts';
import type { AdviceChance } from './advice.ts';
import type { FairPair } from '../answers.ts';
import { weightOf, type Bonds } from './bonds.ts';
import type { Day, Tie } from '../terms.ts';

/** The reason why two troupes are proposed. */
export type EveningReason =
  | { because: 'never-out' | 'longest-ago' | 'fresh-paint'; character: CharacterId }
  | { because: 'together'; tie: Tie }
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
  /** Characters that were painted lately. */
  fresh: ReadonlySet<CharacterId>;
  /** The day on which each was last played; a character that was never played has no entry. */
  fielded: ReadonlyMap<CharacterId, Day>;
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

/** The strongest tie within a troupe; null when there is none. */
function closest(troupe: readonly CharacterId[], bonds: Bonds): Tie | null {
  const inside = new Set(troupe);
  const ties = troupe.flatMap((id) => (bonds.ties.get(id) ?? []).filter(({ by, to }) => by === id && inside.has(to)));
  return ties.reduce<Tie | null>((best, tie) => (best && weightOf(best, bonds) >= weightOf(tie, bonds) ? best : tie), null);
}

const EVEN_ENOUGH = 60;
const IDEAS = 3;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const everybody = ({ first, second }: FairPair): CharacterId[] => [...first, ...second];

/** All ideas of each kind. That two troupes are about even is a reason only where there is no other. */
function candidatesOf({ pairs, painted, fresh, fielded, bonds, chance }: EveningNeeds): { kinds: EveningPlan[][]; spare: EveningPlan[][] } {
  const pool = pairs.slice(0, EVEN_ENOUGH);
  const days = pool.flatMap(everybody).flatMap((id) => fielded.get(id) ?? []);
  const oldest = Math.min(...days);
  const because = (kind: 'never-out' | 'longest-ago' | 'fresh-paint', fits: (id: CharacterId) => boolean): EveningPlan[] =>
    pool.flatMap((pair): EveningPlan[] => {
      const fitting = everybody(pair).filter(fits);
      const character = fitting[chance(Math.max(1, fitting.length))];
      return character === undefined ? [] : [{ ...pair, reason: { because: kind, character } }];
    });
  const together = pool.flatMap((pair): EveningPlan[] => {
    const ties = [pair.first, pair.second].flatMap((troupe) => closest(troupe, bonds) ?? []);
    const tie = ties[chance(Math.max(1, ties.length))];
    return tie ? [{ ...pair, reason: { because: 'together', tie } }] : [];
  });
  const kinds = [
    fielded.size === 0 ? [] : because('never-out', (id) => !fielded.has(id)),
    because('fresh-paint', (id) => fresh.has(id)),
    pool.flatMap((pair): EveningPlan[] =>
      everybody(pair).every((id) => painted.has(id)) ? [{ ...pair, reason: { because: 'painted' } }] : [],
    ),
    pool.flatMap((pair): EveningPlan[] => {
      const [first, second] = [peopleOf(pair.first, bonds), peopleOf(pair.second, bonds)];
      return first === null || second === null || first === second ? [] : [{ ...pair, reason: { because: 'people', first, second } }];
    }),
    days.every((day) => day === oldest) ? [] : because('longest-ago', (id) => fielded.get(id) === oldest),
    together,
  ];
  const even = pool.map((pair): EveningPlan => ({ ...pair, reason: { because: 'even' } }));
  return { kinds, spare: [together, together, even, even, even] };
}

/** Three pairs of troupes, each with a different reason where possible. */
export function eveningOf(needs: EveningNeeds): EveningPlan[] {
  const { chance } = needs;
  const { kinds, spare } = candidatesOf(needs);
  const plans: EveningPlan[] = [];
  const isNew = ({ first, second, reason }: EveningPlan): boolean =>
    !plans.some((plan) => isSame([plan.first, plan.second], [first, second]) || (reason.because !== 'even' && isSame(plan.reason, reason)));
  const start = chance(kinds.length);
  for (const plansOfKind of [...kinds.slice(start), ...kinds.slice(0, start), ...spare]) {
    const open = plansOfKind.filter(isNew);
    const plan = open[chance(Math.max(1, open.length))];
    if (plan && plans.length < IDEAS) plans.push(plan);
  }
  return plans;
}
