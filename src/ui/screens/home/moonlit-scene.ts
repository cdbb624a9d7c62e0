import { html, svg } from 'lit';

/** A fir on a ridge: three tiers, drawn by an unsteady hand. `x`, `y` at its foot, `h` its height. */
function fir([x, y, h]: readonly [number, number, number]) {
  const tier = (from: number, to: number, half: number): string =>
    `M${x} ${y - h * to}L${x + h * half} ${y - h * (from + 0.03)}Q${x} ${y - h * (from - 0.05)} ${x - h * half} ${y - h * from}Z`;
  return svg`<path d="M${x} ${y + 8}V${y - h * 0.2}" stroke-width=${h * 0.08}></path>
    <path d=${tier(0.12, 0.62, 0.27)}></path><path d=${tier(0.36, 0.82, 0.21)}></path><path d=${tier(0.6, 1.04, 0.14)}></path>`;
}

const distant: readonly (readonly [number, number, number])[] = [
  [566, 233, 36],
  [586, 231, 48],
  [742, 220, 34],
  [760, 221, 46],
  [782, 221, 30],
  [892, 229, 40],
  [1128, 222, 34],
  [1146, 221, 46],
  [380, 229, 40],
  [398, 230, 30],
];
const near: readonly (readonly [number, number, number])[] = [
  [60, 262, 54],
  [88, 261, 76],
  [120, 262, 48],
  [300, 272, 60],
  [326, 272, 42],
  [640, 257, 70],
  [668, 259, 46],
  [702, 261, 58],
  [960, 262, 52],
  [986, 264, 74],
  [1016, 264, 44],
];

/** The moon over a wooded ridge, for the head of the home screen. It uses colour roles only, so by day the ridge is on parchment. */
export const moonlitScene = () =>
  html`<svg class="scene" viewBox="0 0 1200 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle cx="1062" cy="142" r="112" fill="var(--touchable)" opacity="0.060"></circle>
    <circle cx="1062" cy="142" r="84" fill="var(--touchable)" opacity="0.090"></circle>
    <path d="M1070 86A58 58 0 1 0 1116 166A48 48 0 1 1 1070 86Z" fill="var(--touchable)" stroke="var(--outline)" stroke-width="3"></path>
    <path
      d="M40 150h.01M330 112h.01M420 186h.01M512 96h.01M598 152h.01M676 96h.01M764 142h.01M846 88h.01M906 164h.01M960 92h.01M1176 92h.01M1184 180h.01M470 146h.01"
      stroke="var(--ink)"
      stroke-width="4"
      stroke-linecap="round"
      opacity="0.700"
    ></path>
    <g fill="var(--panel)" stroke="var(--outline)" stroke-width="3" stroke-linejoin="round">
      <path d="M-4 304V232C120 212 240 222 360 230C480 238 560 236 660 226C760 216 820 224 900 230C1000 236 1100 218 1204 222V304Z"></path>
      ${distant.map(fir)}
    </g>
    <g fill="var(--ground-deep)" stroke="var(--outline)" stroke-width="3" stroke-linejoin="round">
      <path d="M-4 304V270C80 254 160 256 250 268C380 284 500 268 620 258C740 252 820 276 930 266C1020 256 1120 274 1204 262V304Z"></path>
      ${near.map(fir)}
    </g>
  </svg>`;
