/** Windows that messengers and other apps open for a link: the user never finds again what such a window stores. */
const APPS = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|WhatsApp|Snapchat|Telegram|; wv\)|GSA\//;

/** Whether this window passes: one of another app, or on iOS one outside of the installed app. */
export function isPassingWindow(browser: Pick<Navigator, 'userAgent'> & { standalone?: boolean } = navigator): boolean {
  if (APPS.test(browser.userAgent)) return true;
  return /iPhone|iPad|iPod/.test(browser.userAgent) && browser.standalone !== true;
}
