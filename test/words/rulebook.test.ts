import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chapters, ruleClause, rulings, systemOf } from '../../src/words/rulebook/rulebook.ts';
import { searchRules } from '../../src/words/rulebook/search.ts';
import { systems } from '../../src/words/rulebook/systems.ts';
import { terms } from '../../src/words/rulebook/terms.ts';

const CLAUSE = /\b[A-Z]{3}-\d{1,2}\b/g;
const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const letters = new Set(systems.map(({ id }) => id));

describe('the rulebook', () => {
  it('has a sentence for every clause that code, reasons and the index of the rules name', () => {
    const named = [...['src', 'machines'].flatMap(sources), readFileSync('docs/rules-index.md', 'utf8')]
      .flatMap((text) => text.match(CLAUSE) ?? [])
      .filter((clause) => letters.has(clause.slice(0, 3)));
    expect(new Set(named).size).toBeGreaterThan(400);
    expect([...new Set(named)].filter((clause) => !ruleClause(clause))).toEqual([]);
  });

  it('numbers every page without a gap and gives every page a place in a chapter', () => {
    for (const { id, clauses } of systems)
      expect(clauses.map((clause) => clause.id)).toEqual(clauses.map((_, index) => `${id}-${index + 1}`));
    expect(chapters.flatMap((chapter) => chapter.systems).sort()).toEqual([...letters].sort());
  });

  it('begins every page with two sentences and every clause with a capital', () => {
    for (const { summary, clauses } of systems) {
      expect(summary().match(/[.!?](?: |$)/g)?.length, summary()).toBeGreaterThanOrEqual(2);
      for (const { text } of clauses) expect(text()).toMatch(/^[^a-z].*[.]$/su);
    }
  });

  it('leads to clauses that exist, from its sentences and from the terms', () => {
    const led = [
      ...systems.flatMap(({ clauses }) => clauses.flatMap(({ text }) => text().match(CLAUSE) ?? [])),
      ...terms.map(({ clause }) => clause),
    ];
    expect(led.filter((clause) => !ruleClause(clause))).toEqual([]);
  });

  it('gives the same reasons as the page of rulings in the documentation', () => {
    const ours = new Map(rulings().flatMap(({ clauses }) => clauses.map(({ id, why }) => [id, why?.()])));
    const rows = readFileSync('docs/rulings.md', 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => /^[A-Z]{3}-\d/.test(cells[1] ?? ''));
    expect(rows.length).toBeGreaterThan(80);
    const written = new Set(rows.flatMap(([, clauses = '']) => clauses.split(', ')));
    expect([...ours.keys()].filter((clause) => !written.has(clause))).toEqual([]);
    for (const [, clauses = '', , why = ''] of rows)
      for (const clause of clauses.split(', ')) expect(ours.get(clause), clause).toBe(`${why.replaceAll("'", '’').replace(/\.$/, '')}.`);
  });
});

describe('the search', () => {
  const first = (query: string) => searchRules(query)[0]?.clause;

  it('finds a clause by its number, however it is typed', () => {
    for (const query of ['MEL-13', 'mel 13', 'mel13']) expect(searchRules(query)).toEqual([{ clause: 'MEL-13' }]);
  });

  it('finds the rule behind a term of the rulebook, in any of its languages', () => {
    expect(first('line of sight')).toBe('LOS-2');
    expect(first('Sichtlinie')).toBe('LOS-2');
    expect(first('ligne de vue')).toBe('LOS-2');
    expect(first('linea de vision')).toBe('LOS-2');
    expect(first('going for it')).toBe('MEL-13');
  });

  it('finds our own words, all of which must be said', () => {
    const found = searchRules('stone depth');
    expect(found.length).toBeGreaterThan(2);
    for (const { clause, term } of found)
      expect(`${term ?? ''} ${ruleClause(clause)?.text()} ${systemOf(clause)?.title()}`.toLowerCase()).toMatch(/stone/);
    expect(searchRules('moonstone xylophone')).toEqual([]);
  });

  it('says nothing to nothing', () => expect(searchRules('  ')).toEqual([]));
});
