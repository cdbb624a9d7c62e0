import type { ComputerLevel, Strength } from '../contexts/table-port.ts';
import type { ReadyPairing } from '../contexts/library-port.ts';
import type { NewMatch } from '../contexts/table/new-match.ts';

/** The strengths of computers, the weakest first. */
export const LEVELS: readonly Strength[] = ['gentle', 'club', 'strong'];

/**
 * A ready-made pairing as a match. `names` by seat; `partner`: the level of the computer that plays all seats but the first, or `beside`
 * where the miniatures stand on a real table.
 */
export const pairingMatch = (
  pairing: ReadyPairing,
  names: readonly string[],
  partner: ComputerLevel | 'beside' | null = null,
): NewMatch => ({
  pairing: pairing.id,
  board: pairing.board,
  options: partner === 'beside' ? { table: 'spoken' } : {},
  seats: pairing.sides.map(({ faction, troupe }, seat) =>
    seat > 0 && partner !== null && partner !== 'beside'
      ? { name: '', computer: partner, faction, troupe }
      : { name: names[seat] ?? '', faction, troupe },
  ),
});
