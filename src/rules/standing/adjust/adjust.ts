import { refuseAct, type Action } from '../../activation/refuse.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import { seatsPlaying } from '../../scoring/scoring.ts';
import type { Json, ModelId, Seat } from '../../terms/ids.ts';
import type { Model } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { fullName } from '../full-names.ts';
import { breakOff, isUnderWay } from './break-off.ts';
import { adjustLures, refuseLure } from './adjust-lure.ts';
import { adjustMarkers, refuseMarker } from './adjust-marker.ts';
import { adjustedModel, refuseModel } from './adjust-model.ts';
import { adjustSeat, refuseSeat } from './adjust-seat.ts';
import { adjustedStone, refuseStone } from './adjust-stone.ts';
import { adjustTerrain, refuseTerrain } from './adjust-terrain.ts';
import { firstWrong, group, isCount, isFields, wrong, type AdjustFields, type Test } from './fields.ts';

const PARTS: Record<string, Test> = {
  models: isFields,
  stones: isFields,
  seats: isFields,
  markers: isFields,
  lures: isFields,
  terrain: isFields,
  next: isCount,
  initiative: (value) => value === null || isCount(value),
  turn: (value) => isCount(value) && value !== 0,
  breakOff: (value) => value === true,
};

const nameOf = (look: Look, seat: Seat, short: string): ModelId => fullName(Object.keys(look.match.table.models), short, seat);

/**
 * The reason why moonstones may not be with these holders: a slain model or one in reserve has none, so the adjustment must say where they are.
 * @rule SLN-2 WIN-2
 */
function refuseHolders(look: Look, seat: Seat, set: AdjustFields): Reason | null {
  const name = (short: string): ModelId => nameOf(look, seat, short);
  const models = new Map(group(set, 'models').map(([short, given]) => [name(short), given as AdjustFields]));
  const stones = new Map(group(set, 'stones').map(([id, given]) => [id, given as AdjustFields]));
  for (const stone of look.match.table.stones) {
    const { holder } = adjustedStone(stone, stones.get(stone.id) ?? {}, name);
    if (holder === null) continue;
    const { status } = { ...look.model(holder), ...(models.get(holder) as Partial<Model> | undefined) };
    if (status === 'slain' || status === 'reserve')
      return reason('stone-without-holder', ['SLN-2', 'WIN-2'], { model: holder, stone: stone.id });
  }
  return null;
}

/** The reason why lures may not be where they are after the adjustment: they are clear of all models. @rule CHR-28 */
function refuseLures(look: Look, set: AdjustFields, name: (short: string) => ModelId): Reason | null {
  const { models: before } = look.match.table;
  const moved = group(set, 'models').flatMap(([short, given]) => {
    const model = before[name(short)];
    return model ? [[model.id, adjustedModel(look, model, given as AdjustFields)] as const] : [];
  });
  const models = { ...before, ...Object.fromEntries(moved) };
  return (
    group(set, 'lures')
      .map(([id, given]) => refuseLure(look, id, given, name, models))
      .find((refusal) => refusal !== null) ?? null
  );
}

/** The reason why a seat cannot be next, or have Initiative. @rule ACT-1 DEP-3 */
function refuseOrder(look: Look, { next, initiative }: AdjustFields): Reason | null {
  const named = [next, initiative].filter((seat) => typeof seat === 'number');
  if (named.some((seat) => !seatsPlaying(look).includes(seat))) return reason('no-such-seat', ['SET-1']);
  return next === undefined || look.game.step.startsWith('activation.') ? null : reason('nobody-activates-now', ['ACT-1']);
}

/** Sets the seat that activates next; while a model is active, after its activation. @rule ACT-1 */
function setNext(play: Play, next: Seat): void {
  const { called: _called, calledThen: _then, ...order } = play.match.order;
  const before = play.seats.find((seat) => play.clockwise(seat)[0] === next) ?? next;
  play.setOrder({ ...order, next: order.active === null ? next : before });
}

/**
 * The reason why an adjustment of the match is not legal; the other players are asked afterwards. Points are in inches, as in every decision. `models`,
 * `stones`, `seats`, `markers`, `lures`, `terrain`: the changed fields of each; `turn`; `next`: the seat that activates next; `initiative`;
 * `breakOff`: everything under way is cancelled, and its cards go back.
 */
export function refuseAdjust(look: Look, seat: Seat, set: { [key: string]: Json }): Reason | null {
  const field = firstWrong(set, PARTS);
  if (field !== undefined) return wrong(field);
  if (Object.keys(set).length === 0) return reason('adjust-nothing', []);
  const name = (short: string): ModelId => nameOf(look, seat, short);
  const refused =
    group(set, 'models')
      .map(([short, given]) => refuseModel(look, name(short), given))
      .find((refusal) => refusal !== null) ??
    group(set, 'stones')
      .map(([id, given]) => refuseStone(look, id, given, name))
      .find((refusal) => refusal !== null) ??
    group(set, 'seats')
      .map(([id, given]) => refuseSeat(look, id, given))
      .find((refusal) => refusal !== null) ??
    group(set, 'markers')
      .map(([id, given]) => refuseMarker(look, id, given))
      .find((refusal) => refusal !== null) ??
    group(set, 'terrain')
      .map(([id, given]) => refuseTerrain(look, id, given))
      .find((refusal) => refusal !== null) ??
    refuseLures(look, set, name) ??
    refuseOrder(look, set);
  if (refused) return refused;
  if (set['breakOff'] === true && !isUnderWay(look)) return reason('nothing-under-way', []);
  return refuseHolders(look, seat, set);
}

/** Withdraws a declared action that the adjustment makes illegal: it has not begun or been paid, so the player declares again. @rule ACT-12 */
function withdrawAnnounced(play: Play): void {
  const { announced } = play.game;
  const { active } = play.match.order;
  if (announced && active !== null && refuseAct(play, active, announced as Action)) breakOff(play);
}

/** Carries out an adjustment on which all players have agreed. */
export function adjust(play: Play, seat: Seat, set: AdjustFields): void {
  if (set['breakOff'] === true) breakOff(play);
  const models = group(set, 'models').map(([short, given]) => {
    const id = nameOf(play, seat, short);
    const before = play.model(id);
    const after = adjustedModel(play, before, given as AdjustFields);
    play.patchModel(id, after);
    const changed = Object.entries(after).filter(([field, value]) => value !== before[field as keyof Model]);
    return { ...Object.fromEntries(changed), id };
  });
  for (const [id, given] of group(set, 'stones'))
    play.patchStone(
      id,
      adjustedStone(play.stone(id), given as AdjustFields, (short) => nameOf(play, seat, short)),
    );
  for (const [id, given] of group(set, 'seats')) adjustSeat(play, Number(id), given as AdjustFields);
  if (typeof set['turn'] === 'number') play.patchOrder({ turn: set['turn'], suddenDeath: set['turn'] > 4 });
  adjustMarkers(play, group(set, 'markers') as [string, AdjustFields][]);
  adjustLures(play, group(set, 'lures') as [string, AdjustFields][], (short) => nameOf(play, seat, short));
  for (const [id, given] of group(set, 'terrain')) adjustTerrain(play, id, given as AdjustFields);
  if (typeof set['next'] === 'number') setNext(play, set['next']);
  const { initiative } = set;
  if (initiative === null || typeof initiative === 'number') play.patchOrder({ initiative });
  withdrawAnnounced(play);
  play.emit({ what: 'adjusted', models });
}
