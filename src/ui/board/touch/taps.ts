import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { fanOver } from './fan.ts';
import type { Fan } from './fan.ts';
import type { Finger } from './gestures.ts';
import type { BoardTools, ToolBoard } from './board-tools.ts';
import { hitsAt, likelyHits } from './hit.ts';
import type { BoardHit } from './hit.ts';

/** The part of the board that taps need beyond the part that hands need. */
export interface Tappable extends ToolBoard {
  readonly touchable: readonly ModelId[];
  readonly inHand: ModelId | null;
  requestUpdate(): void;
}

/**
 * Decides what a tap means: a place for the tool in hand, the thing under the finger, or, where several things lie close together, a fan to choose
 * from.
 */
export class Taps {
  private fan: Fan | null = null;

  constructor(
    private readonly board: Tappable,
    private readonly hands: BoardTools,
  ) {}

  tap(finger: Finger): void {
    const { board, hands } = this;
    const { mode, camera } = board;
    const point = camera.toBoard(finger);
    const hits = hitsAt(board, point);
    if (hands.planning) {
      const heldModel = mode.kind === 'move' ? mode.model : board.inHand;
      const neighbour = hits.find(({ kind, id, off }) => kind === 'model' && off < 0 && id !== heldModel);
      if (neighbour) this.choose(neighbour);
      else hands.tap(point);
      return;
    }
    const pool = likelyHits(hits, mode.kind === 'targets' ? mode.ids : board.touchable, camera.px);
    const [only] = pool;
    if (pool.length > 1) this.spread({ x: finger.x, y: finger.y, hits: pool });
    else if (only) this.choose(only);
    // a model may walk on terrain
    if (pool.length === 0 || (mode.kind === 'idle' && pool.length === 1 && only?.kind === 'piece'))
      board.say('ground-tapped', { at: point });
  }

  choose(hit: Pick<BoardHit, 'id' | 'kind'>): void {
    const { board } = this;
    const { mode } = board;
    this.close();
    if (mode.kind === 'targets') {
      const allowed = mode.ids.includes(hit.id);
      return board.say('target-tapped', { id: hit.id, allowed, why: allowed ? null : (mode.why?.(hit.id) ?? null) });
    }
    if (hit.kind === 'model') board.say('model-tapped', { model: hit.id });
    else if (hit.kind === 'stone') board.say('stone-tapped', { stone: hit.id });
    else board.say('piece-tapped', { piece: hit.id });
  }

  private spread(fan: Fan | null): void {
    this.fan = fan;
    this.board.requestUpdate();
  }
  /** Closes the fan, when its things have moved or the question has changed. */
  close(): void {
    if (this.fan) this.spread(null);
  }

  drawn(): TemplateResult | typeof nothing {
    const { board, fan } = this;
    return fan
      ? html`${fanOver(
          board,
          fan,
          board.camera,
          (hit) => this.choose(hit),
          () => this.close(),
        )}`
      : nothing;
  }
}
