import type { Solid } from '../../geometry/shapes.ts';
import { keywordsOf } from '../printed/abilities-of.ts';
import { presenceOf } from '../printed/reach.ts';
import { movesFreelyOver } from '../reading/stats.ts';
import { boardTopic, type Look } from '../look.ts';
import { LEVEL, sameLevel, standsOf } from '../measuring/bases.ts';
import { isTerrain } from '../table/is-terrain.ts';
import type { ActionName, TerrainName } from '../terms/card-language.ts';
import type { MoveFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece } from '../terms/match.ts';
import type { GroundLevel } from './levels.ts';

export type GroundKind = 'obstacle' | 'barrier' | 'friend' | 'enemy' | 'water' | 'woods';

/** A thing with which a base may not overlap. */
export interface GroundItem extends Solid {
  ground: GroundKind;
}

/** A model is about an inch tall: bases whose heights differ by less are in each other's way. */
const BODY = 254;

/** True if a piece is in the way of a body at this level. @rule MOV-14 VAR-5 */
function isMet(piece: Piece, { height, stairs, on = [] }: GroundLevel): boolean {
  if (on.includes(piece.id)) return false;
  const low = stairs ? stairs.base : height;
  const high = stairs ? stairs.top : height;
  if (stairs && piece.kind === 'platform' && sameLevel(piece.top, stairs.top)) return false;
  return piece.base <= high + LEVEL && piece.top > low + LEVEL;
}

const KIND: Partial<Record<Piece['kind'], GroundKind>> = {
  obstacle: 'obstacle',
  ladder: 'obstacle',
  barrier: 'barrier',
  platform: 'barrier',
};

type Wall = GroundItem & { piece: Piece };

const wallsIn = (terrain: readonly Piece[], level: GroundLevel): Wall[] =>
  terrain.flatMap((piece) => {
    const ground = KIND[piece.kind];
    return ground && isMet(piece, level) ? [{ id: piece.id, shape: piece.shape, ground, piece }] : [];
  });

// The walls are asked for at every place that is tried, and terrain hardly ever changes. Where only the height matters, they are kept by height.
const known = new WeakMap<readonly Piece[], Map<number, readonly Wall[]>>();

/** Obstacles, barriers and platforms' sides at a level. @rule MOV-11 MOV-14 TER-1 TER-2 TER-3 */
export function wallsAt({ match }: Look, level: GroundLevel): readonly Wall[] {
  const { terrain } = match.table;
  if (level.stairs || level.on) return wallsIn(terrain, level);
  const heights = known.get(terrain) ?? new Map<number, readonly Wall[]>();
  known.set(terrain, heights);
  const walls = heights.get(level.height) ?? wallsIn(terrain, level);
  heights.set(level.height, walls);
  return walls;
}

/** The walls that a model may not overlap at rest; a model that hovers may rest above Obstacles. @rule MOV-2 CTL-7 */
export function restWallsAt(look: Look, model: ModelId, level: GroundLevel): readonly Wall[] {
  const walls = wallsAt(look, level);
  return presenceOf(look, model).grounded ? walls : walls.filter(({ ground }) => ground !== 'obstacle');
}

/** Water and woods at a level. @rule TER-4 TER-5 */
export const softAt = (look: Look, { height }: GroundLevel): (GroundItem & { piece: Piece })[] =>
  look.match.table.terrain.flatMap((piece) => {
    if (piece.kind !== 'water' && piece.kind !== 'woods') return [];
    const met = piece.base <= height + LEVEL && height <= piece.top + LEVEL;
    return met ? [{ id: piece.id, shape: piece.shape, ground: piece.kind, piece }] : [];
  });

interface BodyOnBoard {
  item: GroundItem;
  height: number;
}

// The other bases are asked for at every place that is tried for a model.
const bodiesKnown = boardTopic<Map<ModelId, readonly BodyOnBoard[]>>();

/** The bases of the other models on the board, for one model. */
function bodiesFor(look: Look, model: ModelId): readonly BodyOnBoard[] {
  const { board } = look;
  const models = board.get(bodiesKnown) ?? board.keep(bodiesKnown, new Map<ModelId, readonly BodyOnBoard[]>());
  let all = models.get(model);
  if (!all) {
    all = standsOf(look).flatMap(({ id, disc, height }): BodyOnBoard[] =>
      id === model ? [] : [{ item: { id, shape: { disc }, ground: look.friends(id, model) ? 'friend' : 'enemy' }, height }],
    );
    models.set(model, all);
  }
  return all;
}

/** Bases of the other models at a level. @rule MOV-1 */
export function basesAt(look: Look, model: ModelId, { height, stairs }: GroundLevel): GroundItem[] {
  const low = (stairs ? stairs.base : height) - BODY;
  const high = (stairs ? stairs.top : height) + BODY;
  const bases: GroundItem[] = [];
  for (const body of bodiesFor(look, model)) if (body.height > low && body.height < high) bases.push(body.item);
  return bases;
}

const ACTION: Record<MoveFrame['as'], ActionName> = {
  step: 'step',
  jump: 'step',
  jog: 'jog',
  traverse: 'traverse',
  reaction: 'reaction-step',
  effect: 'any',
};

export const isFaerie = (look: Look, model: ModelId): boolean => keywordsOf(look, model).some((word) => word.toLowerCase() === 'faerie');

const never = (): boolean => false;

/** A test for the things that a model ignores on its path. A Faerie flies when it jogs. @rule FAE-1 FAE-2 FAE-3 FAE-5 FAE-7 */
export function freeOver(
  look: Look,
  model: ModelId,
  as: MoveFrame['as'],
  freely: readonly (TerrainName | 'models')[] = [],
): (item: { ground: GroundKind; piece?: Piece }) => boolean {
  const over = new Set<TerrainName | 'models'>([...movesFreelyOver(look, model, ACTION[as]), ...freely]);
  if (as === 'jog' && isFaerie(look, model)) for (const name of ['water', 'woods', 'obstacle', 'models'] as const) over.add(name);
  if (over.size === 0) return never;
  return ({ ground, piece }) => {
    if (!piece) return over.has('models');
    return [...over].some((name) => name !== 'models' && (isTerrain(piece, name) || name === ground));
  };
}
