import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import { textSaid } from '../../../words/cards/card-lines.ts';
import { phraseAlone } from '../../../words/cards/phrases.ts';
import { applyEdit } from '../../../workshop/edits.ts';
import type { Choice } from '../../../workshop/choices.ts';
import { newWords } from '../../../workshop/pieces.ts';
import { textOf, valueAt } from '../../../workshop/places.ts';

/** How a text of a card is said; '' where it cannot be. */
export function textSentence(card: AnyCard, text: Path): string {
  try {
    return textSaid(card, text);
  } catch {
    return '';
  }
}

/** A part of a text by itself. Filters and numbers are said by the words that they change. */
function alone(card: AnyCard, { edit, part, node, field }: Choice): string {
  if (edit.edit === 'set' && field?.is === 'who')
    return phraseAlone({ part: 'who', node: edit.to } as Parameters<typeof phraseAlone>[0], card, edit.path); // somebody who may stand there
  if (!part || node === undefined || part === 'filter' || part === 'seat-rule') return '';
  const whole = edit.edit === 'wrap' ? valueAt(applyEdit(card, edit), edit.path) : node;
  try {
    return phraseAlone({ part, node: whole } as Parameters<typeof phraseAlone>[0], card, edit.path); // a node of its part
  } catch {
    return '';
  }
}

/** What a choice says, in words; '' where the text would read as it does. */
export function phraseOf(card: AnyCard, choice: Choice): string {
  const { edit, manner } = choice;
  const text = textOf(edit.path);
  const [before, after] = [textSentence(card, text), textSentence(applyEdit(card, edit), text)];
  if (after === '' || before === after) return '';
  const whole = alone(card, choice);
  if (whole !== '' && manner !== 'more') return whole;
  const words = manner === 'less' ? newWords(after, before) : newWords(before, after);
  return words === '' ? newWords(after, before) : words;
}
