import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import type { Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { choicesOf, isAskedFor, named, openingsOf } from '../../src/rules/index.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Match, SeatSetup, Setup } from '../../src/rules/terms/match.ts';
import { viewFor } from '../../src/seats/view.ts';
import { agreed } from './agreement.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { scenarios } from './worked-positions.ts';

/** One in so many worked examples is played by other players. */
const EXAMPLES = 7;
const MOST_DECLINED = 12;
const CORNER = 35 * 254;

/** Other players for an example: its changed set-up, what is done before its first decision, and who makes the decisions of a seat. */
interface Players {
  setup: (setup: Setup, cards: Catalogue) => Setup;
  begin: (match: Match) => Decision | null;
  decider: (seat: Seat, seats: number) => Seat;
}

const next = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** The player's cards of a seat go to the player to the left. */
const withCards = ({ cards: _c, used: _u, crossedOff: _x, ...seat }: SeatSetup, { cards, used, crossedOff }: SeatSetup): SeatSetup => ({
  ...seat,
  ...(cards ? { cards } : {}),
  ...(used ? { used } : {}),
  ...(crossedOff ? { crossedOff } : {}),
});

/** Every model is under the control of the player to the left of its owner, who makes the owner's decisions with the owner's cards. */
const lent: Players = {
  setup: (setup) => ({
    ...setup,
    seats: setup.seats.map((seat, index, all) => withCards(seat, all[(index + all.length - 1) % all.length] ?? seat)),
  }),
  begin: ({ table, order }) => ({
    seat: 0,
    kind: 'adjust',
    set: {
      models: Object.fromEntries(Object.values(table.models).map(({ id, seat }) => [id, { controller: next(seat, order.seats.length) }])),
      next: next(order.next, order.seats.length),
    },
  }),
  decider: next,
};

/** One more player, whose only model stands in a corner. */
const joined: Players = {
  setup: (setup, { characters }) => {
    const troupes = setup.seats.flatMap(({ troupe = [] }) => troupe);
    const stranger = Object.values(characters).find(({ id, unselectable }) => !unselectable && !troupes.includes(id))?.id ?? '';
    if (setup.seats.length > 3 || setup.start !== 'activation') return setup;
    const { seats, position } = setup;
    return {
      ...setup,
      seats: [...seats, { troupe: [stranger] }],
      position: {
        ...position,
        models: { ...position?.models, [`${seats.length}:${stranger}`]: { at: { x: CORNER, y: CORNER }, energy: 2 } },
      },
    };
  },
  begin: () => null,
  decider: (seat) => seat,
};

function noteAt(trace: Trace, { match, record: { cards } }: Folded): void {
  for (const { seat } of openingsOf(match)) {
    const { decisions, drawn, refused } = choicesOf(match, seat, cards);
    trace.note('asked', [decisions, drawn, refused]);
  }
}

function traceOf(scenario: Scenario, players: Players): Trace {
  const trace = new Trace();
  const cards = scenarioCards(scenario, catalogue);
  let folded: Folded;
  try {
    folded = beginRecord(players.setup(scenarioSetup(scenario, cards), cards), cards);
  } catch (failed) {
    trace.note('refused', String(failed));
    return trace;
  }
  const change = players.begin(folded.match);
  if (change) folded = agreed(folded, change, trace);
  const take = (decision: Decision): boolean => {
    const taken = advance(folded, decision);
    if (!taken.ok) {
      trace.note('refused', taken.reason);
      return false;
    }
    folded = taken.folded;
    trace.note('match', [folded.match, taken.events, openingsOf(folded.match)]);
    return true;
  };
  const meant = scenario.decisions.filter((item) => 'kind' in item) as Decision[];
  for (const [number, decision] of meant.entries()) {
    const full = named(folded.match, decision);
    const given = { ...full, seat: players.decider(full.seat, scenario.seats.length) };
    for (let count = 0; count < MOST_DECLINED && !isAskedFor(folded.match, given); count += 1) {
      const aside = firstDecline(folded.match, cards);
      if (!aside || !take(aside)) break;
    }
    take(given);
    if (number === meant.length - 1) noteAt(trace, folded);
  }
  for (const seat of folded.match.order.seats.keys()) trace.note('seen', viewFor(folded.match, seat));
  trace.note('result', matchResult(folded.match, cards));
  return trace;
}

const played = Object.entries({ lent, joined }).flatMap(([name, players], nth) =>
  scenarios
    .filter((_, number) => number % EXAMPLES === nth)
    .map((scenario): [string, () => Trace] => [`${name}-${scenario.id}`, () => traceOf(scenario, players)]),
);

it('worked examples by players who have lent their models, and with a further player, go on as they did', () => {
  expect(differing('other-players', new Map(played.map(([name, make]) => [name, make()])))).toEqual([]);
}, 900_000);
