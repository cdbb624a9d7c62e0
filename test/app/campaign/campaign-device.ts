import { Campaigns } from '../../../src/app/campaign/campaign-shelf.ts';
import { foreignWork } from '../../../src/app/foreign/foreign-work.ts';
import { boards } from '../../../src/cards/index.ts';
import { growthTable, recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import { openCampaign, type CampaignRecord } from '../../../src/record/campaign-record.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { FACTIONS } from '../../../src/rules/terms/factions.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import type { CampaignPort } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { nextDecision, type Lot } from '../../campaign/random-player.ts';

export const PAGE = 'https://example.org/games/moonrise/';
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
let named = 0;
function nextName(): string {
  named += 1;
  return `campaign-${named}`;
}

/** A device on which campaigns are kept, and what is done with them there. */
export class CampaignDevice {
  readonly database = new Database(nextName());
  readonly matches = new MatchStore(this.database);
  readonly shelf = this.window();

  /** The campaigns as another window sees them. */
  window(): Campaigns {
    return new Campaigns(this.database, this.matches, () => boards, PAGE);
  }

  begin(settings: Partial<CampaignSettings> = {}): Promise<string> {
    return this.shelf.begin({
      name: 'The long night',
      settings: { ...recommended(), length: 2, growth: growthTable('bookish', 3), ...settings },
      players: NAMES.map((name, index) => ({ name, faction: FACTIONS[index % 3] ?? 'dominion' })),
      chamberlain: 0,
    });
  }

  async open(id: string, from = this.shelf): Promise<CampaignPort> {
    const opened = await from.open(id);
    if (!opened.ok) throw new Error(opened.sentence);
    return opened.campaign;
  }
}

/** The record as its file tells it; the generator and every secret are in it. */
export async function recordOf(campaign: CampaignPort): Promise<CampaignRecord> {
  const bytes = new Uint8Array(await (await campaign.write()).file.arrayBuffer());
  const found = toEnd(foreignWork({ bytes, wanted: 'campaign' }));
  if (found.kind !== 'campaign') throw new Error(found.kind);
  return found.record;
}

/** What a player by the rules does next, or null when the campaign is over. */
export function decisionOf(record: CampaignRecord, lot: Lot) {
  const opened = openCampaign(record);
  if (opened.as !== 'playable') throw new Error(opened.as);
  return nextDecision(lot, opened.folded.campaign);
}
const next = async (campaign: CampaignPort, lot: Lot) => decisionOf(await recordOf(campaign), lot);

/** Plays on until something is reached, or to the end. */
export async function play(campaign: CampaignPort, lot: Lot, until: () => boolean = () => false): Promise<void> {
  for (let count = 0; count < 400 && !until(); count += 1) {
    const decision = await next(campaign, lot);
    if (!decision) return;
    const refused = await campaign.decide(decision);
    if (refused) throw new Error(refused.code);
  }
}

export const everySeat = (campaign: CampaignPort) =>
  ['table', ...campaign.view('table').players.map(({ id }) => id)].map((viewer) => campaign.view(viewer));
