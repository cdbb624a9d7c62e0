import { partOf, type AnyCard } from '../../packs/pack.ts';
import type { TableCard } from '../../rules/terms/card-language.ts';
import type { LonePart } from '../card-text/plan/lone-text.ts';
import { aloneText } from './abilities.ts';
import { tableCardText } from './table-cards.ts';

/** A part of a text in the words of the card; `path` leads into the text. '' where the part has no words of its own. */
export function phraseAlone(lone: LonePart, card: AnyCard, path: readonly (string | number)[]): string {
  const part = partOf(card);
  if (part.kind === 'table-card') return phraseOfPlayer(lone, part.card);
  const [list, index] = path;
  const { abilities } = part.card;
  const text = list === 'abilities' && typeof index === 'number' ? (abilities[index] ?? null) : null;
  return aloneText(lone, text, abilities);
}

/** The text of a player's card that contains only this part. */
function phraseOfPlayer(lone: LonePart, { id, kind, name, version, clause, at }: TableCard): string {
  if (lone.part !== 'effect') return '';
  return tableCardText({ id, kind, name, version, clause, at: at.filter((moment) => !ADDS.has(moment)), do: [lone.node] });
}
/** Moments at which a card of a player has an additional sentence. */
const ADDS: ReadonlySet<string> = new Set(['declared', 'moving']);
