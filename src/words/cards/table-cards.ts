import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// The texts of players' cards in the language of the app.

/** The line under its name: its kind, its factions, its limit and its moment. */
export const tableCardHead: CardWriter['tableCardHead'] = (card) => currentWriter().tableCardHead(card);

/** The moment at which it may be played: “before drawing melee cards”. */
export const playMomentText: CardWriter['playMomentText'] = (moment) => currentWriter().playMomentText(moment);

/** Its text in sentences. */
export const tableCardText: CardWriter['tableCardText'] = (card) => currentWriter().tableCardText(card);
