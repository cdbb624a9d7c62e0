import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Decision } from '../../../rules/terms/decision.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import { namesOf } from '../../table/names.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { Prompt } from '../prompt.ts';
import '../plan/target-plan.ts';

/** After a wrong call the ability may be used again: the choice of targets, or none. */
@customElement('moon-again-prompt')
export class MoonAgainPrompt extends Prompt {
  override render() {
    const decisions = this.table.choices(this.seat).decisions.filter(({ kind }) => kind === 'again');
    const spoken = isSpoken(this.table);
    return html`<moon-target-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .from=${spoken ? null : (this.open('again')?.model ?? null)}
      .asks=${spoken ? (decision: Decision) => this.table.asks({ ...decision, seat: this.seat }) : null}
      .decisions=${decisions}
      .words=${promptText(this.opening, namesOf(this.table))}
      .question=${(on: string) => (on ? duelWords.again(on) : duelWords.againPlain())}
      .stop=${declineText(this.opening) ?? ''}
      @cancelled=${() => this.decide({ kind: 'pass' })}
      @decided=${({ detail }: MoonEvent<'decided'>) => this.decide(detail.decision)}
    ></moon-target-plan>`;
  }
}
