import { msg, str } from '@lit/localize';
import { plural } from '../../language/sentences.ts';
import { titles } from '../titles.ts';

export const boardsWords = {
  heading: titles.boards,
  text: () =>
    msg('Every board here can be chosen for a new match. Change a ready-made one and it becomes your own.', { id: 'boards.text' }),
  fresh: () => msg('Empty board', { id: 'boards.fresh' }),
  seed: () => msg('From a seed …', { id: 'boards.seed' }),
  read: () => msg('From a file …', { id: 'boards.read' }),
  chooseFile: () => msg('Board file', { id: 'boards.choose-file' }),
  own: () => msg('Your own', { id: 'boards.own' }),
  none: () => msg('None yet', { id: 'boards.none' }),
  noneText: () => msg('Start with an empty board, a seed, or a copy of a board below.', { id: 'boards.none-text' }),
  ready: () => msg('Ready-made', { id: 'boards.ready' }),
  seen: (name: string) => msg(str`${name} seen from above`, { id: 'boards.seen' }),
  edit: () => msg('Edit', { id: 'boards.edit' }),
  editCopy: () => msg('Edit a copy', { id: 'boards.edit-copy' }),
  copy: (name: string) => msg(str`Copy ${name}`, { id: 'boards.copy' }),
  copied: (name: string) => msg(str`${name} (copy)`, { id: 'boards.copied' }),
  save: (name: string) => msg(str`Share ${name} as a file`, { id: 'boards.save' }),
  remove: (name: string) => msg(str`Delete ${name}`, { id: 'boards.remove' }),
  removed: (name: string) => msg(str`${name} has been deleted.`, { id: 'boards.removed' }),
  arrived: (name: string) => msg(str`${name} is now one of your own boards.`, { id: 'boards.arrived' }),
  toMend: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} thing to fix before a match`, { id: 'boards.mend-one' }),
      other: () => msg(str`${count} things to fix before a match`, { id: 'boards.mend' }),
    }),
  gone: () => msg('That board is not on this device.', { id: 'boards.gone' }),
  leave: () => msg('Leave without saving?', { id: 'boards.leave' }),
  leaveText: (name: string) => msg(str`Your changes to ${name} are not saved yet.`, { id: 'boards.leave-text' }),
  throwAway: () => msg('Discard them', { id: 'boards.throw-away' }),
  goOn: () => msg('Keep editing', { id: 'boards.go-on' }),
};
