import type { Seat } from '../../rules/terms/ids.ts';
import type { WorthPart } from '../../rules/terms/thought.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { gapBetween, positionOf, type Figure, type FigurePosition } from './figures.ts';
import { lateValue } from './late-slope.ts';
import { raceValues } from './races.ts';
import { harm, slain } from './threat.ts';
import type { OwnedParts, Weights } from './weights.ts';

// The value of a match to a seat, in points; one moonstone on a card is worth ten. No character is known by name.

const STONE = 10;
const WON = 1000;
const DRAWN = -5;

/** The value of a model: its presence on the board and its boxes. */
export const modelValue = ({ facts, boxes: left, ready }: Figure, turnsLeft: number, { presence, boxes, countsTurns }: Weights): number => {
  const whole = facts.value * (presence + (boxes * left) / Math.max(1, facts.health));
  return countsTurns ? whole * (0.3 + 0.7 * Math.min(1, (turnsLeft + (ready ? 1 : 0)) / 3)) : whole;
};

/** The expected loss of all models, by seat. */
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
    // the worst rival counts in full and the others in part, because each of them has other targets, too
    const expected = weights.smooth ? worst + 0.5 * (wounds - worst) : wounds;
    const dies = slain(expected, figure.boxes);
    const whole = modelValue(figure, turnsLeft, weights);
    const boxes = (figure.facts.value * weights.boxes * Math.min(figure.boxes, expected)) / Math.max(1, figure.facts.health);
    const loss = boxes + dies * (0.45 * whole + weights.carrier * figure.stones);
    sums[figure.seat] = (sums[figure.seat] ?? 0) + weights.threat * loss;
  }
  return sums;
}

/** The value of armed models near an enemy carrier, by seat. */
function huntValues({ figures, held, turnsLeft }: FigurePosition, weights: Weights): number[] {
  const sums = held.map(() => 0);
  if (weights.hunt === 0) return sums;
  for (const prey of figures) {
    if (prey.stones === 0) continue;
    for (const figure of figures) {
      if (figure.seat === prey.seat || figure.facts.reach === 0) continue;
      const away = gapBetween(figure, prey);
      if (away > 16) continue;
      sums[figure.seat] = (sums[figure.seat] ?? 0) + (weights.hunt * Math.min(2, prey.stones) * (turnsLeft + 1) * (1 - away / 16)) / 4;
    }
  }
  return sums;
}

/** The position with the turns that Sudden Death is assumed to continue. */
const withSuddenDeath = (position: FigurePosition, { beyond }: Weights): FigurePosition =>
  beyond > 0 && position.look.match.order.suddenDeath ? { ...position, turnsLeft: beyond } : position;

/** The distance in inches over which an enemy attracts a model, and the attraction of its moonstones and its wounds. */
const DRAWN_FROM = 20;
const PREY = { stone: 0.15, weak: 0.15 };
const LIKED_MOST = 2 * PREY.stone + PREY.weak;

/**
 * The distance of each armed model of a seat from its preferred enemy, as negative points. It applies to the seat's own models alone: an
 * own moonstone costs nothing because enemies come for it, and a slain enemy is not missed.
 */
function chaseValue(given: FigurePosition, seat: Seat, weights: Weights): number {
  const { chase = 0 } = weights;
  let sum = 0;
  if (chase === 0) return sum;
  const { figures, turnsLeft } = withSuddenDeath(given, weights);
  for (const figure of figures) {
    if (figure.seat !== seat) continue;
    const { reach, shots } = figure.facts;
    const arms = shots.reduce((most, { range }) => Math.max(most, range), reach);
    const turns = turnsLeft + (figure.ready ? 1 : 0);
    if (arms === 0 || turns === 0) continue;
    let least = Infinity;
    for (const prey of figures) {
      if (prey.seat === seat) continue;
      const distance = Math.max(0, gapBetween(figure, prey) - arms);
      const weak = 1 - prey.boxes / Math.max(1, prey.facts.health);
      const liked = PREY.stone * Math.min(2, prey.stones) + PREY.weak * weak;
      least = Math.min(least, distance / DRAWN_FROM + LIKED_MOST - liked);
    }
    if (least < Infinity) sum -= chase * Math.min(1, least) * Math.min(1, turns / 2);
  }
  return sum;
}

const leadCurve = (lead: number): number => lead / (0.7 + Math.abs(lead));

/** The value of the energy that loaded weapons save in the next turn. */
const loadedValue = ({ shots }: Figure, { loaded = 0 }: Weights): number =>
  loaded === 0 ? 0 : shots.reduce((sum, { reload = 0, empty }) => (empty ? sum : sum + loaded * reload), 0);

function ownedParts(given: FigurePosition, weights: Weights): OwnedParts {
  const position = withSuddenDeath(given, weights);
  const { figures, held, turnsLeft } = position;
  const { spare } = weights;
  const engaged = figures.map((figure) =>
    figures.some((rival) => rival.seat !== figure.seat && rival.facts.reach > 0 && gapBetween(figure, rival) <= rival.facts.reach),
  );
  const models = held.map(() => 0);
  const energies = held.map(() => 0);
  for (const figure of figures) {
    const { seat, ready, energy, dots } = figure;
    const unspent = spare === undefined ? 0.12 : turnsLeft > 0 ? spare : 0;
    const purse = ready ? 0.5 * energy : unspent * Math.min(3, energy);
    models[seat] = (models[seat] ?? 0) + modelValue(figure, turnsLeft, weights);
    energies[seat] = (energies[seat] ?? 0) + 0.35 * dots * turnsLeft + purse + (turnsLeft > 0 ? loadedValue(figure, weights) : 0);
  }
  return {
    stones: held.map((stones) => STONE * stones),
    models,
    energy: energies,
    reach: raceValues(position, held.length, weights, engaged),
    danger: dangers(position, weights).map((lost) => -lost),
    hunt: huntValues(position, weights),
  };
}

const totals = (rows: OwnedParts): number[] =>
  rows.stones.map((_, seat) => Object.values(rows).reduce((sum, row) => sum + (row[seat] ?? 0), 0));

/**
 * The share of each seat in the value: 1 for the own seat, negative for the others. With more than two seats half falls on the best other
 * seat and half on the mean.
 */
function seatShares(sums: readonly number[], seat: Seat): number[] {
  const others = sums.flatMap((_, index) => (index === seat ? [] : [index]));
  const best = others.reduce((most, index) => ((sums[index] ?? 0) > (sums[most] ?? 0) ? index : most), others[0] ?? seat);
  const share = others.length > 1 ? 0.5 : 1;
  return sums.map((_, index) => (index === seat ? 1 : -(index === best ? share : 0) - (others.length > 1 ? 0.5 / others.length : 0)));
}

/**
 * The weight of a loss of another seat relative to the same loss of the leading seat: 1 with two seats, less with three or four, so that
 * players hunt the leader.
 */
export function preyShare(
  match: Imagined,
  { seat, cards, weights }: { seat: Seat; cards: Catalogue; weights: Weights },
  prey: Seat,
): number {
  if (match.order.seats.length < 3 || prey === seat) return 1;
  const shares = seatShares(totals(ownedParts(positionOf(lookOn(match, cards), true), weights)), seat);
  return (shares[prey] ?? 0) / Math.min(...shares);
}

const weightedSum = (row: readonly number[], sums: readonly number[]): number =>
  row.reduce((sum, value, seat) => sum + value * (sums[seat] ?? 0), 0);

/** The additional value of enemy models to the player who slays them. */
const prizeValue = ({ models }: OwnedParts, shares: readonly number[], { prize = 0 }: Weights): number =>
  prize === 0 ? 0 : prize * models.reduce((sum, value, seat) => sum + value * Math.min(0, shares[seat] ?? 0), 0);

/** The value of the lead in moonstones as turns run out. */
function leadOf({ held, turnsLeft }: FigurePosition, seat: Seat, { lead }: Weights): number {
  if (lead === 0) return 0;
  const best = Math.max(...held.filter((_, index) => index !== seat));
  return (lead * 2 * leadCurve((held[seat] ?? 0) - best)) / (1 + 2 * turnsLeft);
}

/** The value of a position to a seat, in points. */
export function worthAt(position: FigurePosition, seat: Seat, weights: Weights): number {
  const parts = ownedParts(position, weights);
  if (weights.judge) return weights.judge(withSuddenDeath(position, weights), seat, parts) + leadOf(position, seat, weights);
  const sums = totals(parts);
  const shares = seatShares(sums, seat);
  return (
    weightedSum(sums, shares) +
    prizeValue(parts, shares, weights) +
    leadOf(position, seat, weights) +
    chaseValue(position, seat, weights) +
    lateValue(position, seat, weights)
  );
}

/** The value of a finished match to a seat; null while it is under way. */
function endValue({ order: { result } }: Imagined, seat: Seat): number | null {
  return result && (result.winner === 'draw' ? DRAWN : result.winner === seat ? WON : -WON);
}

/** The value of a match to a seat. `open` means that the active model is still to act; otherwise its activation counts as over. */
export function worthOf(match: Imagined, seat: Seat, cards: Catalogue, weights: Weights, open = false): number {
  const end = endValue(match, seat);
  if (end !== null) return end;
  return worthAt(positionOf(lookOn(match, cards), open), seat, weights);
}

/** The value of a match, part by part. */
export function partsOf(match: Imagined, seat: Seat, cards: Catalogue, weights: Weights, open = false): Partial<Record<WorthPart, number>> {
  const end = endValue(match, seat);
  if (end !== null) return { end };
  const position = positionOf(lookOn(match, cards), open);
  const rows = ownedParts(position, weights);
  const weighting = seatShares(totals(rows), seat);
  const parts: Partial<Record<WorthPart, number>> = Object.fromEntries(
    Object.entries(rows).map(([part, row]) => [part, weightedSum(row, weighting)] as const),
  );
  return {
    ...parts,
    models: (parts.models ?? 0) + prizeValue(rows, weighting, weights),
    hunt: (parts.hunt ?? 0) + chaseValue(position, seat, weights) + lateValue(position, seat, weights),
    lead: leadOf(position, seat, weights),
  };
}
