import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from './files.ts';

/** The clauses of the campaign's rules that the app enforces. */
const CLAUSES = [
  '1.1 1.3 1.4 1.5 1.7',
  '2.1 2.2 2.3 2.4 2.5 2.6 2.7',
  '3.1 3.2 3.3 3.4',
  '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9',
  '5.1 5.2 5.3 5.3a 5.3b 5.3c 5.4 5.5 5.6 5.7 5.8',
  '6.1 6.2 6.3 6.4 6.5',
  '7.1 7.2 7.3 7.4 7.5 7.6',
  '8.1 8.2 8.3 8.4a 8.4b 8.4c 8.4d 8.4e 8.4f 8.5',
  '9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8',
  '10.1 10.2 10.3 10.4 10.5',
].flatMap((line) => line.split(' '));

const tagged = (files: readonly string[], pattern: RegExp): Set<string> =>
  new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, clauses = '']) => clauses.trim().split(/\s+/))),
  );

it('every clause has code that is tagged with it', () => {
  const named = tagged(['src/campaign', 'src/record', 'machines/campaign'].flatMap(filesUnder), /@rule campaign ([\d.a-f ]+)/g);
  expect(CLAUSES.filter((clause) => !named.has(clause))).toEqual([]);
  expect([...named].filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
});

it('every clause has a test that names it', () => {
  const named = tagged([...filesUnder('test/campaign'), 'test/words/campaign.test.ts'], /\[([\d.a-f ]+)\]/g);
  expect(CLAUSES.filter((clause) => !named.has(clause))).toEqual([]);
});
