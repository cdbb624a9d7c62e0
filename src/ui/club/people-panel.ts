import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClubMember, ClubView } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import { momentText } from '../page/time/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import { askClub } from './ask-club.ts';
import { memberName } from './club-people.ts';
import './membership.ts';
import { rowStyles } from './row-styles.ts';
import { WATCH } from '../contexts/places.ts';

/** The people of a club: members, invitations, and the membership of this device. @fires club-refused `{ sentence }` */
@customElement('moon-people-panel')
export class MoonPeoplePanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    rowStyles,
    css`
      .what strong {
        display: block;
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) view!: ClubView;
  @state() private link: { address: string; means: string } | null = null;

  get #organises(): boolean {
    return this.view.you?.role === 'organiser';
  }
  #ask(ask: ClubAsk) {
    return askClub(this, this.club, ask);
  }

  async #code(ask: ClubAsk, means: string, before = ''): Promise<void> {
    const { value } = await this.#ask(ask);
    if (typeof value !== 'string') return;
    await import('./club-link.ts');
    this.link = { address: this.club.addressOf(`${before}${value}`), means };
  }

  #state({ name, live, awaySince, left }: ClubMember): string {
    if (left) return clubWords.forgotten();
    if (live) return clubWords.personLive(name);
    return awaySince === null ? clubWords.personNotSeen(name) : clubWords.personAway(name, momentText(awaySince));
  }

  #member(member: ClubMember) {
    const { id, role } = member;
    const isYou = id === this.view.you?.member;
    const name = memberName(member);
    return html`<li data-member=${id}>
      <span class="what"
        ><strong>${isYou ? clubWords.you(name) : name}</strong
        ><span class="small soft">${clubWords.role(role)} · ${this.#state(member)}</span></span
      >
      ${
        this.#organises && !isYou && !member.left
          ? html`<moon-button
                tone="quiet"
                icon="redo"
                data-do="anew"
                @click=${() => void this.#code({ ask: 'invite', role, member: id }, clubWords.inviteMeans())}
                >${clubWords.anew(name)}</moon-button
              >
              ${role === 'organiser' ? nothing : html`<moon-button tone="quiet" icon="people" @click=${() => void this.#ask({ ask: 'role', member: id, role: 'organiser' })}>${clubWords.makeOrganiser(name)}</moon-button>`}`
          : nothing
      }
    </li>`;
  }

  /** The buttons that make and end the link for watchers. */
  #watchLink() {
    const { watched } = this.view;
    return html`<h3>${clubWords.watchLink()}</h3>
      <p class="small soft">${clubWords.watchLinkMeans()}</p>
      <div class="row">
        <moon-button icon="eye" data-do="watch-link" @click=${() => void this.#watchers()}>${clubWords.newWatchLink()}</moon-button>
        ${
          watched
            ? html`<moon-button
                tone="quiet"
                icon="trash"
                data-do="end-watch-link"
                @click=${() => void this.#ask({ ask: 'watch-link', open: false })}
                >${clubWords.endWatchLink()}</moon-button
              >`
            : nothing
        }
      </div>`;
  }
  #watchers(): Promise<void> {
    return this.#code({ ask: 'watch-link', open: true }, clubWords.watchLinkMeans(), WATCH);
  }

  override render() {
    const { view, link } = this;
    const members = view.members.filter(({ left, name }) => !left || name !== '');
    return html`<section class="panel" aria-labelledby="people">
      <h2 id="people">${clubWords.people()}</h2>
      <ul class="stack">
        ${members.map((member) => this.#member(member))}
      </ul>
      ${
        this.#organises
          ? html`<moon-button
                icon="plus"
                data-do="invite"
                @click=${() => void this.#code({ ask: 'invite', role: 'player' }, clubWords.inviteMeans())}
                >${clubWords.invite()}</moon-button
              >
              ${this.#watchLink()}`
          : nothing
      }
      ${
        view.you || this.club.watches
          ? html`<moon-membership
              .club=${this.club}
              .view=${view}
              @link-wanted=${({ detail }: MoonEvent<'link-wanted'>) => void this.#code(detail.ask, detail.means)}
            ></moon-membership>`
          : nothing
      }
      ${link ? html`<moon-club-link .address=${link.address} .means=${link.means} @closed=${() => (this.link = null)}></moon-club-link>` : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-people-panel': MoonPeoplePanel;
  }
}
