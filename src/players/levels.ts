import { DEAR, FIGHTING, FIRST, FULL, NEAR, type Weights } from './imagined/weights.ts';

export const LEVELS = ['gentle', 'club', 'strong'] as const;
/** The strengths of a computer player. */
export type LevelName = (typeof LEVELS)[number];

/** The effort and the character of a computer player. Effort is counted, never timed, so it decides the same on every device. */
export interface Level {
  name: string;
  /** Limits of the search for a plan: positions in all, positions kept at each depth, actions in a row. */
  nodes: number;
  beam: number;
  depth: number;
  /** The number of places that are tried for a move. */
  places: number;
  /** Positions for each model while the player chooses which one to activate; 0 takes the model nearest to a goal. */
  pick: number;
  /** Sampled hands and rounds of solution for a fight that is only expected. */
  hands: number;
  rounds: number;
  /** The limit of hands and the rounds for a melee under way. */
  melee: { hands: number; rounds: number };
  claims: { hands: number; rounds: number };
  /** Imagined matches for a question that is not about a move. */
  samples: number;
  /** The greatest error about a plan, in points. */
  noise: number;
  /** Points for every inch nearer to a distant goal, whatever else follows. */
  eager: number;
  /** The percentage of duels that are played at random. */
  trembles: number;
  /** The percentage of reactions that the player considers. */
  reacts: number;
  /** True if the player spares a badly wounded model and never strikes one model twice. */
  forgives: boolean;
  /** True if the player takes one sample of chance and searches no way round obstacles. */
  brief: boolean;
  /** The yardstick's style: plays the melee card that gains most on average, goes straight for a moonstone, and takes the first side offered. */
  plain: boolean;
  /** True if the player always claims its most valuable card truly and believes every claim. */
  honest: boolean;
  /** True if a way to a moonstone includes the harvests that follow. */
  digs: boolean;
  /** True if an expected attack leaves its target wounded for the next action of the plan. */
  hurts: boolean;
  /** True if an expected attack of a carrier leaves it with the wounds of the answer. */
  bleeds?: true;
  /** The number of best plans for which the enemy's answer is considered. */
  replies: number;
  /** The number of worlds in which the last turn is played to its end; 0 plans it like any other turn. */
  worlds: number;
  /** The number of positions kept beside the beam at each depth, each the best of another kind of action. None when missing. */
  kinds?: number;
  /** True if an ability is tried together with the ability that it makes possible: loading a gun and firing it. */
  follows?: boolean;
  /** True if a player that is behind in the last turn prefers any deed to none, and plays the best of every kind of deed to the end of the turn. */
  dares?: true;
  /** Factors on the shares of lies and of doubts that the game of claims gives. */
  lies?: number;
  doubts?: number;
  /** The player never strikes. */
  peaceful?: true;
  /** The player first activates the model that gains least. */
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
    bleeds: true,
    weights: { ...FIGHTING, loaded: 0.2, late: 0.05 },
  },
};

/** The factor by which a slow device thinks less. */
export const LIGHTER = [1, 2, 4] as const;
export type Lighter = (typeof LIGHTER)[number];

/** The level with smaller counts. Its character (noise, chance, mercy) stays the same. */
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
