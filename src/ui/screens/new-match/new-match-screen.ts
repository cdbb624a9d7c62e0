import { consume } from '@lit/context';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { appWords } from '../../../words/app/app.ts';
import { homeWords } from '../../../words/app/home.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { settingsContext } from '../../contexts/contexts.ts';
import type { DeviceSettings } from '../../contexts/library-port.ts';
import type { NewMatch } from '../../contexts/table/new-match.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/toggle.ts';
import '../../kit/sheets/toast.ts';
import { boardChoice } from './board-choice.ts';
import { boardPictureStyle } from '../board-picture.ts';
import './campaign-evening.ts';
import { shortPool } from './draft-plan.ts';
import './draft-pools.ts';
import { eveningKinds } from './evening-kinds.ts';
import './house-rules.ts';
import { MatchLayout } from './match-layout.ts';
import { MOST_SEATS, choosesAtTable, firstIncompleteSeat, optionsFor, sizeOf } from './match-plan.ts';
import type { MatchPlan, SeatPlan } from './match-plan.ts';
import { newMatchStyles } from './new-match-styles.ts';
import { Screen } from '../../page/screen.ts';
import '../../page/sound-offer.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { boardsHash } from '../../contexts/places.ts';
import '../../cards/figure-clashes.ts';
import { seatPanel } from './seat-panel.ts';
import { draftWords } from '../../../words/match/draft.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { packsWords } from '../../../words/app/making/packs.ts';
import { playedWith } from '../../../words/app/played-with.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import { playable } from '../../troupes/kept-troupe-choice.ts';

/** Lays out a match: its kind of evening, players, troupes, board and rules. @fires start-match `NewMatch` */
@customElement('moon-new-match-screen')
export class MoonNewMatchScreen extends Screen {
  static override styles = [shared, pressable, pageStyles, boardPictureStyle, newMatchStyles];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @property({ type: Boolean }) busy = false;
  /** The id of a saved troupe to play; '' for none. */
  @property() played = '';
  /** The members of the club in which the match is played, the member of this device first; null outside a club. */
  @property({ attribute: false }) members: readonly { id: string; name: string }[] | null = null;
  /** The address of the way back. */
  @property() back = '#/';
  readonly #layout = new MatchLayout(this);

  protected override firstUpdated(): void {
    this.#layout.read();
  }

  /** The choice whether the match leaves out the packs of this device. */
  #packs(official: boolean) {
    const { packs } = this.#layout;
    return packs.length === 0
      ? nothing
      : html`<moon-toggle
          data-do="official"
          .on=${official}
          .label=${packsWords.official()}
          .hint=${official ? packsWords.officialHint() : playedWith(packs)}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#layout.change({ official: detail.on })}
        ></moon-toggle>`;
  }

  /** The choice whether the players pick their troupes at the table; in a club they always do. */
  #laterToggle(atTable: boolean) {
    return html`<moon-toggle
      .on=${atTable}
      .label=${newMatchWords.atTable()}
      .hint=${newMatchWords.atTableHint()}
      @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#layout.change({ atTable: detail.on })}
    ></moon-toggle>`;
  }

  #player(seat: SeatPlan, index: number) {
    const layout = this.#layout;
    const { characters, known, catalogue, troupes, plan } = layout;
    return seatPanel(
      {
        characters,
        known,
        catalogue,
        troupes: catalogue ? troupes.filter((troupe) => playable(troupe, catalogue)) : troupes,
        at: index,
        seat,
        called: layout.nameOf(index),
        options: plan.options,
        size: sizeOf(plan),
        choosesAtTable: choosesAtTable(plan),
        people: plan.beside ?? false,
        members: this.members,
      },
      {
        change: (change, settle) => layout.changeSeat(index, change, settle),
        take: (troupe) => layout.take(index, troupe),
        seat: (level) => layout.changePlayer(index, level),
      },
    );
  }

  #boards(plan: MatchPlan) {
    return html`<section aria-labelledby="board">
      <h2 id="board">${newMatchWords.board()}</h2>
      <div class="boards">
        ${this.library.boards.map((board) => boardChoice(board, plan.board === board.id, () => this.#layout.change({ board: board.id })))}
      </div>
      <a class="more" href=${boardsHash()}>${newMatchWords.moreBoards()}</a>
    </section>`;
  }

  #foot() {
    const { plan, characters } = this.#layout;
    const missing = firstIncompleteSeat(plan);
    const short = shortPool(plan, sizeOf(plan), characters);
    const text = short ? draftWords.short(short.pool.name, short.size, short.leastSize) : newMatchWords.ready();
    return html`<div slot="foot" class="row spread">
      <span aria-live="polite">${missing ? newMatchWords.missing(this.#layout.nameOf(missing.seat), missing.count) : text}</span>
      <moon-button
        tone="question"
        icon="play"
        ?disabled=${missing !== null || short !== null || this.busy}
        @click=${() => emit(this, 'start-match', this.#layout.newMatch())}
        >${this.busy ? homeWords.starting() : newMatchWords.start()}</moon-button
      >
    </div>`;
  }

  override render() {
    const layout = this.#layout;
    const { plan } = layout;
    const counts = Array.from({ length: MOST_SEATS - 1 }, (_, index) => ({ id: String(index + 2), label: String(index + 2) }));
    return html`<moon-page footed .heading=${newMatchWords.heading()} .back=${this.back}>
      <div class="stack">
        <slot></slot>
        ${layout.isUnread ? html`<moon-toast .closable=${false}>${appWords.notRead()}</moon-toast>` : nothing}
        <moon-sound-offer></moon-sound-offer>
        <div class="row spread" ?hidden=${this.members !== null}>
          <h2>${spokenWords.where()}</h2>
          <moon-segmented
            .label=${spokenWords.where()}
            .selected=${plan.beside ? 'beside' : 'glass'}
            .segments=${[
              { id: 'glass', label: spokenWords.onGlass() },
              { id: 'beside', label: spokenWords.beside() },
            ]}
            @chosen=${({ detail }: MoonEvent<'chosen'>) => layout.changeTable(detail.id === 'beside')}
          ></moon-segmented>
        </div>
        ${plan.beside ? html`<p class="soft">${spokenWords.besideMeans()}</p>` : nothing}
        ${eveningKinds(plan.kind, (kind) => layout.change({ kind, options: optionsFor(kind) }))}
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
            @chosen=${(event: MoonEvent<'chosen'>) => layout.changeCount(Number(event.detail.id))}
          ></moon-segmented>
        </div>
        ${
          plan.options.draft
            ? html`<p class="soft">${newMatchWords.drafted()}</p>
                <moon-draft-pools
                  .plan=${plan}
                  .pools=${layout.pools}
                  .names=${plan.seats.map((_, index) => layout.nameOf(index))}
                  @pools-changed=${({ detail }: MoonEvent<'pools-changed', Partial<MatchPlan>>) => layout.change(detail)}
                ></moon-draft-pools>`
            : html`${this.members ? nothing : this.#laterToggle(plan.atTable ?? false)}
              ${plan.atTable ? html`<p class="soft">${newMatchWords.pickedLater()}</p>` : nothing}`
        }
        ${this.members ? nothing : this.#packs(plan.official ?? false)} ${plan.seats.map((seat, index) => this.#player(seat, index))}
        ${
          plan.beside
            ? html`<moon-figure-clashes
                .lists=${plan.seats.map(({ troupe }, index) => ({ name: layout.nameOf(index), characters: troupe }))}
                .called=${(id: CharacterId) => layout.characters.find((card) => card.id === id)?.name ?? id}
              ></moon-figure-clashes>`
            : nothing
        }
        ${plan.beside ? nothing : this.#boards(plan)}
        <moon-house-rules
          .rules=${plan.options}
          .size=${sizeOf(plan)}
          @rules-changed=${(event: MoonEvent<'rules-changed'>) => layout.change({ options: event.detail })}
        ></moon-house-rules>
      </div>
      ${this.#foot()}
    </moon-page>`;
  }
}

declare global {
  interface MoonriseEvents {
    'start-match': NewMatch;
  }
  interface HTMLElementTagNameMap {
    'moon-new-match-screen': MoonNewMatchScreen;
  }
}
