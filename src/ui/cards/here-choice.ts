import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';

/** All characters, the owned ones, or the owned and painted ones. */
export const HERE = ['all', 'here', 'painted'] as const;
export type Here = (typeof HERE)[number];

/**
 * Chooses which characters can be picked: all, or those in the cabinets of the players. It is hidden while all cabinets are empty.
 * @fires here-chosen `{ here }` the owned characters; null for all
 */
@customElement('moon-here-choice')
export class MoonHereChoice extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      :host([hidden]) {
        display: none;
      }
      .press {
        min-height: 44px;
        padding: 0 var(--space-3);
        font-size: var(--text-s);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @state() private port: CabinetPort | null = null;
  @state() private choice: Here = 'all';
  /** Cabinets that do not count, because their players are absent. */
  @state() private absent: ReadonlySet<CabinetId> = new Set();
  #stop: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override firstUpdated(): void {
    void this.library?.cabinet().then(
      (port) => this.#set(port),
      () => undefined, // without a cabinet all characters can be picked
    );
  }

  #set(port: CabinetPort) {
    this.port = port;
    if (this.isConnected) this.#stop = port.subscribe(() => this.#tell());
  }

  #tell() {
    const { port, choice, absent } = this;
    const cabinets = port?.cabinets.map(({ id }) => id).filter((id) => !absent.has(id)) ?? [];
    const present: ReadonlySet<CharacterId> | null =
      port === null || choice === 'all' ? null : port.charactersIn(cabinets, choice === 'painted');
    emit(this, 'here-chosen', { characters: present });
    this.requestUpdate();
  }

  #choose(choice: Here) {
    this.choice = choice;
    this.#tell();
  }

  #flip(cabinet: CabinetId) {
    const absent = new Set(this.absent);
    if (!absent.delete(cabinet)) absent.add(cabinet);
    this.absent = absent;
    this.#tell();
  }

  override render() {
    const { port, choice } = this;
    if (!port?.cabinets.some(({ figures }) => figures > 0)) return nothing;
    const labels: Record<Here, string> = { all: shelfWords.all(), here: shelfWords.here(), painted: shelfWords.herePainted() };
    return html`<moon-segmented
        .label=${shelfWords.from()}
        .selected=${choice}
        .segments=${HERE.map((id) => ({ id, label: labels[id] }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Here }>) => this.#choose(detail.id)}
      ></moon-segmented>
      ${
        choice !== 'all' && port.cabinets.length > 1
          ? port.cabinets.map(
              ({ id, name }) =>
                html`<button type="button" class="press" aria-pressed=${!this.absent.has(id)} @click=${() => this.#flip(id)}>
                  ${name}
                </button>`,
            )
          : nothing
      }`;
  }
}

declare global {
  interface MoonriseEvents {
    'here-chosen': { characters: ReadonlySet<CharacterId> | null };
  }
  interface HTMLElementTagNameMap {
    'moon-here-choice': MoonHereChoice;
  }
}
