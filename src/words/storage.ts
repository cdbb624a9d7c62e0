import { msg, str } from '@lit/localize';

/** Why a file is refused, in a sentence; the codes are those of a file's fault. */
export function fileFault({ code, where }: { code: string; where?: string }): string {
  switch (code) {
    case 'not-ours':
      return msg('This is not a file of Moonrise. Nothing was changed.', { id: 'file.not-ours' });
    case 'wrong-kind':
      return msg(
        'This file holds something else: a backup is read under Settings, a campaign under Campaigns, a troupe or a board under Take in a code, a match on the first screen. Nothing was changed.',
        {
          id: 'file.wrong-kind',
        },
      );
    case 'too-large':
      return msg('This file holds more than anything of Moonrise can. Nothing was changed.', { id: 'file.too-large' });
    case 'newer':
      return msg('This file was written by a newer Moonrise. Update the app and try again. Nothing was changed.', { id: 'file.newer' });
    case 'wrong-shape':
      return where
        ? msg(str`The content of this file is not as it should be (at ${where}). Nothing was changed.`, { id: 'file.wrong-shape-at' })
        : msg('The content of this file is not as it should be. Nothing was changed.', { id: 'file.wrong-shape' });
    default:
      return msg('This file is damaged, perhaps cut short on its way. Nothing was changed.', { id: 'file.damaged' });
  }
}

/** Why something could not be kept, in a sentence; the kinds are those of a storage failure. */
export function storageFailure(kind: string): string {
  switch (kind) {
    case 'full':
      return msg(
        'This device has no room left. The match goes on, but is not saved; free some space, and it is saved at once, or save it to a file.',
        { id: 'storage.full' },
      );
    case 'unwell':
      return msg(
        'This device could not write, most often because it has no room left. The match goes on, but is not saved; free some space, and it is saved at once, or save it to a file.',
        { id: 'storage.unwell' },
      );
    case 'hole':
      return msg(
        'Earlier decisions of this match are gone from this device. It goes on, and all of it is saved anew as soon as that works.',
        {
          id: 'storage.hole',
        },
      );
    case 'forbidden':
      return msg(
        'The browser does not let Moonrise keep anything here. The match goes on, but is lost when the window closes; save it to a file.',
        {
          id: 'storage.forbidden',
        },
      );
    case 'taken':
      return msg('Another window has gone on with this match. What is played here is not saved; close one of the two.', {
        id: 'storage.taken',
      });
    case 'gone':
      return msg('What this browser had kept was deleted. The match goes on, and is saved anew as soon as that works.', {
        id: 'storage.gone',
      });
    case 'silent':
      return msg('This device does not answer when something is to be saved. The match goes on, and saving is tried again and again.', {
        id: 'storage.silent',
      });
    default:
      return msg('The match could not be saved. It goes on, and saving is tried again and again.', { id: 'storage.unknown' });
  }
}

/** Why nothing can be kept here at all, in a sentence: where no match lies open. */
export function nothingKept(kind: string): string {
  switch (kind) {
    case 'full':
    case 'unwell':
      return msg(
        'This device has no room left, or its disk fails. Nothing is saved until there is room; what is played can be saved to a file.',
        {
          id: 'storage.nothing-full',
        },
      );
    case 'forbidden':
      return msg(
        'The browser does not let Moonrise keep anything here. What is played is lost when the window closes; save it to a file.',
        {
          id: 'storage.nothing-forbidden',
        },
      );
    case 'silent':
      return msg(
        'This device does not answer when something is to be read or saved. If an older Moonrise is open in another window, close that.',
        {
          id: 'storage.nothing-silent',
        },
      );
    default:
      return msg('What is kept on this device could not be read. What is played is saved as soon as that works.', {
        id: 'storage.nothing-unknown',
      });
  }
}

/** What is said when what was kept is not there any more, and when room gets scarce. */
export const keepingWords = {
  emptied: () =>
    msg(
      'What Moonrise had kept on this device is gone: the browser has cleared it, or the disk has failed. A copy you have saved can be read back; save what is here now to a file.',
      { id: 'storage.emptied' },
    ),
  scarce: () =>
    msg('There is little room left on this device. Save a copy now, and free some space before a match can no longer be saved.', {
      id: 'storage.scarce',
    }),
  save: () => msg('Save a copy', { id: 'storage.save' }),
};

/** Why a match may only be looked at. */
export function readOnlyBecause(cause: string): string {
  switch (cause) {
    case 'replay':
      return msg('This is a look back: nothing can be decided here.', { id: 'read-only.replay' });
    case 'held':
      return msg('This match is open in another window. Here it can only be looked at.', { id: 'read-only.held' });
    case 'newer-rules':
      return msg(
        'This match was played with newer rules than this Moonrise has. Update the app to go on; until then it can only be looked at.',
        {
          id: 'read-only.newer',
        },
      );
    case 'older-rules':
      return msg('The rules have been corrected since this match was played, and it cannot be carried over. It can only be looked at.', {
        id: 'read-only.older',
      });
    case 'damaged':
      return msg('A decision of this match can no longer be played. It is shown as it stood before; a copy can go on from there.', {
        id: 'read-only.damaged',
      });
    case 'hole':
      return msg('Decisions of this match are missing on this device. It is shown as it stood before them; a copy can go on from there.', {
        id: 'read-only.hole',
      });
    case 'gone':
      return msg('This match is not on this device.', { id: 'read-only.gone' });
    default:
      return msg('This match can no longer be read. It stays where it is, and is part of every backup.', { id: 'read-only.broken' });
  }
}
