import type { EditedBoard } from '../contexts/board-port.ts';
import { freeName, itemsOf, renamed, type DraftItem } from './draft.ts';

/** A value as JSON text that does not depend on the order of fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** True if two boards have the same name and pieces. */
export const isSameBoard = (a: EditedBoard, b: EditedBoard): boolean => a.name === b.name && written(a.terrain) === written(b.terrain);

/**
 * Joins a board that a window saves with the board that another window has saved under the same id in the meantime. `base`: the board with which this
 * window began. Pieces that either window has added are kept; pieces that either has removed are gone, unless the other has changed them; if both
 * have changed a piece, this window's change stands; two new pieces with one name become two pieces.
 */
export function joinBoards(base: EditedBoard, draft: EditedBoard, saved: EditedBoard): EditedBoard {
  const [former, drafted, present] = [base, draft, saved].map(({ terrain }) => new Map(itemsOf(terrain).map((item) => [item.id, item])));
  if (!former || !drafted || !present) return draft;
  const isSame = (a: DraftItem | undefined, b: DraftItem | undefined): boolean => written(a?.pieces) === written(b?.pieces);
  const items: DraftItem[] = [];
  const beside: DraftItem[] = [];
  for (const [id, item] of present) {
    const [before, drawn] = [former.get(id), drafted.get(id)];
    if (isSame(drawn, before)) items.push(item);
    else if (drawn === undefined) items.push(...(isSame(item, before) ? [] : [item]));
    else if (before === undefined && !isSame(drawn, item)) {
      items.push(item);
      beside.push(drawn);
    } else items.push(drawn);
  }
  for (const [id, item] of drafted) if (!present.has(id) && !isSame(item, former.get(id))) items.push(item);
  for (const item of beside) items.push(renamed(item, freeName(item.id, items)));
  return { id: draft.id, name: draft.name === base.name ? saved.name : draft.name, terrain: items.flatMap(({ pieces }) => pieces) };
}
