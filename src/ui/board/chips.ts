import { html, render } from 'lit';
import type { BoardCamera } from './board-camera.ts';
import type { Chip } from './tool.ts';

const EDGE = 8;

/** Puts labels beside places of the board, upright for their reader and inside the glass. */
export function chipsOver(layer: HTMLElement, chips: readonly Chip[], camera: BoardCamera): void {
  render(
    chips.map(({ tone, lines }) => html`<div class=${`chip ${tone}`}>${lines.map((line) => html`<div>${line}</div>`)}</div>`),
    layer,
  );
  [...layer.children].forEach((element, i) => {
    const chip = chips[i];
    if (!(element instanceof HTMLElement) || !chip) return;
    const { offsetWidth, offsetHeight } = element;
    const sideways = camera.reader % 180 !== 0;
    const [halfX, halfY] = sideways ? [offsetHeight / 2, offsetWidth / 2] : [offsetWidth / 2, offsetHeight / 2];
    const aside = chip.aside ? chip.aside + (Math.sign(chip.aside) * offsetWidth) / 2 : 0;
    const up = camera.readersVector({ x: aside, y: -(chip.above + offsetHeight / 2) });
    const { x, y } = camera.toScreen({ x: chip.at.x + up.x, y: chip.at.y + up.y });
    const within = (value: number, half: number, glass: number): number =>
      Math.min(Math.max(value, half + EDGE), Math.max(half + EDGE, glass - half - EDGE));
    const [left, top] = [within(x, halfX, camera.width) - offsetWidth / 2, within(y, halfY, camera.height) - offsetHeight / 2];
    element.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${camera.reader}deg)`;
  });
}
