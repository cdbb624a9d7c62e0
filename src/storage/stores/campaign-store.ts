import Dexie from 'dexie';
import type { Database } from '../database/database.ts';
import { holdCampaign, type Release } from '../hold-match.ts';
import type { MergeStanding } from '../merge/merge.ts';
import { matchOfGame, type CampaignMeta, type CampaignRow } from '../database/rows.ts';
import { StorageFailed } from '../database/storage-failed.ts';
import { canonicalText } from '../canonical-text.ts';

/** A stored campaign: a constant head and decisions that are only added. */
export interface StoredCampaign {
  head: object;
  decisions: object[];
}

/** A campaign in a backup. */
export interface BroughtCampaign {
  meta: CampaignMeta;
  record: StoredCampaign;
}

/** Equal for two campaigns that may have begun alike. */
export const campaignSeed = (head: object): string => ('seed' in head ? canonicalText(head.seed) : '');

const UNDO_FOR = 24 * 60 * 60 * 1000;

const metaOf = ({ deleted: _deleted, head: _head, ...meta }: CampaignRow): CampaignMeta => meta;
const rangeOf = (id: string): [[string, unknown], [string, unknown]] => [
  [id, Dexie.minKey],
  [id, Dexie.maxKey],
];

/** The campaigns on this device. A method that fails rejects with `StorageFailed` and changes nothing. */
export class CampaignStore {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes a campaign for this window; null when another window has it, and then it can only be read. */
  hold(id: string): Promise<Release | null> {
    return holdCampaign(id);
  }

  /** Saves a new campaign with its decisions so far. `summary` is shown in lists. */
  create(id: string, title: string, { head, decisions }: StoredCampaign, summary: object): Promise<void> {
    return this.writing(async () => {
      const time = this.database.times.after(this.now());
      await this.database.campaigns.add({
        id,
        title,
        startedAt: time,
        changedAt: time,
        archived: null,
        deleted: null,
        summary,
        head,
        games: {},
      });
      await this.#add(id, decisions);
    });
  }

  /** Saves a whole campaign of this window again when a part of it is missing. The links of its games to matches stay. */
  keepWhole(id: string, title: string, { head, decisions }: StoredCampaign, summary: object): Promise<void> {
    return this.writing(async () => {
      const row = await this.database.campaigns.get(id);
      const time = this.database.times.after(this.now());
      const marks = { startedAt: time, archived: null, games: {}, ...row };
      await this.database.campaigns.put({ ...marks, id, title, changedAt: time, deleted: null, summary, head });
      await this.#add(id, decisions);
    });
  }

  /**
   * Saves decision `n`, counted from 0; durable when the promise settles. Saving the same one again does nothing. Fails as `taken` when
   * another is there, as `hole` when the one before is missing, and as `gone` without the campaign.
   */
  append(id: string, n: number, decision: object, summary: object): Promise<void> {
    return this.writing(async () => {
      const { campaigns, campaignEntries } = this.database;
      if (!(await campaigns.get(id))) throw new StorageFailed('gone');
      const row = await campaignEntries.get([id, n]);
      if (row && canonicalText(row.decision) !== canonicalText(decision)) throw new StorageFailed('taken');
      if (n > 0 && !(await campaignEntries.get([id, n - 1]))) throw new StorageFailed('hole', new Error(`no decision before ${n}`));
      if (row) return;
      await campaignEntries.add({ campaign: id, n, decision });
      await campaigns.update(id, { changedAt: this.database.times.after(this.now()), summary });
    });
  }

  /** The stored record up to the first missing decision; null when there is no such campaign. */
  async load(id: string): Promise<StoredCampaign | null> {
    return (await this.open(id))?.record ?? null;
  }

  /** The same, with the number of decisions behind a missing one. */
  open(id: string): Promise<{ record: StoredCampaign; lost: number } | null> {
    const { campaigns, campaignEntries } = this.database;
    return this.database.connection.read(() =>
      this.database.transaction('r', [campaigns, campaignEntries], async () => {
        const row = await campaigns.get(id);
        if (!row) return null;
        const rows = await campaignEntries
          .where('[campaign+n]')
          .between(...rangeOf(id))
          .sortBy('n');
        const hole = rows.findIndex((entry, n) => entry.n !== n);
        const count = hole < 0 ? rows.length : hole;
        return { record: { head: row.head, decisions: rows.slice(0, count).map(({ decision }) => decision) }, lost: rows.length - count };
      }),
    );
  }

  /** The campaigns with archived ones, the last played first, without removed ones. */
  async list(): Promise<CampaignMeta[]> {
    const rows = await this.database.connection.read(() => this.database.campaigns.toArray());
    this.database.times.hear(rows.map(({ changedAt }) => changedAt));
    return rows
      .filter(({ deleted }) => deleted === null)
      .map(metaOf)
      .sort((a, b) => b.changedAt - a.changedAt);
  }

  /** The list entry of a campaign; null when it is missing or removed. */
  async meta(id: string): Promise<CampaignMeta | null> {
    const row = await this.database.connection.read(() => this.database.campaigns.get(id));
    return row && row.deleted === null ? metaOf(row) : null;
  }

  rename(id: string, title: string): Promise<void> {
    return this.writing(() => this.database.campaigns.update(id, { title }));
  }

  /** Archives a campaign or restores it. */
  archive(id: string, away: boolean): Promise<void> {
    return this.writing(() => this.database.campaigns.update(id, { archived: away ? this.now() : null }));
  }

  /** Removes a campaign from the list. `undoRemove` restores it until `purge` runs, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.writing(() => this.database.campaigns.update(id, { deleted: this.database.times.ofRemoval(this.now()) }));
  }

  undoRemove(id: string): Promise<void> {
    return this.writing(() => this.database.campaigns.update(id, { deleted: null }));
  }

  /** Deletes what was removed more than a day ago; nothing while the clock is behind the stored times. */
  purge(): Promise<void> {
    return this.writing(async () => {
      const { campaigns, campaignEntries, times } = this.database;
      const time = this.now();
      if (times.behind(time)) return;
      await campaigns.filter(({ deleted }) => deleted !== null && deleted > time).modify({ deleted: time });
      const rows = await campaigns.filter(({ deleted }) => deleted !== null && deleted < time - UNDO_FOR).toArray();
      for (const { id } of rows) {
        await campaignEntries
          .where('[campaign+n]')
          .between(...rangeOf(id))
          .delete();
        await campaigns.delete(id);
      }
    });
  }

  /** The id of the match of a game; null when none has begun. */
  async matchOf(id: string, game: string): Promise<string | null> {
    const row = await this.database.connection.read(() => this.database.campaigns.get(id));
    return row?.games ? (row.games[game] ?? null) : matchOfGame(id, game);
  }

  /** The campaign of a match, by the links of campaigns; null for a match of its own. */
  async ofMatch(match: string): Promise<string | null> {
    const rows = await this.database.connection.read(() => this.database.campaigns.toArray());
    const leads = ({ id, games }: CampaignRow): boolean =>
      games
        ? Object.values(games).includes(match)
        : match.startsWith(matchOfGame(id, '')) && !match.slice(matchOfGame(id, '').length).includes('-');
    const campaigns = rows.filter((row) => row.deleted === null && leads(row)).sort((a, b) => b.changedAt - a.changedAt);
    return campaigns[0]?.id ?? null;
  }

  /** Links a game to the id of its match. */
  link(id: string, game: string, match: string): Promise<void> {
    return this.writing(async () => {
      const row = await this.database.campaigns.get(id);
      if (row) await this.database.campaigns.update(id, { games: { ...row.games, [game]: match } });
    });
  }

  /** All campaigns for a merge, removed ones included. */
  async standing(): Promise<MergeStanding[]> {
    const rows = await this.database.connection.read(() => this.database.campaigns.toArray());
    return rows.map(({ id, deleted, head }) => ({ id, listed: deleted === null, seed: campaignSeed(head) }));
  }

  /** Saves a whole campaign from a backup; the stored one must be its beginning. Links to matches are restored apart. */
  replace({ games: _theirs, ...meta }: CampaignMeta, { head, decisions }: StoredCampaign): Promise<void> {
    return this.writing(async () => {
      const row = await this.database.campaigns.get(meta.id);
      await this.database.campaigns.put({ ...meta, head, deleted: null, games: row ? row.games : {} });
      await this.#add(meta.id, decisions);
    });
  }

  /** Replaces a campaign by another course of it. The links of its games to matches stay. */
  become(id: string, title: string, { head, decisions }: StoredCampaign, summary: object): Promise<void> {
    return this.writing(async () => {
      const { campaigns, campaignEntries, times } = this.database;
      const row = await campaigns.get(id);
      if (!row) throw new StorageFailed('gone');
      await campaignEntries
        .where('[campaign+n]')
        .between(...rangeOf(id))
        .delete();
      await campaigns.put({ ...row, title, head, summary, changedAt: times.after(this.now()) });
      await this.#add(id, decisions);
    });
  }

  async #add(campaign: string, decisions: readonly object[]): Promise<void> {
    await this.database.campaignEntries.bulkPut(decisions.map((decision, n) => ({ campaign, n, decision })));
  }

  private async writing(work: () => PromiseLike<unknown>): Promise<void> {
    await this.database.times.learn();
    const { campaigns, campaignEntries } = this.database;
    return this.database.connection.write([campaigns, campaignEntries], async () => {
      await work();
    });
  }
}
