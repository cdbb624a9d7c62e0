import type { MatchMeta } from '../../storage/database/rows.ts';
import type { ListedMatch } from '../../ui/contexts/library-port.ts';
import { matchTitle } from './match-title.ts';
import { namesNow } from './seats-called.ts';

/** A match for the list; its title is in the language of the app at the time it is read. */
export const listedMatch = (meta: MatchMeta): ListedMatch => ({
  ...meta,
  // the clock may have been ahead when the match was stored: now is the latest possible time
  changedAt: Math.min(meta.changedAt, Date.now()),
  get title(): string {
    return matchTitle(meta);
  },
  get names(): string[] {
    return namesNow(meta.names, meta.levels);
  },
});
