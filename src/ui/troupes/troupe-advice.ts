import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { factionsOf } from '../../troupes/faction.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import type { AdviceAnswer } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { shared } from '../kit/styles.ts';

/** The least number of characters for advice about a troupe. */
const SAYABLE = 3;

/** The strengths of a troupe, its weaknesses and its missing roles, compared with chance troupes of its faction and size. */
@customElement('moon-troupe-advice')
export class MoonTroupeAdvice extends LitElement {
  static override styles = [
    shared,
    css`
      ul {
        display: grid;
        gap: var(--space-1);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @property({ attribute: false }) troupe!: Troupe;
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @state() private advice: AdviceAnswer | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('troupe') && changed.get('troupe')?.characters !== this.troupe.characters) void this.#read(this.troupe);
  }

  /** Reads the advice; an answer about a troupe that has changed meanwhile is dropped. */
  async #read(troupe: Troupe) {
    const [faction] = factionsOf(troupe, this.catalogue);
    const cabinet = await this.library?.cabinet().catch(() => null);
    const isSayable = faction !== undefined && troupe.characters.length >= SAYABLE;
    const advice = cabinet && isSayable ? await cabinet.advice(troupe.characters, faction).catch(() => null) : null;
    if (this.troupe.characters === troupe.characters) this.advice = advice;
  }

  override render() {
    if (this.advice === null) return nothing;
    return html`<ul>
      ${this.advice.sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-troupe-advice': MoonTroupeAdvice;
  }
}
