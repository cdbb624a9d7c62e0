import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { decidingMoments } from '../../src/ui/story/moments.ts';
import { logOf } from '../../src/record/log.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { playMatch, type Manner } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { soakMatch } from '../../tools/simulate/setups/soak-setup.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { noteAsked, noteMatch, noteTable } from './match-trace.ts';

const STEPS_A_LINE = 25;
const QUIET: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

/** A match with all features, and matches of a soak: boards, options, troupes, upgrades and cards by the seed. */
const all = { eventsAndAgendas: true, upgrades: true, campaign: true };
const matches: [string, Setup, Manner][] = [
  ['everything', randomSetup('prints', { seats: 2, size: 4, ...all, options: { objectiveMarkers: true } }), QUIET],
  ['draft', randomSetup('prints draft', { seats: 3, size: 2, ...all, options: { draft: true } }), QUIET],
  ...['hit-8', 'prints-1', 'prints-2'].map((seed): [string, Setup, Manner] => {
    const soak = soakMatch(seed);
    return [seed, soak.setup, { ...QUIET, player: eagerFor(soak) }];
  }),
];

/** Plays a match once, then folds it again decision by decision. */
function* tracesOf(name: string, setup: Setup, manner: Manner): Generator<[string, Trace]> {
  const { record } = playMatch(setup, catalogue, manner).folded;
  let folded = beginRecord(setup, catalogue);
  let trace = new Trace();
  for (const [number, { decision }] of record.entries.entries()) {
    const taken = advance(folded, decision);
    if (!taken.ok) throw new Error(`${name} ${number}: ${taken.reason.code}`);
    folded = taken.folded;
    noteMatch(trace, folded, taken.events);
    if (number % 3 === 0) noteAsked(trace, folded, taken.events);
    if (number % STEPS_A_LINE !== STEPS_A_LINE - 1) continue;
    noteTable(trace, folded);
    yield [`${name}-to-${number}`, trace];
    trace = new Trace();
  }
  const { models } = folded.match.table;
  const cast = Object.fromEntries(Object.values(models).map(({ id, seat }) => [id, { seat, health: 8 }]));
  trace.note('story', decidingMoments(logOf(folded.record, null), cast, setup.seats.length));
  yield [`${name}-end`, trace];
}

it('whatever is decided, asked, seen and said in random matches is as it was', () => {
  const traces = new Map(matches.flatMap(([name, setup, manner]) => [...tracesOf(name, setup, manner)]));
  expect(differing('random-matches', traces)).toEqual([]);
}, 900_000);
