import { appWords } from '../../../words/app/app.ts';
import { localeTag } from '../../../words/language/locale.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { saveFile } from '../../page/save-file.ts';
import { night } from '../../theme/palette.ts';
import type { Story } from './story-of.ts';
import { balancedLines } from './balanced-lines.ts';
import { paintGround } from './ground-bands.ts';
import { FACE, PALE, TITLE } from './letters.ts';
import { paintFigures, paintStone } from './paint-figures.ts';
import { paintNames } from './paint-names.ts';
import { Perspective, type TablePlacement } from './perspective.ts';
import { postcardPlan, type PostcardPlan } from './plan.ts';

/** A wide postcard, a wide one that is shown small, and a tall one for phones. */
export type PostcardShape = 'landscape' | 'small' | 'portrait';

export interface PostcardLayout {
  height: number;
  lie: TablePlacement;
  /** The line between the sky and the table. */
  mist: number;
  moon: { x: number; y: number; radius: number };
  title: { x: number; y: number; size: number; width: number };
  lines: { size: number; limit: number };
  /** The letter height of a model's name where there is room, and the least. */
  names: readonly [wanted: number, least: number];
  /** The base line of the first row of players' names. */
  foot: number;
}

const LANDSCAPE: PostcardLayout = {
  height: 720,
  lie: { width: 1100, far: 286, near: 606, farBroad: 690, nearBroad: 1010, deep: 0.62 },
  mist: 150,
  moon: { x: 896, y: 100, radius: 58 },
  title: { x: 46, y: 84, size: 56, width: 740 },
  lines: { size: 27, limit: 2 },
  names: [22, 18],
  foot: 642,
};

export const LAYOUTS: Readonly<Record<PostcardShape, PostcardLayout>> = {
  landscape: LANDSCAPE,
  small: { ...LANDSCAPE, names: [32, 22] },
  portrait: {
    height: 1120,
    lie: { width: 720, far: 440, near: 920, farBroad: 520, nearBroad: 660, deep: 1.1 },
    mist: 260,
    moon: { x: 548, y: 92, radius: 48 },
    title: { x: 36, y: 88, size: 54, width: 430 },
    lines: { size: 30, limit: 4 },
    names: [30, 20],
    foot: 970,
  },
};

/** Pixels per unit of the picture. */
const PIXELS = 2;
const SKIES = {
  dusk: ['#0a1420', '#2b3d5c', '#6a5a86'],
  night: ['#0a1622', '#254456', '#5c8496'],
  dawn: ['#0e1f2a', '#3d5a66', '#d99a5e'],
  death: ['#1b0508', '#4f0d16', '#a3303a'],
} as const;

/** The factors by which a long sentence is made smaller until it has room. */
const SMALLER = [1, 0.85, 0.72];

const skyOf = (hour: PostcardPlan['hour']): keyof typeof SKIES =>
  hour === 'death' ? 'death' : hour === 4 ? 'dawn' : hour === 1 ? 'dusk' : 'night';

/** Breaks a text into lines of at most this width, in the font of the brush. */
const lined = (brush: CanvasRenderingContext2D, text: string, width: number): string[] =>
  balancedLines(text, width, (line) => brush.measureText(line).width);

function paintSky(brush: CanvasRenderingContext2D, { lie, mist, moon }: PostcardLayout, hour: PostcardPlan['hour']): void {
  const bottom = mist + 150;
  const [high, middle, low] = SKIES[skyOf(hour)];
  // the sky fades over the far end of the table
  const sky = brush.createLinearGradient(0, 0, 0, bottom);
  sky.addColorStop(0, high);
  sky.addColorStop(0.3, middle);
  sky.addColorStop((mist + 20) / bottom, low);
  sky.addColorStop(1, `${low}00`);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, lie.width, bottom);
  const { x, y, radius } = moon;
  const disc = (dx: number, dy: number, share: number, fill: string | CanvasGradient): void => {
    brush.beginPath();
    brush.arc(x + dx * radius, y + dy * radius, share * radius, 0, 2 * Math.PI);
    brush.fillStyle = fill;
    brush.fill();
  };
  const red = hour === 'death';
  const halo = brush.createRadialGradient(x, y, radius, x, y, 3 * radius);
  halo.addColorStop(0, red ? 'rgb(240 70 70 / 50%)' : 'rgb(223 243 251 / 45%)');
  halo.addColorStop(1, red ? 'rgb(240 70 70 / 0%)' : 'rgb(223 243 251 / 0%)');
  disc(0, 0, 3, halo);
  disc(0, 0, 1, red ? '#e2323c' : '#f2f7ea');
  for (const [dx, dy, share] of [[0.34, 0.3, 0.2], [-0.34, 0.2, 0.14], [0.06, -0.44, 0.12], [0.5, -0.26, 0.09]] as const) disc(dx, dy, share, red ? '#8f1420' : '#c3d7e0'); // prettier-ignore
}

/** Far hills, where the table ends. */
function paintHills(brush: CanvasRenderingContext2D, { lie: { width }, mist }: PostcardLayout, hour: PostcardPlan['hour']): void {
  const line = mist + 24;
  brush.fillStyle = hour === 'death' ? '#2a0a10' : '#15302f';
  brush.beginPath();
  brush.moveTo(0, line + 20);
  for (const [x, y] of [[0, 4], [0.1, -14], [0.2, -4], [0.32, -26], [0.36, -40], [0.4, -24], [0.55, -6], [0.68, -22], [0.82, -8], [0.93, -18], [1, 0], [1, 20]] as const) brush.lineTo(x * width, line + y); // prettier-ignore
  const fade = brush.createLinearGradient(0, line - 40, 0, line + 20);
  fade.addColorStop(0, hour === 'death' ? '#2a0a10' : '#15302f');
  fade.addColorStop(1, hour === 'death' ? '#2a0a1000' : '#15302f00');
  brush.fillStyle = fade;
  brush.fill();
}

/** Paints a moonbeam on the place of the deciding moment. */
function paintBeam(brush: CanvasRenderingContext2D, { moon }: PostcardLayout, spot: { x: number; y: number }, broad: number): void {
  const light = brush.createLinearGradient(moon.x, moon.y, spot.x, spot.y);
  light.addColorStop(0, 'rgb(226 242 250 / 4%)');
  light.addColorStop(1, 'rgb(226 242 250 / 34%)');
  brush.fillStyle = light;
  brush.beginPath();
  brush.moveTo(moon.x - moon.radius * 0.6, moon.y + moon.radius * 0.7);
  brush.lineTo(spot.x - broad, spot.y);
  brush.ellipse(spot.x, spot.y, broad, broad * 0.42, 0, Math.PI, 0, true);
  brush.lineTo(moon.x + moon.radius * 0.6, moon.y + moon.radius * 0.7);
  brush.fill();
}

function paintWords(brush: CanvasRenderingContext2D, { title, lines, lie }: PostcardLayout, plan: PostcardPlan): void {
  const width = lie.width - 2 * title.x;
  const written = (text: string, x: number, y: number): void => {
    brush.strokeText(text, x, y);
    brush.fillText(text, x, y);
  };
  Object.assign(brush, { fillStyle: PALE, strokeStyle: 'rgb(8 18 22 / 80%)', lineWidth: 6, lineJoin: 'round', textAlign: 'left' });
  let { size } = title;
  let heads: string[];
  do {
    brush.font = `700 ${size}px ${TITLE}`;
    heads = lined(brush, plan.title, title.width);
    size -= 4;
  } while (heads.length > 2 && size > 28);
  let y = title.y - 30 + (heads.length > 1 ? 16 : 26);
  for (const head of heads) {
    written(head, title.x, y);
    y += size + 4;
  }
  if (plan.sentence === null) return;
  const narrow = Math.min(width, title.width + 40);
  let sentence: string[] = [];
  let letters = lines.size;
  for (const share of SMALLER) {
    letters = lines.size * share;
    brush.font = `600 ${letters}px ${FACE}`;
    sentence = lined(brush, plan.sentence, narrow);
    if (sentence.length * share <= lines.limit) break;
  }
  for (const line of sentence) {
    written(line, title.x, y + 2);
    y += letters * 1.28;
  }
}

function paintFoot(
  brush: CanvasRenderingContext2D,
  { foot, height, lie, title }: PostcardLayout,
  { seats }: PostcardPlan,
  day: Date,
): void {
  brush.fillStyle = '#0b1613';
  brush.fillRect(0, foot, lie.width, height - foot);
  brush.fillStyle = night.question;
  brush.fillRect(0, foot, lie.width, 3);
  const standing = lie.width < height;
  const rows = standing || seats.length > 2 ? 2 : 1;
  const columns = Math.ceil(seats.length / rows);
  const span = (lie.width - 2 * title.x - (standing ? 0 : 240)) / columns;
  const step = (height - foot - (standing ? 50 : 12)) / rows;
  brush.textAlign = 'left';
  for (const [seat, { name, stones }] of seats.entries()) {
    const [x, y] = [title.x + (seat % columns) * span, foot + 8 + Math.floor(seat / columns) * step + step / 2];
    brush.fillStyle = night[(['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const)[seat] ?? 'seat-0'];
    brush.fillRect(x, y - 16, 8, 32);
    paintStone(brush, x + 34, y + 17, 34);
    brush.fillStyle = PALE;
    brush.font = `750 27px ${FACE}`;
    brush.fillText(String(stones), x + 58, y + 10);
    brush.font = `600 23px ${FACE}`;
    const after = 56 + 26 + 10 * (String(stones).length - 1);
    let called = name;
    while (called.length > 3 && brush.measureText(called).width > span - after - 16) called = `${called.slice(0, -2).trimEnd()}…`;
    brush.fillText(called, x + after, y + 8);
  }
  const end = lie.width - title.x;
  brush.textAlign = 'right';
  brush.font = `700 26px ${TITLE}`;
  brush.fillText(appWords.name(), end, standing ? height - 18 : foot + 38);
  brush.font = `500 17px ${FACE}`;
  brush.fillStyle = night['ink-soft'];
  brush.textAlign = standing ? 'left' : 'right';
  const date = day.toLocaleDateString(localeTag(), { day: 'numeric', month: 'long', year: 'numeric' });
  brush.fillText(date, standing ? title.x : end, standing ? height - 20 : foot + 62);
}

/** Loads the fonts of a postcard, because a canvas does not wait for fonts. */
const faces = (): Promise<unknown> =>
  Promise.allSettled([`700 40px ${TITLE}`, `600 27px ${FACE}`].map((face) => document.fonts.load(face, 'Moonrise “–ß')));

/** The postcard of a finished match as an image; null until the match is over. Rejects when the browser cannot draw a picture. */
export async function postcard(table: TablePort, story: Story, shape: PostcardShape): Promise<Blob | null> {
  const plan = await postcardPlan(table, story);
  if (!plan) return null;
  await faces();
  const layout = LAYOUTS[shape];
  const { lie, height, foot, mist } = layout;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: lie.width * PIXELS, height: height * PIXELS });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing can be drawn');
  brush.scale(PIXELS, PIXELS);
  const view = new Perspective(
    lie,
    plan.figures.map(({ place }) => place).concat(plan.stones.length > 0 && plan.figures.length < 2 ? plan.stones : []),
  );
  await paintGround(brush, plan, view, { top: mist - 10, bottom: foot, pixels: PIXELS });
  paintSky(brush, layout, plan.hour);
  paintHills(brush, layout, plan.hour);
  if (plan.place) {
    const { x, y, scale } = view.onPicture(plan.place);
    paintBeam(brush, layout, { x, y }, Math.max(64, 500 * scale));
  }
  paintNames(brush, layout, await paintFigures(brush, plan, view, PIXELS));
  paintWords(brush, layout, plan);
  paintFoot(brush, layout, plan, new Date());
  return new Promise((drawn, failed) =>
    canvas.toBlob((blob) => (blob ? drawn(blob) : failed(new Error('no image was drawn'))), 'image/jpeg', 0.92),
  );
}

/** Shares a postcard as an image, or saves it as a file. */
export const sharePostcard = async (card: Blob): Promise<boolean> => saveFile('moonrise-postcard.jpg', card, 'image/jpeg');
