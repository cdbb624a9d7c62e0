import type { Seat } from '../../rules/terms/ids.ts';
import type { TablePort } from '../contexts/table-port.ts';

/**
 * Seats that have said once, for everybody to see, that they show all copies they hold of a card of theirs that is revealed. Each is a decision
 * of that seat like any other, and says no more of a hand than one that is made by hand.
 */
export class AllCopies {
  readonly #seats = new Set<Seat>();

  has(seat: Seat): boolean {
    return this.#seats.has(seat);
  }
  begin(seat: Seat): void {
    this.#seats.add(seat);
  }
  end(seat: Seat): void {
    this.#seats.delete(seat);
  }

  /** Answers for such a seat how many copies it shows; false where none is asked. */
  async next(table: TablePort): Promise<boolean> {
    for (const { seat, kind } of table.openings()) {
      if (kind !== 'critical' || !this.#seats.has(seat)) continue;
      const shown = table.choices(seat).decisions.filter((one) => one.kind === 'press');
      const most = shown.reduce((all, { copies }) => Math.max(all, copies), 1);
      if ((await table.decide({ seat, kind: 'press', copies: most })) === null) return true;
      this.#seats.delete(seat);
    }
    return false;
  }
}
