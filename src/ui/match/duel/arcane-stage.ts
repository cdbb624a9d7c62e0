import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { arcaneCardName } from '../../../words/names/arcane-cards.ts';
import { allOf } from '../../../words/language/sentences.ts';
import '../../cards/deck/arcane-card.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { Watching } from '../../contexts/watching.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/label.ts';
import '../../kit/figures/pennant.ts';
import { shared } from '../../kit/styles.ts';
import { arcaneOf } from '../../table/hands.ts';
import type { ArcaneView } from '../../table/hands.ts';
import { abilityPlayed, outcomeText } from '../../prompts/outcomes/outcomes.ts';
import { deskContext, type Desk } from '../../table/desk.ts';
import { besideOf } from '../../table/card-of.ts';
import { abilityName, modelName, seatName } from '../../table/names.ts';
import { fighters, pips, type FighterState } from './fighter.ts';
import { lieStyles } from './lie-styles.ts';
import { outcomeBars, outcomeInHalf } from './outcome.ts';
import { backdrop, hurry, sceneOf } from './scene.ts';
import { sceneShapeStyles } from './scene-shape-styles.ts';
import { sceneStyles } from './scene-styles.ts';
import { stageStyles } from './stage-styles.ts';
import type { ArcaneVerdict } from './verdict.ts';

/**
 * An arcane duel as all players may see it: the originator and the targets, how many cards each side holds, the claim, and whether it was true.
 * @fires went-on a player has read the verdict
 */
@customElement('moon-arcane-stage')
export class MoonArcaneStage extends LitElement {
  static override styles = [shared, sceneStyles, sceneShapeStyles, stageStyles, lieStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @consume({ context: deskContext }) desk?: Desk;
  /** The turn of each seat's half in degrees, so that the half stands upright for its player. */
  @property({ attribute: false }) turns: readonly number[] = [];
  /** The verdict, shown until a player taps it; null: none. */
  @property({ attribute: false }) verdict: ArcaneVerdict | null = null;

  protected readonly watching = new Watching(this, () => ({ subscribe: (listener) => this.desk?.listen(listener) ?? (() => undefined) }));

  /** True if the card has been laid, even if no identity has been claimed for it yet. */
  #lies({ laid }: ArcaneView): boolean {
    return laid !== undefined || this.table.openings().some((opening) => this.#isLaid(opening));
  }

  /** True if the card was laid, on this screen or on another one. */
  #isLaid(opening: Opening): boolean {
    const elsewhere = opening.kind === 'claim' && this.table.laid?.includes(opening.seat) === true;
    return elsewhere || this.desk?.laid.has(opening) === true;
  }

  /** The revealed card in words, for all players; null before it is revealed. */
  #story(frame: ArcaneView): { finding: string; counts: string | null; does: string } | null {
    const { verdict } = this;
    if (!verdict) {
      const lie = frame.step === 'arcane.replace' ? frame.laid?.cards?.[0] : undefined;
      return lie === undefined ? null : { finding: duelWords.lie(arcaneCardName(lie)), counts: null, does: '' };
    }
    const { revealedCard, truthful, identity, replacedBy, believed } = verdict;
    const ability = abilityPlayed(this.table, frame);
    const outcome = ability && outcomeText(ability, identity, besideOf(this.table, frame.model));
    return {
      finding: believed
        ? duelWords.believed()
        : truthful
          ? duelWords.truth()
          : revealedCard
            ? duelWords.lie(arcaneCardName(revealedCard))
            : '',
      counts: believed
        ? null
        : replacedBy === null
          ? duelWords.countsAs(arcaneCardName(identity))
          : duelWords.replacedBy(seatName(this.table, replacedBy), arcaneCardName(identity)),
      does: outcome ? duelWords.does(outcome.text, outcome.x) : duelWords.doesNothing(),
    };
  }

  /** The laid card: face down, turned over, stamped, replaced, or believed and never turned over. */
  #laid(frame: ArcaneView) {
    const { verdict } = this;
    const lie = frame.step === 'arcane.replace' ? frame.laid?.cards?.[0] : undefined;
    const open = verdict ? (verdict.believed ? undefined : (verdict.revealedCard ?? verdict.identity)) : (lie ?? frame.identity);
    if (!open) {
      if (!verdict && !this.#lies(frame)) return html`<span class="empty">${duelWords.choosing()}</span>`;
      return html`<moon-arcane-card></moon-arcane-card
        >${verdict?.believed ? html`<span class="seal" aria-hidden="true">${duelWords.seal()}</span>` : nothing}`;
    }
    const truthful = verdict?.truthful === true;
    const judged = lie !== undefined || (verdict !== null && verdict.revealedCard !== null);
    const replacement = verdict && verdict.replacedBy !== null && verdict.revealedCard !== null ? verdict.identity : null;
    return html`${keyed(open, html`<moon-arcane-card class=${replacement ? 'face' : 'revealed face'} card=${open}></moon-arcane-card>`)}
      <span class="back" aria-hidden="true"><moon-arcane-card inert></moon-arcane-card></span>
      ${replacement ? html`<span class="over"><moon-arcane-card class="revealed" card=${replacement}></moon-arcane-card></span>` : nothing}
      ${judged ? html`<b class=${truthful ? 'stamp true' : 'stamp lie'} aria-hidden="true">${truthful ? duelWords.stampTrue() : duelWords.stampLie()}</b>` : nothing}`;
  }

  /** The mood and the wounds of a fighter. Until the card is turned over, the mood is the same for a truth and for a lie. */
  #state(frame: ArcaneView, id: ModelId): FighterState {
    const { verdict } = this;
    const claims = id === frame.model;
    const wounds = verdict?.wounds.filter(({ model }) => model === id).reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const slain = verdict?.slain.includes(id) === true;
    if (wounds > 0 || slain) return { mood: 'hurt', wounds, slain };
    const caught = frame.step === 'arcane.replace' || (verdict !== null && verdict.revealedCard !== null && !verdict.truthful);
    const proved = verdict?.truthful === true;
    if (caught) return { mood: claims ? 'hurt' : 'smug' };
    if (proved) return { mood: claims ? 'smug' : 'hurt' };
    return { mood: claims ? 'smug' : 'fierce' };
  }

  constructor() {
    super();
    // a touch ends all animations
    this.addEventListener('pointerdown', () => hurry(this.renderRoot.querySelector('.stage')));
  }

  override render() {
    const { table, verdict } = this;
    const frame = verdict?.frame ?? arcaneOf(table.view(null));
    if (!frame) return nothing;
    const { seat, resisting } = frame;
    const aimed = (frame.declared.targets ?? []).filter((id) => id !== frame.model);
    const targets = allOf((frame.declared.targets ?? []).map((id) => modelName(table, id)));
    const story = this.#story(frame);
    const scene = sceneOf(this.turns, [seat, resisting]);
    const text = story
      ? html`<strong class="verdict">${story.finding}</strong>${story.counts === null ? nothing : html`<span>${story.counts}</span>`}`
      : nothing;
    const does = html`<p>${story?.does}</p>`;
    const goOn = (): void => void emit(this, 'went-on');
    const half = (plays: boolean, parts: unknown) => {
      const [turn, place] = plays ? [scene.turn[0], scene.place[0]] : [scene.turn[1], scene.place[1]];
      // fighters beside each other face each other; otherwise each faces right, as its player sees it
      const last = scene.facing === 'beside' && place === 1;
      return html`<section class="half" style="--turn: ${turn}deg; order: ${place}">
        <div class=${`turned${last ? ' last' : ''}${turn % 180 === 0 ? '' : ' sideways'}`}>
          ${fighters(table, plays ? [frame.model] : aimed, last, (id) => this.#state(frame, id))} ${parts}
          ${verdict ? outcomeInHalf(scene, place, does, goOn) : nothing}
        </div>
      </section>`;
    };
    const bubble =
      frame.claimed && !(story && !verdict?.believed)
        ? html`<span class="bubble">${duelWords.bubble(arcaneCardName(frame.claimed))}</span>`
        : nothing;
    const suffered = (id: ModelId): number => this.#state(frame, id).wounds ?? 0;
    const playing = half(
      true,
      html`${bubble}
        <div class="laid">${this.#laid(frame)}</div>
        <div class="facts">
          <strong><moon-pennant .seat=${seat}></moon-pennant> ${modelName(table, frame.model)}</strong>
          ${pips(table, frame.model, suffered(frame.model))}
          <span class="known"
            >${scene.facing === 'beside' ? nothing : abilityName(table, frame.model, frame.ability)}
            ${targets ? duelWords.on(targets) : nothing}</span
          >
          ${story ? text : html`<span class="known"><span class="spoken">${duelWords.plays(seatName(table, seat))} · </span>${duelWords.cardsHeld(frame.hand.count)}</span>`}
          ${frame.repeats > 0 ? html`<moon-label>${duelWords.repeat(frame.repeats)}</moon-label>` : nothing}
        </div>`,
    );
    const [target] = aimed;
    // for a target on the originator's side the player who resists is another one
    const owner = (target === undefined ? undefined : table.view(null).table.models[target]?.controller) ?? resisting;
    // a player at the other edge reads the same in the other half
    const acrossTells =
      scene.facing === 'beside'
        ? nothing
        : html`<span class="across"
              ><moon-pennant .seat=${seat}></moon-pennant> ${modelName(table, frame.model)} ·
              ${abilityName(table, frame.model, frame.ability)}</span
            >${frame.claimed ? html`<span class="said">${duelWords.bubble(arcaneCardName(frame.claimed))}</span>` : nothing}`;
    const resists = half(
      false,
      html`<div class="facts">
        <strong
          ><moon-pennant .seat=${owner}></moon-pennant>
          ${target === undefined ? duelWords.resisting(seatName(table, resisting)) : modelName(table, target)}</strong
        >
        ${target === undefined ? nothing : pips(table, target, suffered(target))}
        ${acrossTells}${
          target === undefined
            ? nothing
            : html`<span class="known"
                >${owner === resisting ? nothing : html`<moon-pennant class="other" .seat=${resisting}></moon-pennant> `}${duelWords.resisting(seatName(table, resisting))}</span
              >`
        }
        ${story ? (scene.facing === 'beside' ? nothing : text) : html`<span class="known">${duelWords.cardsHeld(frame.resist.count)}</span>`}
      </div>`,
    );
    const turned = frame.step === 'arcane.replace' || (verdict !== null && verdict.revealedCard !== null && verdict.replacedBy === null);
    const lied = turned && verdict?.truthful !== true;
    const signs = ['one', scene.facing, turned ? 'turns' : '', lied ? 'lied' : '', verdict && verdict.replacedBy !== null ? 'replaced' : '']
      .filter(Boolean)
      .join(' ');
    return html`<article class="stage ${signs}" aria-label=${duelWords.arcaneStage()}>
      ${backdrop()}
      ${scene.facing === 'beside' ? html`<div class="head"><p class="step">${abilityName(table, frame.model, frame.ability)}</p></div>` : nothing}
      <div class="halves">${seat < resisting ? [playing, resists] : [resists, playing]}</div>
      ${verdict ? outcomeBars(scene, does, goOn) : nothing}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-arcane-stage': MoonArcaneStage;
  }
}
