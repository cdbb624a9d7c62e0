import { css } from 'lit';

export const collectionStyles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 29rem), 1fr));
    gap: var(--space-2) var(--space-4);
  }
  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: var(--space-2);
    min-height: 60px;
    padding: var(--space-1) var(--space-2);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    content-visibility: auto;
    contain-intrinsic-size: auto 60px;
  }
  .missing .face {
    opacity: 0.6;
  }
  .missing {
    border-style: dashed;
    border-color: var(--line);
    background: transparent;
  }
  .face {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
  }
  strong,
  .small {
    display: block;
    overflow-wrap: anywhere;
  }
  .counts {
    font: 700 var(--text-l) / 1.2 var(--title-face);
    --figures: tabular-nums;
  }
  .mark {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 44px;
    min-width: 44px;
    padding: 0 var(--space-2);
    border: var(--pen) solid var(--line);
    border-radius: 22px;
    background: var(--ground-deep);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .mark[aria-pressed='true'] {
    border-color: var(--touchable);
    background: var(--touchable);
    color: var(--on-touchable);
  }
  @media (max-width: 560px) {
    li {
      grid-template-columns: 48px minmax(0, 1fr) auto;
    }
    .mark {
      grid-row: 2;
      justify-content: center;
    }
    .mark:nth-of-type(1) {
      grid-column: 1 / 3;
    }
  }
`;
