import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { clubHash } from '../contexts/places.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { Screen } from '../page/screen.ts';
import './new-match/new-match-screen.ts';
import { memberName } from '../club/club-people.ts';

/** The times for an answer, in days, that a match by turns can have; '' for a live match. */
const PACES = ['', '1', '3', '7'] as const;

/** A match that is laid out in a club: members are invited to its seats, computers sit at others. */
@customElement('moon-new-club-match')
export class MoonNewClubMatch extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      .pace {
        display: grid;
        gap: var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @state() private ready = false;
  @state() private days: string = PACES[0];
  @state() private timeout: 'steward' | 'concede' = 'steward';
  @state() private busy = false;
  @state() private refused: string | null = null;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-new-match-screen');
  }

  protected override firstUpdated(): void {
    void this.library.load().then(() => (this.ready = true));
  }

  async #begin(event: MoonEvent<'start-match'>): Promise<void> {
    event.stopPropagation();
    if (this.busy) return;
    this.busy = true;
    const match = event.detail;
    const members = match.seats.map(({ member, computer }) => (computer ? null : (member ?? null)));
    const days = this.days === '' ? null : Number(this.days);
    try {
      const { refused, value } = await this.club.begin({ match, members, days, timeout: this.timeout });
      if (refused === null && typeof value === 'string') location.hash = clubHash(`match/${value}`);
      else this.refused = refused ?? clubWords.unreachable();
    } catch {
      this.refused = appWords.notKept();
    } finally {
      this.busy = false;
    }
  }

  override render() {
    const { view } = this.club;
    if (!this.ready || !view) return nothing;
    const viewer = view.you?.member;
    const playing = view.members.filter(({ left, role }) => !left && role !== 'watcher');
    const members = [...playing.filter(({ id }) => id === viewer), ...playing.filter(({ id }) => id !== viewer)].map((member) => ({
      id: member.id,
      name: memberName(member),
    }));
    return html`<moon-new-match-screen
      .members=${members}
      .back=${clubHash()}
      ?busy=${this.busy || this.club.line !== 'live'}
      @start-match=${(event: MoonEvent<'start-match'>) => void this.#begin(event)}
    >
      <div class="pace">
        ${this.refused === null ? nothing : html`<moon-toast @closed=${() => (this.refused = null)}>${this.refused}</moon-toast>`}
        ${this.club.line === 'live' ? nothing : html`<moon-toast tone="news" .closable=${false}>${clubWords.notConnected(0)}</moon-toast>`}
        <div class="row spread">
          <h2>${clubWords.pace()}</h2>
          <moon-segmented
            .label=${clubWords.pace()}
            .selected=${this.days}
            .segments=${PACES.map((days) => ({ id: days, label: days === '' ? clubWords.paceLive() : clubWords.paceTurns(Number(days)) }))}
            @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.days = detail.id)}
          ></moon-segmented>
        </div>
        ${
          this.days === ''
            ? nothing
            : html`<div class="row spread">
                <span>${clubWords.pastTime()}</span>
                <moon-segmented
                  .label=${clubWords.pastTime()}
                  .selected=${this.timeout}
                  .segments=${[
                    { id: 'steward', label: clubWords.thenSteward() },
                    { id: 'concede', label: clubWords.thenConcede() },
                  ]}
                  @chosen=${({ detail }: MoonEvent<'chosen', { id: 'steward' | 'concede' }>) => (this.timeout = detail.id)}
                ></moon-segmented>
              </div>`
        }
      </div>
    </moon-new-match-screen>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-new-club-match': MoonNewClubMatch;
  }
}
