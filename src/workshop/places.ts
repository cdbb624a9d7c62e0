import type { Path } from '../packs/finding.ts';
import type { AnyCard } from '../packs/pack.ts';
import { fieldFor, isFor, kindOf, rowOfKind, tagOf, type Field, type GrammarPart, type GrammarRow } from './grammar.ts';

/** A place of a card with a value that can be changed. */
export interface CardPlace {
  path: Path;
  field: Field;
  /** For alternative fields, the one that the value belongs to. */
  settled: Field;
  value: unknown;
  /** `optional`: it can be left out; `listed`: it is an item of a list. */
  optional: boolean;
  listed: boolean;
  /** The part and kind of the value, if it has kinds. */
  part?: GrammarPart;
  kind?: string;
  /** The fields that it has or may have; missing for a word or a number. */
  row?: GrammarRow;
}

export const keyOf = (path: Path): string => path.join('.');
export const isWithin = (path: Path, outer: Path): boolean => outer.every((key, index) => path[index] === key);
export const samePath = (a: Path, b: Path): boolean => a.length === b.length && isWithin(a, b);

/** The path of the text that contains a path: an ability, the signature move, or the only text of a card without abilities. */
export const textOf = (path: Path): Path => path.slice(0, path[0] === 'abilities' ? 2 : path[0] === 'signature' ? 1 : 0);

/** The value at a path; undefined where there is none. */
export const valueAt = (card: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined),
    card,
  );

/** The one of alternative fields to which a value belongs. */
const settled = (field: Field, value: unknown): Field =>
  field.is === 'either' ? settled(field.options.find((option) => isFor(option, value)) ?? { is: 'null' }, value) : field;

interface CardSpot {
  path: Path;
  optional: boolean;
  listed: boolean;
}

/** Every place of a value of this field, each before its inner places. */
export function placesIn(
  field: Field,
  value: unknown,
  { path, optional, listed }: CardSpot = { path: [], optional: false, listed: false },
): CardPlace[] {
  const settledField = settled(field, value);
  const place = { path, field, settled: settledField, value, optional, listed };
  switch (settledField.is) {
    case 'list':
    case 'tuple': {
      const items = (value as unknown[]).flatMap((item, index) => {
        const inner = settledField.is === 'list' ? settledField.item : settledField.items[index];
        return inner ? placesIn(inner, item, { path: [...path, index], optional: false, listed: settledField.is === 'list' }) : [];
      });
      return [place, ...items];
    }
    case 'record':
      return [{ ...place, row: settledField.row }, ...fieldsIn(settledField.row, value as object, path)];
    case 'part': {
      if (typeof value !== 'object' || value === null) return [{ ...place, part: settledField.part }];
      const kind = kindOf(settledField.part, value);
      const row = rowOfKind(settledField.part, kind);
      return [{ ...place, part: settledField.part, kind, row }, ...fieldsIn(row, value, path, tagOf(settledField.part))];
    }
    default:
      return [place];
  }
}

/** Every place of a card. */
export const placesOf = (card: AnyCard): CardPlace[] => placesIn(fieldFor(card), card);

const fieldsIn = (row: GrammarRow, node: object, path: Path, tag: string | null = null): CardPlace[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const entry = key === tag || !Object.hasOwn(row, key) ? undefined : row[key];
    return entry && value !== undefined
      ? placesIn(entry.field, value, { path: [...path, key], optional: entry.optional, listed: false })
      : [];
  });
