import { pathOf } from '../../../machines/match/fold.ts';
import type { Look } from '../../rules/index.ts';
import { named, openingsOf } from '../../rules/index.ts';
import { statOf } from '../../rules/reading/stats.ts';
import { meleeRangeOf } from '../../rules/printed/reach.ts';
import { engages } from '../../rules/sight/engagement.ts';
import { coverBetween, sees } from '../../rules/sight/sight.ts';
import { inches } from '../../rules/table/spots.ts';
import type { Frame } from '../../rules/terms/frame.ts';
import type { Point } from '../../rules/terms/match.ts';
import type { Expectation } from './scenario.ts';

const NEAR = 0.02;

const near = (point: Point, [x, y]: readonly number[]): boolean =>
  Math.abs(inches(point.x) - (x ?? 0)) <= NEAR && Math.abs(inches(point.y) - (y ?? 0)) <= NEAR;

/** The cards in the hand of a seat in the duel under way. */
function handOf(stack: readonly Frame[], seat: number): string[] {
  const duel = stack.findLast((frame) => frame.kind === 'melee' || frame.kind === 'arcane');
  if (duel?.kind === 'arcane') return duel.seat === seat ? duel.hand : duel.resisting === seat ? duel.resist : [];
  if (duel?.kind !== 'melee') return [];
  if (duel.seats.attacker === seat) return duel.hands.attacker;
  return duel.seats.defender === seat ? duel.hands.defender : [];
}

/** True if a seat's melee cards are face up (MEL-17). */
function isShown(stack: readonly Frame[], seat: number): boolean {
  const melee = stack.findLast((frame) => frame.kind === 'melee');
  return melee?.shown.some((side) => melee.seats[side] === seat) ?? false;
}

/** The unmet parts of an expectation, one short line each; empty when all are met. The runner judges `error`. */
export function differences(look: Look, expected: Expectation): string[] {
  const { match } = look;
  const faults: string[] = [];
  const full = (id: string): string => {
    const decision = named(match, { seat: 0, kind: 'activate', model: id });
    return decision.kind === 'activate' ? decision.model : id;
  };
  const compare = (name: string, wanted: unknown, is: unknown): void => {
    if (wanted !== undefined && wanted !== is) faults.push(`${name} is ${String(is)}, not ${String(wanted)}`);
  };

  for (const [name, wanted] of Object.entries(expected.models ?? {})) {
    const id = full(name);
    const model = match.table.models[id];
    if (!model) {
      faults.push(`there is no model ${name}`);
      continue;
    }
    compare(`${name} wounds`, wanted.wounds, model.wounds);
    compare(`${name} energy`, wanted.energy, model.energy);
    compare(`${name} slain`, wanted.slain, model.status === 'slain');
    compare(`${name} removed`, wanted.removed, model.status === 'removed');
    compare(`${name} activated`, wanted.activated, model.activated);
    compare(`${name} stones`, wanted.stones, look.stonesOf(id).length);
    if (wanted.at && !near(model.at, wanted.at)) faults.push(`${name} is at ${inches(model.at.x)}, ${inches(model.at.y)}`);
    const height = wanted.height ?? wanted.at?.[2];
    if (height !== undefined && Math.abs(inches(model.height) - height) > NEAR) {
      faults.push(`${name} stands ${inches(model.height)} high`);
    }
    const { melee, arcane, evade, meleeRange } = wanted.stats ?? {};
    if (melee !== undefined) compare(`${name} melee`, melee, statOf(look, id, 'melee'));
    if (arcane !== undefined) compare(`${name} arcane`, arcane, statOf(look, id, 'arcane'));
    if (evade !== undefined) compare(`${name} evade`, evade, statOf(look, id, 'evade'));
    if (meleeRange !== undefined) compare(`${name} melee range`, meleeRange, meleeRangeOf(look, id));
  }
  for (const [seat, wanted] of (expected.seats ?? []).entries()) {
    if (!wanted) continue;
    compare(`seat ${seat} stones`, wanted.stones, look.stonesHeld(seat));
    compare(`seat ${seat} shown`, wanted.shown, isShown(match.stack, seat));
    const hand = handOf(match.stack, seat);
    if (typeof wanted.hand === 'number') compare(`seat ${seat} hand`, wanted.hand, hand.length);
    if (Array.isArray(wanted.hand)) compare(`seat ${seat} hand`, [...wanted.hand].sort().join(' '), [...hand].sort().join(' '));
  }
  for (const [id, wanted] of Object.entries(expected.stones ?? {})) {
    const stone = match.table.stones.find((candidate) => candidate.id === id);
    if (!stone) {
      faults.push(`there is no stone ${id}`);
      continue;
    }
    compare(`${id} depth`, wanted.depth, stone.depth);
    if (wanted.holder !== undefined) compare(`${id} holder`, wanted.holder === null ? null : full(wanted.holder), stone.holder);
    if (wanted.at && !near(stone.at, wanted.at)) faults.push(`${id} is at ${inches(stone.at.x)}, ${inches(stone.at.y)}`);
  }
  for (const { from, to, visible, cover } of expected.sight ?? []) {
    const line = `${from} to ${to}`;
    if (visible !== undefined) compare(`sight ${line}`, visible, sees(look, full(from), full(to)).visible);
    if (cover !== undefined) compare(`cover ${line}`, cover, coverBetween(look, full(from), full(to)).cover);
  }
  for (const [a, b] of expected.engaged ?? []) if (!engages(look, full(a), full(b))) faults.push(`${a} does not engage ${b}`);
  for (const [a, b] of expected.notEngaged ?? []) if (engages(look, full(a), full(b))) faults.push(`${a} engages ${b}`);
  const { open } = expected;
  if (open) {
    const fits = openingsOf(match).some(
      ({ seat, kind }) => (open.seat === undefined || open.seat === seat) && (open.kind === undefined || open.kind === kind),
    );
    const openings = openingsOf(match).map(({ seat, kind }) => `${kind} of seat ${seat}`);
    if (!fits) faults.push(`open is ${openings.join(', ') || 'nothing'}, not ${open.kind ?? 'anything'} of seat ${open.seat ?? 'any'}`);
  }
  compare('turn', expected.turn, match.order.turn);
  if (expected.winner !== undefined) compare('winner', expected.winner, match.order.result?.winner);
  const state = pathOf(match);
  if (expected.state !== undefined && !state.startsWith(expected.state)) faults.push(`state is ${state}, not ${expected.state}`);
  return faults;
}
