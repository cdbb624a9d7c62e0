import { openCampaign, beginCampaignRecord, checkCampaignRecord, type CampaignRecord } from '../../record/campaign-record.ts';
import { CampaignStore } from '../../storage/campaign-store.ts';
import type { Database } from '../../storage/database.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { CampaignShelf, NewCampaign, OpenedCampaign, ReadyBoards } from '../../ui/contexts/campaign-port.ts';
import { campaignReadOnly, campaignsWords } from '../../words/campaign/campaign.ts';
import { campaignCatalogue } from './campaign-book.ts';
import { campaignIn } from './campaign-file.ts';
import { readForeign } from '../foreign/read-foreign.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { campaignSummary, listedCampaign } from './campaign-list.ts';
import { CampaignTable } from './campaign.ts';
import { newId } from '../session/new-match.ts';
import { StorageFailed } from '../../storage/storage-failed.ts';
import { keepForGood } from '../session/session.ts';

const headOf = ({ decisions: _decisions, ...head }: CampaignRecord): Omit<CampaignRecord, 'decisions'> => head;

/** The campaigns on this device. */
export class Campaigns implements CampaignShelf {
  readonly #campaigns: CampaignStore;

  constructor(
    database: Database,
    private readonly matches: MatchStore,
    private readonly boards: () => ReadyBoards,
    /** The address of the page. */
    private readonly page: string,
  ) {
    this.#campaigns = new CampaignStore(database);
  }

  async list() {
    return (await this.#campaigns.list()).map(listedCampaign);
  }

  async begin({ name, settings, players, chamberlain }: NewCampaign): Promise<string> {
    const setup = { name, settings, catalogue: campaignCatalogue(), players: players.map((player) => ({ ...player })), chamberlain };
    const begun = beginCampaignRecord(setup, `${newId()}${newId()}`);
    if (!begun.ok) throw new Error(`a campaign cannot begin so: ${begun.reason.code}`);
    const id = newId();
    const { record, campaign } = begun.folded;
    await this.#campaigns.create(id, name, { head: headOf(record), decisions: [] }, campaignSummary(campaign));
    void keepForGood();
    return id;
  }

  async open(id: string): Promise<OpenedCampaign> {
    const release = await this.#campaigns.hold(id);
    const done = (sentence: string): OpenedCampaign => {
      release?.();
      return { ok: false, sentence };
    };
    try {
      const [found, meta] = [await this.#campaigns.open(id), await this.#campaigns.meta(id)];
      if (!found || !meta) return done(campaignsWords.gone());
      const { record: kept, lost } = found;
      const checked = checkCampaignRecord({ ...kept.head, decisions: kept.decisions });
      if (!checked.ok) return done(campaignReadOnly(checked.newer ? 'newer-shape' : 'broken'));
      const opened = openCampaign(checked.record);
      if (!opened.folded) return done(campaignReadOnly(opened.as === 'read-only' ? opened.why : 'broken'));
      const damaged = opened.as === 'damaged' || (opened.as === 'playable' && lost > 0);
      const problem = opened.as === 'read-only' ? opened.why : lost > 0 ? 'hole' : damaged ? 'damaged' : null;
      const reason = problem ? campaignReadOnly(problem) : release ? null : campaignsWords.held();
      const { folded } = opened;
      const needs = {
        id,
        folded,
        campaigns: this.#campaigns,
        matches: this.matches,
        boards: this.boards(),
        page: this.page,
        readOnly: reason,
        damaged,
      };
      return { ok: true, campaign: new CampaignTable({ ...needs, ...(release ? { release } : {}) }) };
    } catch (error) {
      release?.();
      throw error;
    }
  }

  async copy(id: string): Promise<string> {
    const [found, meta] = [await this.#campaigns.open(id), await this.#campaigns.meta(id)];
    const checked = found && checkCampaignRecord({ ...found.record.head, decisions: found.record.decisions });
    const opened = checked?.ok ? openCampaign(checked.record) : null;
    if (!meta || !opened || opened.as === 'read-only' || !opened.folded)
      throw new StorageFailed('unknown', new Error(`no way on from ${id}`));
    const { record, campaign } = opened.folded;
    const copied = newId();
    await this.#campaigns.create(copied, meta.title, { head: headOf(record), decisions: record.decisions }, campaignSummary(campaign));
    for (const [game, match] of Object.entries(meta.games ?? {})) await this.#campaigns.link(copied, game, match);
    return copied;
  }

  archive(id: string, away: boolean) {
    return this.#campaigns.archive(id, away);
  }
  remove(id: string) {
    return this.#campaigns.remove(id);
  }
  undoRemove(id: string) {
    return this.#campaigns.undoRemove(id);
  }

  async read(file: Blob, waiting: Waiting = {}): Promise<{ ok: true; id: string; name: string } | { ok: false; sentence: string }> {
    const read = campaignIn(await readForeign({ bytes: new Uint8Array(await file.arrayBuffer()), wanted: 'campaign' }, waiting));
    if (!read.ok) return { ok: false, sentence: read.sentence };
    const { record, campaign } = read.folded;
    const id = newId();
    await this.#campaigns.create(id, campaign.name, { head: headOf(record), decisions: record.decisions }, campaignSummary(campaign));
    return { ok: true, id, name: campaign.name };
  }
}
