import { AIMS, campaignCards, firing, signatures, standing, tableCards, unreachable, upgrades } from './players/aims.ts';
import type { PlayedMatch } from './play-match.ts';

/** The counts of a soak as plain JSON, so that another process can continue it. */
export interface Tally {
  seed: string;
  /** The number of the first match, and of the next match to play. */
  from: number;
  next: number;
  finished: number;
  decisions: number;
  /** Milliseconds spent on decisions, and in all. */
  deciding: number;
  lasted: number;
  /** The faults, each with the command that reproduces it. */
  violations: string[];
  used: Record<string, number>;
  /** The number of attempts and successes of each aim. */
  aims: Record<string, { tried: number; reached: number }>;
}

export const emptyTally = (seed: string, from: number): Tally => ({
  seed,
  from,
  next: from,
  finished: 0,
  decisions: 0,
  deciding: 0,
  lasted: 0,
  violations: [],
  used: {},
  aims: {},
});

/** Counts one more match. `reached`: whether its aim was reached. */
export function count(tally: Tally, wish: string, reached: boolean, played: PlayedMatch): void {
  tally.next += 1;
  tally.finished += played.finished ? 1 : 0;
  tally.decisions += played.decisions;
  tally.deciding += Number(played.spent / 1_000_000n);
  for (const [name, times] of played.used) tally.used[name] = (tally.used[name] ?? 0) + times;
  const { tried, reached: before } = tally.aims[wish] ?? { tried: 0, reached: 0 };
  tally.aims[wish] = { tried: tried + 1, reached: before + (reached ? 1 : 0) };
}

/** The aim that was tried least and never seen; undefined when all were seen. */
export function leastTried({ used, aims }: Tally): string | undefined {
  const remaining = AIMS.filter((name) => used[name] === undefined);
  const least = Math.min(...remaining.map((name) => aims[name]?.tried ?? 0));
  return remaining.find((name) => (aims[name]?.tried ?? 0) === least);
}

/** The sums of the numbers of several parts of a soak. */
function added(parts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const part of parts) for (const [name, number] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + number;
  return sum;
}

const GROUPS = { abilities: firing, signatures, tableCards, campaignCards, upgrades, standing };
export type Report = ReturnType<typeof reportOf>;

/** The joint report of the parts of a soak. */
export function reportOf(parts: readonly Tally[]) {
  const used = added(parts.map((part) => part.used));
  const sum = (countOf: (part: Tally) => number): number => parts.reduce((all, part) => all + countOf(part), 0);
  const share = (names: readonly string[]) => ({
    used: names.filter((name) => used[name] !== undefined).length,
    total: names.length,
    never: names.filter((name) => used[name] === undefined),
    times: Object.fromEntries(names.map((name) => [name, used[name] ?? 0])),
  });
  const matches = sum(({ from, next }) => next - from);
  return {
    matches,
    finished: sum(({ finished }) => finished),
    decisions: sum(({ decisions }) => decisions),
    decisionsPerSecond: Math.round(sum(({ decisions }) => decisions) / (sum(({ deciding }) => deciding) / 1000)),
    matchesPerSecond: Math.round((matches / (sum(({ lasted }) => lasted) / 1000)) * 100) / 100,
    violations: parts.flatMap(({ violations }) => violations),
    abilities: share(GROUPS.abilities),
    signatures: share(GROUPS.signatures),
    tableCards: share(GROUPS.tableCards),
    campaignCards: share(GROUPS.campaignCards),
    upgrades: share(GROUPS.upgrades),
    standing: share(GROUPS.standing),
    aims: {
      tried: added(parts.map(({ aims }) => Object.fromEntries(Object.entries(aims).map(([name, { tried }]) => [name, tried])))),
      reached: added(parts.map(({ aims }) => Object.fromEntries(Object.entries(aims).map(([name, { reached }]) => [name, reached])))),
    },
    unreachable: Object.fromEntries(unreachable),
  };
}

const NAMES = {
  abilities: 'abilities',
  signatures: 'signature moves',
  tableCards: 'Events and Agendas',
  campaignCards: 'campaign cards',
  upgrades: 'upgrades',
  standing: 'abilities and upgrades that go without saying',
} as const;

/** A report as lines of text. */
export function linesOf(report: Report): string[] {
  const { finished, matches, decisions, decisionsPerSecond, matchesPerSecond, violations } = report;
  return [
    `${finished} of ${matches} matches finished, ${decisions} decisions, ${decisionsPerSecond} a second; with the checks ${matchesPerSecond} matches a second`,
    ...(Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((group) => {
      const { used, total, never } = report[group];
      return [`${used} of ${total} ${NAMES[group]} used`, ...never.map((name) => `  never used: ${name}`)];
    }),
    ...[...unreachable].map(([name, cause]) => `not to be seen: ${name}: ${cause}`),
    `${violations.length} violations`,
  ];
}
