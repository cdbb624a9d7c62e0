import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import { BOARD, INCH } from '../../../geometry/lengths.ts';
import { FRAME } from '../camera/board-camera.ts';
import { blob, randomNumbers } from './scatter.ts';

/** Tufts of grass in a few pen strokes. They grow towards the middle, so that they look right from every side. */
function tufts(): string {
  const next = randomNumbers(20260131);
  return Array.from({ length: 110 }, () => {
    const [x, y] = [300 + next() * (BOARD - 600), 300 + next() * (BOARD - 600)];
    const [dx, dy] = [BOARD / 2 - x, BOARD / 2 - y];
    const size = 38 + next() * 40;
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    return [-0.55, -0.05, 0.5]
      .map((lean) => {
        const reach = size * (1 - Math.abs(lean) * 0.45);
        const [tx, ty] = [ux * reach - uy * lean * size, uy * reach + ux * lean * size];
        const [bx, by] = [x - uy * lean * 26, y + ux * lean * 26];
        return `M${bx.toFixed(0)} ${by.toFixed(0)}q${(ux * reach * 0.6).toFixed(0)} ${(uy * reach * 0.6).toFixed(0)} ${tx.toFixed(0)} ${ty.toFixed(0)}`;
      })
      .join('');
  }).join('');
}

function pebbles(): string {
  const next = randomNumbers(77);
  return Array.from({ length: 46 }, () =>
    blob({ x: 200 + next() * (BOARD - 400), y: 200 + next() * (BOARD - 400) }, 9 + next() * 13, 5, 0.12, next),
  ).join('');
}

function flowers(): string {
  const next = randomNumbers(5);
  return Array.from({ length: 34 }, () => {
    const [x, y] = [250 + next() * (BOARD - 500), 250 + next() * (BOARD - 500)];
    return [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = ((turn + x) * Math.PI) / 180;
        return `M${(x + 13 * Math.cos(angle)).toFixed(0)} ${(y + 13 * Math.sin(angle)).toFixed(0)}h.1`;
      })
      .join('');
  }).join('');
}

function washes(): TemplateResult[] {
  const next = randomNumbers(31);
  return Array.from({ length: 16 }, (_, i) => {
    const [x, y, rx] = [next() * BOARD, next() * BOARD, 900 + next() * 1300];
    return svg`<ellipse cx=${x} cy=${y} rx=${rx} ry=${rx * (0.5 + next() * 0.4)} fill="url(#wash-${i % 2})" transform=${`rotate(${next() * 180} ${x} ${y})`}></ellipse>`;
  });
}

/** A trodden path from edge to edge, as path data. */
const PATH = `M${BOARD * 0.12} -20C${BOARD * 0.2} ${BOARD * 0.3} ${BOARD * 0.44} ${BOARD * 0.3} ${BOARD * 0.5} ${BOARD * 0.5}S${BOARD * 0.8} ${BOARD * 0.7} ${BOARD * 0.88} ${BOARD + 20}`;

/** Stones that lie in the path, flat and worn. */
function flagstones(): string {
  const next = randomNumbers(1234);
  const third = (a: number, b: number, c: number, d: number, t: number): number =>
    a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;
  return Array.from({ length: 58 }, (_, index) => {
    const t = ((index % 29) + 0.2 + next() * 0.6) / 29;
    const first = index < 29;
    const x = BOARD * (first ? third(0.12, 0.2, 0.44, 0.5, t) : third(0.5, 0.56, 0.8, 0.88, t));
    const y = BOARD * (first ? third(0, 0.3, 0.3, 0.5, t) : third(0.5, 0.7, 0.7, 1, t));
    return blob({ x: x + (next() - 0.5) * 130, y: y + (next() - 0.5) * 130 }, 38 + next() * 26, 5, 0.06, next);
  }).join('');
}

/** Marks every inch along the four edges, longer every six. */
function ticks(): string {
  const marks: string[] = [];
  for (let inch = 1; inch < 36; inch += 1) {
    const [index, long] = [inch * INCH, inch % 6 === 0 ? 95 : 48];
    marks.push(`M${index} -22v-${long}M${index} ${BOARD + 22}v${long}M-22 ${index}h-${long}M${BOARD + 22} ${index}h${long}`);
  }
  return marks.join('');
}

/** The moon's four phases in the corners of the frame; signs of the same kind in all corners are one path. */
function moons(): TemplateResult {
  const half = FRAME / 2 + 6;
  const phases = [
    'm0 -58a58 58 0 1 1 0 116a36 58 0 1 0 0 -116z',
    'm0 -58a58 58 0 0 1 0 116z',
    'm0 -58a58 58 0 1 1 0 116a58 58 0 1 1 0 -116z',
    'm0 -58a58 58 0 0 0 0 116z',
  ];
  const corners = phases.map((_, i) => `M${i === 0 || i === 3 ? -half : BOARD + half} ${i < 2 ? -half : BOARD + half}`);
  return svg`<path d=${corners.map((corner) => `${corner}m-66 0a66 66 0 1 1 132 0a66 66 0 1 1 -132 0`).join('')} class="moon-night"></path>
    <path d=${phases.map((phase, i) => `${corners[i]}${phase}`).join('')} class="moon-light"></path>`;
}

const OUTER = BOARD + 2 * FRAME - 20;
const frame = (): TemplateResult =>
  svg`<rect x=${-FRAME + 10} y=${-FRAME + 10} width=${OUTER} height=${OUTER} rx="120" class="frame"></rect>`;

/** The clearing before it is drawn in full: its colour and its frame. */
export const plainGround = (): TemplateResult => svg`${frame()}<rect width=${BOARD} height=${BOARD} class="plain"></rect>`;

/** The clearing: washes of colour, a few strokes of ink, and the frame that shows inches. Drawn once. */
export function ground(): TemplateResult {
  return svg`
    <defs>
      <radialGradient id="clearing" cx="50%" cy="50%" r="72%">
        <stop offset="0" class="glade-mid"></stop><stop offset="0.600" class="glade"></stop><stop offset="1" class="glade-edge"></stop>
      </radialGradient>
      <radialGradient id="wash-0"><stop offset="0" class="wash-moss"></stop><stop offset="1" class="wash-none"></stop></radialGradient>
      <radialGradient id="wash-1"><stop offset="0" class="wash-deep"></stop><stop offset="1" class="wash-none"></stop></radialGradient>
      <clipPath id="on-board"><rect width=${BOARD} height=${BOARD}></rect></clipPath>
    </defs>
    ${frame()}
    <rect x=${-FRAME + 42} y=${-FRAME + 42} width=${OUTER - 64} height=${OUTER - 64} rx="96" class="frame-line"></rect>
    <path d=${ticks()} class="ticks"></path>
    ${moons()}
    <rect width=${BOARD} height=${BOARD} fill="url(#clearing)"></rect>
    <g clip-path="url(#on-board)">${washes()}<path d=${PATH} class="trodden wide"></path><path d=${PATH} class="trodden"></path></g>
    <path d=${flagstones()} class="flagstones"></path>
    <path d=${pebbles()} class="pebbles"></path>
    <path d=${tufts()} class="tufts"></path>
    <path d=${flowers()} class="flowers"></path>
    <rect width=${BOARD} height=${BOARD} class="board-edge"></rect>`;
}
