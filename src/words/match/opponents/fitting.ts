import { msg, str } from '@lit/localize';

/** The suggestion of another strength at the end of a match. */
export const fittingWords = {
  wonThrice: () => msg('You have won three times in a row. There is a stronger computer if you want one.', { id: 'fitting.won' }),
  lostThrice: () => msg('You have lost three times in a row. There is a gentler computer if you want one.', { id: 'fitting.lost' }),
  against: (computer: string) => msg(str`Play again: ${computer}`, { id: 'fitting.against' }),
};
