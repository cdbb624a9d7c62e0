import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Finding } from '../../packs/finding.ts';
import type { Pack } from '../../packs/pack.ts';
import { appWords } from '../../words/app/app.ts';
import { changeLines } from '../../words/cards/pack-changes.ts';
import { findingLine } from '../../words/app/making/pack-findings.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import type { PackOffer, PackUsers } from '../contexts/cards/pack-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/** The troupes, campaigns and matches that use the cards of a pack, a line each. */
export const usersSaid = ({ troupes, matches, campaigns }: PackUsers) =>
  html`${troupes.length > 0 ? html`<p data-users>${packsWords.usedBy(troupes)}</p>` : nothing}${
    matches.length > 0 ? html`<p data-matches>${packsWords.matchesKeep(matches)}</p>` : nothing
  }${campaigns.length > 0 ? html`<p data-campaigns>${packsWords.inCampaigns(campaigns)}</p>` : nothing}`;

/** The maker of a pack, and its version. */
export const makerSaid = ({ by, version }: Pick<Pack, 'by' | 'version'>): string =>
  by === '' ? packsWords.versioned(version) : packsWords.by(by, version);

/** The changes that taking a pack would make, shown before anything is saved. @fires offered `{ offer }` */
@customElement('moon-pack-offer')
export class MoonPackOffer extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-1);
        padding-inline-start: var(--space-4);
        list-style: disc;
      }
      h3,
      li,
      p {
        overflow-wrap: anywhere;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort;
  @property({ attribute: false }) pack!: Pack;
  @state() private offer: PackOffer | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('pack') || changed.has('library')) void this.#read();
  }

  async #read() {
    this.offer = null;
    const { pack } = this;
    const offer = await (await this.library.packs()).offer(pack);
    if (pack !== this.pack) return;
    this.offer = offer;
    emit(this, 'offered', { offer });
  }

  #standing({ known, isIdentical: same, edited }: PackOffer) {
    if (known === null) return nothing;
    const { version } = this.pack;
    if (same) return html`<p data-standing="here">${packsWords.isHere()}</p>`;
    if (edited) return html`<p data-standing="edited"><strong>${packsWords.isEdited()}</strong></p>`;
    if (known > version) return html`<p><strong>${packsWords.isOlder(known, version)}</strong></p>`;
    return html`<p>${packsWords.replaces(known)}</p>`;
  }

  #findings(findings: readonly Finding[], heading: string) {
    if (findings.length === 0) return nothing;
    return html`<p><strong>${heading}</strong></p>
      <ul>
        ${findings.map((finding) => html`<li data-finding=${finding.code}>${findingLine(finding)}</li>`)}
      </ul>`;
  }

  override render() {
    const { pack, offer } = this;
    const graded = (grade: Finding['grade']) => (offer?.findings ?? []).filter((finding) => finding.grade === grade);
    return html`<div class="stack">
      <p class="soft">${makerSaid(pack)}</p>
      ${offer?.official ? html`<p data-official><strong>${packsWords.isOfficial()}</strong></p>` : nothing}
      ${pack.notes === '' ? nothing : html`<p>${pack.notes}</p>`}
      ${
        offer === null
          ? html`<p class="soft">${appWords.loading()}</p>`
          : html`${this.#standing(offer)} ${this.#findings(graded('error'), packsWords.errors())}
            ${offer.changes.map(
              (change) =>
                html`<section data-change=${change.card.id}>
                  <h3>${change.is === 'new' ? packsWords.fresh(change.card.name) : packsWords.corrected(change.card.name)}</h3>
                  <ul>
                    ${changeLines(change).map((line) => html`<li>${line}</li>`)}
                  </ul>
                </section>`,
            )}
            ${offer.missing.length > 0 ? html`<p data-gone>${packsWords.gone(offer.missing)}</p>` : nothing} ${usersSaid(offer.users)}
            ${this.#findings(graded('warning'), packsWords.warnings())}`
      }
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    offered: { offer: PackOffer };
  }
  interface HTMLElementTagNameMap {
    'moon-pack-offer': MoonPackOffer;
  }
}
