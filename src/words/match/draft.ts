import { msg, str } from '@lit/localize';

/** The words for choosing which characters can be drafted in a new match. */
export const draftWords = {
  from: () => msg('Who can be drafted?', { id: 'draft.from' }),
  all: () => msg('Everyone', { id: 'draft.all' }),
  shared: () => msg('One pool for all', { id: 'draft.shared' }),
  own: () => msg('A pool each', { id: 'draft.own' }),
  pool: () => msg('The pool', { id: 'draft.pool' }),
  poolOf: (name: string) => msg(str`Pool of ${name}`, { id: 'draft.pool-of' }),
  everybody: () => msg('Every character', { id: 'draft.everybody' }),
  noPools: () =>
    msg('Every character can be drafted. To draft from fewer, save a troupe in the format “Draft pool”.', { id: 'draft.none' }),
  makePool: () => msg('Troupes and pools …', { id: 'draft.make' }),
  short: (name: string, most: number, least: number) =>
    msg(
      str`${name} is too small: it has at most ${most} characters of one faction, and with this many players and troupes of this size one player needs ${least}.`,
      { id: 'draft.short' },
    ),
};
