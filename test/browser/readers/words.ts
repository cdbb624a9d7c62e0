import type { Opening } from '../../../src/rules/terms/opening.ts';
import { declineText, promptText } from '../../../src/words/match/questions.ts';

/**
 * Words as they are read off the glass: no-break spaces are spaces there, and nobody sees where a word may break. What is spoken is set with
 * `speak`: a test says the messages in the language its browser shows.
 */
export const plain = (words: string): string =>
  words
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const either = (words: readonly string[]): string =>
  words.map((word) => plain(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');

/** One of these, and nothing else. */
export const only = (...words: string[]): RegExp => new RegExp(`^(${either(words)})$`);
/** Whatever begins with one of these. */
export const begins = (...words: string[]): RegExp => new RegExp(`^(${either(words)})`);
/** Whatever one of these stands in. */
export const holds = (...words: string[]): RegExp => new RegExp(either(words));

/** How a choice that may be declined is declined. */
export const leaveIt = (): string =>
  declineText({ seat: 0, kind: 'choice', about: null, question: { ask: 'option', of: 'yes-no', options: [], may: true } }) ?? '';

/** A question that names nobody. */
export const asked = (opening: Opening): string =>
  promptText(opening, { modelName: String, characterName: String, abilityName: (_, ability) => ability, seatName: String });
