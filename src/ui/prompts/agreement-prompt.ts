import { css, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { adjustLines } from '../../words/adjust.ts';
import { matchWords } from '../../words/match.ts';
import { sentence } from '../../words/sentences.ts';
import '../kit/choice-list.ts';
import { shared } from '../kit/styles.ts';
import { namesOf, seatName } from '../match/names.ts';
import { Prompt, promptStyles } from './prompt.ts';

/** Another seat asks for something that needs everybody's word. */
@customElement('moon-agreement-prompt')
export class MoonAgreementPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      .changes {
        margin-bottom: var(--space-3);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
    `,
  ];
  #words(): string {
    const { proposal } = this.table.view(null);
    const by = seatName(this.table, proposal?.by ?? this.open('agreement')?.by ?? 0);
    if (proposal?.what.kind === 'draw') return matchWords.asksDraw(by);
    return proposal?.what.kind === 'adjust' ? matchWords.asksAdjust(by) : matchWords.asksTakeBack(by);
  }

  /** What an adjustment would change. */
  #changes() {
    const { proposal, table, order } = this.table.view(null);
    if (proposal?.what.kind !== 'adjust') return nothing;
    const lines = adjustLines(proposal.what.set, namesOf(this.table), { ...table, turn: order.turn });
    return html`<ul class="changes">
      ${lines.map((line) => html`<li>${sentence(line)}</li>`)}
    </ul>`;
  }

  override render() {
    const words = this.#words();
    return html`<p class="say">${words}</p>
      ${this.#changes()}
      <moon-choice-list
        layout="row"
        .label=${words}
        .choices=${[{ id: 'agree', label: matchWords.agree() }]}
        .decline=${{ id: 'refuse', label: matchWords.refuse() }}
        @chosen=${({ detail }: CustomEvent<{ id: 'agree' | 'refuse' }>) => this.decide(detail.id === 'agree' ? { kind: 'agree' } : { kind: 'refuse' })}
      ></moon-choice-list>`;
  }
}
