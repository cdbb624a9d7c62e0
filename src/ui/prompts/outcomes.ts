import type { Arcane, CardSpec } from '../../rules/terms/card-language.ts';
import { colourOf, valueOf } from '../../rules/terms/decks.ts';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import { outcomeLines } from '../../words/card-text/abilities.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { abilityOf } from '../match/names.ts';
import type { ArcaneView } from './hands.ts';

function asks(wanted: CardSpec, card: ArcaneCard): boolean {
  if (wanted === 'catastrophe') return card === 'catastrophe';
  const colour = colourOf(card);
  return (
    colour !== null &&
    (wanted.colour === 'any' || wanted.colour.includes(colour)) &&
    (wanted.value === 'X' || wanted.value === valueOf(card))
  );
}

/** The arcane ability being played. */
export function abilityPlayed(table: TablePort, frame: ArcaneView): Arcane | null {
  const ability = abilityOf(table, frame.model, frame.ability);
  return ability && 'kind' in ability && ability.kind === 'arcane' ? ability : null;
}

/** What an identity would do, ready to be read, and what X is in it where the text counts with it (@rule ARC-22); null when nothing. */
export function outcomeText(ability: Arcane, identity: ArcaneCard): { on: string; text: string; x: number | null } | null {
  const at = ability.outcomes.findIndex(({ on }) => asks(on, identity));
  const line = outcomeLines(ability)[at];
  if (!line) return null;
  return { ...line, x: /\bX\b/.test(line.text) ? valueOf(identity) : null };
}
