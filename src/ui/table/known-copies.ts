import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { onlyPersonAt } from './people.ts';

/**
 * The answers to “how many copies?” that the app gives. A seat that has chosen so shows all copies; the choice is public, so it reveals no
 * more of a hand than an answer by hand. The only person at a table of computers is not asked with a single copy, since no opponent learns
 * from the missing question. A lesson teaches the question, and asks it.
 */
export function knownCopies(table: TablePort, openings: readonly Opening[]): Decision[] {
  const alone = table.taught ? null : onlyPersonAt(table);
  return openings.flatMap(({ kind, seat }) => {
    const showsAll = table.allCopies?.includes(seat) === true;
    if (kind !== 'critical' || (!showsAll && seat !== alone)) return [];
    const presses = table.choices(seat).decisions.filter((decision) => decision.kind === 'press');
    if (showsAll) return [{ seat, kind: 'press', copies: presses.reduce((all, { copies }) => Math.max(all, copies), 1) }];
    return presses.length === 1 ? presses : [];
  });
}
