import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { COMPANIONS, judgeNamed, levelNamed } from '../../src/players/company.ts';
import { solveBluff } from '../../src/players/duels/bluff.ts';
import { drawnHand, everyHand, waysToDeal } from '../../src/players/duels/hands.ts';
import { countsOf, expectedGain, publicHandsOf, stakes } from '../../src/players/duels/melee.ts';
import { plainShares } from '../../src/players/duels/plain-shares.ts';
import { reckon } from '../../src/players/duels/blows.ts';
import { hindsight } from '../../src/players/hindsight.ts';
import { detour, trail } from '../../src/players/imagined/detours.ts';
import { deckUnder } from '../../src/players/imagined/climbs.ts';
import { factsOf } from '../../src/players/imagined/facts.ts';
import { positionOf } from '../../src/players/imagined/figures.ts';
import { isMired } from '../../src/players/imagined/mires.ts';
import { placesFor } from '../../src/players/imagined/places.ts';
import { promiseOf } from '../../src/players/imagined/promises.ts';
import { worthAt } from '../../src/players/imagined/worth.ts';
import { GREEDY, LEVEL, LEVELS, LIGHTER, lighter, type Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { expand, newNotes } from '../../src/players/plan/expand.ts';
import { followingUp, going, laying } from '../../src/players/plan/fighting.ts';
import { rootOf } from '../../src/players/plan/planner.ts';
import { think } from '../../src/players/think.ts';
import { drafting, enlisting, mustering, picking } from '../../src/players/windows/muster.ts';
import { beginning, marking, takingSide } from '../../src/players/windows/sides.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario, type Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { isAskedFor, named, openingsOf } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import { ARCANE_DECK, ARCANE_KINDS } from '../../src/rules/terms/decks.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { SIDES } from '../../src/rules/terms/sides.ts';
import { lookOn, undisturbed, type Imagined } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const golden = new URL('../golden/', import.meta.url);
const scenarios = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Scenario[] =>
    [JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as unknown].flat().flatMap((json) => {
      const read = readScenario(json);
      return read.ok ? [read.scenario] : [];
    }),
  );

/** Each player of the app, and the yardstick, with the least effort. */
const players: Level[] = [
  GREEDY,
  ...LEVELS.flatMap((level) => [level, ...COMPANIONS.map((companion) => `${level}-${companion}`)]).map(levelNamed),
].map((level) => ({
  ...level,
  nodes: Math.min(level.nodes, 10),
  pick: Math.min(level.pick, 2),
  hands: 2,
  rounds: 3,
  melee: { hands: 6, rounds: 6 },
  claims: { hands: 6, rounds: 6 },
  samples: Math.min(level.samples, 2),
  replies: Math.min(level.replies, 1),
  worlds: Math.min(level.worlds, 1),
}));

/** The number of thoughts about each kind of question; and of the worked examples, every so many is played. */
const MOST_OF_A_KIND = 21;
const EXAMPLES = 3;
/** The number of each kind for the most expensive thoughts. */
const FEW = 5;

/** The matches during a worked example, as far as it can be played. */
function* positionsIn(scenario: Scenario): Generator<[Folded, Catalogue]> {
  const cards = scenarioCards(scenario, catalogue);
  let folded = beginRecord(scenarioSetup(scenario, cards), cards);
  for (const next of scenario.decisions.filter((item) => 'kind' in item) as Decision[]) {
    for (let turn = 0; turn < 50; turn += 1) {
      yield [folded, cards];
      const aside = isAskedFor(folded.match, named(folded.match, next)) ? null : firstDecline(folded.match, cards);
      const taken = advance(folded, aside ?? next);
      if (!taken.ok) return;
      folded = taken.folded;
      if (!aside) break;
    }
  }
}

/** Notes the results of a player's parts for a position: the value of all models, their ways, and the gain of fights. */
function notePosition(trace: Trace, match: Imagined, opening: Opening, cards: Catalogue, number: number): void {
  const { seat } = opening;
  const look = lookOn(match, cards);
  for (const open of [true, false]) {
    const position = positionOf(look, open);
    trace.note('worth', [position.held, position.turnsLeft, position.figures.map(({ facts, ...rest }) => [facts.value, rest])]);
    for (const { weights } of players) trace.note('worth', worthAt(position, seat, weights));
  }
  const { terrain } = match.table;
  for (const model of Object.values(match.table.models).slice(0, FEW)) {
    if (model.status !== 'board') continue;
    trace.note('places', [isMired(look, model.id), deckUnder(terrain, model.at), placesFor(look, model.id, 6, number % 2 === 0)]);
    for (const stone of match.table.stones.slice(0, 2))
      trace.note('places', [detour(terrain, model.at, stone.at), trail(terrain, model.at, stone.at)]);
  }
  const thinker = { seat, cards, level: players[number % players.length] as Level };
  const frame = match.stack[match.stack.length - 1];
  if (frame?.kind === 'melee') {
    for (const side of SIDES) {
      const { wounds, more, circled } = reckon(look, frame, side);
      const shares = plainShares(stakes(look, frame, thinker.level.weights), side, countsOf(frame.hands[side]));
      trace.note(
        'fights',
        [0, 1, 2, 3, 4, 5].map((card) => [
          more(card),
          [0, 1, 2, 3, 4, 5].map((other) => [wounds(card, other, 1), wounds(card, other, 3), circled(card, other)]),
        ]),
      );
      trace.note('fights', [shares, going(match, side, thinker, new Lot(`${number}`)), laying(match, side, thinker, new Lot(`${number}`))]);
      trace.note('fights', followingUp(match, side, thinker));
    }
    trace.note('fights', [publicHandsOf(frame), expectedGain(look, frame, { attacker: 3, defender: 4 }, thinker.level, new Lot('gain'))]);
  }
  if (opening.kind === 'act' && number % 4 === 0)
    for (const level of [LEVEL.gentle, LEVEL.strong]) {
      const few = { ...thinker, level: { ...level, hands: 2, rounds: 3, places: 3, claims: { hands: 4, rounds: 4 } } };
      for (const { way, value, bonus, tried } of expand(rootOf(match, few), few, newNotes(), new Lot('expand')))
        trace.note('plans', [way, value, bonus, [...tried]]);
    }
}

function noteThought(trace: Trace, { match }: Folded, opening: Opening, cards: Catalogue, number: number): void {
  const view = viewFor(match, opening.seat);
  const imagined = undisturbed(view, `${number}`);
  notePosition(trace, imagined, opening, cards, number);
  const level = players[(number * 5) % players.length] as Level;
  const thought = think(view, cards, level, `players ${number}`);
  trace.note('thoughts', thought);
  if (thought && opening.kind === 'act' && number % FEW === 0) {
    const pass: Decision = { seat: opening.seat, kind: 'end-activation' };
    trace.note('hindsight', hindsight(view, pass, cards, players.at(-1) as Level, 'hindsight'));
  }
}

const DRAFTS = { eventsAndAgendas: true, upgrades: true, campaign: true };

it('whatever each player thinks at each kind of question is as it was', () => {
  const counts = new Map<string, number>();
  const traces = new Map<string, Trace>();
  const note = (folded: Folded, cards: Catalogue): void => {
    for (const opening of openingsOf(folded.match)) {
      const name = opening.kind === 'choice' ? `choice-${opening.question.ask}` : opening.kind;
      const count = counts.get(name) ?? 0;
      if (count >= MOST_OF_A_KIND) continue;
      counts.set(name, count + 1);
      const trace = traces.get(name) ?? new Trace();
      traces.set(name, trace);
      noteThought(trace, folded, opening, cards, count);
    }
  };
  for (const scenario of scenarios.filter((_, number) => number % EXAMPLES === 0))
    for (const [folded, cards] of positionsIn(scenario)) note(folded, cards);
  // before a match begins: factions, troupes, drafts, cards, edges, places
  for (const [number, options] of [{ draft: true }, { objectiveMarkers: true }, {}].entries()) {
    let folded = beginRecord(randomSetup(`players ${number}`, { seats: 2, size: 3, ...DRAFTS, options }), catalogue);
    for (let step = 0; step < 30; step += 1) {
      const [opening] = openingsOf(folded.match);
      if (!opening) break;
      note(folded, catalogue);
      const thought = think(viewFor(folded.match, opening.seat), catalogue, players[0] as Level, `${step}`);
      const taken = thought && advance(folded, thought.decision);
      if (!taken?.ok) break;
      folded = taken.folded;
    }
    const imagined = undisturbed(viewFor(folded.match, 0), 'before');
    const thinker = { seat: 0, cards: catalogue, level: players[4] as Level };
    const trace = new Trace();
    for (const choose of [drafting, enlisting, mustering, picking]) trace.note('chosen', choose(imagined, thinker, new Lot('choose')));
    trace.note('chosen', [beginning(imagined, thinker), takingSide(imagined, thinker), marking(imagined, thinker)]);
    traces.set(`beside-${number}`, trace);
  }
  expect(differing('players', traces)).toEqual([]);
}, 900_000);

it('what a player knows of cards, hands and names is as it was', () => {
  const trace = new Trace();
  const characters = Object.values(catalogue.characters);
  for (const card of characters) trace.note('facts', factsOf(card));
  const troupes = [0, 40, 90].map((from) => characters.slice(from, from + 5));
  for (const card of Object.values(catalogue.tableCards ?? {}))
    trace.note(
      'promises',
      troupes.map((troupe) => promiseOf(card, troupe)),
    );
  for (const name of [
    '',
    'unknown',
    'wide',
    'wide-pim',
    ...LEVELS,
    ...LEVELS.flatMap((level) => [...COMPANIONS, 'nobody'].map((companion) => `${level}-${companion}`)),
  ])
    trace.note(
      'levels',
      JSON.parse(JSON.stringify([judgeNamed(name), levelNamed(name), LIGHTER.map((factor) => lighter(levelNamed(name), factor))])),
    );
  const pools = [
    [3, 3, 3, 3, 3, 3],
    [1, 0, 2, 0, 0, 0],
    [0, 0, 0, 0, 0, 1],
    [2, 1, 0, 3, 1, 0],
  ];
  for (const pool of pools)
    for (const size of [0, 1, 2, 3, 5]) {
      const hands = everyHand(pool, size);
      const [first = []] = hands;
      trace.note('hands', [
        hands,
        drawnHand(pool, size, new Lot(`hand ${size}`)),
        hands.slice(0, 9).map((hand) => waysToDeal(pool, first, hand)),
      ]);
    }
  for (let round = 0; round < 6; round += 1) {
    const lot = new Lot(`bluff ${round}`);
    const gains = Object.fromEntries(ARCANE_KINDS.map((card) => [card, lot.share() * 4 - 1])) as Parameters<typeof solveBluff>[0];
    const real = round % 2 === 0 ? lot.mixed(ARCANE_DECK).slice(0, 3) : null;
    trace.note('bluffs', solveBluff(gains, { size: 3, real, hands: 5, rounds: 9 }, lot));
  }
  expect(differing('players-parts', new Map([['parts', trace]]))).toEqual([]);
});
