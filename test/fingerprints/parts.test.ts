import { readdirSync, readFileSync } from 'node:fs';
import { LitElement } from 'lit';
import { expect, it } from 'vitest';
import { foreseeBodies } from '../../src/ui/art/body.ts';
import { noteExport } from './note-export.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { onAPage } from './on-a-page.ts';
import { beginAnew } from './stand-in.ts';

/**
 * Files without a fingerprint here: words, elements, rules and seats have separate tests, cards are texts, and the app's start, other windows and
 * other devices never end.
 */
const ELSEWHERE =
  /^(?:words|cards|rules|seats|geometry|ui\/gallery)\/|^app\/(?!shelf|window)|^storage\/database\/database$|^ui\/spoken\/dice$|styles$|\.d$|-worker$|\/worker$/u;
const folder = new URL('../../src/', import.meta.url);
/** The time of a dynamic import is not fixed. */
const isFetching = (file: string): boolean => /\bimport\(/u.test(readFileSync(new URL(`${file}.ts`, folder), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
  .filter((name) => !ELSEWHERE.test(name) && !isFetching(name))
  .sort();

onAPage(['fetch', 'indexedDB', 'caches', 'WebSocket', 'Worker', 'requestAnimationFrame', 'cancelAnimationFrame']);

it('whatever each part gives out, and does to what it is given, is as it was', async () => {
  const traces = new Map<string, Trace>();
  await foreseeBodies();
  for (const file of files) {
    beginAnew();
    const exported = (await import(`../../src/${file}.ts`)) as Record<string, unknown>;
    const trace = new Trace();
    for (const key of Object.keys(exported).sort()) {
      const value = exported[key];
      if (typeof value === 'function' && value.prototype instanceof LitElement) continue;
      await noteExport(trace, key, value).catch((error: unknown) => trace.note(key, String(error)));
    }
    if (trace.line !== '') traces.set(file, trace);
  }
  expect(differing('parts', traces)).toEqual([]);
}, 900_000);
