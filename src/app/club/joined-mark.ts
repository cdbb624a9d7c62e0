import { JOINED_MARK } from '../../ui/contexts/joined-mark.ts';

/** Notes whether this device is in a club, so that the first screen knows without opening the database. */
export function markJoined(joined: boolean): void {
  try {
    if (joined) localStorage.setItem(JOINED_MARK, '1');
    else localStorage.removeItem(JOINED_MARK);
  } catch {
    // without the mark, the first screen does not show the card of the club
  }
}
