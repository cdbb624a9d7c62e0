import type { Json, Seat } from '../rules/terms/ids.ts';
import type { View } from '../seats/view.ts';
import type { SharedTable, SeatPatch } from './shared-table.ts';
import { patchBetween } from './patch.ts';
import type { TableState, WireEntry, WireStands } from './wire.ts';

/** The knowledge of a screen once it has a message. */
export interface HostTold {
  nth: number;
  shared: Json;
  state: Json;
  /** The difference between the view of a seat and the shared one, as JSON by seat. */
  own: Map<Seat, string>;
}

/** A message about the match. `text`: null when nothing is new; `after`: the knowledge of the screen when the message was made. */
export interface MadeMessage {
  text: string | null;
  at: number;
  after: HostTold | null;
  told: HostTold;
}

export const asJson = (view: View): Json => view as unknown as Json; // a view is plain JSON

export function seatPatchOf(shared: View, view: View): SeatPatch {
  const patch = patchBetween(asJson(shared), asJson(view));
  return { patch, text: JSON.stringify(patch) };
}

function stateOf(table: SharedTable, seats: readonly Seat[]): TableState {
  return {
    held: table.openings().length === 0 && table.view(null).openings.length > 0,
    back: Object.fromEntries(seats.map((seat) => [seat, table.takeBack(seat)])),
    computers: table.computers.map((computer) => computer && { level: computer.level }),
    allCopies: [...table.allCopies],
    laid: [...table.laid],
    readOnly: table.readOnlyCause,
    unsaved: table.unsavedKind,
    awaited: table.awaited,
    roundEnds: table.roundEnds ?? null,
  };
}

/** The state of a table beside its views, as JSON. */
export const stateFor = (table: SharedTable, seats: readonly Seat[]): Json => stateOf(table, seats) as unknown as Json;

/** The message for a screen with these seats about a table. `entries`: how many it has; `last`: what it knows, null when it gets everything. */
export function messageAbout(
  table: SharedTable,
  seats: readonly Seat[],
  { last, nth, entries: known, clock }: { last: HostTold | null; nth: number; entries: number; clock: (() => number) | undefined },
): MadeMessage {
  const shared = asJson(table.view(null));
  const entries: WireEntry[] = [];
  if (known < 0) entries.push({ at: -1, ...table.witnessed(-1, seats) });
  for (let index = Math.max(0, known); index < table.decided; index += 1) entries.push({ at: index, ...table.witnessed(index, seats) });
  const standing = stateOf(table, seats);
  const state = standing as unknown as Json; // plain JSON, too
  const statePatch = patchBetween(last?.state, state);
  const patch = table.sharedPatch ? table.sharedPatch(last?.shared) : patchBetween(last?.shared, shared);
  const patches = seats.map((seat): [Seat, SeatPatch] => [
    seat,
    table.seatPatch?.(seat) ?? seatPatchOf(table.view(null), table.view(seat)),
  ]);
  const news = patches.filter(([seat, { text }]) => last?.own.get(seat) !== text);
  const made = {
    at: table.decided,
    after: last,
    told: { nth, shared, state, own: new Map(patches.map(([seat, { text }]) => [seat, text])) },
  };
  if (last && patch === null && statePatch === null && entries.length === 0 && news.length === 0) return { ...made, text: null };
  const message: WireStands = {
    say: 'stands',
    at: table.decided,
    from: last?.nth ?? null,
    nth,
    shared: patch,
    own: Object.fromEntries(news.map(([seat, { patch: differs }]) => [seat, differs])),
    entries,
    state: statePatch,
    // sent only with the end of a round; the time of a message matters nowhere else
    now: statePatch !== null && standing.roundEnds !== null ? clock?.() : undefined,
  };
  return { ...made, text: JSON.stringify(message) };
}
