import { msg, str } from '@lit/localize';

/** The words of the page of records. */
export const recordWords = {
  kills: () => msg('Most kills', { id: 'campaign-records.kills' }),
  deaths: () => msg('Most deaths', { id: 'campaign-records.deaths' }),
  stones: () => msg('Most moonstones carried home', { id: 'campaign-records.stones' }),
  matchups: () => msg('Who beat whom', { id: 'campaign-records.matchups' }),
  matchup: (first: string, second: string, won: number, lost: number, drawn: number) =>
    msg(str`${first} and ${second}: ${won} to ${lost}, ${drawn} drawn`, { id: 'campaign-records.matchup' }),
  of: (character: string, player: string) => msg(str`${character} of ${player}`, { id: 'campaign-records.of' }),
  used: (cards: string) => msg(str`Cards played and crossed off: ${cards}`, { id: 'campaign-records.used' }),
  lost: (upgrades: string) => msg(str`Lost with swapped-out characters: ${upgrades}`, { id: 'campaign-records.lost' }),
  credit: () => msg('Has a credit for sitting out.', { id: 'campaign-records.credit' }),
  attackPoints: (points: number) => msg(str`Attack points left: ${points}`, { id: 'campaign-records.attack-points' }),
  noRoster: () => msg('No roster yet.', { id: 'campaign-records.no-roster' }),
};
