import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Refused } from '../../../rules/terms/choices.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Fact, TableAnswers } from '../../../rules/terms/fact.ts';
import type { AbilityId, ModelId, Seat } from '../../../rules/terms/ids.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { BoardRing, Ray } from '../../board/modes.ts';
import type { SightExplained, TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { drawnAfterTouch } from '../../kit/touch/touch-picture.ts';
import { coinFace } from '../../table/coin.ts';
import type { Desk } from '../../table/desk.ts';
import { idName } from '../../table/names.ts';
import '../../spoken/fact-list.ts';
import { saying } from '../../spoken/usual-answers.ts';
import { decisionFor, firstPicks, forcedPicks, isForOwn, type Meant, nextPicks, oneOfThese, refusedPick } from '../outcomes/picks.ts';
import { promptStyles } from '../prompt.ts';
import { sightLines } from './sight-lines.ts';
import { low } from '../../theme/sizes.ts';

/** More of them than this, and faces on a real table stand closer. */
const MANY = 4;

/** The facts that the players would be asked for after a decision. */
export type Asks = (decision: Decision) => readonly Fact[];

/**
 * Targets picked on the board or from a list, sight and cover explained, then confirmed. Where there is only one it is picked already; where
 * one of several enemies is looked for it is the nearest, where a model is to be healed the one that is hurt worst, and the others stay a tap away.
 * @fires decided `{ decision, more }`
 * @fires cancelled
 */
@customElement('moon-target-plan')
export class MoonTargetPlan extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      .group {
        margin: var(--space-1) 0;
        font-size: var(--text-s);
        font-weight: 650;
        color: var(--ink-soft);
      }
      @media ${low} {
        .say {
          margin-bottom: 2px;
          font-size: var(--text-m);
        }
        .note {
          margin-bottom: 2px;
          line-height: 1.2;
        }
        .group {
          margin: 0;
        }
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk!: Desk;
  @property({ type: Number }) seat: Seat = 0;
  /** The model that looks at the target; null when sight does not matter. */
  @property({ attribute: false }) from: ModelId | null = null;
  /** Complete decisions that differ only in what they name. */
  @property({ attribute: false }) decisions: readonly Decision[] = [];
  @property({ attribute: false }) refused: readonly Refused[] = [];
  @property() words = '';
  @property() note = '';
  /** The side it is meant for: those models come first. */
  @property({ attribute: false }) meant: Meant = 'anybody';
  /** The question once all is picked. */
  @property({ attribute: false }) question: (names: string) => string = () => '';
  @property({ attribute: false }) rings: BoardRing[] = [];
  @property({ attribute: false }) arcane = false;
  /** The price at the picked targets; null where that is known beforehand. */
  @property({ attribute: false }) price: ((targets: readonly ModelId[]) => number) | null = null;
  /** Which of its abilities the model would use; null where it is none. */
  @property({ attribute: false }) ability: AbilityId | null = null;
  /** What else is to be known of the targets before it is paid for; null for nothing. */
  @property({ attribute: false }) outlook: ((targets: readonly ModelId[]) => string | null) | null = null;
  @property() stop = '';
  /** The name of a second way to confirm, as a button of its own; empty for none. */
  @property() more = '';
  /** Where the miniatures are real: what the rules must know of them stands beside what is to be done. */
  @property({ attribute: false }) asks: Asks | null = null;
  @state() private facts: readonly Fact[] = [];
  @state() private said: TableAnswers = {};
  @state() private picked: string[] = [];
  /** The answer a finger or the focus is on. */
  @state() private pointed: string | null = null;
  /** How many of them were picked by themselves. */
  private forced = 0;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated) {
      const { models } = this.table.view(null).table;
      this.forced = forcedPicks(this.decisions).length;
      this.picked =
        this.#atOnce && this.decisions.length > 1
          ? []
          : firstPicks(this.decisions, models, { seat: this.seat, from: models[this.from ?? '']?.at, meant: this.meant });
    }
    if (changed.has('decisions') || changed.has('picked') || changed.has('pointed')) this.#ask();
    if (this.asks && (changed.has('decisions') || changed.has('picked'))) {
      const decision = decisionFor(this.decisions, this.picked);
      this.facts = decision ? this.asks(decision) : [];
      this.said = {};
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  /** Beside a real table a moonstone is harvested with the touch that names it: it can be taken back. */
  get #atOnce(): boolean {
    return this.asks !== null && this.decisions.every(({ kind }) => kind === 'harvest');
  }

  get #oneOf(): string[] | null {
    return oneOfThese(this.decisions);
  }

  #why(id: string) {
    return this.refused.find((refused) => refusedPick(refused) === id)?.reason ?? null;
  }

  #ask() {
    const { picked } = this;
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'targets',
        ids: this.#oneOf ?? nextPicks(this.decisions, picked),
        why: (id) => this.#why(id),
        friends: this.#friends(this.#oneOf ?? nextPicks(this.decisions, picked)),
        chosen: [...picked, ...(this.pointed === null ? [] : [this.pointed])],
        ray: this.#ray(),
      },
      rings: this.rings,
      on: {
        'target-tapped': ({ id, allowed, why }) => {
          if (allowed) this.#pick(id);
          else if (why) emit(this, 'refusal', { reason: why });
        },
      },
    });
  }

  #friends(ids: readonly string[]): string[] {
    const { models } = this.table.view(null).table;
    return ids.filter((id) => models[id]?.controller === this.seat);
  }

  /** Sight to the model that is asked about, or that a finger is on. */
  #sight(): SightExplained | null {
    const { table, from } = this;
    const last = this.pointed ?? this.picked.at(-1);
    return from !== null && last !== undefined && last !== from && last in table.view(null).table.models
      ? table.sight(from, last, this.ability ?? undefined)
      : null;
  }

  #ray(): Ray | null {
    const sight = this.#sight();
    if (!sight) return null;
    const { models } = this.table.view(null).table;
    const [from, to] = [models[this.from ?? '']?.at, models[this.pointed ?? this.picked.at(-1) ?? '']?.at];
    const line = sight.line ?? (from && to ? ([from, to] as const) : null);
    return line && { line, clear: sight.visible };
  }

  /** Enemies first, the model that looks for a target last; where it is meant for friends they come first, the worst hurt before the others. */
  #ordered(ids: readonly string[]): string[] {
    const { models } = this.table.view(null).table;
    const hurt = (id: string): number => (this.meant === 'wounded' ? (models[id]?.wounds ?? 0) : 0);
    const rank = (id: string): number => (id === this.from ? 2 : models[id]?.controller === this.seat ? 1 : 0);
    return ids.toSorted((a, b) => hurt(b) - hurt(a) || rank(a) - rank(b));
  }

  #choices(ids: readonly string[], open: boolean) {
    return this.#groups(this.#ordered(ids)).map(({ words, choices }) => {
      const list = html`<moon-choice-list
        layout="row"
        .dense=${this.asks !== null && ids.length > MANY}
        .label=${words || this.words}
        .choices=${choices.map((id) => ({
          id,
          label: idName(this.table, id),
          picture: coinFace(this.table, id),
          ...(open ? { picked: this.picked.includes(id) } : {}),
        }))}
        @pointed=${({ detail }: MoonEvent<'pointed'>) => (this.pointed = detail.id)}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#pick(detail.id)}
      ></moon-choice-list>`;
      if (words === '') return list;
      // at a real table whom it is not meant for stands behind a touch
      const behind = this.asks !== null && words === (isForOwn(this.meant) ? matchWords.foes() : matchWords.friends());
      return behind && !choices.some((id) => this.picked.includes(id))
        ? html`<details>
            <summary class="group">${words}</summary>
            ${list}
          </details>`
        : html`<p class="group">${words}</p>
            ${list}`;
    });
  }

  #list(ids: readonly string[]) {
    return html`<p class="say">${this.words}</p>
      ${this.note ? html`<p class="note" lang=${cardTongue()}>${this.note}</p>` : nothing} ${this.#choices(this.#distinct(ids), false)}
      <div class="corner">
        <moon-button tone="quiet" data-id="-" @click=${() => this.#back()}>${this.stop || matchWords.cancel()}</moon-button>
      </div>`;
  }

  /** Beside a real table one moonstone of a depth is like another. */
  #distinct(ids: readonly string[]): readonly string[] {
    const depths = new Map(this.asks ? this.table.view(null).table.stones.map(({ id, depth }) => [id, depth]) : []);
    const picked = ids.filter((id) => this.picked.includes(id));
    const first = (id: string) => [...picked, ...ids].find((candidate) => depths.get(candidate) === depths.get(id));
    const distinct = ids.filter((id) => !depths.has(id) || first(id) === id);
    return distinct.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  }

  #pick(id: string) {
    this.pointed = null;
    this.picked = this.#oneOf ? [id] : [...this.picked, id];
    const decision = this.#atOnce ? decisionFor(this.decisions, this.picked) : null;
    if (decision) this.#decided(decision);
  }

  /** Enemies and friends apart, where there are both. */
  #groups(ids: readonly string[]): { words: string; choices: readonly string[] }[] {
    const friends = this.#friends(ids);
    const others = ids.filter((id) => !friends.includes(id));
    if (friends.length === 0 || others.length === 0) return [{ words: '', choices: ids }];
    const groups = [
      { words: matchWords.foes(), choices: others },
      { words: matchWords.friends(), choices: friends },
    ];
    return isForOwn(this.meant) ? groups.toReversed() : groups;
  }

  #back() {
    if (this.#oneOf || this.picked.length <= this.forced) emit(this, 'cancelled');
    else this.picked = this.picked.slice(0, -1);
  }

  /** Sends the decision, with the answers about the table that were given beside it. */
  #decided(decision: Decision, more = false) {
    const answers = saying(this.facts, this.said);
    emit(this, 'decided', { decision: answers.length > 0 ? { ...decision, told: answers } : decision, more });
  }

  override render() {
    const { table, picked } = this;
    const decision = decisionFor(this.decisions, picked);
    const next = nextPicks(this.decisions, picked);
    if (!decision) return this.#list(next);
    // faces to tick and faces to choose look alike: where the table is asked, another target is tapped among its faces
    const others = this.#oneOf;
    const back = !others && picked.length > this.forced;
    const sight = this.#sight();
    const expected = this.outlook?.(picked) ?? null;
    return html`<div role="status">
        <p class="say">${this.question(picked.map((id) => idName(table, id)).join(', '))}</p>
        ${this.note && !back ? html`<p class="note" lang=${cardTongue()}>${this.note}</p>` : nothing}
        ${this.price ? html`<p class="note">${matchWords.costsHere(this.price(picked))}</p>` : nothing}
        ${expected ? html`<p class="note">${expected}</p>` : nothing}
        ${sight ? sightLines(table, sight, this.arcane).map((line) => html`<p class="note">${line}</p>`) : nothing}
      </div>
      ${
        this.facts.length === 0
          ? nothing
          : html`<moon-fact-list
              ?fights=${decision.kind === 'melee'}
              .table=${table}
              .facts=${this.facts}
              .said=${this.said}
              @said=${({ detail }: MoonEvent<'said'>) => (this.said = detail.said)}
            ></moon-fact-list>`
      }
      ${others && this.facts.length === 0 ? this.#choices(this.#distinct(others), true) : nothing}
      ${this.more === '' ? nothing : html`<moon-button tone="quiet" icon="sword" data-id="more" @click=${() => this.#decided(decision, true)}>${this.more}</moon-button>`}
      <div class="corner">
        <moon-button tone="question" icon="check" @click=${() => this.#decided(decision)}>${matchWords.confirm()}</moon-button>
        <moon-button tone="quiet" data-id="-" @click=${() => this.#back()}
          >${back ? matchWords.back() : this.stop || matchWords.cancel()}</moon-button
        >
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    decided: { decision: Decision; more?: boolean };
  }
  interface HTMLElementTagNameMap {
    'moon-target-plan': MoonTargetPlan;
  }
}
