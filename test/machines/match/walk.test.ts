import { isDeepStrictEqual } from 'node:util';
import { getInitialSnapshot, transition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { chart } from '../../../machines/match/chart.ts';
import type * as foldModule from '../../../machines/match/fold.ts';
import type { MatchEvent } from '../../../machines/match/kit.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { named, newMatch } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match, Setup } from '../../../src/rules/terms/match.ts';
import { eagerFor } from '../../../tools/simulate/eager-player.ts';
import { playMatch, type Manner } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/random-setup.ts';
import { soakMatch } from '../../../tools/simulate/soak-setup.ts';

/** The decisions after which the walk and the machine differ, and how many were compared. */
let differing: string[] = [];
let compared = 0;

interface Stepped {
  status: string;
  context: foldModule.Afterwards;
}
function compare(what: string, walked: foldModule.Afterwards, { status, context: { match, events } }: Stepped): void {
  compared += 1;
  if (status === 'error' || !isDeepStrictEqual({ match, events }, walked)) differing.push(what);
}

// Whatever plays a match goes through these two; the machine is stepped beside them, as the library itself steps it.
vi.mock('../../../machines/match/fold.ts', async (original) => {
  const fold = await original<typeof foldModule>();
  return {
    ...fold,
    begin: (match: Match, cards: Catalogue) => {
      const walked = fold.begin(match, cards);
      compare('the beginning', walked, getInitialSnapshot(chart, { match, cards }));
      return walked;
    },
    decide: (match: Match, given: Decision, cards: Catalogue) => {
      const decided = fold.decide(match, given, cards);
      if (!decided.ok) return decided;
      const decision = named(match, given);
      const context = { match, cards, events: [], said: { then: 'wait' as const } };
      const before = chart.resolveState({ value: fold.stateOf(match), context });
      const [after] = transition(chart, before, { type: decision.kind, decision } as MatchEvent);
      compare(given.kind, { match: decided.match, events: decided.events }, after);
      compare(`${given.kind}, refolded`, fold.refold(match, given, cards), after);
      return decided;
    },
  };
});

const unwatched: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

function playedBeside(setup: Setup, manner: Manner): number {
  differing = [];
  compared = 0;
  const { finished, violations } = playMatch(setup, catalogue, { ...unwatched, ...manner });
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

  it('and takes nothing that the leaf does not take', async () => {
    const { begin, refold } = await import('../../../machines/match/fold.ts');
    const setup = randomSetup('no such', { seats: 2, size: 2, eventsAndAgendas: false });
    const { match } = begin(newMatch(setup, catalogue), catalogue);
    expect(() => refold(match, { seat: 0, kind: 'keep-stones' }, catalogue)).not.toThrow();
    expect(() => refold(match, { seat: 0, kind: 'go-for-it' }, catalogue)).toThrow('takes no go-for-it');
  });
});
