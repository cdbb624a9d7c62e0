import { consume } from '@lit/context';
import { LitElement } from 'lit';
import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import './page.ts';

/**
 * A screen on a page. Focusing it focuses the heading of the page as soon as there is one, so that a change of screen is heard; a heading
 * that takes the place of the focused one is focused too.
 */
export class Screen extends LitElement {
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;

  /** The element with the heading that had the focus last; null while the focus waits for one, `undefined` before a player comes. */
  #heard: HTMLElement | null | undefined;

  /** The element with the heading: the page, unless a table lies over it or a screen names another. */
  protected get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-page:not([inert])');
  }

  override focus(): void {
    void this.updateComplete.then(() => {
      this.#heard = this.headed;
      this.#heard?.focus();
    });
  }

  protected override updated(_changed: PropertyValues): void {
    const { headed } = this;
    if (this.#heard === undefined || headed === this.#heard) return;
    this.#heard = headed;
    // a player who has gone on to something else stays there
    if (document.activeElement === document.body) headed?.focus();
  }
}
