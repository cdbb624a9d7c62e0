import { css } from 'lit';

/** The styles of the page of one figure, beside the shelves or on a sheet. */
export const figureStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
  }
  /* it lies below the screen and is not drawn until the player scrolls to it */
  moon-figure-kin {
    margin-inline: -6px;
    padding-inline: 6px;
    content-visibility: auto;
    contain-intrinsic-size: auto 40rem;
  }
  .head {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .head > div {
    min-width: 0;
  }
  h3 {
    margin-top: var(--space-2);
    font: 700 1.1rem/1.2 var(--title-face);
  }
  .ladder {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5.6rem, 1fr));
    gap: 6px;
  }
  .ladder .press {
    width: 100%;
    padding: 4px;
    flex-direction: column;
    gap: 0;
    font-size: var(--text-s);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .ladder .press:is([aria-pressed='true'], [data-taken]) {
    background: var(--question);
    color: var(--on-question);
  }
  .day {
    font-size: 0.72rem;
    font-weight: 450;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .actions .press {
    --press-side: var(--space-3);
    min-height: 44px;
    font-size: var(--text-s);
  }
  label {
    display: block;
    font-weight: 600;
  }
  textarea {
    width: 100%;
    min-height: 3.4em;
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--line);
    border-radius: var(--radius-drawn);
    background: var(--ground-deep);
    color: var(--ink);
    font: inherit;
    resize: vertical;
  }
  .list {
    display: grid;
    gap: 6px;
  }
  .person {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: 48px;
    padding: 3px var(--space-2);
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: var(--ink);
    text-align: start;
  }
  .person .small,
  .person strong {
    display: block;
  }
`;
