import type { Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import { isCalm } from '../theme/theme.ts';
import type { BoardCamera } from './board-camera.ts';
import { flash, rising } from './flashes.ts';
import { play } from './play.ts';

/** What it is played on. */
interface PlayingHost {
  readonly view: View | null;
  readonly camera: BoardCamera;
  readonly renderRoot: ParentNode;
  readonly flashes: SVGGElement;
  readonly updateComplete: Promise<unknown>;
}

/** What is being played on the board: what happens next ends it. */
export class Playing {
  private skip: (() => void) | null = null;

  constructor(private readonly board: PlayingHost) {}

  /** Resolves when all has been shown. */
  async play(events: readonly Witnessed[]): Promise<void> {
    const { board } = this;
    this.stop();
    if (isCalm()) return;
    await board.updateComplete;
    const { done, skip } = play(
      {
        coin: (id) => board.renderRoot.querySelector<SVGGElement>(`[data-model="${CSS.escape(id)}"]`),
        at: (id) => board.view?.table.models[id]?.at ?? null,
        ring: (point, sign, delay, duration) => flash(board.flashes, point, sign, delay, duration),
        number: (point, words, sign, delay) =>
          rising(board.flashes, point, words, sign, { turn: board.camera.upright, px: board.camera.px, delay }),
      },
      events,
    );
    this.skip = skip;
    await done;
  }
  stop(): void {
    this.skip?.();
  }
}
