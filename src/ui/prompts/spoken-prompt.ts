import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { matchWords } from '../../words/match/match.ts';
import { declineText, promptText } from '../../words/match/questions.ts';
import { spokenAnswer, spokenWords } from '../../words/match/fact-words.ts';
import '../kit/button.ts';
import '../kit/fields/choice-list.ts';
import { besideOf } from '../table/card-of.ts';
import { coinFace } from '../table/coin.ts';
import { abilityOf, namesOf } from '../table/names.ts';
import { abilityLines } from './outcomes/outcomes.ts';
import { Prompt } from './prompt.ts';
import '../spoken/ending-bar.ts';
import { withOutcome } from '../table/is-spoken.ts';

/** Questions that are answered on a board, and only in words at a spoken table. */
const IN_PLACES: readonly string[] = ['place', 'stone', 'ground', 'path', 'terrain'];
export const isInPlaces = (opening: Opening): boolean =>
  opening.kind === 'deploy' ||
  opening.kind === 'reaction' ||
  opening.kind === 'markers' ||
  (opening.kind === 'choice' && IN_PLACES.includes(opening.question.ask));

const moves = (decision: Decision): boolean =>
  decision.kind === 'react' || (decision.kind === 'answer' && decision.path !== undefined && decision.path.length > 0);

/** More answers than this are set closer together. */
const MANY = 4;

/** The model that a decision names, to show its face; null: none. */
const modelOf = (decision: Decision): string | null => ('model' in decision && decision.model !== undefined ? decision.model : null);

/** A question about places at a spoken table: the players place the miniatures and tell the result here. */
@customElement('moon-spoken-prompt')
export class MoonSpokenPrompt extends Prompt {
  /** The result of the move; null while a height has to be named. */
  @state() private became: Became | null = {};

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.became = {};
    const answers = this.#answers();
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'targets', ids: answers.flatMap((answer) => modelOf(answer) ?? []) },
      on: {
        'target-tapped': ({ id, allowed }) => {
          const answer = allowed && answers.find((candidate) => modelOf(candidate) === id);
          if (answer) void this.#give(answer);
        },
      },
    });
  }

  #answers(): Decision[] {
    return this.table.choices(this.seat).decisions.filter(({ kind }) => kind !== 'pass' && kind !== 'stand-by');
  }

  /** The model that is moved, if there is only one; null otherwise. */
  get #mover(): string | null {
    const { opening } = this;
    if (opening.kind === 'choice' && opening.question.ask === 'path') return opening.question.model;
    const [only, second] = new Set(this.#answers().flatMap((answer) => modelOf(answer) ?? []));
    return only !== undefined && second === undefined ? only : null;
  }

  #mayPass(): boolean {
    return this.opening.kind === 'reaction' || this.table.choices(this.seat).decisions.some(({ kind }) => kind === 'pass');
  }

  #give(decision: Decision) {
    if (!moves(decision)) return this.decide(decision);
    return this.became === null ? Promise.resolve(false) : this.decide(withOutcome(decision, this.became));
  }

  /** The card text that asks, because only the players can see where its things belong. */
  #text() {
    const { opening, table } = this;
    if (opening.kind !== 'choice' || opening.about === null) return nothing;
    const { model, ability } = opening.about;
    const card = abilityOf(table, model, ability);
    if (!card || !('kind' in card)) return nothing;
    return html`<p class="note" lang=${cardTongue()}>${abilityLines(card, besideOf(table, model))}</p>`;
  }

  override render() {
    const { opening } = this;
    const names = namesOf(this.table);
    const answers = this.#answers();
    const words = opening.kind === 'deploy' ? spokenWords.deployIn() : promptText(opening, names);
    const decline =
      opening.kind === 'reaction' ? matchWords.hold() : (declineText(opening) ?? spokenAnswer({ seat: this.seat, kind: 'pass' }, names));
    return html`<p class="say">${words}</p>
      ${this.#text()}
      <moon-choice-list
        layout="row"
        .dense=${answers.length > MANY}
        .label=${words}
        .choices=${answers.map((answer, index) => {
          const model = modelOf(answer);
          return {
            id: String(index),
            label: spokenAnswer(answer, names),
            ...(model === null ? {} : { picture: coinFace(this.table, model) }),
          };
        })}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => {
          const answer = answers[Number(detail.id)];
          if (answer) void this.#give(answer);
        }}
      ></moon-choice-list>
      ${
        answers.some(moves)
          ? html`<moon-ending-bar
              .table=${this.table}
              .model=${this.#mover}
              @became=${({ detail }: MoonEvent<'became'>) => (this.became = detail.became)}
            ></moon-ending-bar>`
          : nothing
      }
      ${
        this.#mayPass()
          ? html`<div class="corner"><moon-button tone="quiet" @click=${() => this.decide({ kind: 'pass' })}>${decline}</moon-button></div>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-spoken-prompt': MoonSpokenPrompt;
  }
}
