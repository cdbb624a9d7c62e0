import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera, OpenPart } from '../camera/board-camera.ts';
import { clearCorner } from './zoom-buttons.ts';

/** The part of the board that the corner needs. */
interface Cornered {
  readonly camera: BoardCamera;
  readonly corner: string;
  readonly open: OpenPart | null;
  requestUpdate(): void;
}

/** The corner of the zoom buttons: the one that the screen sets, or another one where the buttons would cover a model that is looked at. */
export class ZoomCorner {
  /** The corner in which the buttons cover no such model; null: there is none; undefined while the screen has not named the models. */
  private aside: string | null | undefined = undefined;
  private lookedAt: readonly BoardPoint[] = [];

  constructor(private readonly board: Cornered) {}

  /** The corner now; null: the buttons are hidden. */
  get corner(): string | null {
    return this.aside === undefined ? this.board.corner : this.aside;
  }

  /** Keeps the buttons off these places. */
  avoid(lookedAt: readonly BoardPoint[]): void {
    this.lookedAt = lookedAt;
    this.stepAside();
  }
  resized(): void {
    if (this.aside !== undefined) this.stepAside();
  }
  private stepAside(): void {
    const { camera, corner, open } = this.board;
    const room = open ?? { left: 0, top: 0, width: camera.width, height: camera.height };
    const before = this.aside;
    this.aside = clearCorner(
      corner,
      room,
      this.lookedAt.map((point) => camera.toScreen(point)),
    );
    if (this.aside !== before) this.board.requestUpdate();
  }
}
