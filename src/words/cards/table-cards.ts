import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// What a card of a player prints, in the language of the app.

/** The line under its name: its kind, whose it can be, how often and when it is played. */
export const tableCardHead: CardWriter['tableCardHead'] = (card) => currentWriter().tableCardHead(card);

/** When it may be played: “before drawing melee cards”. */
export const playMomentText: CardWriter['playMomentText'] = (moment) => currentWriter().playMomentText(moment);

/** What it does, in sentences. */
export const tableCardText: CardWriter['tableCardText'] = (card) => currentWriter().tableCardText(card);
