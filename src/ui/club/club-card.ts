import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import { icon } from '../art/icon.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { clubHash } from '../contexts/places.ts';
import { pressable, shared } from '../kit/styles.ts';
import { momentText } from '../page/time/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import { waitingList } from './waiting-list.ts';

/** The club on the home screen: the tasks that wait, as last received. */
@customElement('moon-club-card')
export class MoonClubCard extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .press {
        overflow-wrap: anywhere;
      }
      .stack {
        gap: var(--space-2);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort;
  @state() private club: ClubPort | null = null;
  @state() private isUnread = false;
  #deaf: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  async #open(): Promise<void> {
    try {
      this.club = await this.library.club();
      this.isUnread = false;
    } catch {
      this.isUnread = true;
    }
    if (!this.isConnected) return;
    this.#deaf(); // the card may have left the page and come back meanwhile
    this.#deaf = this.club?.subscribe(() => this.requestUpdate()) ?? this.#deaf;
  }

  override render() {
    const { club, isUnread } = this;
    if (!club && !isUnread) return nothing;
    return html`<section class="panel" aria-labelledby="club">
      <div class="row spread">
        <h2 id="club">${club?.view?.name || clubWords.heading()}</h2>
        <a class="press" href=${clubHash()}>${icon('people')}${clubWords.toClub()}</a>
      </div>
      ${isUnread ? html`<p class="soft" role="alert">${appWords.notRead()}</p>` : nothing}${club ? this.#waits(club) : nothing}
    </section>`;
  }

  #waits({ view, heardAt, line }: ClubPort) {
    const live = view?.matches.filter(({ over, pace }) => !over && pace.kind === 'live').length ?? 0;
    return html`${
      line !== 'live' && heardAt !== null ? html`<p class="small soft" data-heard>${clubWords.asHeard(momentText(heardAt))}</p>` : nothing
    }
    ${
      view && view.waiting.length > 0
        ? html`<h3>${clubWords.waitsForYou()}</h3>
            ${waitingList(view)}`
        : html`<p class="soft">${clubWords.nothingWaits()}</p>`
    }
    ${live > 0 ? html`<p class="small soft">${clubWords.liveMatches()}: ${live}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-card': MoonClubCard;
  }
}
