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

// The entry for code that thinks ahead. A real match contains every hand, so few parts may have one. An imagined match contains only the facts of
// a view and cards dealt at random, so it may be read, changed and played on freely. Code that thinks gets its matches only from here.

/** A match that a seat imagines, also after further decisions in it. */
export type Imagined = Match;
export type { ArcaneFrame, Look, MeleeFrame, Model, Stone };

/** An imagined match for a view, with everything unseen dealt by the seed. All other seats stand by, so that their windows do not interrupt. */
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
/** Every legal answer of a seat in an imagined match. */
export const imaginedAnswers = (match: Imagined, seat: Seat, cards: Catalogue): Choices => choicesOf(match, seat, cards);
/** True if a decision is legal in an imagined match. */
export const isTaken = (match: Imagined, decision: Decision, cards: Catalogue): boolean => judge(match, named(match, decision), cards).ok;

/** An imagined match with a model changed. */
export const withModel = (match: Imagined, id: ModelId, patch: Partial<Model>): Imagined => {
  const { models } = match.table;
  const model = models[id];
  return model ? { ...match, table: { ...match.table, models: { ...models, [id]: { ...model, ...patch } } } } : match;
};
