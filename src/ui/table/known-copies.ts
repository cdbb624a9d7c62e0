import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { onlyPersonAt } from './people.ts';

/**
 * The answers to “how many copies?” that no player has to give. A seat that wants to shows all it holds, as the table keeps for everybody to see: that
 * says no more of a hand than a decision that is made by hand. A player without other people shows a single copy: no opponent at the screen could
 * learn from the missing question what is held. A lesson teaches the question, and asks it.
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
