import { companyStyle } from '../art/company.ts';
import { scenePicture } from '../art/scenes.ts';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { playersWords } from '../../words/app/keeping/keeping.ts';
import { printedName } from '../../words/names/character.ts';
import { PLAYER_COLOURS, PLAYER_PATTERNS, type KnownPlayer, type PlayerRecord, type PlayersPort } from '../contexts/players-port.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/icon-button.ts';
import { namedRows } from '../kit/fields/named-rows.ts';
import '../kit/figures/progress-bar.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { Notice } from '../page/change-notice.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import './player-dialog.ts';
import { playerPennant } from '../page/player-pennant.ts';

/** The players of this device, and their results. */
@customElement('moon-players-screen')
export class MoonPlayersScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    namedRows,
    companyStyle,
    css`
      h2 {
        overflow-wrap: anywhere;
      }
      summary {
        min-height: 44px;
        align-content: center;
        cursor: pointer;
        font-weight: 600;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        --figures: tabular-nums;
      }
      th,
      td {
        padding: var(--space-1) var(--space-2);
        border-bottom: 1px solid var(--line);
        text-align: end;
      }
      th:first-child {
        text-align: start;
      }
      tbody th {
        font-weight: 500;
      }
    `,
  ];
  /** Null until the results have been counted. */
  @state() private records: ReadonlyMap<string, PlayerRecord> | null = null;
  @state() private edited: KnownPlayer | null = null;
  /** The share of matches that is counted, from 0 to 1; null while no count is under way. */
  @state() private share: number | null = null;
  #counting: AbortController | null = null;
  #port: PlayersPort | null = null;
  readonly #list = new KeptList<KnownPlayer>(this, async () => (await this.#port?.list()) ?? []);

  protected override firstUpdated(): void {
    void this.#begin().catch(() => this.#list.fail('unread'));
  }

  async #begin() {
    await this.library.load(); // for the names of characters
    this.#port = await this.library.players();
    await this.#read();
  }

  async #read() {
    await this.#list.read();
    await this.#count();
  }

  async #change(work: () => Promise<void> | undefined, notice?: Notice): Promise<void> {
    await this.#list.change(work, notice);
    await this.#count();
  }

  /** Counts the results. Matches from elsewhere are read first; until then the screen shows what is known. */
  async #count() {
    this.#counting?.abort();
    const counting = (this.#counting = new AbortController());
    const report = (share: number): void => void (counting === this.#counting && (this.share = share));
    try {
      this.records = (await this.#port?.records({ report, signal: counting.signal })) ?? this.records;
    } catch {
      if (!counting.signal.aborted) this.#list.fail('unread');
    }
    if (counting === this.#counting) this.share = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#counting?.abort();
  }

  /** A new player with a pennant that no player has yet, as long as there is one. */
  #fresh(): KnownPlayer {
    const all = PLAYER_PATTERNS.flatMap((_, shift) =>
      PLAYER_COLOURS.map((colour, index) => ({ colour, pattern: PLAYER_PATTERNS[(index + shift) % PLAYER_PATTERNS.length] ?? 'bars' })),
    );
    const flown = (entry: (typeof all)[number]): boolean =>
      (this.#list.items ?? []).some(({ colour, pattern }) => colour === entry.colour && pattern === entry.pattern);
    const { colour, pattern } = all.find((candidate) => !flown(candidate)) ?? { colour: 'amber', pattern: 'bars' };
    return { id: crypto.randomUUID(), name: '', colour, pattern, alsoCalled: [] };
  }

  async #keep(player: KnownPlayer) {
    this.edited = null;
    await this.#change(() => this.#port?.save(player));
  }

  async #remove(player: KnownPlayer) {
    const undo = () => this.#change(() => this.#port?.undoRemove(player.id));
    await this.#change(() => this.#port?.remove(player.id), { words: playersWords.removed(player.name), tone: 'news', undo });
  }

  #byCharacter({ characters }: PlayerRecord) {
    if (characters.length === 0) return nothing;
    const named = (id: string): string => this.library.characters.find((character) => character.id === id)?.name ?? printedName(id);
    return html`<details>
      <summary>${playersWords.byCharacter()}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${playersWords.character()}</th>
            <th scope="col">${playersWords.won()}</th>
            <th scope="col">${playersWords.lost()}</th>
            <th scope="col">${playersWords.drawn()}</th>
          </tr>
        </thead>
        <tbody>
          ${characters.map(
            ({ character, won, lost, drawn }) =>
              html`<tr>
                <th scope="row">${named(character)}</th>
                <td>${won}</td>
                <td>${lost}</td>
                <td>${drawn}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
  }

  #player(player: KnownPlayer) {
    const { id, name } = player;
    const record = this.records?.get(id);
    const played = record ? record.won + record.lost + record.drawn : 0;
    const unplayed = this.records ? playersWords.unplayed() : '';
    const line = record && played > 0 ? playersWords.record(record.won, record.lost, record.drawn) : unplayed;
    return html`<li class="panel" data-player=${id}>
      <div class="head">
        ${playerPennant(player)}
        <div class="name">
          <h2>${name}</h2>
          ${line === '' ? nothing : html`<p class="soft">${line}</p>`}
        </div>
        <moon-icon-button icon="edit" .label=${playersWords.edit(name)} @click=${() => (this.edited = player)}></moon-icon-button>
        <moon-icon-button icon="trash" .label=${playersWords.remove(name)} @click=${() => void this.#remove(player)}></moon-icon-button>
      </div>
      ${record ? this.#byCharacter(record) : nothing}
    </li>`;
  }

  override render() {
    const { edited } = this;
    const players = this.#list.items;
    return html`<moon-page .heading=${playersWords.heading()}>
        <div class="stack">
          ${this.#list.render()}
          <p class="soft">${playersWords.text()}</p>
          ${
            this.share === null
              ? nothing
              : html`<moon-progress-bar
                  .share=${this.share}
                  .label=${playersWords.counting()}
                  .far=${playersWords.counting()}
                  @stopped=${() => this.#counting?.abort()}
                ></moon-progress-bar>`
          }
          <div>
            <moon-button
              icon="plus"
              ?disabled=${players === null && this.#list.failure === null}
              @click=${() => (this.edited = this.#fresh())}
              >${playersWords.add()}</moon-button
            >
          </div>
          ${
            players?.length === 0
              ? html`<moon-empty-state .heading=${playersWords.none()} .text=${playersWords.noneText()}
                  >${scenePicture('players')}</moon-empty-state
                >`
              : html`<ul class="rows">
                  ${(players ?? []).map((player) => this.#player(player))}
                </ul>`
          }
        </div>
      </moon-page>
      ${
        edited
          ? html`<moon-player-dialog
              .player=${edited}
              .otherPlayers=${players ?? []}
              @player-kept=${({ detail }: MoonEvent<'player-kept'>) => void this.#keep(detail)}
              @closed=${() => (this.edited = null)}
            ></moon-player-dialog>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-players-screen': MoonPlayersScreen;
  }
}
