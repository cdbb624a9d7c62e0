import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standing, ways, windows } from '../../../machines/match/drawing.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { runScenario } from '../../../src/record/scenario/run-scenario.ts';
import { STANDING_KINDS, steps } from '../../../src/rules/index.ts';
import { eagerFor } from '../../../tools/simulate/players/eager-player.ts';
import { playMatch } from '../../../tools/simulate/play-match.ts';
import { soakMatch } from '../../../tools/simulate/setups/soak-setup.ts';
import { UNVISITED } from './unvisited-leaves.ts';
import { visitedBy } from './watched-rules.ts';

const SOAK = ['hit-2', 'chart-1'];

/** Every leaf, every way out of one, and every decision one takes. */
const all: readonly string[] = [
  ...Object.keys(steps),
  ...ways().map(({ from, exit }) => `${from}.${exit}`),
  ...standing().flatMap(({ from, exit }) => (STANDING_KINDS.some((kind) => kind === exit) ? [] : [`${from}.${exit}`])),
  ...windows().flatMap(({ leaf, asks, lays }) => [
    ...asks.map((kind) => `${leaf} asks ${kind}`),
    ...lays.map((kind) => `${leaf} lays ${kind}`),
  ]),
  ...Object.entries(steps).flatMap(([leaf, { takes }]) => takes.map((kind) => `${leaf} ← ${kind}`)),
  ...STANDING_KINDS.map((kind) => `any ← ${kind}`),
];

const examples = (): void => {
  const folder = new URL('../../golden/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    for (const example of [JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown].flat()) runScenario(example, catalogue);
};
const random = (): void => {
  for (const seed of SOAK) {
    const soak = soakMatch(seed);
    playMatch(soak.setup, catalogue, {
      player: eagerFor(soak),
      brokenEvery: Infinity,
      leaksEvery: Infinity,
      refold: false,
    });
  }
};

const DOCUMENT = new URL('../../../docs/chart-coverage.md', import.meta.url);

/** The report: a row for each leaf, way out and decision. */
function report(inExamples: ReadonlySet<string>, inMatches: ReadonlySet<string>): string {
  const where = (label: string): string =>
    inExamples.has(label) ? 'worked examples' : inMatches.has(label) ? 'random matches' : (UNVISITED[label] ?? 'nowhere');
  const sections = (
    [
      ['Leaves', Object.keys(steps)],
      ['Ways out of a leaf', all.filter((label) => !label.includes(' ') && !(label in steps))],
      ['What a leaf asks, and lays on top of itself', all.filter((label) => label.includes(' asks ') || label.includes(' lays '))],
      ['Decisions a leaf takes', all.filter((label) => label.includes('←'))],
    ] as const
  ).flatMap(([title, rows]) => [
    `## ${title}`,
    ['<!-- prettier-ignore -->', '| what | seen in |', '| --- | --- |', ...rows.map((row) => `| \`${row}\` | ${where(row)} |`)].join('\n'),
  ]);
  const unseen = all.filter((label) => !inExamples.has(label) && !inMatches.has(label)).length;
  const head =
    'Which parts of the chart in `machines/match` the worked examples in `test/golden` and a few random matches come to. ' +
    'What neither does has its reason beside it, kept in `test/machines/match/unvisited-leaves.ts`. Written by `UPDATE=1 npx vitest run test/machines/match`.';
  const count = `${all.length} leaves, ways, windows and decisions; ${all.length - unseen} visited, ${unseen} with a reason.`;
  return `${['# Coverage of the order of play', head, count, ...sections].join('\n\n')}\n`;
}

describe('the whole order of play is played', () => {
  const inExamples = visitedBy(examples);
  const inMatches = visitedBy(random);
  const unseen = all.filter((label) => !inExamples.has(label) && !inMatches.has(label));

  it('what nothing comes to has a reason', () => expect(unseen.filter((label) => !(label in UNVISITED))).toEqual([]));
  it('a reason is given for nothing else', () => expect(Object.keys(UNVISITED).filter((label) => !unseen.includes(label))).toEqual([]));
  it('nothing is come to that the chart does not draw', () =>
    expect([...inExamples, ...inMatches].filter((label) => !all.includes(label))).toEqual([]));
  it('is reported as it is', () => {
    const now = report(inExamples, inMatches);
    if (process.env['UPDATE']) writeFileSync(DOCUMENT, now);
    expect(now).toBe(readFileSync(DOCUMENT, 'utf8'));
  });
});
