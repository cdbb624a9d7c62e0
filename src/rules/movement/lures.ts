import { EXCESS, toInches } from '../../geometry/lengths.ts';
import { gap } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { radiusOf } from '../measuring/bases.ts';
import { lureDisc, luresOf } from '../measuring/lures.ts';
import { luresTouched, thingWithin } from '../sight/distance.ts';
import { seesThing } from '../sight/sight.ts';
import type { MoveFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lure, Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';

const DRAWN: readonly MoveFrame['as'][] = ['step', 'jog', 'jump'];

/** True if a lure draws a model at its place. @rule CHR-28 */
const draws = (look: Look, model: ModelId, lure: Lure): boolean =>
  lure.by !== model &&
  thingWithin(look, model, { disc: lureDisc(lure) }, lure.in) &&
  seesThing(look, model, { disc: lureDisc(lure) }).visible;

/** The distance between the nearest of the lures and a model's base at this point. */
const nearest = (look: Look, lures: readonly Lure[], model: ModelId, point: Point): number =>
  Math.min(...lures.map((lure) => gap({ at: point, radius: radiusOf(look, model) }, lureDisc(lure))));

/**
 * For each kind of lure that draws a model: the lures, and how far from the nearest of them a Step or a Jog may end, judged at its beginning.
 * A jump counts as a Step. @rule CHR-28
 */
function bounds(look: Look, model: ModelId, as: MoveFrame['as']): { lures: Lure[]; limit: number }[] {
  const all = luresOf(look);
  if (all.length === 0 || !DRAWN.includes(as)) return [];
  const drawing = all.filter((lure) => draws(look, model, lure));
  return [...new Set(drawing.map(({ lure }) => lure))].map((kind) => {
    const lures = all.filter(({ lure }) => lure === kind);
    return { lures, limit: nearest(look, lures, model, look.model(model).at) };
  });
}

/** The reason why a Step or a Jog may not end at this point. @rule CHR-28 */
export function refuseLured(look: Look, model: ModelId, as: MoveFrame['as'], end: Point): Reason | null {
  const broken = bounds(look, model, as).find(({ lures, limit }) => nearest(look, lures, model, end) > limit + EXCESS);
  return broken ? reason('lured', ['CHR-28'], { model, limit: toInches(broken.limit) }, end) : null;
}

/** A test whether a Step or a Jog may end at a point, for many points. */
export function staysLured(look: Look, model: ModelId, as: MoveFrame['as']): (end: Point) => boolean {
  const bound = bounds(look, model, as);
  return (end) => bound.every(({ lures, limit }) => nearest(look, lures, model, end) <= limit + EXCESS);
}

/** Removes lures that were touched. @rule CHR-28 */
export function takeLures(play: Play, touched: readonly Lure[]): void {
  if (touched.length === 0) return;
  play.patchTable({ lures: luresOf(play).filter(({ id }) => touched.every((lure) => lure.id !== id)) });
  for (const { id, lure } of touched) play.emit({ what: 'lure-gone', id, lure });
}

/** Removes all lures in base contact with a model, however the contact came about. @rule CHR-28 */
export function takeTouched(play: Play): void {
  if (luresOf(play).length === 0) return;
  for (const { id } of play.onBoard) takeLures(play, luresTouched(play, id));
}
