import { describe, expect, it } from 'vitest';
import { COMPLETE } from '../../src/words/language/locale.ts';
import { asInEnglish } from '../../tools/words/as-in-english.ts';
import { findings } from '../../tools/words/findings.ts';
import { messagesOf, TRANSLATED, type Message } from '../../tools/words/messages.ts';
import { readRows, stampOf, writtenLanguages, type Translated } from '../../tools/words/rows.ts';

const messages = messagesOf();

it('every language has a file, and no file is of no language', () => {
  expect(writtenLanguages().toSorted()).toEqual(TRANSLATED.toSorted());
});

describe.each(TRANSLATED)('the words of %s', (language) => {
  const found = findings(messages, readRows(language), new Set(asInEnglish[language] ?? []));

  it('are right where they are there (npm run words)', () => {
    expect(found.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  });

  it.runIf(COMPLETE.some((complete) => complete === language))('are all there (npm run words)', () => {
    expect(found.filter(({ kind }) => kind === 'open')).toEqual([]);
  });
});

describe('what is found', () => {
  const two: ReadonlyMap<string, Message> = new Map([
    ['a.stones', { english: '{0} stones of {1}', holes: ['count', 'name'] }],
    ['a.leave', { english: 'Leave & rest', holes: [] }],
  ]);
  const stones: Translated = { stamp: stampOf('{0} stones of {1}'), text: '{1}: {0} Steine' };
  const leave: Translated = { stamp: stampOf('Leave & rest'), text: 'Gehen & ruhen' };
  const kinds = (change: Readonly<Record<string, Partial<Translated>>>, asEnglish: readonly string[] = []): string[] => {
    const known = new Map([
      ['a.stones', { ...stones, ...change['a.stones'] }],
      ['a.leave', { ...leave, ...change['a.leave'] }],
      ...Object.keys(change).flatMap((id): [string, Translated][] => (two.has(id) ? [] : [[id, stones]])),
    ]);
    return findings(two, known, new Set(asEnglish)).map(({ id, kind, problem: label }) => `${kind} ${id} ${label}`);
  };

  it('nothing where all is there', () => {
    expect(kinds({})).toEqual([]);
  });

  it('what is missing, or translates another English text', () => {
    expect(findings(two, new Map([['a.stones', stones]]), new Set()).map(({ kind, problem: label }) => [kind, label])).toEqual([
      ['open', 'Leave & rest'],
    ]);
    expect(kinds({ 'a.leave': { stamp: stampOf('Leave') } })).toEqual(['open a.leave Leave & rest']);
  });

  it('a text that nothing says any more', () => {
    expect(kinds({ 'a.gone': {} })[0]).toContain('wrong a.gone');
  });

  it('a placeholder that is lost or doubled', () => {
    expect(kinds({ 'a.stones': { text: '{0} Steine' } })[0]).toContain('placeholders');
    expect(kinds({ 'a.stones': { text: '{0} {1} {1}' } })[0]).toContain('placeholders');
  });

  it('a text left in English, unless it may be', () => {
    const change = { 'a.leave': { text: 'Leave & rest' } };
    expect(kinds(change)[0]).toContain('as in English');
    expect(kinds(change, ['a.leave'])).toEqual([]);
  });

  it('two spaces in a row', () => {
    expect(kinds({ 'a.leave': { text: 'Gehen &  ruhen' } })[0]).toContain('two spaces');
  });
});
