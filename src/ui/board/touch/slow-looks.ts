import type { ModelId } from '../../../rules/terms/ids.ts';
import type { View } from '../../../seats/view.ts';
import type { BoardPoint, SightExplained } from '../../contexts/table-port.ts';
import { nextFrame } from '../../kit/touch/next-frame.ts';
import { nextTask } from '../../kit/touch/next-task.ts';
import type { Sights } from '../camera/viewpoint.ts';
import type { BoardMode } from '../modes.ts';
import { modelsOnBoard } from '../table.ts';

const NOTHING: Sights = new Map();

/** The time after which the player no longer waits for the screen, counted from the drawing of the board, in ms. */
const AFTERWARDS = 200;

/** The part of the board that slow looks need. */
interface Looking {
  readonly isConnected: boolean;
  readonly view: View | null;
  readonly selected: ModelId | null;
  readonly mode: BoardMode;
  readonly explain: ((from: ModelId, to: ModelId) => SightExplained) | null;
  requestUpdate(): void;
  /** Prepares the first drag of the planned move. */
  prepare(): void;
}

/** Questions to the rules that take a while and are asked after the board is drawn: where a move can end, and what the selected model sees. */
export class SlowLooks {
  /** The places where the planned move can end; null until it is known. */
  reach: readonly BoardPoint[] | null = null;
  /** The things that the selected model sees. */
  sights: Sights = NOTHING;

  constructor(private readonly host: Looking) {}

  /** Call it when another move is planned. */
  forgetReach(): void {
    this.reach = null;
  }
  /** Call it when a model has moved, or another model is selected. */
  forgetSights(): void {
    this.sights = NOTHING;
  }
  /** Works out where the move can end, after the move is drawn. */
  async lookAhead(): Promise<void> {
    const { host } = this;
    const { mode } = host;
    if (mode.kind !== 'move' || !mode.reach) return;
    await nextFrame();
    if (host.mode !== mode || !host.isConnected) return;
    this.reach = mode.reach();
    host.requestUpdate();
    await nextFrame();
    if (host.mode === mode && host.isConnected) host.prepare();
  }
  /** Works out sight. Only screen readers need it, so it may come late. */
  lookRound(): void {
    setTimeout(() => void this.explainSights(), AFTERWARDS);
  }
  private async explainSights(): Promise<void> {
    const { host } = this;
    const { view, selected, explain } = host;
    if (!view || !explain || selected === null || view.table.models[selected]?.status !== 'board') return;
    const sights = new Map<ModelId, SightExplained>();
    for (const { id } of modelsOnBoard(view)) {
      if (!host.isConnected || host.view !== view || host.selected !== selected) return;
      if (id === selected) continue;
      sights.set(id, explain(selected, id));
      await nextTask(); // lets a touch go first
    }
    this.sights = sights;
    host.requestUpdate();
  }
}
