import { whole } from '../browser/whole.ts';
import { describe, expect, it } from 'vitest';
import { BEFORE, campaignTurns, cardsOfAGame, firstMatch, meleeWithEverything, NOW } from './evening.ts';

// docs/touches.md has the figures; `npm run touches` counts them anew.
describe('an evening takes no more touches than it did', () => {
  it('a first match against the gentle computer, and what is held in vain in it', async () => {
    const [until, most] = whole ? [Infinity, 42] : [3, 27];
    const counted = await firstMatch(NOW, until);
    expect(counted.touches).toBeLessThanOrEqual(most);
    expect(counted.holds).toBeLessThanOrEqual(2);
  }, 120_000);

  it('two turns of a match of a campaign with cards that nobody plays', async () => {
    expect((await campaignTurns(NOW)).holds).toBeLessThanOrEqual(2);
  }, 120_000);

  it('a melee with everything, and the cards of a game that nobody has', () => {
    expect([meleeWithEverything(BEFORE), meleeWithEverything(NOW)]).toEqual([9, 7]);
    expect([cardsOfAGame(BEFORE), cardsOfAGame(NOW)]).toEqual([16, 8]);
  });
});
