import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import type { Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { choicesOf, named, openingsOf } from '../../src/rules/index.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Marker, Options, Setup } from '../../src/rules/terms/match.ts';
import { anyTelling, withOutcome } from '../../tools/simulate/laws/table-talk.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { scenarios } from './worked-positions.ts';

/** One in so many worked examples is played at each of these tables. */
const EXAMPLES = 41;
const DECISIONS = 14;
/** After every so many answers, the offered answers are noted. */
const ASKED = 3;

/** Tables with other options than the examples. */
const TABLES: Record<string, Partial<Options>> = {
  spoken: { table: 'spoken' },
  'spoken-flat': { table: 'spoken', heights: false, mustPlay: true },
  strict: { strictWithin: true, deployWithin: true, suddenDeath: 'any-moment' },
  flat: { heights: false, coverVsFriendly: false },
  german: { elevation: 'german', wideSight: true, anybodyIgnored: true },
  bare: { reactions: false, distractions: false, followUps: false },
  beginners: { goingForIt: false, signatures: false, shades: false },
  marked: { objectiveMarkers: true },
  dear: { objectiveMarkers: true, markerEnergy: { activate: 0, switchOff: 2 } },
  agreed: { objectiveMarkers: true, markerEnergy: false, suddenDeath: 'off' },
};

/** A marker of each player under each of the first models, one of them active. */
function markersAt({ position, seats }: Setup): Marker[] {
  const places = Object.values(position?.models ?? {}).flatMap(({ at }) => at ?? []);
  return places.slice(0, 2).flatMap(({ x, y }, place) =>
    seats.map((_, seat) => ({
      id: `${seat}:marker-${place + 1}`,
      seat,
      at: { x: x + seat * 80, y: y + seat * 120 },
      active: place === seat,
    })),
  );
}

function setupAt(scenario: Scenario, table: string, cards: typeof catalogue): Setup {
  const setup = scenarioSetup(scenario, cards);
  const options = { ...setup.options, ...TABLES[table] };
  return {
    ...setup,
    options,
    terrain: options.table === 'spoken' ? [] : setup.terrain,
    // the drawn cards of the example belong to its own decisions
    position: { ...setup.position, draws: {}, ...(options.objectiveMarkers === true ? { markers: markersAt(setup) } : {}) },
  };
}

/** The next decision: that of the example while there is one, then a random offered one, where each kind is equally likely. */
function nextDecision({ match, record: { cards } }: Folded, meant: Decision | undefined, lot: Lot): Decision | null {
  if (match.asking) return anyTelling(match, lot);
  if (meant) return named(match, meant);
  const opening = lot.of(openingsOf(match));
  if (!opening) return null;
  const { decisions } = choicesOf(match, opening.seat, cards);
  const kinds = new Map(decisions.map((decision) => [`${decision.kind} ${'ability' in decision ? decision.ability : ''}`, decision]));
  return lot.of([...kinds.values()]) ?? null;
}

/** Plays an example at another table and notes the results; a failure of the rules themselves is noted, too. */
function traceOf(scenario: Scenario, table: string): Trace {
  const trace = new Trace();
  const lot = new Lot(`${scenario.id} ${table}`);
  const cards = scenarioCards(scenario, catalogue);
  const meant = scenario.decisions.filter((item) => 'kind' in item) as Decision[];
  let folded: Folded;
  try {
    folded = beginRecord(setupAt(scenario, table, cards), cards);
  } catch (failed) {
    // before the first question no player can be asked
    trace.note('refused', String(failed));
    return trace;
  }
  for (let step = 0; step < DECISIONS; step += 1) {
    const isAsking = folded.match.asking !== undefined;
    const decision = nextDecision(folded, isAsking ? undefined : meant[0], lot);
    if (!decision) break;
    if (!isAsking) meant.shift();
    const isSpoken = folded.match.order.options.table === 'spoken';
    const taken = advance(folded, isSpoken ? withOutcome(folded.match, decision, lot) : decision);
    if (!taken.ok) {
      trace.note('refused', [decision.kind, taken.reason]);
      continue;
    }
    folded = taken.folded;
    const openings = openingsOf(folded.match);
    trace.note('match', [folded.match, taken.events, openings]);
    if (step % ASKED !== 0) continue;
    for (const { seat } of openings) {
      const { decisions, drawn, refused } = choicesOf(folded.match, seat, cards);
      trace.note('asked', [decisions, drawn, refused]);
    }
  }
  trace.note('result', matchResult(folded.match, cards));
  return trace;
}

const played = Object.keys(TABLES).flatMap((table, nth) =>
  scenarios
    .filter((_, number) => number % EXAMPLES === nth * 4)
    .map((scenario): [string, () => Trace] => [`${table}-${scenario.id}`, () => traceOf(scenario, table)]),
);

it('worked examples that are played at another table, and by other players, go on as they did', () => {
  expect(differing('other-tables', new Map(played.map(([name, make]) => [name, make()])))).toEqual([]);
}, 900_000);
