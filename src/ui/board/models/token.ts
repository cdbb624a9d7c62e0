import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { rimPath } from '../../art/factions.ts';
import type { FactionName } from '../../art/factions.ts';
import { bustInTurn } from '../../art/body.ts';
import { emblemAt } from '../../art/emblem.ts';
import { packNameOf } from '../../art/lent-cards.ts';
import { patterns } from '../../kit/figures/pennant.ts';

/** The look of a coin. */
export interface Coin {
  character: string;
  keywords: readonly string[];
  faction: FactionName;
  seat: number;
  boxes: number;
  /** Numbers of the health boxes with a blue dot, from 1. */
  dots: readonly number[];
  wounds: number;
  energy: number;
  stones: number;
  activated: boolean;
  /** Its activation is over: the coin is drawn dimmed. */
  spent?: boolean;
  /** Height of the surface it stands on, in inches. */
  height: number;
}

const spot = (r: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [r * Math.sin(turn), -r * Math.cos(turn)];
};
const coordinates = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const arc = (r: number, from: number, to: number): string =>
  `M${coordinates(spot(r, from))}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${coordinates(spot(r, to))}`;

const HEALTH = 84;
/** The radius of the portrait; the ring of health lies on its edge. */
const BUST = 90;

const rounded = (r: number): string => `a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/**
 * One segment per health box, clockwise from the top; wounds darken the ring from its end. All unwounded segments are one path, because a board has
 * hundreds of boxes.
 */
function health({ boxes, dots, wounds }: Coin): TemplateResult[] {
  const wide = 360 / Math.max(1, boxes);
  const pause = boxes > 1 ? Math.min(7, wide * 0.2) : 0;
  const whole = Math.max(0, boxes - wounds);
  const part = (from: number, to: number, sign: string): TemplateResult => {
    const all = Array.from({ length: to - from }, (_, i) => from + i);
    const ring = all.map((i) => arc(HEALTH, i * wide + pause / 2, (i + 1) * wide - pause / 2)).join('');
    const marked = all.filter((i) => dots.includes(i + 1)).map((i) => spot(HEALTH, (i + 0.5) * wide));
    if (marked.length === 0) return svg`<path d=${ring} class=${`box ${sign}`}></path>`;
    return svg`<g class=${sign}>
      <path d=${ring} class="box"></path><path d=${marked.map(([x, y]) => `M${coordinates([x - 8, y])}${rounded(8)}`).join('')} class="dots"></path>
    </g>`;
  };
  // the wounded segments darken one after another
  const wounded = Array.from({ length: boxes - whole }, (_, i) => part(whole + i, whole + i + 1, 'wounded'));
  return whole > 0 ? [part(0, whole, 'whole'), ...wounded] : wounded;
}

/** Energy stands outside the rim, at the top: pips up to seven, then a number. */
function energy(count: number): TemplateResult | typeof nothing {
  if (count === 0) return nothing;
  if (count > 7)
    return svg`<g class="energy" transform="translate(0 -124)"><circle r="30"></circle><text class="count" y="13">${count}</text></g>`;
  return svg`<g class="energy">${Array.from({ length: count }, (_, i) => {
    const [x, y] = spot(121, (i - (count - 1) / 2) * 17);
    return svg`<circle class="pip" cx=${x} cy=${y} r="14"></circle>`;
  })}</g>`;
}

/** The position of a sign, as `translate`; its `transform` stays free for an animation. */
const standing = (r: number, degrees: number): string => {
  const [x, y] = spot(r, degrees);
  return `translate: ${x.toFixed(1)}px ${y.toFixed(1)}px`;
};

function pennant(seat: number): TemplateResult {
  const place = Math.min(3, Math.max(0, seat));
  return svg`<g class="pennant sign" style=${standing(110, 231)}>
    <path d="M-40 -30H42L26 1L42 32H-40Z" fill="url(#cloth-${place})" stroke="var(--outline)" stroke-width="7" stroke-linejoin="round"></path>
    <text class="count" x="-5" y="18" fill="var(--on-seat)" stroke="var(--seat-${place})">${place + 1}</text>
  </g>`;
}

function gem(stones: number): TemplateResult | typeof nothing {
  if (stones === 0) return nothing;
  return svg`<g class="gem sign" style=${standing(100, 130)}>
    <path d="M0 -50L40 0L0 50L-40 0Z" class="gem-face"></path><path d="M0 50L40 0L14 6L0 24L-14 6L-40 0Z" class="gem-side"></path>
    <path d="M0 -50L40 0L0 50L-40 0Z" class="gem-ink"></path><text class="count" y="15">${stones}</text>
  </g>`;
}

/** The character's emblem, as a badge. */
function badge({ character, keywords }: Coin): TemplateResult {
  const [x, y] = spot(98, 55);
  return svg`<g class="badge" transform="translate(${x} ${y})"><circle r="29"></circle>${emblemAt(character, keywords, 0, 0, 44)}</g>`;
}

const crescent = (): TemplateResult =>
  svg`<g class="crescent sign" style=${standing(102, 180)}><circle r="30"></circle><path d="M6 -21A21 21 0 1 0 20 8A17 17 0 0 1 6 -21Z"></path></g>`;

const raised = (height: number): TemplateResult =>
  svg`<g class="raised sign" style=${standing(106, 84)}><path d="M-24 -34H24L42 34H-42Z"></path><text class="count" y="16">${Math.round(height)}</text></g>`;

/** The patterns that coins share, of all seats or of one; every drawing that has coins contains them once. */
export const coinDefs = (only?: number): TemplateResult =>
  svg`${patterns.map((signs, seat) =>
    only !== undefined && seat !== only
      ? nothing
      : svg`<pattern id="cloth-${seat}" x="-40" y="-28" width="100" height="100" patternUnits="userSpaceOnUse">
      <rect width="100" height="100" fill="var(--seat-${seat})"></rect>
      <g transform="scale(1.500 1.800)" stroke="var(--on-seat)" stroke-opacity="0.400" fill="none">${signs}</g>
    </pattern>`,
  )}`;

/**
 * A coin round (0, 0) with a base of radius 100, or where `placed` puts it: a portrait lit from the upper left, with the ring of health on it. A
 * model whose activation is over is dimmed.
 */
export function coinShape(coin: Coin, placed?: string): TemplateResult {
  const { faction } = coin;
  return svg`<g class="coin" style="--rim: var(--${faction})" transform=${placed ?? nothing}>
    <circle r="100" class="coin-edge"></circle>
    ${faction === 'shades' ? svg`<path d=${rimPath(faction, 93)} class="rim open"></path>` : svg`<path d=${rimPath(faction, 98)} class="rim"></path>`}
    <circle r=${BUST} class="field"></circle>
    <circle r="70" cx="-14" cy="-18" class="field-light"></circle>
    ${bustInTurn(coin, BUST, svg`<g class="emblem">${emblemAt(coin.character, coin.keywords, 0, 0, 106)}</g>`)}
    ${coin.spent ? svg`<circle r=${BUST} class="spent"></circle>` : nothing}
    <circle r=${HEALTH} class="health-bed"></circle>
    ${health(coin)}
    ${packNameOf(coin.character) === null ? nothing : svg`<circle r="72" class="own"></circle>`}
    <path d="M-68 -68A96 96 0 0 1 10 -95" class="lit-rim"></path>
    ${energy(coin.energy)}
    ${badge(coin)}
    ${pennant(coin.seat)}
    ${coin.activated ? crescent() : nothing}
    ${gem(coin.stones)}
    ${coin.height >= 0.5 ? raised(coin.height) : nothing}
  </g>`;
}
