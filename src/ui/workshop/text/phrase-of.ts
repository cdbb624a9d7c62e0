import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import { textSaid } from '../../../words/cards/card-lines.ts';
import { phraseAlone } from '../../../words/cards/phrases.ts';
import { applyEdit } from '../../../workshop/edits.ts';
import type { Choice } from '../../../workshop/choices.ts';
import { newWords } from '../../../workshop/pieces.ts';
import { textOf, valueAt } from '../../../workshop/places.ts';

/** The sentence of a text of a card; '' where there are no words for it. */
export function textSentence(card: AnyCard, text: Path): string {
  try {
    return textSaid(card, text);
  } catch {
    return '';
  }
}

/** The words of a part of a text on its own; '' for filters and numbers, which only show in the words that they change. */
function alone(card: AnyCard, { edit, part, node, field }: Choice): string {
  if (edit.edit === 'set' && field?.is === 'who')
    return phraseAlone({ part: 'who', node: edit.to } as Parameters<typeof phraseAlone>[0], card, edit.path); // the node is a fair `who`
  if (!part || node === undefined || part === 'filter' || part === 'seat-rule') return '';
  const whole = edit.edit === 'wrap' ? valueAt(applyEdit(card, edit), edit.path) : node;
  try {
    return phraseAlone({ part, node: whole } as Parameters<typeof phraseAlone>[0], card, edit.path); // the node is of the kind `part`
  } catch {
    return '';
  }
}

/** The words of a choice; '' where it would not change the sentence. */
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
