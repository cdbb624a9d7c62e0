import { css } from 'lit';
import { fieldBox, wayBack } from '../kit/styles.ts';
import { column, wide } from '../theme/sizes.ts';

/** The styles of the cabinet's screen: shelves, and from the size of a tablet on a panel beside them. */
export const cabinetStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    background: var(--ground);
  }
  header,
  main {
    width: min(100%, 92rem);
    margin-inline: auto;
    padding-inline: max(var(--space-3), env(safe-area-inset-left)) max(var(--space-3), env(safe-area-inset-right));
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding-top: calc(var(--space-3) + env(safe-area-inset-top));
  }
  .back {
    ${wayBack}
  }
  .title {
    flex: 1 1 min(11rem, 40vw);
    min-width: 0;
  }
  h1 {
    margin: 0;
    font: 700 var(--text-xl) / 1.05 var(--title-face);
    overflow-wrap: anywhere;
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .tools {
    --press-side: var(--space-3);
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .find {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-block: var(--space-3);
  }
  .find moon-text-field {
    --field-label: none;
    --field-placeholder: var(--ink-soft);
    flex: 1 1 9rem;
  }
  select {
    ${fieldBox}
    flex: 0 1 8.6rem;
    min-width: 0;
  }
  main {
    flex: 1;
    padding-bottom: var(--space-5);
  }
  .bar {
    position: sticky;
    bottom: 0;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    container-type: inline-size;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: var(--pen) solid var(--outline);
    background: var(--panel);
  }
  .bar button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    flex: 1 0 22%;
    min-width: min-content;
    min-height: 60px;
    padding: 4px 2px;
    border: 0;
    background: none;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 650;
    overflow-wrap: normal;
  }
  .bar button[aria-pressed='true'] {
    box-shadow: inset 0 5px 0 var(--touchable);
  }
  .bar .icon {
    color: var(--touchable);
  }
  /* with large words on a small screen the words stand alone: the signs would take the room of the shelves */
  @container (max-width: 13rem) {
    .bar .icon {
      display: none;
    }
    .bar button {
      min-height: 48px;
      padding: 0 2px;
      line-height: 1.15;
    }
  }
  .told {
    --toast-text: 7rem;
    position: sticky;
    bottom: calc(var(--bar, 0px) + var(--space-2));
    z-index: 4;
    width: min(100%, 36rem);
    margin: 0 auto;
    padding-inline: var(--space-3);
  }
  .drawer {
    position: fixed;
    inset: 0 0 0 auto;
    z-index: 5;
    width: min(24rem, 60vw);
    padding: calc(var(--space-3) + env(safe-area-inset-top)) var(--space-4) var(--space-4);
    overflow-y: auto;
    border-inline-start: var(--pen) solid var(--outline);
    background: var(--panel);
    box-shadow: -10px 0 30px rgb(0 0 0 / 40%);
  }
  .drawer h2 {
    padding-inline-end: 3.2rem;
  }
  aside h2 {
    font: 700 var(--text-l) / 1.15 var(--title-face);
    overflow-wrap: anywhere;
  }
  .shut {
    position: absolute;
    inset: var(--space-3) var(--space-3) auto auto;
  }
  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: var(--space-2);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-s);
  }
  @media ${column} {
    :host {
      --bar: 64px;
    }
    h1 {
      font-size: min(1.6rem, 11vw);
    }
    main,
    header {
      padding-inline: max(10px, env(safe-area-inset-left)) max(10px, env(safe-area-inset-right));
    }
  }
  @media ${wide} {
    .told {
      width: min(100% - 24rem, 36rem);
      margin-inline-start: max(0px, (100% - 92rem) / 2);
    }
    main {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 20rem;
      align-items: start;
      gap: var(--space-4);
    }
    .aside {
      position: sticky;
      top: var(--space-3);
      max-height: calc(100dvh - var(--space-5));
      padding: var(--space-4);
      overflow-y: auto;
      border: var(--pen) solid var(--outline);
      border-radius: var(--radius-drawn);
      background: var(--panel);
    }
  }
  @media (min-width: 1300px) {
    main {
      grid-template-columns: minmax(0, 1fr) 23rem;
    }
  }
`;
