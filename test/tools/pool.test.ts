import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { jobsOf, linesOf, playPool, POOL, reportLines, reportOf, type PoolLine } from '../../tools/tournament/pool.ts';
import { COUNTS } from '../../tools/tournament/watch-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kind = { size: 1, seats: 2, everything: false };
const plan = { level: 'greedy', opponents: ['random'], kinds: [kind], pairs: 1, seed: 'pool' } as const;

test('every match is played twice with the players exchanged, and each opponent of the pool on every kind of table', () => {
  const kinds = [kind, { ...kind, seats: 3 }];
  const jobs = jobsOf({ ...plan, opponents: POOL, kinds, pairs: 2 });
  expect(jobs).toHaveLength(POOL.length * kinds.length * 2 * 2);
  expect(jobs.filter(({ mirrored }) => mirrored)).toHaveLength(jobs.length / 2);
  expect(new Set(jobs.slice(0, POOL.length * 4).map(({ pair }) => pair))).toEqual(new Set([0]));
});

test('what stands in the file is not played again, and a line that was cut off is', () => {
  const file = join(folder, 'lines.jsonl');
  expect(playPool(plan, file, 5)).toBe(true);
  const whole = readFileSync(file, 'utf8');
  expect(linesOf(file)).toHaveLength(2);
  expect(playPool(plan, file, 5)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  const lines = whole.trimEnd().split('\n');
  writeFileSync(file, `${lines[0]}\n${lines[1]?.slice(0, 40)}\n`);
  expect(linesOf(file)).toHaveLength(1);
  expect(playPool(plan, file, 5)).toBe(true);
  expect(linesOf(file).map(({ won, margin, counts }) => ({ won, margin, counts }))).toEqual(
    lines.map((text) => JSON.parse(text) as PoolLine).map(({ won, margin, counts }) => ({ won, margin, counts })),
  );
  expect(linesOf(file).flatMap(({ faults }) => faults)).toEqual([]);
});

const counts = { ...(Object.fromEntries(COUNTS.map((count) => [count, 0])) as PoolLine['counts']), given: 50, thrown: 5 };
const line = (opponent: 'hunter' | 'greedy', won: number): PoolLine => ({
  job: { level: 'strong', opponent, ...kind, seed: 's', pair: 0, mirrored: false },
  won,
  margin: won,
  cpu: { level: 2, opponent: 1 },
  counts,
  faults: [],
});

test('the report has the mean, the worst and what was counted, and nothing of other levels', () => {
  const lines = [line('hunter', 1), line('hunter', 0), line('greedy', 1), line('greedy', 0.5)];
  const others = lines.map((row): PoolLine => ({ ...row, won: 0, job: { ...row.job, level: 'club' } }));
  const report = reportOf('strong', [...lines, ...others]);
  expect(report.rows.map(({ opponent, share, matches }) => [opponent, share, matches])).toEqual([
    ['hunter 1 a side', 50, 2],
    ['greedy 1 a side', 75, 2],
  ]);
  expect([report.mean, report.worst?.opponent, report.shares['energy thrown away']]).toEqual([62.5, 'hunter 1 a side', 10]);
  expect(reportLines('strong', lines).at(-2)).toBe('mean 62.5 %, worst 50 % (hunter 1 a side)');
  expect(reportOf('strong', []).worst).toBeNull();
});
