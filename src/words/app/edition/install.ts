import { msg } from '@lit/localize';

export const installWords = {
  heading: () => msg('Install Moonrise on the tablet', { id: 'install.heading' }),
  why: () => msg('As an installed app it starts without a connection, and the browser does not delete its data.', { id: 'install.why' }),
  ipad: () => msg('iPad and iPhone, in Safari', { id: 'install.ipad' }),
  ipadHow: () => msg('Tap Share, then “Add to Home Screen”.', { id: 'install.ipad-how' }),
  android: () => msg('Android, in Chrome', { id: 'install.android' }),
  androidHow: () => msg('Open the menu ⋮, then tap “Install app”.', { id: 'install.android-how' }),
  storage: () =>
    msg(
      'On an iPad the installed app has its own storage: matches you began here do not move with it. Save a copy first, then open it there.',
      {
        id: 'install.storage',
      },
    ),
  save: () => msg('Save a copy first', { id: 'install.save' }),
};
