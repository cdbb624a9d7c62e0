import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { isWithin, samePath, textOf, type CardPlace } from '../../../workshop/places.ts';
import { knownPieces } from './text-pieces.ts';

/** A sentence of a crumb longer than this is cut in the middle. */
const LONGEST = 46;

const cut = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST / 2)} … ${words.slice(-LONGEST / 2 + 3)}`;

/** A part of a text, with its words within the whole sentence. */
interface TextCrumb {
  path: Path;
  words: string;
}

/** A part of a text and the parts around it, up to the whole text; parts with the same words are listed once. */
export function textCrumbs(card: AnyCard, part: Path, places: readonly CardPlace[]): TextCrumb[] {
  const text = textOf(part);
  const pieces = knownPieces(card, text);
  const outer = places.filter(
    ({ path, row, listed }) => isWithin(part, path) && path.length > text.length && (row !== undefined || listed || samePath(path, part)),
  );
  const crumbs = outer.toReversed().flatMap(({ path }): TextCrumb[] => {
    const words = pieces
      .filter((piece) => isWithin(piece.path, path))
      .map((piece) => piece.words)
      .join(' ')
      .replace(/\s+([.,;:])/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/^[\s·]+|[\s·.,;:]+$/g, '');
    return words === '' ? [] : [{ path, words: cut(words) }];
  });
  return [...crumbs, { path: text, words: workshopWords.wholeText() }].filter(
    ({ words }, index, list) => list.findIndex((crumb) => crumb.words === words) === index,
  );
}
