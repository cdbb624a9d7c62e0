import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { duelWords } from '../../words/match/match-duels.ts';
import { arcaneCardName } from '../../words/names/arcane-cards.ts';
import { trainerWords } from '../../words/match/opponents/trainer.ts';
import '../cards/deck/arcane-card.ts';
import type { CallRound, ClaimEnd, ClaimRound } from '../contexts/learning/trainer-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { linesOf } from '../log/lines.ts';
import { besideOf, cardOf } from '../table/card-of.ts';
import { abilityName, modelName } from '../table/names.ts';
import { arcaneOf } from '../table/hands.ts';
import { abilityLines, abilityPlayed } from '../prompts/outcomes/outcomes.ts';
import { tenCards, tenCardsStyles } from '../prompts/cards/ten-cards.ts';
import { characterCoin } from '../cards/coin.ts';
import { boutShapeStyles } from './bout-shape-styles.ts';
import { boutStyles } from './bout-styles.ts';

/**
 * A round of the arcane trainer: a claim to believe or doubt, or one to make, and the truth.
 * @fires played `{ won }`
 * @fires go-on
 * @fires skip for another hand
 */
@customElement('moon-arcane-bout')
export class MoonArcaneBout extends LitElement {
  static override styles = [shared, boutStyles, boutShapeStyles, tenCardsStyles];
  @property({ attribute: false }) round!: CallRound | ClaimRound;
  /** The text of the button that goes on. */
  @property() onward = '';
  @state() private picked: number | null = null;
  @state() private as: ArcaneCard | null = null;
  @state() private end: ClaimEnd | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('round')) return;
    this.picked = null;
    this.as = null;
    this.end = null;
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('end') && this.end) this.renderRoot.querySelector('.end')?.scrollIntoView({ block: 'nearest' });
  }

  #ended(end: ClaimEnd) {
    this.end = end;
    emit(this, 'played', { won: end.won });
  }

  #say() {
    const { round, picked, as } = this;
    const card = picked === null ? undefined : round.hand[picked];
    if (round.of === 'claim' && card && as && !this.end) this.#ended(round.claim(card, as));
  }

  /** The originator, its ability and its target, with the claimed card between them. */
  #arena() {
    const { round, end } = this;
    const { table } = round;
    const frame = arcaneOf(table.view(null));
    if (!frame) return nothing;
    const ability = abilityPlayed(table, frame);
    const [target = ''] = frame.declared.targets ?? [];
    const character = cardOf(table, frame.model);
    const name = modelName(table, frame.model);
    const claimed = end?.claimed ?? (round.of === 'call' ? round.claimed : null);
    const arcaneCard = round.of === 'claim' && this.picked !== null ? (round.hand[this.picked] ?? null) : null;
    const shown = end ? end.lay : round.of === 'claim' ? arcaneCard : null;
    return html`<div class="arena arcane ${end ? 'ended' : ''}">
      <section class="side">
        <div class="who">
          <p class="name">${character ? characterCoin(character) : nothing}${name}</p>
          <p class="small">${trainerWords.uses(name, abilityName(table, frame.model, frame.ability), modelName(table, target))}</p>
          ${ability && !end ? html`<p class="small soft text" lang=${cardTongue()}>${abilityLines(ability, besideOf(table, frame.model))}</p>` : nothing}
        </div>
      </section>
      <section class="side ${round.of === 'claim' ? 'own' : ''}">
        ${shown ? html`<moon-arcane-card card=${shown}></moon-arcane-card>` : round.of === 'call' ? html`<moon-arcane-card></moon-arcane-card>` : html`<span class="empty">${trainerWords.yourCard()}</span>`}
        <div class="who">${claimed ? html`<p class="name">${trainerWords.says(name, arcaneCardName(claimed))}</p>` : nothing}</div>
      </section>
    </div>`;
  }

  #hand() {
    const { round, picked, end } = this;
    const fixed = round.of === 'call' || end !== null;
    return html`<section aria-label=${trainerWords.yourHand()}>
      <p class="small soft hand-name">${trainerWords.yourHand()}</p>
      <div class="hand">
        ${round.hand.map((card, index) =>
          fixed
            ? html`<moon-arcane-card .card=${card}></moon-arcane-card>`
            : html`<button
                type="button"
                class="held"
                data-id=${`${index}:${card}`}
                aria-pressed=${picked === index}
                aria-label=${arcaneCardName(card)}
                @click=${() => (this.picked = index)}
              >
                <moon-arcane-card .card=${card} aria-hidden="true"></moon-arcane-card>
              </button>`,
        )}
      </div>
    </section>`;
  }

  /** The sentence about the end of the round. */
  #verdict({ won, called }: ClaimEnd): string {
    if (this.round.of === 'call') return won ? trainerWords.right() : trainerWords.wrong();
    return called === 'ok' ? trainerWords.believed() : trainerWords.doubted();
  }

  #came(end: ClaimEnd) {
    const { lay, claimed, identity, replaced, odds, mayRepeat, won, came } = end;
    const lines = linesOf(this.round.table, came);
    const mayAgain = mayRepeat && this.round.of === 'claim';
    return html`<div class="end" role="status">
      <p class="verdict ${won ? 'won' : ''}">
        ${this.#verdict(end)} ${this.round.of === 'claim' && won ? trainerWords.wonRound() : nothing}
      </p>
      <div class="sums">
        <p>
          ${lay === claimed ? trainerWords.isTrue(arcaneCardName(lay)) : trainerWords.isLie(arcaneCardName(lay))}
          ${replaced ? trainerWords.replaced(arcaneCardName(identity)) : trainerWords.counts(arcaneCardName(identity))}
        </p>
        ${lines.length === 0 ? html`<p>${trainerWords.nothingCame()}</p>` : lines.map((line) => html`<p>${line}</p>`)}
        ${mayAgain ? html`<p>${trainerWords.mayAgain()}</p>` : nothing}
      </div>
      <p class="small soft">${this.round.of === 'call' ? trainerWords.youSaw() : trainerWords.partnerSaw()}</p>
      <div class="sums small">
        <p>${trainerWords.counting(odds.card, odds.inDeck, odds.inHand, odds.remaining)}</p>
        <p>${odds.remaining === 0 ? trainerWords.cannot() : trainerWords.chance(odds.drawn, odds.unseen, odds.percent)}</p>
      </div>
    </div>`;
  }

  #ask() {
    const { round } = this;
    if (round.of === 'call') return this.#hand();
    const frame = arcaneOf(round.table.view(null));
    return html`${this.#hand()}
      <h3>${this.as ? duelWords.claimSure(arcaneCardName(this.as)) : duelWords.claimAs()}</h3>
      ${tenCards(frame && abilityPlayed(round.table, frame), this.as, (card) => (this.as = card))}`;
  }

  #answers() {
    const { round } = this;
    if (round.of === 'claim')
      return html`<moon-button tone="question" ?disabled=${this.picked === null || this.as === null} @click=${() => this.#say()}
        >${duelWords.say()}</moon-button
      >`;
    return html`<moon-button tone="question" icon="eye" @click=${() => this.#ended(round.call('bluff'))}>${duelWords.bluff()}</moon-button>
      <moon-button tone="question" icon="check" @click=${() => this.#ended(round.call('ok'))}>${duelWords.ok()}</moon-button>`;
  }

  override render() {
    const { end } = this;
    return html`${this.#arena()}
      <div class="asked">${end ? this.#came(end) : this.#ask()}</div>
      <div class="do">
        ${
          end
            ? html`<moon-button tone="question" icon="skip-on" @click=${() => emit(this, 'go-on')}>${this.onward}</moon-button>`
            : html`<moon-button tone="quiet" @click=${() => emit(this, 'skip')}>${trainerWords.skip()}</moon-button>${this.#answers()}`
        }
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    played: { won: boolean };
  }
  interface HTMLElementTagNameMap {
    'moon-arcane-bout': MoonArcaneBout;
  }
}
