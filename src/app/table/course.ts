import { distance, pathLength, snapped } from '../../geometry/points.ts';
import { walkAllowance } from '../../rules/activation/offers.ts';
import { STEP_LENGTH } from '../../rules/movement/allowance.ts';
import { stonesTouched } from '../../rules/sight/distance.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';

import { imaginedAnswers, imaginedOpenings, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import type { BoardPoint, MoveCourse, Outlook } from '../../seats/table/answers.ts';
import { cut, trackTo } from '../../seats/table/ways.ts';
import type { View } from '../../seats/view.ts';
import { foreseenFrom, outcomeOf } from './foreseen.ts';
import { touchingStep } from './touching-step.ts';

// Several decisions that one gesture means. They are tried in an imagined match of the seat, so that they reveal nothing it may not know.

const MOST_MOVES = 9;
/** Units. A Step is not spent on a shorter way, unless it opens something or reaches a moonstone: a finger cannot mean it. */
const CRUMB = 26;
/** Shares of the full length at which a move is tried, longest first, because it may not end at its full length. */
const SHARES = [1, 0.93, 0.85, 0.75, 0.6, 0.45];

/** True if a seat may freely act with this model. */
const acts = (match: Imagined, seat: Seat, model: ModelId): boolean =>
  imaginedOpenings(match).some(
    (opening) => opening.kind === 'act' && opening.seat === seat && opening.model === model && opening.by === undefined,
  );

interface Next {
  as: 'jog' | 'step';
  length: number;
}

/** The next move of an acting model: its Jog while it has one, then a Step. */
function nextMove(match: Imagined, model: ModelId, cards: Catalogue): Next | null {
  const look = lookOn(match, cards);
  for (const as of ['jog', 'step'] as const) {
    const length = walkAllowance(look, model, as);
    if (length !== null) return { as, length };
  }
  return null;
}

const walk = (seat: Seat, model: ModelId, as: 'jog' | 'step', path: readonly BoardPoint[]): Decision => ({
  seat,
  kind: as,
  model,
  path: path.map(spotOf),
});

/** The rest of a path beyond a given length. */
function beyond(start: BoardPoint, path: readonly BoardPoint[], length: number): BoardPoint[] {
  let remaining = length;
  let position = start;
  for (const [leg, next] of path.entries()) {
    const size = distance(position, next);
    if (size > remaining + 1) return path.slice(leg);
    remaining -= size;
    position = next;
  }
  return [];
}

/** The possible next moves along a path: as far as possible first, and for a Step only the straight part up to the end or the first bend. */
function triesOf(start: BoardPoint, path: readonly BoardPoint[], { as, length }: Next): { way: BoardPoint[]; far: number }[] {
  const whole = Math.min(length, pathLength(start, path));
  const tries = SHARES.map((share) => ({ way: cut(start, path, whole * share), far: whole * share }));
  if (as === 'jog') return tries;
  const [bend] = path;
  return [
    ...tries.map(({ way, far }) => ({ way: way.slice(-1), far })),
    ...(bend && distance(start, bend) < length ? [{ way: [snapped(bend)], far: distance(start, bend) }] : []),
  ];
}

/** The first of several moves that the rules accept, and the match after it. */
function firstTaken<Try extends { way: BoardPoint[] }>(
  match: Imagined,
  { seat, model, as }: { seat: Seat; model: ModelId; as: Next['as'] },
  tries: readonly Try[],
  cards: Catalogue,
): (Try & { next: Imagined }) | null {
  for (const attempt of tries) {
    const next = outcomeOf(match, walk(seat, model, as, attempt.way), cards);
    if (next) return { ...attempt, next };
  }
  return null;
}

/** True if a move brings a model into contact with another moonstone. */
const touchesMore = (before: Imagined, after: Imagined, model: ModelId, cards: Catalogue): boolean =>
  stonesTouched(lookOn(after, cards), model).length > stonesTouched(lookOn(before, cards), model).length;

/** True if a move allows decisions that were not possible before it. */
function opens(seat: Seat, before: Imagined, after: Imagined, cards: Catalogue): boolean {
  const could = imaginedAnswers(before, seat, cards).decisions.map((decision) => JSON.stringify(decision));
  return imaginedAnswers(after, seat, cards).decisions.some((decision) => !could.includes(JSON.stringify(decision)));
}

/** A shorter course where a single Step can reach another side of the moonstone that the course leads to. `stages`: the match before each move. */
function sooner(
  course: MoveCourse,
  stages: readonly Imagined[],
  { seat, model, to, end }: { seat: Seat; model: ModelId; to: BoardPoint; end: BoardPoint },
  cards: Catalogue,
): MoveCourse {
  const { moves, limit } = course;
  for (const [index, match] of stages.slice(0, moves.length - 1).entries()) {
    const next = nextMove(match, model, cards);
    const step = next?.as === 'step' ? touchingStep(match, { seat, model, length: next.length }, cards, { to, end }) : null;
    if (!step) continue;
    const after = outcomeOf(match, walk(seat, model, 'step', [step]), cards);
    if (!after) continue;
    const { energy } = lookOn(after, cards).model(model);
    return { moves: [...moves.slice(0, index), { as: 'step', path: [step] }], limit, energy };
  }
  return course;
}

/** The Jog and the Steps that bring a model to a place, or as near as possible; null where it cannot move. */
export function courseTo(view: View, cards: Catalogue, model: ModelId, to: BoardPoint): MoveCourse | null {
  const { seat } = view;
  if (seat === null) return null;
  let match = foreseenFrom(view);
  const begins: Decision = { seat, kind: 'activate', model };
  if (imaginedOpenings(match).some((opening) => opening.kind === 'activate' && opening.seat === seat))
    match = outcomeOf(match, begins, cards) ?? match;
  const look = lookOn(match, cards);
  const { at, energy, status } = look.model(model);
  if (status !== 'board' || !acts(match, seat, model)) return null;
  const first = nextMove(match, model, cards);
  const most = (first?.as === 'jog' ? first.length : 0) + energy * STEP_LENGTH;
  const stages = [match];
  let path = trackTo(look, model, to, most);
  let position: BoardPoint = at;
  const moves: MoveCourse['moves'] = [];
  while (path.length > 0 && moves.length < MOST_MOVES && acts(match, seat, model)) {
    const move = nextMove(match, model, cards);
    const went = move && firstTaken(match, { seat, model, as: move.as }, triesOf(position, path, move), cards);
    if (!went) break;
    const { next } = went;
    const isCrumb = moves.length > 0 && pathLength(position, path) < CRUMB;
    if (isCrumb && !opens(seat, match, next, cards) && !touchesMore(match, next, model, cards)) break;
    const stands = lookOn(next, cards).model(model);
    if (stands.status !== 'board') break; // no course leads off the board
    match = next;
    moves.push({ as: move.as, path: went.way });
    stages.push(match);
    path = beyond(position, path, went.far);
    const end = went.way.at(-1) ?? position;
    if (distance(stands.at, end) > 1) break;
    position = stands.at;
  }
  if (moves.length === 0) return null;
  return sooner(
    { moves, limit: most, energy: lookOn(match, cards).model(model).energy },
    stages,
    { seat, model, to, end: position },
    cards,
  );
}

/** The possibilities of a seat after its decisions if no player reacted; null where another question comes first. */
export function outlookAfter(view: View, cards: Catalogue, decisions: readonly Decision[]): Outlook | null {
  let match: Imagined | null = foreseenFrom(view);
  for (const decision of decisions) {
    match = match && outcomeOf(match, decision, cards);
  }
  const opening = match && imaginedOpenings(match).find((candidate) => candidate.kind === 'act' && candidate.seat === view.seat);
  if (!match || opening?.kind !== 'act' || opening.by !== undefined) return null;
  const { decisions: nextDecisions, drawn } = imaginedAnswers(match, opening.seat, cards);
  return { decisions: nextDecisions, drawn: drawn.length > 0, energy: lookOn(match, cards).model(opening.model).energy };
}
