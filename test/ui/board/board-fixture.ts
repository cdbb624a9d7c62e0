import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../src/ui/board/board.ts';
import type { MoonBoard } from '../../../src/ui/board/board.ts';
import type { BoardEvents, BoardMode } from '../../../src/ui/board/modes.ts';
import {
  sampleCharacters,
  sampleNumbers,
  sampleRoute,
  sampleSight,
  sampleVerdict,
  sampleView,
} from '../../../src/ui/gallery/board-sample.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { BoardPoint } from '../../../src/ui/contexts/table-port.ts';
import { eventOf, fixture, html, waitUntil } from '../support.ts';

export const baron = '0:baron-von-fancyhat';
export const MOST = 4 * 254;
export const moving = (): BoardMode => ({
  kind: 'move',
  model: baron,
  as: 'step',
  limit: MOST,
  route: (to) => sampleRoute(baron, to, MOST),
  verdict: (path) => sampleVerdict(baron, path, MOST),
  reach: null,
});

export async function boardIn(mode: BoardMode = { kind: 'idle' }, more: Partial<MoonBoard> = {}): Promise<MoonBoard> {
  const box = await fixture(
    html`<div style="width: 700px; height: 700px">
      <moon-board
        .view=${sampleView}
        .characters=${sampleCharacters}
        .numbers=${sampleNumbers}
        .explain=${sampleSight}
        .mode=${mode}
      ></moon-board>
    </div>`,
  );
  const board = box.querySelector('moon-board');
  if (!board) throw new Error('no board');
  Object.assign(board, more);
  await board.updateComplete;
  await waitUntil(() => board.camera.width > 0);
  return board;
}
/** Where a place of the board is on the page. */
export function onPage(board: MoonBoard, point: BoardPoint): [number, number] {
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = board.camera.toScreen(point);
  return [Math.round(left + x), Math.round(top + y)];
}
export const modelOnPage = (board: MoonBoard, id: string): [number, number] =>
  onPage(board, sampleView.table.models[id]?.at ?? { x: 0, y: 0 });
export const inches = (x: number, y: number): BoardPoint => ({ x: x * 254, y: y * 254 });

/** Does something, and resolves with what the board sends because of it; rejects with the name of the event when it does not come. */
export async function heard<K extends keyof BoardEvents>(
  board: MoonBoard,
  name: K,
  doing: () => Promise<void>,
  patience?: number,
): Promise<BoardEvents[K]> {
  return (await eventOf<CustomEvent<BoardEvents[K]>>(board, name, doing, patience)).detail;
}
export async function drag(from: [number, number], to: [number, number], held = 0): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  if (held) await pause(held);
  await sendMouse({ type: 'move', position: [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)] });
  await sendMouse({ type: 'move', position: to });
}
export const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
export const inside = (board: MoonBoard, selector: string): Element[] => [...(board.shadowRoot?.querySelectorAll(selector) ?? [])];
export const textOf = (board: MoonBoard): string =>
  inside(board, '.chip > div')
    .map(({ textContent }) => textContent)
    .join('|');

export function finger(board: MoonBoard, type: string, pointerId: number, clientX: number, clientY: number): void {
  const surface = board.shadowRoot?.querySelector('.surface');
  surface?.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      clientX,
      clientY,
      pointerType: 'touch',
      bubbles: true,
      composed: true,
      isPrimary: pointerId === 1,
    }),
  );
}

/** A glass of its own for the boards of a file, by night. */
export function boardTests(): void {
  before(async () => {
    installTheme();
    await setViewport({ width: 900, height: 760 });
  });
  after(() => setTheme('night'));
  afterEach(() => resetMouse());
}
