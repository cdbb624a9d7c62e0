import type { TroupeFormat } from '../../troupes/formats.ts';

export const TOURNAMENT_TIE_BREAKS = ['stones', 'opponents', 'against', 'head-to-head', 'lot'] as const;
/**
 * The tie-breaks: own moonstones, strength of the opponents, moonstones against, points among the players who are level, and the lot. @rule campaign
 * A.6
 */
export type TournamentTieBreak = (typeof TOURNAMENT_TIE_BREAKS)[number];
export const FIELDINGS = ['during-deployment', 'before-the-round', 'fixed'] as const;
/** The moment at which players choose the fielded characters of their list. @rule campaign A.3 */
export type Fielding = (typeof FIELDINGS)[number];
export const PAINTED_BONUSES = ['none', 'told', 'point', 'stone'] as const;
/** The value of a fully painted list, once in a tournament; `told` is a remark in the standings. @rule campaign A.9 */
export type PaintedBonus = (typeof PAINTED_BONUSES)[number];

/** The settings of a tournament; the book of organised play leaves most of them open. */
export interface TournamentSettings {
  /** `auto`: 3 rounds for up to 8 players, 4 for up to 16, and so on. @rule campaign A.6 */
  rounds: number | 'auto';
  points: { win: number; draw: number; loss: number };
  /** The moonstones that a bye counts for; it is a win. @rule campaign A.7 */
  byeStones: number;
  tieBreaks: TournamentTieBreak[];
  /** The length of a round, and how long before its end the organiser calls, in minutes. @rule campaign A.4 */
  minutes: number;
  callMinutes: number;
  format: TroupeFormat;
  fielding: Fielding;
  stones: 5 | 7;
  suddenDeath: boolean;
  painted: PaintedBonus;
  /** The packs whose cards are allowed; missing where only official cards are played. */
  packs?: { id: string; name: string }[];
}
