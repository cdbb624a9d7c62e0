import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import { NAMES, play, type Name, type Times } from './pairing.ts';
import { interval } from './report.ts';
import { pairedSetup, sittingOf, type MatchKind } from './setups.ts';
import { COUNTS, watchMatch, type Counts } from './watch-match.ts';

/** The opponents by which a level is measured: weaker levels, its own earlier state, and six other kinds, two of which were written last. */
export const POOL: readonly Name[] = NAMES.filter((name) => name !== 'strong');

/** One match of the pool. */
export interface PoolJob extends MatchKind {
  level: Name;
  opponent: Name;
  seed: string;
  pair: number;
  mirrored: boolean;
}

/** A line of the file: the result of a match. */
export interface PoolLine {
  job: PoolJob;
  /** The result of the level: 1, a half, or 0. */
  won: number;
  /** The mean moonstones of the level's seats minus those of the others. */
  margin: number;
  /** Processor seconds for each seat. */
  cpu: { level: number; opponent: number };
  /** The counts of the level's seats. */
  counts: Counts;
  faults: string[];
}

export interface PoolPlan {
  level: Name;
  opponents: readonly Name[];
  kinds: readonly MatchKind[];
  pairs: number;
  seed: string;
}

/** Every match of a plan, the numbers of pairs first, so that any beginning of the list is balanced. */
export function jobsOf({ level, opponents, kinds, pairs, seed }: PoolPlan): PoolJob[] {
  const all: PoolJob[] = [];
  for (let pair = 0; pair < pairs; pair += 1)
    for (const kind of kinds)
      for (const opponent of opponents) for (const mirrored of [false, true]) all.push({ level, opponent, ...kind, seed, pair, mirrored });
  return all;
}

const keyOf = (job: PoolJob): string =>
  [job.level, job.opponent, job.size, job.seats, job.everything, job.seed, job.pair, job.mirrored].join(' ');

/** The lines of a file; none where there is no file. An incomplete line is left out. */
export const linesOf = (file: string): PoolLine[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as PoolLine];
    } catch {
      return [];
    }
  });

function playedLine(job: PoolJob): PoolLine {
  const setup = pairedSetup(job, job.seed, job.pair)[job.mirrored ? 1 : 0];
  const sitting = sittingOf(job.seats, 'level', 'opponent', job.mirrored);
  const times: Record<string, Times> = {};
  const { watch, counts } = watchMatch(job.seats);
  const names = sitting.map((side) => (side === 'level' ? job.level : job.opponent));
  const game = play(setup, catalogue, names, times, watch);
  const mean = (side: string, values: readonly number[]): number => {
    const some = values.filter((_, seat) => sitting[seat] === side);
    return some.reduce((sum, value) => sum + value, 0) / Math.max(1, some.length);
  };
  const seconds = (name: Name, side: string): number =>
    [...(times[name]?.values() ?? [])].flat().reduce((sum, ms) => sum + ms, 0) /
    1000 /
    sitting.filter((player) => player === side || job.level === job.opponent).length;
  const levelCounts = Object.fromEntries(
    COUNTS.map((count) => [count, counts.reduce((sum, row, seat) => sum + (sitting[seat] === 'level' ? row[count] : 0), 0)]),
  ) as Counts;
  return {
    job,
    won: game.winner === 'draw' ? 0.5 : sitting[game.winner] === 'level' ? 1 : 0,
    margin: mean('level', game.stones) - mean('opponent', game.stones),
    cpu: { level: seconds(job.level, 'level'), opponent: seconds(job.opponent, 'opponent') },
    counts: levelCounts,
    faults: [...game.fallbacks, ...game.refused],
  };
}

/** Plays the matches that are not in the file yet, for so many minutes; gives whether all are played. */
export function playPool(plan: PoolPlan, file: string, minutes: number): boolean {
  const done = new Set(linesOf(file).map(({ job }) => keyOf(job)));
  const until = Date.now() + minutes * 60_000;
  for (const job of jobsOf(plan)) {
    if (done.has(keyOf(job))) continue;
    if (Date.now() > until) return false;
    appendFileSync(file, `${JSON.stringify(playedLine(job))}\n`);
  }
  return true;
}

interface PoolRow {
  opponent: string;
  matches: number;
  share: number;
  low: number;
  high: number;
  margin: number;
  cpu: { level: number; opponent: number };
  faults: number;
}

const round = (value: number, places = 1): number => Math.round(value * 10 ** places) / 10 ** places;

function rowOf(opponent: string, lines: readonly PoolLine[]): PoolRow {
  const count = (won: number): number => lines.filter((line) => line.won === won).length;
  const mean = (value: (line: PoolLine) => number): number => lines.reduce((sum, line) => sum + value(line), 0) / Math.max(1, lines.length);
  return {
    opponent,
    matches: lines.length,
    ...interval(count(1), count(0.5), count(0)),
    margin: round(
      mean(({ margin }) => margin),
      2,
    ),
    cpu: { level: round(mean(({ cpu }) => cpu.level)), opponent: round(mean(({ cpu }) => cpu.opponent)) },
    faults: lines.reduce((sum, { faults }) => sum + faults.length, 0),
  };
}

/** The summary of a level's lines: a row for each opponent and kind, the mean and the worst row, and shares of the counts. */
export function reportOf(
  level: Name,
  lines: readonly PoolLine[],
): { rows: PoolRow[]; mean: number; worst: PoolRow | null; shares: Record<string, number> } {
  const groups = new Map<string, PoolLine[]>();
  for (const line of lines) {
    const { opponent, size, seats, everything, level: name } = line.job;
    if (name !== level) continue;
    const key = `${opponent} ${size} a side${seats > 2 ? `, ${seats} seats` : ''}${everything ? ', everything' : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const rows = [...groups].map(([opponent, some]) => rowOf(opponent, some));
  const all = [...groups.values()].flat();
  const total = (count: keyof Counts): number => all.reduce((sum, { counts }) => sum + counts[count], 0);
  const share = (part: keyof Counts, whole: keyof Counts): number => round((100 * total(part)) / Math.max(1, total(whole)));
  return {
    rows,
    mean: round(rows.reduce((sum, row) => sum + row.share, 0) / Math.max(1, rows.length)),
    worst: rows.reduce<PoolRow | null>((least, row) => (!least || row.share < least.share ? row : least), null),
    shares: {
      'energy thrown away': share('thrown', 'given'),
      'idle behind in the last turn': share('idle', 'late'),
      'claims that lie': share('lies', 'claims'),
      'claims declined': round((100 * total('declined')) / Math.max(1, total('declined') + total('claims'))),
      'claims heard that are doubted': share('called', 'heard'),
      'doubts that are right': share('caught', 'called'),
      'legal cards played': share('cardsPlayed', 'cardsLegal'),
      'legal actives of upgrades used': share('activesUsed', 'activesLegal'),
    },
  };
}

/** The report as lines of text. */
export function reportLines(level: Name, lines: readonly PoolLine[]): string[] {
  const { rows, mean, worst, shares } = reportOf(level, lines);
  return [
    ...rows.map(
      (row) =>
        `${level} v ${row.opponent}: ${row.share} % [${row.low}, ${row.high}] of ${row.matches}, margin ${row.margin}, CPU a seat ${row.cpu.level} s and ${row.cpu.opponent} s${row.faults > 0 ? `, ${row.faults} FAULTS` : ''}`,
    ),
    `mean ${mean} %, worst ${worst ? `${worst.share} % (${worst.opponent})` : 'none'}`,
    Object.entries(shares)
      .map(([name, value]) => `${name} ${value} %`)
      .join('; '),
  ];
}
