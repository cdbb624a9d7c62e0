import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// The texts of cards in the language of the app.

/** “once per turn”, “3 times per turn”, “once per game, unless reloaded”. */
export const limitText: CardWriter['limitText'] = (limit) => currentWriter().limitText(limit);

/** A duration: “until the end of the turn”. */
export const untilText: CardWriter['untilText'] = (until) => currentWriter().untilText(until);

/** The line under an ability's name: kind, price, range, how often. */
export const headLine: CardWriter['headLine'] = (ability) => currentWriter().headLine(ability);

/** The text of an ability in sentences; `beside`: the abilities of the same card, so that one can name another. */
export const abilityText: CardWriter['abilityText'] = (ability, beside) => currentWriter().abilityText(ability, beside);

/** An arcane ability's outcomes: the required card, and its effect. */
export const outcomeLines: CardWriter['outcomeLines'] = (ability, beside) => currentWriter().outcomeLines(ability, beside);

/** The text below the table of a signature move; empty when there is none. */
export const signatureText: CardWriter['signatureText'] = (signature) => currentWriter().signatureText(signature);

/** A part of a text in the words of that text. */
export const aloneText: CardWriter['aloneText'] = (lone, printed, beside) => currentWriter().aloneText(lone, printed, beside);
