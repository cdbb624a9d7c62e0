import { css } from 'lit';
import { flat, low, narrow } from '../../theme/sizes.ts';

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
  .bar .pair {
    display: flex;
    flex: 1 1 min-content;
    gap: var(--space-1);
  }
  .bar .pair.many {
    flex: 1 1 100%;
    flex-wrap: wrap;
  }
  .bar .pair .press {
    flex: 1 1 auto;
    min-width: min-content;
  }
  .bar .pair.many .press {
    flex: 1 1 6.6rem;
  }
  .bar .pair.many {
    gap: 3px;
  }
  .bar .pair.many .press.at-once {
    flex: 0 0 var(--touch);
  }
  .bar .pair .press.at-once {
    flex: 0 1 48px;
    min-width: var(--touch);
    padding: 0;
    background: transparent;
    color: var(--ink);
  }
  .hint {
    display: var(--hint, block);
    margin-bottom: var(--space-1);
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  @media ${low} {
    .hint {
      display: none;
    }
  }
  .facts {
    display: flex;
    gap: 0 var(--space-2);
    font-weight: 500;
  }
  /* where a second line has room */
  @media not ${flat} {
    .facts {
      flex-wrap: wrap;
    }
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
  /* where a board stands beside the question, all actions of an activation fit below a word of help */
  @media (max-width: 599px), (max-height: 900px) {
    .bar {
      gap: 6px;
    }
    .bar .press {
      min-height: 48px;
      padding-block: 2px;
      line-height: 1.15;
    }
    /* name and energy have room in one line */
    .head {
      column-gap: var(--space-2);
    }
    .head .say {
      font-size: min(var(--text-l), 1.18rem);
    }
  }
  @media ${flat} {
    .bar {
      gap: 5px;
    }
    .bar .press {
      min-height: var(--touch);
      padding-block: 0;
    }
    /* no room for a sign of its own beside the words */
    .bar .press:not(.at-once) > svg {
      display: none;
    }
    .bar > .press,
    .bar .pair {
      flex-basis: min-content;
    }
    .bar .pair {
      gap: 2px;
    }
    .head .say {
      font-size: var(--text-m);
    }
  }
  /* it has a row of its own and not half of one; a low phone has room for that half alone */
  .bar .end {
    background: var(--panel);
    color: var(--ink);
    border-color: var(--line);
  }
  @media (not ${narrow}) and (not ${flat}) {
    .bar .end {
      flex-basis: 100%;
    }
  }
  /* an upright or high screen has room for some actions above it: there it stays in sight with any number of actions, and the actions below it fade */
  @media ${narrow}, (min-height: 700px) {
    .bar .end {
      position: sticky;
      bottom: 0;
      z-index: 1;
      box-shadow:
        0 var(--space-3) 0 var(--panel),
        0 -6px 6px var(--panel);
    }
  }
`;
