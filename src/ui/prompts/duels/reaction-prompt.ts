import { css, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { promptText } from '../../../words/match/questions.ts';
import { inches } from '../../../words/language/sentences.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import { shared } from '../../kit/styles.ts';
import { coinFace } from '../../table/coin.ts';
import { namesOf } from '../../table/names.ts';
import { rounded } from '../../table/spots.ts';
import '../plan/move-plan.ts';
import { Prompt, promptStyles } from '../prompt.ts';

/** After an action: one model may make its Reaction Step, or the player holds, now or until the activation ends. */
@customElement('moon-reaction-prompt')
export class MoonReactionPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      .wait {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: var(--space-2);
        margin-top: var(--space-2);
      }
    `,
  ];
  @state() private mover: { model: ModelId; length: number } | null = null;

  #movers() {
    return this.table.choices(this.seat).drawn.flatMap((drawn) => (drawn.kind === 'react' ? [drawn] : []));
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.mover = null;
    else if (!changed.has('mover')) return;
    if (this.mover) return;
    const { refused } = this.table.choices(this.seat);
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'targets',
        ids: this.#movers().map(({ model }) => model),
        why: (id) => refused.find(({ decision }) => decision.model === id)?.reason ?? null,
      },
      on: {
        'target-tapped': ({ id, allowed, why }) => {
          if (allowed) this.#begin(id);
          else if (why) this.refusal(why);
        },
      },
    });
  }

  #begin(id: ModelId) {
    this.mover = this.#movers().find(({ model }) => model === id) ?? null;
  }

  override render() {
    const { mover } = this;
    if (mover)
      return html`<moon-move-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${mover.model}
        as="react"
        .limit=${mover.length}
        @cancelled=${() => (this.mover = null)}
        @planned=${({ detail }: MoonEvent<'planned'>) => this.decide({ kind: 'react', model: mover.model, path: detail.path })}
      ></moon-move-plan>`;
    const words = promptText(this.opening, namesOf(this.table));
    const movers = this.#movers();
    // the question states the length if it is the same for all models
    const differ = new Set(movers.map(({ length }) => length)).size > 1;
    return html`<p class="say">${words}</p>
      <moon-choice-list
        layout="row"
        .label=${words}
        .choices=${movers.map(({ model, length }) => ({ id: model, label: this.model(model), picture: coinFace(this.table, model), ...(differ ? { detail: matchWords.upTo(inches(rounded(length))) } : {}) }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: ModelId }>) => this.#begin(detail.id)}
      ></moon-choice-list>
      <div class="wait">
        <moon-button tone="quiet" icon="hourglass" @click=${() => this.#standBy('activation')}>${matchWords.standBy()}</moon-button>
        <moon-button tone="quiet" data-id="hold-on" @click=${() => this.#standBy('recall')}>${matchWords.holdOn()}</moon-button>
      </div>
      <div class="corner">
        <moon-button tone="quiet" @click=${() => this.decide({ kind: 'pass' })}>${matchWords.hold()}</moon-button>
      </div>`;
  }

  async #standBy(until: 'activation' | 'recall') {
    const taken = await this.decide({ kind: 'stand-by', until });
    const isAsked = this.table.openings().some(({ seat, kind }) => seat === this.seat && kind === 'reaction');
    if (taken && isAsked) await this.decide({ kind: 'pass' });
  }
}
