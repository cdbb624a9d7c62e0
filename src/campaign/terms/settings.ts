// What a campaign may set: every number of its rules that the books leave open or that clubs play otherwise.

/** What a player has in one round. `upgradesTotal` counts every upgrade given out since the start. @rule campaign 2.5 */
export interface GrowthRow {
  rosterSize: number;
  gameSize: number;
  upgradesTotal: number;
  swapsAllowed: number;
}

export const TIERS = ['top', 'middle', 'bottom'] as const;
/** Where a player stood when the week was published. @rule campaign 6.1 */
export type Tier = (typeof TIERS)[number];
export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
/** How a game ended for one of its players. @rule campaign 5.7 */
export type GameOutcome = (typeof OUTCOMES)[number];
export const MACHINATIONS = ['support', 'sabotage'] as const;
export type MachinationKind = (typeof MACHINATIONS)[number];
export const ATTACKS = ['assault', 'abduction'] as const;
export type AttackKind = (typeof ATTACKS)[number];

/** Machination points for what was done, by tier of the target and how its game ended. @rule campaign 6.1 */
export type MachinationTable = Record<MachinationKind, Record<Tier, Record<GameOutcome, number>>>;

export const TIE_BREAKS = ['vp', 'kills', 'deaths', 'head-to-head'] as const;
/** More victory points, more kills, fewer deaths, wins among each other. @rule campaign 7.2 */
export type TieBreak = (typeof TIE_BREAKS)[number];

export const PAINTED_WORTH = ['none', 'told', 'point', 'stone'] as const;
/** What a fully painted troupe is worth in each game: nothing, a word in the ledger, a victory point, or a moonstone, which also decides the game. @rule campaign A.9 */
export type PaintedWorth = (typeof PAINTED_WORTH)[number];

export interface AttackSettings {
  on: boolean;
  /** Attack points of each player for the whole campaign. @rule campaign 8.1 */
  points: number;
  cost: Record<AttackKind, number>;
  /** What the flip must reach, with its modifiers. @rule campaign 8.4b */
  needed: Record<AttackKind, number>;
  /** Wounds with which the target of an Assault begins. @rule campaign 8.4c */
  wounds: number;
  /** Machination points lost by the attacker who flips a catastrophe. */
  catastrophe: number;
  inFirstWeek: boolean;
  inFinalWeek: boolean;
}

export interface CampaignSettings {
  /** Weeks in all, the final week included; `auto`: one round robin, at most `longest`. @rule campaign 7.4 */
  length: number | 'auto';
  longest: number;
  /** One row a week; the last one goes on. @rule campaign 2.5 */
  growth: GrowthRow[];
  /** Characters in the field with three and four players. @rule campaign 2.2 9.5 */
  groupSizes: { three: number; four: number };
  stones: 5 | 7;
  pairings: 'round-robin' | 'random' | 'by-hand';
  /** The last week pairs by standings, or as every other week. @rule campaign 7.5 */
  final: 'by-standings' | 'as-usual';
  /** `third`: a third of the players at each end, one at least; `two`: two places at each end. @rule campaign 6.2 */
  tierSize: 'third' | 'two';
  /** Equal Power at the border of a tier: all go up, all are Middle, or the tie-breaks order them. @rule campaign 6.3 */
  tierTies: 'up' | 'middle' | 'ordered';
  tieBreaks: TieBreak[];
  cards: { base: number; least: number; most: number };
  /** Supports past the limit after sabotages are taken off, or each after the first. @rule campaign 4.3 */
  overSupport: 'net' | 'each-after-first';
  overSupportMp: number;
  /** More victory points, or most moonstones with Sudden Death. @rule campaign 5.7 */
  winner: 'vp' | 'core';
  /** Machinations a player may make in a week. @rule campaign 5.3 */
  machinations: number;
  /** The first week with machinations. */
  machinationsFrom: number;
  machinationTable: MachinationTable;
  /** A player may support the opponent of that week, as some clubs play it; left out: nobody may. @rule campaign 5.3a */
  supportsOpponent?: boolean | undefined;
  /** What a card lays on the next week also holds in the final week. @rule campaign 7.5 */
  pledgesInFinal: boolean;
  /** When it is shown who supported and sabotaged whom. @rule campaign 5.3c */
  names: 'never' | 'at-scoring' | 'at-once';
  /** A player who sits out has a third machination that week; in a week without machinations a credit for later. @rule campaign 9.3 */
  bystander: { extra: number; creditMp: number };
  /** Victory points of each player in a game of three or four. @rule campaign 9.5 */
  groupVp: number;
  /** Victory points for the only player who came. @rule campaign 9.6 */
  absentVp: number;
  /** The table's definition of an active Objective Marker: energy to switch it on and off; `false`: the players say it themselves. @rule campaign 4.8 */
  markers: { activate: number; switchOff: number } | false;
  upgradesPerCharacter: number;
  attacks: AttackSettings;
  /** Left out: painted troupes count for nothing. @rule campaign A.9 */
  painted?: PaintedWorth | undefined;
}
