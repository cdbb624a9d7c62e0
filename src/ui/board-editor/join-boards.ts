import type { EditedBoard } from '../contexts/board-port.ts';
import { freeName, itemsOf, renamed, type DraftItem } from './draft.ts';

/** A value as text, whatever order its fields stand in. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Whether two boards have the same name and pieces. */
export const isSameBoard = (a: EditedBoard, b: EditedBoard): boolean => a.name === b.name && written(a.terrain) === written(b.terrain);

/**
 * A board that a window saves, joined with what another window has saved under the same id in the meantime. `base`: what this window
 * began with. Pieces that either has laid are on it, pieces that either has taken away are not unless the other has changed them; where
 * both have changed one piece the later change stands, and two new pieces of one name are two.
 */
export function joinBoards(base: EditedBoard, draft: EditedBoard, kept: EditedBoard): EditedBoard {
  const [former, drafted, present] = [base, draft, kept].map(({ terrain }) => new Map(itemsOf(terrain).map((item) => [item.id, item])));
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
  return { id: draft.id, name: draft.name === base.name ? kept.name : draft.name, terrain: items.flatMap(({ pieces }) => pieces) };
}
