import { msg } from '@lit/localize';

export const installWords = {
  heading: () => msg('Put Moonrise on the tablet', { id: 'install.heading' }),
  why: () => msg('As an app of its own it starts without a connection and is not cleared away by the browser.', { id: 'install.why' }),
  ipad: () => msg('iPad and iPhone, in Safari', { id: 'install.ipad' }),
  ipadHow: () => msg('Tap Share, then “Add to Home Screen”.', { id: 'install.ipad-how' }),
  android: () => msg('Android, in Chrome', { id: 'install.android' }),
  androidHow: () => msg('Open the menu ⋮, then tap “Install app”.', { id: 'install.android-how' }),
  storage: () =>
    msg('On an iPad the app has a storage of its own: matches begun here do not come along. Save a copy first and read it back there.', {
      id: 'install.storage',
    }),
  save: () => msg('Save a copy first', { id: 'install.save' }),
};
