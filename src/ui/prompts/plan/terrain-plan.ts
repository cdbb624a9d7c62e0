import { LitElement, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer, Decision, Spot } from '../../../rules/terms/decision.ts';
import type { PieceId, Seat } from '../../../rules/terms/ids.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { BoardPoint, TablePort } from '../../contexts/table-port.ts';
import '../../kit/fields/choice-list.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { drawnAfterTouch } from '../../kit/touch/touch-picture.ts';
import type { Desk } from '../../table/desk.ts';
import { idName } from '../../table/names.ts';
import { middleOf, pointOf, wayTo } from '../../table/spots.ts';
import { promptStyles } from '../prompt.ts';
import './spot-plan.ts';

/**
 * A piece of terrain that the player chooses on the board or from a list, and the new place of its middle.
 * @fires moved `{ terrain, by }` inches
 * @fires cancelled
 */
@customElement('moon-terrain-plan')
export class MoonTerrainPlan extends LitElement {
  static override styles = [shared, promptStyles];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk!: Desk;
  @property({ type: Number }) seat: Seat = 0;
  @property({ attribute: false }) pieces: readonly PieceId[] = [];
  @property({ type: Number }) within = 0;
  @property() words = '';
  @property() stop = '';
  @state() private piece: PieceId | null = null;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('pieces')) this.piece = null;
    if (this.piece !== null || !(changed.has('pieces') || changed.has('piece'))) return;
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'targets', ids: [...this.pieces] },
      on: { 'target-tapped': ({ id, allowed }) => void (allowed && (this.piece = id)) },
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  #middle(id: PieceId): BoardPoint {
    const shape = this.table.view(null).table.terrain.find((piece) => piece.id === id)?.shape;
    return shape ? middleOf(shape) : { x: 0, y: 0 };
  }

  #way(id: PieceId, [x, y]: Spot): readonly [number, number] {
    return wayTo(this.#middle(id), pointOf([x, y]));
  }

  override render() {
    const { piece, table } = this;
    if (piece === null)
      return html`<p class="say">${this.words}</p>
        <p class="note">${matchWords.tapPiece()}</p>
        <moon-choice-list
          layout="row"
          .label=${cardWords.choosePiece()}
          .choices=${this.pieces.map((id) => ({ id, label: idName(table, id) }))}
          .decline=${{ id: '', label: this.stop || matchWords.cancel() }}
          @chosen=${({ detail }: MoonEvent<'chosen'>) => (detail.id === '' ? emit(this, 'cancelled') : (this.piece = detail.id))}
        ></moon-choice-list>`;
    return html`<moon-spot-plan
      .table=${table}
      .desk=${this.desk}
      .seat=${this.seat}
      .free=${() => table.freeSpots(this.seat, { id: piece, middle: this.#middle(piece) })}
      .words=${cardWords.pieceTo(idName(table, piece))}
      .rings=${[{ at: this.#middle(piece), reach: this.within, tone: 'touchable' as const }]}
      .decision=${(spot: Spot): Decision => ({ seat: this.seat, kind: 'answer', terrain: piece, by: this.#way(piece, spot) })}
      .stop=${matchWords.back()}
      @cancelled=${() => (this.piece = null)}
      @placed=${({ detail }: MoonEvent<'placed'>) => emit(this, 'moved', { terrain: piece, by: this.#way(piece, detail.at) })}
    ></moon-spot-plan>`;
  }
}

declare global {
  interface MoonriseEvents {
    moved: Required<Pick<Answer, 'terrain' | 'by'>>;
  }
  interface HTMLElementTagNameMap {
    'moon-terrain-plan': MoonTerrainPlan;
  }
}
