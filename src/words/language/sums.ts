import { msg, str } from '@lit/localize';
import type { HappeningOf } from '../../rules/terms/happening.ts';
import type { SumPart } from '../../rules/terms/sum.ts';
import type { Names } from './naming.ts';
import { allOf, number } from './sentences.ts';

type ReckonedSum = Pick<HappeningOf<'damaged'>, 'printed' | 'copies' | 'parts'>;

const sourceName = ({ from, ability }: SumPart, names: Names): string =>
  ability === null ? msg('another text', { id: 'sum.another' }) : names.abilityName(from, ability);

/** The sum of damage by its parts: `2 × 2 − 1 Plate Armour`; null where the card alone explains it. */
export function sumText({ printed, copies = 1, parts = [] }: ReckonedSum, names: Names): string | null {
  if (copies === 1 && parts.length === 0) return null;
  const base = printed === null ? '∅' : copies === 1 ? number(printed) : `${number(printed)} × ${number(copies)}`;
  const none = parts.filter(({ by }) => by === null);
  const terms = parts.flatMap((part) =>
    part.by === null ? [] : [`${part.by < 0 ? '−' : '+'} ${number(Math.abs(part.by))} ${sourceName(part, names)}`],
  );
  // a reduction of no damage is not shown
  if (printed === 0 && terms.length === 0) return null;
  const sum = [base, ...terms].join(' ');
  return none.length === 0
    ? sum
    : msg(str`${sum}, and ${allOf(none.map((part) => sourceName(part, names)))} reduces it to nothing`, { id: 'sum.none' });
}
