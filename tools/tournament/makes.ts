import { gapBetween, type Figure, type FigurePosition } from '../../src/players/imagined/figures.ts';
import { FULL, type OwnedParts, type Weights } from '../../src/players/imagined/weights.ts';

import { LEVEL, type Level } from '../../src/players/levels.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';

// Opponents of other kinds to measure levels by: a small search with its own evaluation for each. They are never changed, so that results stay
// comparable.

const STONE = 10;
const FAR = 24;

const SMALL: Level = {
  ...LEVEL.club,
  nodes: 30,
  beam: 2,
  depth: 4,
  places: 4,
  pick: 6,
  hands: 6,
  rounds: 10,
  melee: { hands: 60, rounds: 30 },
  claims: { hands: 24, rounds: 80 },
  noise: 0,
  trembles: 0,
};
const PLAIN: Weights = { ...FULL, threat: 0, hunt: 0 };

interface Sides {
  friends: Figure[];
  foes: Figure[];
  /** The moonstones of a seat minus those of the best other seat. */
  lead: number;
  /** The value of moonstones on the ground to the seat, and to the best other seat. */
  promised: number;
  promisedFoes: number;
}

function sidesOf({ figures, held }: FigurePosition, seat: Seat, { reach }: OwnedParts): Sides {
  const best = (row: readonly number[]): number => Math.max(...row.filter((_, index) => index !== seat));
  return {
    friends: figures.filter((figure) => figure.seat === seat),
    foes: figures.filter((figure) => figure.seat !== seat),
    lead: (held[seat] ?? 0) - best(held),
    promised: reach[seat] ?? 0,
    promisedFoes: best(reach),
  };
}

/** The value of the remaining health boxes; each lost box costs more than the one before. */
const boxesOf = ({ boxes, facts }: Figure): number => Math.sqrt(boxes / Math.max(1, facts.health)) * facts.value;
const sum = (figures: readonly Figure[], worth: (figure: Figure) => number): number =>
  figures.reduce((all, figure) => all + worth(figure), 0);
const nearest = (figure: Figure, foes: readonly Figure[]): number => Math.min(FAR, ...foes.map((foe) => gapBetween(figure, foe)));

/** Keeps away from all models, most of all with carriers, and never attacks. */
function runs(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const flight = (figure: Figure): number => {
    const gap = nearest(figure, foes);
    return figure.stones > 0 ? figure.stones * 0.45 * Math.min(12, gap) : 0.06 * Math.min(8, gap);
  };
  return STONE * lead + 1.6 * promised - 0.4 * promisedFoes + sum(friends, (figure) => 0.25 * boxesOf(figure) + flight(figure));
}

/** Approaches the carrier, or else the weakest model, and ignores its own safety. */
function fights(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const dots = (figure: Figure): number => 0.2 * figure.dots * position.turnsLeft;
  const [prey] = [...foes].sort((a, b) => b.stones * 8 - b.boxes - (a.stones * 8 - a.boxes));
  const chase = (figure: Figure): number => {
    if (!prey || (figure.facts.reach === 0 && figure.facts.shots.length === 0)) return 0;
    const reach = Math.max(figure.facts.reach, ...figure.facts.shots.map(({ range }) => range));
    return 0.3 * (1 + 0.5 * prey.stones) * Math.max(0, Math.min(20, gapBetween(figure, prey) - reach));
  };
  return (
    STONE * lead +
    0.7 * promised -
    0.5 * promisedFoes +
    sum(friends, (figure) => 0.35 * boxesOf(figure) + dots(figure) + (figure.ready ? 0.35 * figure.energy : 0) - chase(figure)) -
    sum(foes, (figure) => 1.1 * boxesOf(figure) + 1.5 + dots(figure))
  );
}

/** Saves its energy and avoids places where it may be attacked. */
function waits(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const danger = parts.danger.map((points) => -points);
  const dots = (figure: Figure): number => 0.35 * figure.dots * position.turnsLeft;
  return (
    STONE * lead +
    1.1 * promised -
    0.9 * promisedFoes -
    (danger[seat] ?? 0) +
    0.3 * Math.max(...danger.filter((_, index) => index !== seat)) +
    sum(
      friends,
      (figure) => 0.6 * boxesOf(figure) + dots(figure) + (figure.ready ? 0.6 * figure.energy : 0.5 * Math.min(2, figure.energy)),
    ) -
    sum(foes, (figure) => 0.6 * boxesOf(figure) + dots(figure) + (figure.ready ? 0.5 * figure.energy : 0.2 * Math.min(2, figure.energy)))
  );
}

/** Wants only moonstones and holds its models together: carriers stay near friends and away from enemies. */
function hoards(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const guard = (figure: Figure): number => {
    if (figure.stones === 0) return 0;
    const partners = friends.filter(({ id }) => id !== figure.id);
    return figure.stones * (0.35 * Math.min(12, nearest(figure, foes)) - 0.2 * nearest(figure, partners));
  };
  return STONE * 1.3 * lead + 1.5 * promised - 0.8 * promisedFoes + sum(friends, (figure) => 0.45 * boxesOf(figure) + guard(figure));
}

/** Stays out of melee range and within shooting range. */
function snipes(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const aim = (figure: Figure): number => {
    const range = Math.max(0, ...figure.facts.shots.map((shot) => shot.range));
    const gap = nearest(figure, foes);
    return range > 0 ? 0.25 * Math.max(0, gap - range) + 0.5 * Math.max(0, 4 - gap) : 0.1 * Math.max(0, 5 - gap);
  };
  return (
    STONE * lead +
    promised -
    0.6 * promisedFoes +
    sum(friends, (figure) => 0.7 * boxesOf(figure) - aim(figure)) -
    sum(foes, (figure) => 0.8 * boxesOf(figure) + 0.6 * figure.stones)
  );
}

/** Moves together and outnumbers each enemy three to one. */
function swarms(position: FigurePosition, seat: Seat, parts: OwnedParts): number {
  const { friends, foes, lead, promised, promisedFoes } = sidesOf(position, seat, parts);
  const spread = sum(
    friends,
    (figure) => Math.max(0, ...friends.map((friend) => gapBetween(figure, friend))) / Math.max(1, friends.length),
  );
  const crowd = Math.min(FAR * friends.length, ...foes.map((foe) => sum(friends, (figure) => Math.max(0, gapBetween(figure, foe) - 1))));
  return (
    STONE * lead +
    1.2 * promised -
    0.7 * promisedFoes -
    0.15 * Math.max(0, spread - 6) -
    0.08 * crowd +
    sum(friends, (figure) => 0.6 * boxesOf(figure)) -
    sum(foes, (figure) => 0.9 * boxesOf(figure))
  );
}

/** The styles of play: one flees, one fights, one waits, one hoards; the last two were never used to choose a weight. */
export const MAKES = {
  runner: { ...SMALL, name: 'runner', peaceful: true, weights: { ...PLAIN, presence: 0.1, boxes: 0.1, judge: runs } },
  hunter: { ...SMALL, name: 'hunter', weights: { ...PLAIN, presence: 0.9, boxes: 0.8, judge: fights } },
  turtle: { ...SMALL, name: 'turtle', quietFirst: true, weights: { ...PLAIN, threat: 0.6, judge: waits } },
  hoarder: { ...SMALL, name: 'hoarder', weights: { ...PLAIN, judge: hoards } },
  sniper: { ...SMALL, name: 'sniper', weights: { ...PLAIN, judge: snipes } },
  swarm: { ...SMALL, name: 'swarm', weights: { ...PLAIN, threat: 0.3, judge: swarms } },
} satisfies Record<string, Level>;

/** The strong level before the pool was written. It is never changed, so that results stay comparable. */
export const EARLIER: Level = {
  name: 'earlier',
  nodes: 110,
  beam: 5,
  depth: 6,
  places: 6,
  pick: 16,
  hands: 14,
  rounds: 24,
  melee: { hands: 460, rounds: 90 },
  claims: { hands: 40, rounds: 250 },
  samples: 2,
  noise: 0,
  eager: 0,
  trembles: 0,
  reacts: 100,
  forgives: false,
  brief: false,
  plain: false,
  honest: false,
  digs: true,
  hurts: true,
  replies: 3,
  worlds: 8,
  weights: {
    presence: 0.55,
    boxes: 0.22,
    threat: 0.2,
    ranged: 0.7,
    smooth: true,
    walls: true,
    mires: false,
    modifiers: 0.6,
    lead: 6,
    carrier: 18,
    countsTurns: true,
    hunt: 0.4,
    spreads: true,
    stones: 7,
    beyond: 2,
  },
};
