import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templatesOf } from '../../src/words/language/templates.ts';
import { mergedRows } from '../../tools/words/conflicts.ts';
import { listLine, readLists } from '../../tools/words/lists.ts';
import type { Message } from '../../tools/words/messages.ts';
import { parsedRows, pathOf, writtenLanguages, writtenRows, type Translated } from '../../tools/words/rows.ts';
import { readXliff, xliffOf } from '../../tools/words/xliff.ts';

const messages: ReadonlyMap<string, Message> = new Map([
  ['a.stones', { english: '{0} stones of {1}', holes: ['count', 'name'] }],
  ['a.leave', { english: 'Leave & rest', holes: [] }],
  ['a.lines', { english: 'One\nTwo', holes: [] }],
]);
const rows = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, Translated> =>
  new Map(Object.entries(texts).map(([id, text]) => [id, { stamp: 'aaaaaa', text }]));

describe('a list of a translator', () => {
  it('brings the texts of its lines, in any order, with new lines where they are written', () => {
    const { texts, wrong } = readLists(
      [`a.leave\tGehen\n\n${listLine('a.lines', 'Eins\nZwei')}\r\n`, 'a.stones\t{1}: {0} Steine'],
      messages,
    );
    expect(wrong).toEqual([]);
    expect([...texts]).toEqual([
      ['a.leave', 'Gehen'],
      ['a.lines', 'Eins\nZwei'],
      ['a.stones', '{1}: {0} Steine'],
    ]);
  });

  it.each([
    ['an id that is given twice, in two lists as well', ['a.leave\tGehen', 'a.leave\tLos'], 'a.leave: given twice'],
    ['a tab within a text', ['a.leave\tGehen\tund ruhen'], 'a.leave: a tab'],
    ['a third column, though it is empty', ['a.leave\tGehen\t'], 'a.leave: a tab'],
    ['an id that there is not', ['a.gone\tWeg'], 'there is no message “a.gone”'],
    ['a line without a text', ['a.leave'], 'a.leave: no text'],
    ['another placeholder', ['a.stones\t{0} Steine'], 'a.stones: other placeholders'],
  ])('says %s', (_, lists, says) => {
    const { wrong } = readLists(lists, messages);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(says);
  });
});

describe('the file of a language', () => {
  it('has a line for each text, sorted by id, and reads as it was written', () => {
    const known = rows({ 'b.two': 'zwei „2“', 'a.one': 'eins\nund' });
    const content = writtenRows(known);
    expect(content).toBe('[\n["a.one","aaaaaa","eins\\nund"],\n["b.two","aaaaaa","zwei „2“"]\n]\n');
    expect(new Map(parsedRows(content))).toEqual(known);
  });

  it('is refused with an id that stands twice, or a row that is none', () => {
    expect(() => parsedRows('[["a","aaaaaa","x"],["a","aaaaaa","y"]]')).toThrow('“a” is there twice');
    expect(() => parsedRows('[["a","x"]]')).toThrow('Not an id, a stamp and a text');
  });

  it.each(writtenLanguages())('%s lies as it is written (npm run words -- tidy)', (language) => {
    const content = readFileSync(pathOf(language), 'utf8');
    expect(writtenRows(parsedRows(content)) === content).toBe(true);
  });
});

describe('two branches', () => {
  const base = rows({ a: 'a', b: 'b', c: 'c' });

  it('merge text by text, whatever stands beside it', () => {
    const { content, conflicts: both } = mergedRows(base, rows({ a: 'A', b: 'b', c: 'c', d: 'd' }), rows({ a: 'a', b: 'B', e: 'e' }));
    expect(both).toEqual([]);
    expect(content).toBe(writtenRows(rows({ a: 'A', b: 'B', d: 'd', e: 'e' })));
  });

  it('keep ours and say so where both have changed a text, but not where they agree', () => {
    const { content, conflicts: both } = mergedRows(base, rows({ ...{ a: 'A', b: 'B', c: 'c' } }), rows({ a: 'Ä', b: 'B', c: 'c' }));
    expect(both).toEqual(['a']);
    expect(content).toBe(writtenRows(rows({ a: 'A', b: 'B', c: 'c' })));
  });
});

describe('the file for programs of translators', () => {
  const known = new Map(rows({ 'a.stones': '{1}: {0} <Steine>', 'a.leave': 'Gehen & ruhen' }));
  const stamped = new Map([...known].map(([id, { text }]) => [id, text]));

  it('comes back as it went, and is taken only where its English is that of the app', () => {
    const xml = xliffOf('de', messages, known).replaceAll(' state="needs-review-translation"', '');
    expect(xml).toContain('<x id="1" equiv-text="${name}"/>: <x id="0" equiv-text="${count}"/> &lt;Steine&gt;');
    const { texts, skipped } = readXliff(xml, messages);
    expect(new Map(texts)).toEqual(stamped);
    expect(skipped).toEqual(['a.lines']);
    const changed = new Map([...messages, ['a.leave', { english: 'Leave', holes: [] }] as const]);
    expect(readXliff(xml, changed).skipped).toEqual(['a.leave', 'a.lines']);
  });

  it('marks what translates another English text, and that is not taken', () => {
    expect(readXliff(xliffOf('de', messages, known), messages).skipped).toEqual(['a.stones', 'a.leave', 'a.lines']);
  });
});

it('the app reads a text by its id, or built by its number, and puts in what it is given', () => {
  const spelled = (text: unknown): unknown => (typeof text === 'object' ? { ...text } : text);
  const hole = { strTag: true, strings: ['', ': ', ' Steine'], values: [1, 0] };
  const byId = templatesOf([
    ['a.stones', 'aaaaaa', '{1}: {0} Steine'],
    ['a.leave', 'aaaaaa', 'Gehen'],
  ]);
  expect([spelled(byId['a.stones']), byId['a.leave']]).toEqual([hole, 'Gehen']);
  const byNumber = templatesOf(['0', '{1}: {0} Steine', '', 'Gehen']);
  expect([spelled(byNumber['0']), byNumber['1'], byNumber['2']]).toEqual([hole, undefined, 'Gehen']);
});
