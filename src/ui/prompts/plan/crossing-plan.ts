import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Decision, Spot } from '../../../rules/terms/decision.ts';
import type { ModelId, PieceId, Seat } from '../../../rules/terms/ids.ts';
import { actionName, matchWords } from '../../../words/match/match.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/fields/choice-list.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import type { Desk } from '../../table/desk.ts';
import { idName, modelName } from '../../table/names.ts';
import { pointOf } from '../../table/spots.ts';
import { promptStyles } from '../prompt.ts';
import './spot-plan.ts';

type Crossing = Extract<Decision, { kind: 'traverse' | 'jump' }>;

/**
 * Plans a crossing: over an obstacle, up or down a ladder, off a platform. First the piece is chosen, then the place where the model comes down.
 * @fires decided `{ decision }`
 * @fires cancelled
 */
@customElement('moon-crossing-plan')
export class MoonCrossingPlan extends LitElement {
  static override styles = [shared, promptStyles];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk!: Desk;
  @property({ type: Number }) seat: Seat = 0;
  @property() model: ModelId = '';
  @property() kind: 'traverse' | 'jump' = 'traverse';
  @property({ attribute: false }) decisions: readonly Decision[] = [];
  @state() private piece: PieceId | null = null;

  #crossingsOf(piece: PieceId): Crossing[] {
    return this.decisions.filter(
      (decision): decision is Crossing => (decision.kind === 'traverse' || decision.kind === 'jump') && decision.terrain === piece,
    );
  }

  #take(decision: Decision) {
    emit(this, 'decided', { decision });
  }

  override render() {
    const pieces = [
      ...new Set(
        this.decisions.flatMap((decision) => (decision.kind === 'traverse' || decision.kind === 'jump' ? [decision.terrain] : [])),
      ),
    ];
    const piece = this.piece ?? (pieces.length === 1 ? (pieces[0] ?? null) : null);
    const action = actionName[this.kind]();
    if (piece === null)
      return html`<p class="say">${action}</p>
        <moon-choice-list
          layout="row"
          .choices=${pieces.map((id) => ({ id, label: idName(this.table, id) }))}
          .decline=${{ id: '-', label: matchWords.cancel() }}
          @chosen=${({ detail }: MoonEvent<'chosen'>) => (detail.id === '-' ? emit(this, 'cancelled') : (this.piece = detail.id))}
        ></moon-choice-list>`;
    const ways = this.#crossingsOf(piece);
    const ladder = ways.filter(({ to }) => typeof to === 'string');
    if (ladder.length > 0)
      return html`<p class="say">${action}: ${idName(this.table, piece)}</p>
        <moon-choice-list
          layout="row"
          .choices=${ladder.map(({ to }, index) => ({ id: String(index), label: to === 'up' ? matchWords.ladderUp() : matchWords.ladderDown() }))}
          .decline=${{ id: '-', label: matchWords.cancel() }}
          @chosen=${({ detail }: MoonEvent<'chosen'>) => {
            const decision = ladder[Number(detail.id)];
            if (decision) this.#take(decision);
            else emit(this, 'cancelled');
          }}
        ></moon-choice-list>`;
    const landing = (to: Spot): Decision => ({ seat: this.seat, kind: this.kind, model: this.model, terrain: piece, to });
    return html`<moon-spot-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .model=${this.model}
      .words=${`${action}: ${matchWords.placeDrag(modelName(this.table, this.model))}`}
      .decision=${landing}
      .candidates=${this.kind === 'traverse' ? this.table.landings(this.model, piece) : ways.flatMap(({ to }) => (typeof to === 'string' ? [] : [pointOf(to)]))}
      .stop=${matchWords.cancel()}
      @placed=${({ detail }: MoonEvent<'placed'>) => this.#take(landing(detail.at))}
    ></moon-spot-plan>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-crossing-plan': MoonCrossingPlan;
  }
}
