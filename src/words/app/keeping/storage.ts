import { msg, str } from '@lit/localize';

/** The reason why a file is refused, in a sentence; the codes are those of a file's fault. */
export function fileFault({ code, where }: { code: string; where?: string }): string {
  switch (code) {
    case 'not-ours':
      return msg('This is not a Moonrise file. Nothing was changed.', { id: 'file.not-ours' });
    case 'wrong-kind':
      return msg(
        'This file contains something else: restore a backup under Settings, open a campaign under Campaigns, a troupe or a board under Read a code, a match on the first screen. Nothing was changed.',
        {
          id: 'file.wrong-kind',
        },
      );
    case 'too-large':
      return msg('This file is larger than Moonrise can use. Nothing was changed.', { id: 'file.too-large' });
    case 'newer':
      return msg('This file was written by a newer version of Moonrise. Update the app and try again. Nothing was changed.', {
        id: 'file.newer',
      });
    case 'wrong-shape':
      return where
        ? msg(str`Part of this file is not valid (at ${where}). Nothing was changed.`, { id: 'file.wrong-shape-at' })
        : msg('The content of this file is not valid. Nothing was changed.', { id: 'file.wrong-shape' });
    default:
      return msg('This file is damaged; part of it may be missing. Nothing was changed.', { id: 'file.damaged' });
  }
}

/** The reason why storing failed, as a sentence, by the kind of the storage failure. */
export function storageFailure(kind: string): string {
  switch (kind) {
    case 'full':
      return msg('This device is full. You can play on, but nothing is being saved: free some space, or save the match to a file.', {
        id: 'storage.full',
      });
    case 'unwell':
      return msg(
        'This device could not save, usually because it is full. You can play on, but nothing is being saved: free some space, or save the match to a file.',
        { id: 'storage.unwell' },
      );
    case 'hole':
      return msg(
        'Earlier decisions of this match are missing on this device. You can play on, and the whole match is saved again as soon as that works.',
        {
          id: 'storage.hole',
        },
      );
    case 'forbidden':
      return msg(
        'The browser does not let Moonrise save anything here. You can play on, but the match is lost when the window closes; save it to a file.',
        {
          id: 'storage.forbidden',
        },
      );
    case 'taken':
      return msg('Another window has continued this match. Moves made here are not saved; close one of the two.', {
        id: 'storage.taken',
      });
    case 'gone':
      return msg('The browser’s data for this app was deleted. You can play on, and the match is saved again as soon as that works.', {
        id: 'storage.gone',
      });
    case 'silent':
      return msg('This device does not respond when Moonrise saves. You can play on, and Moonrise keeps trying.', {
        id: 'storage.silent',
      });
    default:
      return msg('The match could not be saved. You can play on, and Moonrise keeps trying.', { id: 'storage.unknown' });
  }
}

/** The reason why nothing can be stored here at all, as a sentence for screens without a match. */
export function nothingKept(kind: string): string {
  switch (kind) {
    case 'full':
    case 'unwell':
      return msg(
        'This device has no room left, or its storage fails. Nothing is saved until there is room; you can save the match to a file.',
        {
          id: 'storage.nothing-full',
        },
      );
    case 'forbidden':
      return msg(
        'The browser does not let Moonrise save anything here. A match you play is lost when the window closes; save it to a file.',
        {
          id: 'storage.nothing-forbidden',
        },
      );
    case 'silent':
      return msg('The storage of this device does not respond. If an older Moonrise is open in another window, close that.', {
        id: 'storage.nothing-silent',
      });
    default:
      return msg('The data on this device could not be read. Moonrise saves everything as soon as that works.', {
        id: 'storage.nothing-unknown',
      });
  }
}

/** The messages about lost data and scarce space. */
export const keepingWords = {
  emptied: () =>
    msg(
      'The data that Moonrise had saved on this device is gone: the browser has deleted it, or the storage has failed. You can restore a saved copy; save the match you are playing to a file.',
      { id: 'storage.emptied' },
    ),
  scarce: () =>
    msg('There is little room left on this device. Save a copy now, and free some space before a match can no longer be saved.', {
      id: 'storage.scarce',
    }),
};

/** The reason why a match is read-only. */
export function readOnlyBecause(cause: string): string {
  switch (cause) {
    case 'replay':
      return msg('This is a replay: you cannot decide anything here.', { id: 'read-only.replay' });
    case 'held':
      return msg('This match is open in another window. Here you can only view it.', { id: 'read-only.held' });
    case 'moving':
      return msg('This match is moving to another device.', { id: 'read-only.moving' });
    case 'handed-over':
      return msg('This match was handed over to another device and is continued there.', { id: 'read-only.handed-over' });
    case 'newer-rules':
      return msg(
        'This match uses newer rules than this version of Moonrise. Update the app to continue; until then you can only view it.',
        {
          id: 'read-only.newer',
        },
      );
    case 'older-rules':
      return msg('The rules have been corrected since this match was played, and it cannot be carried over. You can only view it.', {
        id: 'read-only.older',
      });
    case 'damaged':
      return msg(
        'One decision of this match can no longer be played. The match is shown as it was before that; you can continue from there in a copy.',
        {
          id: 'read-only.damaged',
        },
      );
    case 'hole':
      return msg(
        'Decisions of this match are missing on this device. It is shown as it stood before them; you can continue from there in a copy.',
        {
          id: 'read-only.hole',
        },
      );
    case 'gone':
      return msg('This match is not on this device.', { id: 'read-only.gone' });
    default:
      return msg('This match can no longer be read. It stays on this device and is part of every backup.', { id: 'read-only.broken' });
  }
}
