import { expect, it } from 'vitest';
import { backupRows } from '../../tools/bench/backup-rows.ts';
import { cabinetRows } from '../../tools/bench/cabinet/cabinet-rows.ts';
import { dragRows } from '../../tools/bench/drag-rows.ts';
import { durableRows } from '../../tools/bench/durable-rows.ts';
import { interactionRows } from '../../tools/bench/interaction-rows.ts';
import { meetingRows } from '../../tools/bench/meeting-rows.ts';
import { longMatchRows } from '../../tools/bench/long-match-rows.ts';
import { shelfRows } from '../../tools/bench/shelf-rows.ts';
import type { Row } from '../../tools/bench/timing.ts';
import { trayRows } from '../../tools/bench/tray-rows.ts';
import { TELLS_ADDRESS } from './drivers/meets.ts';
import { visit, type Visit } from './drivers/support.ts';
import { whole } from './whole-suite.ts';

/** Small enough to cost little: what is asked here is whether the benches still find their way, not how long it takes. */
const ROWS: readonly [what: string, rows: (v: Visit) => Promise<Row[]>, counted: Record<string, number>][] = [
  ['durable decisions', (v) => durableRows(v, 1), {}],
  ['taps', (v) => interactionRows(v, 2, 0), {}],
  ['trays', (v) => trayRows(v, 1, 0), { 'trays measured': 1 }],
  ['a drag', (v) => dragRows(v, 6), { 'models on the board while dragging': 24, 'pieces of terrain on that board': 42 }],
  ['a long match', (v) => longMatchRows(v, [30, 40], 1), {}],
  ['a full shelf', (v) => shelfRows(v, [60, 2, 2, 1], 1), {}],
  ['other glasses', (v) => meetingRows(v, { returns: 1, decisions: 2, answers: 2, silence: 0 }), {}],
  ['a copy of everything', (v) => backupRows(v, [60, 2, 2, 1]), {}],
  ['a cabinet', (v) => cabinetRows(v, 150, 1, 2), {}],
];

it.runIf(whole).each(ROWS)('the bench of %s comes out', async (_what, rows, counted) => {
  const v = await visit({ hasTouch: true, painted: false, args: TELLS_ADDRESS });
  const all = await rows(v);
  expect(all.length).toBeGreaterThan(0);
  for (const { value } of all) expect(value).toSatisfy(Number.isFinite);
  for (const [name, value] of Object.entries(counted)) expect(all).toContainEqual(expect.objectContaining({ name, value }));
  expect(v.failures).toEqual([]);
  await v.end();
});
