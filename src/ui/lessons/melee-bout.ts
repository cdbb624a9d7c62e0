import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../rules/terms/decks.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { abilityText } from '../../words/cards/abilities.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { meleeCardName } from '../../words/names/melee-cards.ts';
import { headed } from '../../words/language/sentences.ts';
import { sumText } from '../../words/language/sums.ts';
import { trainerWords } from '../../words/match/opponents/trainer.ts';
import '../cards/deck/melee-card.ts';
import { shownDeal } from '../cards/deck/shown-deal.ts';
import type { TrainerBlow, Exchange, MeleeTraining } from '../contexts/learning/trainer-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { cardOf } from '../table/card-of.ts';
import { modelName, namesOf } from '../table/names.ts';
import { characterCoin } from '../cards/coin.ts';
import { boutShapeStyles } from './bout-shape-styles.ts';
import { boutStyles } from './bout-styles.ts';

/**
 * A round of the melee trainer: a hand, an enemy card face up or face down, and the result of the played card.
 * @fires played `{ won }`
 * @fires go-on
 * @fires skip for another hand
 */
@customElement('moon-melee-bout')
export class MoonMeleeBout extends LitElement {
  static override styles = [shared, boutStyles, boutShapeStyles];
  @property({ attribute: false }) round!: MeleeTraining;
  /** The text of the button that goes on. */
  @property() onward = '';
  /** True if the deciding cell of the deal tables is marked before a card is played. */
  @property({ type: Boolean }) marked = false;
  @state() private picked: MeleeCard | null = null;
  @state() private end: Exchange | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('round')) return;
    this.picked = null;
    this.end = null;
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('end') && this.end) this.renderRoot.querySelector('.end')?.scrollIntoView({ block: 'nearest' });
  }

  #lay() {
    const { picked } = this;
    if (picked === null || this.end) return;
    this.end = this.round.lay(picked);
    emit(this, 'played', { won: this.end.won });
  }

  #face(card: MeleeCard, against: MeleeCard | null) {
    const { types, deal } = this.round.table.meleeFaces[card];
    return html`<moon-melee-card .card=${card} .types=${types} .deal=${shownDeal(deal)} .against=${against}></moon-melee-card>`;
  }

  /** The abilities of a fighter that change the damage it deals or suffers. */
  #gear(character: Character) {
    const gear = character.abilities.filter(
      (ability) =>
        ability.kind === 'passive' &&
        ability.rules.some((rule) => 'always' in rule && rule.always.some(({ mod }) => mod === 'dealt' || mod === 'suffered')),
    );
    return gear.map((ability) => html`<p class="small soft" lang=${cardTongue()}>${headed(ability.name, abilityText(ability))}</p>`);
  }

  #side(model: ModelId, card: MeleeCard | null, against: MeleeCard | null, label: string) {
    const character = cardOf(this.round.table, model);
    const face = card === null && model === this.round.enemy ? html`<moon-melee-card></moon-melee-card>` : nothing;
    return html`<section class="side ${model === this.round.learner ? 'own' : 'enemy'}">
      ${card ? this.#face(card, against) : face === nothing ? html`<span class="empty">${trainerWords.yourCard()}</span>` : face}
      <div class="who">
        <p class="name">${character ? characterCoin(character) : nothing}${modelName(this.round.table, model)}</p>
        ${label === '' ? nothing : html`<p class="small">${label}</p>`} ${character ? this.#gear(character) : nothing}
      </div>
    </section>`;
  }

  #hand() {
    const { hand, enemyCard } = this.round;
    return html`<div class="hand" role="group" aria-label=${trainerWords.yourHand()}>
      ${[...new Set(hand)].map((card) => {
        const copies = hand.filter((candidate) => candidate === card).length;
        return html`<button
          type="button"
          class="held"
          data-id=${card}
          aria-pressed=${this.picked === card}
          @click=${() => (this.picked = card)}
        >
          <span class="unseen">${meleeCardName(card)}${copies > 1 ? ` × ${copies}` : ''}</span
          ><span aria-hidden="true"
            >${this.#face(card, this.marked ? enemyCard : null)}${copies > 1 ? html`<span class="copies">× ${copies}</span>` : nothing}</span
          >
        </button>`;
      })}
    </div>`;
  }

  /** The parts of a blow's damage, in one sentence. */
  #sum(model: ModelId, blow: TrainerBlow, against: TrainerBlow): string {
    const { table } = this.round;
    const name = modelName(table, model);
    if (blow.type === null || blow.printed === null)
      return trainerWords.dealsNone(name, meleeCardName(blow.card), meleeCardName(against.card));
    const sum = sumText(blow, namesOf(table));
    const type = damageTypeName(blow.type);
    return sum === null ? trainerWords.dealsPlain(name, blow.amount, type) : trainerWords.deals(name, sum, blow.amount, type);
  }

  #ended({ learner, enemy, alternatives, won }: Exchange) {
    const worth = learner.amount - enemy.amount;
    const better = alternatives
      .filter(({ dealt, suffered }) => dealt - suffered > worth)
      .sort((a, b) => b.dealt - b.suffered - (a.dealt - a.suffered))[0];
    return html`<div class="end" role="status">
      <p class="verdict ${won ? 'won' : ''}">${won ? trainerWords.wonRound() : trainerWords.lostRound()}</p>
      <div class="sums">
        <p>${this.#sum(this.round.learner, learner, enemy)}</p>
        <p>${this.#sum(this.round.enemy, enemy, learner)}</p>
        <p>${better ? trainerWords.better(meleeCardName(better.card)) : trainerWords.bestCard()}</p>
      </div>
      ${
        alternatives.length === 0
          ? nothing
          : html`<p class="small soft">${trainerWords.others()}</p>
              <ul class="others small">
                ${alternatives.map(({ card, dealt, suffered }) => html`<li>${trainerWords.other(meleeCardName(card), dealt, suffered)}</li>`)}
              </ul>`
      }
    </div>`;
  }

  override render() {
    const { round, end, picked } = this;
    const name = modelName(round.table, round.enemy);
    const enemy = end ? end.enemy.card : round.enemyCard;
    const hint = end ? '' : round.enemyCard ? '' : trainerWords.holds(name, round.heldCards);
    return html`<div class="arena ${end ? 'ended' : ''}">
        ${this.#side(round.enemy, enemy, end ? end.learner.card : null, hint)}
        ${this.#side(round.learner, end ? end.learner.card : picked, end ? end.enemy.card : this.marked ? round.enemyCard : null, '')}
      </div>
      <div class="asked">${end ? this.#ended(end) : this.#hand()}</div>
      <p class="small soft circle">${trainerWords.circle()}</p>
      <div class="do">
        ${
          end
            ? html`<moon-button tone="question" icon="skip-on" @click=${() => emit(this, 'go-on')}>${this.onward}</moon-button>`
            : html`<moon-button tone="quiet" @click=${() => emit(this, 'skip')}>${trainerWords.skip()}</moon-button>
                <moon-button tone="question" ?disabled=${picked === null} @click=${() => this.#lay()}
                  >${picked === null ? trainerWords.choose() : trainerWords.lay(meleeCardName(picked))}</moon-button
                >`
        }
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-melee-bout': MoonMeleeBout;
  }
}
