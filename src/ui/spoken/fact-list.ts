import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyOf, type Fact, type TableAnswer, type TableAnswers } from '../../rules/terms/fact.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { inches } from '../../words/language/sentences.ts';
import { factText, spokenWords } from '../../words/match/fact-words.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/stepper.ts';
import { pressable, shared } from '../kit/styles.ts';
import { coinFace } from '../table/coin.ts';
import { modelName, namesOf } from '../table/names.ts';
import './ending-bar.ts';
import { usualAnswer } from './usual-answers.ts';

const COVER = ['none', 'light', 'heavy'] as const;
const MOST_PIECES = 12;
/** With more facts than this, the list is drawn closer. */
const MANY = 6;

type Near = Extract<Fact, { about: 'within' | 'reaches' }>;
/** Facts of nearness about the same model, as one question with a face for each other model. */
interface Crowd {
  about: Near['about'];
  model: ModelId;
  facts: readonly Near[];
}

const isNear = (fact: Fact): fact is Near => fact.about === 'within' || fact.about === 'reaches';

/** Groups facts of nearness by the models that most of them are about; all other facts stay separate. */
export function gatherCrowds(facts: readonly Fact[]): (Fact | Crowd)[] {
  const remaining = facts.filter(isNear);
  const crowds: Crowd[] = [];
  while (remaining.length > 0) {
    const counts = new Map<string, Near[]>();
    for (const fact of remaining)
      for (const model of fact.of) {
        const key = `${fact.about} ${model}`;
        counts.set(key, [...(counts.get(key) ?? []), fact]);
      }
    const [key, most] = [...counts].reduce((best, entry) => (entry[1].length > best[1].length ? entry : best));
    const [about = 'within', model = ''] = key.split(' ');
    crowds.push({ about: about === 'reaches' ? 'reaches' : 'within', model, facts: most });
    for (const fact of most) remaining.splice(remaining.indexOf(fact), 1);
  }
  return [...crowds, ...facts.filter((fact) => !isNear(fact))];
}

/** Facts about the real table, each with its answer. @fires facts-answered `{ answers }`: all answers that differ from the usual ones, or that were given */
@customElement('moon-fact-list')
export class MoonFactList extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: block;
      }
      .fact {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2) var(--space-4);
        padding: var(--space-2) 0;
        border-top: 1px solid var(--line);
      }
      .faces {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .faces .press {
        min-height: var(--touch);
        padding: 0 var(--space-3);
      }
      /* many facts stand closer */
      :host([dense]) .fact {
        gap: var(--space-1);
        padding: var(--space-1) 0;
        font-size: var(--text-s);
      }
      :host([dense]) .faces {
        gap: 5px;
      }
      :host([dense]) .faces .press {
        flex: 1 1 6.4rem;
        justify-content: flex-start;
        gap: 5px;
        min-height: 44px;
        padding: 0 5px;
        font-size: var(--text-s);
        line-height: 1.05;
        text-align: start;
      }
      :host([dense]) .faces svg {
        flex: none;
        width: 26px;
        height: 26px;
      }
      .faces svg {
        width: 34px;
        height: 34px;
      }
      .press[aria-pressed='true'] {
        background: var(--touchable);
        color: var(--on-touchable);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) facts: readonly Fact[] = [];
  /** True if the facts are asked for a melee attack. */
  @property({ type: Boolean }) fights = false;
  /** The present answers by the keys of the facts. */
  @property({ attribute: false }) answers: TableAnswers = {};

  #answerTo(fact: Fact): TableAnswer {
    return this.answers[keyOf(fact)] ?? usualAnswer(fact);
  }

  #say(fact: Fact, answer: TableAnswer) {
    this.answers = { ...this.answers, [keyOf(fact)]: answer };
    emit(this, 'facts-answered', { answers: this.answers });
  }

  #segments<Id extends string>(fact: Fact, label: string, ids: readonly Id[], name: (id: Id) => string, answerOf: (id: Id) => TableAnswer) {
    const current = ids.find((id) => answerOf(id) === this.#answerTo(fact)) ?? '';
    return html`<moon-segmented
      .label=${label}
      .selected=${current}
      .segments=${ids.map((id) => ({ id, label: name(id) }))}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: Id }>) => this.#say(fact, answerOf(detail.id))}
    ></moon-segmented>`;
  }

  #control(fact: Fact, label: string): TemplateResult {
    const current = this.#answerTo(fact);
    switch (fact.about) {
      case 'cover':
        return this.#segments(fact, label, COVER, spokenWords.cover, (id) => id);
      case 'pieces':
        return html`<moon-stepper
          .label=${label}
          .min=${0}
          .max=${MOST_PIECES}
          .value=${Number(current)}
          @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#say(fact, detail.value)}
        ></moon-stepper>`;
      case 'nearest': {
        const chosen = Array.isArray(current) ? current : [];
        return html`<div class="faces" role="group" aria-label=${label}>
          ${fact.among.map(
            (id) =>
              html`<button
                type="button"
                class="press"
                aria-pressed=${String(chosen.includes(id))}
                @click=${() => this.#say(fact, chosen.includes(id) ? chosen.filter((candidate) => candidate !== id) : [...chosen, id])}
              >
                ${coinFace(this.table, id)} ${modelName(this.table, id)}
              </button>`,
          )}
        </div>`;
      }
      case 'driven':
        return html`<moon-ending-bar
          whole
          .table=${this.table}
          .model=${fact.model}
          @became=${({ detail }: MoonEvent<'became'>) => detail.became && this.#say(fact, detail.became)}
        ></moon-ending-bar>`;
      default:
        return this.#segments(
          fact,
          label,
          ['yes', 'no'] as const,
          (id) => (id === 'yes' ? spokenWords.yes() : spokenWords.no()),
          (id) => id === 'yes',
        );
    }
  }

  /** Faces to tick: a model without a tick is not near. */
  #crowd({ about, model, facts }: Crowd) {
    const { table } = this;
    const name = modelName(table, model);
    const [range] = new Set(facts.map((fact) => fact.in)).size === 1 ? facts.map((fact) => inches(fact.in)) : [];
    const fights = about === 'reaches' && this.fights;
    const words = fights
      ? spokenWords.whoFights(range)
      : about === 'within'
        ? spokenWords.whoIsNear(name, range)
        : spokenWords.whoReaches(name, range);
    return html`<div class="fact" data-crowd=${model}>
      <span>${words}</span>
      <div class="faces" role="group" aria-label=${words}>
        ${facts.map((fact) => {
          const partner = fact.of[0] === model ? fact.of[1] : fact.of[0];
          const on = this.#answerTo(fact) === true;
          return html`<button
            type="button"
            class="press"
            data-fact=${keyOf(fact)}
            aria-pressed=${String(on)}
            @click=${() => this.#say(fact, !on)}
          >
            ${coinFace(table, partner)}
            <span>${modelName(table, partner)}${range === undefined ? html` · ${inches(fact.in)}` : nothing}</span>
          </button>`;
        })}
      </div>
    </div>`;
  }

  #depth(id: string): number | null {
    return this.table.view(null).table.stones.find((stone) => stone.id === id)?.depth ?? null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('facts')) this.toggleAttribute('dense', this.facts.length > MANY);
  }

  override render() {
    const names = namesOf(this.table);
    return gatherCrowds(this.facts).map((fact) => {
      if ('facts' in fact) return this.#crowd(fact);
      const words = factText(fact, names, (id) => this.#depth(id));
      return html`<div class="fact" data-fact=${keyOf(fact)}>
        <span>${words}</span>
        ${this.#control(fact, words)}
      </div>`;
    });
  }
}

declare global {
  interface MoonriseEvents {
    'facts-answered': { answers: TableAnswers };
  }
  interface HTMLElementTagNameMap {
    'moon-fact-list': MoonFactList;
  }
}
