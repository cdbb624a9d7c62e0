import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';

/** Something about a troupe: an `error` may not be played, a `note` is worth knowing. `pick` is what it is about; without one it is about the whole. */
export interface TroupeProblem {
  grade: 'error' | 'note';
  reason: Reason;
  pick?: { character: CharacterId; upgrade?: UpgradeId };
}
