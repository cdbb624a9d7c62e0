import { adjustWords, stoneNumber } from '../../words/match/log/adjust.ts';
import { adjustTableWords, lureCalled, markerNumber } from '../../words/match/log/adjust-table.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { BoardRing } from '../board/modes.ts';
import { MARKER_RADIUS, radiusOf, STONE_RADIUS } from '../board/table.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import { modelName, seatName } from '../table/names.ts';
import { middleOf, pointOf } from '../table/spots.ts';
import type { Adjustment } from './adjustment.ts';
import { lureRadius, seenLures } from './lure-fields.ts';

/** Rings on the board at the places where a draft puts things. */
export function adjustRings(table: TablePort, { models, stones, markers, lures, terrain }: Adjustment): BoardRing[] {
  const view = table.view(null).table;
  const ring = (point: BoardPoint | undefined, reach: number, label: string): BoardRing[] =>
    point ? [{ at: point, reach, tone: 'question', label }] : [];
  return [
    ...Object.entries(models).flatMap(([id, { at }]) => {
      const model = view.models[id];
      return ring(at, model ? radiusOf(table.characters, model) : STONE_RADIUS, modelName(table, id));
    }),
    ...Object.entries(stones).flatMap(([id, { at }]) => ring(at, STONE_RADIUS, adjustWords.stone(stoneNumber(id)))),
    ...Object.entries(markers).flatMap(([id, { at, seat }]) =>
      ring(at, MARKER_RADIUS, adjustTableWords.marker(seatName(table, seat ?? Number(id[0])), markerNumber(id))),
    ),
    ...Object.entries(lures).flatMap(([id, { at, by = seenLures(table).find((seenLure) => seenLure.id === id)?.by ?? '' }]) =>
      ring(at, lureRadius(table, { lure: id, by }), lureCalled(id)),
    ),
    ...Object.entries(terrain).flatMap(([id, { by }]) => {
      const piece = view.terrain.find((candidate) => candidate.id === id);
      if (!piece || !by) return [];
      const [from, point] = [middleOf(piece.shape), pointOf([...by])];
      return ring({ x: from.x + point.x, y: from.y + point.y }, MARKER_RADIUS, pieceName(piece.piece ?? id));
    }),
  ];
}
