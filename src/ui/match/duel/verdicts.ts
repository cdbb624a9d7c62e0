import type { HappeningKind } from '../../../rules/terms/happening.ts';
import type { LogEntry, TablePort } from '../../contexts/table-port.ts';
import type { View } from '../../../seats/view.ts';
import { meleeOf } from '../../table/hands.ts';
import { meleeVerdictOf } from './melee-verdict.ts';
import type { MeleeVerdict } from './melee-verdict.ts';
import { isCalm } from '../../theme/theme.ts';
import { seatsHere } from '../../table/people.ts';
import { stillTable, verdictOf } from './verdict.ts';
import type { ArcaneVerdict } from './verdict.ts';

/** The time for which a believed claim is shown, with its seal and its effect, in ms. */
const BELIEVED = 1300;

/**
 * The verdict of a called bluff or of the last exchange of a melee: it stays until a player goes on, and until then the table is shown as it was
 * before.
 */
export class Verdicts {
  stands: ArcaneVerdict | MeleeVerdict | null = null;
  /** The table with the public view of the last decision before this one. */
  #before: TablePort | null = null;
  /** The kinds of the events since the present melee was last visible: the slayer may be asked something before the melee is over. */
  #unseen: HappeningKind[] = [];

  /** `calm`: whether animations are off; then believed claims are not shown. */
  constructor(private readonly calm: () => boolean = isCalm) {}

  /** The time after which the present verdict closes, in ms; null: a player has to close it. */
  get lasts(): number | null {
    return this.stands?.of === 'arcane' && this.stands.believed ? BELIEVED : null;
  }

  /** The table that is shown: the one before the verdict while a verdict stands. */
  visibleTable(table: TablePort): TablePort {
    return (this.stands && this.#before) ?? table;
  }

  /** Looks for a verdict in a new entry of the log; returns whether a verdict stands now. */
  heard(table: TablePort, entry: LogEntry | null): boolean {
    // no verdict without a seat at this screen that could go on, or after a player has given up
    const waits = seatsHere(table).length > 0 && entry?.events.some(({ what }) => what === 'conceded') !== true;
    const before = this.#before?.view(null);
    for (const { what } of entry?.events ?? []) this.#unseen.push(what);
    const verdictFrom = (heard: LogEntry, view: View) =>
      verdictOf(heard, view) ?? meleeVerdictOf(heard, view, this.#unseen, () => table.log(null));
    const stands = waits ? (this.stands ?? (entry && before ? verdictFrom(entry, before) : null)) : null;
    // without animations believed claims are not shown
    this.stands = stands?.of === 'arcane' && stands.believed && this.calm() ? null : stands;
    return this.stands !== null;
  }

  /** The verdict has been read, and the table is shown as it is now. */
  dismiss(table: TablePort): void {
    this.stands = null;
    const view = table.view(null);
    const { stack } = view;
    if (meleeOf(view) || !stack.some(({ kind }) => kind === 'melee')) this.#unseen = [];
    this.#before = stillTable(table, view);
  }
}
