// The settings of a campaign: every number of its rules that the books leave open or clubs change.

/** The limits of a roster in one week. `upgradesTotal` counts all upgrades since the start. @rule campaign 2.5 */
export interface GrowthRow {
  rosterSize: number;
  gameSize: number;
  upgradesTotal: number;
  swapsAllowed: number;
}

export const TIERS = ['top', 'middle', 'bottom'] as const;
/** The part of the standings in which a player was when the week was published. @rule campaign 6.1 */
export type Tier = (typeof TIERS)[number];
export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
/** The end of a game for one of its players. @rule campaign 5.7 */
export type GameOutcome = (typeof OUTCOMES)[number];
export const MACHINATIONS = ['support', 'sabotage'] as const;
export type MachinationKind = (typeof MACHINATIONS)[number];
export const ATTACKS = ['assault', 'abduction'] as const;
export type AttackKind = (typeof ATTACKS)[number];

/** Machination points by kind, tier of the target and outcome of the target's game. @rule campaign 6.1 */
export type MachinationTable = Record<MachinationKind, Record<Tier, Record<GameOutcome, number>>>;

export const TIE_BREAKS = ['vp', 'kills', 'deaths', 'head-to-head'] as const;
/** More victory points, more kills, fewer deaths, more wins against each other. @rule campaign 7.2 */
export type TieBreak = (typeof TIE_BREAKS)[number];

export const PAINTED_WORTH = ['none', 'told', 'point', 'stone'] as const;
/**
 * The value of a fully painted troupe in each game: nothing, a remark in the ledger, a victory point, or a moonstone that also decides the
 * game. @rule campaign A.9
 */
export type PaintedWorth = (typeof PAINTED_WORTH)[number];

export interface AttackSettings {
  on: boolean;
  /** Attack points of each player for the whole campaign. @rule campaign 8.1 */
  points: number;
  cost: Record<AttackKind, number>;
  /** The total that the flipped card must reach, modifiers included. @rule campaign 8.4b */
  needed: Record<AttackKind, number>;
  /** Wounds with which the victim of an Assault begins. @rule campaign 8.4c */
  wounds: number;
  /** Machination points that an attacker loses by flipping a catastrophe. */
  catastrophe: number;
  inFirstWeek: boolean;
  inFinalWeek: boolean;
}

export interface CampaignSettings {
  /** The number of weeks with the final one; `auto` is one round robin, at most `longest`. @rule campaign 7.4 */
  length: number | 'auto';
  longest: number;
  /** One row for each week; the last row continues. @rule campaign 2.5 */
  growth: GrowthRow[];
  /** Fielded characters with three and four players. @rule campaign 2.2 9.5 */
  groupSizes: { three: number; four: number };
  stones: 5 | 7;
  pairings: 'round-robin' | 'random' | 'by-hand';
  /** The pairing of the last week: by standings, or as in every other week. @rule campaign 7.5 */
  final: 'by-standings' | 'as-usual';
  /** `third` is a third of the players at each end, at least one; `two` is two places at each end. @rule campaign 6.2 */
  tierSize: 'third' | 'two';
  /** Equal Power at the border of a tier: all go up, all are Middle, or the tie-breaks decide. @rule campaign 6.3 */
  tierTies: 'up' | 'middle' | 'ordered';
  tieBreaks: TieBreak[];
  cards: { base: number; least: number; most: number };
  /** Supports beyond the limit after sabotages are subtracted, or every support after the first. @rule campaign 4.3 */
  overSupport: 'net' | 'each-after-first';
  overSupportMp: number;
  /** The winner has more victory points, or most moonstones with Sudden Death. @rule campaign 5.7 */
  winner: 'vp' | 'core';
  /** Machinations a player may make in a week. @rule campaign 5.3 */
  machinations: number;
  /** The first week with machinations. */
  machinationsFrom: number;
  machinationTable: MachinationTable;
  /** True if a player may support this week's opponent, as some clubs play; not when missing. @rule campaign 5.3a */
  supportsOpponent?: boolean | undefined;
  /** True if a pledge from the week before also holds in the final week. @rule campaign 7.5 */
  pledgesInFinal: boolean;
  /** The moment at which supporters and saboteurs become public. @rule campaign 5.3c */
  names: 'never' | 'at-scoring' | 'at-once';
  /** Additional machinations of a bystander; in a week without machinations, a credit for later in points. @rule campaign 9.3 */
  bystander: { extra: number; creditMp: number };
  /** Victory points of each player in a game of three or four. @rule campaign 9.5 */
  groupVp: number;
  /** Victory points for a player whose opponents are all absent. @rule campaign 9.6 */
  absentVp: number;
  /** The energy to switch an Objective Marker on and off; with `false` the players say which are active. @rule campaign 4.8 */
  markers: { activate: number; switchOff: number } | false;
  upgradesPerCharacter: number;
  attacks: AttackSettings;
  /** Missing counts as `none`. @rule campaign A.9 */
  painted?: PaintedWorth | undefined;
}
