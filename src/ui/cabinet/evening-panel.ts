import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../cabinet/terms.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { appWords } from '../../words/app/app.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { modelsNamed } from '../../words/cabinet/models-named.ts';
import { factionName } from '../../words/names/factions.ts';
import { characterCoin } from '../cards/coin.ts';
import type { CabinetPort, EveningIdea } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { BoxPort } from '../contexts/library/box-port.ts';
import type { DevicePort } from '../contexts/library/device-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';

/** The sizes of troupes, in the order in which they are tried. */
const SIZES = [6, 5, 4, 3];

/**
 * Ideas for matches with the figures of a cabinet, each with a reason. They stay the same all day, until the player asks for others.
 * @fires start-match `NewMatch`
 */
@customElement('moon-evening-panel')
export class MoonEveningPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      :host {
        display: block;
      }
      h3 {
        font: 700 1.1rem/1.2 var(--title-face);
      }
      li {
        padding: var(--space-3) 0;
        border-bottom: 1px solid var(--line);
      }
      .coins {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 3px;
        margin-block: 3px;
      }
      .row {
        margin-top: var(--space-2);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: BoxPort & DevicePort;
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) version = 0;
  @state() private ideas: readonly EveningIdea[] = [];
  @state() private isUnread = false;
  /** The number of times that the player has asked for other ideas. */
  #another = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cabinet') || changed.has('version')) void this.#read();
  }

  async #read() {
    const { version } = this;
    let [ideas, isUnread]: [readonly EveningIdea[], boolean] = [[], false];
    try {
      for (const size of SIZES) {
        ideas = await this.port.evening([this.cabinet], size, this.#another);
        if (ideas.length > 0 || version !== this.version) break;
      }
    } catch {
      isUnread = true;
    }
    if (version !== this.version) return; // the collection has changed meanwhile, and a newer reading is under way
    this.isUnread = isUnread;
    if (!isUnread) this.ideas = ideas;
  }

  #play({ first, second, factions }: EveningIdea) {
    const { library } = this;
    const board = library?.boards[0]?.id;
    if (!library || board === undefined) return;
    const seats = [first, second].map((troupe, seat) => ({
      name: library.settings.names[seat] ?? '',
      faction: factions[seat] ?? factions[0],
      troupe,
    }));
    emit(this, 'start-match', { seats, board, options: { troupeSize: first.length } });
  }

  #side(faction: Faction, troupe: readonly CharacterId[]) {
    const cards = troupe.flatMap((id) => this.catalogue.cards.get(id) ?? []);
    return html`<div class="coins" role="img" aria-label=${`${factionName(faction)}: ${modelsNamed(cards.map(({ name }) => name))}`}>
      ${cards.map((card) => characterCoin(card, '36px', faction))}
    </div>`;
  }

  override render() {
    const failure = this.isUnread ? html`<p role="alert">${appWords.notRead()}</p>` : nothing;
    if (this.ideas.length === 0) return failure;
    return html`${failure}
      <h3>${shelfWords.tonight()}</h3>
      <ul>
        ${this.ideas.map(
          (idea) =>
            html`<li>
              <strong>${idea.reason}</strong>
              ${this.#side(idea.factions[0], idea.first)}${this.#side(idea.factions[1], idea.second)}
              <div class="row">
                <moon-button tone="quiet" icon="play" data-do="play" @click=${() => this.#play(idea)}>${shelfWords.playThis()}</moon-button>
              </div>
            </li>`,
        )}
      </ul>
      <div class="row">
        <moon-button
          tone="quiet"
          icon="dice"
          data-do="others"
          @click=${() => {
            this.#another += 1;
            void this.#read();
          }}
          >${shelfWords.otherIdeas()}</moon-button
        >
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-evening-panel': MoonEveningPanel;
  }
}
