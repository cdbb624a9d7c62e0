import { DEAR, FIGHTING, FIRST, FULL, NEAR, type Weights } from './imagined/weights.ts';

export const LEVELS = ['gentle', 'club', 'strong'] as const;
/** The strengths of a computer player. */
export type LevelName = (typeof LEVELS)[number];

/** How much a computer player thinks. All of it is counted, never timed, so that it decides the same on every device. */
export interface Level {
  name: string;
  /** Positions of a plan, kept at each depth, plans deep. */
  nodes: number;
  beam: number;
  depth: number;
  /** Places tried for a move, of those that were thought of. */
  places: number;
  /** Positions for each model while it is chosen which one acts; 0: the model nearest to something. */
  pick: number;
  /** Hands sampled for a fight that is only expected, and rounds of its solution. */
  hands: number;
  rounds: number;
  /** Hands at most and rounds for a fight that is fought. */
  melee: { hands: number; rounds: number };
  claims: { hands: number; rounds: number };
  /** Matches imagined for a question that is not about moves. */
  samples: number;
  /** Points by which a plan may be misjudged. */
  noise: number;
  /** Points for every inch nearer to what draws a model from afar, whatever else comes of it. */
  eager: number;
  /** Of a hundred duels so many are played by chance. */
  trembles: number;
  /** Of a hundred chances to react so many are looked at. */
  reacts: number;
  /** A model that is hurt enough is left alone, and no model is struck twice over. */
  forgives: boolean;
  /** Takes chance as it comes and no way round. */
  brief: boolean;
  /** The yardstick's ways: lays the card that gains most against every kind alike, goes straight at a stone, and takes the first side it may. */
  plain: boolean;
  /** Tells the truth with the dearest card and believes. */
  honest: boolean;
  /** Sees that a model that has come to a stone goes on digging. */
  digs: boolean;
  /** An attack that is only expected leaves its target wounded for the next. */
  hurts: boolean;
  /** Best plans for which the enemy's answer is looked at. */
  replies: number;
  /** Worlds in which the last turn is played to its end; 0: it is planned like any other. */
  worlds: number;
  /** Ways kept beside the beam at each depth, each the best of a kind of action that the beam has not; none where it is missing. */
  kinds?: number;
  /** An ability that makes another possible is tried with it as one way: a gun is loaded and fired. */
  follows?: true;
  /** Behind in the last turn it does something rather than nothing, and the best of every kind of deed is tried to the end of the turn. */
  dares?: true;
  /** How many times as often it lies, and doubts, as the game of claims would have it. */
  lies?: number;
  doubts?: number;
  /** Never strikes. */
  peaceful?: true;
  /** Lets the model act first whose activation gains least. */
  quietFirst?: true;
  weights: Weights;
}

export const GREEDY: Level = {
  name: 'greedy',
  nodes: 40,
  beam: 1,
  depth: 1,
  places: 8,
  pick: 0,
  hands: 6,
  rounds: 10,
  melee: { hands: 0, rounds: 0 },
  claims: { hands: 10, rounds: 20 },
  samples: 1,
  noise: 0,
  eager: 0,
  trembles: 0,
  reacts: 0,
  forgives: false,
  brief: false,
  plain: true,
  honest: true,
  digs: false,
  hurts: false,
  replies: 0,
  worlds: 0,
  weights: FIRST,
};

export const LEVEL: Readonly<Record<LevelName, Level>> = {
  gentle: {
    name: 'gentle',
    nodes: 20,
    beam: 2,
    depth: 1,
    places: 8,
    pick: 3,
    hands: 6,
    rounds: 8,
    melee: { hands: 60, rounds: 20 },
    claims: { hands: 24, rounds: 80 },
    samples: 1,
    noise: 3,
    eager: 0.5,
    trembles: 30,
    reacts: 45,
    forgives: true,
    brief: false,
    plain: false,
    honest: false,
    digs: true,
    hurts: false,
    replies: 0,
    worlds: 0,
    weights: NEAR,
  },
  club: {
    name: 'club',
    nodes: 40,
    beam: 3,
    depth: 4,
    places: 4,
    pick: 8,
    hands: 10,
    rounds: 16,
    melee: { hands: 120, rounds: 60 },
    claims: { hands: 40, rounds: 200 },
    samples: 1,
    noise: 3.8,
    eager: 0,
    trembles: 5,
    reacts: 100,
    forgives: false,
    brief: false,
    plain: false,
    honest: false,
    digs: true,
    hurts: true,
    replies: 0,
    worlds: 0,
    weights: { ...FULL, ...DEAR, walls: false, mires: true, ranged: 0, hunt: 0 },
  },
  strong: {
    name: 'strong',
    nodes: 100,
    beam: 5,
    kinds: 3,
    follows: true,
    dares: true,
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
    weights: FIGHTING,
  },
};

/** By how much less a computer thinks on a slow device: all of it, a half, a quarter. */
export const LIGHTER = [1, 2, 4] as const;
export type Lighter = (typeof LIGHTER)[number];

/** The same level with smaller counts. Its character as an opponent (noise, chance, mercy) stays the same. */
export function lighter(level: Level, factor: Lighter): Level {
  if (factor === 1) return level;
  const less = (count: number): number => Math.ceil(count / factor);
  const { melee, claims } = level;
  return {
    ...level,
    nodes: less(level.nodes),
    pick: less(level.pick),
    hands: Math.max(4, less(level.hands)),
    melee: { ...melee, hands: less(melee.hands) },
    claims: { ...claims, rounds: less(claims.rounds) },
    samples: less(level.samples),
    replies: factor === 2 ? level.replies : 0,
    worlds: factor === 2 ? less(level.worlds) : 0,
  };
}
