import { describe, expect, it } from 'vitest';
import { begin, refold } from '../../../machines/match/fold.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { newMatch } from '../../../src/rules/index.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { eagerFor } from '../../../tools/simulate/players/eager-player.ts';
import { playMatch, type Manner } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { soakMatch } from '../../../tools/simulate/setups/soak-setup.ts';
import { comparedBy } from './compared-fold.ts';

const unwatched: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

function playedBeside(setup: Setup, manner: Manner): number {
  const { compared, differing, played } = comparedBy(() => playMatch(setup, catalogue, { ...unwatched, ...manner }));
  const { finished, violations } = played;
  expect({ finished, violations, differing }).toEqual({ finished: true, violations: [], differing: [] });
  return compared;
}

describe('the walk through the chart is the machine itself', () => {
  for (const [seats, size] of [
    [2, 3],
    [3, 2],
    [4, 2],
  ] as const) {
    it(`in a match of ${seats} with everything on`, () => {
      const options = { objectiveMarkers: true, draft: seats === 3, suddenDeath: 'any-moment' as const };
      const all = { seats, size, eventsAndAgendas: true, upgrades: true, campaign: true, options };
      expect(playedBeside(randomSetup(`beside ${seats}`, all), {})).toBeGreaterThan(200);
    });
  }
  for (const seed of ['chart-1']) {
    it(`in a soak with players who overrule and take back: ${seed}`, () => {
      const soak = soakMatch(seed);
      expect(playedBeside(soak.setup, { player: eagerFor(soak) })).toBeGreaterThan(200);
    });
  }

  it('and takes nothing that the leaf does not take', () => {
    const setup = randomSetup('no such', { seats: 2, size: 2, eventsAndAgendas: false });
    const { match } = begin(newMatch(setup, catalogue), catalogue);
    expect(() => refold(match, { seat: 0, kind: 'keep-stones' }, catalogue)).not.toThrow();
    expect(() => refold(match, { seat: 0, kind: 'go-for-it' }, catalogue)).toThrow('takes no go-for-it');
  });
});
