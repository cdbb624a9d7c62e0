import { consume } from '@lit/context';
import { LitElement } from 'lit';
import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import './page.ts';

/** A screen on a page. Focusing it focuses the heading of the page as soon as there is one, so that a change of screen is heard. */
export class Screen extends LitElement {
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;

  /** True if the focus waits for a heading that is not drawn yet. */
  #isAwaited = false;

  /** The element with the heading: the page, unless a screen names another. */
  protected get headed(): HTMLElement | null {
    return this.renderRoot.querySelector('moon-page');
  }

  override focus(): void {
    void this.updateComplete.then(() => {
      this.#isAwaited = this.headed === null;
      this.headed?.focus();
    });
  }

  protected override updated(_changed: PropertyValues): void {
    if (!this.#isAwaited || !this.headed) return;
    this.#isAwaited = false;
    // a player who has gone on to something else stays there
    if (document.activeElement === document.body) this.headed.focus();
  }
}
