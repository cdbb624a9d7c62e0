import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pack } from '../../packs/pack.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { makerSaid } from '../cards/pack-offer.ts';
import type { HostedPack, ListedPack } from '../contexts/cards/pack-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { namedRows } from '../kit/fields/named-rows.ts';

/** The packs that the host of the app offers; each is shown before it is taken. @fires packs-refused a pack could not be fetched */
@customElement('moon-hosted-packs')
export class MoonHostedPacks extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    namedRows,
    css`
      h3,
      p {
        overflow-wrap: anywhere;
      }
    `,
  ];
  @property({ attribute: false }) hosted: readonly HostedPack[] = [];
  /** The packs of this device. */
  @property({ attribute: false }) packs: readonly ListedPack[] = [];
  @property({ attribute: false }) fetch!: (id: string) => Promise<Pack | null>;
  /** Saves a pack; resolves with false where it is not saved. */
  @property({ attribute: false }) take!: (pack: Pack) => Promise<boolean>;
  /** The pack that is shown before it is taken; null for none. */
  @state() private looking: Pack | null = null;

  async #look({ id }: HostedPack) {
    this.looking = await this.fetch(id);
    if (!this.looking) emit(this, 'packs-refused');
    await this.updateComplete;
    this.renderRoot.querySelector('[data-looking]')?.scrollIntoView({ block: 'start' });
  }

  async #keep(pack: Pack) {
    if (await this.take(pack)) this.looking = null;
  }

  /** The row of a hosted pack, which tells whether the device has it, or another version of it. */
  #row(entry: HostedPack) {
    const kept = this.packs.find(({ pack }) => pack.id === entry.id)?.pack;
    const standing = kept === undefined ? nothing : kept.version === entry.version ? packsWords.here() : packsWords.hereIn(kept.version);
    return html`<li class="panel" data-hosted=${entry.id}>
      <div class="head">
        <div class="name">
          <h3>${entry.name}</h3>
          <p class="soft">${makerSaid(entry)}${standing === nothing ? nothing : html` · ${standing}`}</p>
        </div>
        <moon-button tone="quiet" data-do="look" @click=${() => void this.#look(entry)}>${packsWords.look(entry.name)}</moon-button>
      </div>
    </li>`;
  }

  override render() {
    const { hosted, looking } = this;
    if (hosted.length === 0) return nothing;
    return html`<section class="stack">
      <h2>${packsWords.fromHost()}</h2>
      <ul class="rows">
        ${hosted.map((entry) => this.#row(entry))}
      </ul>
      ${
        looking
          ? html`<section class="panel stack" data-looking=${looking.id}>
              <h3>${packsWords.arrived(looking.name)}</h3>
              <moon-pack-offer .pack=${looking}></moon-pack-offer>
              <div class="row">
                <moon-button tone="question" data-do="keep" @click=${() => void this.#keep(looking)}>${packsWords.keep()}</moon-button>
                <moon-button tone="quiet" data-do="leave" @click=${() => (this.looking = null)}>${packsWords.leave()}</moon-button>
              </div>
            </section>`
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    'packs-refused': undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-hosted-packs': MoonHostedPacks;
  }
}
