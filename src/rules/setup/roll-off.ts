import type { Play } from '../play.ts';
import type { HappeningOf } from '../terms/happening.ts';
import type { Seat } from '../terms/ids.ts';

type Why = HappeningOf<'rolled'>['why'];
type Bonus = (seat: Seat) => number;
const none: Bonus = () => 0;

/** One d6 for each seat in seat order; the totals that count. */
function roll(play: Play, why: Why, seats: readonly Seat[], bonus: Bonus): Map<Seat, number> {
  const rolls = [...seats].sort((a, b) => a - b).map((seat) => ({ seat, die: play.roll(6), bonus: bonus(seat) }));
  play.emit({ what: 'rolled', why, rolls });
  return new Map(rolls.map((rolled) => [rolled.seat, rolled.die + rolled.bonus]));
}

/** The seat with the highest total; those tied for it roll again with their bonus. @rule INI-1 INI-6 INI-7 DRF-4 EVA-4 */
export function highest(play: Play, why: Why, seats: readonly Seat[], bonus: Bonus = none): Seat {
  const totals = roll(play, why, seats, bonus);
  const most = Math.max(...totals.values());
  const best = [...totals.keys()].filter((seat) => totals.get(seat) === most);
  return best.length === 1 ? (best[0] as Seat) : highest(play, why, best, bonus);
}

/** All seats from the highest roll to the lowest; those tied roll again among themselves to split their tie. @rule DEP-2 DEP-8 */
export function ranked(play: Play, why: Why, seats: readonly Seat[]): Seat[] {
  const totals = roll(play, why, seats, none);
  const values = [...new Set(totals.values())].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const tied = [...totals.keys()].filter((seat) => totals.get(seat) === value);
    return tied.length === 1 ? tied : ranked(play, why, tied);
  });
}
