import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Signature } from '../../../rules/terms/card-language.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { OpeningKind } from '../../../rules/terms/opening.ts';
import { firstStep } from '../../../words/match/first-steps.ts';
import { meleeCardName } from '../../../words/names/melee-cards.ts';
import { damageTypeName } from '../../../words/names/damage.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { matchWords } from '../../../words/match/match.ts';
import { allOf, number } from '../../../words/language/sentences.ts';
import { sumText } from '../../../words/language/sums.ts';
import { damageSign } from '../../art/damage.ts';
import '../../cards/deck/melee-card.ts';
import { shownDeal } from '../../cards/deck/shown-deal.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/label.ts';
import '../../kit/figures/pennant.ts';
import { shared } from '../../kit/styles.ts';
import { meleeOf } from '../../table/hands.ts';
import type { MeleeView } from '../../table/hands.ts';
import { cardOf } from '../../table/card-of.ts';
import type { MeleeVerdict } from './melee-verdict.ts';
import { modelName, namesOf } from '../../table/names.ts';
import { prepareMeleeCards } from './prepare-melee-cards.ts';
import { fighters, pips, type FighterState } from './fighter.ts';
import { outcomeBars, outcomeInHalf } from './outcome.ts';
import { backdrop, hurry, sceneOf, type SceneSeats } from './scene.ts';
import { sceneShapeStyles } from './scene-shape-styles.ts';
import { sceneStyles } from './scene-styles.ts';
import { stageStyles } from './stage-styles.ts';

/** The question to both sides in each step of the melee that has one. */
const STEPS: Partial<Record<MeleeView['step'], OpeningKind>> = {
  'melee.choose': 'melee-card',
  'melee.critical': 'critical',
  'melee.follow-up': 'follow-up',
};
const SIDES = ['attacker', 'defender'] as const;
type StageSide = (typeof SIDES)[number];

/**
 * A melee as all players may see it: the fighters, how many cards each holds, the revealed cards, copies, damage type, wounds.
 * @fires went-on a player has read the verdict
 */
@customElement('moon-melee-stage')
export class MoonMeleeStage extends LitElement {
  static override styles = [shared, sceneStyles, sceneShapeStyles, stageStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  /** The turn of each seat's half in degrees, so that the half stands upright for its player. */
  @property({ attribute: false }) turns: readonly number[] = [];
  /** The verdict, shown until a player taps it; null: none. */
  @property({ attribute: false }) verdict: MeleeVerdict | null = null;

  protected override firstUpdated(): void {
    void prepareMeleeCards(this.table);
  }

  /** The signature move to which a side's card was upgraded: the fighter's own, or a friend's. */
  #signature(frame: MeleeView, side: StageSide): Signature | null {
    return frame.upgraded[side] ? (cardOf(this.table, frame.lent?.[side] ?? frame.fighters[side])?.signature ?? null) : null;
  }

  #laid(frame: MeleeView, side: StageSide) {
    const shown = frame.played[side];
    const answer = frame.played[side === 'attacker' ? 'defender' : 'attacker'];
    // in a follow-up by one side the other card stays in force and deals nothing
    const deals = (frame.dealing ?? side) === side && !(side === 'defender' && frame.outOfRange);
    const signature = this.#signature(frame, side);
    if (shown) {
      const face = signature ?? this.table.meleeFaces[shown];
      return html`<moon-melee-card
        class="revealed"
        card=${shown}
        .types=${face.types}
        .deal=${shownDeal(face.deal)}
        .against=${(deals && answer) || null}
      ></moon-melee-card>`;
    }
    return frame.laid[side]
      ? html`<moon-melee-card></moon-melee-card>`
      : html`<span class="empty">${frame.step === 'melee.choose' ? duelWords.choosing() : nothing}</span>`;
  }

  #state(side: StageSide): FighterState {
    const { verdict } = this;
    if (!verdict) return { mood: 'fierce' };
    const wounds = verdict.wounds[side];
    const slain = verdict.slain.includes(side);
    return wounds > 0 || slain ? { mood: 'hurt', wounds, slain } : { mood: 'smug' };
  }

  /** The other enemies that engage a side's fighter: they may cost it cards, and are drawn behind its opponent. */
  #crowd(frame: MeleeView, side: StageSide): ModelId[] {
    const [fighter, rival] = [frame.fighters[side], frame.fighters[side === 'attacker' ? 'defender' : 'attacker']];
    if (this.table.view(null).table.models[fighter]?.status !== 'board') return [];
    return this.table.numbers(fighter).engagedBy.filter((id) => id !== rival);
  }

  #half(frame: MeleeView, side: StageSide, scene: SceneSeats) {
    const nth = side === 'attacker' ? 0 : 1;
    const {
      facing,
      turn: { [nth]: turn },
      place: { [nth]: place },
    } = scene;
    const { fighters: models, seats, hands, copies, types, suffered } = frame;
    const count = copies[side];
    const type = types[side];
    const signature = this.#signature(frame, side);
    const open = frame.shown.includes(side) ? hands[side].cards : null;
    const last = facing === 'beside' && place === 1;
    const rival = side === 'attacker' ? 'defender' : 'attacker';
    const crowd = this.#crowd(frame, side);
    const rivalCard = frame.played[rival];
    // a player at the other edge reads the title in the other half
    const across =
      facing === 'beside'
        ? nothing
        : html`<span class="across step-here">${this.#step(frame)}</span>
            <span class="across"
              ><moon-pennant .seat=${seats[rival]}></moon-pennant> ${modelName(this.table, models[rival])} ·
              ${rivalCard ? meleeCardName(rivalCard) : duelWords.cardsHeld(hands[rival].count)}</span
            >`;
    return html`<section class="half" style="--turn: ${turn}deg; order: ${place}">
      <div class=${`turned${last ? ' last' : ''}${turn % 180 === 0 ? '' : ' sideways'}`}>
        ${fighters(this.table, [models[side], ...this.#crowd(frame, rival)], last, (id) => (id === models[side] ? this.#state(side) : { mood: 'fierce' }))}
        <div class="laid">${this.#laid(frame, side)}</div>
        <div class="facts">
          <strong><moon-pennant .seat=${seats[side]}></moon-pennant> ${modelName(this.table, models[side])}</strong>
          ${pips(this.table, models[side], this.#state(side).wounds)}
          <span class="part"
            >${side === 'attacker' ? duelWords.attacker() : duelWords.defender()} · ${duelWords.cardsHeld(hands[side].count)}</span
          >
          ${crowd.length > 0 ? html`<span class="known crowd">${matchWords.engagedBy(allOf(crowd.map((id) => modelName(this.table, id))))}</span>` : nothing}
          ${across} ${signature ? html`<moon-label icon="sword" tone="question">${signature.name}</moon-label>` : nothing}
          ${typeof count === 'number' && count > 1 ? html`<moon-label tone="question">${duelWords.copies(count)}</moon-label>` : nothing}
          ${type ? html`<span class="type">${damageSign(type)}${damageTypeName(type)}</span>` : nothing}
          ${suffered[side] > 0 ? html`<moon-label tone="harm" icon="heart">${duelWords.suffers(suffered[side])}</moon-label>` : nothing}
          ${frame.earned.includes(side) ? html`<moon-label class="known" tone="question">${duelWords.followUp()}</moon-label>` : nothing}
          ${open ? html`<span class="open">${open.map((card) => html`<moon-melee-card size="s" card=${card} style="--card-width: 44px"></moon-melee-card>`)}</span>` : nothing}
        </div>
        ${this.verdict ? outcomeInHalf(scene, place, this.#result(this.verdict), this.#goOn) : nothing}
      </div>
    </section>`;
  }

  /** The step of the melee in words. */
  #step({ step, exchange }: MeleeView) {
    return html`${this.verdict ? duelWords.outcome() : duelWords.step[step]()}${exchange > 0 ? html` · ${duelWords.followUp()}` : nothing}`;
  }

  readonly #goOn = (): void => void emit(this, 'went-on');

  /** The result in words, for all players. */
  #result({ frame, wounds, slain, blows }: MeleeVerdict) {
    if (slain.length === 0 && SIDES.every((side) => wounds[side] === 0 && !blows[side]))
      return html`<p class="came">${duelWords.noBlood()}</p>`;
    return SIDES.map((side) => {
      const name = modelName(this.table, frame.fighters[side]);
      const blow = blows[side];
      const sum = blow && sumText(blow, namesOf(this.table));
      const text = slain.includes(side)
        ? duelWords.isSlain(name)
        : wounds[side] > 0
          ? duelWords.suffersWounds(name, wounds[side])
          : duelWords.unhurt(name);
      return html`<p class="came">
        <span>${text}</span>${blow && sum ? html` <span class="sum">${sum} = ${number(blow.amount)}</span>` : nothing}
      </p>`;
    });
  }

  constructor() {
    super();
    // a touch ends all animations
    this.addEventListener('pointerdown', () => hurry(this.renderRoot.querySelector('.stage')));
  }

  override render() {
    const { verdict } = this;
    const frame = verdict?.frame ?? meleeOf(this.table.view(null));
    if (!frame) return nothing;
    const scene = sceneOf(this.turns, [frame.seats.attacker, frame.seats.defender]);
    const sides = frame.seats.attacker < frame.seats.defender ? SIDES : SIDES.toReversed();
    const asked = verdict ? undefined : STEPS[frame.step];
    return html`<article class="stage ${scene.facing}" aria-label=${duelWords.stage()}>
      ${backdrop()}
      <div class="head">
        <p class="step" role="status">${this.#step(frame)}</p>
        ${asked ? html`<p class="means">${firstStep(asked)}</p>` : nothing}
      </div>
      <div class="halves">${sides.map((side) => this.#half(frame, side, scene))}</div>
      ${frame.outOfRange ? html`<p class="step">${duelWords.outOfRange()}</p>` : nothing}
      ${verdict ? outcomeBars(scene, this.#result(verdict), this.#goOn) : nothing}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-melee-stage': MoonMeleeStage;
  }
}
