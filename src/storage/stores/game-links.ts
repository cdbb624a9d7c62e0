import type { Database } from '../database/database.ts';
import { matchOfGame, type CampaignMeta } from '../database/rows.ts';

type Games = Readonly<Record<string, string>>;

/** The matches of a campaign's games: its links or, in campaigns from before there were links, the matches named after its games. */
function gamesOf({ id, games }: Pick<CampaignMeta, 'id' | 'games'>, matches: Iterable<string>): Games {
  if (games) return games;
  const begin = matchOfGame(id, '');
  const names = [...matches].filter((match) => match.startsWith(begin) && !match.slice(begin.length).includes('-'));
  return Object.fromEntries(names.map((match) => [match.slice(begin.length), match]));
}

/** The new ids of things from a backup, by their old ids. */
export interface Places {
  campaigns: ReadonlyMap<string, string>;
  matches: ReadonlyMap<string, string>;
}

/** Links games of restored campaigns to their restored matches; an existing link to a match stays. Runs within the caller’s transaction. */
export async function linkGames(database: Database, brought: readonly CampaignMeta[], { campaigns, matches }: Places): Promise<void> {
  const rows = new Map((await database.matches.toArray()).map(({ id, deleted }) => [id, deleted === null]));
  for (const campaign of brought) {
    const row = await database.campaigns.get(campaigns.get(campaign.id) ?? campaign.id);
    if (!row) continue;
    const coming = Object.entries(gamesOf(campaign, matches.keys())).flatMap(([game, match]) => {
      const kept = matches.get(match);
      return kept === undefined ? [] : [[game, kept] as const];
    });
    const linked = Object.entries(gamesOf(row, rows.keys())).filter(([, match]) => rows.get(match));
    await database.campaigns.update(row.id, { games: Object.fromEntries([...coming, ...linked]) });
  }
}
