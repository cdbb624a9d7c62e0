import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../../rules/terms/ids.ts';
import { duelWords } from '../../words/match-duels.ts';
import { allOf } from '../../words/sentences.ts';
import '../cards/arcane-card.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/label.ts';
import '../kit/pennant.ts';
import { shared } from '../kit/styles.ts';
import { arcaneOf } from '../prompts/hands.ts';
import { abilityName, modelName, seatName } from './names.ts';
import { stageStyles } from './stage-styles.ts';

/** An arcane ability being played as all may see it: who on whom, how many cards each holds, what was said. */
@customElement('moon-arcane-stage')
export class MoonArcaneStage extends LitElement {
  static override styles = [shared, stageStyles];
  @property({ attribute: false }) table!: TablePort;
  /** How far the half of each seat is turned, so that it stands upright to its player. */
  @property({ attribute: false }) turns: readonly number[] = [];
  @property({ type: Number }) tick = 0;

  #turn(seat: Seat): string {
    return `rotate: ${this.turns[seat] ?? 0}deg`;
  }

  override render() {
    const { table } = this;
    const frame = arcaneOf(table.view(null));
    if (!frame) return nothing;
    const { seat, resisting, claimed, identity, laid } = frame;
    const targets = allOf((frame.declared.targets ?? []).map((id) => modelName(table, id)));
    const shown = identity ?? claimed;
    const playing = html`<section class="half" style=${this.#turn(seat)}>
      ${shown ? html`<moon-arcane-card class="revealed" card=${shown}></moon-arcane-card>` : laid ? html`<moon-arcane-card></moon-arcane-card>` : html`<span class="empty">${duelWords.choosing()}</span>`}
      <div class="facts">
        <strong><moon-pennant .seat=${seat}></moon-pennant> ${abilityName(table, frame.model, frame.ability)}</strong>
        <span>${modelName(table, frame.model)} ${targets ? duelWords.on(targets) : nothing}</span>
        <span>${duelWords.plays(seatName(table, seat))} · ${duelWords.cardsHeld(frame.hand.count)}</span>
        ${frame.repeats > 0 ? html`<moon-label>${duelWords.repeat(frame.repeats)}</moon-label>` : nothing}
      </div>
    </section>`;
    const resists = html`<section class="half" style=${this.#turn(resisting)}>
      <div class="facts">
        <strong><moon-pennant .seat=${resisting}></moon-pennant> ${duelWords.resisting(seatName(table, resisting))}</strong>
        <span>${duelWords.cardsHeld(frame.resist.count)}</span>
      </div>
    </section>`;
    return html`<article class="stage" aria-label=${duelWords.arcaneStage()}>
      <div class="halves">${seat < resisting ? [playing, resists] : [resists, playing]}</div>
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-arcane-stage': MoonArcaneStage;
  }
}
