import { whole } from '../browser/whole-suite.ts';
import { describe, expect, it } from 'vitest';
import { BEFORE, campaignTurns, cardsOfAGame, firstMatch, meleeWithEverything, NOW } from './evening.ts';

// docs/touches.md has the figures; `npm run touches` counts them again.
describe('an evening takes no more touches than it did', () => {
  it('a first match against the gentle computer, and what is held in vain in it', async () => {
    // the same match at both glasses: how long it is depends on its dice, and what the glass saves of it does not
    const [until, saves] = whole ? [Infinity, 12] : [3, 6];
    const [before, now] = [await firstMatch(BEFORE, until), await firstMatch(NOW, until)];
    expect(before.touches - now.touches).toBeGreaterThanOrEqual(saves);
    expect(before.holds).toBeGreaterThan(5);
    expect(now.holds).toBeLessThanOrEqual(1);
  }, 120_000);

  it('two turns of a match of a campaign with cards that nobody plays', async () => {
    expect((await campaignTurns(NOW)).holds).toBeLessThanOrEqual(2);
  }, 120_000);

  it('a melee with everything, and the cards of a game that nobody has', () => {
    expect([meleeWithEverything(BEFORE), meleeWithEverything(NOW)]).toEqual([9, 7]);
    expect([cardsOfAGame(BEFORE), cardsOfAGame(NOW)]).toEqual([16, 8]);
  });
});
