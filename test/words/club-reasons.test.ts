import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasCampaignSentence } from '../../src/words/campaign/campaign-reasons.ts';
import { clubReasonText, hasClubSentence } from '../../src/words/club/club.ts';
import { hasSentence } from '../../src/words/reasons/reasons.ts';
import { hasTournamentSentence } from '../../src/words/tournament/tournament-reasons.ts';

/** The codes of refusal in the sources of a folder. */
function codesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!node_modules).*\.ts$/.test(file));
  const text = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const whole = [...text.matchAll(/(?:\b(?:no|refusedWith|refusal|reason)\(|\bcode: )'([\w-]+)'/g)].map(([, code = '']) => code);
  const begun = [...text.matchAll(/code: `([\w-]+-)\$/g)].flatMap(([, code = '']) => ['moved', 'full', 'unknown'].map((why) => code + why));
  return [...new Set([...whole, ...begun])];
}
// nobody is shown these: a device without a line waits, and a question that is gone is no refusal
const UNSEEN = ['not-asked'];

it('every code that a club can answer has a sentence of its own, where it is shown', () => {
  const codes = [...new Set(['server', 'src/club', 'src/app/club'].flatMap(codesOf))].filter((code) => !UNSEEN.includes(code));
  expect(codes.length).toBeGreaterThan(30);
  const others = (code: string): boolean => hasSentence(code) || hasCampaignSentence(code) || hasTournamentSentence(code);
  expect(codes.filter((code) => !hasClubSentence(code) && !others(code))).toEqual([]);
  // at a match the rules say why
  expect(codesOf('server/referee').filter((code) => !hasSentence(code))).toEqual([]);
  for (const code of codes.filter(hasClubSentence)) expect(clubReasonText({ code, clauses: [] }), code).toMatch(/^[A-Z].*\.$/);
  expect([hasClubSentence('toString'), clubReasonText({ code: 'toString', clauses: [] })]).toEqual([
    false,
    'The rules do not allow that now.',
  ]);
});
