import { coverLine } from '../../geometry/cover.ts';
import { INCH, isWithin } from '../../geometry/lengths.ts';
import { pointBetween, distance } from '../../geometry/points.ts';
import { eachEdge, gap, gapToShape, type Disc, type Shape } from '../../geometry/shapes.ts';
import { lineOfSight, type Sight } from '../../geometry/sight.ts';
import { boardTopic, type Look } from '../look.ts';
import type { CoverFound, SightLine, Thing } from '../space/space.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { discOf, itemOf, standOf, standsOf, stoneDisc, type Stand } from './bases.ts';
import { onStoneLevel } from './gaps.ts';
import { obstaclesBetween as inTheWay, betweenModels, coversAt, type Met } from './in-the-way.ts';

const OUTLINE_STEP = 127;

const plain = ({ visible, line, blockedBy }: Sight): SightLine => ({
  visible,
  line: line === null ? null : [{ ...line[0] }, { ...line[1] }],
  blockedBy: [...blockedBy],
});

const blocking = (met: readonly Met[]): Met[] => met.filter(({ blocks }) => blocks);

/** Sight past blockers. With the option `wideSight` a Barrier blocks only if it alone crosses the whole width between two bases. @rule LOS-14 */
function sightPast(look: Look, a: Disc, b: Disc, blockers: readonly Met[]): Sight {
  if (!look.options.wideSight) return lineOfSight(a, b, blockers);
  const walls = blockers.filter(({ piece }) => piece !== null && piece.kind !== 'woods');
  for (const item of new Set(walls.map(({ piece }) => piece && itemOf(piece)))) {
    const alone = lineOfSight(a, b, walls.filter(({ piece }) => piece && itemOf(piece) === item)); // prettier-ignore
    if (!alone.visible) return alone;
  }
  return lineOfSight(a, b, blockers.filter((blocker) => !walls.includes(blocker))); // prettier-ignore
}

/** Sight between two stands, which may be imagined. @rule LOS-2 LOS-7 LOS-12 LOS-13 LOS-14 */
export const sightBetween = (look: Look, a: Stand, b: Stand): Sight => sightPast(look, a.disc, b.disc, blocking(inTheWay(look, a, b)));

const whereItStands = (look: Look, model: ModelId): Stand => standsOf(look).find(({ id }) => id === model) ?? standOf(look, model);

type LinesFrom = Map<ModelId, Map<ModelId, SightLine>>;
// Sight depends on the list of stands, which is the same object until a model stands elsewhere, and on terrain. The board also keeps its lines
// for the last terrain.
const known = new WeakMap<readonly Stand[], WeakMap<readonly Piece[], LinesFrom>>();
const knownLast = boardTopic<{ terrain: readonly Piece[]; lines: LinesFrom }>();

function linesOf(stands: readonly Stand[], terrain: readonly Piece[]): LinesFrom {
  let tables = known.get(stands);
  if (!tables) {
    tables = new WeakMap<readonly Piece[], LinesFrom>();
    known.set(stands, tables);
  }
  let lines = tables.get(terrain);
  if (!lines) {
    lines = new Map<ModelId, Map<ModelId, SightLine>>();
    tables.set(terrain, lines);
  }
  return lines;
}

function linesKnown(look: Look, from: ModelId): Map<ModelId, SightLine> {
  const { board } = look;
  const { terrain } = look.match.table;
  let last = board.get(knownLast);
  if (last?.terrain !== terrain) last = board.keep(knownLast, { terrain, lines: linesOf(standsOf(look), terrain) });
  let lines = last.lines.get(from);
  if (!lines) {
    lines = new Map<ModelId, SightLine>();
    last.lines.set(from, lines);
  }
  return lines;
}

/** The line of sight between two models; a model always sees itself. Matches with the same stands share the lines. @rule LOS-2 LOS-10 */
export function lineBetween(look: Look, from: ModelId, to: ModelId): SightLine {
  const lines = linesKnown(look, from);
  let line = lines.get(to);
  if (!line) {
    line = freshLine(look, from, to);
    // the place of a model off the board is not part of the list of stands
    if ([from, to].every((id) => look.model(id).status === 'board')) lines.set(to, line);
  }
  return line;
}

function freshLine(look: Look, from: ModelId, to: ModelId): SightLine {
  const a = whereItStands(look, from);
  if (from === to) return { visible: true, line: [{ ...a.disc.at }, { ...a.disc.at }], blockedBy: [] };
  const b = whereItStands(look, to);
  return plain(sightPast(look, a.disc, b.disc, blocking(betweenModels(look, a, b))));
}

/** Places on an outline, so close together that a usable line of sight passes one of them. */
function outline(shape: Shape): Point[] {
  if ('disc' in shape) return [shape.disc.at];
  const places: Point[] = [];
  eachEdge(shape.polygon, (a, b) => {
    const parts = Math.max(1, Math.ceil(distance(a, b) / OUTLINE_STEP));
    for (let part = 0; part < parts; part += 1) places.push(pointBetween(a, b, part / parts));
  });
  return places;
}

/** @rule LOS-11 */
export function lineToThing(look: Look, from: ModelId, thing: Thing): SightLine {
  const a = standOf(look, from);
  if (!('piece' in thing)) {
    const disc = 'stone' in thing ? stoneDisc(look.stone(thing.stone)) : thing.disc;
    const height = onStoneLevel(look, disc, a.height) ? a.height : 0;
    return plain(sightBetween(look, a, { id: from, disc, height }));
  }
  const piece = look.piece(thing.piece);
  const { shape } = piece;
  if (gapToShape(a.disc, shape) === 0) return { visible: true, line: [{ ...a.disc.at }, { ...a.disc.at }], blockedBy: [] };
  const item = itemOf(piece);
  const radius = 'disc' in shape ? shape.disc.radius : 0;
  const parts = new Set(look.match.table.terrain.filter((neighbour) => itemOf(neighbour) === item).map(({ id }) => id));
  const blockedBy = new Set<string>();
  for (const point of outline(shape)) {
    const stand = { id: from, disc: { at: point, radius }, height: look.options.heights ? piece.base : 0 };
    const inWay = blocking(inTheWay(look, a, stand)).filter(({ id }) => !parts.has(id));
    const sight = sightPast(look, a.disc, stand.disc, inWay);
    if (sight.visible) return plain(sight);
    for (const id of sight.blockedBy) blockedBy.add(id);
  }
  return { visible: false, line: null, blockedBy: [...blockedBy] };
}

/**
 * True if the originator may ignore an item within an inch of it: terrain or a friendly model; an enemy only with the option `anybodyIgnored`.
 * @rule COV-6 COV-7 COV-8 VAR-11
 */
function ignorable(look: Look, from: Stand, { id, piece }: Met): boolean {
  if (!piece) return (look.options.anybodyIgnored || look.friends(from.id, id)) && isWithin(gap(from.disc, discOf(look, id)), INCH);
  const parts = piece.piece === undefined ? [piece] : look.match.table.terrain.filter((part) => itemOf(part) === piece.piece);
  return parts.some((part) => coversAt(part) && isWithin(gapToShape(from.disc, part.shape), INCH));
}

/**
 * The cover of a target that can have cover, without the items that the originator may ignore.
 * @rule COV-2 COV-3 COV-5 COV-6 COV-8 COV-9 COV-10 COV-14
 */
export function coverFound(look: Look, from: ModelId, to: ModelId): CoverFound {
  const a = whereItStands(look, from);
  const b = whereItStands(look, to);
  const items = betweenModels(look, a, b).filter(({ covers }) => covers);
  if (items.length === 0) return { cover: 'none', by: [] };
  const crossed = coverLine(a.disc, b.disc, items).by.map(({ id, heavy }) => {
    const met = items.find((item) => item.id === id);
    return { id, heavy, ignored: met !== undefined && ignorable(look, a, met) };
  });
  const counting = crossed.filter(({ ignored }) => !ignored);
  const cover = counting.some(({ heavy }) => heavy) ? 'heavy' : counting.length > 0 ? 'light' : 'none';
  return { cover, by: crossed };
}
