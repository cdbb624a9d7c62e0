import { partOf, type AnyCard } from '../../packs/pack.ts';
import type { TableCard } from '../../rules/terms/card-language.ts';
import type { LonePart } from '../card-text/plan/lone-text.ts';
import { aloneText } from './abilities.ts';
import { tableCardText } from './table-cards.ts';

/** A part of a text by itself, as it would be said on the card; `path` leads into the text. '' where it is not said apart from the others. */
export function phraseAlone(lone: LonePart, card: AnyCard, path: readonly (string | number)[]): string {
  const part = partOf(card);
  if (part.kind === 'table-card') return phraseOfPlayer(lone, part.card);
  const [list, index] = path;
  const { abilities } = part.card;
  const text = list === 'abilities' && typeof index === 'number' ? (abilities[index] ?? null) : null;
  return aloneText(lone, text, abilities);
}

/** What the card of a player would say if it said nothing else. */
function phraseOfPlayer(lone: LonePart, { id, kind, name, version, clause, at }: TableCard): string {
  if (lone.part !== 'effect') return '';
  return tableCardText({ id, kind, name, version, clause, at: at.filter((moment) => !ADDS.has(moment)), do: [lone.node] });
}
/** A card that is played then says one sentence more. */
const ADDS: ReadonlySet<string> = new Set(['declared', 'moving']);
