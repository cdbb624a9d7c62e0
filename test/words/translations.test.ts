import { describe, expect, it } from 'vitest';
import { COMPLETE } from '../../src/words/locale.ts';
import { asFound } from '../../tools/words/as-found.ts';
import { findings, type Found } from '../../tools/words/findings.ts';
import type { Translated } from '../../tools/words/xliff.ts';
import { LANGUAGES, unitsOf, type Unit } from '../../tools/words/localizer.ts';

const units = unitsOf();

describe.each(LANGUAGES)('the words of %s', (language) => {
  const found = findings(units, asFound(language));

  it('are right where they are there (npm run words)', () => {
    expect(found.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  });

  it.runIf(COMPLETE.some((one) => one === language))('are all there (npm run words)', () => {
    expect(found.filter(({ kind }) => kind === 'open')).toEqual([]);
  });
});

describe('what is found', () => {
  const two: readonly Unit[] = [
    { name: 'a.stones', contents: ['', { untranslatable: '${count}', index: 0 }, ' stones of ', { untranslatable: '${name}', index: 1 }] },
    { name: 'a.leave', contents: ['Leave & rest'] },
  ];
  const hole = (index: number): string => `<x id="${index}" equiv-text="\${${index === 0 ? 'count' : 'name'}}"/>`;
  const stones = { source: `${hole(0)} stones of ${hole(1)}`, target: `${hole(1)}: ${hole(0)} Steine`, look: false };
  const leave = { source: 'Leave &amp; rest', target: 'Gehen &amp; ruhen', look: false };
  const good: Found = {
    known: new Map([
      ['a.stones', stones],
      ['a.leave', leave],
    ]),
    built: {
      'a.stones': { strTag: true, strings: ['', ': ', ' Steine'], values: [1, 0] } as unknown as string,
      'a.leave': 'Gehen & ruhen',
    },
    same: new Set(),
  };
  const kinds = (known: [string, Partial<Translated>][], built = good.built): string[] => {
    const all = new Map(good.known);
    for (const [id, change] of known) all.set(id, { ...(all.get(id) ?? stones), ...change });
    return findings(two, { ...good, known: all, built }).map(({ id, kind, what }) => `${kind} ${id} ${what}`);
  };

  it('nothing where all is there', () => {
    expect(kinds([])).toEqual([]);
  });

  it('what is missing, changed or not looked at', () => {
    const asked = ['open a.leave Leave & rest'];
    expect(kinds([['a.leave', { target: null }]])).toEqual(asked);
    expect(kinds([['a.leave', { source: 'Leave' }]])).toEqual(asked);
    expect(kinds([['a.leave', { look: true }]])).toEqual(asked);
    expect(findings(two, { ...good, known: new Map([['a.stones', stones]]) }).map(({ what }) => what)).toEqual(['Leave & rest']);
  });

  it('a text that nothing says any more', () => {
    expect(kinds([['a.gone', stones]])[0]).toContain('a.gone');
  });

  it('a placeholder that is lost or doubled', () => {
    expect(kinds([['a.stones', { target: `${hole(0)} Steine` }]])[0]).toContain('placeholders');
    expect(kinds([['a.stones', { target: `${hole(0)} ${hole(1)} ${hole(1)}` }]])[0]).toContain('placeholders');
  });

  it('a text left in English', () => {
    expect(kinds([['a.leave', { target: 'Leave &amp; rest' }]])[0]).toContain('as in English');
  });

  it('a module that is older than its file', () => {
    expect(kinds([], { ...good.built, 'a.leave': 'Gehen' })[0]).toContain('older');
  });
});
