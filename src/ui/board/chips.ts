import { html, render } from 'lit';
import type { BoardPoint } from '../contexts/table-port.ts';
import type { BoardCamera } from './board-camera.ts';
import type { Chip } from './tool.ts';

const EDGE = 8;

/**
 * Labels beside places of the board, upright for their reader and inside the glass. They are measured when other words stand on them; another number
 * takes the same room, and so does another place.
 */
export class Chips {
  private words = '';
  private measured = '';
  private sizes: { element: HTMLElement; width: number; height: number }[] = [];

  constructor(private readonly layer: () => HTMLElement) {}

  show(chips: readonly Chip[], camera: BoardCamera): void {
    const words = JSON.stringify([camera.width, chips.map(({ tone, lines }) => [tone, lines])]);
    if (words !== this.words) {
      this.words = words;
      const layer = this.layer();
      render(
        chips.map(({ tone, lines }) => html`<div class=${`chip ${tone}`}>${lines.map((line) => html`<div>${line}</div>`)}</div>`),
        layer,
      );
      this.measure(layer, words.replaceAll(/\d/g, '0'));
    }
    for (const [i, chip] of chips.entries()) this.place(chip, i, camera);
  }

  private measure(layer: HTMLElement, words: string): void {
    if (words === this.measured) return;
    this.measured = words;
    this.sizes = [...layer.children].flatMap((element) =>
      element instanceof HTMLElement ? [{ element, width: element.offsetWidth, height: element.offsetHeight }] : [],
    );
  }

  private place(chip: Chip, i: number, camera: BoardCamera): void {
    const size = this.sizes[i];
    if (!size) return;
    const { element, width, height } = size;
    const sideways = camera.reader % 180 !== 0;
    const [halfX, halfY] = sideways ? [height / 2, width / 2] : [width / 2, height / 2];
    const within = (value: number, half: number, glass: number): number =>
      Math.min(Math.max(value, half + EDGE), Math.max(half + EDGE, glass - half - EDGE));
    /** So far from the place as its reader sees it, and inside the glass; how far that has brought it up or down, and along. */
    const stands = (away: BoardPoint) => {
      const { x, y } = camera.readersVector(away);
      const wanted = camera.toScreen({ x: chip.at.x + x, y: chip.at.y + y });
      const at = { x: within(wanted.x, halfX, camera.width), y: within(wanted.y, halfY, camera.height) };
      const [across, down] = [Math.abs(at.x - wanted.x), Math.abs(at.y - wanted.y)];
      return { at, ...(sideways ? { upright: across, along: down } : { upright: down, along: across }) };
    };
    const aside = chip.aside ? chip.aside + (Math.sign(chip.aside) * width) / 2 : 0;
    const above = stands({ x: aside, y: -(chip.above + height / 2) });
    // where there is no room above, it would cover what it speaks of
    const [left, right] = [-1, 1].map((side) => stands({ x: side * (Math.abs(chip.above) + width / 2), y: 0 }));
    const beside = left && right && left.along <= right.along ? left : right;
    const { at } = chip.aside || above.upright <= EDGE ? above : (beside ?? above);
    const transform = `translate(${(at.x - width / 2).toFixed(1)}px, ${(at.y - height / 2).toFixed(1)}px) rotate(${camera.reader}deg)`;
    if (element.style.transform !== transform) element.style.transform = transform;
  }
}
