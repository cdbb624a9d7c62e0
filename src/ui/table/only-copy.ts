import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { onlyPersonAt } from './people.ts';

/**
 * The answer of a player without other people to “how many copies?” with a single one: no opponent at the screen could learn from the missing question what is held.
 * Null where there is something to choose, and in a lesson, which teaches the question.
 */
export function onlyCopy(table: TablePort, openings: readonly Opening[]): Decision | null {
  const seat = onlyPersonAt(table);
  if (seat === null || table.taught || !openings.some((opening) => opening.seat === seat && opening.kind === 'critical')) return null;
  const [decision, another] = table.choices(seat).decisions.filter(({ kind }) => kind === 'press');
  return decision && !another ? decision : null;
}
