import type { Ability, Character } from '../../rules/terms/card-language.ts';
import type { LonePart } from '../card-text/plan/alone.ts';
import { aloneText } from './abilities.ts';

/** A part of a text by itself, as it would be said on the card; `path` leads into the text. */
export function phraseAlone(lone: LonePart, card: Character, path: readonly (string | number)[]): string {
  const [list, index] = path;
  const text: Ability | null = list === 'abilities' && typeof index === 'number' ? (card.abilities[index] ?? null) : null;
  return aloneText(lone, text, card.abilities);
}
