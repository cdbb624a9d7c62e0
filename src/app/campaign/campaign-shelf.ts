import type { Campaign } from '../../campaign/terms/campaign.ts';
import {
  openCampaign,
  beginCampaignRecord,
  checkCampaignRecord,
  type CampaignRecord,
  type FoldedCampaign,
} from '../../record/campaign-record.ts';
import { campaignSeed, CampaignStore } from '../../storage/stores/campaign-store.ts';
import { twinOf } from '../../storage/merge/twins.ts';
import type { Database } from '../../storage/database/database.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import type {
  CampaignFork,
  CampaignShelf,
  ForkSide,
  NewCampaign,
  OpenedCampaign,
  ReadCampaign,
  ReadyBoards,
} from '../../ui/contexts/gatherings/campaign-port.ts';
import { campaignReadOnly, campaignsWords, stageWords } from '../../words/campaign/campaign.ts';
import { catalogue } from '../../cards/index.ts';
import type { CardBox } from '../box.ts';
import { campaignCatalogue } from './campaign-book.ts';
import { campaignIn } from './campaign-file.ts';
import { readForeign } from '../foreign/read-foreign.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { campaignSummary, listedCampaign } from './campaign-list.ts';
import { CampaignTable } from './campaign.ts';
import { newId } from '../session/new-match.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import { keepForGood } from '../session/session.ts';

const headOf = ({ decisions: _decisions, ...head }: CampaignRecord): Omit<CampaignRecord, 'decisions'> => head;

/** The campaigns on this device. */
export class Campaigns implements CampaignShelf {
  readonly #campaigns: CampaignStore;
  /** Called with each campaign that is opened to be played. */
  onOpened: (campaign: CampaignTable) => void = () => undefined;

  constructor(
    database: Database,
    private readonly matches: MatchStore,
    private readonly boards: () => ReadyBoards,
    /** The address of the page. */
    private readonly page: string,
    private readonly supply: CardBox['supply'] = () => ({ cards: catalogue, packs: [] }),
  ) {
    this.#campaigns = new CampaignStore(database);
  }

  async list() {
    return (await this.#campaigns.list()).map(listedCampaign);
  }

  async begin({ name, settings, players, chamberlain, official = true }: NewCampaign): Promise<string> {
    const { cards, packs } = this.supply(official ? 'official' : undefined);
    const setup = {
      name,
      settings,
      catalogue: campaignCatalogue(cards, official && packs.length === 0 ? null : packs),
      players: players.map((player) => ({ ...player })),
      chamberlain,
    };
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
      const [stored, meta] = [await this.#campaigns.open(id), await this.#campaigns.meta(id)];
      if (!stored || !meta) return done(campaignsWords.gone());
      const { record: kept, lost } = stored;
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
        supply: this.supply,
        page: this.page,
        readOnly: reason,
        damaged,
      };
      const campaign = new CampaignTable({ ...needs, ...(release ? { release } : {}) });
      if (reason === null) this.onOpened(campaign);
      return { ok: true, campaign };
    } catch (error) {
      release?.();
      throw error;
    }
  }

  async copy(id: string): Promise<string> {
    const [result, meta] = [await this.#campaigns.open(id), await this.#campaigns.meta(id)];
    const checked = result && checkCampaignRecord({ ...result.record.head, decisions: result.record.decisions });
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

  async read(file: Blob, waiting: Waiting = {}): Promise<ReadCampaign> {
    const read = campaignIn(await readForeign({ bytes: new Uint8Array(await file.arrayBuffer()), wanted: 'campaign' }, waiting));
    if (!read.ok) return { ok: false, sentence: read.sentence };
    const { record, campaign } = read.folded;
    const { name } = campaign;
    const twin = await twinOf({ start: headOf(record), decisions: record.decisions }, campaignSeed(record), {
      standing: () => this.#campaigns.standing(),
      load: async (id) => {
        const load = await this.#campaigns.load(id);
        return load && { start: load.head, decisions: load.decisions };
      },
    });
    if (twin.relation === 'new') {
      const id = newId();
      await this.#campaigns.create(id, name, { head: headOf(record), decisions: record.decisions }, campaignSummary(campaign));
      await this.#findMatches(id, campaign);
      return { ok: true, id, name, relation: 'new' };
    }
    if (twin.relation === 'known') return { ok: true, id: twin.id, name, relation: 'known' };
    if (twin.relation === 'continued')
      return { ok: true, id: twin.id, name, relation: 'continued', undo: await this.#become(twin.id, read.folded) };
    const fork = await this.#forkOf(twin, read.folded);
    return fork ? { ok: false, sentence: campaignsWords.forked(fork.name, fork.week, stageWords[fork.stage]()), fork } : { ok: false, sentence: campaignReadOnly('broken') }; // prettier-ignore
  }

  /** Links each game to the match of this device that its result names. */
  async #findMatches(id: string, { weeks }: Campaign): Promise<void> {
    for (const { id: game, result } of weeks.flatMap(({ games }) => games)) {
      const match = result?.match ?? null;
      if (match !== null && (await this.matches.meta(match))) await this.#campaigns.link(id, game, match);
    }
  }

  /** Replaces the campaign on this device by another version of it, unless it is open elsewhere; gives a function that restores the old version. */
  async #become(id: string, { record, campaign }: FoldedCampaign): Promise<() => Promise<void>> {
    const release = await this.#campaigns.hold(id);
    if (!release) throw new StorageFailed('taken', new Error(campaignsWords.held()));
    try {
      const [before, meta] = [await this.#campaigns.load(id), await this.#campaigns.meta(id)];
      if (!before || !meta) throw new StorageFailed('gone');
      await this.#campaigns.become(id, campaign.name, { head: headOf(record), decisions: record.decisions }, campaignSummary(campaign));
      await this.#findMatches(id, campaign);
      return () => this.#campaigns.become(id, meta.title, before, meta.summary);
    } finally {
      release();
    }
  }

  /** The point where two versions of a campaign parted, and the content of each; null where the version on this device cannot be read. */
  async #forkOf({ id, common }: { id: string; common: number }, copy: FoldedCampaign): Promise<CampaignFork | null> {
    const kept = await this.#campaigns.load(id);
    const checked = kept && checkCampaignRecord({ ...kept.head, decisions: kept.decisions });
    if (!checked?.ok) return null;
    const opened = openCampaign(checked.record);
    const parted = openCampaign({ ...copy.record, decisions: copy.record.decisions.slice(0, common) });
    if (!opened.folded || !parted.folded) return null;
    const sideOf = ({ record, campaign }: FoldedCampaign): ForkSide => ({
      week: campaign.weeks.length,
      stage: campaign.stage,
      games: campaign.weeks.flatMap(({ games }) => games).filter(({ result }) => result !== null).length,
      decisions: record.decisions.length - common,
    });
    const { campaign } = parted.folded;
    return {
      name: copy.campaign.name,
      week: campaign.weeks.length,
      stage: campaign.stage,
      local: sideOf(opened.folded),
      copy: sideOf(copy),
      takeCopy: () => this.#become(id, copy),
    };
  }
}
