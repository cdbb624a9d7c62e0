import { css } from 'lit';
import { low } from '../theme/sizes.ts';

/** A bout on a narrow glass or with large words, and on a low one. */
export const boutShapeStyles = css`
  /* narrow, or with large words: everything about the question is on the screen at once */
  @container (max-width: 41rem) {
    :host {
      gap: var(--space-2);
    }
    .arena {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
      padding: var(--space-2);
    }
    .side {
      flex-wrap: nowrap;
      justify-content: flex-start;
    }
    .side .who {
      max-width: none;
      gap: var(--space-1);
    }
    .name {
      font-size: var(--text-m);
    }
    .side moon-melee-card {
      --card-width: 84px;
    }
    /* the hand itself shows the chosen card */
    .arena:not(.ended) .own > :is(moon-melee-card, .empty),
    .arcane:not(.ended) .own,
    .hand-name {
      display: none;
    }
    .side moon-arcane-card,
    .arcane .empty {
      --card-width: 54px;
      width: 54px;
    }
    .arcane .empty {
      font-size: 12px;
    }
    .hand {
      gap: var(--space-2) 6px;
      padding-top: var(--space-2);
    }
    .hand moon-melee-card {
      --card-width: min(128px, 29cqi);
    }
    .hand moon-arcane-card {
      --card-width: min(72px, 14cqi);
    }
    h3 {
      font-size: var(--text-m);
    }
    .circle {
      order: 1;
    }
    .do {
      flex-wrap: nowrap;
      padding-block: var(--space-1);
      --press-side: var(--space-2);
    }
    .do > * {
      flex: 1 1 auto;
      min-width: 0;
    }
    .do > [tone='quiet'] {
      flex: 0 1 min-content;
      font-size: var(--text-s);
    }
    .do > [tone='question'] {
      min-width: 0;
    }
    .asked .ten {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      max-width: none;
    }
    .asked .ten [data-as='catastrophe'] {
      grid-area: auto;
    }
    .asked .ten moon-arcane-card {
      --card-width: 36px;
    }
  }
  @container (max-width: 20rem) {
    .hand moon-melee-card {
      --card-width: 22.5cqi;
    }
    .who .soft {
      font-size: 0.75rem;
      line-height: 1.25;
    }
    .do {
      --press-sign: none;
    }
  }
  /* on a low screen the fighters stand beside the hand */
  @media ${low} {
    .hand moon-arcane-card {
      --card-width: 60px;
    }
    .side moon-melee-card,
    .empty {
      --card-width: 96px;
      width: 96px;
    }
  }
  @media (max-height: 640px) and (min-width: 800px) {
    :host {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-items: start;
    }
    .arena {
      grid-template-columns: minmax(0, 1fr);
    }
    .side {
      flex-wrap: nowrap;
      justify-content: flex-start;
    }
    .side .who {
      max-width: none;
    }
    .arcane .empty,
    .side moon-arcane-card {
      --card-width: 54px;
      width: 54px;
    }
    .do,
    .circle {
      grid-column: 1 / -1;
    }
    .circle {
      order: 1;
    }
    .hand {
      padding-top: var(--space-2);
    }
    .hand moon-melee-card {
      --card-width: 104px;
    }
    .asked .ten {
      grid-template-columns: repeat(10, minmax(0, 1fr));
      gap: 2px;
    }
  }
`;
