import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../src/record/match-record.ts';
import { checkRecord, decodeRecord, encodeRecord, type Decoded } from '../../src/record/notation.ts';
import { seal } from '../../src/record/sealed-file.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import { everyDecision } from './every-decision.ts';
import { sampleRecord } from './sample-record.ts';

const record = short(sampleRecord(5));
const file = encodeRecord(record);
const CODES = ['not-ours', 'wrong-kind', 'damaged', 'newer', 'wrong-shape'];

/** Every kind of decision, and few cards and pieces: what is as long as a match is read as a match is, only later. */
function short({ setup, cards, checkpoints, ...bare }: MatchRecord): MatchRecord {
  const few = Object.fromEntries(Object.entries(cards.characters).filter(([id]) => ['flintlock', 'quack', 'grub'].includes(id)));
  const events: Happening[] = [{ what: 'arcane-drawn', seat: 0, count: 1, part: 'hand', secret: { to: 0, cards: ['blue-2'] } }];
  const terrain = setup.terrain.slice(0, 2);
  return {
    ...bare,
    setup: { ...setup, terrain },
    cards: { ...cards, characters: few, upgrades: {}, tableCards: {} },
    entries: Object.values(everyDecision).map((decision) => ({ decision, events })),
    checkpoints: checkpoints.map(({ after, match }) => ({ after, match: { ...match, table: { ...match.table, terrain } } })),
  };
}

const codeOf = (decoded: Decoded): string => (decoded.ok ? 'fine' : decoded.fault.code);
const isRefused = (decoded: Decoded): boolean => CODES.includes(codeOf(decoded));

/** Every place in the parts of a record that are read field by field. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]))];
}
function withAt(value: unknown, [key, ...rest]: (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((inner: unknown, index) => (index === key ? withAt(inner, rest, put) : inner));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withAt(object[key], rest, put) };
}

describe('notation of a match', () => {
  it('gives back the record it was given', () => {
    expect(decodeRecord(file)).toEqual({ ok: true, record });
  });

  it('writes the same bytes for the same record', () => {
    expect(encodeRecord(short(sampleRecord(5)))).toEqual(file);
  });

  it('refuses every truncated file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => isRefused(decodeRecord(file.slice(0, length)))),
      { numRuns: 500 },
    );
  });

  it('never reads anything else out of a file with flipped bits', () => {
    const flips = fc.array(fc.record({ index: fc.nat(file.length - 1), bit: fc.nat(7) }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(flips, (given) => {
        const bytes = file.slice();
        for (const { index, bit } of given) bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        const decoded = decodeRecord(bytes);
        if (decoded.ok) expect(decoded.record).toEqual(record);
        else expect(CODES).toContain(decoded.fault.code);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses any bytes that are not a file of ours', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, dressed) =>
        isRefused(decodeRecord(dressed ? Uint8Array.from([0x1f, 0x8b, 8, 0, ...noise]) : noise)),
      ),
      { numRuns: 1000 },
    );
  });

  it('refuses any content that is not a record', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => isRefused(decodeRecord(seal('match', content)))),
      { numRuns: 500 },
    );
  });

  it('refuses a value of the wrong type wherever one is read', () => {
    const read = placesIn({ ...record, cards: undefined, prologue: undefined, checkpoints: undefined }).filter(
      ([first, , inside]) => !['cards', 'prologue', 'checkpoints'].includes(String(first)) && inside !== 'events',
    );
    const inner = placesIn(record.checkpoints[0]).map((place) => ['checkpoints', 0, ...place]);
    const places = [...read, ...inner].filter((place) => place.length > 0 && !place.includes('set'));
    const wrong = { number: ['x', null, {}, [null]], string: [7, null, {}, [null]], boolean: ['x', null, 7], object: ['', 7, true] };
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(3), (place, pick) => {
        const old = place.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], record);
        const kind = typeof old as keyof typeof wrong;
        const choices = wrong[kind];
        const put = choices[pick % choices.length];
        if (old === null) return;
        const decoded = checkRecord(withAt(record, place, put));
        // What may be left out or may be nothing is the same as not being there.
        const optional = put === null && decoded.ok && place[place.length - 1] !== 'seat';
        const either = place.includes('to') || place.includes('winner');
        if (!optional && !either) expect([place.join('.'), put, codeOf(decoded)]).toEqual([place.join('.'), put, 'wrong-shape']);
      }),
      { numRuns: 3000 },
    );
  });

  it('says where the content is wrong', () => {
    const index = record.entries.findIndex(({ decision }) => decision.kind === 'deploy');
    const broken = withAt(record, ['entries', index, 'decision', 'at'], [12, 'x']);
    expect(decodeRecord(seal('match', broken))).toEqual({ ok: false, fault: { code: 'wrong-shape', where: `entries.${index}.decision` } });
  });

  it('tells a backup, a newer file and a foreign file apart', () => {
    expect(codeOf(decodeRecord(seal('backup', record)))).toBe('wrong-kind');
    expect(codeOf(decodeRecord(new TextEncoder().encode('{"moonrise":"match"}')))).toBe('not-ours');
  });

  it('refuses a checkpoint or a beginning after more entries than there are', () => {
    const [point] = record.checkpoints;
    if (!point) throw new Error('no checkpoint');
    const placeAt = (after: number) => ({ ...point, after });
    const all = record.entries.length;
    expect(codeOf(checkRecord({ ...record, checkpoints: [placeAt(all)], base: placeAt(all) }))).toBe('fine');
    expect(codeOf(checkRecord({ ...record, checkpoints: [point, placeAt(all + 1)] }))).toBe('wrong-shape');
    expect(codeOf(checkRecord({ ...record, base: placeAt(all + 1) }))).toBe('wrong-shape');
  });

  it('says of what newer rules have written and these cannot read that it is newer', () => {
    const strange = withAt(record, ['entries', 0, 'decision', 'kind'], 'dance');
    expect(codeOf(checkRecord(strange))).toBe('wrong-shape');
    expect(codeOf(checkRecord({ ...(strange as object), rules: 99 }))).toBe('newer');
    expect(codeOf(checkRecord({ ...record, rules: 99 }))).toBe('fine');
  });

  it('refuses content nested without end', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(isRefused(checkRecord({ ...record, setup: deep }))).toBe(true);
    expect(isRefused(checkRecord(withAt(record, ['setup', 'seats'], deep)))).toBe(true);
  });
});
