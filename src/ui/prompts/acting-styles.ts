import { css } from 'lit';

export const actingStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .bar .press {
    flex: 1 1 6.6rem;
    padding: var(--space-1) var(--space-2);
    min-height: 56px;
    background: var(--touchable);
    color: var(--on-touchable);
    font-size: var(--text-s);
  }
  .bar .press[aria-disabled='true'] {
    background: transparent;
    color: var(--ink-soft);
  }
  .facts {
    display: flex;
    gap: var(--space-2);
    font-weight: 500;
  }
  .drop {
    display: inline-flex;
    align-items: center;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
    margin-bottom: var(--space-2);
  }
  .head .say {
    margin: 0;
  }
  @media (max-height: 480px) {
    .bar {
      gap: 5px;
    }
    .bar .press {
      min-height: var(--touch);
      padding-block: 0;
    }
    .head .say {
      font-size: var(--text-m);
    }
  }
  .bar .end {
    background: transparent;
    color: var(--ink);
    border-color: var(--line);
    box-shadow: none;
  }
`;
