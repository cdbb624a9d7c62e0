import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { duelWords } from '../../words/match/match-duels.ts';
import { arcaneCardName } from '../../words/names/arcane-cards.ts';
import { allOf } from '../../words/language/sentences.ts';
import '../cards/arcane-card.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/label.ts';
import '../kit/pennant.ts';
import { shared } from '../kit/styles.ts';
import { arcaneOf } from '../table/hands.ts';
import type { ArcaneView } from '../table/hands.ts';
import { abilityPlayed, outcomeText } from '../prompts/outcomes.ts';
import { deskContext, type Desk } from '../table/desk.ts';
import { besideOf } from '../table/card-of.ts';
import { abilityName, modelName, seatName } from '../table/names.ts';
import { stageStyles } from './stage-styles.ts';
import type { ArcaneVerdict } from './verdict.ts';

/**
 * An arcane ability being played as all may see it: who on whom, how many cards each holds, what was said and what was true.
 * @fires went-on the verdict has been seen
 */
@customElement('moon-arcane-stage')
export class MoonArcaneStage extends LitElement {
  static override styles = [shared, stageStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @consume({ context: deskContext }) desk?: Desk;
  /** How far the half of each seat is turned, so that it stands upright to its player. */
  @property({ attribute: false }) turns: readonly number[] = [];
  /** Stands until somebody taps it. */
  @property({ attribute: false }) verdict: ArcaneVerdict | null = null;

  protected readonly watching = new Watching(this, () => ({ subscribe: (listener) => this.desk?.listen(listener) ?? (() => undefined) }));

  /** Whether a card lies there, be it that nothing is said of it yet. */
  #lies({ laid }: ArcaneView): boolean {
    return laid !== undefined || this.table.openings().some((opening) => this.#isLaid(opening));
  }

  /** Here, or on another glass. */
  #isLaid(opening: Opening): boolean {
    const elsewhere = opening.kind === 'claim' && this.table.laid?.includes(opening.seat) === true;
    return elsewhere || this.desk?.laid.has(opening) === true;
  }

  #turn(seat: Seat): string {
    return `rotate: ${this.turns[seat] ?? 0}deg`;
  }

  /** The revealed card, as all players read it. */
  #told(frame: ArcaneView): { found: string; counts: string | null; does: string } | null {
    const { verdict } = this;
    if (!verdict) {
      const lie = frame.step === 'arcane.replace' ? frame.laid?.cards?.[0] : undefined;
      return lie === undefined ? null : { found: duelWords.lie(arcaneCardName(lie)), counts: null, does: '' };
    }
    const { lay, truthful, identity, replacedBy } = verdict;
    const ability = abilityPlayed(this.table, frame);
    const outcome = ability && outcomeText(ability, identity, besideOf(this.table, frame.model));
    return {
      found: truthful ? duelWords.truth() : lay ? duelWords.lie(arcaneCardName(lay)) : '',
      counts:
        replacedBy === null
          ? duelWords.countsAs(arcaneCardName(identity))
          : duelWords.replacedBy(seatName(this.table, replacedBy), arcaneCardName(identity)),
      does: outcome ? duelWords.does(outcome.text, outcome.x) : duelWords.doesNothing(),
    };
  }

  /** The card that lies: open once it has been turned over, else as what was said of it. */
  #card(frame: ArcaneView) {
    const { verdict } = this;
    const { claimed, identity, laid, step } = frame;
    const shown = verdict?.identity ?? identity ?? (step === 'arcane.replace' ? laid?.cards?.[0] : undefined) ?? claimed;
    if (!shown)
      return this.#lies(frame) ? html`<moon-arcane-card></moon-arcane-card>` : html`<span class="empty">${duelWords.choosing()}</span>`;
    return keyed(shown, html`<moon-arcane-card class="revealed" card=${shown}></moon-arcane-card>`);
  }

  override render() {
    const { table, verdict } = this;
    const frame = verdict?.frame ?? arcaneOf(table.view(null));
    if (!frame) return nothing;
    const { seat, resisting } = frame;
    const targets = allOf((frame.declared.targets ?? []).map((id) => modelName(table, id)));
    const story = this.#told(frame);
    // a screen reader reads both halves, and the revealed card only once
    const readsBoth = (this.turns[seat] ?? 0) === (this.turns[resisting] ?? 0);
    const text = story
      ? html`<strong class="verdict">${story.found}</strong>${story.counts === null ? nothing : html`<span>${story.counts}</span>`}`
      : nothing;
    const playing = html`<section class="half" style=${this.#turn(seat)}>
      ${this.#card(frame)}
      <div class="facts">
        <strong><moon-pennant .seat=${seat}></moon-pennant> ${abilityName(table, frame.model, frame.ability)}</strong>
        <span><span class="known">${modelName(table, frame.model)}</span> ${targets ? duelWords.on(targets) : nothing}</span>
        ${story ? text : html`<span class="known"><span class="spoken">${duelWords.plays(seatName(table, seat))} · </span>${duelWords.cardsHeld(frame.hand.count)}</span>`}
        ${frame.repeats > 0 ? html`<moon-label>${duelWords.repeat(frame.repeats)}</moon-label>` : nothing}
      </div>
    </section>`;
    const resists = html`<section class="half" style=${this.#turn(resisting)}>
      <div class="facts">
        <strong><moon-pennant .seat=${resisting}></moon-pennant> ${duelWords.resisting(seatName(table, resisting))}</strong>
        ${story ? (readsBoth ? nothing : text) : html`<span class="known">${duelWords.cardsHeld(frame.resist.count)}</span>`}
      </div>
    </section>`;
    return html`<article class="stage" aria-label=${duelWords.arcaneStage()}>
      <div class="halves">${seat < resisting ? [playing, resists] : [resists, playing]}</div>
      ${
        verdict
          ? html`<div class="after">
              <p>${story?.does}</p>
              <moon-button tone="question" icon="check" @click=${() => emit(this, 'went-on')}>${duelWords.goOn()}</moon-button>
            </div>`
          : nothing
      }
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-arcane-stage': MoonArcaneStage;
  }
}
