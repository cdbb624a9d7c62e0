import type { Edge } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { BoardPoint, Route } from '../contexts/table-port.ts';

/** What a finger does on the board now. Lengths in tenths of a millimetre. */
export type BoardMode =
  | { kind: 'idle' }
  /** Every drag is a tape; see also the long press, which measures in every mode. */
  | { kind: 'measure' }
  | {
      kind: 'move';
      model: ModelId;
      as: 'step' | 'jog' | 'react' | 'effect';
      most: number;
      /** The way to a point. */
      route: (to: BoardPoint) => Route;
      /** The verdict on a way drawn leg by leg; without it there are no way-points. */
      verdict?: (path: BoardPoint[]) => Route;
      reach: (() => BoardPoint[] | null) | null;
      /** Where it is meant to go from the first. */
      first?: BoardPoint;
      /** Every tap adds a leg instead of beginning anew. */
      drawing?: boolean;
    }
  | {
      kind: 'deploy';
      models: ModelId[];
      edge: Edge;
      judge: (model: ModelId, point: BoardPoint) => Reason | null;
      suggest?: (model: ModelId) => BoardPoint | null;
      /** Where those who wait might stand, for all who wait. */
      places?: readonly { model: ModelId; at: BoardPoint }[];
    }
  | {
      kind: 'spot';
      radius: number;
      /** The model that is placed; a moonstone or a plain ring is shown without it. */
      model?: ModelId;
      stone?: number;
      /** Only these places; any place when left out. */
      candidates?: BoardPoint[];
      /** Places known to be legal, near together: shaded, and what a finger means that comes down beside them. */
      free?: BoardPoint[];
      judge: (point: BoardPoint) => Reason | null;
    }
  /** `friends` of the choosing seat are marked apart; `chosen` is asked about; `ray` is the line of sight to it. */
  | {
      kind: 'targets';
      ids: string[];
      why?: (id: string) => Reason | null;
      friends?: readonly string[];
      chosen?: readonly string[];
      ray?: Ray | null;
      /** How a target would move that is dragged away; null where it is only tapped. */
      walk?: (id: string) => Extract<BoardMode, { kind: 'move' }> | null;
    };

export type ModeOf<K extends BoardMode['kind']> = Extract<BoardMode, { kind: K }>;

/** A pulse, an aura or a range to be shown: `reach` counts from a model's edge, or from a bare point. */
export interface BoardRing {
  model?: ModelId;
  at?: BoardPoint;
  reach: number;
  tone: 'touchable' | 'question' | 'harm' | 'heal';
  label?: string;
}

/** What somebody is advised to do, as far as a board can show it. Lengths in tenths of a millimetre. */
export interface Pointed {
  /** The way of a model, after its start; one that is put somewhere has only its place. */
  goes: { model: ModelId; way: readonly BoardPoint[]; put: boolean } | null;
  /** Places that are nobody's. */
  places: readonly BoardPoint[];
  /** Models, moonstones and pieces of terrain it is about. */
  ids: readonly string[];
}

/** A line of sight, and whether nothing blocks it. */
export interface Ray {
  line: readonly [BoardPoint, BoardPoint];
  clear: boolean;
}

/** Quarter turns of the board on the glass, or of the words on it. */
export type BoardTurn = 0 | 90 | 180 | 270;

/** What `moon-board` says. */
export interface BoardEvents {
  'model-tapped': { model: ModelId };
  'stone-tapped': { stone: string };
  'piece-tapped': { piece: string };
  'ground-tapped': { at: BoardPoint };
  /** A plan was released; nothing is decided. `waypoints` are the legs drawn by hand. */
  'route-planned': { model: ModelId; route: Route; waypoints: BoardPoint[] };
  'place-planned': { model: ModelId | null; at: BoardPoint; refused: Reason | null };
  'plan-cleared': undefined;
  'target-tapped': { id: string; allowed: boolean; why: Reason | null };
}

declare global {
  interface MoonriseEvents extends BoardEvents {}
}
