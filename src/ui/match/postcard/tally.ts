import type { ModelId } from '../../../rules/terms/ids.ts';
import { inForce } from '../../story/in-force.ts';
import type { TablePort } from '../../contexts/table-port.ts';

/** The achievements: the moonstones that each seat and each model holds, and the wounds that each model dealt to others. */
export function tally(table: TablePort): { seats: number[]; stones: Record<ModelId, number>; dealt: Record<ModelId, number> } {
  const { models, stones } = table.view(null).table;
  const carried: Record<ModelId, number> = {};
  const dealt: Record<ModelId, number> = {};
  const seats = table.seats.map(() => 0);
  for (const { holder } of stones) {
    const model = holder === null ? undefined : models[holder];
    if (!model) continue;
    carried[model.id] = (carried[model.id] ?? 0) + 1;
    seats[model.controller] = (seats[model.controller] ?? 0) + 1;
  }
  for (const event of inForce(table.log(null)).flatMap(({ events }) => events)) {
    if (event.what === 'wounded' && event.by !== null && event.by !== event.model) dealt[event.by] = (dealt[event.by] ?? 0) + event.amount;
  }
  return { seats, stones: carried, dealt };
}
