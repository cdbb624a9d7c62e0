import { JOINED_MARK } from '../../ui/contexts/joined-mark.ts';

/** Notes that this device is in a club, or is no longer: the first screen knows it without opening anything. */
export function markJoined(joined: boolean): void {
  try {
    if (joined) localStorage.setItem(JOINED_MARK, '1');
    else localStorage.removeItem(JOINED_MARK);
  } catch {
    // the card of the club is not on the first screen then
  }
}
