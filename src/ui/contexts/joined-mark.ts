/** The key in `localStorage` that says that this device is in a club. */
export const JOINED_MARK = 'moonrise-club';

/** True if this device is in a club; false where the browser does not let the app look. */
export function isInClub(): boolean {
  try {
    return localStorage.getItem(JOINED_MARK) !== null;
  } catch {
    return false;
  }
}
