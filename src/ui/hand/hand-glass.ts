import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../rules/terms/opening.ts';
import { TURNS } from '../../rules/terms/match-end.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { onSpoken } from '../../words/language/locale.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { cardWords } from '../../words/match/match-cards.ts';
import { firstStep } from '../../words/match/first-steps.ts';
import { duelWords } from '../../words/match/match-duels.ts';
import { matchWords } from '../../words/match/match.ts';
import { promptText } from '../../words/match/questions.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import '../cards/deck/card-hand.ts';
import type { HeldCard } from '../cards/deck/card-hand.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import { aloneContext } from '../kit/tray/alone-context.ts';
import '../kit/sheets/cover.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import '../kit/figures/pennant.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { wholeWords } from '../kit/sheets/whole-words.ts';
import { isLoud, linesOf } from '../log/lines.ts';
import '../prompts/cards/card-window-prompt.ts';
import { ownCards } from '../prompts/acting/own-cards.ts';
import { promptFor } from '../prompts/prompt-for.ts';
import { cardDetail, cardName } from '../prompts/cards/table-card-list.ts';
import '../match/model-sheet.ts';
import '../match/header/round-clock.ts';
import { sense } from '../senses/senses.ts';
import { isLeftHanded } from '../theme/theme.ts';
import { coin, coinStyles } from '../table/coin.ts';
import { Desk, deskContext } from '../table/desk.ts';
import { arcaneHand, meleeHand, withKept } from '../table/hands.ts';
import { modelName, namesOf, seatName } from '../table/names.ts';
import { seatsHere } from '../table/people.ts';
import { whereAsked } from '../table/where-asked.ts';
import { handStyles } from './hand-styles.ts';

/** True if a player may play a card at this question, which is answered at the board otherwise. */
const isPlayedInto = (opening: Opening): boolean => opening.kind === 'activate' || (opening.kind === 'act' && opening.by === undefined);

/** Prompts of these kinds show the hand themselves. */
const SHOWN: readonly OpeningKind[] = ['melee-card', 'follow-up', 'claim', 'replace', 'call', 'going-for-it', 'card'];

/** The most lines of news above a question. */
const MOST = 3;

/**
 * The cards of a seat whose board is on another screen: the cards are shown open, and questions to a hand are answered here.
 * @fires leave
 */
@customElement('moon-hand-glass')
export class MoonHandGlass extends LitElement {
  static override styles = [shared, coinStyles, handStyles];
  @property({ attribute: false }) table!: TablePort;
  @state() private refused: Reason | null = null;
  /** If the screen has several seats: the seat whose hand is wanted, and the seat whose player has the phone; null: not chosen. */
  @state() private wantedSeat: Seat | null = null;
  @state() private holder: Seat | null = null;
  @state() private sheet: ModelId | null = null;
  /** The player chooses a card to play, while the question is asked at the board. */
  @state() private cards = false;
  readonly #desk = new Desk();
  readonly #tableProvider = new ContextProvider(this, { context: tableContext });
  #news: readonly string[] = [];
  #questionKey = '';
  #unsubscribers: (() => void)[] = [];

  constructor() {
    super();
    new ContextProvider(this, { context: deskContext, initialValue: this.#desk });
    new ContextProvider(this, { context: aloneContext, initialValue: true });
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus({ preventScroll: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  #leave(): void {
    for (const unsubscribe of this.#unsubscribers.splice(0)) unsubscribe();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('table') || this.#unsubscribers.length === 0) this.#sit();
    this.#tableProvider.setValue(this.table, true);
    this.toggleAttribute('left', isLeftHanded());
  }

  #sit(): void {
    this.#leave();
    const { table } = this;
    const { ahead } = this.#desk;
    ahead.forget();
    this.#desk.onLaid = (seat, lies) => table.lay?.(seat, lies);
    // a screen that connects again shows the news it has missed
    const last = table.log(null).findLast((entry) => isLoud(entry));
    this.#news = last ? linesOf(table, last).slice(-MOST) : [];
    this.#unsubscribers = [
      table.subscribe((entry) => this.#heard(entry)),
      onSpoken(() => this.requestUpdate()),
      this.#desk.listen(() => this.requestUpdate()),
    ];
  }

  #heard(entry: LogEntry | null): void {
    if (entry) {
      if (isLoud(entry)) this.#news = linesOf(this.table, entry).slice(-MOST);
      if (entry.seat !== null) this.#desk.heard(entry.seat);
      sense(entry.events);
      this.refused = null;
      this.cards = false;
      this.wantedSeat = null;
    }
    void this.#desk.ahead.sendNext(this.table);
    this.requestUpdate();
  }

  /** The questions to the seats at this screen. */
  #openings(): Opening[] {
    const seats = seatsHere(this.table);
    return this.table.openings().filter(({ seat }) => seats.includes(seat));
  }

  /** The hand of a seat. */
  #cardsOf(seat: Seat): HeldCard[] {
    const { table } = this;
    const view = table.view(seat);
    const duel = view.stack.findLast((frame) => frame.kind === 'melee' || frame.kind === 'arcane');
    if (duel?.kind === 'melee') {
      const side = (['attacker', 'defender'] as const).find((candidate) => duel.seats[candidate] === seat);
      return side ? meleeHand(table, duel.hands[side].cards ?? []) : [];
    }
    if (duel?.kind !== 'arcane') return arcaneHand(withKept(view, null));
    return arcaneHand(withKept(view, duel.seat === seat ? duel.hand.cards : duel.resisting === seat ? duel.resist.cards : null));
  }

  #hand(seat: Seat): TemplateResult {
    const { table } = this;
    const hand = this.#cardsOf(seat);
    const cards = table.view(seat).order.seats[seat]?.cards.cards ?? [];
    return html`${
      hand.length > 0
        ? html`<moon-card-hand readonly layout="row" .cards=${hand} aria-label=${duelWords.handOf(seatName(table, seat))}></moon-card-hand>`
        : html`<p class="soft">${glassesWords.noCards()}</p>`
    }
    ${
      cards.length > 0
        ? html`<h2>${cardWords.own()}</h2>
            <ul>
              ${cards.map((id) => html`<li><b>${cardName(id)}</b> ${cardDetail(table, id)}</li>`)}
            </ul>`
        : nothing
    }`;
  }

  /** The turn, and the model that is active. */
  #turn(): string {
    const { order } = this.table.view(null);
    const turn =
      order.turn === 0 ? matchWords.beforeTurns() : order.suddenDeath ? matchWords.suddenDeath() : matchWords.turn(order.turn, TURNS);
    return order.active ? `${turn} · ${matchWords.activationOf(modelName(this.table, order.active))}` : turn;
  }

  /** The models of a seat; a tap opens a model's card. */
  #models(seat: Seat): TemplateResult {
    const { table } = this;
    const models = Object.values(table.view(null).table.models).filter(({ controller }) => controller === seat);
    const open = (model: ModelId): void => void (this.sheet = model);
    return html`<div class="models">
        ${models.map(
          ({ id }) =>
            html`<div class="model">
              ${coin(table, id, open)}<span aria-hidden="true" @click=${() => open(id)}>${modelName(table, id)}</span>
            </div>`,
        )}
      </div>
      <moon-model-sheet .model=${this.sheet} @closed=${() => (this.sheet = null)}></moon-model-sheet>`;
  }

  /** Text for a seat with nothing to answer here: the result, its question at the board, or the players who are asked. */
  #waits(seat: Seat): TemplateResult {
    const { table } = this;
    const { order } = table.view(null);
    if (order.result)
      return html`<p class="waits">
        ${order.result.winner === 'draw' ? matchWords.draw() : matchWords.wins(seatName(table, order.result.winner))}
      </p>`;
    const pointed = table.openings().find((opening) => opening.seat === seat);
    if (pointed && this.cards)
      return html`<section class="question" data-asks=${pointed.kind} data-seat=${seat}>
        <moon-card-window-prompt
          .table=${table}
          .opening=${pointed}
          .desk=${this.#desk}
          @cancelled=${() => (this.cards = false)}
        ></moon-card-window-prompt>
      </section>`;
    if (pointed)
      return html`<div class="waits own">
        <p>${glassesWords.onBoard()}</p>
        <p class="which">${promptText(pointed, namesOf(table))}</p>
        ${isPlayedInto(pointed) ? ownCards(table, seat, () => (this.cards = true)) : nothing}
      </div>`;
    const asked = [...new Set(table.openings().map((opening) => seatName(table, opening.seat)))];
    return html`<p class="waits">${asked.length === 0 ? '…' : matchWords.asked(asked)}</p>`;
  }

  /** The phone goes to another player: the document contains no cards of any hand. */
  #cover(seat: Seat, name: string) {
    return html`<moon-cover .open=${true} confirm-label=${matchWords.isSeat(name)} @confirmed=${() => (this.holder = seat)}
      >${wholeWords(glassesWords.handOf(name))}</moon-cover
    >`;
  }

  /** In a first match: what a player who has read no rules needs to know about this question. */
  #firstStep({ kind }: Opening) {
    const words = this.table.first ? firstStep(kind) : null;
    return words === null ? nothing : html`<p class="first-step">${words}</p>`;
  }

  #tremble(openings: readonly Opening[]): void {
    const questions = openings.filter((opening) => whereAsked(opening) !== 'board');
    const key = JSON.stringify(questions);
    if (key === this.#questionKey) return;
    this.#questionKey = key;
    if (questions.length > 0 && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
  }

  override render() {
    const { table } = this;
    const seats = seatsHere(table);
    const openings = this.#openings();
    const asked = openings.find(
      (opening) => whereAsked(opening) !== 'board' && (this.wantedSeat === null || opening.seat === this.wantedSeat),
    );
    const seat = this.wantedSeat ?? asked?.seat ?? openings[0]?.seat ?? seats[0] ?? 0;
    const name = seatName(table, seat);
    this.#tremble(openings);
    if (seats.length > 1 && seat !== this.holder) return this.#cover(seat, name);
    const troubled = table.readOnly ?? table.troubled ?? null;
    return html`<header>
        <moon-pennant .seat=${seat}></moon-pennant>
        <div class="who">
          <h1 tabindex="-1">${name}</h1>
          <p class="turn">${this.#turn()}</p>
        </div>
        ${
          seats.length > 1
            ? seats.map(
                (choice) =>
                  html`<button type="button" class="seat" aria-pressed=${choice === seat} @click=${() => (this.wantedSeat = choice)}>
                    <moon-pennant .seat=${choice} .label=${seatName(table, choice)}></moon-pennant>
                  </button>`,
              )
            : nothing
        }
        <moon-round-clock narrow .endsAt=${table.view(null).order.result ? null : (table.roundEnds ?? null)}></moon-round-clock>
        <moon-icon-button icon="campfire" .label=${matchWords.leave()} @click=${() => emit(this, 'leave')}></moon-icon-button>
      </header>
      <main class=${asked && SHOWN.includes(asked.kind) ? 'asked' : ''} aria-label=${glassesWords.handOf(name)}>
        ${troubled === null ? nothing : html`<moon-toast tone="news" .closable=${false}>${troubled}</moon-toast>`}
        ${asked && SHOWN.includes(asked.kind) ? nothing : html`<div class="hand">${this.#hand(seat)}</div>`} ${this.#models(seat)}
        ${this.#news.length === 0 ? nothing : html`<div class="lately" role="status">${this.#news.map((line) => html`<p class="news">${line}</p>`)}</div>`}
      </main>
      ${
        asked && table.readOnly === null
          ? html`<section
              class="question"
              data-asks=${asked.kind}
              data-seat=${asked.seat}
              data-question=${this.#desk.stamp(asked)}
              aria-label="${matchWords.asked([name])}. ${promptText(asked, namesOf(table))}"
              @refusal=${({ detail }: MoonEvent<'refusal'>) => (this.refused = detail.reason)}
            >
              ${this.refused ? html`<p class="wrong" role="alert">${reasonText(this.refused)}</p>` : nothing}${this.#firstStep(asked)}${promptFor(table, asked, this.#desk)}
            </section>`
          : this.#waits(seat)
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-hand-glass': MoonHandGlass;
  }
}
