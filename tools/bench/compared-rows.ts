import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildApp, PAGE_GROUPS, rowsOfGroup } from './browser-rows.ts';
import { median, type Row } from './timing.ts';

/** The measurements of both editions, taken in turn. */
export interface ComparedRow {
  name: string;
  unit: string;
  /** Medians over the rounds. */
  before: number;
  after: number;
  /** `after` divided by `before`. */
  ratio: number;
}

type Edition = 'before' | 'after';
/** The command of the benches, now and in older revisions. */
const BENCHES = ['tools/bench/bench.ts', 'tools/bench.ts'] as const;
const WHERE = resolve('.');
const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Checks another revision out into a new folder, with the packages of this one. */
function laidOut(revision: string): { folder: string; remove: () => void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'moonrise-bench-')), 'before');
  git('worktree', 'add', '--detach', folder, revision);
  symlinkSync(join(WHERE, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  };
  return { folder, remove };
}

/** The rows of a group that needs no browser, from a separate process: each revision uses its own rules and benches. */
function rowsOfCode(folder: string, group: string): Row[] {
  const bench = BENCHES.find((file) => existsSync(join(folder, file))) ?? BENCHES[0];
  const printed = execFileSync(process.execPath, ['tools/run.mjs', bench, group, '--json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '[]') as Row[]; // the format of the bench
}

/** Measures these groups in this revision and in another, in turn, for so many rounds. */
export async function comparedRows(revision: string, groups: readonly string[], rounds: number): Promise<ComparedRow[]> {
  const { folder, remove } = laidOut(revision);
  const values = new Map<string, Record<Edition, number[]> & { unit: string }>();
  const note = (edition: Edition, rows: readonly Row[]): void => {
    for (const { name, value, unit } of rows) {
      const noted = values.get(name) ?? { before: [], after: [], unit };
      noted[edition].push(value);
      values.set(name, noted);
    }
  };
  try {
    const ofPage = groups.filter((group) => PAGE_GROUPS.includes(group));
    if (ofPage.length > 0) for (const place of [WHERE, folder]) buildApp(place);
    const rowsOf = async (edition: Edition, group: string): Promise<Row[]> => {
      const place = edition === 'before' ? folder : WHERE;
      return ofPage.includes(group) ? rowsOfGroup(group, join(place, 'dist')) : rowsOfCode(place, group);
    };
    for (let round = 0; round < rounds; round += 1) {
      // the order alternates, because the machine may slow down during the measurement
      const editions: Edition[] = round % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
      for (const group of groups) for (const edition of editions) note(edition, await rowsOf(edition, group));
    }
  } finally {
    remove();
  }
  return [...values].map(([name, { before, after, unit }]) => {
    const [was, is] = [median(before), median(after)];
    return { name, unit, before: was, after: is, ratio: Math.round((is / was) * 1000) / 1000 };
  });
}
