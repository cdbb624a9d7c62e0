import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClubEvent, ClubView } from '../../club/terms/club.ts';
import { clubWords } from '../../words/club/club.ts';
import { icon } from '../art/icon.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { clubHash } from '../contexts/places.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import { pageStyles } from '../page/page-styles.ts';
import { askClub } from './ask-club.ts';
import { rowStyles } from './row-styles.ts';

/**
 * The campaigns and tournaments of a club.
 * @fires club-refused `{ sentence }`
 */
@customElement('moon-club-events')
export class MoonClubEvents extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    rowStyles,
    css`
      /* it takes no room while it shows nothing */
      :host {
        display: contents;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-3);
      }
      form moon-text-field {
        flex: 1 1 14rem;
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) view!: ClubView;
  @state() private name = '';

  #list(kind: 'campaign' | 'tournament', events: readonly ClubEvent[]) {
    return html`<ul class="stack">
      ${events.map(
        ({ id, name, over }) =>
          html`<li data-event=${id}>
            <strong class="what">${name}</strong>
            <a class="press" href=${clubHash(`${kind}/${id}`)}
              >${icon(over ? 'eye' : kind === 'campaign' ? 'flag' : 'trophy')}${clubWords.open()}</a
            >
          </li>`,
      )}
    </ul>`;
  }

  async #begin(event: Event): Promise<void> {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '') return;
    const { refused, value } = await askClub(this, this.club, { ask: 'tournament', name });
    if (typeof value === 'string') location.hash = clubHash(`tournament/${value}`);
    else if (refused === null) emit(this, 'club-refused', { sentence: clubWords.unreachable() });
  }

  override render() {
    const { view, club } = this;
    const organises = view.you?.role === 'organiser';
    return html`${
      view.campaigns.length === 0 && !organises
        ? nothing
        : html`<section class="panel" aria-labelledby="campaigns">
            <h2 id="campaigns">${clubWords.campaigns()}</h2>
            ${view.campaigns.length === 0 ? html`<p class="soft">${clubWords.noCampaigns()}</p>` : this.#list('campaign', view.campaigns)}
            ${view.you === null || view.you.role === 'watcher' ? nothing : html`<a class="press" href=${clubHash('campaigns')}>${icon('plus')}${clubWords.moveIn()}</a>`}
          </section>`
    }
    ${
      view.tournaments.length === 0 && !organises
        ? nothing
        : html`<section class="panel" aria-labelledby="tournaments">
            <h2 id="tournaments">${clubWords.tournaments()}</h2>
            ${view.tournaments.length === 0 ? html`<p class="soft">${clubWords.noTournaments()}</p>` : this.#list('tournament', view.tournaments)}
            ${
              organises
                ? html`<form @submit=${(event: Event) => void this.#begin(event)}>
                    <moon-text-field
                      maxlength="40"
                      .label=${clubWords.tournamentName()}
                      .value=${this.name}
                      @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
                    ></moon-text-field>
                    <moon-button
                      icon="plus"
                      data-do="new-tournament"
                      ?disabled=${this.name.trim() === '' || club.line !== 'live'}
                      @click=${(event: Event) => void this.#begin(event)}
                      >${clubWords.begin()}</moon-button
                    >
                  </form>`
                : nothing
            }
          </section>`
    }`;
  }
}

declare global {
  interface MoonriseEvents {
    'club-refused': { sentence: string };
  }
  interface HTMLElementTagNameMap {
    'moon-club-events': MoonClubEvents;
  }
}
