import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClubMatch, ClubView } from '../../club/terms/club.ts';
import { homeWords } from '../../words/app/home.ts';
import { clubWords } from '../../words/club/club.ts';
import { allOf } from '../../words/language/sentences.ts';
import { icon } from '../art/icon.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { shellContext } from '../contexts/contexts.ts';
import { clubHash } from '../contexts/places.ts';
import type { ShellPort } from '../contexts/shell-port.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { momentText } from '../page/time/moments.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import './club-events.ts';
import { memberName, seatsOf } from './club-people.ts';
import './orders-panel.ts';
import './people-panel.ts';
import { waitingList } from './waiting-list.ts';

/** The whole club: waiting tasks, matches, campaigns and tournaments, people. */
@customElement('moon-club-screen')
export class MoonClubScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
      }
      .what {
        flex: 1 1 12rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .what strong {
        display: block;
      }
      .press {
        overflow-wrap: anywhere;
      }
    `,
  ];
  @consume({ context: shellContext }) @property({ attribute: false }) shell!: ShellPort;
  @property({ attribute: false }) club!: ClubPort;
  @state() private refused: string | null = null;
  protected readonly watching = new Watching(this, () => this.club);

  #line() {
    const { club } = this;
    const { closed, line, heardAt, drafts, lateNotice } = club;
    const seen = (): void => {
      this.refused = null;
      club.lateNoticeSeen();
    };
    const words = closed !== null ? clubWords.closed(closed) : line === 'live' ? null : clubWords.notConnected(drafts.length);
    return html`${
      words === null
        ? html`<p class="small soft" role="status" data-line="live">${clubWords.live()}</p>`
        : html`<moon-toast tone="news" data-line=${line} .closable=${false}
            >${words}${heardAt === null ? nothing : html` ${clubWords.asHeard(momentText(heardAt))}`}<moon-button
              slot="link"
              tone="quiet"
              icon="redo"
              @click=${() => (closed === 'edition' ? this.shell.update() : club.reconnect())}
              >${closed === 'edition' ? clubWords.update() : clubWords.tryNow()}</moon-button
            ></moon-toast
          >`
    }
    ${(this.refused ?? lateNotice) ? html`<moon-toast data-line="refused" @closed=${seen}>${this.refused ?? lateNotice}</moon-toast>` : nothing}
    ${club.bare ? html`<p class="small soft">${clubWords.joinBare()}</p>` : nothing} ${this.#drafts()}`;
  }

  #drafts() {
    const { drafts, view } = this.club;
    if (drafts.length === 0 || this.club.line === 'live') return nothing;
    const about = (topic: string): string => {
      const [kind = '', id = ''] = topic.split('.');
      const match = view?.matches.find((candidate) => candidate.id === id);
      const event = [...(view?.campaigns ?? []), ...(view?.tournaments ?? [])].find((candidate) => candidate.id === id);
      return view && match ? allOf(seatsOf(view, match)) : (event?.name ?? clubWords.what(kind));
    };
    return html`<section class="panel" aria-labelledby="drafts">
      <h2 id="drafts">${clubWords.waitsToBeSaid()}</h2>
      <ul class="stack">
        ${drafts.map(
          (draft) =>
            html`<li data-draft=${draft.id}>
              <span class="what">${clubWords.draft(about(draft.about), momentText(draft.made))}</span>
              <moon-button tone="quiet" icon="undo" data-do="draw-back" @click=${() => void this.club.drawBack(draft.id)}
                >${clubWords.drawBack()}</moon-button
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #match(view: ClubView, match: ClubMatch) {
    const { id, pace, turn, over, yours, asked, due } = match;
    const time = pace.kind === 'turns' ? (due[asked[0] ?? 0] ?? null) : null;
    const state = over ? homeWords.over() : turn === 0 ? homeWords.beforeTurns() : homeWords.turn(turn);
    return html`<li data-match=${id}>
      <div class="what">
        <strong>${allOf(seatsOf(view, match))}</strong>
        <span class="small soft"
          >${pace.kind === 'live' ? clubWords.paceLive() : clubWords.paceTurns(pace.days)} ·
          ${state}${time === null ? nothing : html` · ${clubWords.until(momentText(time))}`}</span
        >
      </div>
      <a class="press" href=${clubHash(`match/${id}`)}
        >${icon(yours.length > 0 && !over ? 'play' : 'eye')}${yours.length > 0 && !over ? clubWords.play() : clubWords.watch()}</a
      >
      ${yours.length > 0 && !over ? html`<moon-orders-panel .club=${this.club} .match=${match}></moon-orders-panel>` : nothing}
    </li>`;
  }

  #matches(view: ClubView) {
    const under = view.matches.filter(({ over }) => !over);
    const over = view.matches.filter((match) => match.over);
    const mayBegin = view.you !== null && view.you.role !== 'watcher';
    return html`<section class="panel" aria-labelledby="matches">
      <h2 id="matches">${clubWords.matches()}</h2>
      ${
        under.length === 0
          ? html`<p class="soft">${clubWords.noMatches()}</p>`
          : html`<ul class="stack">
              ${under.map((match) => this.#match(view, match))}
            </ul>`
      }
      ${mayBegin ? html`<a class="press" href=${clubHash('new')} data-do="new-match">${icon('plus')}${clubWords.newMatch()}</a>` : nothing}
      ${
        over.length === 0
          ? nothing
          : html`<details>
              <summary>${clubWords.over()} (${over.length})</summary>
              <ul class="stack">
                ${over.map((match) => this.#match(view, match))}
              </ul>
            </details>`
      }
    </section>`;
  }

  override render() {
    const { view } = this.club;
    const viewer = view?.members.find(({ id }) => id === view.you?.member);
    return html`<moon-page .heading=${view?.name || clubWords.heading()}>
      <div class="stack" @club-refused=${({ detail }: MoonEvent<'club-refused'>) => (this.refused = detail.sentence)}>
        ${viewer ? html`<p class="soft">${clubWords.you(memberName(viewer))} · ${clubWords.role(viewer.role)}</p>` : nothing}
        ${this.#line()}
        ${
          view
            ? html`${
                  view.waiting.length === 0
                    ? nothing
                    : html`<section class="panel" aria-labelledby="waits">
                        <h2 id="waits">${clubWords.waitsForYou()}</h2>
                        ${waitingList(view)}
                      </section>`
                }
                ${this.#matches(view)}
                <moon-club-events .club=${this.club} .view=${view}></moon-club-events>
                <moon-people-panel .club=${this.club} .view=${view}></moon-people-panel>`
            : html`<moon-empty-state icon="hourglass" .heading=${clubWords.connecting()}></moon-empty-state>`
        }
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-screen': MoonClubScreen;
  }
}
