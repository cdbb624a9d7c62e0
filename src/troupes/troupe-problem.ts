import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';

/** A remark about a troupe: an `error` cannot be played, a `note` is worth knowing. `pick` is its subject, else the whole troupe. */
export interface TroupeProblem {
  grade: 'error' | 'note';
  reason: Reason;
  pick?: { character: CharacterId; upgrade?: UpgradeId };
}
