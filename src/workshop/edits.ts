import type { Path } from '../packs/finding.ts';
import { valueAt } from './places.ts';

/** A change to a card as data. `path` leads to the part that it changes. */
export type Edit =
  /** Sets a field, even one that was missing. */
  | { edit: 'set'; path: Path; to: unknown }
  /** Adds an item to a list; the path ends with its index. */
  | { edit: 'add'; path: Path; node: unknown }
  /** Removes an item of a list, or an optional field. */
  | { edit: 'remove'; path: Path }
  /** Moves an item to another index of its list. */
  | { edit: 'move'; path: Path; to: number }
  /** Wraps a part in another one, at the path `inner` within that. */
  | { edit: 'wrap'; path: Path; around: unknown; inner: Path }
  /** Replaces an item of a list by the items of the list at `inner` within it. */
  | { edit: 'unwrap'; path: Path; inner: Path };

function changed<T>(node: T, path: Path, change: (value: unknown) => unknown): T {
  const [key, ...deeper] = path;
  if (key === undefined) return change(node) as T; // the caller guarantees the type
  const copy = (Array.isArray(node) ? [...node] : { ...node }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], deeper, change);
  return copy as T;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The card after an edit; the card before stays unchanged. */
export function applyEdit<T>(card: T, edit: Edit): T {
  const { path } = edit;
  const key = path.at(-1) ?? '';
  const parent = path.slice(0, -1);
  switch (edit.edit) {
    case 'set':
      return changed(card, path, () => edit.to);
    case 'add':
      return changed(card, parent, (list) => listed(list).toSpliced(Number(key), 0, edit.node));
    case 'remove':
      return changed(card, parent, (value) => {
        if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
        const { [key]: _gone, ...kept } = value as Record<string, unknown>;
        return kept;
      });
    case 'move':
      return changed(card, parent, (list) => {
        const item = listed(list)[Number(key)];
        return listed(list).toSpliced(Number(key), 1).toSpliced(edit.to, 0, item);
      });
    case 'wrap':
      return changed(card, path, (value) => changed(edit.around, edit.inner, () => value));
    case 'unwrap':
      return changed(card, parent, (list) => listed(list).toSpliced(Number(key), 1, ...listed(valueAt(card, [...path, ...edit.inner]))));
  }
}

/** The path of the changed part in the card after the edit; with `undone`, in the card before. */
export function changedPath(edit: Edit, undone = false): Path {
  const { path } = edit;
  if (edit.edit === 'move') return undone ? path : [...path.slice(0, -1), edit.to];
  const isRemoved = undone ? edit.edit === 'add' : edit.edit === 'remove';
  return isRemoved ? path.slice(0, -1) : path;
}
