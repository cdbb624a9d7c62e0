import type { Folded } from '../../record/match-record.ts';
import type { Appended, MatchStore } from '../../storage/stores/match-store.ts';
import type { Computer, MatchMeta } from '../../storage/database/rows.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import { computerSeatsOf } from './computer-seats.ts';
import { outcomeOf } from './player-records.ts';

/** Stores the match of a table. `ahead`: the match with all decisions so far. */
export interface Keeps {
  append(id: string, appended: Appended, ahead: Folded): Promise<void>;
  /** Stores which seats computers play. */
  seat?(id: string, computers: (Computer | null)[]): Promise<void>;
  /** Stores which seats show all copies without being asked. */
  copies?(id: string, seats: number[]): Promise<void>;
  /** Stores whether the match was handed over to another device. */
  part?(id: string, handedOver: boolean): Promise<void>;
  /** Stores the whole match. */
  whole?(ahead: Folded): Promise<void>;
}

/** Stores one decision at a time; stores the whole match where it, or an earlier decision, is missing because it was never stored or was cleared. */
export function keptMatch(matches: Pick<MatchStore, 'append' | 'create'> & Partial<Pick<MatchStore, 'describe'>>, meta: MatchMeta): Keeps {
  let [seated, copied] = [meta.computers, meta.allCopies];
  let computerSeats = meta.computerSeats;
  const whole = ({ record, match }: Folded): Promise<void> => {
    const { turn, result } = match.order;
    const outcome = outcomeOf(match);
    return matches.create(record, {
      ...meta,
      ...(seated ? { computers: seated } : {}),
      ...(computerSeats ? { computerSeats } : {}),
      ...(copied ? { allCopies: copied } : {}),
      changedAt: Date.now(),
      turn,
      finished: result !== null,
      ...(outcome ? { outcome } : {}),
    });
  };
  return {
    whole,
    seat: async (id, computers) => {
      seated = computers;
      computerSeats = computerSeatsOf({ ...meta, computers, computerSeats });
      await matches.describe?.(id, { computers, computerSeats });
    },
    copies: async (id, seats) => {
      copied = seats;
      await matches.describe?.(id, { allCopies: seats });
    },
    part: async (id, handedOver) => matches.describe?.(id, { handedOver }),
    async append(id, appended, ahead) {
      try {
        await matches.append(id, appended);
      } catch (error) {
        if (!(error instanceof StorageFailed) || (error.kind !== 'gone' && error.kind !== 'hole')) throw error;
        await whole(ahead);
      }
    },
  };
}
