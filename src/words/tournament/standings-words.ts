import { msg, str } from '@lit/localize';
import type { EntrantStanding } from '../../tournament/standings/standings.ts';
import { percentage } from '../language/sentences.ts';

/** The heads of the columns in the standings. */
export const standingColumns = {
  place: () => msg('Place', { id: 'tournament.place' }),
  player: () => msg('Player', { id: 'tournament.player' }),
  points: () => msg('Points', { id: 'tournament.points' }),
  games: () => msg('W/D/L', { id: 'tournament.games' }),
  stones: () => msg('Moonstones', { id: 'tournament.stones-for' }),
  opponents: () => msg('Opponents', { id: 'tournament.opponents' }),
  against: () => msg('Against', { id: 'tournament.against' }),
  'head-to-head': () => msg('Head to head', { id: 'tournament.head-to-head' }),
  lot: () => msg('Lot', { id: 'tournament.lot' }),
};

export const standingsNotes = {
  after: (round: number) => msg(str`After round ${round}`, { id: 'tournament.after-round' }),
  none: () => msg('Standings appear once the first round is complete.', { id: 'tournament.no-standings' }),
  saveTable: () => msg('Save as a table', { id: 'tournament.save-table' }),
  running: () => msg('The current round counts once its last result is entered.', { id: 'tournament.running' }),
};

/** A rate in thousandths, as a percentage. */
export const rateText = (rate: number): string => percentage(rate / 1000);

/** The reason why a player is above the next one, in one sentence; '' for the last. */
export function aboveText({ above }: EntrantStanding, name: string, below: string): string {
  if (!above) return '';
  const { by, value, below: less } = above;
  switch (by) {
    case 'points':
      return msg(str`${name} is above ${below} by points: ${value} to ${less}.`, { id: 'tournament.above-points' });
    case 'stones':
      return msg(str`${name} is above ${below} by moonstones: ${value} to ${less}.`, { id: 'tournament.above-stones' });
    case 'opponents':
      return msg(str`${name} is above ${below} by the results of their opponents: ${rateText(value)} to ${rateText(less)}.`, {
        id: 'tournament.above-opponents',
      });
    case 'against':
      return msg(str`${name} is above ${below} by fewer moonstones against: ${-value} to ${-less}.`, { id: 'tournament.above-against' });
    case 'head-to-head':
      return msg(str`${name} is above ${below} by points against each other: ${value} to ${less}.`, { id: 'tournament.above-head' });
    case 'lot':
      return msg(str`${name} is above ${below} by the lot drawn on entry.`, { id: 'tournament.above-lot' });
    default:
      return msg(str`${name} is above ${below} by the order of entry.`, { id: 'tournament.above-entry' });
  }
}
