import { render, svg } from 'lit';
import { BOARD } from '../../../geometry/lengths.ts';
import { boardDrawingStyle } from '../../board/terrain/board-drawing.ts';
import { ground } from '../../board/terrain/ground.ts';
import type { Hour } from '../../board/terrain/moon-shadow.ts';
import type { BoardPiece } from '../../board/table.ts';
import { terrainLayer } from '../../board/terrain/terrain.ts';
import { night } from '../../theme/palette.ts';
import type { Perspective } from './perspective.ts';

/** The width of a picture of the ground in pixels, and the number of pictures from near to far; near ground needs more pixels. */
const BROAD = 2048;
const BANDS = 3;

/** A picture of a part of the board, seen from above. */
async function pictured(drawing: string, [x, y, width, height]: readonly [number, number, number, number]): Promise<HTMLImageElement> {
  const pixels = { width: BROAD, height: Math.max(1, Math.min(BROAD, Math.round((BROAD * height) / width))) };
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none">${drawing}</svg>`;
  const image = new Image(pixels.width, pixels.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

/** The board by night with its frame, as the content of an SVG. */
function drawnBoard(terrain: readonly BoardPiece[], hour: Hour): string {
  const holder = document.createElement('div');
  render(
    svg`<rect x=${-BOARD} y=${-BOARD} width=${3 * BOARD} height=${3 * BOARD} fill="#13271f"></rect>
      ${ground()}${terrainLayer(terrain, 0, hour)}<rect class="hour" data-hour=${hour} width=${BOARD} height=${BOARD}></rect>`,
    holder,
  );
  const roles = Object.entries(night).map(([role, colour]) => `--${role}:${colour};`);
  const style = boardDrawingStyle.map(({ cssText }) => cssText.replaceAll(':host', ':root')).join('');
  const drawing = [...holder.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
  return `<style>:root{${roles.join('')}}${style}</style>${drawing}`;
}

/**
 * Paints the table into the picture's lines from `top` to `bottom`, line by line, with `pixels` per unit. Rejects if the browser cannot draw a
 * picture.
 */
export async function paintGround(
  brush: CanvasRenderingContext2D,
  { terrain, hour }: { terrain: readonly BoardPiece[]; hour: Hour },
  view: Perspective,
  { top, bottom, pixels }: { top: number; bottom: number; pixels: number },
): Promise<void> {
  const drawing = drawnBoard(terrain, hour);
  for (let band = 0; band < BANDS; band += 1) {
    const [from, to] = [top + ((bottom - top) * band) / BANDS, top + ((bottom - top) * (band + 1)) / BANDS];
    const [left, right] = view.columns(from); // the farthest line shows the widest part
    const [first, last] = [view.boardLine(from), view.boardLine(to)];
    const box = [left, first, right - left, last - first] as const;
    const image = await pictured(drawing, box);
    const [across, down] = [image.width / box[2], image.height / box[3]];
    for (let line = from; line < to; line += 1 / pixels) {
      const [start, end] = view.columns(line);
      const depth = view.boardLine(line + 1 / pixels) - view.boardLine(line);
      const row = Math.min(image.height - 1, (view.boardLine(line) - first) * down);
      brush.drawImage(
        image,
        (start - left) * across,
        row,
        (end - start) * across,
        Math.max(1, depth * down),
        0,
        line,
        view.lie.width,
        1.6 / pixels,
      );
    }
  }
}
