import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { playMatch, type Manner } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { notePosition } from './position-trace.ts';
import { positionsOf, scenarios } from './worked-positions.ts';

/** One in so many worked examples is examined, halfway and at its end. */
const EXAMPLES = 14;
/** At one in so many positions, adjustments are tried. */
const BY_HAND = 9;
const QUIET: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };
const all = { eventsAndAgendas: true, upgrades: true, campaign: true };
/** Matches of three and four players, some of them without a board; after every so many decisions, the position is examined. */
const matches: [string, Setup, number][] = [
  ['four', randomSetup('positions four', { seats: 4, size: 2, ...all, options: { objectiveMarkers: true, strictWithin: true } }), 37],
  ['spoken', randomSetup('positions spoken', { seats: 3, size: 2, ...all, options: { table: 'spoken' } }), 29],
];

function* traces(): Generator<[string, () => Trace]> {
  for (const [number, scenario] of scenarios.entries()) {
    if (number % EXAMPLES !== 5) continue;
    yield [
      scenario.id,
      () => {
        const trace = new Trace();
        const passed = [...positionsOf(scenario)].flatMap((position) => ('folded' in position ? [position.folded] : []));
        const isByHand = number % (EXAMPLES * BY_HAND) === 5;
        for (const [nth, folded] of [passed[passed.length >> 1], passed.at(-1)].entries())
          if (folded) notePosition(trace, folded, `${scenario.id} ${nth}`, isByHand);
        return trace;
      },
    ];
  }
  for (const [name, setup, every] of matches)
    yield [
      name,
      () => {
        const trace = new Trace();
        const { record } = playMatch(setup, catalogue, QUIET).folded;
        let folded = beginRecord(setup, catalogue);
        for (const [number, { decision }] of record.entries.entries()) {
          const taken = advance(folded, decision);
          if (!taken.ok) throw new Error(`${name} ${number}: ${taken.reason.code}`);
          folded = taken.folded;
          trace.note('match', [folded.match, taken.events]);
          if (number % every === 0) notePosition(trace, folded, `${name} ${number}`, number % (every * BY_HAND) === 0);
        }
        return trace;
      },
    ];
}

it('whatever anybody may send at a position, legal or not, is judged and followed as it was', () => {
  expect(differing('positions', new Map([...traces()].map(([name, make]) => [name, make()])))).toEqual([]);
}, 900_000);
