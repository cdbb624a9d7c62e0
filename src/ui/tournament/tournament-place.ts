import { html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { tournamentWords } from '../../words/tournament/tournament.ts';
import type { TournamentDesk } from '../contexts/gatherings/tournament-port.ts';
import { saveBackup } from '../page/save-file.ts';
import { Screen } from '../page/screen.ts';
import '../page/trouble.ts';
import './tournament-screen.ts';
import './wall.ts';

/** The place of one tournament: opens it when a player comes, and closes it when the player leaves. */
@customElement('moon-tournament-place')
export class MoonTournamentPlace extends Screen {
  @property({ attribute: false }) tournamentId = '';
  /** True if it is drawn for a projector, to be readable from afar. */
  @property({ type: Boolean }) wall = false;
  @state() private desk: TournamentDesk | null | 'opening' | 'unread' = 'opening';
  #openings = 0;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-tournament-screen, moon-tournament-wall, moon-trouble');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tournamentId') || changed.has('library')) void this.#open();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  #close() {
    this.#openings += 1;
    if (typeof this.desk !== 'string') this.desk?.close();
    this.desk = 'opening';
  }

  async #open() {
    this.#close();
    const opening = this.#openings;
    const desk = await this.library
      .tournaments()
      .then((shelf) => shelf.open(this.tournamentId))
      .catch(() => 'unread' as const);
    if (opening === this.#openings) this.desk = desk;
    else if (desk !== 'unread') desk?.close();
  }

  override render() {
    const { desk } = this;
    if (desk === 'opening') return html`<p>${appWords.loading()}</p>`;
    if (desk === null || desk === 'unread')
      return html`<moon-trouble
        .heading=${tournamentWords.cannotOpen()}
        .text=${desk === null ? tournamentWords.gone() : appWords.notRead()}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    return this.wall
      ? html`<moon-tournament-wall .desk=${desk}></moon-tournament-wall>`
      : html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournament-place': MoonTournamentPlace;
  }
}
