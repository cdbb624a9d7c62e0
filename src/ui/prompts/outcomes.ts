import { headed } from '../../words/sentences.ts';
import type { Ability, Arcane } from '../../rules/terms/card-language.ts';
import { valueOf, type ArcaneCard } from '../../rules/terms/decks.ts';
import { fits } from '../../rules/terms/fits.ts';
import { abilityText, outcomeLines } from '../../words/card-text/abilities.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { abilityOf } from '../table/names.ts';
import type { ArcaneView } from '../table/hands.ts';

/** The arcane ability being played. */
export function abilityPlayed(table: TablePort, frame: ArcaneView): Arcane | null {
  const ability = abilityOf(table, frame.model, frame.ability);
  return ability && 'kind' in ability && ability.kind === 'arcane' ? ability : null;
}

/** A text that counts with X, worked out: `X + 2` and `2X` as the numbers they are. */
export const worked = (text: string, x: number): string =>
  text
    .replaceAll(/\(?\bX ([+−]) (\d+)\)?/g, (_, sign: string, more: string) => String(x + Number(more) * (sign === '+' ? 1 : -1)))
    .replaceAll(/(\d+)X\b/g, (_, times: string) => String(Number(times) * x))
    .replaceAll(/\bX\b/g, String(x));

/** An ability as its card has it, an outcome a line; `beside`: those of the same card. */
export const abilityLines = (ability: Ability, beside: readonly Ability[]): string =>
  [
    abilityText(ability, [...beside]),
    ...(ability.kind === 'arcane' ? outcomeLines(ability, [...beside]).map(({ on, text }) => headed(on, text)) : []),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** What an identity would do, ready to be read, and what X is in it where the text counts with it (@rule ARC-22); null when nothing. */
export function outcomeText(
  ability: Arcane,
  identity: ArcaneCard,
  beside: readonly Ability[] = [],
): { on: string; text: string; x: number | null } | null {
  const at = ability.outcomes.findIndex(({ on }) => fits(identity, on));
  const line = outcomeLines(ability, [...beside])[at];
  if (!line) return null;
  const x = /\dX\b|\bX\b/.test(line.text) ? valueOf(identity) : null;
  return { ...line, text: x === null ? line.text : worked(line.text, x), x };
}
