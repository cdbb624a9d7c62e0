import { css } from 'lit';

/** The surface that takes touches, the world in it, and the corner of the zoom buttons. */
export const frame = css`
  :host {
    display: block;
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    contain: strict;
    width: 100%;
    height: 100%;
    background: var(--ground-deep);
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  .surface {
    position: absolute;
    inset: 0;
    touch-action: none;
    overflow: hidden;
  }
  /* a touch hits this first, so that the browser does not test the many drawings below it */
  .touched {
    position: absolute;
    inset: 0;
  }
  .surface:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
  }
  .world {
    position: absolute;
    left: 50%;
    top: 50%;
    width: var(--side);
    height: var(--side);
    margin: calc(var(--side) / -2) 0 0 calc(var(--side) / -2);
    transform-origin: center;
  }
  .world.moving {
    will-change: transform;
  }
  .world.glide {
    transition: transform var(--slow, 240ms) ease;
  }
  .world > svg,
  .halos {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
    transform: translateZ(0);
  }
  /* a drawing round (0, 0), 600 tenths of a millimetre wide; its middle starts at the corner of the playing surface */
  .world > .carried {
    position: absolute;
    left: calc(var(--u) * (250 - 300));
    top: calc(var(--u) * (250 - 300));
    width: calc(var(--u) * 600);
    height: calc(var(--u) * 600);
    pointer-events: none;
    will-change: transform;
  }
  .carried > svg {
    display: block;
    overflow: visible;
    width: 100%;
    height: 100%;
  }
  .corner {
    position: absolute;
    right: var(--right);
    bottom: var(--bottom);
    display: flex;
    gap: 8px;
  }
  .corner.column {
    flex-direction: column;
  }
  .corner.left {
    right: auto;
    left: var(--left);
  }
  .corner.top {
    bottom: auto;
    top: var(--top);
  }
`;

/** Parts above the board that fingers use: the fan and the tray. */
export const hands = css`
  .fan {
    position: absolute;
    inset: 0;
    background: color-mix(in srgb, var(--ground-deep) 45%, transparent);
  }
  .fan button {
    position: absolute;
    display: grid;
    justify-items: center;
    gap: 2px;
    width: 92px;
    min-height: 92px;
    padding: 4px;
    margin: -46px 0 0 -46px;
    background: var(--panel);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    box-shadow: 0 3px 0 var(--outline);
    font-size: var(--text-s);
    line-height: 1.1;
    color: var(--ink);
    animation: unfold var(--steady, 180ms) ease-out backwards;
  }
  .fan svg,
  .tray svg {
    width: 58px;
    height: 58px;
    overflow: visible;
    pointer-events: none;
  }
  @keyframes unfold {
    from {
      opacity: 0;
      scale: 0.6;
    }
  }
  .tray {
    position: absolute;
    left: 12px;
    top: 50%;
    transform: translateY(-50%);
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 8px;
    max-height: calc(100% - 24px);
    overflow: auto;
    background: color-mix(in srgb, var(--panel) 92%, transparent);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
  }
  /* at the end away from the deploying player, because the question covers the near end */
  .tall .tray {
    left: 50%;
    top: 12px;
    bottom: auto;
    transform: translateX(-50%);
    flex-direction: row;
    max-width: calc(100% - 170px);
  }
  /* at the side of the deploying player, upright to that player */
  .tray[data-reader='180'] {
    left: auto;
    right: 12px;
  }
  .tray[data-reader='90'],
  .tray[data-reader='270'] {
    left: 50%;
    top: 12px;
    bottom: auto;
    transform: translateX(-50%);
    flex-direction: row;
    max-width: calc(100% - 170px);
  }
  .tall .tray[data-reader='180'] {
    right: auto;
    left: 50%;
    top: auto;
    bottom: 12px;
  }
  /* six coins stand in a row, a little closer */
  .tall .tray:not([data-reader='90'], [data-reader='270']) button {
    flex: 0 1 auto;
    min-width: 76px;
  }
  .tray[data-reader='90'] button {
    rotate: 90deg;
  }
  .tray[data-reader='180'] button {
    rotate: 180deg;
  }
  .tray[data-reader='270'] button {
    rotate: 270deg;
  }
  .tray button {
    display: grid;
    justify-items: center;
    width: 96px;
    flex: none;
    padding: 6px 2px 4px;
    border: var(--pen) solid transparent;
    border-radius: var(--radius-small);
    background: transparent;
    color: var(--ink);
    font-size: var(--text-s);
    line-height: 1.1;
    touch-action: none;
  }
  .tray button[aria-pressed='true'] {
    border-color: var(--touchable);
    background: var(--panel-raised);
  }
  /* with little room, coins without names stand in a row at the end away from the strip */
  .surface .tray.close {
    inset: calc(6px + var(--top, 0px)) calc(62px + var(--right, 0px)) auto calc(6px + var(--left, 0px));
    flex-flow: row wrap;
    gap: 2px;
    width: max-content;
    max-width: calc(100% - 68px - var(--left, 0px) - var(--right, 0px));
    padding: 4px;
    transform: none;
  }
  .surface .tray.close[data-buttons-left] {
    right: calc(6px + var(--right, 0px));
    left: calc(68px + var(--left, 0px));
  }
  .surface .tray.close[data-strip='180'] {
    top: auto;
    bottom: calc(6px + var(--bottom, 0px));
  }
  .tray.close svg {
    width: 44px;
    height: 44px;
  }
  .tray.close button {
    position: relative;
    width: 56px;
    min-height: 52px;
  }
  .tray.close span {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (prefers-reduced-motion: reduce) {
    .halo,
    .fan button {
      animation: none;
    }
    .world.glide,
    .token .lifted {
      transition: none;
    }
  }
`;
