import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lineText } from '../../../../src/words/campaign/campaign-lines.ts';
import { outcomeWords, tierWords } from '../../../../src/words/campaign/campaign.ts';
import { currentLanguage } from '../../../../src/words/language/locale.ts';
import { capital } from '../../../../src/words/language/sentences.ts';
import { whole } from '../campaign-hands.ts';
import { plain } from '../../readers/words.ts';

/** In the order of joining; the first is the Chamberlain. Ada meets Dan and Ben meets Cleo in the first week. */
export const PLAYERS = [
  { name: 'Ada', faction: 'commonwealth', roster: ['Baron von Fancyhat', 'Flintlock', 'Quack'], more: 'Fritz' },
  { name: 'Ben', faction: 'dominion', roster: ['Vicious Syd', 'Shabbaroon', 'Boulder'], more: 'Ribald' },
  { name: 'Cleo', faction: 'leshavult', roster: null, more: null },
  { name: 'Dan', faction: 'dominion', roster: ['Beaky Bobby', 'Seasick Stu', 'Grub'], more: 'Firespitter' },
] as const;
const TIERS = Object.keys(tierWords) as (keyof typeof tierWords)[]; // keys() forgets literal types
const OUTCOMES = Object.keys(outcomeWords) as (keyof typeof outcomeWords)[]; // keys() forgets literal types
export const NAMES = PLAYERS.map(({ name }) => name);

/** All possible lines of the ledger about a machination of a kind. */
export const linesOf = (kind: 'support' | 'sabotage'): string[] =>
  NAMES.flatMap((target) =>
    TIERS.flatMap((tier) =>
      OUTCOMES.map((outcome) =>
        capital(
          lineText(
            { week: 2, player: '', kind, points: 'mp', delta: 1, because: { target, tier, outcome } },
            { player: String, card: String },
          ),
        ),
      ),
    ),
  );
/** Checks that the page does not tell who has supported or sabotaged whom. */
export async function untold(page: Page): Promise<void> {
  const all = plain(await whole(page)).toLowerCase();
  for (const line of [...linesOf('support'), ...linesOf('sabotage')]) expect(all).not.toContain(plain(line).toLowerCase());
  if (currentLanguage() === 'en') expect(all).not.toMatch(/supported|sabotaged/);
}
