import type { Path } from '../packs/finding.ts';
import { changedPath, applyEdit, type Edit } from './edits.ts';
import { valueAt } from './places.ts';

interface DraftStep<Card> {
  edit: Edit;
  before: Card;
}

/** A card under change. Undo restores exactly the card before. */
export interface Draft<Card> {
  card: Card;
  past: readonly DraftStep<Card>[];
  /** Undone edits; the last one is redone first. */
  future: readonly { edit: Edit; after: Card }[];
}

/** A draft, and the path of the part that has just changed. */
export interface ChangedDraft<Card> {
  draft: Draft<Card>;
  edit: Edit;
  path: Path;
}

/** The longest beginning of a path that exists in the card. */
function present(card: unknown, path: Path): Path {
  const deepest = path.findIndex((_, index) => valueAt(card, path.slice(0, index + 1)) === undefined);
  return deepest === -1 ? path : path.slice(0, deepest);
}

export const draftOf = <Card>(card: Card): Draft<Card> => ({ card, past: [], future: [] });

export function change<Card>({ card, past }: Draft<Card>, edit: Edit): ChangedDraft<Card> {
  const draft = { card: applyEdit(card, edit), past: [...past, { edit, before: card }], future: [] };
  return { draft, edit, path: changedPath(edit) };
}

/** Takes back the last edit; null where there is none. */
export function undo<Card>({ card, past, future }: Draft<Card>): ChangedDraft<Card> | null {
  const last = past.at(-1);
  if (!last) return null;
  const draft = { card: last.before, past: past.slice(0, -1), future: [...future, { edit: last.edit, after: card }] };
  return { draft, edit: last.edit, path: present(last.before, changedPath(last.edit, true)) };
}

/** Repeats the edit that was undone last; null where there is none. */
export function redo<Card>({ card, past, future }: Draft<Card>): ChangedDraft<Card> | null {
  const next = future.at(-1);
  if (!next) return null;
  const draft = { card: next.after, past: [...past, { edit: next.edit, before: card }], future: future.slice(0, -1) };
  return { draft, edit: next.edit, path: changedPath(next.edit) };
}
