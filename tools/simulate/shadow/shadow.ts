import { isDeepStrictEqual } from 'node:util';
import type { MatchAfter } from '../../../machines/match/decision-outcome.ts';
import { asksOf, begin, decide } from '../../../machines/match/fold.ts';
import { walk } from '../../../machines/match/walk.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomDecision } from '../../../src/players/random-player.ts';
import { named, newMatch, openingsOf } from '../../../src/rules/index.ts';
import { playOn } from '../../../src/rules/look-at.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { keyOf, type Fact, type TableAnswer } from '../../../src/rules/terms/fact.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Match, Piece, Setup } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { formTouches, isPlanned, touchesOf } from './touches.ts';
import { saidOf, truth, type Moment, type PlayedDecision } from './shadow-truth.ts';

// The shadow of a match: each decision on a board is made again at a table without one, and the questions to the table are answered from the board at
// that moment. Everything but places must come out the same.

/** The player of the match on the board. */
export type Player = (match: Match, opening: Opening, cards: Catalogue, lot: Lot) => Decision;

const anybody: Player = (match, { seat }, cards, lot) => randomDecision(seatTable(viewFor(match, seat), cards), lot);

const isPlaying = ({ stack: [{ step }] }: Match): boolean => !step.startsWith('setup.') && step !== 'deploy';
const LAST_TURN = 6;
const MOST = 4000;

/** Plays a match on a board, with the board after every movement. */
export function playedOnBoard(setup: Setup, cards: Catalogue, player: Player = anybody): PlayedDecision[] {
  const lot = new Lot(`shadow ${setup.seed}`);
  const line: PlayedDecision[] = [];
  let { match } = begin(newMatch(setup, cards), cards);
  for (let count = 0; count < MOST; count += 1) {
    const opening = lot.of(openingsOf(match));
    if (!opening) break;
    const { turn, result } = match.order;
    const tired = turn > LAST_TURN && !result && opening.seat > 0;
    const decision = named(match, tired ? { seat: opening.seat, kind: 'concede' } : player(match, opening, cards, lot));
    const play = playOn(match, cards);
    const moments: Moment[] = [{ match, events: 0 }];
    play.noteMovement = () => void moments.push({ match: play.match, events: play.events.length });
    walk(play, decision);
    line.push({ decision, before: match, after: play.match, moments, events: play.events });
    ({ match } = play);
  }
  return line;
}

const nowhere = { x: 0, y: 0 };
const isGrown = ({ tags = [] }: Piece): boolean => tags.some((tag) => tag.startsWith('made-by-'));

/** The match without its board. */
const spokenOf = ({ table, order, ...match }: Match): Match => ({
  ...match,
  order: { ...order, options: { ...order.options, table: 'spoken' } },
  table: {
    ...table,
    terrain: table.terrain.filter(isGrown).map((piece) => ({ ...piece, shape: { disc: { at: nowhere, radius: 0 } } })),
    models: Object.fromEntries(Object.entries(table.models).map(([id, model]) => [id, { ...model, at: nowhere }])),
    stones: table.stones.map((stone) => ({ ...stone, at: nowhere })),
    ...(table.markers ? { markers: table.markers.map((marker) => ({ ...marker, at: nowhere })) } : {}),
  },
});

const PLACES: readonly string[] = ['at', 'from', 'path', 'by', 'piece', 'height', 'secret'];
const TALK: readonly Happening['what'][] = ['told', 'withdrawn', 'terrain-moved', 'terrain-grown', 'terrain-gone', 'placed'];

/** The events, without places. */
const bare = (events: readonly Happening[]): object[] =>
  events
    .filter(({ what }) => !TALK.includes(what))
    .map((event) =>
      Object.fromEntries(
        Object.entries(event).filter(([key]) => !PLACES.includes(key) || (key === 'by' && event.what !== 'terrain-moved')),
      ),
    );

const nameOf = (opening: Opening): string => {
  const question = opening.kind === 'choice' ? opening.question : null;
  const about = 'about' in opening ? opening.about : null;
  const given = opening.kind === 'act' ? [opening.model, opening.by] : null;
  return JSON.stringify([opening.seat, opening.kind, about, given, question?.ask, question && 'model' in question ? question.model : null]);
};

/** The facts that must not depend on any answer. */
const entryOf = ({ table, order, openings }: Match): object => ({
  models: Object.values(table.models).map(({ id, status, wounds, energy, controller, activated, jogged, used, spent, height }) => ({ id, status, wounds, energy, controller, activated, jogged, used, spent, height: status === 'board' ? height : 0 })), // prettier-ignore
  stones: table.stones.map(({ id, depth, holder }) => ({ id, depth, holder })),
  grown: table.terrain.filter(isGrown).map(({ id, kind }) => [id, kind]),
  decks: table.decks,
  aside: table.aside,
  chance: table.chance,
  turn: order.turn,
  active: order.active,
  result: order.result,
  openings: openings.map(nameOf),
});

export interface Shadowed {
  /** The first difference; null when there is none. */
  differs: string | null;
  decisions: number;
  activations: number;
  /** Forms, the facts on them, and forms that the sheet of the decision could not show. */
  questions: number;
  ticks: number;
  interruptions: number;
  /** The most forms for one decision. */
  rounds: number;
  /** The number of touches outside of duels. */
  touches: number;
  /** Windows that were open only at the table. */
  windows: number;
  /** The facts that were asked since the last change of places, and those places. */
  recentFacts: { since: string; facts: Set<string> };
}

const MOST_WINDOWS = 40;

/** Makes every decision of a match at a table. */
export function shadowed(line: readonly PlayedDecision[], cards: Catalogue): Shadowed {
  const counts: Shadowed = {
    differs: null,
    decisions: 0,
    activations: 0,
    questions: 0,
    ticks: 0,
    interruptions: 0,
    rounds: 0,
    touches: 0,
    windows: 0,
    recentFacts: { since: '', facts: new Set() },
  };
  let spoken: Match | null = null;
  for (const [index, played] of line.entries()) {
    if (!isPlaying(played.before)) continue;
    spoken ??= spokenOf(played.before);
    const result = say(spoken, line, index, cards, counts);
    if (typeof result === 'string') return { ...counts, differs: `${index} ${JSON.stringify(played.decision)}: ${result}` };
    spoken = result.match;
    counts.decisions += 1;
    if (played.decision.kind === 'activate') counts.activations += 1;
    const differs =
      parting(bare(result.events), bare(played.events)) ?? parting(Object.entries(entryOf(spoken)), Object.entries(entryOf(played.after)));
    if (differs) return { ...counts, differs: `${index} ${JSON.stringify(played.decision)}: ${differs}` };
  }
  return counts;
}

function parting(spoken: readonly object[], done: readonly object[]): string | null {
  const position = [...Array.from({ length: Math.max(spoken.length, done.length) }).keys()].find(
    (nth) => !isDeepStrictEqual(spoken[nth], done[nth]),
  );
  return position === undefined
    ? null
    : `said ${JSON.stringify(spoken[position])?.slice(0, 1500)}, done ${JSON.stringify(done[position])?.slice(0, 1500)}`;
}

/** True if the sheet of the decision cannot show a form, because the form comes after something secret. */
function isInterruption(match: Match, decision: Decision, facts: readonly Fact[], cards: Catalogue): boolean {
  const sheet = new Set(asksOf(imagine(viewFor(match, null), 'sheet'), decision, cards).map(keyOf));
  return facts.some((fact) => !sheet.has(keyOf(fact)));
}

/** The places of everything that a fact may concern, as text. */
const standing = ({ table: { models, stones, terrain, markers } }: Match): string =>
  JSON.stringify([
    Object.values(models).map(({ at, height, status, character, lasting }) => [at, height, status, character, lasting.length]),
    stones.map(({ at, holder }) => [at, holder]),
    terrain,
    markers,
  ]);

/** The number of movements before a moment. A Step without length counts: a table without measuring cannot tell. */
function movesUntil(line: readonly PlayedDecision[], index: number, events: number): number {
  const movesOf = (played: readonly Happening[]): number => played.filter(({ what }) => what === 'moved' || what === 'placed').length;
  return line.slice(0, index).reduce((sum, played) => sum + movesOf(played.events), movesOf(line[index]?.events.slice(0, events) ?? []));
}

/** A fact that is asked twice without a movement in between. */
function askedTwice(
  asked: Shadowed['recentFacts'],
  line: readonly PlayedDecision[],
  index: number,
  epoch: number,
  facts: readonly Fact[],
): string | undefined {
  const { moments = [], before } = line[index] ?? {};
  const moment = moments[Math.min(epoch, moments.length - 1)];
  const place = before ? `${movesUntil(line, index, moment?.events ?? 0)} ${standing(moment?.match ?? before)}` : '';
  if (asked.since !== place) asked.facts.clear();
  asked.since = place;
  const keys = facts.map(keyOf);
  const twice = keys.find((key) => asked.facts.has(key));
  for (const key of keys) asked.facts.add(key);
  return twice;
}

/** Makes one decision of the board at the table, answers the table's questions, and lets windows pass that are open only there. */
function say(before: Match, line: readonly PlayedDecision[], index: number, cards: Catalogue, counts: Shadowed): MatchAfter | string {
  const events: Happening[] = [];
  let match = before;
  let moved = 0;
  const wanted = line[index]?.after.openings.map(nameOf) ?? [];
  let decision: Decision | null = saidOf(line, cards, index);
  for (let windows = 0; decision && windows < MOST_WINDOWS; windows += 1) {
    let decided = decide(match, decision, cards);
    counts.touches += touchesOf(match, decision, cards);
    for (let rounds = 1; decided.ok && decided.match.asking; rounds += 1) {
      const { asking } = decided.match;
      events.push(...decided.events);
      counts.questions += 1;
      counts.ticks += asking.facts.length;
      const interrupts = isInterruption(match, decision, asking.facts, cards);
      if (interrupts) counts.interruptions += 1;
      const twice = askedTwice(counts.recentFacts, line, index, moved + asking.at, asking.facts);
      if (twice !== undefined) return `asked twice: ${twice}`;
      counts.rounds = Math.max(counts.rounds, rounds);
      if (rounds > 40) return `asked for ever: ${asking.facts.map(keyOf).join(', ')}`;
      const answerOf = (fact: Fact): TableAnswer => truth(line, cards, index, moved + asking.at, fact);
      const facts = asking.facts.map((fact): [string, TableAnswer] => [keyOf(fact), answerOf(fact)]);
      counts.touches += formTouches(asking.facts, answerOf, interrupts || !isPlanned(decision));
      decided = decide(decided.match, { seat: decision.seat, kind: 'tell', facts }, cards);
    }
    if (!decided.ok) return `refused: ${decided.reason.code}`;
    events.push(...decided.events);
    ({ match } = decided);
    moved += decided.stirred ?? 0;
    const extra = match.openings.find((opening) => !wanted.includes(nameOf(opening)));
    decision = extra ? { seat: extra.seat, kind: 'pass' } : null;
    if (extra) counts.windows += 1;
  }
  return { match, events };
}
