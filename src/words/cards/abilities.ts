import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// What a card prints, in the language of the app.

/** “once per turn”, “3 times per turn”, “once per game, unless reloaded”. */
export const limitText: CardWriter['limitText'] = (limit) => currentWriter().limitText(limit);

/** “until the end of the turn”: what ends something that goes on. */
export const untilText: CardWriter['untilText'] = (until) => currentWriter().untilText(until);

/** The line under an ability's name: kind, price, range, how often. */
export const headLine: CardWriter['headLine'] = (ability) => currentWriter().headLine(ability);

/** What an ability does, in sentences; `beside`: those of the same card, so that one can name another. */
export const abilityText: CardWriter['abilityText'] = (ability, beside) => currentWriter().abilityText(ability, beside);

/** An arcane ability's outcomes: the card asked for, and what it does. */
export const outcomeLines: CardWriter['outcomeLines'] = (ability, beside) => currentWriter().outcomeLines(ability, beside);

/** What is printed under the table of a signature move; empty when there is nothing. */
export const signatureText: CardWriter['signatureText'] = (signature) => currentWriter().signatureText(signature);

/** A part of a text by itself, as it would be said in that text. */
export const aloneText: CardWriter['aloneText'] = (lone, printed, beside) => currentWriter().aloneText(lone, printed, beside);
