/** User agents of windows that messengers and other apps open for a link; the player never finds the data of such a window again. */
const APPS = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|WhatsApp|Snapchat|Telegram|; wv\)|GSA\//;

/** True if this window's data gets lost: a window of another app, or on iOS one outside the installed app. */
export function isPassingWindow(browser: Pick<Navigator, 'userAgent'> & { standalone?: boolean } = navigator): boolean {
  if (APPS.test(browser.userAgent)) return true;
  return /iPhone|iPad|iPod/.test(browser.userAgent) && browser.standalone !== true;
}
