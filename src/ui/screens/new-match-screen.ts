import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { homeWords } from '../../words/app/home.ts';
import { newMatchWords } from '../../words/app/new-match.ts';
import { libraryContext, settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings, HouseRules, LibraryPort, NewMatch } from '../contexts/library-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toggle.ts';
import { boardChoice } from './board-choice.ts';
import { boardPictureStyle } from './board-picture.ts';
import './campaign-evening.ts';
import { shortPool } from './draft-plan.ts';
import './draft-pools.ts';
import { eveningKinds } from './evening-kinds.ts';
import './house-rules.ts';
import {
  MOST_SEATS,
  choosesAtTable,
  factionsOf,
  lacking,
  newMatchOf,
  optionsFor,
  planned,
  settled,
  sizeOf,
  withTroupe,
} from './match-plan.ts';
import type { MatchPlan, SeatPlan } from './match-plan.ts';
import { newMatchStyles } from './new-match-styles.ts';
import '../page/page.ts';
import type { MoonPage } from '../page/page.ts';
import { pageStyles } from '../page/page-styles.ts';
import { boardsHash } from '../contexts/places.ts';
import '../cards/figure-clashes.ts';
import { seatPanel } from './seat-panel.ts';
import { playedUpgrades } from '../../troupes/judge-upgrades.ts';
import { termsOf } from '../../troupes/formats.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { draftWords } from '../../words/match/draft.ts';
import type { ComputerLevel } from '../contexts/table-port.ts';
import type { TroupeDesk } from '../contexts/troupe-port.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { packsWords } from '../../words/app/packs.ts';
import { playedWith } from '../../words/app/played-with.ts';
import { computerWords } from '../../words/match/computer.ts';
import { spokenWords } from '../../words/match/spoken.ts';
import { playable, playedAs } from '../troupes/kept-troupe-choice.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

const NOBODY: SeatPlan = { name: '', faction: 'commonwealth', troupe: [] };

/**
 * Lays out a match: what kind of evening, who, with whom, where, by which rules.
 * @fires start-match `NewMatch`
 */
@customElement('moon-new-match-screen')
export class MoonNewMatchScreen extends LitElement {
  static override styles = [shared, pressable, pageStyles, boardPictureStyle, newMatchStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @property({ type: Boolean }) busy = false;
  /** A kept troupe that is to be played; '' for none. */
  @property() played = '';
  /** The members of the club in which it is played, the member of this device first; null outside of a club. */
  @property({ attribute: false }) members: readonly { id: string; name: string }[] | null = null;
  /** The address that the way back leads to. */
  @property() back = '#/';
  @state() private desk: TroupeDesk | null = null;
  @state() private troupes: readonly Troupe[] = [];
  /** The pools to draft from. */
  @state() private pools: readonly Troupe[] = [];
  @state() private plan: MatchPlan | null = null;
  /** Names of the players this device knows. */
  @state() private known: readonly string[] = [];
  @query('moon-page') private readonly page!: MoonPage;

  override focus(): void {
    void this.updateComplete.then(() => this.page.focus());
  }

  protected override firstUpdated(): void {
    void this.#readPlayers().catch(() => undefined); // a name may still be written
    void this.#readTroupes();
  }

  /** Without kept troupes a match is laid out all the same. */
  async #readTroupes() {
    const desk = await this.library.troupes();
    const kept = await desk.shelf.list().catch(() => []);
    this.desk = desk;
    this.troupes = kept.map(({ troupe }) => troupe).filter((troupe) => playable(troupe, desk.catalogue));
    const played = this.troupes.find(({ id }) => id === this.played);
    if (played) this.#take(0, played);
    this.pools = kept.map(({ troupe }) => troupe).filter(({ format, archived }) => format === 'pool' && !archived);
    const pool = this.pools.find(({ id }) => id === this.played);
    if (pool) this.#change({ kind: 'draft', options: optionsFor('draft'), draftFrom: 'shared', pool });
  }

  #take(seat: number, troupe: Troupe) {
    const { desk } = this;
    const open = factionsOf(this.#characters, this.#plan.options);
    const catalogue = this.#catalogue;
    const faction = desk && catalogue && playedAs(troupe, catalogue).find((candidate) => open.includes(candidate));
    if (!faction) return;
    const { id, characters, format } = troupe;
    const upgrades = playedUpgrades(troupe, catalogue);
    this.plan = withTroupe(this.#plan, seat, { id, faction, characters, upgrades, field: termsOf(format).field }, this.#characters);
  }

  async #readPlayers() {
    const players = await (await this.library.players()).list();
    this.known = players.map(({ name }) => name);
  }

  get #plan(): MatchPlan {
    const { library, settings } = this;
    this.plan ??= planned(
      'friendly',
      [0, 1].map((seat) => settings.names[seat] ?? ''),
      library.boards[0]?.id ?? '',
      library.characters,
    );
    if (this.members) this.plan = { ...this.plan, atTable: true, seats: this.plan.seats.map((seat, place) => this.#member(seat, place)) };
    return this.plan;
  }

  /** Seats of a club begin with its members. */
  #member(seat: SeatPlan, place: number): SeatPlan {
    const { members } = this;
    const member = members?.[place % Math.max(1, members.length)]?.id;
    return member === undefined ? seat : { ...seat, member };
  }

  /** What a match that is laid out now is played with. */
  get #catalogue(): TroupeCatalogue | null {
    const { desk } = this;
    return desk && this.plan?.official === true ? desk.printed : (desk?.catalogue ?? null);
  }

  get #characters(): readonly Character[] {
    const { desk } = this;
    return desk && this.plan?.official === true ? Object.values(desk.printed.characters) : this.library.characters;
  }

  #change(change: Partial<MatchPlan>) {
    this.plan = { ...this.#plan, ...change };
    this.plan = settled(this.plan, this.#characters);
  }

  /** The packs on this device may stay in the box. */
  #packs(official: boolean) {
    const packs = [...new Set(this.desk?.catalogue.packs?.values() ?? [])];
    return packs.length === 0
      ? nothing
      : html`<moon-toggle
          data-do="official"
          .on=${official}
          .label=${packsWords.official()}
          .hint=${official ? packsWords.officialHint() : playedWith(packs)}
          @changed=${({ detail }: CustomEvent<{ on: boolean }>) => this.#change({ official: detail.on })}
        ></moon-toggle>`;
  }

  #seat(place: number, change: Partial<SeatPlan>, settle = true) {
    const seats = this.#plan.seats.map((seat, index) => (index === place ? { ...seat, ...change } : seat));
    if (settle) this.#change({ seats });
    else this.plan = { ...this.#plan, seats };
  }

  #computer(position: number, level: ComputerLevel | null) {
    const seats = this.#plan.seats.map((seat, index): SeatPlan => {
      const { computer: _before, ...person } = seat;
      return index !== position ? seat : level === null ? person : { ...person, computer: level };
    });
    this.plan = { ...this.#plan, seats };
  }

  #count(count: number) {
    const { seats } = this.#plan;
    const { kind, board, options } = this.#plan;
    const size = sizeOf({ kind, board, options, seats: Array.from({ length: count }, () => seats[0] ?? NOBODY) });
    const factions = factionsOf(this.#characters, options, size);
    const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, index): SeatPlan => {
      const place = seats.length + index;
      const faction = factions[place % Math.max(1, factions.length)] ?? 'commonwealth';
      return this.#member({ name: this.settings.names[place] ?? '', faction, troupe: [] }, place);
    });
    this.#change({ seats: [...seats, ...more].slice(0, count) });
  }

  #nameOf(index: number): string {
    const seat = this.#plan.seats[index];
    const member = this.members?.find(({ id }) => id === seat?.member);
    if (member && !seat?.computer) return member.name;
    return seat?.computer ? computerWords.called(seat.computer) : typedName(seat?.name ?? '') || appWords.playerNumber(index + 1);
  }

  #start() {
    const plan = { ...this.#plan, seats: this.#plan.seats.map((seat) => ({ ...seat, name: typedName(seat.name) })) };
    emit<NewMatch>(this, 'start-match', newMatchOf(plan));
  }

  #player(seat: SeatPlan, index: number) {
    const { known, troupes } = this;
    const catalogue = this.#catalogue;
    const plan = this.#plan;
    return seatPanel(
      {
        characters: this.#characters,
        known,
        catalogue: this.#catalogue,
        troupes: catalogue ? troupes.filter((troupe) => playable(troupe, catalogue)) : troupes,
        at: index,
        seat,
        called: this.#nameOf(index),
        options: plan.options,
        size: sizeOf(plan),
        later: choosesAtTable(plan),
        people: plan.beside ?? false,
        members: this.members,
      },
      {
        change: (change, settle) => this.#seat(index, change, settle),
        take: (troupe) => this.#take(index, troupe),
        seat: (level) => this.#computer(index, level),
      },
    );
  }

  #boards(plan: MatchPlan) {
    return html`<section aria-labelledby="board">
      <h2 id="board">${newMatchWords.board()}</h2>
      <div class="boards">
        ${this.library.boards.map((board) => boardChoice(board, plan.board === board.id, () => this.#change({ board: board.id })))}
      </div>
      <a class="more" href=${boardsHash()}>${newMatchWords.moreBoards()}</a>
    </section>`;
  }

  /** No computer sees a real table. */
  #beside(beside: boolean) {
    const seats = this.#plan.seats.map(({ computer: _none, ...person }) => person);
    this.plan = { ...this.#plan, beside, ...(beside ? { seats } : {}) };
  }

  #foot() {
    const missing = lacking(this.#plan);
    const short = shortPool(this.#plan, sizeOf(this.#plan), this.#characters);
    const text = short ? draftWords.short(short.pool.name, short.most, short.least) : newMatchWords.ready();
    return html`<div slot="foot" class="row spread">
      <span aria-live="polite">${missing ? newMatchWords.missing(this.#nameOf(missing.seat), missing.count) : text}</span>
      <moon-button tone="question" icon="play" ?disabled=${missing !== null || short !== null || this.busy} @click=${() => this.#start()}
        >${this.busy ? homeWords.starting() : newMatchWords.start()}</moon-button
      >
    </div>`;
  }

  override render() {
    const plan = this.#plan;
    const counts = Array.from({ length: MOST_SEATS - 1 }, (_, index) => ({ id: String(index + 2), label: String(index + 2) }));
    return html`<moon-page footed .heading=${newMatchWords.heading()} .back=${this.back}>
      <div class="stack">
        <slot></slot>
        <div class="row spread" ?hidden=${this.members !== null}>
          <h2>${spokenWords.where()}</h2>
          <moon-segmented
            .label=${spokenWords.where()}
            .selected=${plan.beside ? 'beside' : 'glass'}
            .segments=${[
              { id: 'glass', label: spokenWords.onGlass() },
              { id: 'beside', label: spokenWords.beside() },
            ]}
            @chosen=${({ detail }: CustomEvent<{ id: string }>) => this.#beside(detail.id === 'beside')}
          ></moon-segmented>
        </div>
        ${plan.beside ? html`<p class="soft">${spokenWords.besideMeans()}</p>` : nothing}
        ${eveningKinds(plan.kind, (kind) => this.#change({ kind, options: optionsFor(kind) }))}
        ${
          plan.kind === 'campaign'
            ? html`<moon-campaign-evening .cards=${plan.options.campaignCards ?? 0}></moon-campaign-evening>`
            : nothing
        }
        <div class="row spread">
          <h2>${newMatchWords.players()}</h2>
          <moon-segmented
            .label=${newMatchWords.playerCount()}
            .selected=${String(plan.seats.length)}
            .segments=${counts}
            @chosen=${(event: CustomEvent<{ id: string }>) => this.#count(Number(event.detail.id))}
          ></moon-segmented>
        </div>
        ${
          plan.options.draft
            ? html`<p class="soft">${newMatchWords.drafted()}</p>
                <moon-draft-pools
                  .plan=${plan}
                  .pools=${this.pools}
                  .names=${plan.seats.map((_, index) => this.#nameOf(index))}
                  @pools-changed=${({ detail }: CustomEvent<Partial<MatchPlan>>) => this.#change(detail)}
                ></moon-draft-pools>`
            : html`<moon-toggle
                  .on=${plan.atTable ?? false}
                  .label=${newMatchWords.atTable()}
                  .hint=${newMatchWords.atTableHint()}
                  @changed=${({ detail }: CustomEvent<{ on: boolean }>) => this.#change({ atTable: detail.on })}
                ></moon-toggle>
                ${plan.atTable ? html`<p class="soft">${newMatchWords.pickedLater()}</p>` : nothing}`
        }
        ${this.members ? nothing : this.#packs(plan.official ?? false)} ${plan.seats.map((seat, index) => this.#player(seat, index))}
        ${
          plan.beside
            ? html`<moon-figure-clashes
                .lists=${plan.seats.map(({ troupe }, index) => ({ name: this.#nameOf(index), characters: troupe }))}
                .called=${(id: CharacterId) => this.#characters.find((card) => card.id === id)?.name ?? id}
              ></moon-figure-clashes>`
            : nothing
        }
        ${plan.beside ? nothing : this.#boards(plan)}
        <moon-house-rules
          .rules=${plan.options}
          .size=${sizeOf(plan)}
          @rules-changed=${(event: CustomEvent<HouseRules>) => this.#change({ options: event.detail })}
        ></moon-house-rules>
      </div>
      ${this.#foot()}
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-new-match-screen': MoonNewMatchScreen;
  }
}
