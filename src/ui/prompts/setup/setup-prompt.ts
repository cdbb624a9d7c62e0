import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Decision } from '../../../rules/terms/decision.ts';
import { matchWords } from '../../../words/match/match.ts';
import { factionName } from '../../../words/names/factions.ts';
import { promptText } from '../../../words/match/questions.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import '../../kit/fields/choice-list.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { Prompt } from '../prompt.ts';

/** Questions before the first turn, and the question of who goes first; each a list of answers. */
@customElement('moon-setup-prompt')
export class MoonSetupPrompt extends Prompt {
  #choice(decision: Decision, index: number): ListChoice {
    const id = String(index);
    switch (decision.kind) {
      case 'keep-stones':
        return { id, label: matchWords.keepStones() };
      case 'mulligan':
        return { id, label: matchWords.mulligan(), detail: matchWords.mulliganMeans() };
      case 'choose-start':
        return decision.role === 'early-bird'
          ? { id, label: matchWords.earlyBird(), detail: matchWords.earlyBirdMeans() }
          : { id, label: matchWords.initiative(), detail: matchWords.initiativeMeans() };
      case 'choose-first':
        return { id, label: seatName(this.table, decision.first) };
      case 'choose-faction':
        return { id, label: factionName(decision.faction) };
      default:
        return { id, label: matchWords.hold() };
    }
  }

  /** The reason why this seat is asked: the last roll, if nothing has been chosen by it since, or Initiative, which needs no roll. */
  #roll() {
    if (this.opening.kind !== 'start' && this.opening.kind !== 'first' && this.opening.kind !== 'edge') return nothing;
    const rolled = this.table
      .log(null)
      .flatMap(({ events }) => events)
      .findLast(({ what }) => what === 'rolled' || what === 'role-chosen' || what === 'first-chosen');
    const { turn, initiative } = this.table.view(null).order;
    if (this.opening.kind === 'first' && turn === 1 && initiative !== null && rolled?.what !== 'rolled')
      return html`<p class="note">${matchWords.initiativeLeads(seatName(this.table, initiative))}</p>`;
    if (rolled?.what !== 'rolled') return nothing;
    const rolls = rolled.rolls.map(({ seat, die, bonus }) => `${seatName(this.table, seat)} (${die}${bonus > 0 ? ` + ${bonus}` : ''})`);
    return html`<p class="note">${matchWords.rolledNow(rolls.join(', '))}</p>`;
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    const { decisions } = this.table.choices(this.seat);
    const sentence = html`<p class="say">${words}</p>
      ${this.opening.kind === 'mulligan' && isSpoken(this.table) ? html`<p class="note">${spokenWords.stonesFell()}</p>` : this.#roll()}`;
    return html`<div class="long">
      <div>${sentence}</div>
      <moon-choice-list
        layout="row"
        ?dense=${this.low}
        .label=${words}
        .choices=${decisions.map((decision, index) => this.#choice(decision, index))}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => {
          const decision = decisions[Number(detail.id)];
          if (decision) void this.decide(decision);
        }}
      ></moon-choice-list>
    </div>`;
  }
}
