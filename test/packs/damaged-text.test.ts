import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { lintPack } from '../../src/packs/lint/lint-pack.ts';
import { LIMITS } from '../../src/packs/limits.ts';
import { readPack, readPackText } from '../../src/packs/read-pack.ts';
import '../cases.ts';
import { correction, example, exampleText, printed } from './example.ts';

const RUNS = process.env['MOONRISE_WHOLE'] === undefined ? 150 : 20_000;
/** Milliseconds for the long form on a busy machine. */
const PATIENCE = 900_000;
const before = JSON.stringify(catalogue);

test(
  'any text is read without a throw, and what is taken is checked without one',
  () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
        ),
        (text) => {
          const read = readPackText(text);
          expect(read.ok).toBe(false);
        },
      ),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);

/** Places of a plain value, the ways to them. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([field, inner]) => placesIn(inner, [...path, field]))];
}
function withAt(value: unknown, [field, ...path]: string[], put: unknown): unknown {
  if (field === undefined) return put;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[field] = withAt(copy[field], path, put);
  return copy;
}
const whole = JSON.parse(exampleText) as object;
const places = placesIn(whole);

test(
  'a damaged pack is refused or is a pack that can be checked; nothing throws, and no printed card changes',
  () => {
    const damage = fc.oneof(fc.jsonValue(), fc.constantFrom('constructor', '__proto__', 'X', 'each', -1, 1e300, null, [], {}), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...places), damage, (path, put) => {
        const given = withAt(whole, path, put);
        const text = JSON.stringify(given);
        const read = readPack(given);
        if (read.ok) lintPack(read.pack, catalogue);
        expect(JSON.stringify(given)).toBe(text);
      }),
      { numRuns: RUNS },
    );
    expect(JSON.stringify(catalogue)).toBe(before);
  },
  PATIENCE,
);

test('what is read of a pack reads the same again', () => {
  expect(readPackText(JSON.stringify(example))).toEqual({ ok: true, pack: example });
  expect(readPackText(`\uFEFF${exampleText}`)).toEqual({ ok: true, pack: example });
});

const code = (given: unknown): string => {
  const read = readPack(given);
  return read.ok ? 'ok' : read.fault.code;
};

test('limits come before shapes', () => {
  let deep: unknown = 1;
  for (let n = 0; n < LIMITS.depth + 1; n += 1) deep = { not: deep };
  expect(code({ ...example, characters: deep })).toBe('too-deep');
  expect(readPackText('['.repeat(200_000))).toMatchObject({ ok: false });
  expect(readPackText(' '.repeat(LIMITS.letters + 1))).toMatchObject({ fault: { code: 'too-large' } });
  const [tilda] = example.characters;
  const wide = Array.from({ length: LIMITS.nodes }, () => ({ do: 'gain', to: 'self', energy: 1 }));
  expect(code({ ...example, characters: [{ ...tilda, abilities: [{ kind: 'active', id: 'a', name: 'A', cost: 0, do: wide }] }] })).toBe(
    'too-large',
  );
  expect(code({ ...example, language: 2 })).toBe('newer');
  expect(code({ ...example, language: 2, characters: 'of another shape' })).toBe('newer');
  expect(code({ ...example, characters: [], upgrades: [] })).toBe('empty');
  expect(code({ ...example, id: 'event' })).toBe('wrong-name'); // its cards would be mistaken for Events
  expect(code({ ...example, more: 1 })).toBe('wrong-shape');
  expect(code({ ...example, characters: [...example.characters, tilda] })).toBe('twice');
});

test('a name shows all that is in it', () => {
  const called = (name: string): string => code({ ...example, name });
  for (const name of ['Jörg Muñoz 🐰', 'Łódź', 'Dr. No', 'पंडित', '’Tis', 'x'.repeat(40)]) expect(called(name), name).toBe('ok');
  for (const name of [
    '',
    ' ',
    'x'.repeat(41),
    'a\u202Eb',
    'zero\u200Bwidth',
    'e\u0301',
    'Z\u0351\u0352\u0353\u0354a',
    'A ~ B',
    'line\nbreak',
    ' spaced ',
  ])
    expect(called(name), JSON.stringify(name)).toBe('wrong-name');
  const [tilda] = example.characters;
  if (!tilda) throw new Error('nobody');
  for (const card of [
    { ...tilda, name: 'a\u202Eb' },
    { ...tilda, id: 'constructor' },
    { ...tilda, id: 'Tilda' },
    { ...tilda, keywords: ['hu\u202Eman'] },
    { ...tilda, abilities: tilda.abilities.map((text) => ({ ...text, name: 'x'.repeat(51) })) },
  ])
    expect(code({ ...example, characters: [card] })).toBe('wrong-name');
});

test('each printed character comes through the door as it is', () => {
  for (const id of Object.keys(catalogue.characters)) {
    const pack = correction('all-of-it', printed(id));
    expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, pack });
  }
});
