import { msg, str } from '@lit/localize';
import { plural } from '../../language/sentences.ts';

// The effects of restoring a backup on troupes, players, the collection and campaigns.

export type KeptKind = 'troupes' | 'players' | 'collection' | 'packs' | 'puzzles' | 'tournaments' | 'photos';

const counted = (kind: KeptKind, count: number): string => {
  switch (kind) {
    case 'troupes':
      return plural(count, {
        one: () => msg(str`${count} troupe`, { id: 'backup.troupe' }),
        other: () => msg(str`${count} troupes`, { id: 'backup.troupes' }),
      });
    case 'players':
      return plural(count, {
        one: () => msg(str`${count} player`, { id: 'backup.player' }),
        other: () => msg(str`${count} players`, { id: 'backup.players' }),
      });
    case 'packs':
      return plural(count, {
        one: () => msg(str`${count} pack of cards`, { id: 'backup.pack' }),
        other: () => msg(str`${count} packs of cards`, { id: 'backup.packs' }),
      });
    case 'puzzles':
      return plural(count, {
        one: () => msg(str`${count} puzzle`, { id: 'backup.puzzle' }),
        other: () => msg(str`${count} puzzles`, { id: 'backup.puzzles' }),
      });
    case 'tournaments':
      return plural(count, {
        one: () => msg(str`${count} tournament`, { id: 'backup.tournament' }),
        other: () => msg(str`${count} tournaments`, { id: 'backup.tournaments' }),
      });
    case 'photos':
      return plural(count, {
        one: () => msg(str`${count} photograph`, { id: 'backup.photo' }),
        other: () => msg(str`${count} photographs`, { id: 'backup.photos' }),
      });
    default:
      return plural(count, {
        one: () => msg(str`${count} entry of the collection`, { id: 'backup.entry' }),
        other: () => msg(str`${count} entries of the collection`, { id: 'backup.entries' }),
      });
  }
};

const campaigns = (count: number): string =>
  plural(count, {
    one: () => msg(str`${count} campaign`, { id: 'backup.campaign' }),
    other: () => msg(str`${count} campaigns`, { id: 'backup.campaigns' }),
  });

export const backupWords = {
  added: (kind: KeptKind, count: number) => msg(str`New: ${counted(kind, count)}.`, { id: 'backup.added' }),
  continued: (kind: KeptKind, count: number) => msg(str`Changed further in the copy: ${counted(kind, count)}.`, { id: 'backup.continued' }),
  newer: (kind: KeptKind, count: number) => msg(str`Different, and newer in the copy: ${counted(kind, count)}.`, { id: 'backup.newer' }),
  older: (kind: KeptKind, count: number) => msg(str`Different, and newer here: ${counted(kind, count)}.`, { id: 'backup.older' }),
  unchanged: (kind: KeptKind, count: number) => msg(str`Here already: ${counted(kind, count)}.`, { id: 'backup.unchanged' }),
  campaignsAdded: (count: number) => msg(str`New: ${campaigns(count)}.`, { id: 'backup.campaigns-added' }),
  campaignsContinued: (count: number) => msg(str`Played further: ${campaigns(count)}.`, { id: 'backup.campaigns-continued' }),
  campaignsCopied: (count: number) =>
    msg(str`Played on differently here, so added beside your own: ${campaigns(count)}.`, { id: 'backup.campaigns-copied' }),
  campaignsUnchanged: (count: number) => msg(str`Here already: ${campaigns(count)}.`, { id: 'backup.campaigns-unchanged' }),
  question: () =>
    msg(
      'Where the copy differs: keep both, or only the newer one? For your collection, “both” keeps the newer marks and joins the notes.',
      {
        id: 'backup.question',
      },
    ),
  both: () => msg('Keep both', { id: 'backup.both' }),
  withPhotos: () => msg('With photographs of figures', { id: 'backup.with-photos' }),
  working: () => msg('Working …', { id: 'backup.working' }),
  calledOff: () => msg('Cancelled. Nothing was changed.', { id: 'backup.called-off' }),
  newerOnes: () => msg('Keep the newer one', { id: 'backup.newer-ones' }),
};
