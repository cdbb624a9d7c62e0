import type { ModelId, Seat } from '../../rules/terms/ids.ts';

/** The longest time counted at once, in milliseconds, since the device may have slept. */
const LONGEST = 5000;

/** The time of each seat and of the activation under way, in milliseconds; `hear` gets the time, and no clock is read. */
export class TurnTimes {
  readonly had: number[] = [];
  /** The time of the activation under way. */
  activation = 0;
  private last: { at: number; seat: Seat | null; active: ModelId | null } | null = null;

  /** Takes the seat whose turn it is at a moment; the time since the last moment belongs to the seat that had the turn then. */
  hear(index: number, seat: Seat | null, active: ModelId | null): void {
    const { last } = this;
    const passed = last ? Math.min(LONGEST, Math.max(0, index - last.at)) : 0;
    if (last && last.seat !== null) this.had[last.seat] = (this.had[last.seat] ?? 0) + passed;
    this.activation = last?.active === active ? this.activation + passed : 0;
    this.last = { at: index, seat, active };
  }
}

/** Minutes and seconds. */
export const clocked = (time: number): string =>
  `${Math.floor(time / 60_000)}:${String(Math.floor((time % 60_000) / 1000)).padStart(2, '0')}`;
