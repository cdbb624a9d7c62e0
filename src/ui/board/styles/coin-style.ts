import { css } from 'lit';

/** Coins, on the board and everywhere else. */
export const coinStyle = css`
  .coin .coin-edge {
    fill: var(--outline);
  }
  .coin .rim {
    fill: var(--rim);
  }
  .coin .rim.open {
    fill: none;
    stroke: var(--rim);
    stroke-width: 13;
  }
  .coin .health-bed {
    fill: none;
    stroke: var(--outline);
    stroke-width: 19;
  }
  .coin .box {
    fill: none;
    stroke: var(--paper-raised);
    stroke-width: 12;
  }
  .coin .dots {
    fill: var(--energy);
    stroke: var(--outline);
    stroke-width: 3;
  }
  .coin :is(.box.wounded, .wounded .box) {
    stroke: color-mix(in oklab, var(--harm), var(--outline) 72%);
  }
  .coin .wounded .dots {
    fill-opacity: 0.35;
    stroke-opacity: 0.35;
  }
  .coin .field {
    fill: color-mix(in oklab, var(--rim), var(--paper-raised) 34%);
  }
  .coin .own {
    fill: none;
    stroke: var(--outline);
    stroke-width: 4;
    stroke-dasharray: 10 9;
  }
  .coin .field-light {
    fill: var(--paper-raised);
    fill-opacity: 0.4;
  }
  .coin .spent {
    fill: var(--outline);
    fill-opacity: 0.5;
  }
  .coin .lit-rim {
    fill: none;
    stroke: var(--paper-raised);
    stroke-opacity: 0.75;
    stroke-width: 6;
    stroke-linecap: round;
  }
  .coin .badge circle {
    fill: var(--paper-raised);
    stroke: var(--outline);
    stroke-width: 6;
  }
  .coin .badge {
    color: var(--on-faction);
  }
  .far .badge {
    display: none;
  }
  .coin .emblem {
    color: var(--on-faction);
  }
  .coin .energy circle {
    fill: var(--energy);
    stroke: var(--outline);
    stroke-width: 5;
  }
  .coin .count {
    font-family: var(--text-face);
    font-weight: 800;
    font-size: 46px;
    text-anchor: middle;
    stroke-width: 9px;
    paint-order: stroke;
    stroke-linejoin: round;
    --figures: tabular-nums;
  }
  .coin .energy .count {
    font-size: 38px;
    fill: var(--on-energy);
  }
  .coin .gem-face {
    fill: var(--stone);
  }
  .coin .gem-side {
    fill: var(--stone-deep);
  }
  .coin .gem-ink {
    fill: none;
    stroke: var(--outline);
    stroke-width: 7;
    stroke-linejoin: round;
  }
  .coin .gem .count {
    font-size: 42px;
    fill: var(--on-stone);
    stroke: var(--stone);
  }
  .coin .crescent circle {
    fill: var(--outline);
    stroke: var(--outline);
    stroke-width: 6;
  }
  .coin .crescent path {
    fill: var(--stone);
  }
  .coin .raised path {
    fill: var(--earth, var(--panel-raised));
    stroke: var(--outline);
    stroke-width: 6;
    stroke-linejoin: round;
  }
  .coin .raised .count {
    font-size: 40px;
    fill: var(--paper-raised);
    stroke: var(--outline);
  }
  /* from afar the signs grow, since numbers would be lost */
  .far .sign {
    transform: scale(1.28);
  }
  .far .pip {
    r: 17px;
  }
`;
