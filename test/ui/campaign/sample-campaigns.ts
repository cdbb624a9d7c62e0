import type { CampaignShelf, ListedCampaign, NewCampaign, OpenedCampaign } from '../../../src/ui/contexts/gatherings/campaign-port.ts';

/** A shelf of campaigns in memory that remembers what was asked of it. */
export class SampleCampaigns implements CampaignShelf {
  listed: ListedCampaign[] = [];
  opened: OpenedCampaign = { ok: false, sentence: 'It has crumbled.' };
  readonly begun: NewCampaign[] = [];
  readonly removed = new Set<string>();

  list() {
    return Promise.resolve(this.listed.filter(({ id }) => !this.removed.has(id)));
  }
  begin(campaign: NewCampaign) {
    this.begun.push(campaign);
    return Promise.resolve('fresh');
  }
  open() {
    return Promise.resolve(this.opened);
  }
  copy() {
    return Promise.resolve('copied');
  }
  archive(id: string, archived: boolean) {
    this.listed = this.listed.map((campaign) => (campaign.id === id ? { ...campaign, archived } : campaign));
    return Promise.resolve();
  }
  remove(id: string) {
    this.removed.add(id);
    return Promise.resolve();
  }
  undoRemove(id: string) {
    this.removed.delete(id);
    return Promise.resolve();
  }
  read() {
    return Promise.resolve({ ok: false as const, sentence: 'Not a campaign of Moonrise.' });
  }
}
