import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera, OpenPart } from '../camera/board-camera.ts';
import { clearCorner } from './zoom-buttons.ts';

/** Where the buttons are. */
interface Cornered {
  readonly camera: BoardCamera;
  readonly corner: string;
  readonly open: OpenPart | null;
  requestUpdate(): void;
}

/** The corner the zoom buttons stand in: the one the screen gives them, or another where they would cover somebody who is looked at. */
export class ZoomCorner {
  /** Where they cover nobody; null: nowhere; undefined while the screen has not said who is looked at. */
  private aside: string | null | undefined = undefined;
  private lookedAt: readonly BoardPoint[] = [];

  constructor(private readonly board: Cornered) {}

  /** Null: they stand in none. */
  get now(): string | null {
    return this.aside === undefined ? this.board.corner : this.aside;
  }

  /** Leaves these in sight. */
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
