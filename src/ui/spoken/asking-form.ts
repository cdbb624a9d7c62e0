import { LitElement, css, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyOf, type Became, type Fact, type Said } from '../../rules/terms/fact.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { inches } from '../../words/sentences.ts';
import { factText, spokenWords } from '../../words/spoken.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { nextFrame } from '../kit/next-frame.ts';
import '../kit/segmented.ts';
import '../kit/stepper.ts';
import { pressable, shared } from '../kit/styles.ts';
import { coinFace } from '../match/coin.ts';
import { modelName, namesOf } from '../match/names.ts';
import './ending-bar.ts';

const COVER = ['none', 'light', 'heavy'] as const;
const MOST_PIECES = 12;

/** What is so where nobody says otherwise. */
function usual(fact: Fact): Said {
  switch (fact.about) {
    case 'cover':
      return 'none';
    case 'pieces':
      return 0;
    case 'nearest':
      return fact.among.slice(0, 1);
    case 'driven':
      return {};
    case 'room':
      return true;
    default:
      return false;
  }
}

type Near = Extract<Fact, { about: 'within' | 'reaches' }>;
/** Several of the same model: one question with a face for each other one. */
interface Crowd {
  about: Near['about'];
  model: ModelId;
  facts: readonly Near[];
}

const isNear = (fact: Fact): fact is Near => fact.about === 'within' || fact.about === 'reaches';

/** Questions of nearness drawn together round the models that most of them are about; everything else by itself. */
export function gathered(facts: readonly Fact[]): (Fact | Crowd)[] {
  const left = facts.filter(isNear);
  const crowds: Crowd[] = [];
  while (left.length > 0) {
    const counts = new Map<string, Near[]>();
    for (const fact of left)
      for (const model of fact.of) {
        const key = `${fact.about} ${model}`;
        counts.set(key, [...(counts.get(key) ?? []), fact]);
      }
    const [key, most] = [...counts].reduce((best, one) => (one[1].length > best[1].length ? one : best));
    const [about = 'within', model = ''] = key.split(' ');
    crowds.push({ about: about === 'reaches' ? 'reaches' : 'within', model, facts: most });
    for (const fact of most) left.splice(left.indexOf(fact), 1);
  }
  return [...crowds, ...facts.filter((fact) => !isNear(fact))];
}

/**
 * What the rules must know of the real table before a decision goes on: one form, the usual answers in it.
 * @fires refusal `{ reason }`
 */
@customElement('moon-asking-form')
export class MoonAskingForm extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: block;
        max-height: 100%;
        overflow: auto;
        padding: var(--space-3) var(--space-4);
        border: var(--pen) solid var(--outline);
        border-top: 5px solid var(--question);
        border-radius: 16px 14px 0 0;
        background: var(--panel);
      }
      h2 {
        margin-bottom: var(--space-2);
        font: 700 var(--text-l) / 1.2 var(--title-face);
        color: var(--question-ink);
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
      .faces svg {
        width: 34px;
        height: 34px;
      }
      .press[aria-pressed='true'] {
        background: var(--touchable);
        color: var(--on-touchable);
      }
      .go {
        position: sticky;
        bottom: calc(-1 * var(--space-3));
        display: grid;
        padding: var(--space-2) 0 var(--space-3);
        background: var(--panel);
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) facts: readonly Fact[] = [];
  /** Whose decision waits. */
  @property({ type: Number }) seat: Seat = 0;
  @state() private said: Record<string, Said> = {};
  @state() private busy = false;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('facts')) this.said = Object.fromEntries(this.facts.map((fact) => [keyOf(fact), usual(fact)]));
  }

  #say(fact: Fact, said: Said) {
    this.said = { ...this.said, [keyOf(fact)]: said };
  }

  #segments<Id extends string>(fact: Fact, label: string, ids: readonly Id[], name: (id: Id) => string, of: (id: Id) => Said) {
    const now = ids.find((id) => of(id) === this.said[keyOf(fact)]) ?? '';
    return html`<moon-segmented
      .label=${label}
      .selected=${now}
      .segments=${ids.map((id) => ({ id, label: name(id) }))}
      @chosen=${({ detail }: CustomEvent<{ id: Id }>) => this.#say(fact, of(detail.id))}
    ></moon-segmented>`;
  }

  #control(fact: Fact, label: string): TemplateResult {
    const now = this.said[keyOf(fact)];
    switch (fact.about) {
      case 'cover':
        return this.#segments(fact, label, COVER, spokenWords.cover, (id) => id);
      case 'pieces':
        return html`<moon-stepper
          .label=${label}
          .min=${0}
          .max=${MOST_PIECES}
          .value=${Number(now)}
          @changed=${({ detail }: CustomEvent<{ value: number }>) => this.#say(fact, detail.value)}
        ></moon-stepper>`;
      case 'nearest': {
        const chosen = Array.isArray(now) ? now : [];
        return html`<div class="faces" role="group" aria-label=${label}>
          ${fact.among.map(
            (id) =>
              html`<button
                type="button"
                class="press"
                aria-pressed=${String(chosen.includes(id))}
                @click=${() => this.#say(fact, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
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
          @became=${({ detail }: CustomEvent<{ became: Became }>) => this.#say(fact, detail.became)}
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

  /** Faces to tick: whoever is not, is not near. */
  #crowd({ about, model, facts }: Crowd) {
    const { table } = this;
    const words = about === 'within' ? spokenWords.whoIsNear(modelName(table, model)) : spokenWords.whoReaches(modelName(table, model));
    return html`<div class="fact" data-crowd=${model}>
      <span>${words}</span>
      <div class="faces" role="group" aria-label=${words}>
        ${facts.map((fact) => {
          const other = fact.of[0] === model ? fact.of[1] : fact.of[0];
          const on = this.said[keyOf(fact)] === true;
          return html`<button
            type="button"
            class="press"
            data-fact=${keyOf(fact)}
            aria-pressed=${String(on)}
            @click=${() => this.#say(fact, !on)}
          >
            ${coinFace(table, other)} <span>${modelName(table, other)} · ${inches(fact.in)}</span>
          </button>`;
        })}
      </div>
    </div>`;
  }

  async #tell() {
    if (this.busy) return;
    this.busy = true;
    await nextFrame();
    const facts = this.facts.map((fact): [string, Said] => [keyOf(fact), this.said[keyOf(fact)] ?? usual(fact)]);
    const refused = await this.table.decide({ seat: this.seat, kind: 'tell', facts });
    this.busy = false;
    if (refused) emit(this, 'refusal', { reason: refused });
  }

  #depth(id: string): number | null {
    return this.table.view(null).table.stones.find((stone) => stone.id === id)?.depth ?? null;
  }

  override render() {
    const names = namesOf(this.table);
    return html`<h2>${spokenWords.asking()}</h2>
      ${gathered(this.facts).map((fact) => {
        if ('facts' in fact) return this.#crowd(fact);
        const words = factText(fact, names, (id) => this.#depth(id));
        return html`<div class="fact" data-fact=${keyOf(fact)}>
          <span>${words}</span>
          ${this.#control(fact, words)}
        </div>`;
      })}
      <div class="go">
        <moon-button tone="question" icon="check" ?disabled=${this.busy} @click=${() => this.#tell()}>${spokenWords.goOn()}</moon-button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-asking-form': MoonAskingForm;
  }
}
