import type { ModelId } from '../../../rules/terms/ids.ts';
import type { View } from '../../../seats/view.ts';
import type { BoardPoint, SightExplained } from '../../contexts/table-port.ts';
import { nextFrame } from '../../kit/touch/next-frame.ts';
import { nextTask } from '../../kit/touch/next-task.ts';
import type { Sights } from '../camera/viewpoint.ts';
import type { BoardMode } from '../modes.ts';
import { modelsOnBoard } from '../table.ts';

const NOTHING: Sights = new Map();

/** When nobody waits for the glass any more, in ms after it was drawn. */
const AFTERWARDS = 200;

/** Whose looks they are. */
interface Looking {
  readonly isConnected: boolean;
  readonly view: View | null;
  readonly selected: ModelId | null;
  readonly mode: BoardMode;
  readonly explain: ((from: ModelId, to: ModelId) => SightExplained) | null;
  requestUpdate(): void;
}

/** What takes the rules a while and is looked at once the board is drawn: where a move can end, and what the selected model sees. */
export class SlowLooks {
  /** Where the move under way can end; null while it is not known. */
  reach: readonly BoardPoint[] | null = null;
  /** What the selected model sees. */
  sights: Sights = NOTHING;

  constructor(private readonly host: Looking) {}

  /** Something else is asked. */
  forgetReach(): void {
    this.reach = null;
  }
  /** Something stands elsewhere, or somebody else looks. */
  forgetSights(): void {
    this.sights = NOTHING;
  }
  /** The move can be drawn before it is known where it can end. */
  async lookAhead(): Promise<void> {
    const { host } = this;
    const { mode } = host;
    if (mode.kind !== 'move' || !mode.reach) return;
    await nextFrame();
    if (host.mode !== mode || !host.isConnected) return;
    this.reach = mode.reach();
    host.requestUpdate();
  }
  /** Sight is for those who cannot see it: nobody waits for it. */
  lookRound(): void {
    setTimeout(() => void this.seen(), AFTERWARDS);
  }
  private async seen(): Promise<void> {
    const { host } = this;
    const { view, selected, explain } = host;
    if (!view || !explain || selected === null || view.table.models[selected]?.status !== 'board') return;
    const sights = new Map<ModelId, SightExplained>();
    for (const { id } of modelsOnBoard(view)) {
      if (!host.isConnected || host.view !== view || host.selected !== selected) return;
      if (id === selected) continue;
      sights.set(id, explain(selected, id));
      await nextTask(); // a finger comes first
    }
    this.sights = sights;
    host.requestUpdate();
  }
}
