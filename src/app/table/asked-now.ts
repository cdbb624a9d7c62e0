import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { View } from '../../seats/view.ts';

/**
 * The openings that the screen asks. With real miniatures the table does not wait for reaction steps that no player claims: the acting seat may go
 * on, which passes them. `mayAct`: whether a seat could act then. @rule REA-2
 */
export function askedNow({ openings, order, table }: View, mayAct: (seat: Seat) => boolean): Opening[] {
  const { active } = order;
  const seat = active === null ? undefined : table.models[active]?.controller;
  if (order.options.table !== 'spoken' || active === null || seat === undefined || openings.length === 0) return openings;
  const open = openings.every((opening) => opening.kind === 'reaction' && opening.seat !== seat);
  return open && mayAct(seat) ? [...openings, { seat, kind: 'act', model: active }] : openings;
}
