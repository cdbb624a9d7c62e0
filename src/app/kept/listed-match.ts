import type { MatchMeta } from '../../storage/database/rows.ts';
import type { ListedMatch } from '../../ui/contexts/library-port.ts';
import { matchTitle } from './match-title.ts';
import { namesNow } from './seats-called.ts';

/** A match for the list, called in whatever language is spoken when that is read. */
export const listedMatch = (meta: MatchMeta): ListedMatch => ({
  ...meta,
  // a clock that was ahead has kept it: it was now at the latest
  changedAt: Math.min(meta.changedAt, Date.now()),
  get title(): string {
    return matchTitle(meta);
  },
  get names(): string[] {
    return namesNow(meta.names, meta.levels);
  },
});
