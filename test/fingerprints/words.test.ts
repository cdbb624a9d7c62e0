import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differing, Trace } from './kept-fingerprints.ts';
import { beginAnew, literalsIn, pathOf, standIn } from './stand-in.ts';

const MOST_LITERALS = 40;
const words = new URL('../../src/words/', import.meta.url);
const files = readdirSync(words, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && name.includes('/') && !/^languages?\//u.test(name.replaceAll('\\', '/')),
  )
  .map((name) => name.replaceAll('\\', '/').slice(0, -3))
  .sort();

type Said = (...args: unknown[]) => unknown;

/** The sentence that these arguments give; 'none' where it throws. */
function sentenceOf(sentence: Said, args: unknown[]): unknown {
  beginAnew();
  try {
    return subject(sentence(...args));
  } catch {
    return 'none';
  }
}

const subject = (value: unknown): unknown => {
  const path = pathOf(value);
  if (path !== undefined) return path;
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(subject);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, subject(field)]));
  return value;
};

/** Notes every branch that one argument alone can reach. */
function noteSentence(trace: Trace, name: string, sentence: Said): void {
  const any = Array.from({ length: Math.max(sentence.length, 1) }, (_, place) => standIn(`${place + 1}`));
  const literals = literalsIn(String(sentence)).slice(0, MOST_LITERALS);
  const fields = [0, 1, 2, null, true, false, ...literals];
  trace.note(name, sentenceOf(sentence, any));
  for (const place of any.keys())
    for (const value of [...fields, -1, 3, [], ...fields.map((field) => standIn('it', field))])
      trace.note(name, sentenceOf(sentence, any.with(place, value)));
  for (const value of fields)
    trace.note(
      name,
      sentenceOf(
        sentence,
        any.map(() => value),
      ),
    );
}

function note(trace: Trace, name: string, value: unknown, deep = 4): void {
  if (deep === 0) return;
  if (typeof value === 'function') return noteSentence(trace, name, value as Said);
  if (typeof value !== 'object' || value === null) return trace.note(name, value);
  for (const [key, field] of Object.entries(value)) note(trace, deep === 4 ? key : name, field, deep - 1);
}

it('whatever is said is as it was, in each of its branches', async () => {
  const traces = new Map<string, Trace>();
  for (const file of files) {
    const exported = (await import(`../../src/words/${file}.ts`)) as Record<string, unknown>;
    const trace = new Trace();
    for (const key of Object.keys(exported).sort()) note(trace, key, exported[key], typeof exported[key] === 'function' ? 4 : 3);
    traces.set(file, trace);
  }
  expect(differing('words', traces)).toEqual([]);
}, 900_000);
