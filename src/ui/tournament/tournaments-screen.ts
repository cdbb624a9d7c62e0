import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { tournamentWords } from '../../words/tournament/tournament.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import { tournamentHash } from '../contexts/places.ts';
import type { ListedTournament, TournamentShelf } from '../contexts/tournament-port.ts';
import '../kit/button.ts';
import '../kit/empty-state.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import { momentText } from '../page/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { MoonPage } from '../page/page.ts';
import '../page/page.ts';

/** The tournaments of this device, and the beginning of a new one. */
@customElement('moon-tournaments-screen')
export class MoonTournamentsScreen extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-3);
      }
      form moon-text-field {
        flex: 1 1 16rem;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      .what {
        flex: 1;
        min-width: 0;
        color: inherit;
        text-decoration: none;
      }
      .what strong {
        display: block;
        font: 700 var(--text-l) / 1.2 var(--title-face);
        overflow-wrap: anywhere;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @state() private listed: readonly ListedTournament[] | null = null;
  @state() private name = '';
  @state() private removed: ListedTournament | null = null;
  @state() private trouble = false;
  @query('moon-page') private readonly page!: MoonPage | null;
  #shelf: TournamentShelf | null = null;
  #beginning = false;

  override focus(): void {
    void this.updateComplete.then(() => this.page?.focus());
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #open(): Promise<TournamentShelf> {
    this.#shelf ??= await this.library.tournaments();
    return this.#shelf;
  }

  async #read() {
    this.listed = await this.#open()
      .then((shelf) => shelf.list())
      .catch(() => []);
  }

  async #begin(event: Event) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '' || this.#beginning) return;
    this.#beginning = true;
    try {
      location.hash = tournamentHash(await (await this.#open()).begin(name));
    } catch {
      this.trouble = true;
    } finally {
      this.#beginning = false;
    }
  }

  async #tried(work: (shelf: TournamentShelf) => Promise<void>, removed: ListedTournament | null) {
    try {
      await work(await this.#open());
      this.trouble = false;
      this.removed = removed;
    } catch {
      this.trouble = true;
    }
    await this.#read();
  }

  #stage({ isOver, round, rounds }: ListedTournament): string {
    if (isOver) return tournamentWords.over();
    return round === 0 ? tournamentWords.notBegun() : tournamentWords.roundOf(round, rounds);
  }

  #item(tournament: ListedTournament) {
    const { id, name, entrants, changedAt } = tournament;
    return html`<li class="panel" data-tournament=${id}>
      <a class="what" href=${tournamentHash(id)}>
        <strong><bdi>${name}</bdi></strong>
        <span class="small soft">${tournamentWords.players(entrants)} · ${this.#stage(tournament)} · ${momentText(changedAt)}</span>
      </a>
      <moon-icon-button
        icon="trash"
        data-do="remove"
        .label=${tournamentWords.remove(name)}
        @click=${() => void this.#tried((shelf) => shelf.remove(id), tournament)}
      ></moon-icon-button>
    </li>`;
  }

  #lines() {
    const { removed } = this;
    return html`${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}${
      removed
        ? html`<moon-toast tone="news" @closed=${() => (this.removed = null)}
            >${tournamentWords.removed(removed.name)}<moon-button
              slot="link"
              tone="quiet"
              icon="undo"
              @click=${() => void this.#tried((shelf) => shelf.undoRemove(removed.id), null)}
              >${tournamentWords.undo()}</moon-button
            ></moon-toast
          >`
        : nothing
    }`;
  }

  override render() {
    return html`<moon-page .heading=${tournamentWords.heading()}>
      <div class="stack">
        ${this.#lines()}
        <p class="soft">${tournamentWords.text()}</p>
        <form class="panel" @submit=${(event: Event) => void this.#begin(event)}>
          <moon-text-field
            maxlength="40"
            .label=${tournamentWords.name()}
            .value=${this.name}
            @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.name = detail.value)}
          ></moon-text-field>
          <moon-button icon="plus" data-do="begin" ?disabled=${this.name.trim() === ''} @click=${(event: Event) => void this.#begin(event)}
            >${tournamentWords.begin()}</moon-button
          >
        </form>
        ${
          this.listed?.length === 0
            ? html`<moon-empty-state
                icon="trophy"
                .heading=${tournamentWords.none()}
                .text=${tournamentWords.noneText()}
              ></moon-empty-state>`
            : html`<ul class="stack">
                ${(this.listed ?? []).map((tournament) => this.#item(tournament))}
              </ul>`
        }
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournaments-screen': MoonTournamentsScreen;
  }
}
