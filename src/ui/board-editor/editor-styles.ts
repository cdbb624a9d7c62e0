import { css } from 'lit';
import { flat, narrow } from '../theme/sizes.ts';

export const editorStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    position: relative;
    box-sizing: border-box;
    height: 100dvh;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: var(--ground);
    color: var(--ink);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3) var(--space-3);
    background: var(--panel);
    border-bottom: var(--pen) solid var(--outline);
  }
  .board-name {
    flex: 1 1 9rem;
    max-width: 16rem;
  }
  .gap {
    flex: 1 1 0;
  }
  .bench {
    display: grid;
    min-height: 0;
    gap: var(--space-3);
    padding: var(--space-3);
  }
  .broad {
    grid-template: minmax(0, 1fr) / 196px minmax(0, 1fr) 300px;
  }
  .tall {
    grid-template: minmax(0, 1fr) auto minmax(15rem, 27%) / minmax(0, 1fr);
  }
  .tall .palette {
    grid-row: 2;
  }
  moon-editor-surface {
    border-radius: var(--radius-drawn);
    border: var(--pen) solid var(--outline);
  }
  .palette {
    min-width: 0;
    overflow: auto;
    scrollbar-width: thin;
  }
  .tall .palette {
    overflow: visible;
  }
  .side {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    overflow: auto;
    min-height: 0;
    scrollbar-width: thin;
  }
  .tall .side {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }
  section {
    padding: var(--space-3) var(--space-4) var(--space-4);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
  }
  h2 {
    margin-bottom: var(--space-2);
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  .soft {
    color: var(--ink-soft);
  }
  .well {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .well .icon {
    color: var(--heal);
  }
  section ul {
    display: grid;
    gap: var(--space-2);
  }
  .finding {
    display: flex;
    gap: var(--space-2);
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--question);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
    color: var(--ink);
    text-align: start;
    font-size: var(--text-s);
  }
  .finding .icon {
    color: var(--question);
  }
  .finding b {
    display: block;
  }
  .finding.error {
    border-color: var(--harm);
    border-style: double;
    border-width: 4px;
  }
  .finding.error .icon {
    color: var(--harm-ink);
  }
  small {
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .names {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  .name {
    min-height: 44px;
    padding: 0 var(--space-3);
    border: var(--pen) solid var(--line);
    border-radius: var(--radius-drawn);
    background: none;
    color: var(--ink);
    font-size: var(--text-s);
  }
  /* on a phone the board takes all the room */
  @media ${narrow}, ${flat} {
    header {
      gap: var(--space-1);
      padding: var(--space-1) var(--space-2);
    }
    .board-name {
      --field-label: none;
      --field-placeholder: var(--ink-soft);
      flex-basis: 7rem;
    }
    .bench {
      gap: var(--space-2);
      padding: var(--space-2);
    }
  }
  @media ${narrow} {
    .tall {
      grid-template-rows: minmax(0, 1fr) auto minmax(0, auto);
    }
    .tall .side {
      max-height: 24dvh;
    }
  }
  @media ${flat} {
    .broad {
      grid-template-columns: 190px minmax(0, 1fr) 230px;
    }
  }
  .said {
    position: absolute;
    left: 50%;
    bottom: var(--space-4);
    translate: -50% 0;
    width: min(38rem, calc(100% - 32px));
    z-index: 3;
  }
`;
