import type { Look } from '../look.ts';
import { cardsAsked, meleeHandOf } from '../printed/cards-asked.ts';
import { refusePath, refuseStone } from '../movement/ways.ts';
import { stoneSpots } from '../movement/stones.ts';
import { refuseNear } from '../movement/stones.ts';
import { heightOf, inches, pointOf, spotOf } from '../table/spots.ts';
import { choices, type Choices } from '../terms/choices.ts';
import { UNSAID, type Answer, type Decision, type DecisionOf, type Spot } from '../terms/decision.ts';
import { ARCANE_KINDS, type ArcaneCard } from '../terms/decks.ts';
import type { Seat } from '../terms/ids.ts';
import type { Question } from '../terms/opening.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { placeSpots, refusePlace } from './models/placing.ts';
import { refuseShift } from './models/terrain.ts';
import { groundSpots, refuseGround } from './models/growing.ts';

const LISTED = 4; // the orders of more things than this are not listed

/** True if a question may be declined. */
export const mayPass = (question: Question): boolean => 'may' in question && question.may === true;

/** At a spoken table the rules cannot know whether there is room for a thing, so such a question may be declined. */
export function sayable(look: Look, question: Question): Question {
  return look.isSpoken && (question.ask === 'place' || question.ask === 'ground') ? { ...question, may: true } : question;
}

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** True if a deck holds all these cards. */
function isAmong(cards: readonly string[], deck: readonly string[]): boolean {
  const count = (all: readonly string[], card: string): number => all.filter((item) => item === card).length;
  return cards.every((card) => count(cards, card) <= count(deck, card));
}

/** Some of the legal searches: for every kind of card, one of it together with the cards that follow in the order of kinds. */
function searches(deck: readonly ArcaneCard[], count: number): ArcaneCard[][] {
  const sorted = ARCANE_KINDS.flatMap((kind) => deck.filter((card) => card === kind));
  const starts = sorted.flatMap((card, index) => (sorted.indexOf(card) === index ? [index] : []));
  return starts.map((start) => Array.from({ length: count }, (_, step) => sorted[(start + step) % sorted.length] as ArcaneCard));
}

/** Some of the legal answers to a search. Where any number may be taken: no card, each kind alone, and all cards. */
function foundIn(deck: readonly ArcaneCard[], { count, top, one }: Extract<Question, { ask: 'search' }>): ArcaneCard[][] {
  if (one) return searches(deck, 1);
  return top ? [[], ...searches(deck, 1), ...(deck.length > 1 ? [[...deck]] : [])] : searches(deck, count);
}

/** True if an answer may place this moonstone: the one that is asked about, or one of `instead`. An answer without a moonstone means the first. */
const among = (named: string | undefined, { stone, instead = [] }: Extract<Question, { ask: 'stone' }>): boolean =>
  named === undefined || named === stone || instead.includes(named);

/** The options that are legal for the asked seat; with `from`, only melee cards that are really there. */
function optionsOpen({ match }: Look, seat: Seat, { options, from }: Extract<Question, { ask: 'option' }>): string[] {
  if (from === undefined) return options;
  const cards: readonly string[] = from === 'melee-deck' ? match.table.decks.melee : meleeHandOf(match, seat);
  return options.filter((option) => cards.includes(option));
}

/** The reason why an answer to a question is not legal; null when it is. */
export function refuseAnswer(look: Look, seat: Seat, question: Question, answer: Answer): Reason | null {
  const wrong = (clause: string, code = 'not-an-answer'): Reason => reason(code, [clause], { ask: question.ask });
  switch (question.ask) {
    case 'option':
      if (answer.option === undefined || !question.options.includes(answer.option)) return wrong('DEF-2');
      return optionsOpen(look, seat, question).includes(answer.option) ? null : wrong('MEL-9', 'other-cards');
    case 'number': {
      const { number } = answer;
      return number !== undefined && Number.isInteger(number) && number >= question.from && number <= question.to ? null : wrong('MST-5');
    }
    case 'place':
      return answer.at ? refusePlace(look, question, answer.at) : wrong('DEF-26');
    case 'stone':
      if (!answer.at || !among(answer.stone, question)) return wrong('HLD-5');
      if (look.isSpoken) return null;
      if (question.within !== undefined) return refuseNear(look, question.model, question.within, answer.at);
      return refuseStone(look, question.model, pointOf(answer.at));
    case 'ground':
      return answer.at ? refuseGround(look, question, answer.at) : wrong('CMP-7');
    case 'path': {
      if (!answer.path) return wrong('DEF-30');
      if (question.straight && answer.path.length > 1) return wrong('REA-14', 'not-straight');
      if (answer.path.length === 0) return null;
      const as = question.straight ? 'reaction' : 'effect';
      const last = answer.path[answer.path.length - 1];
      const height = last && heightOf(last);
      const route = { model: question.model, as, seat, path: answer.path.map(pointOf), length: question.length } as const;
      const { freely } = question;
      return refusePath(look, { ...route, ...(freely ? { freely } : {}), ...(height === undefined ? {} : { height }) });
    }
    case 'order':
      return answer.order && sameCards(answer.order, question.items) ? null : wrong('SLN-7');
    case 'search': {
      const { cards } = answer;
      const least = question.one ? 1 : question.top ? 0 : question.count;
      const right = cards !== undefined && cards.length >= least && cards.length <= (question.one ? 1 : question.count);
      if (!cards || !right) return wrong('EVA-25');
      return isAmong(cards, cardsAsked(look.match, seat, question)) ? null : wrong('EVA-25', 'other-cards');
    }
    case 'terrain':
      return refuseShift(look, question, answer.terrain, answer.by);
    case 'look': {
      const seen = cardsAsked(look.match, seat, question);
      if (question.only && (answer.bottom ?? []).length > 0) return wrong('ABL-9', 'back-on-top');
      if (!answer.top || !answer.bottom) return wrong('ABL-9', 'other-cards');
      const put = [...answer.top, ...answer.bottom];
      return (question.hand ? isAmong(put, seen) : sameCards(put, seen)) ? null : wrong('ABL-9', 'other-cards');
    }
  }
}

/** The answer at a spoken table to a question that a player answers on a board by drawing: it only says that the thing is done. Null for others. */
function doneIn(question: Question): Answer | null {
  switch (question.ask) {
    case 'place':
    case 'ground':
      return { at: UNSAID };
    case 'stone':
      return { stone: question.stone, at: UNSAID };
    case 'path':
      return { path: [UNSAID] };
    case 'terrain':
      return { terrain: question.pieces[0] ?? '', by: [0, 0] };
    default:
      return null;
  }
}

/** Every legal answer to a question; paths and places that a player draws are in `drawn`, and some of them among the decisions. */
export function answersTo(look: Look, seat: Seat, question: Question): Choices {
  const answer = (given: Answer): Decision => ({ seat, kind: 'answer', ...given });
  const drawn = [{ kind: 'answer', question } as const];
  const decline: Decision[] = mayPass(question) ? [{ seat, kind: 'pass' }] : [];
  const done = look.isSpoken ? doneIn(question) : null;
  if (done) return choices({ decisions: [answer(done), ...decline] });
  switch (question.ask) {
    case 'option':
      return choices({ decisions: [...optionsOpen(look, seat, question).map((option) => answer({ option })), ...decline] });
    case 'number':
      return choices({
        decisions: Array.from({ length: question.to - question.from + 1 }, (_, step) => answer({ number: question.from + step })),
      });
    case 'place': {
      const { at, height } = look.model(question.model);
      const current: Spot = [inches(at.x), inches(at.y), inches(height)];
      const spots = [...(refusePlace(look, question, current) ? [] : [current]), ...placeSpots(look, question).map(spotOf)];
      return choices({ decisions: [...spots.map((spot) => answer({ at: spot })), ...decline], drawn });
    }
    case 'ground':
      return choices({ decisions: groundSpots(look, question).map((spot) => answer({ at: spot })), drawn });
    case 'stone':
      return choices({
        decisions: stoneSpots(look, question.model).map((point) => answer({ stone: question.stone, at: spotOf(point) })),
        drawn,
      });
    case 'path':
    case 'terrain':
      return choices({ decisions: decline, drawn });
    case 'search':
      return choices({ decisions: foundIn(cardsAsked(look.match, seat, question), question).map((cards) => answer({ cards })), drawn });
    case 'order':
      return question.items.length > LISTED
        ? choices({ decisions: [answer({ order: question.items })], drawn })
        : choices({ decisions: orders(question.items).map((order) => answer({ order })) });
    case 'look': {
      const seen = cardsAsked(look.match, seat, question);
      const below = question.only ? [] : [answer({ top: [], bottom: seen })];
      return choices({ decisions: [answer({ top: seen, bottom: [] }), ...below], drawn });
    }
  }
}

function orders(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, position) => orders(items.filter((_, index) => index !== position)).map((others) => [first, ...others]));
}

/** The fields of the answer in a decision. */
export function answerIn(decision: DecisionOf<'answer'>): Answer {
  const { seat: _seat, kind: _kind, told: _told, ...answer } = decision;
  return answer;
}
