import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { strangeCharacters } from '../../tournament/own-cards.ts';
import type { Entrant, Tournament, TroupeList } from '../../tournament/terms/tournament.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { judgeTroupe } from '../../troupes/judge-troupe.ts';
import { emptyTroupe } from '../../troupes/troupe.ts';
import { appWords } from '../../words/app/app.ts';
import { editionMark } from '../../words/app/edition/edition-mark.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { entrantWords, tournamentWords } from '../../words/tournament/tournament.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import type { TroupeDesk } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { namedRows } from '../kit/fields/named-rows.ts';
import { fieldBox, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../cards/painted-here.ts';
import '../kit/fields/toggle.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';

/** The players of a tournament: to enter, rename, give lists, withdraw and bring back. @fires enter `{ name, list }` @fires decide `{ decision }` */
@customElement('moon-entrants-panel')
export class MoonEntrantsPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    namedRows,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-3);
      }
      form moon-text-field {
        flex: 1 1 14rem;
      }
      label {
        flex: 1 1 14rem;
        display: grid;
        gap: var(--space-1);
        font-weight: 600;
      }
      select {
        width: 100%;
        ${fieldBox}
      }
      li.panel {
        display: grid;
        gap: var(--space-2);
      }
      li.panel > * {
        margin-top: 0;
      }
      .name {
        overflow-wrap: anywhere;
      }
      .gone strong {
        text-decoration: line-through;
      }
      .wrong {
        color: var(--harm-ink);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort;
  @property({ attribute: false }) tournament!: Tournament;
  @state() private name = '';
  /** The id of the troupe chosen as list: '' for none, `kept` for the list that the entrant has. */
  @state() private troupe = '';
  /** The player whose form is open; null for none. */
  @state() private edited: Entrant | null = null;
  @state() private troupes: readonly Troupe[] = [];
  /** True if the troupes of this device could not be read. */
  @state() private isUnread = false;
  #desk: TroupeDesk | null = null;

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    try {
      this.#desk = await this.library.troupes();
      const kept = await this.#desk.shelf.list();
      this.troupes = kept.map(({ troupe }) => troupe).filter(({ archived }) => !archived);
    } catch {
      this.isUnread = true;
    }
  }

  #listOf(id: string): TroupeList | null {
    if (id === 'kept') return this.edited?.list ?? null;
    const troupe = this.troupes.find((candidate) => candidate.id === id);
    return troupe ? { faction: troupe.faction, characters: [...troupe.characters], cards: editionMark.id } : null;
  }

  #save(event: Event) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '') return;
    const list = this.#listOf(this.troupe);
    const { edited } = this;
    if (edited) emit(this, 'decide', { decision: { kind: 'describe', entrant: edited.id, name, list } });
    else emit(this, 'enter', { name, list });
    this.#edit(null);
    this.renderRoot.querySelector('moon-text-field')?.focus();
  }

  #edit(entrant: Entrant | null) {
    this.edited = entrant;
    this.name = entrant?.name ?? '';
    this.troupe = entrant?.list ? 'kept' : '';
    if (entrant) this.renderRoot.querySelector('moon-text-field')?.focus();
  }

  /** What is wrong with a list; null where there are no cards to judge it by. */
  #problems({ faction, characters }: TroupeList): string[] | null {
    const { format } = this.tournament.settings;
    if (!this.#desk) return null;
    const troupe = { ...emptyTroupe('list', '', format), faction, characters };
    const strange = strangeCharacters(characters, this.tournament.settings);
    const called = strange.map((id) => this.#desk?.catalogue.characters[id]?.name ?? id);
    return [
      ...(strange.length > 0 ? [entrantWords.notPlayed(called)] : []),
      ...judgeTroupe(troupe, format, this.#desk.catalogue)
        .filter(({ grade }) => grade === 'error')
        .map(({ reason }) => reasonText(reason)),
    ];
  }

  #list(list: TroupeList) {
    const names = list.characters.map((id) => this.#desk?.catalogue.characters[id]?.name ?? id);
    const problems = this.#problems(list);
    return html`<p class="small">${names.join(' · ')}</p>
      ${
        problems?.length === 0
          ? html`<p class="small soft">${entrantWords.listGood()}</p>`
          : (problems ?? []).map((problem) => html`<p class="small wrong">${problem}</p>`)
      }`;
  }

  #entrant(entrant: Entrant) {
    const { id, name, list, isGone, isPainted, since } = entrant;
    const { settings } = this.tournament;
    return html`<li class="panel ${isGone ? 'gone' : ''}" data-entrant=${id}>
      <div class="head">
        <p class="name">
          <strong><bdi>${name}</bdi></strong>
          ${isGone ? html`<span class="small soft">· ${entrantWords.gone()}</span>` : nothing}
          ${since > 1 ? html`<span class="small soft">· ${entrantWords.late(since)}</span>` : nothing}
          ${list ? nothing : html`<span class="small soft">· ${entrantWords.noList()}</span>`}
        </p>
        <moon-icon-button
          icon="edit"
          data-do="edit"
          .label=${entrantWords.rename(name)}
          @click=${() => this.#edit(entrant)}
        ></moon-icon-button>
        <moon-icon-button
          icon=${isGone ? 'undo' : 'close'}
          data-do=${isGone ? 'return' : 'withdraw'}
          .label=${isGone ? entrantWords.comeBack(name) : entrantWords.withdraw(name)}
          @click=${() => emit(this, 'decide', { decision: { kind: isGone ? 'return' : 'withdraw', entrant: id } })}
        ></moon-icon-button>
      </div>
      ${list ? this.#list(list) : nothing}
      ${
        settings.painted === 'none'
          ? nothing
          : html`<moon-toggle
                .label=${entrantWords.painted()}
                .on=${isPainted}
                @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) =>
                  emit(this, 'decide', { decision: { kind: 'painted', entrant: id, isPainted: detail.on } })}
              ></moon-toggle>
              <moon-painted-here .characters=${list?.characters ?? []}></moon-painted-here>`
      }
    </li>`;
  }

  #form() {
    const { edited } = this;
    return html`<form class="panel" @submit=${(event: Event) => this.#save(event)}>
      <moon-text-field
        maxlength="40"
        .label=${entrantWords.name()}
        .value=${this.name}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#save(event)}
      ></moon-text-field>
      <label
        >${entrantWords.list()}
        <select @change=${(event: Event) => (this.troupe = (event.target as HTMLSelectElement).value)}>
          <option value="" ?selected=${this.troupe === ''}>${entrantWords.noList()}</option>
          ${
            edited?.list
              ? html`<option value="kept" ?selected=${this.troupe === 'kept'}>
                  ${entrantWords.listOf(edited.list.characters.length)}
                </option>`
              : nothing
          }
          ${this.troupes.map(({ id, name }) => html`<option value=${id} ?selected=${this.troupe === id}>${name}</option>`)}
        </select>
      </label>
      <moon-button
        icon=${edited ? 'check' : 'plus'}
        data-do="enter"
        ?disabled=${this.name.trim() === ''}
        @click=${(event: Event) => this.#save(event)}
        >${edited ? entrantWords.save() : entrantWords.enter()}</moon-button
      >
      ${edited ? html`<moon-button tone="quiet" @click=${() => this.#edit(null)}>${entrantWords.cancel()}</moon-button>` : nothing}
    </form>`;
  }

  override render() {
    const { entrants, isOver } = this.tournament;
    return html`<div class="stack">
      ${this.isUnread ? html`<moon-toast .closable=${false}>${appWords.notRead()}</moon-toast>` : nothing}
      ${isOver && !this.edited ? nothing : this.#form()}
      <p class="soft">
        ${entrants.length === 0 ? entrantWords.none() : tournamentWords.players(entrants.filter(({ isGone }) => !isGone).length)}
      </p>
      <ul class="stack">
        ${entrants.map((entrant) => this.#entrant(entrant))}
      </ul>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    enter: { name: string; list: Entrant['list'] };
  }
  interface HTMLElementTagNameMap {
    'moon-entrants-panel': MoonEntrantsPanel;
  }
}
