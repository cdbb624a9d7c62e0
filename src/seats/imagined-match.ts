import { choicesOf, judge, named, openingsOf } from '../rules/index.ts';
import type { Look } from '../rules/look.ts';
import { lookAt } from '../rules/look-at.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Choices } from '../rules/terms/choices.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { ArcaneFrame, MeleeFrame } from '../rules/terms/frame.ts';
import type { ModelId, Seat } from '../rules/terms/ids.ts';
import type { Match, Model, Stone } from '../rules/terms/match.ts';
import type { Opening } from '../rules/terms/opening.ts';
import { imagine } from './imagine.ts';
import type { View } from './view.ts';

// The door for code that thinks ahead. A match holds every hand, so only few may have one; what a seat imagines holds nothing but what its
// view says and cards dealt at random, so that it may be read, changed and played on freely. Thinking takes its matches from here and nowhere else.

/** A match that a seat imagines, or what has become of one. */
export type Imagined = Match;
export type { ArcaneFrame, Look, MeleeFrame, Model, Stone };

/** The match behind a view with everything unseen dealt by the seed. No other seat asks for a window in it, so that thinking ahead is undisturbed. */
export function undisturbed(view: View, seed: string): Imagined {
  const match = imagine(view, seed);
  const seats = match.order.seats.map((state, seat) => (seat === view.seat ? state : { ...state, standBy: 'recall' as const }));
  return { ...match, order: { ...match.order, seats } };
}

export { imagine };

/** An imagined match to read. */
export const lookOn = (match: Imagined, cards: Catalogue): Look => lookAt(match, cards);
/** The open questions of the imagined match. */
export const imaginedOpenings = (match: Imagined): Opening[] => openingsOf(match);
/** Every legal answer of a seat in it. */
export const imaginedAnswers = (match: Imagined, seat: Seat, cards: Catalogue): Choices => choicesOf(match, seat, cards);
/** Whether it would take a decision. */
export const isTaken = (match: Imagined, decision: Decision, cards: Catalogue): boolean => judge(match, named(match, decision), cards).ok;

/** The same match with a model changed. */
export const withModel = (match: Imagined, id: ModelId, patch: Partial<Model>): Imagined => {
  const { models } = match.table;
  const model = models[id];
  return model ? { ...match, table: { ...match.table, models: { ...models, [id]: { ...model, ...patch } } } } : match;
};
