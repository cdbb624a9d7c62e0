import { css, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { crystalShape } from '../art/crystal.ts';
import { column } from '../theme/sizes.ts';

// Small drawings beside clauses. The clause describes the drawing, so the drawing has no words; digits and inches are the same in every language.

const moved = (x: number, y: number, drawn: TemplateResult, scale = 1) =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/** A model's coin; an enemy has horns and a square chest, so that it is known without its colour. */
const coin = (x: number, y: number, side: 'own' | 'enemy' = 'own') =>
  moved(
    x,
    y,
    svg`<circle r="11" class=${side}></circle>
      ${side === 'own' ? svg`<path class="bust" d="M-6.500 8A6.500 7.500 0 0 1 6.500 8Z"></path>` : svg`<path class="bust" d="M-6 8V3H6V8ZM-5 -2L-5.500 -8L-1.500 -5ZM5 -2L5.500 -8L1.500 -5Z"></path>`}
      <circle class="bust" cy="-2.500" r="4"></circle>`,
  );
const stone = (x: number, y: number, depth: number | null, scale = 0.6) => moved(x, y, crystalShape(depth), scale);
/** A card: face down with a crescent, or face up with a number. */
const card = (x: number, y: number, number: number | null = null, tilt = 0) =>
  svg`<g transform="translate(${x} ${y}) rotate(${tilt})"><rect class=${number === null ? 'back' : 'face'} x="-10" y="-14" width="20" height="28" rx="3"></rect>
    ${number === null ? svg`<path class="crescent" d="M3 -6A6.500 6.500 0 1 0 3 6A5 5 0 1 1 3 -6Z"></path>` : svg`<text class="on-card" y="5">${number}</text>`}</g>`;
/** A melee card face up, with the line of its blow. */
const blow = (x: number, y: number, line: string) =>
  moved(x, y, svg`<rect class="face" x="-10" y="-14" width="20" height="28" rx="3"></rect><path class="line" d=${line}></path>`);
const arrow = (x: number, y: number, length: number) => svg`<path class="way" d="M${x} ${y}h${length}m-5 -4l5 4l-5 4"></path>`;
const inches = (x: number, y: number, count: number) => svg`<text class="inches" x=${x} y=${y}>${count}″</text>`;
const cross = (x: number, y: number) => svg`<path class="no" d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12"></path>`;
const tick = (x: number, y: number) => svg`<path class="yes" d="M${x - 6} ${y}l4 5l8 -10"></path>`;
const reach = (x: number, y: number, radius: number) => svg`<circle class="reach" cx=${x} cy=${y} r=${radius}></circle>`;
const bubble = (x: number, y: number, text: string) =>
  svg`<path class="face" d="M${x - 15} ${y - 11}h30q4 0 4 4v12q0 4 -4 4h-20l-7 6v-6h-3q-4 0 -4 -4v-12q0 -4 4 -4Z"></path><text class="on-card" x=${x} y=${y + 4}>${text}</text>`;

/** The drawings by clause, on a ground of 120 × 60. */
const drawings: Readonly<Record<string, () => TemplateResult>> = {
  'HRV-2': () => svg`${coin(50, 30)}${stone(69, 30, 2)}${tick(96, 30)}`,
  'HRV-3': () => svg`${coin(18, 30)}${stone(37, 30, 2)}${arrow(51, 30, 16)}${coin(83, 30)}${stone(102, 30, 1)}`,
  'HRV-4': () => svg`${coin(18, 30)}${stone(37, 30, 1)}${arrow(51, 30, 16)}${coin(90, 30)}${stone(98, 18, null, 0.5)}`,
  'HRV-5': () => svg`${reach(82, 30, 27)}${stone(29, 30, 2)}${coin(48, 30)}${coin(82, 30, 'enemy')}${cross(29, 30)}`,
  'JOG-2': () => svg`<path class="way" d="M30 42C46 4 62 54 88 20m-7 1l7 -1l-1 7"></path>${coin(18, 42)}${inches(98, 44, 4)}`,
  'STP-6': () =>
    svg`${arrow(30, 16, 20)}${coin(17, 16)}${tick(66, 16)}<path class="way" d="M30 44h10v-7m-4 5l4 -5l4 5"></path>${coin(17, 44)}${cross(66, 43)}${inches(98, 35, 1)}`,
  'SLW-2': () =>
    svg`${arrow(30, 16, 60)}${coin(17, 16)}${inches(104, 21, 4)}${arrow(34, 44, 26)}${coin(17, 44)}${stone(26, 38, null, 0.45)}${inches(76, 49, 2)}`,
  'REA-3': () => svg`${coin(25, 30, 'enemy')}${reach(25, 30, 22)}${coin(56, 30)}${arrow(70, 30, 18)}${inches(103, 35, 1)}`,
  'DEP-4': () =>
    svg`<rect class="board" x="36" y="5" width="48" height="50"></rect><path class="strip" d="M36 5h48v13h-48ZM36 42h48v13h-48Z"></path>${moved(60, 48, coin(0, 0), 0.5)}${moved(60, 12, coin(0, 0, 'enemy'), 0.5)}`,
  'DEP-10': () =>
    svg`<rect class="board" x="10" y="-20" width="76" height="75"></rect><path class="strip" d="M10 23h76v32h-76Z"></path>${coin(34, 41)}${tick(34, 12)}${coin(66, 23)}${cross(66, 8)}${inches(102, 44, 10)}`,
  'MST-5': () => svg`${stone(30, 30, 1, 0.9)}${stone(60, 30, 3, 0.9)}${stone(90, 30, 4, 0.9)}`,
  'ARC-13': () => svg`${card(38, 32)}${bubble(80, 24, '3')}`,
  'ARC-20': () => svg`${card(38, 32)}${bubble(78, 24, '3')}${tick(108, 24)}`,
  'ARC-24': () => svg`${card(26, 30, 1)}${cross(46, 16)}${arrow(44, 36, 16)}${card(80, 30, 1)}${card(92, 30, 2, 12)}`,
  'ARC-26': () => svg`${card(30, 30, 3)}${tick(52, 30)}${arrow(64, 30, 16)}${card(100, 30)}`,
  'MEL-10': () =>
    svg`${card(20, 30)}${card(42, 30)}${arrow(56, 30, 12)}${blow(80, 30, 'M-5 -8L5 8m-6 -2l6 2l0 -6')}${blow(104, 30, 'M-5 8L5 -8m-6 2l6 -2l0 6')}`,
  'MEL-18': () => svg`${reach(40, 30, 28)}${coin(40, 30)}${reach(80, 30, 16)}${coin(80, 30, 'enemy')}${cross(80, 30)}`,
  'WIN-1': () =>
    svg`${stone(20, 16, null)}${stone(40, 16, null)}${stone(60, 16, null)}${tick(94, 16)}${stone(20, 44, null)}${stone(40, 44, null)}${cross(94, 44)}`,
  'SUD-2': () =>
    svg`<circle class="red" cx="102" cy="30" r="12"></circle>${coin(20, 16)}${stone(40, 16, null)}${stone(58, 16, null)}${tick(78, 16)}${coin(20, 44, 'enemy')}${stone(40, 44, null)}`,
};

/** The drawing of a clause; nothing where there is none. */
export const ruleDrawing = (clause: string): TemplateResult | typeof nothing => {
  const drawn = drawings[clause];
  return drawn === undefined ? nothing : html`<svg class="drawing" viewBox="0 0 120 60" aria-hidden="true">${drawn()}</svg>`;
};

export const ruleDrawingStyle = css`
  .drawing {
    display: block;
    width: min(100%, 13rem);
    margin-bottom: var(--space-2);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
  }
  /* where there is room, the drawing stands beside the words */
  @media not ${column} {
    .clause > div {
      display: flow-root;
    }
    .drawing {
      float: inline-end;
      margin: 0 0 0 var(--space-4);
    }
  }
  .drawing :is(.own, .enemy, .back, .face, .red, .board) {
    stroke: var(--outline);
    stroke-width: 2.4;
  }
  .drawing .own {
    fill: var(--heal);
  }
  .drawing :is(.enemy, .red) {
    fill: var(--harm);
  }
  .drawing .bust {
    fill: var(--outline);
  }
  .drawing .back {
    fill: var(--stone-deep);
  }
  .drawing .crescent {
    fill: var(--paper-raised);
  }
  .drawing .face {
    fill: var(--paper-raised);
  }
  .drawing text {
    font: 800 14px var(--text-face);
    text-anchor: middle;
  }
  .drawing .on-card {
    fill: var(--paper-ink);
  }
  .drawing .inches {
    fill: var(--ink);
  }
  .drawing .board {
    fill: var(--panel);
  }
  .drawing .strip {
    fill: var(--heal);
    fill-opacity: 0.3;
  }
  .drawing :is(.way, .no, .yes, .reach) {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .drawing .line {
    fill: none;
    stroke: var(--paper-ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .drawing .reach {
    stroke: var(--harm);
    stroke-width: 2;
    stroke-dasharray: 4 4;
  }
  .drawing .no {
    stroke: var(--harm);
    stroke-width: 4;
  }
  .drawing .yes {
    stroke: var(--heal);
    stroke-width: 4;
  }
`;
