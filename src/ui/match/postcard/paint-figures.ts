import { INCH } from '../../../geometry/lengths.ts';
import { night } from '../../theme/palette.ts';
import type { NameBox } from './name-places.ts';
import type { Perspective } from './perspective.ts';
import type { PostcardFigure, PostcardPlan } from './plan.ts';

/**
 * The place of the feet in a body's picture as a share from its top; the height of a body on the table in units; and its least and greatest height in
 * the picture.
 */
const FEET = 0.957;
const TALL = 4.2 * INCH;
const [LEAST, MOST] = [96, 236];
const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

const decoded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** A darkened body, for a beaten or fallen model. It has a canvas of its own, so that only the body darkens. */
function dusky(image: HTMLImageElement, size: number, shade: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  Object.assign(sheet, { width: Math.ceil(size), height: Math.ceil(size) });
  const brush = sheet.getContext('2d');
  brush?.drawImage(image, 0, 0, size, size);
  if (brush) {
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = `rgb(28 40 58 / ${shade})`;
    brush.fillRect(0, 0, size, size);
  }
  return sheet;
}

/** Half the width of a moonstone, as a share of its height. */
const STONE_HALF = 0.37;

/** The part of the picture that a moonstone of this height covers; `foot` is its lowest point. */
const boxOfStone = (x: number, foot: number, high: number): NameBox => ({
  left: x - STONE_HALF * high,
  right: x + STONE_HALF * high,
  top: foot - high,
  bottom: foot,
});

/** Paints a moonstone of this height; `foot` is its lowest point. */
export function paintStone(brush: CanvasRenderingContext2D, x: number, foot: number, high: number): void {
  const [half, middle] = [high * STONE_HALF, foot - high / 2];
  const facet = (points: readonly (readonly [number, number])[], fill: string): void => {
    brush.beginPath();
    for (const [dx, dy] of points) brush.lineTo(x + dx * half, middle + (dy * high) / 2);
    brush.closePath();
    brush.fillStyle = fill;
    brush.fill();
  };
  const outline = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // prettier-ignore
  facet(outline, night.stone);
  facet([[0, 1], [1, 0], [0.4, 0.1], [0, 0.45], [-0.4, 0.1], [-1, 0]], night['stone-deep']); // prettier-ignore
  facet(outline, 'transparent');
  Object.assign(brush, { strokeStyle: night.outline, lineWidth: Math.max(1.4, high * 0.06), lineJoin: 'round' });
  brush.stroke();
}

/** The height of a body at a place of the picture. */
function tallAt(view: Perspective, scale: number): number {
  const near = view.lie.nearBroad / view.part.width;
  return (Math.min(MOST, Math.max(LEAST, TALL * near)) * scale) / near;
}

interface PlacedFigure {
  figure: PostcardFigure;
  x: number;
  y: number;
  size: number;
}

function paintFoot(brush: CanvasRenderingContext2D, { figure, x, y, size }: PlacedFigure): void {
  const ellipse = (dx: number, dy: number, share: number, fill: string): void => {
    brush.beginPath();
    brush.ellipse(x + dx * size, y + dy * size, share * size, share * size * 0.42, 0, 0, 2 * Math.PI);
    brush.fillStyle = fill;
    brush.fill();
  };
  ellipse(-0.08, 0.035, figure.fallen ? 0.42 : 0.3, 'rgb(2 8 8 / 55%)');
  if (figure.fallen) return;
  ellipse(0, 0.012, 0.26, night.outline);
  ellipse(0, 0, 0.245, night[SEATS[figure.seat] ?? 'seat-0']);
  ellipse(0, -0.012, 0.19, 'rgb(14 34 29)');
}

function paintBody(brush: CanvasRenderingContext2D, { figure, x, y, size }: PlacedFigure, image: HTMLImageElement, pixels: number): void {
  const { fallen, winner } = figure;
  brush.save();
  if (fallen) {
    brush.translate(x + (figure.seat % 2 ? -0.44 : 0.44) * size, y - 0.1 * size);
    brush.rotate(((figure.seat % 2 ? 82 : -82) * Math.PI) / 180);
    brush.drawImage(dusky(image, size * pixels, 0.5), -size / 2, -FEET * size, size, size);
  } else {
    if (winner) Object.assign(brush, { shadowColor: '#ffd977', shadowBlur: 0.1 * size * pixels });
    const drawn = winner ? image : dusky(image, size * pixels, 0.24);
    brush.drawImage(drawn, x - size / 2, y - FEET * size, size, size);
    if (winner) brush.drawImage(drawn, x - size / 2, y - FEET * size, size, size);
  }
  brush.restore();
}

/**
 * Paints all models where they stood or fell, from far to near, and the moonstones. Returns the places of the models, and the parts of the picture
 * that moonstones cover.
 */
export async function paintFigures(
  brush: CanvasRenderingContext2D,
  { figures, stones }: PostcardPlan,
  view: Perspective,
  pixels: number,
): Promise<{ placed: PlacedFigure[]; boxes: NameBox[] }> {
  const boxes: NameBox[] = [];
  const stoneAt = (x: number, foot: number, high: number): void => {
    paintStone(brush, x, foot, high);
    boxes.push(boxOfStone(x, foot, high));
  };
  const placed = figures
    .map((figure): PlacedFigure => {
      const { x, y, scale } = view.onPicture(figure.place);
      return { figure, x, y, size: tallAt(view, scale) };
    })
    .sort((a, b) => Number(b.figure.fallen) - Number(a.figure.fallen) || a.y - b.y);
  const images = await Promise.all(placed.map(({ figure }) => decoded(figure.address)));
  for (const place of stones) {
    const { x, y, scale } = view.onPicture(place);
    const high = tallAt(view, scale) * 0.22;
    const glow = brush.createRadialGradient(x, y - high / 2, 0, x, y - high / 2, high * 1.5);
    glow.addColorStop(0, 'rgb(190 230 245 / 55%)');
    glow.addColorStop(1, 'rgb(190 230 245 / 0%)');
    brush.fillStyle = glow;
    brush.fillRect(x - 2 * high, y - 2.5 * high, 4 * high, 4 * high);
    stoneAt(x, y + high * 0.2, high);
  }
  for (const [nth, place] of placed.entries()) {
    const image = images[nth];
    if (!image) continue;
    paintFoot(brush, place);
    paintBody(brush, place, image, pixels);
    for (let stone = 0; stone < Math.min(4, place.figure.stones); stone += 1)
      stoneAt(
        place.x + (stone - (Math.min(4, place.figure.stones) - 1) / 2) * place.size * 0.13,
        place.y + place.size * 0.1,
        place.size * 0.2,
      );
  }
  return { placed, boxes };
}
