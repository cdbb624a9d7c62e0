import type { Seat } from '../../rules/terms/ids.ts';
import type { WorthPart } from '../../rules/terms/thought.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { lookOn, type Imagined } from '../../seats/imagined.ts';
import { apart, positionOf, type Figure, type FigurePosition } from './figures.ts';
import { races } from './races.ts';
import { harm, slain } from './threat.ts';
import type { OwnedParts, Weights } from './weights.ts';

// What a match is worth to a seat: points of which a stone has ten. No character is known by name.

const STONE = 10;
const WON = 1000;
const DRAWN = -5;

/** Boxes and being there. */
export const modelValue = ({ facts, left, ready }: Figure, turnsLeft: number, { there, boxes, fades }: Weights): number => {
  const whole = facts.value * (there + (boxes * left) / Math.max(1, facts.health));
  return fades ? whole * (0.3 + 0.7 * Math.min(1, (turnsLeft + (ready ? 1 : 0)) / 3)) : whole;
};

/** Losses to be expected by each model, as points off its seat. */
function dangers(position: FigurePosition, weights: Weights): number[] {
  const { figures, held, turnsLeft } = position;
  const sums = held.map(() => 0);
  if (weights.threat === 0) return sums;
  for (const figure of figures) {
    let wounds = 0;
    let worst = 0;
    for (const rival of figures) {
      if (rival.seat === figure.seat) continue;
      const blow = harm(position, rival, figure, weights);
      wounds += blow;
      if (blow > worst) worst = blow;
    }
    if (wounds <= 0) continue;
    // the worst of them surely, of the others a part: they have more than one to attend to
    const expected = weights.smooth ? worst + 0.5 * (wounds - worst) : wounds;
    const dies = slain(expected, figure.left);
    const whole = modelValue(figure, turnsLeft, weights);
    const boxes = (figure.facts.value * weights.boxes * Math.min(figure.left, expected)) / Math.max(1, figure.facts.health);
    const loss = boxes + dies * (0.45 * whole + weights.carrier * figure.stones);
    sums[figure.seat] = (sums[figure.seat] ?? 0) + weights.threat * loss;
  }
  return sums;
}

/** How near models that could fight are to a carrier of somebody else. */
function hunts({ figures, held, turnsLeft }: FigurePosition, weights: Weights): number[] {
  const sums = held.map(() => 0);
  if (weights.hunt === 0) return sums;
  for (const prey of figures) {
    if (prey.stones === 0) continue;
    for (const figure of figures) {
      if (figure.seat === prey.seat || figure.facts.reach === 0) continue;
      const away = apart(figure, prey);
      if (away > 16) continue;
      sums[figure.seat] = (sums[figure.seat] ?? 0) + (weights.hunt * Math.min(2, prey.stones) * (turnsLeft + 1) * (1 - away / 16)) / 4;
    }
  }
  return sums;
}

/** A position as it is thought of: Sudden Death goes on while nobody leads. */
const thought = (position: FigurePosition, { beyond }: Weights): FigurePosition =>
  beyond > 0 && position.look.match.order.suddenDeath ? { ...position, turnsLeft: beyond } : position;

/** Inches over which a model is drawn to its prey, and what makes one a prey: its stones, and that it is nearly slain. */
const DRAWN_FROM = 20;
const PREY = { stone: 0.15, weak: 0.15 };
const LIKED_MOST = 2 * PREY.stone + PREY.weak;

/**
 * How far each armed model of a seat is from having the enemy before its arms that it likes best, as points off. It draws the seat's own
 * models alone: a stone that is taken costs nothing because enemies come for it, and an enemy that is slain is no longer missed.
 */
function chased(given: FigurePosition, seat: Seat, weights: Weights): number {
  const { chase = 0 } = weights;
  let sum = 0;
  if (chase === 0) return sum;
  const { figures, turnsLeft } = thought(given, weights);
  for (const figure of figures) {
    if (figure.seat !== seat) continue;
    const { reach, shots } = figure.facts;
    const arms = shots.reduce((most, { range }) => Math.max(most, range), reach);
    const turns = turnsLeft + (figure.ready ? 1 : 0);
    if (arms === 0 || turns === 0) continue;
    let least = Infinity;
    for (const prey of figures) {
      if (prey.seat === seat) continue;
      const distance = Math.max(0, apart(figure, prey) - arms);
      const weak = 1 - prey.left / Math.max(1, prey.facts.health);
      const liked = PREY.stone * Math.min(2, prey.stones) + PREY.weak * weak;
      least = Math.min(least, distance / DRAWN_FROM + LIKED_MOST - liked);
    }
    if (least < Infinity) sum -= chase * Math.min(1, least) * Math.min(1, turns / 2);
  }
  return sum;
}

const bent = (lead: number): number => lead / (0.7 + Math.abs(lead));

function owned(given: FigurePosition, weights: Weights): OwnedParts {
  const position = thought(given, weights);
  const { figures, held, turnsLeft } = position;
  const { spare } = weights;
  const engaged = figures.map((figure) =>
    figures.some((rival) => rival.seat !== figure.seat && rival.facts.reach > 0 && apart(figure, rival) <= rival.facts.reach),
  );
  const models = held.map(() => 0);
  const energies = held.map(() => 0);
  for (const figure of figures) {
    const { seat, ready, energy, dots } = figure;
    const unspent = spare === undefined ? 0.12 : turnsLeft > 0 ? spare : 0;
    const purse = ready ? 0.5 * energy : unspent * Math.min(3, energy);
    models[seat] = (models[seat] ?? 0) + modelValue(figure, turnsLeft, weights);
    energies[seat] = (energies[seat] ?? 0) + 0.35 * dots * turnsLeft + purse;
  }
  return {
    stones: held.map((stones) => STONE * stones),
    models,
    energy: energies,
    reach: races(position, held.length, weights, engaged),
    danger: dangers(position, weights).map((lost) => -lost),
    hunt: hunts(position, weights),
  };
}

const summed = (rows: OwnedParts): number[] =>
  rows.stones.map((_, seat) => Object.values(rows).reduce((sum, row) => sum + (row[seat] ?? 0), 0));

/** How much each seat counts: the own whole, the best other less; with more than two seats half the best and half the mean of the others. */
function counts(sums: readonly number[], seat: Seat): number[] {
  const others = sums.flatMap((_, index) => (index === seat ? [] : [index]));
  const best = others.reduce((most, index) => ((sums[index] ?? 0) > (sums[most] ?? 0) ? index : most), others[0] ?? seat);
  const share = others.length > 1 ? 0.5 : 1;
  return sums.map((_, index) => (index === seat ? 1 : -(index === best ? share : 0) - (others.length > 1 ? 0.5 / others.length : 0)));
}

const against = (row: readonly number[], sums: readonly number[]): number =>
  row.reduce((sum, value, seat) => sum + value * (sums[seat] ?? 0), 0);

/** What enemy models are worth beside their value to their own side. */
const prizes = ({ models }: OwnedParts, shares: readonly number[], { prize = 0 }: Weights): number =>
  prize === 0 ? 0 : prize * models.reduce((sum, value, seat) => sum + value * Math.min(0, shares[seat] ?? 0), 0);

/** Being ahead when turns run out. */
function leadOf({ held, turnsLeft }: FigurePosition, seat: Seat, { lead }: Weights): number {
  if (lead === 0) return 0;
  const best = Math.max(...held.filter((_, index) => index !== seat));
  return (lead * 2 * bent((held[seat] ?? 0) - best)) / (1 + 2 * turnsLeft);
}

/** What a position is worth to a seat. */
export function worthAt(position: FigurePosition, seat: Seat, weights: Weights): number {
  const parts = owned(position, weights);
  if (weights.judge) return weights.judge(thought(position, weights), seat, parts) + leadOf(position, seat, weights);
  const sums = summed(parts);
  const shares = counts(sums, seat);
  return against(sums, shares) + prizes(parts, shares, weights) + leadOf(position, seat, weights) + chased(position, seat, weights);
}

/** What it is worth that a match is over; null while it is not. */
function endOf({ order: { result } }: Imagined, seat: Seat): number | null {
  return result && (result.winner === 'draw' ? DRAWN : result.winner === seat ? WON : -WON);
}

/** What a match is worth to a seat; `open`: the active model has still to act, else its activation is taken as over. */
export function worthOf(match: Imagined, seat: Seat, cards: Catalogue, weights: Weights, open = false): number {
  const end = endOf(match, seat);
  if (end !== null) return end;
  return worthAt(positionOf(lookOn(match, cards), open), seat, weights);
}

/** The same, part by part. */
export function partsOf(match: Imagined, seat: Seat, cards: Catalogue, weights: Weights, open = false): Partial<Record<WorthPart, number>> {
  const end = endOf(match, seat);
  if (end !== null) return { end };
  const position = positionOf(lookOn(match, cards), open);
  const rows = owned(position, weights);
  const weighting = counts(summed(rows), seat);
  const parts: Partial<Record<WorthPart, number>> = Object.fromEntries(
    Object.entries(rows).map(([part, row]) => [part, against(row, weighting)] as const),
  );
  return {
    ...parts,
    models: (parts.models ?? 0) + prizes(rows, weighting, weights),
    hunt: (parts.hunt ?? 0) + chased(position, seat, weights),
    lead: leadOf(position, seat, weights),
  };
}
