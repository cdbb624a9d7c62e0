import { css } from 'lit';
import { wide } from '../../theme/sizes.ts';

/** Wood, mixed from the roles of the theme, so that night and day share one cabinet. */
export const wood = css`
  :host {
    --wood: color-mix(in oklab, var(--ground-deep), #8f6533 46%);
    --wood-lit: color-mix(in oklab, var(--wood), #c08a4a 46%);
    --wood-deep: color-mix(in oklab, var(--wood), var(--outline) 45%);
    --wood-back: color-mix(in oklab, var(--ground-deep), #8f6533 13%);
  }
`;

/** Shelves with coins on them: each row of coins stands on a plank, and the names are written on its face. */
export const shelfStyles = css`
  :host {
    --coin: 3.53rem;
    --cell: 3.8rem;
    --row: calc(var(--coin) + 12px + 2.7rem + 12px);
    display: block;
  }
  .case {
    border: 7px solid var(--wood);
    border-top-width: 12px;
    border-radius: 10px 8px 6px 7px;
    background: var(--wood-back);
    /* no outline: an outline beside a shadow makes the browser paint the whole cabinet again for each coin */
    box-shadow:
      inset 0 0 0 2px var(--outline),
      0 0 0 var(--pen) var(--outline),
      0 5px 0 2px var(--outline);
  }
  section {
    content-visibility: auto;
    contain-intrinsic-size: auto 300px;
  }
  .plate {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    min-height: 40px;
    padding: 6px var(--space-3) 0;
  }
  h2 {
    padding: 2px 12px 3px;
    border: var(--pen) solid var(--outline);
    border-radius: 4px 6px 5px 7px;
    background: var(--paper);
    color: var(--paper-ink);
    font: 700 1.06rem/1.2 var(--title-face);
    box-shadow: 1px 2px 0 var(--outline);
    overflow-wrap: anywhere;
  }
  .count {
    color: var(--ink-soft);
    font-size: var(--text-s);
    --figures: tabular-nums;
  }
  .whole {
    color: var(--question-ink);
    font-weight: 700;
  }
  .take {
    margin-inline-start: auto;
    min-height: 44px;
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: var(--touchable);
    font-size: var(--text-s);
    font-weight: 650;
  }
  .coins {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(var(--cell), 1fr));
    grid-auto-rows: var(--row);
    padding: 0 4px;
    background: linear-gradient(
        to bottom,
        transparent calc(var(--coin) + 10px),
        var(--outline) 0 calc(var(--coin) + 12px),
        var(--wood-lit) 0 calc(var(--coin) + 15px),
        var(--wood) 0 calc(100% - 7px),
        var(--wood-deep) 0 calc(100% - 4px),
        var(--outline) 0 calc(100% - 2px),
        color-mix(in srgb, var(--outline) 45%, transparent) 0 100%
      )
      0 0 / 100% var(--row) repeat-y;
  }
  .coin-button {
    display: grid;
    grid-template-rows: calc(var(--coin) + 12px) 1fr;
    justify-items: center;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    /* a coin that changes lays out nothing around it, and the others are not painted again */
    contain: layout size style;
    -webkit-touch-callout: none;
    user-select: none;
  }
  .coin-button > svg {
    width: var(--coin);
    height: var(--coin);
    align-self: end;
    margin-bottom: -1px;
  }
  /* a pressed coin changes its colours alone: a moving coin would be put into layers again with every other coin */
  [data-pressed]:not([data-taken]) {
    background: radial-gradient(circle at 50% 38%, color-mix(in srgb, var(--touchable) 40%, transparent), transparent 68%);
  }
  [data-taken] circle {
    fill: var(--paper-raised);
    stroke: var(--touchable);
    stroke-dasharray: none;
    stroke-width: 6;
  }
  [data-taken] path {
    fill: var(--paper-ink);
    fill-opacity: 1;
  }
  .coin-button:focus-visible {
    outline-offset: -3px;
    border-radius: 10px;
  }
  .coin-button[aria-current='true'] > svg {
    transform: translateY(-4px);
    filter: drop-shadow(0 4px 0 var(--outline));
  }
  .coin-button[aria-current='true'] .name {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 2px;
  }
  .name {
    align-self: start;
    margin-top: 4px;
    padding-inline: 1px;
    max-width: 100%;
    font: 600 0.73rem/1.2 var(--text-face);
    letter-spacing: -0.01em;
    text-align: center;
    hyphens: manual;
  }
  .long {
    font-size: 0.65rem;
    letter-spacing: -0.03em;
  }
  [data-missing] .name {
    font-weight: 450;
    color: var(--ink-soft);
  }
  @media (min-width: 700px) {
    :host {
      --cell: 4.9rem;
      --coin: 3.9rem;
    }
  }
  @media ${wide} {
    :host {
      --cell: 3.8rem;
      --coin: 3.53rem;
    }
    .long {
      font-size: 0.62rem;
      letter-spacing: -0.04em;
    }
  }
  @media (min-width: 1300px) {
    :host {
      --cell: 4.5rem;
      --coin: 4rem;
    }
  }
  @media (prefers-contrast: more) {
    .coins {
      background: none;
    }
  }
`;
