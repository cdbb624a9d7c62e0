import { english } from '../languages/en/index.ts';
import type { Language } from './language.ts';
import { type CardWriter, cardWriter } from './writer.ts';

let writer = cardWriter(english);

/** Who writes of cards in the language of the app. */
export const writing = (): CardWriter => writer;

/** From here on cards are told of in that language. */
export function writeIn(language: Language): void {
  writer = cardWriter(language);
}
