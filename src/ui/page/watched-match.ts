import type { ReadyPairing } from '../contexts/library-port.ts';
import type { NewMatch } from '../contexts/table/new-match.ts';
import { pairingMatch } from './pairing-match.ts';

/** The id of the pairing to watch. */
const SHOWN = 'a-quick-quarrel';

/** A ready pairing in which computers play all seats; null where there is none. */
export function watchedMatch(pairings: readonly ReadyPairing[]): NewMatch | null {
  const pairing = pairings.find(({ id }) => id === SHOWN) ?? pairings[0];
  if (!pairing) return null;
  const match = pairingMatch(pairing, [], 'club');
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, name: '', computer: 'club' })) };
}
