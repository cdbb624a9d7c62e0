import { css } from 'lit';
import { narrow } from '../theme/sizes.ts';

export const spokenTableStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    height: 100%;
    overflow: auto;
    background: var(--ground-deep);
  }
  .rows {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding: var(--space-3);
  }
  section {
    display: grid;
    gap: var(--space-2);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font: 700 var(--text-m) / 1.2 var(--title-face);
  }
  .faces {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: var(--space-2);
  }
  .place {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 5px;
  }
  .react {
    min-width: 44px;
    padding: 0;
    border-color: var(--line);
    background: var(--panel);
    color: var(--touchable);
  }
  .model {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 2px var(--space-2);
    min-height: 72px;
    padding: var(--space-2);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    color: var(--ink);
    text-align: start;
  }
  .model .face {
    grid-row: span 2;
    width: var(--face, 52px);
    height: var(--face, 52px);
  }
  [data-size='small'] {
    --face: 44px;
  }
  [data-size='small'] .model {
    column-gap: 6px;
    padding-inline: 6px;
  }
  [data-size='middle'] {
    --face: 68px;
    --facts: var(--text-m);
  }
  [data-size='large'] {
    --face: 88px;
    --names: var(--text-l);
    --facts: var(--text-l);
  }
  .model .name {
    font-size: var(--names, inherit);
    font-weight: 650;
    line-height: 1.15;
  }
  /* no name is broken within a word: the smallest names have smaller letters, and the parts beside a face go below it */
  [data-size='small'] .name {
    font-size: var(--text-s);
  }
  .model .name {
    overflow-wrap: normal;
    word-break: normal;
    hyphens: none;
  }
  [data-size='small'] .place {
    grid-template-columns: minmax(0, 1fr);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-2);
    font-size: var(--facts, var(--text-s));
  }
  .facts .held {
    display: inline-flex;
    align-items: center;
  }
  .model:has(+ .react) {
    padding-inline: 5px;
  }
  .model:has(+ .react) .face {
    width: min(var(--face, 52px), 42px);
    height: min(var(--face, 52px), 42px);
  }
  /* there the strip's own button is enough */
  @media ${narrow} {
    .react {
      display: none;
    }
  }
  .model:last-child {
    grid-column: 1 / -1;
  }
  .active {
    border-color: var(--question);
    box-shadow: 0 0 0 2px var(--question);
  }
  .may {
    border-color: var(--touchable);
    box-shadow: 0 0 0 2px var(--touchable);
  }
  .chosen {
    background: var(--touchable);
    color: var(--on-touchable);
  }
  .chosen :is(.soft, .token i) {
    color: inherit;
  }
  .out {
    opacity: 0.55;
  }
  .stones {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .stones button {
    display: grid;
    place-items: center;
    min-width: var(--touch);
    min-height: var(--touch);
    border: var(--pen) solid transparent;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink);
  }
  .stones .may {
    border-color: var(--touchable);
  }
  .facts .soft,
  .token {
    font-size: var(--text-s);
  }
  .token {
    padding: 0 6px;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  .token i {
    color: var(--ink-soft);
  }
  .markers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    font-size: var(--text-s);
  }
  .markers li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  .markers .on {
    font-weight: 650;
    color: var(--question-ink);
  }
  .toys {
    display: grid;
    gap: var(--space-2);
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;
