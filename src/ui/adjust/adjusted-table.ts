import type { ModelId, StoneId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { BoardMode } from '../board/modes.ts';
import { MARKER_RADIUS, radiusOf, STONE_RADIUS } from '../board/table.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import { middleOf, wayTo } from '../table/spots.ts';
import { withLure, withMarker, withModel, withStone, withTerrain } from './adjustment.ts';
import type { Adjustment, LureChange, MarkerChange, ModelChange, StoneChange } from './adjustment.ts';
import { lureRadius, seenLures, type LureChosen } from './lure-fields.ts';
import type { SeenMarker } from './marker-fields.ts';
import type { AdjustTarget } from './picker.ts';

/** The table with a draft of changes made, and the draft with one more change. */
export class AdjustedTable {
  constructor(
    private readonly table: TablePort,
    private readonly draft: Adjustment,
  ) {}

  get #tableView() {
    return this.table.view(null).table;
  }

  model(id: ModelId) {
    const model = this.#tableView.models[id];
    const { used: _used, ...change } = this.draft.models[id] ?? {};
    return model ? { ...model, ...change } : null;
  }

  stone(id: StoneId) {
    const stone = this.#tableView.stones.find((candidate) => candidate.id === id);
    return stone ? { ...stone, ...this.draft.stones[id] } : null;
  }

  /** A marker with its changes; a new marker lies where it will be placed. */
  marker(id: string): SeenMarker {
    const { gone: _gone, ...change } = this.draft.markers[id] ?? {};
    const known = this.#tableView.markers?.find((marker) => marker.id === id);
    return { ...(known ?? { id, seat: Number(id[0]), at: { x: 0, y: 0 }, active: false }), ...change };
  }

  modelWith(id: ModelId, change: ModelChange): Adjustment {
    return withModel(this.draft, id, change, this.#tableView.models[id] ?? {});
  }

  stoneWith(id: StoneId, change: StoneChange): Adjustment {
    return withStone(this.draft, id, change, this.#tableView.stones.find((stone) => stone.id === id) ?? {});
  }

  markerWith(id: string, change: MarkerChange): Adjustment {
    return withMarker(this.draft, id, change, this.#tableView.markers?.find((marker) => marker.id === id) ?? {});
  }

  lureWith({ lure, by }: LureChosen, change: LureChange): Adjustment {
    return withLure(this.draft, lure, { by, ...change }, seenLures(this.table).find(({ id }) => id === lure) ?? {});
  }

  /** The draft with the chosen thing placed at a point. */
  placed(chosen: AdjustTarget, point: BoardPoint): Adjustment {
    const { draft } = this;
    if (!chosen || 'seat' in chosen) return draft;
    if ('marker' in chosen) return this.markerWith(chosen.marker, { at: point });
    if ('lure' in chosen) return this.lureWith(chosen, { at: point });
    if ('terrain' in chosen) {
      const piece = this.#tableView.terrain.find(({ id }) => id === chosen.terrain);
      return piece ? withTerrain(draft, piece.id, { by: wayTo(middleOf(piece.shape), point) }) : draft;
    }
    return 'model' in chosen
      ? this.modelWith(chosen.model, { at: point, status: 'board' })
      : this.stoneWith(chosen.stone, { at: point, holder: null });
  }

  /** The board mode that asks for a place of the chosen thing. */
  spot(chosen: NonNullable<AdjustTarget>, judge: (point: BoardPoint) => Reason | null): BoardMode {
    if ('model' in chosen) return { kind: 'spot', radius: this.#radius(chosen.model), model: chosen.model, judge };
    if ('stone' in chosen) return { kind: 'spot', radius: STONE_RADIUS, stone: this.stone(chosen.stone)?.depth ?? 1, judge };
    if ('lure' in chosen) return { kind: 'spot', radius: lureRadius(this.table, chosen), judge };
    return 'seat' in chosen ? { kind: 'idle' } : { kind: 'spot', radius: MARKER_RADIUS, judge };
  }

  #radius(id: ModelId): number {
    const model = this.#tableView.models[id];
    return model ? radiusOf(this.table.characters, model) : STONE_RADIUS;
  }
}
