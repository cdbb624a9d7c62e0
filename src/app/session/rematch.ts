import { opening, openNewest } from '../../record/open-record.ts';
import type { Folded, MatchRecord } from '../../record/match-record.ts';
import type { SeatSetup, Setup } from '../../rules/terms/setup.ts';
import { inSlices } from '../window/in-slices.ts';

type RematchSource = Folded['match'];

async function matchOf(record: MatchRecord): Promise<RematchSource | null> {
  const newest = openNewest(record);
  if (newest) return newest.match;
  const opened = await inSlices(opening(record));
  return opened.as === 'read-only' ? opened.match : opened.folded.match;
}

/** The setup of a seat with the troupe it played, even where that was chosen at the table. */
function played(seat: SeatSetup, state: RematchSource['order']['seats'][number] | undefined): SeatSetup {
  if (!state || state.troupe.length === 0) return seat;
  const { faction, troupe, upgrades } = state;
  const { pool: _chosen, edge: _its, ...kept } = seat;
  return { ...kept, ...(faction === null ? {} : { faction }), troupe: [...troupe], upgrades };
}

/** The setup of a match in which every seat plays the troupe of the next seat, and the last seat that of the first. */
export async function exchanged(record: MatchRecord): Promise<Setup> {
  const { setup } = record;
  const match = await matchOf(record);
  const seats = setup.seats.map((seat, index) => played(seat, match?.order.seats[index]));
  const turned = seats.map((seat, index) => seats[(index + 1) % seats.length] ?? seat);
  return { ...setup, seats: turned, options: { ...setup.options, ...(setup.options.draft ? { draft: false } : {}) } };
}
