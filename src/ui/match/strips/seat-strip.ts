import { ContextProvider, consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../../rules/terms/opening.ts';
import { companionOf } from '../../../words/match/opponents/companions.ts';
import type { Language } from '../../../words/language/locale.ts';
import { glassesWords } from '../../../words/glasses/glasses.ts';
import { matchWords } from '../../../words/match/match.ts';
import { promptText } from '../../../words/match/questions.ts';
import { crystal } from '../../art/crystal.ts';
import { factionSign } from '../../art/factions.ts';
import { icon } from '../../art/icon.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { OtherGlass } from '../../contexts/table/hosting-port.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { emit } from '../../kit/emit.ts';
import { lowHandContext } from '../../kit/tray/low-hand-context.ts';
import { nextFrame } from '../../kit/touch/next-frame.ts';
import { inOwnTask, taskBeforeFrame } from '../../kit/touch/next-task.ts';
import '../../kit/sheets/dialog.ts';
import '../../kit/figures/pennant.ts';
import '../../kit/sheets/read-in.ts';
import { shared } from '../../kit/styles.ts';
import { promptFor } from '../../prompts/prompt-for.ts';
import { coin, coinStyles } from '../../table/coin.ts';
import { Desk } from '../../table/desk.ts';
import { duellists } from '../layout/focus.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { remarkOf } from './remarks.ts';
import { stonesHeld } from '../../../rules/terms/stones-held.ts';
import { isHere } from '../../table/people.ts';
import { counselLine, firstStepLine, ruleLink, traitsButton } from './question-head.ts';
import { questionSentence } from './question-sentence.ts';
import { questionStyles } from './question-styles.ts';
import { copiesButton, goOnHereButton, recallButton, unfoldButton } from './standing-buttons.ts';
import { statusStyles } from './status-styles.ts';
import '../header/undo-button.ts';

/** The number of times that a kind of question is explained. */
const TAUGHT = 2;

/** `wide`: all in one row; `two-rows`: the coins below; `one-row`: all in one row with little room; `bare`: no coins. */
export type StripShape = 'wide' | 'two-rows' | 'one-row' | 'bare';

/**
 * One player's edge of the table: pennant, name, moonstones, models as coins, and the question to the seat. Outside a held tray it depends on public
 * facts alone.
 * @fires sheet `{ model, seat }` a player wants to see a model's card
 * @fires unfolded `{ seat }` a player wants a folded question, or the next question
 * @fires counsel-closed the player has read the advice
 * @fires question-resized
 * @fires go-on-here `{ seat }` the seat's screen is away, and a player wants its questions here
 */
@customElement('moon-seat-strip')
export class MoonSeatStrip extends LitElement {
  static override styles = [shared, coinStyles, questionStyles, statusStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  /** The question to this seat; null: none. */
  @property({ attribute: false }) opening: Opening | null = null;
  @property({ attribute: false }) desk: Desk = new Desk();
  /** The latest events, for this seat to read. */
  @property({ attribute: false }) news: readonly string[] = [];
  /** The advice of the strong computer to this seat; null: it has not asked. */
  @property({ attribute: false }) counsel: string | null = null;
  /** Another seat has the tablet, so the question names this seat. */
  @property({ attribute: false }) named = false;
  @property({ attribute: false }) shape: StripShape = 'wide';
  /** There is no room for the explanation of a question. */
  @property({ attribute: false }) brief = false;
  /** The board does not move for this strip: the question which model to activate leaves the board in sight. */
  @property({ type: Boolean, reflect: true }) low = false;
  /** The strip is at its own edge, and another player reads from another edge. */
  @property({ attribute: false }) edged = false;
  /** The question is a button in the strip until a player opens it. */
  @property({ type: Boolean }) folded = false;
  /** The first render has a task of its own. */
  @property({ type: Boolean }) gradual = false;
  /** The place where the dialog with the question in another language opens: `top` for a reader opposite; null: it is closed. */
  @state() private elsewhere: 'centre' | 'top' | null = null;
  /** True if the player has held a hand before, and so need not be told how to shield it from the others. */
  @state() private hasHeldHand = false;
  readonly #low = new ContextProvider(this, { context: lowHandContext, initialValue: false });
  /** The language in which this seat last read a question; null: none. */
  #tongue: Language | null = null;
  #question: Element | null = null;
  /** Reports a new size of the question while it is answered. */
  readonly #watch = new ResizeObserver(() => emit(this, 'question-resized'));
  /** The number of times that this seat has been asked each kind of question. */
  readonly #questionCounts = new Map<OpeningKind, number>();

  protected override scheduleUpdate(): void | Promise<unknown> {
    // seats that are asked render first, in the frame of the screen, then the board, then the other seats
    return inOwnTask(
      this,
      () => super.scheduleUpdate(),
      () => (this.opening ? taskBeforeFrame() : nextFrame().then(nextFrame)),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#low.setValue(this.edged);
    const kind = this.opening?.kind;
    if (changed.has('opening') && changed.get('opening')?.kind !== kind) this.elsewhere = null;
    if (kind && changed.has('opening') && changed.get('opening')?.kind !== kind)
      this.#questionCounts.set(kind, (this.#questionCounts.get(kind) ?? 0) + 1);
  }

  override updated(): void {
    const question = this.renderRoot.querySelector('.question');
    if (question === this.#question) return;
    this.#watch.disconnect();
    if (question) this.#watch.observe(question);
    else emit(this, 'question-resized');
    this.#question = question;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.#question = null;
  }

  /** The question in another language: what all players may read, without answers. */
  #inAnother(opening: Opening) {
    if (this.elsewhere === null) return nothing;
    const { table, seat } = this;
    return html`<moon-dialog
      open
      .heading=${matchWords.asked([seatName(table, seat)])}
      .side=${this.elsewhere}
      @closed=${() => (this.elsewhere = null)}
    >
      <moon-read-in
        .first=${this.#tongue}
        .say=${() => questionSentence(table, opening)}
        @read=${({ detail }: MoonEvent<'read'>) => (this.#tongue = detail.language)}
      ></moon-read-in>
    </moon-dialog>`;
  }

  /** The other screen that the seat, or its hand, is on; null if all of it is here. */
  get #glass(): OtherGlass | null {
    return this.table.hosting?.glasses.find(({ part, seats }) => part !== 'watch' && seats.includes(this.seat)) ?? null;
  }

  /** An icon of that screen, and the state of its connection. */
  #glassSign({ part, state }: OtherGlass) {
    const name = seatName(this.table, this.seat);
    const words = state === 'away' ? glassesWords.away(name) : state === 'shaky' ? glassesWords.shaky(name) : glassesWords.onAnother();
    return html`<span class="glass" data-state=${state} title=${words}
      >${icon(part === 'hand' ? 'phone' : 'tablet', '1.4em')}<span class="unseen">${words}</span></span
    >`;
  }

  /** True if the question needs no explanation: it has been asked often enough, or there is no room for one. */
  #isTaught({ kind }: Opening, staged: boolean): boolean {
    const isCrowded = staged || this.brief || (this.low && kind === 'activate') || this.counsel !== null;
    return isCrowded || (this.#questionCounts.get(kind) ?? 0) > TAUGHT;
  }

  #languageButton() {
    return html`<button
      type="button"
      class="rule tongue"
      aria-label=${matchWords.inAnother()}
      title=${matchWords.inAnother()}
      @click=${() => (this.elsewhere = getComputedStyle(this).getPropertyValue('--turn').trim() === '180' ? 'top' : 'centre')}
    >
      ${icon('globe', '1.3em')}
    </button>`;
  }

  override render() {
    const { table, seat, opening } = this;
    const glass = this.#glass;
    const view = table.view(null);
    const state = view.order.seats[seat];
    const models = Object.values(view.table.models).filter(({ controller }) => controller === seat);
    const standing = state?.standBy === 'activation' || state?.standBy === 'recall';
    const stones = stonesHeld(view.table, seat);
    const name = seatName(table, seat);
    const level = table.computers?.[seat]?.level;
    const remark = level === undefined || companionOf(level) === null ? null : remarkOf(table.log(null), seat, level);
    const open = (model: ModelId) => emit(this, 'sheet', { model, seat });
    // both players are asked at once and the stage between them says the same, so the room matters more
    const staged = opening !== null && (opening.kind === 'melee-card' || opening.kind === 'critical' || opening.kind === 'follow-up');
    // the stage of a duel shows the news itself
    const duelled = opening === null && duellists(view).length > 0;
    const news =
      this.news.length > 0 && !staged && !duelled
        ? html`<div class="news ${opening ? '' : 'aside'}" aria-hidden="true">${this.news.map((line) => html`<p>${line}</p> `)}</div>`
        : nothing;
    return html`${
        opening && !table.readOnly && !this.folded
          ? html`<section
              class="question ${this.hasHeldHand ? '' : 'shade'}"
              @released=${() => (this.hasHeldHand = true)}
              data-asks=${opening.kind}
              data-question=${this.desk.stamp(opening)}
              aria-label="${matchWords.asked([name])}. ${promptText(opening, namesOf(table))}"
            >
              ${counselLine(this, this.counsel)}
              <div class="signs">${this.#languageButton()}${ruleLink(opening)}</div>
              ${this.#inAnother(opening)}${this.named ? html`<p class="whom"><moon-pennant .seat=${seat}></moon-pennant>${matchWords.asks(name)}</p>` : nothing}${news}${traitsButton(this, table, opening)}${this.#isTaught(opening, staged) ? nothing : firstStepLine(table, opening.kind)}${promptFor(table, opening, this.desk)}
            </section>`
          : news
      }
      <section class="status ${this.shape} ${opening ? 'asked' : ''} ${standing ? 'standing' : ''}" aria-label=${matchWords.seatArea(name)}>
        <div class="who">
          <moon-pennant .seat=${seat}></moon-pennant>${glass ? this.#glassSign(glass) : nothing}<span class="name">${name}</span
          >${remark === null ? nothing : html`<q class="remark">${remark}</q>`}${state?.faction ? html`<span class="faction">${factionSign(state.faction, '30px')}</span>` : nothing}
        </div>
        <span class="stones">${crystal(null, '26px')}${stones}<span class="unseen">${matchWords.stones()}</span></span>
        ${isHere(table, seat) ? html`<moon-undo-button .seat=${seat}></moon-undo-button>` : nothing}
        ${glass?.state === 'away' && !glass.replaced ? goOnHereButton(this, seat) : nothing}${this.folded && !table.readOnly ? unfoldButton(this, seat) : nothing}
        ${state?.conceded ? html`<span class="gone">${matchWords.hasConceded()}</span>` : html`${recallButton(this, table, view, seat)}${copiesButton(this, table, seat)}`}
        <div class="coins">${models.map(({ id }) => coin(table, id, open))}</div>
      </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    'counsel-closed': undefined;
    'go-on-here': { seat: Seat };
    'question-resized': undefined;
    sheet: { model: ModelId; seat: Seat };
    unfolded: { seat: Seat };
  }
  interface HTMLElementTagNameMap {
    'moon-seat-strip': MoonSeatStrip;
  }
}
