const MOST = 200;

/** A value with undo and redo: earlier values, the value now, and undone values. Never mutated. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Changes with the same mark, one after the other, are one step; null: the next change begins a new step. */
  readonly mark: string | null;
}

export const historyFrom = <T>(state: T): History<T> => ({ past: [], present: state, future: [], mark: null });

export const withState = <T>({ past, present, mark: before }: History<T>, next: T, mark: string | null = null): History<T> => ({
  past: mark !== null && mark === before ? past : [...past, present].slice(-MOST),
  present: next,
  future: [],
  mark,
});

export function stepBack<T>(history: History<T>): History<T> {
  const last = history.past[history.past.length - 1];
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future], mark: null };
}

export function stepForward<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future, mark: null };
}
