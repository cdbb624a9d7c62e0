import type { BoardPoint } from '../contexts/table-port.ts';

/** What keys do on the board. */
export interface KeyCalls {
  /** A plan that the keys move; null when there is none, or the focus is elsewhere. */
  planning: {
    /** `toward`: one of the reader's four ways; `steps`: how many tenths of an inch. */
    nudge: (toward: BoardPoint, steps: number) => void;
    confirm: () => void;
    clear: () => void;
  } | null;
  zoom: (factor: number) => void;
  showWhole: () => void;
  /** From thing to thing that can be reached; null when the focus is on none. */
  walk: ((by: 1 | -1) => void) | null;
}

const WAYS: Readonly<Record<string, BoardPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const CLOSER = 1.4;

/** One key: arrows plan or walk, Shift makes the step ten times as long, + - 0 zoom. True when the key was used. */
export function pressed({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, calls: KeyCalls): boolean {
  const { planning, walk } = calls;
  const way = WAYS[key];
  if (key === '+' || key === '=') calls.zoom(CLOSER);
  else if (key === '-') calls.zoom(1 / CLOSER);
  else if (key === '0') calls.showWhole();
  else if (planning && way) planning.nudge(way, shiftKey ? 10 : 1);
  else if (planning && key === 'Enter') planning.confirm();
  else if (planning && key === 'Escape') planning.clear();
  else if (walk && way) walk(way.x + way.y > 0 ? 1 : -1);
  else return false;
  return true;
}
