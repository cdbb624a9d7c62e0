import type { SharedTable } from '../../src/glasses/shared-table.ts';
import type { Back, WireEntry } from '../../src/glasses/wire.ts';
import { takeBackOf } from '../../src/record/log.ts';
import type { Folded } from '../../src/record/match-record.ts';
import { seenSince } from '../../src/record/take-back.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import { completeOptions } from '../../src/rules/terms/options.ts';
import { eventsForSome } from '../../src/seats/events-for.ts';
import type { AheadEntry } from './judged-ahead.ts';
import type { DecidedBy } from './match-log.ts';

/** The decision that a seat could take back. */
export function backOf(folded: Folded, seat: Seat): Back {
  const back = takeBackOf(folded, seat);
  if (!back || back.alone || !completeOptions(folded.match.order.options).seenStays) return back;
  return seenSince(folded.line, back.to) ? null : back;
}

/** An entry of a record as these seats witnessed it; the prologue has the index −1. `speaker`: the giver of its decision. */
export function witnessedOf({ record }: Folded, index: number, speaker: DecidedBy | null, seats: readonly Seat[]): Omit<WireEntry, 'at'> {
  const entry = record.entries[index];
  return {
    seat: entry?.decision.seat ?? null,
    events: eventsForSome(index < 0 ? record.prologue : (entry?.events ?? []), seats),
    ...(speaker === 'steward' || speaker === 'clock' ? { by: speaker } : {}),
  };
}

/** A table after these entries, so that its messages can be made while the entries are being stored. */
export function tableAfter(table: SharedTable, judged: readonly AheadEntry[]): SharedTable | null {
  const standing = judged.at(-1)?.standing;
  if (!standing) return null;
  const { folded } = standing;
  const deciders = judged.map(({ kept }) => kept.entry.decision.seat);
  const first = folded.record.entries.length - judged.length;
  const { matchId, seats, label, cards, computers, allCopies, laid, awaited } = table;
  return {
    ...{ matchId, seats, label, cards, computers, allCopies, awaited },
    laid: laid.filter((seat) => !deciders.includes(seat)),
    decided: folded.record.entries.length,
    readOnlyCause: null,
    unsavedKind: null,
    view: (seat) => standing.view(seat),
    openings: () => standing.view(null).openings,
    sharedPatch: (before) => standing.patch(before),
    seatPatch: (seat) => standing.seatPatch(seat),
    takeBack: (seat) => backOf(folded, seat),
    witnessed: (index, glassSeats) => witnessedOf(folded, index, judged[index - first]?.kept.by ?? null, glassSeats),
    decide: (decision) => table.decide(decision),
    showAllCopies: (seat, all) => table.showAllCopies(seat, all),
    lay: (seat, lies) => table.lay(seat, lies),
  };
}
