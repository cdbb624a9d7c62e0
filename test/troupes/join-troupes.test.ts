import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameTroupe, joinTroupes } from '../../src/troupes/join-troupes.ts';
import { emptyTroupe, type Troupe } from '../../src/troupes/troupe.ts';

// Two windows have one troupe open, and each saves without knowing what the other has saved.

const ids = ['a', 'b', 'c', 'd'];
const troupe = fc
  .record({
    name: fc.constantFrom('Diggers', 'Pirates'),
    characters: fc.subarray(ids),
    borne: fc.subarray(['u', 'v']),
    notes: fc.subarray(['one', 'two', 'three']),
    format: fc.constantFrom('friendly' as const, 'campaign' as const),
  })
  .map(({ name, characters, borne, notes, format }): Troupe => {
    const [bearer] = characters;
    return {
      ...emptyTroupe('t', name, format),
      characters,
      upgrades: bearer === undefined || borne.length === 0 ? {} : { [bearer]: borne },
      notes: notes.join('\n'),
    };
  });
const first: Troupe = { ...emptyTroupe('t', 'Diggers'), characters: ['a', 'b'], upgrades: { a: ['u'] }, notes: 'one' };

describe('a troupe that two windows save', () => {
  it('has what either has put in, and nothing that either has taken out', () => {
    fc.assert(
      fc.property(troupe, troupe, troupe, (base, edited, kept) => {
        const joined = joinTroupes(base, edited, kept);
        for (const id of ids) {
          const [was, here, there] = [base, edited, kept].map(({ characters }) => characters.includes(id));
          expect(joined.characters.includes(id), id).toBe(was ? here && there : here || there);
        }
        expect(new Set(joined.characters).size).toBe(joined.characters.length);
        const lines = (text: string): string[] => text.split('\n').filter(Boolean);
        for (const line of ['one', 'two', 'three']) {
          const [was, here, there] = [base, edited, kept].map(({ notes }) => lines(notes).includes(line));
          expect(lines(joined.notes).includes(line), line).toBe(was ? here && there : here || there);
        }
        expect(joined.name).toBe(base.name === edited.name ? kept.name : edited.name);
        expect(joined.format).toBe(base.format === edited.format ? kept.format : edited.format);
        for (const bearer of Object.keys(joined.upgrades)) expect(joined.characters).toContain(bearer);
      }),
    );
  });

  it('is what the one window has made of it where the other has saved nothing, in its order', () => {
    fc.assert(
      fc.property(troupe, troupe, (base, edited) => {
        expect(isSameTroupe(joinTroupes(base, edited, base), edited)).toBe(true);
        expect(isSameTroupe(joinTroupes(base, base, edited), edited)).toBe(true);
      }),
    );
    const turned = { ...first, characters: ['b', 'a'] };
    expect(joinTroupes(first, turned, first).characters).toEqual(['b', 'a']);
  });

  it('loses the upgrades of a character that one has sent away, and of no other', () => {
    const without = { ...first, characters: ['b'], upgrades: {} };
    const more = { ...first, upgrades: { a: ['u', 'v'], b: ['w'] } };
    expect(joinTroupes(first, without, more)).toMatchObject({ characters: ['b'], upgrades: { b: ['w'] } });
    expect(joinTroupes(first, more, without)).toMatchObject({ characters: ['b'], upgrades: { b: ['w'] } });
    expect(joinTroupes(first, more, first).upgrades).toEqual({ a: ['u', 'v'], b: ['w'] });
    expect(joinTroupes(more, { ...more, upgrades: { b: ['w'] } }, { ...more, notes: 'new' }).upgrades).toEqual({ b: ['w'] });
  });

  it('has notes no longer than a troupe may have', () => {
    const lines = (letter: string) => ({ ...first, notes: letter.repeat(1500) });
    expect(joinTroupes(first, lines('x'), lines('y')).notes).toHaveLength(2000);
    expect(joinTroupes(first, lines('x'), first).notes).toHaveLength(1500);
  });
});

describe('two troupes', () => {
  it('are the same by what they say, not by their ids, and differ by one word', () => {
    expect(isSameTroupe(first, { ...first, id: 'x', archived: true, upgrades: { a: ['u'], b: [] } })).toBe(true);
    const upgrades = { a: ['u'], b: ['w'] };
    expect(isSameTroupe({ ...first, upgrades: upgrades }, { ...first, upgrades: { b: ['w'], a: ['u'] } })).toBe(true);
    expect(isSameTroupe({ ...first, upgrades: upgrades }, { ...first, upgrades: { a: ['w'], b: ['u'] } })).toBe(false);
    for (const change of [{ notes: 'two' }, { faction: 'shades' as const }, { upgrades: {} }, { characters: ['a'] }, { name: 'Other' }])
      expect(isSameTroupe(first, { ...first, ...change })).toBe(false);
  });
});
