import { clubOf, type DeviceClub } from '../../storage/stores/club-store.ts';
import { isInClub } from '../../ui/contexts/joined-mark.ts';

/** The club that this device has joined; null for none. Rejects where the device has joined one that cannot be read now. */
export const joinedClub = (host: string): Promise<DeviceClub | null> =>
  clubOf(host).catch((error: unknown) => {
    if (isInClub()) throw error;
    return null; // a device that stores nothing has joined none
  });
