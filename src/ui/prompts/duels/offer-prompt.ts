import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Decision } from '../../../rules/terms/decision.ts';
import { abilityText } from '../../../words/cards/abilities.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import { matchWords } from '../../../words/match/match.ts';
import '../../kit/fields/choice-list.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { besideOf } from '../../table/card-of.ts';
import { abilityName, abilityOf, idName, namesOf } from '../../table/names.ts';
import { ownHand } from '../cards/own-hand.ts';
import { picksOf } from '../../table/picks-of.ts';
import { Prompt } from '../prompt.ts';
import { shadeLine } from '../cards/shade-line.ts';

/** The most answers that stay in sight below the text to which they belong. */
const FEW = 2;

/** A triggered ability or a card that may be used now, with its text, or declined. */
@customElement('moon-offer-prompt')
export class MoonOfferPrompt extends Prompt {
  #label(decision: Decision, index: number): ListChoice {
    const id = String(index);
    const on = picksOf(decision)
      .map((pick) => idName(this.table, pick))
      .join(', ');
    if (decision.kind === 'use') {
      const about = this.#about();
      const name = abilityName(this.table, decision.model ?? about?.model ?? '', decision.ability);
      return { id, label: on ? matchWords.useOn(name, on) : matchWords.useIt(name) };
    }
    if (decision.kind === 'again') return { id, label: on };
    return { id, label: decision.kind };
  }

  #about() {
    return this.open('interrupt')?.about ?? this.open('reveal')?.about ?? null;
  }

  override render() {
    const about = this.#about();
    const ability = about && abilityOf(this.table, about.model, about.ability);
    const decisions = this.table.choices(this.seat).decisions.filter(({ kind }) => kind !== 'pass' && kind !== 'hold');
    const words = promptText(this.opening, namesOf(this.table));
    const hand = this.opening.kind === 'reveal' ? ownHand(this.table, this.seat, this.low ? shadeLine() : undefined) : nothing;
    return html`<p class="say">${words}</p>
      ${ability && 'kind' in ability ? html`<p class="note" lang=${cardTongue()}>${abilityText(ability, [...besideOf(this.table, about.model)])}</p>` : nothing}
      ${this.low ? nothing : hand}
      <moon-choice-list
        class=${decisions.length > FEW ? '' : 'stay'}
        layout="row"
        .label=${words}
        .choices=${decisions.map((decision, index) => this.#label(decision, index))}
        .decline=${{ id: 'pass', label: declineText(this.opening) ?? matchWords.hold() }}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => {
          const decision = decisions[Number(detail.id)];
          void this.decide(decision ?? { kind: 'pass' });
        }}
      ></moon-choice-list>
      ${this.low && hand !== nothing ? html`<div class="lowest">${hand}</div>` : nothing}`;
  }
}
