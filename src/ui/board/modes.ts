import type { Edge } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { BoardPoint, Route } from '../contexts/table-port.ts';

/** The effect of a touch on the board now. Lengths in tenths of a millimetre. */
export type BoardMode =
  | { kind: 'idle' }
  /** Every drag lays a tape; a long press measures in every mode. */
  | { kind: 'measure' }
  | {
      kind: 'move';
      model: ModelId;
      as: 'step' | 'jog' | 'react' | 'effect';
      limit: number;
      /** The route to a point. */
      route: (to: BoardPoint) => Route;
      /** Judges a path that is drawn leg by leg; without it the player cannot set waypoints. */
      verdict?: (path: BoardPoint[]) => Route;
      reach: (() => BoardPoint[] | null) | null;
      /** The place to which the move leads before the player has touched anything. */
      first?: BoardPoint;
      /** Every tap adds a leg; otherwise a tap plans a new route. */
      drawing?: boolean;
    }
  | {
      kind: 'deploy';
      models: ModelId[];
      edge: Edge;
      judge: (model: ModelId, point: BoardPoint) => Reason | null;
      suggest?: (model: ModelId) => BoardPoint | null;
      /** Suggested places for all models that wait for deployment. */
      places?: readonly { model: ModelId; at: BoardPoint }[];
    }
  | {
      kind: 'spot';
      radius: number;
      /** The model that is placed; without it a moonstone or a plain ring is shown. */
      model?: ModelId;
      stone?: number;
      /** The only places that may be chosen; any place when left out. */
      candidates?: BoardPoint[];
      /** Places known to be legal, close together: they are shaded, and a tap just beside one chooses it. */
      free?: BoardPoint[];
      judge: (point: BoardPoint) => Reason | null;
    }
  /**
   * `friends` of the choosing seat are marked differently; `chosen` are the targets that the question is about; `ray` is the line of sight to them.
   */
  | {
      kind: 'targets';
      ids: string[];
      why?: (id: string) => Reason | null;
      friends?: readonly string[];
      chosen?: readonly string[];
      ray?: Ray | null;
      /** The move of a target that can be dragged; null where it can only be tapped. */
      walk?: (id: string) => Extract<BoardMode, { kind: 'move' }> | null;
    };

export type ModeOf<K extends BoardMode['kind']> = Extract<BoardMode, { kind: K }>;

/** A pulse, an aura or a range to be shown: `reach` counts from the model's edge, or from a bare point. */
export interface BoardRing {
  model?: ModelId;
  at?: BoardPoint;
  reach: number;
  tone: 'touchable' | 'question' | 'harm' | 'heal';
  label?: string;
}

/** Advice to a player, as far as a board can show it. Lengths in tenths of a millimetre. */
export interface Pointed {
  /** The advised way of a model, without its start; `put`: the model is placed, and the way holds only its place. */
  goes: { model: ModelId; way: readonly BoardPoint[]; put: boolean } | null;
  /** Advised places that belong to no model. */
  places: readonly BoardPoint[];
  /** The models, moonstones and pieces of terrain that the advice is about. */
  ids: readonly string[];
}

/** A line of sight, and whether it is clear. */
export interface Ray {
  line: readonly [BoardPoint, BoardPoint];
  clear: boolean;
}

/** The turn of the board, or of the words on it, on the screen, in degrees. */
export type BoardTurn = 0 | 90 | 180 | 270;

/** The events that `moon-board` dispatches. */
export interface BoardEvents {
  'model-tapped': { model: ModelId };
  'stone-tapped': { stone: string };
  'piece-tapped': { piece: string };
  'ground-tapped': { at: BoardPoint };
  /** A player has let go of a plan; nothing is decided yet. `waypoints` are the ends of the legs drawn by hand. */
  'route-planned': { model: ModelId; route: Route; waypoints: BoardPoint[] };
  'place-planned': { model: ModelId | null; at: BoardPoint; refused: Reason | null };
  'plan-cleared': undefined;
  'target-tapped': { id: string; allowed: boolean; why: Reason | null };
}

declare global {
  interface MoonriseEvents extends BoardEvents {}
}
