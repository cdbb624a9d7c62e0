import { css } from 'lit';

/** Models, moonstones, and the shading round and below them. */
export const pieces = css`
  .token .lifted {
    transition: transform var(--quick, 120ms);
  }
  .lure .disc {
    fill: color-mix(in oklab, var(--outline) 35%, transparent);
    stroke: var(--outline);
    stroke-width: 8px;
  }
  .lure :is(.sack, .neck) {
    fill: var(--paper);
    stroke: var(--outline);
    stroke-width: 6px;
  }
  .lure .tie {
    fill: none;
    stroke: var(--outline);
    stroke-width: 12px;
    stroke-linecap: round;
  }
  .lure .coin {
    fill: var(--question);
    stroke: var(--outline);
    stroke-width: 5px;
  }
  .marker path {
    fill: color-mix(in oklab, var(--marker) 25%, transparent);
    stroke: var(--marker);
    stroke-width: 22px;
    paint-order: stroke;
  }
  .marker.active path {
    fill: var(--marker);
  }
  .marker .star {
    fill: var(--outline);
    stroke: none;
  }
  .marker.active .star {
    fill: var(--outline);
  }
  .marker.seat-0 {
    --marker: var(--seat-0);
  }
  .marker.seat-1 {
    --marker: var(--seat-1);
  }
  .marker.seat-2 {
    --marker: var(--seat-2);
  }
  .marker.seat-3 {
    --marker: var(--seat-3);
  }
  .token .shadow {
    fill: var(--outline);
    fill-opacity: 0.35;
  }
  .token.selected .shadow {
    fill-opacity: 0.5;
  }
  .token.selected .lifted {
    transform: scale(1.14);
  }
  .token.ghosted {
    opacity: 0.45;
  }
  .token-name,
  .piece-name {
    font-size: calc(var(--name, 1) * 15px);
    stroke-width: calc(var(--name, 1) * 3.5px);
  }
  /* the stage over the board names the fighters */
  :host([staged]) .token-name {
    visibility: hidden;
  }
  .token-name {
    font-family: var(--title-face);
    font-weight: 700;
    fill: var(--ink);
    stroke: var(--ground-deep);
    paint-order: stroke;
    stroke-linejoin: round;
    text-anchor: middle;
  }
  .glow-in {
    stop-color: var(--stone);
    stop-opacity: 0.75;
  }
  .glow-out {
    stop-color: var(--stone);
    stop-opacity: 0;
  }
  .stone .glow {
    fill-opacity: 0.7;
  }
  .stone.in-reach .glow {
    fill-opacity: 1;
  }
  .halo {
    position: absolute;
    border-radius: 50%;
    border: calc(var(--u) * 22) solid var(--touchable);
    box-shadow:
      0 0 0 calc(var(--u) * 10) var(--outline),
      0 0 calc(var(--u) * 90) calc(var(--u) * 20) var(--touchable);
    box-sizing: border-box;
    animation: breathe var(--breath, 2.6s) ease-in-out infinite;
  }
  .halo.question {
    border-color: var(--question);
    border-style: double;
    border-width: calc(var(--u) * 40);
    box-shadow:
      0 0 0 calc(var(--u) * 10) var(--outline),
      0 0 calc(var(--u) * 90) calc(var(--u) * 20) var(--question);
    animation: none;
  }
  .halo.friend {
    border-style: dashed;
    box-shadow: 0 0 0 calc(var(--u) * 10) var(--outline);
  }
  .halo.still {
    animation: none;
    border-width: calc(var(--u) * 16);
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
      transform: scale(0.965);
    }
  }
  .ray-ink,
  .ray {
    fill: none;
    stroke: var(--outline);
    stroke-width: 52;
    stroke-linecap: round;
  }
  .ray {
    stroke: var(--question);
    stroke-width: 26;
  }
  .ray.blocked {
    stroke: var(--harm);
    stroke-dasharray: 60 70;
  }
  .ring {
    fill-opacity: 0.1;
    stroke-dasharray: 90 50;
    stroke-width: 18;
  }
  .ring.touchable {
    fill: var(--touchable);
    stroke: var(--touchable);
  }
  .ring.question {
    fill: var(--question);
    stroke: var(--question);
  }
  .ring.harm {
    fill: var(--harm);
    stroke: var(--harm);
  }
  .ring.heal {
    fill: var(--heal);
    stroke: var(--heal);
  }
  .reach {
    fill: var(--touchable);
    fill-opacity: 0.2;
    stroke: var(--touchable);
    stroke-width: 13;
    stroke-opacity: 0.85;
    stroke-linejoin: round;
  }
  .strip {
    fill: var(--touchable);
    fill-opacity: 0.14;
  }
  .strip-line {
    fill: none;
    stroke: var(--touchable);
    stroke-width: 22;
    stroke-dasharray: 110 70;
    stroke-opacity: 0.8;
  }
  .edge-name {
    font-family: var(--title-face);
    font-weight: 700;
    font-size: calc(var(--name, 1) * 26px);
    fill: var(--touchable);
    stroke: var(--ground-deep);
    stroke-width: calc(var(--name, 1) * 5px);
    paint-order: stroke;
    stroke-linejoin: round;
  }
  /* a place where a waiting model might stand */
  .place {
    color: var(--ink);
    opacity: 0.6;
  }
  .place circle {
    fill: none;
    stroke: var(--touchable);
    stroke-dasharray: 60 40;
  }
  .allowed-piece {
    fill: var(--touchable);
    fill-opacity: 0.16;
    stroke: var(--touchable);
    stroke-width: 34;
    stroke-linejoin: round;
  }
`;
