import type { Reason } from '../rules/terms/reason.ts';
import { TROUPE_FORMATS } from '../troupes/formats.ts';
import { refusal } from './reasons.ts';
import { FIELDINGS, PAINTED_BONUSES, TOURNAMENT_TIE_BREAKS, type TournamentSettings } from './terms/settings.ts';

/** The usual settings of organised play; points and tie-breaks are a house rule until the book is known. @rule campaign A.1 A.2 A.3 A.4 A.6 A.7 */
export const usualSettings: TournamentSettings = {
  rounds: 'auto',
  points: { win: 3, draw: 1, loss: 0 },
  byeStones: 3,
  tieBreaks: [...TOURNAMENT_TIE_BREAKS],
  minutes: 90,
  callMinutes: 10,
  format: 'organised-5',
  fielding: 'during-deployment',
  stones: 7,
  suddenDeath: false,
  painted: 'none',
};

export const MOST_ENTRANTS = 64;
export const MOST_ROUNDS = 12;
/** More moonstones than a match has. */
export const MOST_STONES = 20;

const LEAST_ROUNDS = 3;
const FEW = 8;

/** The number of rounds that leaves one winner, at least three: 3 for up to 8 players, 4 for up to 16. @rule campaign A.6 */
export const usualRounds = (entrants: number): number => Math.max(LEAST_ROUNDS, Math.ceil(Math.log2(Math.max(FEW, entrants))));

const whole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const bounds = (settings: TournamentSettings): [setting: string, good: boolean][] => {
  const { rounds, points, byeStones, tieBreaks, minutes, callMinutes, format, fielding, stones, painted } = settings;
  return [
    ['rounds', rounds === 'auto' || whole(rounds, 1, MOST_ROUNDS)],
    ['points', whole(points.win, 1, 6) && whole(points.draw, 0, points.win) && whole(points.loss, 0, points.draw)],
    ['byeStones', whole(byeStones, 0, MOST_STONES)],
    ['tieBreaks', new Set(tieBreaks).size === tieBreaks.length && tieBreaks.every((rule) => TOURNAMENT_TIE_BREAKS.includes(rule))],
    ['minutes', whole(minutes, 5, 600)],
    ['callMinutes', whole(callMinutes, 0, minutes)],
    ['format', TROUPE_FORMATS.includes(format)],
    ['fielding', FIELDINGS.includes(fielding)],
    ['stones', stones === 5 || stones === 7],
    ['painted', PAINTED_BONUSES.includes(painted)],
  ];
};

/** The reason why a tournament cannot be played with these settings; null otherwise. */
export function refuseTournamentSettings(settings: TournamentSettings): Reason | null {
  const bad = bounds(settings).find(([, good]) => !good);
  return bad ? refusal('tournament-setting', 'A.6', { setting: bad[0] }) : null;
}
