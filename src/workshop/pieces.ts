import type { Path } from '../packs/finding.ts';
import { applyEdit } from './edits.ts';
import type { AnyCard } from '../packs/pack.ts';
import type { GrammarPart } from './grammar.ts';
import { isWithin, keyOf, placesOf, type CardPlace } from './places.ts';

/** Words of a text that belong to one place; `path` is that of the text itself where they belong to no inner place. */
export interface TextPiece {
  words: string;
  path: Path;
}

/** A text in pieces, which give the whole text when they are joined. */
export interface SaidPiece {
  pieces: TextPiece[];
  /** Inner places that no word shows. */
  unsaid: Path[];
}

type Range = readonly [from: number, to: number];

/** Two nodes of each part that have different words in every language. */
const MARKERS: Readonly<Partial<Record<GrammarPart, readonly unknown[]>>> = {
  effect: [{ do: 'avert' }, { do: 'redraw' }],
  modifier: [{ mod: 'slow' }, { mod: 'unharmed' }],
  condition: [{ outheld: true }, { activeMarker: true }],
  value: [7, 'X'],
  filter: [{ nearest: true }, { slain: true }],
  moment: [{ on: 'deployed' }, { on: 'activates' }],
  rule: [{ always: [{ mod: 'slow' }] }, { always: [{ mod: 'unharmed' }] }],
  'seat-rule': [{ lingers: true }, { fields: 7 }],
};
const ROLES = ['self', 'target', 'enemy', 'originator', 'subject', 'nominee'];

/** Alternative values for a place, which change the words of the text. */
function variations({ field, value, part }: CardPlace): readonly unknown[] {
  if (part) return MARKERS[part] ?? [];
  switch (field.is) {
    case 'number':
      return [Number(value) + 1, Number(value) + 3];
    case 'word':
      return field.words.filter((word) => word !== value).slice(0, 6);
    case 'who':
      return ROLES.filter((role) => role !== value);
    case 'boolean':
      return [value !== true];
    case 'name':
      return field.sense === 'title' ? [] : ['grub', 'troll', 'weakling'].filter((name) => name !== value);
    case 'either':
      return field.options
        .flatMap((option) => variations({ field: option, settled: option, value, path: [], optional: false, listed: false }))
        .slice(0, 8);
    default:
      return [];
  }
}

const wordsOf = (text: string): string[] => text.match(/\s|[^\s.,;:()]+|[.,;:()]/g) ?? [];

/** The range of words in which a text differs from another: the words between their common beginning and their common end. */
function difference(before: readonly string[], after: readonly string[]): Range {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let shared = 0;
  while (shared < before.length - start && shared < after.length - start && before.at(-1 - shared) === after.at(-1 - shared)) shared += 1;
  return [start, before.length - shared];
}

/** The words of a text that another text lacks; '' where it lacks none. */
export function newWords(before: string, after: string): string {
  const [older, newer] = [wordsOf(before), wordsOf(after)];
  const [start, end] = difference(newer, older);
  return newer.slice(start, end).join('').replace(/\s+/g, ' ').trim();
}

/**
 * Finds out which words of a text belong to which of its places: each place is changed, and the words of the text that differ belong to it.
 * `text`: the path of an ability, of the signature move, or `[]` for a card that has neither. `say`: gives the text of a card; it may throw where it
 * cannot.
 */
export function piecesOf<Card extends AnyCard>(card: Card, text: Path, say: (card: Card) => string): SaidPiece {
  const words = wordsOf(say(card));
  const places = placesOf(card).filter(({ path }) => path.length > text.length && isWithin(path, text));
  const rangeAfter = (change: () => Card): Range | null => {
    try {
      return difference(words, wordsOf(say(change())));
    } catch {
      return null; // the changed card has no text
    }
  };
  const rangeOf = (place: CardPlace): Range | null => {
    const { path, optional, listed } = place;
    const ranges = variations(place).map((to) => rangeAfter(() => applyEdit(card, { edit: 'set', path, to })));
    if (optional || listed) ranges.push(rangeAfter(() => applyEdit(card, { edit: 'remove', path })));
    const wide = ranges.filter((range): range is Range => range !== null && range[1] > range[0]);
    if (wide.length === 0) return null;
    if (place.row) return [Math.min(...wide.map(([from]) => from)), Math.max(...wide.map(([, to]) => to))];
    return wide.reduce((least, range) => (range[1] - range[0] < least[1] - least[0] ? range : least));
  };
  const owners: (CardPlace | null)[] = words.map(() => null);
  const widths = words.map(() => Infinity);
  const unsaid: Path[] = [];
  for (const place of places) {
    const range = rangeOf(place);
    const isLeaf = !place.row && !Array.isArray(place.value);
    if (!range) {
      if (isLeaf) unsaid.push(place.path);
      continue;
    }
    const [start, end] = range;
    for (let index = start; index < end; index += 1)
      if (end - start <= (widths[index] ?? 0)) {
        owners[index] = place;
        widths[index] = end - start;
      }
  }
  return {
    pieces: joined(
      words,
      owners.map((place) => place?.path ?? text),
    ),
    unsaid,
  };
}

/** Joins neighbouring words of the same place; each line break stays a piece. */
function joined(words: readonly string[], paths: readonly Path[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const [index, word] of words.entries()) {
    const path = paths[index] ?? [];
    const last = pieces.at(-1);
    if (last && keyOf(last.path) === keyOf(path) && word !== '\n' && last.words !== '\n') last.words += word;
    else pieces.push({ words: word, path });
  }
  return pieces;
}
