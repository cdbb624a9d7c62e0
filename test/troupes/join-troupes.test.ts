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
  it('is called what was saved later where both have changed a word, and what either has changed where one has', () => {
    const called = (name: string, format: Troupe['format'], faction: Troupe['faction']): Troupe => ({ ...first, name, format, faction });
    const words = ({ name, format, faction }: Troupe) => [name, format, faction];
    const [base, here, there] = [
      called('Diggers', 'friendly', null),
      called('Pirates', 'pool', 'dominion'),
      called('Foxes', 'campaign', 'shades'),
    ];
    expect(words(joinTroupes(base, here, there)), 'both').toEqual(words(here));
    expect(words(joinTroupes(base, base, there)), 'the other window').toEqual(words(there));
    expect(words(joinTroupes(base, here, base)), 'this window').toEqual(words(here));
  });

  it('has what either has put in, and nothing that either has taken out', () => {
    fc.assert(
      fc.property(troupe, troupe, troupe, (base, edited, troupe) => {
        const joined = joinTroupes(base, edited, troupe);
        for (const id of ids) {
          const [was, here, there] = [base, edited, troupe].map(({ characters }) => characters.includes(id));
          expect(joined.characters.includes(id), id).toBe(was ? here && there : here || there);
        }
        expect(new Set(joined.characters).size).toBe(joined.characters.length);
        const lines = (text: string): string[] => text.split('\n').filter(Boolean);
        for (const line of ['one', 'two', 'three']) {
          const [was, here, there] = [base, edited, troupe].map(({ notes }) => lines(notes).includes(line));
          expect(lines(joined.notes).includes(line), line).toBe(was ? here && there : here || there);
        }
        expect(joined.name).toBe(base.name === edited.name ? troupe.name : edited.name);
        expect(joined.format).toBe(base.format === edited.format ? troupe.format : edited.format);
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

  it('joins what is borne by somebody whose name every object has', () => {
    const odd = { ...first, characters: ['a', 'constructor'], upgrades: { constructor: ['u'] } };
    expect(joinTroupes(first, odd, first)).toMatchObject({ characters: ['a', 'constructor'], upgrades: { constructor: ['u'] } });
    expect(joinTroupes(odd, first, odd).upgrades).not.toHaveProperty(['constructor', 0]);
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
