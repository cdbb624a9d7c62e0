import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tournamentWords } from '../../words/tournament/tournament.ts';
import { tournamentHash } from '../contexts/places.ts';
import type { ListedTournament, TournamentShelf } from '../contexts/gatherings/tournament-port.ts';
import '../kit/button.ts';
import { companyStyle } from '../art/company.ts';
import { scenePicture } from '../art/scenes.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { momentText } from '../page/time/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';

/** The tournaments of this device, and the form for a new one. */
@customElement('moon-tournaments-screen')
export class MoonTournamentsScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
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
  @state() private name = '';
  #shelf: TournamentShelf | null = null;
  #beginning = false;
  readonly #list = new KeptList<ListedTournament>(this, async () => (await this.#open()).list());

  protected override firstUpdated(): void {
    void this.#list.read();
  }

  async #open(): Promise<TournamentShelf> {
    this.#shelf ??= await this.library.tournaments();
    return this.#shelf;
  }

  async #begin(event: Event) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '' || this.#beginning) return;
    this.#beginning = true;
    await this.#list.change(async () => {
      location.hash = tournamentHash(await (await this.#open()).begin(name));
    });
    this.#beginning = false;
  }

  #remove({ id, name }: ListedTournament) {
    const undo = () => this.#list.change(async () => (await this.#open()).undoRemove(id));
    return this.#list.change(async () => (await this.#open()).remove(id), { words: tournamentWords.removed(name), tone: 'news', undo });
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
        @click=${() => void this.#remove(tournament)}
      ></moon-icon-button>
    </li>`;
  }

  override render() {
    const listed = this.#list.items;
    return html`<moon-page .heading=${tournamentWords.heading()}>
      <div class="stack">
        ${this.#list.render()}
        <p class="soft">${tournamentWords.text()}</p>
        <form class="panel" @submit=${(event: Event) => void this.#begin(event)}>
          <moon-text-field
            maxlength="40"
            .label=${tournamentWords.name()}
            .value=${this.name}
            @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
          ></moon-text-field>
          <moon-button icon="plus" data-do="begin" ?disabled=${this.name.trim() === ''} @click=${(event: Event) => void this.#begin(event)}
            >${tournamentWords.begin()}</moon-button
          >
        </form>
        ${
          listed?.length === 0
            ? html`<moon-empty-state .heading=${tournamentWords.none()} .text=${tournamentWords.noneText()}
                >${scenePicture('tournaments')}</moon-empty-state
              >`
            : html`<ul class="stack">
                ${(listed ?? []).map((tournament) => this.#item(tournament))}
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
