import { expect, it, vi } from 'vitest';
import { all, fetchAll } from './fetched-parts.ts';
import { noteExport } from './note-export.ts';
import { noteWays } from './note-ways.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { onAPage } from './on-a-page.ts';
import { letGoOn } from './stand-in.ts';
import { runTimers, stopTimers } from './timers.ts';

/** Files left out: those that start the app or run in a worker, the chance of tournaments, which draws without end, and the database, which other tests open. */
const ELSEWHERE = /-worker$|\/worker$|\.d$|^app\/main$|^app\/tournament\/own-chance$|^storage\/database\/database$/u;
/** Slow files: they read all cards, or search until a free place is found. */
const LONG =
  /^app\/(?:box|library|cabinet\/cabinet-desk|cabinet\/shown-cabinets|campaign\/campaign-shelf|computer\/thinker|computer\/thinking|glasses\/remote-table|kept\/(?:stores|seats-called|listed-match)|puzzles\/puzzle-table|session\/(?:replay|session)|table\/.*|trainer\/.*)$/u;
const files = all.filter((name) => /^(?:app|storage)\//u.test(name) && !ELSEWHERE.test(name)).sort();

onAPage(['fetch', 'indexedDB', 'caches', 'WebSocket', 'Worker', 'BroadcastChannel', 'RTCPeerConnection']);

/** Waits two turns, because bytes arrive one turn later. */
async function turns(turn: () => Promise<void>): Promise<void> {
  await turn();
  await turn();
}

it('whatever each part of the app and of what it keeps gives out, and does to what it is given, is as it was', async () => {
  const traces = new Map<string, Trace>();
  const parts = await fetchAll();
  vi.stubGlobal('fetchedParts', parts);
  const startTimers = stopTimers();
  let later = (): Promise<void> => Promise.resolve();
  const toItsEnd = (isTimed: boolean): void =>
    letGoOn(async (turn) => {
      later = () => runTimers(() => turns(turn));
      await turns(turn);
      if (isTimed) await later();
    });
  for (const file of files) {
    const exported = (await parts.get(`src/${file}.ts`)) ?? {};
    const trace = new Trace();
    for (const key of Object.keys(exported).sort()) {
      toItsEnd(true);
      await noteExport(trace, key, exported[key]).catch((error: unknown) => trace.note(key, String(error)));
      toItsEnd(false);
      if (!LONG.test(file))
        await noteWays(trace, key, exported[key], () => later()).catch((error: unknown) => trace.note(key, String(error)));
    }
    if (trace.line !== '') traces.set(file, trace);
  }
  letGoOn(null);
  startTimers();
  expect(differing('app-parts', traces)).toEqual([]);
}, 900_000);
