import { msg, str } from '@lit/localize';

export const appWords = {
  name: () => msg('Moonrise', { id: 'app.name' }),
  tagline: () => msg('A table for Moonstone, round one tablet', { id: 'app.tagline' }),
  titled: (screen: string) => msg(str`${screen} · Moonrise`, { id: 'app.titled' }),
  loading: () => msg('One moment …', { id: 'app.loading' }),
  back: () => msg('Back to the clearing', { id: 'app.back' }),
  match: () => msg('Match', { id: 'app.match' }),
  troupes: () => msg('Troupes', { id: 'app.troupes' }),
  join: () => msg('Join a table', { id: 'app.join' }),
  packs: () => msg('Packs of cards', { id: 'app.packs' }),
  share: () => msg('Read a code', { id: 'app.share' }),
  updateReady: () => msg('A new version is ready.', { id: 'app.update-ready' }),
  update: () => msg('Update now', { id: 'app.update' }),
  tethered: () =>
    msg('This browser does not let Moonrise stay on the device, so it needs a connection each time it is opened.', { id: 'app.tethered' }),
  crashed: () => msg('Something went wrong', { id: 'app.crashed' }),
  crashedText: () =>
    msg('Moonrise has hit an error. Every decision so far is saved on this device. Save a copy if you like, then reload the app.', {
      id: 'app.crashed-text',
    }),
  crashedWhat: () => msg('What happened, for a bug report', { id: 'app.crashed-what' }),
  reload: () => msg('Reload', { id: 'app.reload' }),
  toHome: () => msg('To the first screen', { id: 'app.to-home' }),
  cannotOpen: () => msg('This match cannot be opened', { id: 'app.cannot-open' }),
  notKept: () => msg('That could not be saved. Nothing was changed.', { id: 'app.not-kept' }),
  notRead: () => msg('That could not be read. Try it again later.', { id: 'app.not-read' }),
  undo: () => msg('Undo', { id: 'home.undo' }),
  playerNumber: (number: number) => msg(str`Player ${number}`, { id: 'app.player' }),
};
