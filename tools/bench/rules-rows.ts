import { transition } from 'xstate';
import { lookAt } from '../../src/rules/look-at.ts';
import { chart } from '../../machines/match/chart.ts';
import { begin, decide, refold, stateOf } from '../../machines/match/fold.ts';
import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { coverLine } from '../../src/geometry/cover.ts';
import { lineOfSight, type SightBlocker } from '../../src/geometry/sight.ts';
import { foldRecord } from '../../src/record/refold.ts';
import { choicesOf, newMatch } from '../../src/rules/index.ts';
import { jogLength } from '../../src/rules/movement/allowance.ts';
import { reachOf, wayTo } from '../../src/rules/movement/reach.ts';
import { coverBetween, sees } from '../../src/rules/sight/sight.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { sampledSight } from '../../test/geometry/oracle-sight.ts';
import { playMatch, type Manner } from '../simulate/play-match.ts';
import { crowd } from './crowd.ts';
import { best, median, percentile, row, times, type Row } from './timing.ts';

const SAMPLES = 64;
/** Runs until the engine has optimised the code, because a table computes sight all evening. */
const WARM = 60;

/** Matches until the engine has optimised the code: every match is different, and a soak plays hundreds. */
const WARM_MATCHES = 20;
/** Without the checks of a soak, whose garbage would be collected during the measurement. */
const UNWATCHED: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

/** The rate of whole random matches, counting only decisions, after some matches to warm up. */
function matchesASecond(matches: number, before: number): number {
  const seats = (pairings[0]?.sides ?? []).map(({ faction, troupe }) => ({ faction, troupe }));
  const terrain = boards[0]?.terrain ?? [];
  const play = (run: number): number =>
    Number(playMatch({ seats, options: {}, terrain, seed: `bench ${run}`, start: 'setup' }, catalogue, UNWATCHED).spent) / 1e9;
  for (let run = 0; run < before; run += 1) play(-1 - run);
  return matches / Array.from({ length: matches }, (_, run) => play(run)).reduce((sum, count) => sum + count, 0);
}

/** The time of folding a whole match, beside a bare step of the state machine. */
function folding(): Row[] {
  const [pairing] = pairings;
  const seats = (pairing?.sides ?? []).map(({ faction, troupe }) => ({ faction, troupe }));
  const terrain = boards[0]?.terrain ?? [];
  const { folded, decisions, spent } = playMatch({ seats, options: {}, terrain, seed: 'bench', start: 'setup' }, catalogue);
  const whole = median(times(5, () => foldRecord(folded.record)));
  const { setup, cards } = folded.record;
  const again = best(
    times(20, () => {
      let { match } = begin(newMatch(setup, cards), cards);
      for (const item of folded.line) if ('entry' in item) ({ match } = refold(match, item.entry.decision, cards));
    }),
  );
  const context = { match: folded.match, cards: catalogue, events: [], result: { then: 'wait' as const } };
  const bare = median(
    times(2000, () => {
      // an event that no state accepts: the cost of the state machine itself
      const state = chart.resolveState({ value: stateOf(folded.match), context });
      transition(chart, state, { type: 'keep-stones', decision: { seat: 0, kind: 'keep-stones' } });
    }),
  );
  return [
    row('fold a whole match', whole, 'ms'),
    row('decisions of that match', decisions, 'decisions'),
    row('fold, a decision', (whole * 1000) / decisions, 'µs'),
    row('fold of a recorded match, a decision', again / decisions, 'ms'),
    row('bare machine step', bare * 1000, 'µs'),
    row('random decisions', decisions / (Number(spent) / 1e9), 'a second'),
    row('random matches', matchesASecond(3, 0), 'a second'),
    row('random matches a second', matchesASecond(20, WARM_MATCHES), 'matches'),
  ];
}

/** Sight and cover of every pair of 24 models among 12 pieces, beside a sampler of 64 × 64 lines. */
function sight(): Row[] {
  const match = crowd('bench');
  const few: Match = { ...match, table: { ...match.table, terrain: match.table.terrain.slice(0, 12) } };
  const look = lookAt(few, catalogue);
  const { onBoard } = look;
  const pairs = onBoard.flatMap((a, index) => onBoard.slice(index + 1).map((b) => [a.id, b.id] as const));
  const exact = best(
    times(
      40,
      () => {
        const fresh = look.with(few); // a look remembers its results
        for (const [a, b] of pairs) {
          sees(fresh, a, b);
          coverBetween(fresh, a, b);
        }
      },
      WARM,
    ),
  );
  const disc = (id: string): { at: { x: number; y: number }; radius: number } => ({
    at: look.model(id).at,
    radius: look.character(id).base * 5,
  });
  const solids = look.match.table.terrain.filter(({ kind }) => kind === 'barrier');
  const blockers = (a: string, b: string): SightBlocker[] => [
    ...onBoard.filter(({ id }) => id !== a && id !== b).map(({ id }): SightBlocker => ({ id, shape: { disc: disc(id) }, kind: 'solid' })),
    ...solids.map(({ id, shape }): SightBlocker => ({ id, shape, kind: 'solid' })),
  ];
  const bare = best(
    times(
      40,
      () => {
        for (const [a, b] of pairs) {
          const among = blockers(a, b);
          lineOfSight(disc(a), disc(b), among);
          coverLine(disc(a), disc(b), among);
        }
      },
      WARM,
    ),
  );
  const sampled = best(times(2, () => pairs.forEach(([a, b]) => sampledSight(disc(a), disc(b), blockers(a, b), SAMPLES, 0)), 0));
  return [
    row('sight and cover of all pairs, 24 models and 12 pieces', exact, 'ms'),
    row('the same in geometry alone', bare, 'ms'),
    row('sampler of 64 × 64 lines', sampled, 'ms'),
    row('sight and cover, exact : sampler', exact / sampled, 'ratio'),
  ];
}

const POSITIONS = 200;
const PIECES = 14;

/** The places where a Jog may end, and the way to one, for models on crowded tables with 14 pieces of terrain. */
function moving(): Row[] {
  const positions = Array.from({ length: Math.ceil(POSITIONS / 24) }, (_, table) => {
    const match = crowd(`reach ${table}`);
    const look = lookAt({ ...match, table: { ...match.table, terrain: match.table.terrain.slice(0, PIECES) } }, catalogue);
    return look.onBoard.map(({ id }) => ({ look, jog: { model: id, as: 'jog', length: jogLength(look, id) } as const }));
  })
    .flat()
    .slice(0, POSITIONS);
  for (const { look, jog } of positions) reachOf(look, jog);
  const reaches = positions.map(({ look, jog }) => Math.min(...times(3, () => reachOf(look, jog), 0)));
  const ways = positions.flatMap(({ look, jog }) => {
    const places = reachOf(look, jog);
    const some = places.filter((_, nth) => nth % Math.ceil(places.length / 5) === 0);
    return some.map((to) => Math.min(...times(2, () => wayTo(look, jog, to), 0)));
  });
  return [
    row('reach of a jog, 24 models and 14 pieces, median', median(reaches), 'ms'),
    row('reach of a jog, 95th of 100', percentile(reaches, 95), 'ms'),
    row('shortest way to a place, median', median(ways), 'ms'),
    row('shortest way to a place, 95th of 100', percentile(ways, 95), 'ms'),
  ];
}

/** Every legal answer of a model that may act, with the reasons against the others. */
function answers(): Row[] {
  const match = crowd('answers');
  const decided = decide(match, { seat: 0, kind: 'activate', model: '0:quack' }, catalogue);
  if (!decided.ok) throw new Error(decided.reason.code);
  return [row('legal answers of an act opening', median(times(50, () => choicesOf({ ...decided.match }, 0, catalogue))), 'ms')];
}

export const rulesRows = (): Row[] => [...folding(), ...sight(), ...answers(), ...moving()];
