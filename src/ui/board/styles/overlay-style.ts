import { css } from 'lit';

/** The overlay of plans: ghosts, paths, tapes, rings and their labels. */
export const overlay = css`
  :is(.overlay, .carried)
    :where(
      .swath,
      .left-behind,
      .leg-ink,
      .leg,
      .beyond,
      .ghost-base,
      .ghost-cross,
      .fail path,
      .candidate,
      .held,
      .melee,
      .tape-ink,
      .tape,
      .tape-ticks,
      .ray,
      .blocks,
      .gives-cover,
      .focus-ring,
      .focus-ink
    ) {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* the size of the drawing stays constant: if it grew, the browser would assign all paint chunks of the page to layers again */
  .overlay .sheet {
    fill: transparent;
  }
  .overlay .swath {
    stroke: var(--touchable);
    stroke-opacity: 0.14;
  }
  .overlay .left-behind {
    stroke: var(--touchable);
    stroke-dasharray: 40 30;
  }
  .overlay .leg-ink {
    stroke: var(--outline);
    stroke-opacity: 0.75;
  }
  .overlay .leg {
    stroke: var(--touchable);
  }
  .overlay .leg.bad {
    stroke: var(--harm);
  }
  .overlay .beyond {
    stroke: var(--harm);
    stroke-opacity: 0.8;
    stroke-dasharray: 4 60;
  }
  .overlay .stop {
    fill: none;
    stroke: var(--question);
    stroke-opacity: 0.75;
  }
  .overlay .joint {
    fill: var(--touchable);
    stroke: var(--outline);
  }
  .overlay .waypoint {
    fill: var(--question);
    stroke: var(--outline);
  }
  .carried .ghost-coin {
    opacity: 0.78;
  }
  .carried .ghost-base {
    stroke: var(--touchable);
  }
  .carried .refused .ghost-base {
    stroke: var(--harm);
    fill: color-mix(in srgb, var(--harm) 26%, transparent);
  }
  .carried .ghost-cross {
    stroke: var(--harm);
    stroke-width: 0.32;
  }
  .overlay .fail circle {
    fill: var(--harm);
    stroke: var(--outline);
  }
  .overlay .fail path {
    stroke: var(--on-harm);
  }
  .overlay .candidate {
    stroke: var(--touchable);
    stroke-dasharray: 50 34;
    fill: color-mix(in srgb, var(--touchable) 14%, transparent);
  }
  .overlay .held {
    stroke: var(--question);
  }
  .overlay .melee {
    stroke: var(--harm);
    fill: color-mix(in srgb, var(--harm) 9%, transparent);
  }
  .overlay .zone .range {
    fill: color-mix(in srgb, var(--harm) 7%, transparent);
    stroke: var(--harm);
  }
  .overlay .zone .thorns {
    fill: none;
    stroke: var(--harm);
  }
  .overlay .zone .rim {
    fill: var(--harm);
    stroke: var(--outline);
  }
  .overlay .zone:not(.enters) .rim {
    fill: var(--panel);
    stroke: var(--harm);
  }
  .overlay .tape-ink {
    stroke: var(--outline);
    stroke-linecap: butt;
  }
  .overlay .tape {
    stroke: var(--question);
    stroke-linecap: butt;
  }
  .overlay .tape-ticks {
    stroke: var(--on-question);
    stroke-linecap: butt;
  }
  .overlay .ray {
    stroke: var(--stone);
    stroke-linecap: butt;
    stroke-opacity: 0.6;
  }
  .overlay .ray.blocked {
    stroke: var(--harm);
    stroke-opacity: 0.9;
  }
  .overlay .blocks {
    stroke: var(--harm);
    fill: color-mix(in srgb, var(--harm) 22%, transparent);
  }
  .overlay .gives-cover {
    stroke: var(--question);
    fill: color-mix(in srgb, var(--question) 18%, transparent);
  }
  .overlay .focus-ring {
    stroke: var(--focus);
  }
  .overlay .focus-ink {
    stroke: var(--outline);
  }
  /* advice is dashed and amber and stands still; a finger's plan is not dashed, and silver */
  .pointed :is(.pointed-ink, .pointed-line, .pointed-left) {
    fill: none;
    stroke-linejoin: round;
  }
  .pointed .pointed-ink {
    stroke: var(--outline);
    stroke-opacity: 0.8;
  }
  .pointed .pointed-line {
    stroke: var(--question);
  }
  .pointed .pointed-left {
    stroke: var(--question);
    stroke-dasharray: 40 30;
  }
  .pointed .pointed-coin {
    opacity: 0.72;
  }
  .pointed .pointed-head {
    fill: var(--question);
    stroke: var(--outline);
    stroke-linejoin: round;
  }
  .flash-sign {
    fill: var(--paper-raised);
    stroke: var(--outline);
    stroke-width: 16;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .flash-sign.stone {
    fill: var(--stone);
  }
  .flash-sign.shield {
    fill: var(--heal);
  }
  .flash-sign.sack {
    fill: var(--paper);
  }
  .flash-sign.dust {
    fill: var(--shades);
  }
  .flash-sign.drop {
    fill: var(--energy);
  }
  .rim-arrow {
    fill: var(--question);
    stroke: var(--outline);
    stroke-width: 10;
    stroke-linejoin: round;
  }
  .crack {
    fill: none;
    stroke: var(--outline);
    stroke-width: 13;
    stroke-linejoin: round;
  }
  .flash-number {
    font: 800 1px var(--text-face);
    text-anchor: middle;
    fill: var(--ink);
    stroke: var(--ground-deep);
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .flash-number.harm {
    fill: var(--harm-ink);
  }
  .flash-number.heal {
    fill: var(--heal);
  }
  .flash {
    fill: none;
    stroke-width: 44;
  }
  .flash.harm {
    stroke: var(--harm);
  }
  .flash.heal {
    stroke: var(--heal);
  }
  .flash.moon {
    stroke: var(--touchable);
  }
  .flash.gone {
    stroke: var(--ink-soft);
    stroke-dasharray: 60 40;
  }
  .chips,
  .words {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  /* a change of a word lays out the labels alone */
  .chips {
    contain: strict;
  }
  /* a panel may be larger than the label that is moved: it stays in its middle */
  .label {
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    grid-template: 100% / 100%;
    width: min(17rem, calc(100% - 16px));
    height: 9rem;
    contain: layout size style;
    will-change: transform;
  }
  .chip {
    box-sizing: border-box;
    max-width: 100%;
    width: max-content;
    padding: 4px 12px 5px;
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    color: var(--ink);
    box-shadow: 0 3px 0 var(--outline);
    font-size: var(--text-s);
    line-height: 1.25;
    text-align: center;
    align-content: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    --figures: tabular-nums;
  }
  .chip > :first-child {
    font-size: var(--text-m);
    font-weight: 750;
  }
  .chip.harm {
    border-color: var(--harm);
    color: var(--harm-ink);
  }
  .chip.question {
    border-color: var(--question);
    color: var(--question-ink);
  }
  .chip.heal {
    border-color: var(--heal);
  }
`;
