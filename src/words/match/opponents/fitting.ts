import { msg, str } from '@lit/localize';

/** The suggestion of another strength at the end of a match. */
export const fittingWords = {
  wonThrice: () => msg('You have won three times in a row. A stronger computer is there if you want one.', { id: 'fitting.won' }),
  lostThrice: () => msg('You have lost three times in a row. A milder computer is there if you want one.', { id: 'fitting.lost' }),
  against: (computer: string) => msg(str`Play again: ${computer}`, { id: 'fitting.against' }),
};
