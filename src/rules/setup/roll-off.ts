import type { Play } from '../play.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { HappeningOf } from '../terms/happening.ts';
import type { Seat } from '../terms/ids.ts';

type RollPurpose = HappeningOf<'rolled'>['why'];
type Bonus = (seat: Seat) => number;
const noBonus: Bonus = () => 0;

/** Rolled dice by seat, each with its bonus, as a frame stores them. */
type Dice = NonNullable<GameFrame['rolls']>;

/** Rolls one d6 for each seat, in seat order. */
export function cast(play: Play, purpose: RollPurpose, seats: readonly Seat[], bonus: Bonus = noBonus): Dice {
  const rolls = [...seats].sort((a, b) => a - b).map((seat) => ({ seat, die: play.roll(6), bonus: bonus(seat) }));
  play.emit({ what: 'rolled', why: purpose, rolls });
  return Object.fromEntries(rolls.map(({ seat, ...rolled }) => [seat, [rolled.die, rolled.bonus]]));
}

/** The total of each seat: die and bonus. */
const totalsOf = (dice: Dice): Map<Seat, number> =>
  new Map(Object.entries(dice).map(([seat, [die = 0, bonus = 0]]) => [Number(seat), die + bonus]));

/** The seats with the highest total. */
export function leaders(dice: Dice): Seat[] {
  const totals = totalsOf(dice);
  const most = Math.max(...totals.values());
  return [...totals.keys()].filter((seat) => totals.get(seat) === most);
}

/** The seat with the highest total; seats tied for it roll again. @rule DRF-4 EVA-4 DEP-2 */
export function highest(play: Play, purpose: RollPurpose, seats: readonly Seat[]): Seat {
  const best = leaders(cast(play, purpose, seats));
  return best.length === 1 ? (best[0] as Seat) : highest(play, purpose, best);
}

/** All seats from the highest roll to the lowest; tied seats roll again among themselves. @rule DEP-2 DEP-8 */
export function ranked(play: Play, purpose: RollPurpose, seats: readonly Seat[]): Seat[] {
  const totals = totalsOf(cast(play, purpose, seats));
  const values = [...new Set(totals.values())].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const tied = [...totals.keys()].filter((seat) => totals.get(seat) === value);
    return tied.length === 1 ? tied : ranked(play, purpose, tied);
  });
}
