import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Refused } from '../../../rules/terms/choices.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Fact, TableAnswers } from '../../../rules/terms/fact.ts';
import type { AbilityId, ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { View } from '../../../seats/view.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { BoardRing } from '../../board/modes.ts';
import type { TablePort } from '../../contexts/table-port.ts';
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
import { friendsAmong, onePerDepth, orderedTargets, targetGroups } from './target-groups.ts';
import { rayTo, sightOf, type Aim } from './target-sight.ts';
import { low } from '../../theme/sizes.ts';

/** With more targets than this the faces at a spoken table are set closer together. */
const MANY = 4;

/** The facts that the players would be asked for after a decision. */
export type Asks = (decision: Decision) => readonly Fact[];

/**
 * Targets that the player picks on the board or from a list, with sight and cover, and then confirms. The only target is picked at once; so is the
 * nearest of several enemies, or the model with the most wounds for an ability that heals. The others are one tap away.
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
  /** Complete decisions that differ only in their targets. */
  @property({ attribute: false }) decisions: readonly Decision[] = [];
  @property({ attribute: false }) refused: readonly Refused[] = [];
  @property() words = '';
  @property() note = '';
  /** The models that the action is meant for: they are listed first. */
  @property({ attribute: false }) meant: Meant = 'anybody';
  /** The question when all targets are picked. */
  @property({ attribute: false }) question: (names: string) => string = () => '';
  @property({ attribute: false }) rings: BoardRing[] = [];
  @property({ attribute: false }) arcane = false;
  /** The price for the picked targets; null if it is the same for all. */
  @property({ attribute: false }) price: ((targets: readonly ModelId[]) => number) | null = null;
  /** The ability that the model would use; null: none. */
  @property({ attribute: false }) ability: AbilityId | null = null;
  /** A sentence about the picked targets that the player should know before paying; null: none. */
  @property({ attribute: false }) outlook: ((targets: readonly ModelId[]) => string | null) | null = null;
  @property() stop = '';
  /** The name of a second button to confirm; '' for none. */
  @property() more = '';
  /** At a spoken table: the facts that the players have to tell, which are asked beside the confirmation; null at a board. */
  @property({ attribute: false }) asks: Asks | null = null;
  @state() private facts: readonly Fact[] = [];
  @state() private factAnswers: TableAnswers = {};
  @state() private picked: string[] = [];
  /** The target under a finger or the focus; null: none. */
  @state() private pointed: string | null = null;
  /** The number of targets that were picked for the player. */
  private forced = 0;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated) {
      const models = this.#models;
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
      this.factAnswers = {};
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  /** At a spoken table a touch of a moonstone harvests it at once, because a Harvest can be taken back. */
  get #atOnce(): boolean {
    return this.asks !== null && this.decisions.every(({ kind }) => kind === 'harvest');
  }

  get #models(): View['table']['models'] {
    return this.table.view(null).table.models;
  }

  get #oneOf(): string[] | null {
    return oneOfThese(this.decisions);
  }

  #why(id: string) {
    return this.refused.find((refused) => refusedPick(refused) === id)?.reason ?? null;
  }

  #ask() {
    const { picked } = this;
    const ids = this.#oneOf ?? nextPicks(this.decisions, picked);
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'targets',
        ids,
        why: (id) => this.#why(id),
        friends: friendsAmong(ids, this.#models, this.seat),
        chosen: [...picked, ...(this.pointed === null ? [] : [this.pointed])],
        ray: rayTo(this.table, this.#aim),
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

  /** The target under a finger, or else the last one picked. */
  get #aim(): Aim {
    return { from: this.from, target: this.pointed ?? this.picked.at(-1) ?? null, ability: this.ability };
  }

  #choices(ids: readonly string[], open: boolean) {
    const picker = { seat: this.seat, actor: this.from, meant: this.meant };
    const ordered = orderedTargets(ids, this.#models, picker);
    return targetGroups(ordered, this.#models, picker).map(({ side, ids: members }) => {
      const heading = side === 'mixed' ? '' : side === 'foes' ? matchWords.foes() : matchWords.friends();
      const list = html`<moon-choice-list
        layout="row"
        .dense=${this.asks !== null && ids.length > MANY}
        .label=${heading || this.words}
        .choices=${members.map((id) => ({
          id,
          label: idName(this.table, id),
          picture: coinFace(this.table, id),
          ...(open ? { picked: this.picked.includes(id) } : {}),
        }))}
        @pointed=${({ detail }: MoonEvent<'pointed'>) => (this.pointed = detail.id)}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#pick(detail.id)}
      ></moon-choice-list>`;
      if (side === 'mixed') return list;
      // at a spoken table models that the action is not meant for are folded away
      const behind = this.asks !== null && side === (isForOwn(this.meant) ? 'foes' : 'friends');
      return behind && !members.some((id) => this.picked.includes(id))
        ? html`<details>
            <summary class="group">${heading}</summary>
            ${list}
          </details>`
        : html`<p class="group">${heading}</p>
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

  /** At a spoken table moonstones of the same depth are shown as one. */
  #distinct(ids: readonly string[]): readonly string[] {
    const depths = new Map(this.asks ? this.table.view(null).table.stones.map(({ id, depth }) => [id, depth]) : []);
    return onePerDepth(ids, depths, this.picked);
  }

  #pick(id: string) {
    this.pointed = null;
    this.picked = this.#oneOf ? [id] : [...this.picked, id];
    const decision = this.#atOnce ? decisionFor(this.decisions, this.picked) : null;
    if (decision) this.#decided(decision);
  }

  #back() {
    if (this.#oneOf || this.picked.length <= this.forced) emit(this, 'cancelled');
    else this.picked = this.picked.slice(0, -1);
  }

  /** Sends the decision with the facts that the players have told. */
  #decided(decision: Decision, more = false) {
    const answers = saying(this.facts, this.factAnswers);
    emit(this, 'decided', { decision: answers.length > 0 ? { ...decision, told: answers } : decision, more });
  }

  override render() {
    const { table, picked } = this;
    const decision = decisionFor(this.decisions, picked);
    const next = nextPicks(this.decisions, picked);
    if (!decision) return this.#list(next);
    // faces to tick and faces to choose look alike: at a spoken table the player taps another target among its faces
    const choosesOne = this.#oneOf;
    const back = !choosesOne && picked.length > this.forced;
    const sight = sightOf(table, this.#aim);
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
              .answers=${this.factAnswers}
              @facts-answered=${({ detail }: MoonEvent<'facts-answered'>) => (this.factAnswers = detail.answers)}
            ></moon-fact-list>`
      }
      ${choosesOne && this.facts.length === 0 ? this.#choices(this.#distinct(choosesOne), true) : nothing}
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
