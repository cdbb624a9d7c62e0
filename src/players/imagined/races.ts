import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { STONE_RADIUS } from '../../rules/measuring/bases.ts';
import type { Piece } from '../../rules/terms/board.ts';
import type { Stone } from '../../seats/imagined-match.ts';
import { deckUnder, STOREY, type PlatformDeck } from './climbs.ts';
import { detour } from './detours.ts';
import type { Figure, FigurePosition } from './figures.ts';
import { isMired } from './mires.ts';
import type { Weights } from './weights.ts';

// The value of moonstones on the ground: which model could harvest which, how soon, and which side is first.

const RACE = 9;
const LATE = 0.5;
/** The share that a second model of a side adds at the same moonstone. */
const HELPS = 0.3;
/** The cost of a climb in inches, and the distance that stands for out of reach. */
const CLIMB = 1.5;
const NOWHERE = 40;
/** The inches that water or woods take from a Jog in the turns after this one. */
const MIRE = 2;

/** The distance to a moonstone in inches, round walls if the level sees them. */
function inchesTo(terrain: readonly Piece[], figure: Figure, stone: Stone, walls: boolean): number {
  const dx = figure.at.x - stone.at.x;
  const dy = figure.at.y - stone.at.y;
  const straight = Math.max(0, Math.sqrt(dx * dx + dy * dy) - figure.facts.radius - STONE_RADIUS) / INCH;
  // moonstones stay while models move, so a map that starts at the stone is used again
  return straight + (walls ? detour(terrain, stone.at, figure.at) : 0);
}

/** The distance in inches from the ground to a moonstone on a platform, by the nearest ladder or stairs. NOWHERE when none leads up. */
function inchesByClimb(terrain: readonly Piece[], { ways }: PlatformDeck, figure: Figure, stone: Stone): number {
  const { radius } = figure.facts;
  const times = ways.map(
    ({ at }) => (Math.max(0, distance(figure.at, at) - radius) + distance(at, stone.at)) / INCH + CLIMB + detour(terrain, at, figure.at),
  );
  return Math.min(NOWHERE, ...times);
}

/** The figure without its Jog while it stands in water or woods. @rule JOG-8 */
const withoutJog = (look: FigurePosition['look'], figure: Figure): Figure =>
  isMired(look, figure.id) ? { ...figure, jogged: true, jog: figure.jog - MIRE } : figure;

/** The turns until a model could harvest a moonstone; below 1 it can in this turn. */
function timeTo({ look }: FigurePosition, figure: Figure, stone: Stone, engaged: boolean, { walls, spreads }: Weights): number {
  const { cost, whole } = figure.facts.harvest;
  const deep = spreads ? cost * (whole ? 1 : stone.depth) : stone.depth;
  const { terrain } = look.match.table;
  const deck = spreads ? deckUnder(terrain, stone.at) : null;
  const inches =
    deck && figure.height < deck.top - STOREY
      ? inchesByClimb(terrain, deck, figure, stone)
      : inchesTo(terrain, figure, stone, walls && !deck);
  const jog = figure.jog;
  const delay = engaged ? 0.35 : 0;
  if (figure.ready && !(spreads && figure.barred)) {
    const budget = (figure.jogged ? 0 : jog) + figure.energy;
    const steps = Math.max(0, inches - (figure.jogged ? 0 : jog));
    if (steps + deep <= figure.energy + 0.001) return 0.3 + (0.5 * (inches + deep)) / Math.max(1, budget) + delay;
    return 1 + Math.max(0, inches - budget + 1.1 * deep) / Math.max(1, jog + figure.dots) + delay;
  }
  return 1 + (inches + 1.1 * deep) / Math.max(1, jog + figure.dots) + delay;
}

interface Errand {
  figure: number;
  stone: number;
  time: number;
}

/** The value of the moonstones on the ground, by seat. */
export function raceValues(position: FigurePosition, seats: number, weights: Weights, engaged: readonly boolean[]): number[] {
  const { figures, free } = position;
  const errands: Errand[] = [];
  const soonest = free.map(() => Array.from({ length: seats }, () => 99));
  figures.forEach((figure, index) => {
    if (weights.spreads && figure.facts.harvest.cost === Infinity) return;
    const walker = weights.mires ? withoutJog(position.look, figure) : figure;
    const ownErrands: Errand[] = free.map((stone, stoneIndex) => ({
      figure: index,
      stone: stoneIndex,
      time: timeTo(position, walker, stone, engaged[index] ?? false, weights),
    }));
    for (const { stone, time } of ownErrands) {
      const row = soonest[stone];
      if (row && time < (row[figure.seat] ?? 99)) row[figure.seat] = time;
    }
    if (weights.stones < free.length) ownErrands.sort((a, b) => a.time - b.time).splice(weights.stones);
    errands.push(...ownErrands);
  });
  const values = errands.map((errand) => valueOf(errand, position, soonest, weights));
  return weights.spreads ? sumsShared(errands, values, position, seats) : sumsInOrder(errands, values, position, seats);
}

/** The value of a moonstone to a model after so many turns, if no friend goes for the same one. */
function valueOf(
  { figure, stone, time }: Errand,
  { figures, turnsLeft, look }: FigurePosition,
  soonest: readonly number[][],
  weights: Weights,
): number {
  const seat = figures[figure]?.seat ?? 0;
  let rival = 99;
  soonest[stone]?.forEach((soon, rivalSeat) => {
    if (rivalSeat !== seat && soon < rival) rival = soon;
  });
  const ahead = rival - time;
  const share = 0.5 + (0.5 * ahead) / (0.6 + Math.abs(ahead));
  // a stone that comes too late for the last turn counts in part: it matters only if Sudden Death follows
  const late = weights.countsTurns && !look.match.order.suddenDeath && time >= turnsLeft + 1 ? LATE : 1;
  return late * RACE * Math.max(0, 1 - time / (turnsLeft + 1.6)) * (0.35 + 0.65 * share);
}

/** The soonest model chooses first and goes for the moonstone it reaches soonest; a second model of its side counts as help. */
function sumsInOrder(errands: readonly Errand[], values: readonly number[], { figures }: FigurePosition, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const busy = new Set<number>();
  const wanted = new Map<number, number>();
  const order = errands.map((_, index) => index);
  order.sort((first, second) => {
    const [a, b] = [errands[first] as Errand, errands[second] as Errand];
    return a.time - b.time || a.figure - b.figure || a.stone - b.stone;
  });
  for (const index of order) {
    const { figure, stone } = errands[index] as Errand;
    const seat = figures[figure]?.seat ?? 0;
    const key = seat * 64 + stone;
    const count = wanted.get(key) ?? 0;
    if (busy.has(figure) || count >= 2) continue;
    busy.add(figure);
    wanted.set(key, count + 1);
    sums[seat] = (sums[seat] ?? 0) + (values[index] ?? 0) * (count === 0 ? 1 : HELPS);
  }
  return sums;
}

/**
 * Every model goes for the moonstone at which it gains most; a second model of a side gains a share. So no model leaves its own stone
 * because a friend's is less deep.
 */
function sumsShared(errands: readonly Errand[], values: readonly number[], { figures }: FigurePosition, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const remaining = new Set(errands.keys());
  const wanted = new Map<number, number>();
  const worth = (index: number): number => {
    const { figure, stone } = errands[index] as Errand;
    const count = wanted.get((figures[figure]?.seat ?? 0) * 64 + stone) ?? 0;
    return count >= 2 ? 0 : (values[index] ?? 0) * (count === 0 ? 1 : HELPS);
  };
  while (remaining.size > 0) {
    let [best, most] = [-1, 0];
    for (const index of remaining) {
      const value = worth(index);
      if (value > most) [best, most] = [index, value];
    }
    if (best < 0) break;
    const { figure, stone } = errands[best] as Errand;
    const seat = figures[figure]?.seat ?? 0;
    sums[seat] = (sums[seat] ?? 0) + most;
    wanted.set(seat * 64 + stone, (wanted.get(seat * 64 + stone) ?? 0) + 1);
    for (const index of remaining) if (errands[index]?.figure === figure) remaining.delete(index);
  }
  return sums;
}
