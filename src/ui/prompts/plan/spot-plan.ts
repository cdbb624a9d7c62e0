import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Decision, Spot } from '../../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { matchWords } from '../../../words/match/match.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import type { BoardPoint, TablePort } from '../../contexts/table-port.ts';
import type { BoardRing } from '../../board/modes.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { drawnAfterTouch } from '../../kit/touch/touch-picture.ts';
import type { Desk } from '../../table/desk.ts';
import { spotOf } from '../../table/spots.ts';
import { promptStyles } from '../prompt.ts';

/**
 * A place on the board that the player chooses and confirms, after the rules have judged it.
 * @fires placed `{ at }` inches
 * @fires cancelled
 */
@customElement('moon-spot-plan')
export class MoonSpotPlan extends LitElement {
  static override styles = [shared, promptStyles];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk!: Desk;
  @property({ type: Number }) seat: Seat = 0;
  /** The model that is placed; null for a moonstone or a piece of terrain. */
  @property({ attribute: false }) model: ModelId | null = null;
  @property({ attribute: false }) stone: number | null = null;
  /** The radius of a round piece of terrain that is placed, in units; null otherwise. */
  @property({ attribute: false }) radius: number | null = null;
  @property() words = '';
  /** A hint for finding a place, shown while none is chosen; '': the legal ground is highlighted if it is known. */
  @property() hint = '';
  /** Makes the decision for a place; the decision is judged before the place can be confirmed. */
  @property({ attribute: false }) decision: (spot: Spot) => Decision = () => ({ seat: 0, kind: 'pass' });
  @property({ attribute: false }) candidates: BoardPoint[] | null = null;
  /** Places known to be legal, close together; called once per question. */
  @property({ attribute: false }) free: () => BoardPoint[] | null = () => null;
  @property({ attribute: false }) rings: BoardRing[] = [];
  @property({ attribute: false }) stop: string | null = null;
  @state() private place: BoardPoint | null = null;
  @state() private refused: Reason | null = null;
  private lit = false;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!['model', 'stone', 'words'].some((key) => changed.has(key))) return;
    this.place = null;
    this.refused = null;
    const { table, model, stone, candidates } = this;
    const character = model === null ? undefined : table.view(null).table.models[model]?.character;
    const free = this.free();
    this.lit = free !== null;
    const base = character === undefined ? undefined : table.characters[character]?.base;
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'spot',
        radius: this.radius ?? (base === undefined ? 63.5 : base * 5),
        ...(model === null ? {} : { model }),
        ...(stone === null ? {} : { stone }),
        ...(candidates ? { candidates } : {}),
        ...(free ? { free } : {}),
        judge: (point: BoardPoint) => table.judge(this.decision(spotOf(point))),
      },
      rings: this.rings,
      on: {
        'place-planned': ({ at, refused }) => {
          this.place = at;
          this.refused = refused;
        },
        'plan-cleared': () => {
          this.place = null;
          this.refused = null;
        },
      },
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  override render() {
    const { place, refused } = this;
    const hint = this.hint || (this.lit ? matchWords.placeInLight() : '');
    const ready = place && !refused ? place : null;
    return html`<div role="status">
        <p class="say">${ready ? matchWords.placeHere() : this.words}</p>
        ${refused ? html`<p class="note wrong">${reasonText(refused)}</p>` : nothing}
        ${hint !== '' && !place ? html`<p class="note">${hint}</p>` : nothing}
      </div>
      <div class="corner">
        <moon-button tone="question" icon="check" ?disabled=${!ready} @click=${() => ready && emit(this, 'placed', { at: spotOf(ready) })}
          >${matchWords.confirm()}</moon-button
        >
        ${this.stop === null ? nothing : html`<moon-button tone="quiet" @click=${() => emit(this, 'cancelled')}>${this.stop}</moon-button>`}
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    placed: { at: Spot };
  }
  interface HTMLElementTagNameMap {
    'moon-spot-plan': MoonSpotPlan;
  }
}
