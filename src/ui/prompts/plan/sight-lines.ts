import { matchWords } from '../../../words/match/match.ts';
import { priceWords } from '../../../words/match/prices.ts';
import { allOf, inches } from '../../../words/language/sentences.ts';
import type { SightExplained, TablePort } from '../../contexts/table-port.ts';
import { idName } from '../../table/names.ts';
import { inchesText } from '../../table/spots.ts';

/** Sentences about the sight of a target: whether it is seen, its cover, and for an arcane ability the cards that would be drawn. */
export function sightLines(table: TablePort, sight: SightExplained, arcane: boolean): string[] {
  const names = (ids: readonly string[]): string => allOf(ids.map((id) => idName(table, id)));
  if (!sight.visible) return [sight.blockedBy.length > 0 ? matchWords.blocked(names(sight.blockedBy)) : matchWords.unseen()];
  const counting = sight.coverBy.filter(({ ignored }) => !ignored).map(({ id }) => id);
  const ignored = sight.coverBy.filter((cover) => cover.ignored).map(({ id }) => id);
  const { cover, draw } = sight;
  const lines = [matchWords.sees(inches(inchesText(sight.gap)))];
  if (cover !== 'none') lines.push(matchWords.cover(cover, names(counting)));
  if (ignored.length > 0) lines.push(matchWords.coverIgnored(names(ignored)));
  if (arcane && draw) lines.push(priceWords.draws(draw, cover), priceWords.resists(draw.resist));
  return lines;
}
