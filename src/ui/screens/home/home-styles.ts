import { css } from 'lit';

export const homeStyles = css`
  header {
    position: relative;
    overflow: hidden;
    min-height: clamp(190px, 29vh, 270px);
    padding-bottom: var(--space-4);
    box-sizing: border-box;
    border-bottom: var(--pen) solid var(--outline);
    background: linear-gradient(var(--ground-deep), var(--ground));
  }
  .scene {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .title {
    position: relative;
    width: min(100%, 64rem);
    margin: 0 auto;
    padding: calc(var(--space-4) + env(safe-area-inset-top)) var(--space-4) 0;
  }
  h1 {
    margin: 0;
    font: 700 clamp(min(2.9rem, 13vw), 7vw, 4.2rem) / 1 var(--title-face);
    letter-spacing: 0.01em;
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .title p {
    max-width: 74%;
    margin-top: var(--space-1);
    font: italic 500 var(--text-l) / 1.2 var(--title-face);
    /* large words reach down to the trees */
    text-shadow:
      0 0 3px var(--ground),
      0 0 5px var(--ground),
      0 0 8px var(--ground),
      0 0 12px var(--ground);
  }
  main {
    display: grid;
    gap: var(--space-5);
    width: min(100%, 64rem);
    margin: 0 auto;
    padding: var(--space-5) max(var(--space-4), env(safe-area-inset-right)) calc(var(--space-6) + env(safe-area-inset-bottom))
      max(var(--space-4), env(safe-area-inset-left));
  }
  main > * {
    min-width: 0;
  }
  nav {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(11rem, 22%)), 1fr));
    gap: var(--space-3);
  }
  moon-empty-state {
    margin-block: calc(-1 * var(--space-4));
  }
  .path {
    overflow-wrap: anywhere;
    justify-content: flex-start;
    min-height: 68px;
    text-decoration: none;
  }
  nav .path:first-child {
    grid-column: 1 / -1;
  }
  .path .icon {
    color: var(--touchable);
  }
  .detail {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 450;
  }
  @media (max-width: 640px) {
    nav .path {
      --press-side: var(--space-2);
    }
    .title p {
      max-width: min(12.5rem, 54vw);
    }
    nav {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.6rem), 1fr));
    }
  }
`;
