import type { Witnessed } from '../../../seats/events-for.ts';
import type { View } from '../../../seats/view.ts';
import { isCalm } from '../../theme/theme.ts';
import { render, svg } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import { coinOf } from '../models/coin-of.ts';
import { moveSign, toppling } from './flash-signs.ts';
import { flash, rising } from './flashes.ts';
import { middleOf } from '../terrain/piece-shape.ts';
import { play } from './play.ts';
import { rimCoin, shownModels } from './rim-coins.ts';
import { modelsOnBoard, radiusOf, type Characters } from '../table.ts';
import { coinShape, type Coin } from '../models/token.ts';

/** The part of the board that the animations need. */
interface PlayingHost {
  readonly view: View | null;
  readonly characters: Characters;
  readonly camera: BoardCamera;
  readonly renderRoot: ParentNode;
  readonly flashes: SVGGElement;
  readonly updateComplete: Promise<unknown>;
}

/** The longest wait for animations that still run, in ms: computers may decide faster than eyes follow. */
const PATIENCE = 900;
/** The least width of a sign and of a slain coin, in CSS pixels; while the whole table is shown, a coin is 30 wide. */
const SIGN = 64;
const COIN = 60;
/** The distance from the edge of the screen at which an event beyond it is shown, in CSS pixels; a number rises by half of that. */
const INSET = 88;
/** The width of a sign and of a swelling ring as they are drawn, in units. */
const [WIDTH, RING] = [200, 460];

/** The animations of events on the board. The next events wait for them a little; a touch ends them. */
export class Playing {
  private readonly running = new Set<() => void>();
  /** When the last of the running animations ends, in ms of `performance.now()`. */
  private until = 0;
  /** The coins as they were drawn last, to show a model that is slain now. */
  private before = new Map<string, { at: BoardPoint; coin: Coin; radius: number }>();

  /** The middles of all pieces of terrain and lures that have been on the board. */
  private readonly ground = new Map<string, BoardPoint>();

  constructor(private readonly board: PlayingHost) {}

  /** Resolves when all animations have ended. */
  async play(events: readonly Witnessed[]): Promise<void> {
    const { board } = this;
    if (isCalm()) {
      this.stop();
      return this.remember();
    }
    await board.updateComplete;
    this.noteGround();
    const begun = performance.now();
    const { px } = board.camera;
    const size = Math.max(1, (SIGN * px) / WIDTH);
    const inSight = (point: BoardPoint | null): BoardPoint | null => point && board.camera.inSight(point, INSET);
    const rimCoins = this.showRimCoins(events);
    const shown = play(
      {
        coin: (id) => board.renderRoot.querySelector<SVGGElement>(`[data-model="${CSS.escape(id)}"]`),
        at: (id) => inSight(board.view?.table.models[id]?.at ?? this.before.get(id)?.at ?? null),
        stoneAt: (id) => {
          const stone = board.view?.table.stones.find((candidate) => candidate.id === id);
          return inSight(stone?.at ?? (stone?.holder ? (board.view?.table.models[stone.holder]?.at ?? null) : null));
        },
        piece: (id) => board.renderRoot.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`),
        groundAt: (id) => inSight(this.ground.get(id) ?? null),
        sign: (sign, course, delay, duration) =>
          moveSign(board.flashes, sign, { ...course, leap: course.leap * size, turn: board.camera.upright, size }, delay, duration),
        topple: (id, delay, duration) => this.topple(id, delay, duration),
        ring: (point, sign, delay, duration) =>
          flash(board.flashes, point, { sign, size: Math.max(1, (1.5 * SIGN * px) / RING) }, delay, duration),
        number: (point, words, sign, delay) => rising(board.flashes, point, words, sign, { turn: board.camera.upright, px, delay }),
      },
      events,
      Math.min(PATIENCE, Math.max(0, this.until - begun)),
    );
    this.remember();
    if (shown.time > 0) {
      this.until = begun + shown.time;
      this.running.add(shown.skip);
      await shown.end;
      this.running.delete(shown.skip);
    }
    for (const coin of rimCoins) coin.remove();
  }
  /** Draws coins at the edge of the screen for affected models that stand beyond it, and returns their elements. */
  private showRimCoins(events: readonly Witnessed[]): SVGGElement[] {
    const { view, characters, camera, flashes } = this.board;
    if (!view) return [];
    const shown = shownModels(events);
    return modelsOnBoard(view).flatMap((model) => {
      const place = camera.inSight(model.at, INSET);
      if (!shown.includes(model.id) || place === model.at) return [];
      const radius = Math.max(radiusOf(characters, model), (COIN / 2) * camera.px);
      const coin = coinOf(view, characters, model);
      return [rimCoin(flashes, { coin, place, stands: model.at, radius, turn: camera.upright })];
    });
  }
  /** Saves the places of terrain and lures for the time after they have gone. */
  private noteGround(): void {
    const { view } = this.board;
    for (const piece of view?.table.terrain ?? []) this.ground.set(piece.id, middleOf(piece));
    for (const { id, at } of view?.table.lures ?? []) this.ground.set(id, at);
  }
  /** Saves how the coins stand now. */
  remember(): void {
    const { view, characters } = this.board;
    if (!view) return;
    this.noteGround();
    for (const model of modelsOnBoard(view))
      this.before.set(model.id, { at: model.at, coin: coinOf(view, characters, model), radius: radiusOf(characters, model) });
  }
  private topple(id: string, delay: number, duration: number): Animation | null {
    const was = this.before.get(id);
    if (!was) return null;
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    this.board.flashes.append(place);
    render(
      svg`<g transform="scale(${Math.max(was.radius, (COIN / 2) * this.board.camera.px) / 100})">${coinShape({ ...was.coin, spent: true, energy: 0, stones: 0 })}
        <path class="crack" d="M-24 -104L8 -44L-20 2L18 48L-6 104"></path></g>`,
      place,
    );
    return toppling(place, this.board.camera.inSight(was.at, INSET), this.board.camera.upright, delay, duration);
  }
  stop(): void {
    for (const skip of this.running) skip();
    this.running.clear();
    this.until = 0;
  }
}
