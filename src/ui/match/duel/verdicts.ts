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

/** A claim that nobody doubts is to be seen for so long, in ms: the seal, and what it does. */
const BELIEVED = 1300;

/**
 * A bluff that was called, or the last cards of a melee: it stands until somebody goes on, and until then the table is shown as all saw it before.
 */
export class Verdicts {
  stands: ArcaneVerdict | MeleeVerdict | null = null;
  /** The table as all saw it until the last decision. */
  #before: TablePort | null = null;
  /** The events since a melee under way was last visible: the slayer may be asked something before it is over. */
  #unseen: HappeningKind[] = [];

  /** `calm`: whether nothing moves; then a moment is none. */
  constructor(private readonly calm: () => boolean = isCalm) {}

  /** How long what stands does so before it goes by itself, in ms; null: until somebody has read it. */
  get lasts(): number | null {
    return this.stands?.of === 'arcane' && this.stands.believed ? BELIEVED : null;
  }

  /** The table as it is shown. */
  shown(table: TablePort): TablePort {
    return (this.stands && this.#before) ?? table;
  }

  /** Looks at what a decision has brought to light; whether a verdict stands now. */
  heard(table: TablePort, entry: LogEntry | null): boolean {
    // where no seat is asked no person can go on, and a player who gives up has seen enough
    const waits = seatsHere(table).length > 0 && entry?.events.some(({ what }) => what === 'conceded') !== true;
    const before = this.#before?.view(null);
    for (const { what } of entry?.events ?? []) this.#unseen.push(what);
    const verdictFrom = (heard: LogEntry, view: View) =>
      verdictOf(heard, view) ?? meleeVerdictOf(heard, view, this.#unseen, () => table.log(null));
    const stands = waits ? (this.stands ?? (entry && before ? verdictFrom(entry, before) : null)) : null;
    // a moment, where nothing moves, is none
    this.stands = stands?.of === 'arcane' && stands.believed && this.calm() ? null : stands;
    return this.stands !== null;
  }

  /** It has been seen, and so has the table as it is now. */
  seen(table: TablePort): void {
    this.stands = null;
    const view = table.view(null);
    const { stack } = view;
    if (meleeOf(view) || !stack.some(({ kind }) => kind === 'melee')) this.#unseen = [];
    this.#before = stillTable(table, view);
  }
}
