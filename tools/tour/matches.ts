import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import type { RecordEntry } from '../../src/record/record.ts';
import { isAskedFor, openingsOf } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/setup.ts';
import { viewFor } from '../../src/seats/view.ts';

/** The folder of played matches for the next tour: playing one takes half a minute. */
const CACHE = 'node_modules/.cache/moonrise-tour';
/** More decisions than a match has. */
const MOST = 3000;

/** A step of a match: the state before the decision `next`, and its result. */
export interface TourStep {
  before: Folded;
  next: RecordEntry;
}

/** A match that is searched for a moment. */
export interface TourMatch {
  setup: Setup;
  cards: Catalogue;
  decisions: readonly Decision[];
}

/** The steps of a match from its beginning. */
export function* stepsOf({ setup, cards, decisions }: TourMatch): Generator<TourStep, Folded> {
  let before = beginRecord(setup, cards);
  for (const decision of decisions) {
    const decided = advance(before, decision);
    if (!decided.ok) throw new Error(`${JSON.stringify(decision)}: ${decided.reason.code}`);
    const next = decided.folded.record.entries.at(-1);
    if (next) yield { before, next };
    before = decided.folded;
  }
  return before;
}

/** The setup of a ready match for two to four seats. */
function setupOf(id: string, seed: string, seats: number): Setup {
  const pairing = pairings.find((candidate) => candidate.id === id);
  const board = boards.find((candidate) => candidate.id === pairing?.board);
  if (!pairing || !board) throw new Error(`there is no ready match ${id}`);
  const otherSides = pairings
    .flatMap(({ sides }) => sides)
    .filter(({ faction }) => pairing.sides.every((side) => side.faction !== faction));
  const sides = [...pairing.sides, ...otherSides].slice(0, seats);
  return { seats: sides.map(({ faction, troupe }) => ({ faction, troupe })), options: {}, terrain: board.terrain, seed, start: 'setup' };
}

/** A ready match played by gentle computers; the same for the same seed. */
export function playedMatch(pairing: string, seed = '1', seats = 2): TourMatch {
  const setup = setupOf(pairing, seed, seats);
  const file = join(CACHE, `${pairing}-${seed}-${seats}.json`);
  const kept = keptDecisions(file);
  const played = { setup, cards: catalogue, decisions: kept ?? [] };
  if (kept && isPlayable(played)) return played;
  let folded = beginRecord(setup, catalogue);
  for (let count = 0; count < MOST && !folded.match.order.result; count += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening) break;
    const thought = think(viewFor(folded.match, opening.seat), catalogue, LEVEL.gentle, `${opening.seat} ${count}`);
    if (!thought) break;
    const next = advance(folded, thought.decision);
    if (!next.ok) throw new Error(`${JSON.stringify(thought.decision)}: ${next.reason.code}`);
    folded = next.folded;
  }
  const decisions = folded.record.entries.map(({ decision }) => decision);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(decisions));
  return { setup, cards: catalogue, decisions };
}

function keptDecisions(file: string): Decision[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Decision[]; // written here; the rules judge it again
  } catch {
    return null;
  }
}

/** True if a stored match can still be played by the present rules and cards. */
function isPlayable(played: TourMatch): boolean {
  try {
    return [...stepsOf(played)].length > 0;
  } catch {
    return false;
  }
}

/** True if an item of a scenario expects the decision before it to be refused. */
function isRefused(follows: object | undefined): boolean {
  return follows !== undefined && 'expect' in follows && 'error' in (follows.expect as object); // the scenario was checked
}

/** The decisions of a scenario, with those between them that decline; its positions are on an empty table. */
export function scenarioMatch(scenario: unknown): TourMatch {
  const read = readScenario(scenario);
  if (!read.ok) throw new Error(read.why);
  const cards = scenarioCards(read.scenario, catalogue);
  const setup = scenarioSetup(read.scenario, cards);
  let folded = beginRecord(setup, cards);
  const play = (decision: Decision): boolean => {
    const next = advance(folded, decision);
    if (next.ok) folded = next.folded;
    return next.ok;
  };
  const items = read.scenario.decisions;
  for (const [nth, item] of items.entries()) {
    if (!('kind' in item) || isRefused(items[nth + 1])) continue;
    const decision = item as unknown as Decision; // the rules judge it
    for (let count = 0; count < 200 && !isAskedFor(folded.match, decision); count += 1) {
      const refusal = firstDecline(folded.match, cards);
      if (!refusal || !play(refusal)) break;
    }
    if (!play(decision)) break;
  }
  return { setup, cards, decisions: folded.record.entries.map(({ decision }) => decision) };
}
