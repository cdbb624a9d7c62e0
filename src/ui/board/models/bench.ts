import type { Reason } from '../../../rules/terms/reason.ts';
import type { View } from '../../../seats/view.ts';
import type { ModelNumbers, SightExplained } from '../../contexts/table-port.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import type { BoardEvents } from '../modes.ts';
import type { Characters } from '../table.ts';

/** The part of the board that a tool needs. */
export interface Bench {
  readonly view: View | null;
  readonly characters: Characters;
  readonly camera: BoardCamera;
  readonly numbers: ((model: string) => ModelNumbers) | null;
  readonly explain: ((from: string, to: string) => SightExplained) | null;
  readonly sentence: ((reason: Reason) => string) | null;
  nameOf(id: string): string;
  /** Asks for a call of `frame` and `draw` before the next frame. */
  redraw(): void;
  say<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void;
}
