import { css } from 'lit';
import { phone } from '../../theme/sizes.ts';

export const characterCardStyles = css`
  :host {
    display: block;
    max-width: 30rem;
  }
  article {
    overflow: hidden;
    background: var(--paper);
    color: var(--paper-ink);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    box-shadow: 0 3px 0 var(--outline);
    --ink: var(--paper-ink);
    --box-ink: var(--paper-ink);
    --box-paper: var(--paper-raised);
    --box-dot: #1d78b8;
    --box-dot-ink: #0c3350;
    --box-filled-ink: #5a1210;
    --energy: #1d78b8;
    --line: var(--paper-line);
    --harm: #a92f2b;
    --on-harm: #fff;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3);
  }
  .coin {
    width: 78px;
    height: 78px;
  }
  .compact .coin {
    width: 56px;
    height: 56px;
  }
  .who {
    flex: 1 1 6.5rem;
    min-width: 0;
  }
  h3 {
    font: 700 var(--text-l) / 1.1 var(--title-face);
    overflow-wrap: anywhere;
  }
  .keywords {
    color: var(--paper-soft);
    font-size: var(--text-s);
  }
  .flip {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: var(--pen) solid var(--paper-line);
    border-radius: 50%;
    background: var(--paper-raised);
    color: var(--paper-ink);
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    border-block: var(--pen) solid var(--paper-ink);
    background: var(--paper-raised);
  }
  .stats div {
    display: flex;
    flex-direction: column-reverse;
    align-items: center;
    position: relative;
    flex: 1 0 17%;
    min-width: max-content;
    padding: 3px 4px 5px;
    box-shadow: -1px 0 0 var(--paper-line);
  }
  .stats div:last-child {
    flex-grow: 1.35;
  }
  .stats dt {
    font-size: var(--text-s);
    color: var(--paper-soft);
  }
  .means {
    display: inline-block;
    min-height: 24px;
    min-width: 24px;
    color: inherit;
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 3px;
  }
  .stats .means::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .stats dd {
    font-size: 1.35rem;
    white-space: nowrap;
    line-height: 1.2;
    font-weight: 750;
  }
  .compact .stats dd {
    font-size: 1.1rem;
  }
  /* all five fit in one row, in German too */
  @media ${phone} {
    .stats div {
      flex-basis: auto;
      padding-inline: 2px;
    }
    .stats dd {
      font-size: 1.1rem;
    }
    .stats dt {
      font-size: 0.75rem;
    }
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3);
  }
  .state moon-health-bar {
    flex: 1 1 13rem;
  }
  .carried {
    display: flex;
    align-items: center;
    gap: 4px;
    font-weight: 700;
  }
  .side {
    padding: 0 var(--space-3) var(--space-3);
    display: grid;
    gap: var(--space-2);
  }
  .ability {
    padding: var(--space-2) 0 0;
    border-top: 1px solid var(--paper-line);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    font-weight: 700;
  }
  .line .name {
    font: 700 1.08rem / 1.2 var(--title-face);
    flex: 1 1 8rem;
  }
  .mark {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: 0.9rem;
    white-space: nowrap;
  }
  /* a line of its own */
  div.mark {
    white-space: normal;
  }
  .mark.upgrade {
    font-weight: 650;
    color: #6a3d12;
  }
  .cost {
    display: inline-grid;
    place-items: center;
    width: 27px;
    height: 33px;
    padding-top: 7px;
    color: #fff;
    font-size: 0.95rem;
    font-weight: 800;
    line-height: 1;
    background: no-repeat center / contain
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 27 33'%3E%3Cpath d='M13.500 1.500C19 9.500 25.500 14 25.500 20.500A12 11.500 0 0 1 1.500 20.500C1.500 14 8 9.500 13.500 1.500Z' fill='%2317659c' stroke='%23082a42' stroke-width='2'/%3E%3C/svg%3E");
  }
  .kind {
    padding: 0 7px;
    border: 1.5px solid currentColor;
    border-radius: 9px 7px 10px 8px;
    font-size: 0.78rem;
    font-weight: 650;
    color: var(--paper-soft);
    margin-inline-start: auto;
  }
  .kind.arcane {
    color: #5d2f83;
    border-style: double;
    border-width: 3.5px;
  }
  .kind.active {
    color: #17527c;
  }
  .kind.passive {
    border-style: dotted;
  }
  .text {
    margin-top: 2px;
    font-size: 0.92rem;
    line-height: 1.38;
    white-space: pre-line;
  }
  .term {
    color: inherit;
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 3px;
  }
  .used .name {
    text-decoration: line-through 2px;
  }
  .used .text {
    color: var(--paper-soft);
  }
  .signature .deals {
    margin-block: var(--space-2);
    font-size: 1.05rem;
  }
  .types {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    font-size: 0.9rem;
    font-weight: 600;
  }
  .types span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;
