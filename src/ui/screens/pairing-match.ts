import type { ComputerLevel } from '../contexts/table-port.ts';
import type { NewMatch, ReadyPairing } from '../contexts/library-port.ts';

/** From the friend of a first evening to the one who gives nothing away. */
export const LEVELS: readonly ComputerLevel[] = ['gentle', 'club', 'strong'];

/** A ready-made pairing as a match. `names` by seat; `against`: a computer plays everybody but the first seat, so strong. */
export const pairingMatch = (pairing: ReadyPairing, names: readonly string[], against: ComputerLevel | null = null): NewMatch => ({
  title: pairing.name,
  board: pairing.board,
  options: {},
  seats: pairing.sides.map(({ faction, troupe }, seat) =>
    seat > 0 && against !== null ? { name: '', computer: against, faction, troupe } : { name: names[seat] ?? '', faction, troupe },
  ),
});
