import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { allOf } from '../../words/language/sentences.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { GlassPart, HostingPort, OtherGlass } from '../contexts/table/hosting-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { Watching } from '../contexts/watching.ts';
import { icon } from '../art/icon.ts';
import '../kit/sheets/dialog.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import { seatName } from '../table/names.ts';
import { seatsHere } from '../table/people.ts';
import './meeting.ts';

/** A campaign whose players answer on phones. */
export interface GlassesOfCampaign {
  hosting: HostingPort;
  /** The names of all players by place, including those who have left. */
  names: readonly string[];
  seats: readonly number[];
}

type NameOf = (seat: number) => string;

/** The name of a glass, by the part it shows. */
function glassName(nameOf: NameOf, { part, seats }: Pick<OtherGlass, 'part' | 'seats'>): string {
  const names = allOf(seats.map(nameOf));
  return part === 'watch' ? glassesWords.watching() : part === 'hand' ? glassesWords.handOf(names) : glassesWords.seatOf(names);
}

/** The name of a glass with the state of its line. */
function stateName(nameOf: NameOf, glass: OtherGlass): string {
  const name = glassName(nameOf, glass);
  return glass.state === 'here' ? name : glass.state === 'away' ? glassesWords.away(name) : glassesWords.shaky(name);
}

/** The other glasses of a match, and the way to add one. @fires closed */
@customElement('moon-glasses-sheet')
export class MoonGlassesSheet extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      ul {
        display: grid;
        gap: var(--space-2);
        margin: 0 0 var(--space-3);
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      li span {
        flex: 1;
      }
      .ways {
        display: grid;
        gap: var(--space-2);
      }
      h3 {
        margin: var(--space-3) 0 var(--space-2);
        font: 700 var(--text-m) / 1.2 var(--title-face);
      }
      .parts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: var(--space-2);
      }
      .soft {
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  /** The campaign, where the sheet is about one between its games; null for the match on the table. */
  @property({ attribute: false }) campaign: GlassesOfCampaign | null = null;
  /** The part that another device will get; null while none is chosen. */
  @state() private offer: { part: GlassPart; seats: number[] } | null = null;
  /** The state of a handover: under way, or why it failed; null for none. */
  @state() private handing: 'asking' | 'refused' | 'failed' | null = null;
  protected readonly watching = new Watching(this, () => this.#hosting ?? { subscribe: () => () => undefined });

  get #hosting(): HostingPort | null {
    return this.campaign ? this.campaign.hosting : (this.table.hosting ?? null);
  }

  readonly #nameOf: NameOf = (seat) => (this.campaign ? (this.campaign.names[seat] ?? '') : seatName(this.table, seat));

  #glasses(hosting: HostingPort) {
    if (hosting.glasses.length === 0) return nothing;
    return html`<ul>
      ${hosting.glasses.map(
        (glass) =>
          html`<li data-glass=${glass.part} data-state=${glass.state}>
            ${icon(glass.part === 'watch' ? 'eye' : 'phone')}<span>${stateName(this.#nameOf, glass)}</span>
            ${
              this.campaign && glass.state === 'away' && !glass.replaced
                ? html`<moon-button tone="quiet" icon="tablet" data-do="go-on-here" @click=${() => hosting.goOnHere(glass)}
                    >${glassesWords.goOnHere()}</moon-button
                  >`
                : nothing
            }
            <moon-icon-button icon="close" .label=${glassesWords.dismiss()} @click=${() => hosting.dismiss(glass)}></moon-icon-button>
          </li>`,
      )}
    </ul>`;
  }

  async #handOver(hosting: HostingPort, glass: OtherGlass) {
    this.handing = 'asking';
    const { outcome, hash } = await hosting.handOver(glass);
    this.handing = outcome === 'moved' ? null : outcome;
    if (outcome === 'moved' && hash !== '') location.hash = hash;
  }

  /** The devices that can take the match. */
  #handingOver(hosting: HostingPort) {
    const able = hosting.glasses.filter(({ mayTake }) => mayTake);
    if (this.campaign || (able.length === 0 && this.handing === null)) return nothing;
    return html`<h3>${glassesWords.handOver()}</h3>
      <p class="soft">${glassesWords.handOverMeans()}</p>
      ${
        this.handing === null
          ? nothing
          : html`<p role="status" data-handing=${this.handing}>
              ${this.handing === 'asking' ? glassesWords.handingOver() : glassesWords.handedOver(this.handing)}
            </p>`
      }
      <div class="parts">
        ${able.map(
          (glass) =>
            html`<moon-button
              tone="quiet"
              icon="turn-round"
              data-hand-over=${[glass.part, ...glass.seats].join('-')}
              ?disabled=${this.handing === 'asking'}
              @click=${() => void this.#handOver(hosting, glass)}
              >${glassesWords.handOverTo(glassName(this.#nameOf, glass))}</moon-button
            >`,
        )}
      </div>`;
  }

  /** The parts that another device can get. */
  #parts() {
    const { campaign } = this;
    const seats = campaign ? campaign.seats : seatsHere(this.table);
    const kinds: GlassPart[] = campaign ? ['hand'] : ['hand', 'seat'];
    const parts: { part: GlassPart; seats: number[] }[] = [
      ...seats.flatMap((seat) => kinds.map((part) => ({ part, seats: [seat] }))),
      ...(seats.length > 1 && !campaign ? [{ part: 'hand' as const, seats: [...seats] }] : []),
      { part: 'watch', seats: [] },
    ];
    return html`<h3>${glassesWords.onAnother()}</h3>
      <div class="parts">
        ${parts.map(
          (given) =>
            html`<moon-button
              tone="quiet"
              icon=${given.part === 'hand' ? 'phone' : given.part === 'seat' ? 'tablet' : 'eye'}
              data-part=${[given.part, ...given.seats].join('-')}
              @click=${() => (this.offer = given)}
              >${glassName(this.#nameOf, given)}</moon-button
            >`,
        )}
      </div>`;
  }

  override render() {
    const hosting = this.#hosting;
    if (!hosting) return nothing;
    const { offer, campaign } = this;
    if (offer)
      return html`<moon-dialog
        open
        .heading=${glassName(this.#nameOf, offer)}
        @closed=${(event: Event) => (event.stopPropagation(), (this.offer = null))}
      >
        <moon-meeting facing="user" .begin=${() => hosting.meet(offer.part, offer.seats)} @met=${() => (this.offer = null)}></moon-meeting>
      </moon-dialog>`;
    return html`<moon-dialog open .heading=${glassesWords.heading()}>
      ${campaign ? html`<p class="soft">${glassesWords.campaignMeans()}</p>` : nothing}${this.#glasses(hosting)}${this.#parts()}
      <h3>${glassesWords.secondWindow()}</h3>
      <div class="ways">
        <a class="press" target="_blank" rel="opener" href=${hosting.windowHash('watch', [])} data-do="watch"
          >${icon('eye')}<span>${glassesWords.watching()}</span></a
        >
        <p class="soft">${glassesWords.secondWindowMeans()}</p>
      </div>
      ${this.#handingOver(hosting)}
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-glasses-sheet': MoonGlassesSheet;
  }
}
