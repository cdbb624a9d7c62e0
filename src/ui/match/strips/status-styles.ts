import { css } from 'lit';

/** The line of a seat: pennant, name, moonstones and coins, in each shape of a strip. */
export const statusStyles = css`
  .status {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 72px;
    padding: 4px var(--space-3);
    background: var(--ground-deep);
    border-top: var(--pen) solid var(--outline);
  }
  .asked {
    box-shadow: inset 6px 0 0 var(--question);
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    font: 700 var(--text-l) / 1 var(--title-face);
  }
  .name {
    max-width: 8em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .remark {
    min-width: 0;
    max-width: 16em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-soft);
    font: italic 400 var(--text-s) / 1.2 var(--text-face);
  }
  .stones {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font: 700 var(--text-l) / 1 var(--text-face);
  }
  .gone {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .coins {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 2px;
    min-width: 0;
  }
  .status.two-rows {
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    padding-top: 6px;
  }
  .two-rows .coins {
    flex-basis: 100%;
    justify-content: flex-start;
  }
  .status.one-row {
    gap: var(--space-2);
    padding-inline: var(--space-2);
  }
  .one-row .who {
    gap: var(--space-1);
  }
  .one-row .name,
  .one-row .stones {
    font-size: var(--text-m);
  }
  .one-row .name {
    max-width: 4.5em;
  }
  /* the pennant shows the player */
  .one-row.standing .name {
    display: none;
  }
  /* the rims of the coins show the same */
  @container (max-width: 470px) {
    .one-row .faction {
      display: none;
    }
  }
  @container (max-width: 430px) {
    .status.two-rows {
      column-gap: var(--space-2);
    }
    /* the rims of the coins show the same, and a given answer has room beside Undo */
    .two-rows:has(.recall) .faction {
      inline-size: 0;
      margin-inline-start: calc(-1 * var(--space-2));
      overflow: hidden;
    }
    .two-rows .recall .word {
      display: none;
    }
  }
  /* two strips side by side on a small glass */
  @container (max-width: 240px) {
    .bare .faction,
    .bare .name,
    .wanted {
      display: none;
    }
    .bare .who,
    .bare .stones {
      gap: 2px;
    }
    /* pennant, moonstones and both buttons side by side, each whole */
    .status.bare {
      gap: 2px;
      padding-inline: 4px;
    }
    .bare .who {
      --pennant: 1.5em;

      flex: none;
    }
    .bare moon-undo-button {
      margin-inline: -4px;
    }
    .bare .recall {
      padding-inline: 4px;
    }
  }
  /* the number on the pennant shows the player */
  @container (max-width: 240px) {
    .two-rows .name {
      display: none;
    }
    .two-rows .faction {
      inline-size: 0;
      overflow: hidden;
    }
    /* Undo stands beside the stones, not in a row of its own */
    .two-rows .who {
      gap: 0;
    }
    .two-rows .stones {
      margin-inline: -6px;
    }
    .two-rows:has(.recall) moon-undo-button {
      margin-inline: -12px;
    }
    .two-rows:has(.recall) .who {
      margin-inline: -7px;
    }
  }
  @container (max-width: 170px) {
    .faction,
    .name {
      display: none;
    }
  }
  .one-row .coins {
    gap: 0;
    flex-wrap: nowrap;
  }
  .one-row .coin {
    flex: 0 1 var(--least, 44px);
    width: var(--least, 44px);
    min-width: 30px;
  }
  .one-row .coin svg.face {
    max-width: 100%;
  }
  /* a large troupe needs the room of the name; the number on the pennant shows the player */
  .one-row:has(.coin:nth-child(5)) :is(.name, .faction) {
    display: none;
  }
  .status.bare {
    gap: var(--space-2);
    min-height: 52px;
  }
  .bare .coins {
    display: none;
  }
`;
