import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import { meleeVerdictOf } from './melee-verdict.ts';
import type { MeleeVerdict } from './melee-verdict.ts';
import { peopleAt } from '../table/people.ts';
import { stillTable, verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/**
 * A bluff that was called, or the last cards of a melee: it stands until somebody goes on, and until then the table is shown as all saw it before.
 */
export class Verdicts {
  stands: Verdict | MeleeVerdict | null = null;
  /** The table as all saw it until the last decision. */
  #before: TablePort | null = null;

  /** The table as it is shown. */
  shown(table: TablePort): TablePort {
    return (this.stands && this.#before) ?? table;
  }

  /** Looks at what a decision has brought to light; whether a verdict stands now. */
  heard(table: TablePort, entry: LogEntry | null): boolean {
    // where only computers are left nobody is there to go on, and whoever gives up has seen enough
    const waits = peopleAt(table).length > 0 && entry?.events.some(({ what }) => what === 'conceded') !== true;
    const before = this.#before?.view(null);
    this.stands = waits ? (this.stands ?? (entry && before ? (verdictOf(entry, before) ?? meleeVerdictOf(entry, before)) : null)) : null;
    return this.stands !== null;
  }

  /** It has been seen, and so has the table as it is now. */
  seen(table: TablePort): void {
    this.stands = null;
    this.#before = stillTable(table, table.view(null));
  }
}
