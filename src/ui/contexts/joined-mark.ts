/** Where it is noted that this device is in a club. */
export const JOINED_MARK = 'moonrise-club';

/** Whether this device is in a club, as far as the browser tells. */
export function isInClub(): boolean {
  try {
    return localStorage.getItem(JOINED_MARK) !== null;
  } catch {
    return false;
  }
}
