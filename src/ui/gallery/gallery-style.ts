import { html } from 'lit';

export const galleryStyle = html`<style>
  #gallery {
    max-width: 1240px;
    margin: 0 auto;
    padding: var(--space-4);
  }
  #gallery > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h1,
  h2 {
    font-family: var(--title-face);
    line-height: 1.15;
    margin: 0;
  }
  h1 {
    font-size: var(--text-xl);
  }
  section > h2 {
    font-size: var(--text-l);
    margin: var(--space-5) 0 var(--space-3);
    border-bottom: var(--pen) solid var(--line);
    padding-bottom: var(--space-1);
  }
  .shelf {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: center;
    margin-bottom: var(--space-4);
  }
  .shelf.top {
    align-items: flex-start;
  }
  .panes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
    gap: var(--space-4);
    margin-bottom: var(--space-4);
  }
  .pane {
    min-width: 0;
    background: var(--panel);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    padding: var(--space-4);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
  }
  figure {
    margin: 0;
    display: grid;
    justify-items: center;
    gap: 4px;
    font-size: var(--text-s);
    color: var(--ink-soft);
    min-width: 4.6rem;
    text-align: center;
  }
  figure > svg {
    color: var(--ink);
  }
</style>`;
