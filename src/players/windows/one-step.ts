import { namedThing } from '../../rules/terms/named-thing.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Drawn } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Question } from '../../rules/terms/opening.ts';
import { imaginedAnswers, imaginedOpenings, isTaken, lookOn, withModel, type Imagined } from '../../seats/imagined-match.ts';
import type { SeatTable } from '../../seats/table/seat-table.ts';
import { tryDrawn } from '../drawn-answers.ts';
import { placesFor } from '../imagined/places.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import type { Thinker } from '../plan/moves.ts';
import { plans } from '../plan/planner.ts';

// Any question that is neither a move nor a duel: every answer is tried in the same imagined matches.

const MOST_LISTED = 20;
const MOST_DRAWN = 10;
const TRIES = 40;
/** The number of places that are weighed before any is judged. */
const WEIGHED = 48;

/** True if the question comes during an activation that is still open. The yardstick counts only activations of other seats. */
const goesOn = ({ order, table }: Imagined, { seat, level }: Thinker): boolean =>
  order.active !== null && !(level.plain && table.models[order.active]?.controller === seat);

const sampled = (lot: Lot, all: readonly Point[]): readonly Point[] => (all.length > WEIGHED ? lot.mixed(all).slice(0, WEIGHED) : all);

/** The places that answer a question. */
function spotsFor(
  match: Imagined,
  table: SeatTable,
  question: Question,
  lot: Lot,
  { cards }: Thinker,
): { model: string | null; spots: readonly Point[] } {
  switch (question.ask) {
    case 'path':
      return { model: question.model, spots: placesFor(lookOn(match, cards), question.model, question.length) };
    case 'place': {
      const round = question.contact ?? [];
      const near = round.flatMap((id) => table.beside(question.model, namedThing(match.table.models, id)));
      return { model: question.model, spots: sampled(lot, near.length > 0 ? near : (table.freeSpots() ?? [])) };
    }
    case 'stone':
      return { model: null, spots: sampled(lot, question.within === undefined ? table.drops(question.model) : (table.freeSpots() ?? [])) };
    default:
      return { model: null, spots: [] };
  }
}

function answerAt(seat: number, question: Question, spot: Point): Decision {
  if (question.ask === 'path') return { seat, kind: 'answer', path: [spotOf(spot)] };
  if (question.ask === 'stone') return { seat, kind: 'answer', stone: question.stone, at: spotOf(spot) };
  return { seat, kind: 'answer', at: spotOf(spot) };
}

/** Answers that are drawn on the board: the best places by the value of the match, then random ones. */
function drawnAnswers(match: Imagined, table: SeatTable, drawn: readonly Drawn[], thinker: Thinker, lot: Lot): Decision[] {
  const { seat, cards, level } = thinker;
  const decisions: Decision[] = [];
  const open = goesOn(match, thinker);
  for (const drag of drawn) {
    if (drag.kind !== 'answer') continue;
    const { question } = drag;
    const { model, spots } = spotsFor(match, table, question, lot, thinker);
    const order = spots
      .map((spot) => ({
        spot,
        worth: model === null ? 0 : worthOf(withModel(match, model, { at: spot }), seat, cards, level.weights, open),
      }))
      .sort((a, b) => b.worth - a.worth);
    let tries = 0;
    for (const { spot } of order) {
      if (decisions.length >= MOST_DRAWN || tries >= TRIES) break;
      tries += 1;
      const decision = answerAt(seat, question, spot);
      if (isTaken(match, decision, cards)) decisions.push(decision);
    }
  }
  for (let tries = 0; tries < TRIES && decisions.length < MOST_DRAWN && drawn.length > 0; tries += 1) {
    const drag = lot.of(drawn);
    const decision = drag && tryDrawn(table, lot, seat, drag);
    if (decision && isTaken(match, decision, cards)) decisions.push(decision);
  }
  return decisions;
}

/**
 * The gain below which a cost is not worth paying; for a card, for each turn that it could still be kept. In the last turn a card is played
 * unless it costs more than HARM.
 */
const LEAST = 0.05;
const LAST = 4;
const HARM = 0.05;
/** The value of winning the roll for the first activation. */
const LEAD = 3;

/** The value that the position does not show: a cost that is saved, and a won roll for the first activation. */
function unseen(after: Imagined, { kind }: Decision, { seat, level }: Thinker, isCard: boolean): number {
  if (level.plain) return 0;
  const leads = imaginedOpenings(after).some((opening) => opening.kind === 'first' && opening.seat === seat);
  const turns = Math.max(0, LAST - after.order.turn);
  const price = !isCard || !level.dares ? LEAST : turns > 0 ? LEAST * turns : -HARM;
  if (kind === 'pass') return price + (leads ? 2 * LEAD : 0); // counted double, because the roll is won in every world
  return leads ? LEAD : 0;
}

const acts = (match: Imagined, seat: number): boolean =>
  match.stack.length === 1 && imaginedOpenings(match).some((opening) => opening.kind === 'act' && opening.seat === seat);

export interface Weighed {
  decision: Decision;
  worth: number;
}

/** The answers to a question by their mean worth, best first. */
export function answersByWorth(matches: readonly Imagined[], table: SeatTable, thinker: Thinker, lot: Lot): Weighed[] {
  const [match] = matches;
  if (!match) return [];
  const { seat, cards, level } = thinker;
  const { decisions, drawn } = imaginedAnswers(match, seat, cards);
  const listed = decisions.length > MOST_LISTED ? lot.mixed(decisions).slice(0, MOST_LISTED) : decisions;
  const pass = decisions.find(({ kind }) => kind === 'pass');
  const some = pass && !listed.includes(pass) ? [...listed, pass] : listed;
  const all = [...some, ...drawnAnswers(match, table, drawn, thinker, lot)];
  if (all.length === 1) return all.map((decision) => ({ decision, worth: 0 }));
  const open = goesOn(match, thinker);
  const isCard = all.some(({ kind }) => kind === 'play-card');
  return all
    .map((decision) => {
      const sum = matches.reduce((total, world) => {
        const after = settle(afterDecision(world, decision, cards), cards, lot);
        // a card is worth what its model can do with it
        const plan = isCard && level.dares && acts(after, seat) ? plans(after, thinker, lot, { nodes: level.pick })[0] : undefined;
        return total + (plan?.value ?? worthOf(after, seat, cards, level.weights, open)) + unseen(after, decision, thinker, isCard);
      }, 0);
      return { decision, worth: sum / matches.length + (lot.share() + lot.share() - 1) * level.noise * 0.3 };
    })
    .sort((a, b) => b.worth - a.worth);
}
