import type { DeviceClub } from '../../storage/stores/club-store.ts';
import { ClubDesk } from './club-desk.ts';
import type { ClubNeeds } from './club-needs.ts';
import { joinedClub } from './joined-club.ts';

/** A club that this device has joined, with its last known view. */
export const clubDesk = (club: DeviceClub, needs: ClubNeeds): Promise<ClubDesk> => new ClubDesk(club, needs).start();

/** The club that serves the page; null where this device has not joined it. Rejects where it cannot be read. */
export async function openClub(host: string, needs: ClubNeeds): Promise<ClubDesk | null> {
  const club = await joinedClub(host);
  return club && clubDesk(club, needs);
}
