import { afterEach, expect, it, vi } from 'vitest';
import { speak } from '../../src/words/language/locale.ts';
import { cabinets, device } from './desks/at-home.ts';
import { packs, workshop } from './desks/cards.ts';
import { campaigns, players, tournaments } from './desks/gatherings.ts';
import { matches } from './desks/matches.ts';
import { NotedDevice } from './desks/noted-device.ts';
import { boards, puzzles } from './desks/own-content.ts';
import { plainOf, readOf } from './desks/plain-of.ts';
import type { Desk, Scene } from './desks/scene.ts';
import { troupes } from './desks/troupes.ts';
import { fetchAll } from './fetched-parts.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const DESKS: Readonly<Record<string, Desk>> = {
  boards,
  cabinets,
  campaigns,
  device,
  matches,
  packs,
  players,
  puzzles,
  tournaments,
  troupes,
  workshop,
};
const COUNTS = [0, 1, 3, 13];
/** Each deed is done once, a second time, and on a device without room. */
const ROUNDS = ['first', 'again', 'full'] as const;

let noted: NotedDevice | null = null;
afterEach(() => {
  noted?.close();
  vi.unstubAllGlobals();
});

/** What comes of a deed, with everything that it writes and tells until it is over. */
async function noteDeed(trace: Trace, scene: Scene, name: string, deed: () => unknown): Promise<void> {
  scene.device.pass();
  const answer = await Promise.resolve()
    .then(deed)
    .then(readOf)
    .catch((error: unknown) => plainOf(error));
  await scene.device.settle();
  const { writes, told } = scene.device.take();
  trace.note('answers', [name, answer]);
  trace.note('writes', [name, writes]);
  trace.note('told', [name, told]);
}

async function traceOf(desk: Desk, count: number, parts: Awaited<ReturnType<typeof fetchAll>>): Promise<Trace> {
  const trace = new Trace();
  noted = new NotedDevice();
  vi.stubGlobal('fetchedParts', parts);
  const database = noted.database();
  const scene: Scene = { device: noted, database, library: noted.library(database), left: new Map() };
  const listed = async (): Promise<unknown> => readOf(await desk.lists(scene).catch(plainOf));
  await desk.fill(scene, count);
  await noteDeed(trace, scene, 'filled', () => null);
  trace.note('lists', await listed());
  for (const round of ROUNDS)
    for (const [name, deed] of Object.entries(desk.deeds)) {
      noted.full = round === 'full';
      await noteDeed(trace, scene, name, () => deed(scene));
      noted.full = false;
      trace.note('lists', [name, await listed()]);
      await noted.settle();
      noted.take();
    }
  await noteDeed(trace, scene, 'in the end', () => scene.device.later());
  trace.note('lists', await listed());
  noted.close();
  return trace;
}

it('whatever the desks answer, list, write and tell about nothing, one thing, three and thirteen is as it was', async () => {
  await speak('en');
  const parts = await fetchAll((file) => !file.startsWith('ui/') || file.startsWith('ui/page/time/'));
  const traces = new Map<string, Trace>();
  for (const [name, desk] of Object.entries(DESKS))
    for (const count of desk.counts ?? COUNTS) traces.set(`${name}-${count}`, await traceOf(desk, count, parts));
  expect(differing('desks', traces)).toEqual([]);
}, 900_000);
