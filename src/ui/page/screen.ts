import { consume } from '@lit/context';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import './page.ts';

/** A screen on a page. Focusing it focuses the heading of the page, so that a change of screen is heard. */
export class Screen extends LitElement {
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;

  /** The element with the heading: the page, unless a screen names another. */
  protected get headed(): HTMLElement | null {
    return this.renderRoot.querySelector('moon-page');
  }

  override focus(): void {
    void this.updateComplete.then(() => this.headed?.focus());
  }
}
