import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasTournamentSentence, tournamentReasonText } from '../../src/words/tournament/tournament-reasons.ts';

const code = readdirSync('src/tournament', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/tournament/${file}`, 'utf8'))
  .join('\n');
const codes = [...new Set([...code.matchAll(/refusal\('([\w-]+)'/g)].map(([, name = '']) => name))];

it('every refusal of a tournament has a sentence, and a code of none has the general one', () => {
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((name) => !hasTournamentSentence(name))).toEqual([]);
  expect(hasTournamentSentence('toString')).toBe(false);
  expect(tournamentReasonText({ code: 'toString', clauses: [] })).toBe('The rules of the tournament do not allow that now.');
  expect(tournamentReasonText({ code: 'round-paired', clauses: [], facts: { round: 2 } })).toBe('Round 2 is paired already.');
});
