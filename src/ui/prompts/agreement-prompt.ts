import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { matchWords } from '../../words/match.ts';
import '../kit/choice-list.ts';
import { seatName } from '../match/names.ts';
import { Prompt } from './prompt.ts';

/** Another seat asks for something that needs everybody's word. */
@customElement('moon-agreement-prompt')
export class MoonAgreementPrompt extends Prompt {
  #words(): string {
    const { proposal } = this.table.view(null);
    const by = seatName(this.table, proposal?.by ?? this.open('agreement')?.by ?? 0);
    if (proposal?.what.kind === 'draw') return matchWords.asksDraw(by);
    return proposal?.what.kind === 'adjust' ? matchWords.asksAdjust(by) : matchWords.asksTakeBack(by);
  }

  override render() {
    const words = this.#words();
    return html`<p class="say">${words}</p>
      <moon-choice-list
        layout="row"
        .label=${words}
        .choices=${[{ id: 'agree', label: matchWords.agree() }]}
        .decline=${{ id: 'refuse', label: matchWords.refuse() }}
        @chosen=${({ detail }: CustomEvent<{ id: 'agree' | 'refuse' }>) => this.decide(detail.id === 'agree' ? { kind: 'agree' } : { kind: 'refuse' })}
      ></moon-choice-list>`;
  }
}
