import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { adjustLines, adjustWords } from '../../words/match/log/adjust.ts';
import { adjustTableWords } from '../../words/match/log/adjust-table.ts';
import { tableAidWords } from '../../words/match/table-aids.ts';
import { matchWords } from '../../words/match/match.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { sentence } from '../../words/language/sentences.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import { Desk } from '../table/desk.ts';
import { namesOf, seatName } from '../table/names.ts';
import { seatsHere } from '../table/people.ts';
import { isSpoken } from '../table/is-spoken.ts';
import { adjustStyles } from './adjust-styles.ts';
import { AdjustedTable } from './adjusted-table.ts';
import { nothingAdjusted, adjustmentInDecision, withSeat, withTerrain } from './adjustment.ts';
import type { Adjustment, LureChange, MarkerChange, ModelChange } from './adjustment.ts';
import { adjustRings } from './adjust-rings.ts';
import { flagField } from './fields.ts';
import { lureFields, seenLures } from './lure-fields.ts';
import { markerFields, terrainFields } from './marker-fields.ts';
import { orderFields } from './order-fields.ts';
import { modelFields } from './model-fields.ts';
import { picker, type AdjustTarget } from './picker.ts';
import { seatFields } from './seat-fields.ts';
import { stoneFields } from './stone-fields.ts';

/** The place of a thing in a match beside the table, where the app has no board. */
const NOWHERE: BoardPoint = { x: 0, y: 0 };

/**
 * The players overrule the match: they correct models, moonstones and the turn in a draft that is proposed to the other players.
 * @fires closed
 */
@customElement('moon-adjust-panel')
export class MoonAdjustPanel extends LitElement {
  static override styles = [shared, adjustStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk: Desk = new Desk();
  @state() private decider: Seat = 0;
  @state() private draft: Adjustment = nothingAdjusted;
  @state() private chosen: AdjustTarget = null;
  /** The place that is planned for the chosen thing and not yet confirmed; null: none. */
  @state() private plan: BoardPoint | null = null;
  @state() private placing = false;
  @state() private refused: Reason | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      this.decider = seatsHere(this.table)[0] ?? 0;
      this.#ask();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  get #view() {
    return this.table.view(null);
  }

  get #adjusted(): AdjustedTable {
    return new AdjustedTable(this.table, this.draft);
  }

  #with(point: BoardPoint): Adjustment {
    return this.#adjusted.placed(this.chosen, point);
  }

  /** Tells the board what taps mean now: choosing a thing, or placing the chosen one. */
  #ask() {
    const { chosen, placing } = this;
    const judge = (point: BoardPoint): Reason | null => this.#judge(this.#with(point));
    this.desk.ask(this, {
      seat: this.decider,
      rings: adjustRings(this.table, this.draft),
      mode: placing && chosen ? this.#adjusted.spot(chosen, judge) : { kind: 'idle' },
      on: {
        'model-tapped': ({ model }) => this.#choose({ model }),
        'stone-tapped': ({ stone }) => this.#choose({ stone }),
        'piece-tapped': ({ piece }) => this.#choose({ terrain: piece }),
        'place-planned': ({ at, refused }) => {
          this.plan = at;
          this.refused = refused;
        },
        'plan-cleared': () => (this.plan = null),
      },
    });
  }

  #choose(chosen: AdjustTarget) {
    this.chosen = chosen;
    this.plan = null;
    this.placing = false;
    this.refused = null;
    this.#ask();
  }

  #set(draft: Adjustment) {
    this.draft = draft;
    this.plan = null;
    this.placing = false;
    this.refused = this.#empty(draft) ? null : this.#judge(draft);
    this.#ask();
  }

  #empty(draft: Adjustment): boolean {
    return Object.keys(adjustmentInDecision(draft)).length === 0;
  }

  #judge(draft: Adjustment): Reason | null {
    return this.#empty(draft) ? null : this.table.judge({ seat: this.decider, kind: 'adjust', set: adjustmentInDecision(draft) });
  }

  async #propose() {
    this.refused = await this.table.decide({ seat: this.decider, kind: 'adjust', set: adjustmentInDecision(this.draft) });
    if (!this.refused) emit(this, 'closed');
  }

  /** The button to move the chosen thing; in a match beside the table there is no board to move it on. */
  #place(words = adjustWords.move()) {
    if (isSpoken(this.table)) return nothing;
    return html`<moon-button icon="hand" @click=${() => ((this.placing = true), this.#ask())}>${words}</moon-button>`;
  }

  /** The button to add a thing in a match beside the table: the thing is on the board, without a place. */
  #lay(set: (change: { at: BoardPoint }) => void) {
    if (!isSpoken(this.table)) return nothing;
    return html`<moon-button icon="hand" @click=${() => set({ at: NOWHERE })}>${tableAidWords.stands()}</moon-button>`;
  }

  /** While a thing is being placed, one row replaces the panel: the board needs the room. */
  #placing() {
    const { plan, refused } = this;
    return html`<div class="row placing">
      <span aria-live="polite">${plan && refused ? reasonText(refused) : adjustWords.moving()}</span>
      <moon-button tone="quiet" @click=${() => this.#set(this.draft)}>${matchWords.cancel()}</moon-button>
      <moon-button tone="question" icon="check" ?disabled=${!plan || refused !== null} @click=${() => plan && this.#set(this.#with(plan))}
        >${adjustWords.there()}</moon-button
      >
    </div>`;
  }

  #fields(chosen: NonNullable<AdjustTarget>) {
    const { table, draft } = this;
    const adjusted = this.#adjusted;
    if ('seat' in chosen) {
      const { seat } = chosen;
      return seatFields(table, seat, draft.seats[seat] ?? {}, (change) => this.#set(withSeat(draft, seat, change)));
    }
    if ('terrain' in chosen) {
      const { terrain: id } = chosen;
      return html`${this.#place()} ${terrainFields(draft.terrain[id] ?? {}, (change) => this.#set(withTerrain(draft, id, change)))}`;
    }
    if ('lure' in chosen) {
      const change = draft.lures[chosen.lure] ?? {};
      const isThere = change.at !== undefined || seenLures(table).some(({ id }) => id === chosen.lure);
      const set = (next: LureChange): void => this.#set(adjusted.lureWith(chosen, next));
      return html`${this.#place(isThere ? undefined : adjustTableWords.place())} ${isThere ? nothing : this.#lay(set)}
      ${isThere ? lureFields(change, set) : nothing}`;
    }
    if ('marker' in chosen) {
      const { marker: id } = chosen;
      const change = draft.markers[id] ?? {};
      const isThere = change.at !== undefined || this.#view.table.markers?.some((marker) => marker.id === id) === true;
      const set = (next: MarkerChange): void => this.#set(adjusted.markerWith(id, next));
      return html`${this.#place(isThere ? undefined : adjustTableWords.place())} ${isThere ? nothing : this.#lay(set)}
      ${isThere ? markerFields(table, adjusted.marker(id), change, set) : nothing}`;
    }
    if ('stone' in chosen) {
      const { stone: id } = chosen;
      const stone = adjusted.stone(id);
      return stone ? html`${this.#place()} ${stoneFields(table, stone, (change) => this.#set(adjusted.stoneWith(id, change)))}` : nothing;
    }
    const { model: id } = chosen;
    const model = adjusted.model(id);
    const set = (change: ModelChange): void => this.#set(adjusted.modelWith(id, change));
    return model ? html`${this.#place()} ${modelFields({ table, model, change: draft.models[id] ?? {}, set })}` : nothing;
  }

  /** The toggle that ends the procedures under way. */
  #underWay() {
    const { stack } = this.#view;
    const [game] = stack;
    if (stack.length < 2 && !(game?.kind === 'game' && game.announced)) return nothing;
    return flagField(adjustWords.breakOff(), this.draft.breakOff, (breakOff) => this.#set({ ...this.draft, breakOff }));
  }

  #changes() {
    const { table, order } = this.#view;
    const lines = adjustLines(adjustmentInDecision(this.draft), namesOf(this.table), { ...table, turn: order.turn });
    return html`<section aria-label=${adjustWords.changes()} aria-live="polite">
      <h3>${adjustWords.changes()}</h3>
      ${
        lines.length === 0
          ? html`<p class="soft">${adjustWords.none()}</p>`
          : html`<ul>
              ${lines.map((line) => html`<li>${sentence(line)}</li>`)}
            </ul>`
      }
      ${this.refused ? html`<p class="wrong">${reasonText(this.refused)}</p>` : nothing}
    </section>`;
  }

  #all() {
    const { table, chosen, draft } = this;
    return html`<div class="body">
        <p class="soft">${adjustWords.text()}</p>
        <div class="field">
          <span>${adjustWords.asks()}</span>
          <moon-segmented
            .label=${adjustWords.asks()}
            .selected=${String(this.decider)}
            .segments=${table.seats
              .flatMap((_, seat) => (table.elsewhere?.includes(seat) ? [] : [seat]))
              .map((seat) => ({ id: String(seat), label: seatName(table, seat) }))}
            @chosen=${({ detail }: MoonEvent<'chosen'>) => ((this.decider = Number(detail.id)), this.#set(this.draft))}
          ></moon-segmented>
        </div>
        ${picker(table, chosen, (candidate) => this.#choose(candidate))} ${chosen === null ? nothing : this.#fields(chosen)}
        ${this.#underWay()} ${orderFields(table, draft, (next) => this.#set(next))} ${this.#changes()}
      </div>
      <footer>
        <moon-button tone="quiet" @click=${() => emit(this, 'closed')}>${adjustWords.cancel()}</moon-button>
        <moon-button
          tone="question"
          icon="people"
          ?disabled=${this.#empty(draft) || this.refused !== null}
          @click=${() => void this.#propose()}
          >${adjustWords.propose()}</moon-button
        >
      </footer>`;
  }

  override render() {
    return html`<section class="panel" aria-label=${adjustWords.heading()}>
      <header>
        <h2>${adjustWords.heading()}</h2>
        <moon-icon-button icon="close" .label=${adjustWords.cancel()} @click=${() => emit(this, 'closed')}></moon-icon-button>
      </header>
      ${this.placing ? this.#placing() : this.#all()}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-adjust-panel': MoonAdjustPanel;
  }
}
