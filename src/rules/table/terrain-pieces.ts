import { INCH } from '../../geometry/lengths.ts';
import { plus, snapped, times } from '../../geometry/points.ts';
import { compass } from '../../geometry/spots.ts';
import type { PieceId } from '../terms/ids.ts';
import type { Footprint, Piece, Point, TerrainKind } from '../terms/match.ts';
import { units } from './spots.ts';

/** The sorts of terrain that can be placed on a board. */
export const PALETTE = [
  'hedge',
  'fence',
  'low-wall',
  'crates',
  'well',
  'wall',
  'trunk',
  'tree',
  'rock',
  'ruin',
  'hut',
  'house',
  'door',
  'window',
  'pond',
  'stream',
  'wood',
  'mound',
  'platform',
  'stairs',
  'ladder',
] as const;
export type PaletteName = (typeof PALETTE)[number];

/** The place of an item of terrain: inches, and a unit vector (`way`) for the direction of its length. */
export interface Laying {
  id: PieceId;
  at: readonly [x: number, y: number];
  way: Point;
  long?: number;
  wide?: number;
  /** The distance by which each corner of a pond, wood or stream is moved from its usual place: shares from −1 to 1, repeated in turn. */
  wobble?: readonly number[];
}

type Local = readonly [along: number, across: number];

/** The usual heights of tops in inches. @rule TER-18 */
const TOPS: Record<TerrainKind, number> = { barrier: 6, obstacle: 1, woods: 4, water: 0, platform: 3, ladder: 3, stairs: 3 };

interface Sort {
  kind: TerrainKind;
  long: number;
  wide: number;
  tags: string[];
  top?: number;
  outline: 'bar' | 'disc' | 'blob' | 'stream';
}
const sort = (
  kind: TerrainKind,
  [long, wide]: readonly [number, number],
  tags: string[],
  outline: Sort['outline'] = 'bar',
  top?: number,
): Sort => ({
  kind,
  long,
  wide,
  tags,
  outline,
  ...(top === undefined ? {} : { top }),
});

/** @rule TER-1 TER-6 TER-7 TER-11 */
const SORTS: Record<Exclude<PaletteName, 'house' | 'ruin'>, Sort> = {
  hedge: sort('obstacle', [4.5, 1], ['hedge']),
  fence: sort('obstacle', [5, 0.5], ['fence']),
  'low-wall': sort('obstacle', [4, 0.5], ['low-wall']),
  crates: sort('obstacle', [2, 1], ['crates']),
  well: sort('obstacle', [1.6, 1.6], ['well'], 'disc'),
  wall: sort('barrier', [4, 0.75], ['wall']),
  trunk: sort('barrier', [3.5, 1], ['trunk']),
  tree: sort('barrier', [1.7, 1.7], ['tree'], 'disc'),
  rock: sort('barrier', [1.8, 1.8], ['stone'], 'disc'),
  hut: sort('barrier', [4, 3], ['building']),
  door: sort('obstacle', [2, 0.5], ['door', 'building']),
  window: sort('obstacle', [1.8, 0.5], ['window', 'building']),
  pond: sort('water', [5, 4], ['pond'], 'blob'),
  stream: sort('water', [11, 2.2], ['brook'], 'stream'),
  wood: sort('woods', [6, 4.8], ['copse'], 'blob'),
  mound: sort('platform', [4.5, 4], ['mound'], 'blob', 1.5),
  platform: sort('platform', [5, 4], ['platform']),
  stairs: sort('stairs', [2.5, 2], ['stairs']),
  ladder: sort('ladder', [1, 0.5], ['ladder']),
};

const CORNERS = 8;
const STREAM_PARTS = 6;
const WALL = 0.5;
const OPEN_DOOR = 2.2;

const bar = (long: number, wide: number): Local[] => [
  [-long / 2, -wide / 2],
  [long / 2, -wide / 2],
  [long / 2, wide / 2],
  [-long / 2, wide / 2],
];

const cut = (a: Local, b: Local, share: number): Local => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
/** A line with each corner cut off at a quarter of its sides; the ends stay. */
const softened = (line: readonly Local[]): Local[] =>
  line.flatMap((a, k): Local[] => {
    const b = line[k + 1];
    if (b === undefined) return [a];
    return [...(k === 0 ? [a] : [cut(a, b, 0.25)]), ...(k === line.length - 2 ? [] : [cut(a, b, 0.75)])];
  });

const blob = (long: number, wide: number, wobble: readonly number[]): Local[] => {
  const corners = compass
    .filter((_, k) => k % (64 / CORNERS) === 0)
    .map((u, k): Local => {
      const out = 0.92 + 0.16 * (wobble[k % Math.max(1, wobble.length)] ?? 0);
      return [(u.x * long * out) / 2, (u.y * wide * out) / 2];
    });
  return corners.flatMap((a, k) => {
    const b = corners[(k + 1) % CORNERS] ?? a;
    return [cut(a, b, 0.25), cut(a, b, 0.75)];
  });
};

/** A band that swings from side to side. */
const stream = (long: number, wide: number, wobble: readonly number[]): Local[] => {
  const swing = (k: number): number => wide * 0.45 * (wobble[k % Math.max(1, wobble.length)] ?? 0);
  const bank = (side: number): Local[] =>
    Array.from({ length: STREAM_PARTS + 1 }, (_, k) => [(k / STREAM_PARTS - 0.5) * long, side * (wide / 2) + swing(k)] as const);
  return [...softened(bank(-1)), ...softened(bank(1)).reverse()];
};

const WOBBLE = [0.6, -0.5, 0.3, 0.9, -0.3, 0.5, -0.8, 0.4];

interface TerrainPart {
  name: string;
  kind: TerrainKind;
  middle: Local;
  long: number;
  wide: number;
  tags: string[];
}
const wallPart = (name: string, middle: Local, long: number, wide: number): TerrainPart => ({
  name,
  kind: 'barrier',
  middle,
  long,
  wide,
  tags: ['wall', 'building'],
});
const opening = (name: 'door' | 'window', id: string, middle: Local, long: number, wide: number): TerrainPart => ({
  name: id,
  kind: 'obstacle',
  middle,
  long,
  wide,
  tags: [name, 'building'],
});

/** Four walls with an open door in front, a closed one behind and a window in each side. @rule MOV-11 TER-8 */
function houseParts(long: number, wide: number): TerrainPart[] {
  const [front, side] = [wide / 2 - WALL / 2, long / 2 - WALL / 2];
  const wing = (long - OPEN_DOOR) / 2;
  const off = OPEN_DOOR / 2 + wing / 2;
  const pane = 1.8;
  const jamb = (wide - 2 * WALL - pane) / 2;
  const jambAt = pane / 2 + jamb / 2;
  return [
    wallPart('front-left', [-off, front], wing, WALL),
    wallPart('front-right', [off, front], wing, WALL),
    wallPart('back-left', [-off, -front], wing, WALL),
    wallPart('back-right', [off, -front], wing, WALL),
    opening('door', 'back-door', [0, -front], OPEN_DOOR, WALL),
    ...[-1, 1].flatMap((hand) => {
      const edgeSide = hand < 0 ? 'left' : 'right';
      return [
        wallPart(`${edgeSide}-wall`, [hand * side, -jambAt], WALL, jamb),
        opening('window', `${edgeSide}-window`, [hand * side, 0], WALL, pane),
        wallPart(`${edgeSide}-corner`, [hand * side, jambAt], WALL, jamb),
      ];
    }),
  ];
}

/** A ruin: two walls that once met at a corner, and rubble. */
function ruinParts(long: number, wide: number): TerrainPart[] {
  return [
    { ...wallPart('long-wall', [0, -wide / 2 + 0.35], long, 0.7), tags: ['wall', 'ruin'] },
    { ...wallPart('short-wall', [-long / 2 + 0.35, 0.35], 0.7, wide - 0.7), tags: ['wall', 'ruin'] },
    { name: 'rubble', kind: 'obstacle', middle: [long / 2 - 0.8, wide / 2 - 0.5], long: 1.6, wide: 1, tags: ['rubble', 'ruin'] },
  ];
}

const COMPOSED = {
  house: { long: 7, wide: 5.5, parts: houseParts },
  ruin: { long: 5, wide: 4, parts: ruinParts },
};

/** The usual length and width of a sort of terrain, in inches. */
export function usualSize(name: PaletteName): { long: number; wide: number } {
  const { long, wide } = name === 'house' || name === 'ruin' ? COMPOSED[name] : SORTS[name];
  return { long, wide };
}

/**
 * The pieces of one sort of terrain at a place on the ground. Those of a house or a ruin share `piece`.
 * @rule SET-7 TER-8 TER-18
 */
export function terrainPieces(palette: PaletteName, laying: Laying): Piece[] {
  const { id, at, way, wobble = WOBBLE } = laying;
  const across = { x: -way.y, y: way.x };
  const place = ([a, b]: Local): Point => {
    const { x, y } = snapped(times(plus({ x: at[0], y: at[1] }, plus(times(way, a), times(across, b))), INCH));
    return { x, y };
  };
  const piece = (name: PieceId, kind: TerrainKind, shape: Footprint, tags: string[], top = TOPS[kind]): Piece => ({
    id: name,
    kind,
    shape,
    base: 0,
    top: units(top),
    tags,
  });
  const usual = usualSize(palette);
  const [long, wide] = [laying.long ?? usual.long, laying.wide ?? usual.wide];
  if (palette === 'house' || palette === 'ruin')
    return COMPOSED[palette].parts(long, wide).map((part) => ({
      ...piece(
        `${id}-${part.name}`,
        part.kind,
        { polygon: bar(part.long, part.wide).map(([a, b]) => place([a + part.middle[0], b + part.middle[1]])) },
        part.tags,
      ),
      piece: id,
    }));
  const { kind, tags, top, outline } = SORTS[palette];
  const corners = { bar, disc: bar, blob, stream }[outline];
  const shape: Footprint =
    outline === 'disc' ? { disc: { at: place([0, 0]), radius: units(long / 2) } } : { polygon: corners(long, wide, wobble).map(place) };
  return [piece(id, kind, shape, [...tags], top)];
}
