import { campaignBookOf, campaignCatalogue } from '../../../src/app/campaign/campaign-book.ts';
import { parcelOf } from '../../../src/app/foreign/sharing.ts';
import { boards, catalogue } from '../../../src/cards/index.ts';
import { campaignViewFor, pinOpens, playAsks, sheetOf } from '../../../src/campaign/index.ts';
import type { CampaignDecision } from '../../../src/campaign/terms/decision.ts';
import { growthTable, recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import type { CampaignView, Viewer } from '../../../src/campaign/terms/view.ts';
import { advanceCampaign, beginCampaignRecord, type FoldedCampaign } from '../../../src/record/campaign-record.ts';
import { seal } from '../../../src/record/sealed-file.ts';
import type { CampaignPort, GameMatch, PlayedGame, StandIns } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { Lot, nextDecision } from '../../campaign/random-player.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const FACTIONS = ['commonwealth', 'dominion', 'leshavult', 'dominion'] as const;

/** A campaign by the real rules, kept nowhere. */
export class RealCampaign implements CampaignPort {
  readonly id = 'night';
  readOnly: string | null = null;
  damaged = false;
  readonly book = campaignBookOf(catalogue);
  readonly packs: readonly string[] = [];
  readonly newerNames: readonly string[] = [];
  newerCards: ReturnType<typeof campaignCatalogue> | null = null;
  readonly boards = boards;
  matches: Record<string, GameMatch> = {};
  ended: PlayedGame | null = null;
  readonly begun: string[] = [];
  readonly decided: CampaignDecision[] = [];
  folded: FoldedCampaign;
  readonly #listeners = new Set<() => void>();
  readonly #lot = new Lot('components');

  constructor(settings: Partial<CampaignSettings> = {}, players = 4) {
    const setup = {
      name: 'The long night',
      settings: { ...recommended(), length: 2, growth: growthTable('bookish', 3), ...settings },
      catalogue: campaignCatalogue(),
      players: NAMES.slice(0, players).map((name, index) => ({ name, faction: FACTIONS[index] ?? 'dominion' })),
      chamberlain: 0,
    };
    const begun = beginCampaignRecord(setup, 'moon');
    if (!begun.ok) throw new Error(begun.reason.code);
    this.folded = begun.folded;
  }

  /** Lets everybody answer by the rules until something is so; null ends at once. */
  playTo(so: (view: CampaignView) => boolean): this {
    for (let count = 0; count < 500 && !so(this.view('table')); count += 1) {
      const decision = nextDecision(this.#lot, this.folded.campaign);
      if (!decision) throw new Error('the campaign is over');
      this.do(decision);
    }
    return this;
  }
  do(decision: CampaignDecision): this {
    const next = advanceCampaign(this.folded, decision);
    if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}`);
    this.folded = next.folded;
    return this;
  }

  view(viewer: Viewer) {
    return campaignViewFor(this.folded.campaign, viewer);
  }
  decide(decision: CampaignDecision) {
    this.decided.push(decision);
    const next = advanceCampaign(this.folded, decision);
    if (!next.ok) return Promise.resolve(next.reason);
    this.folded = next.folded;
    for (const listener of this.#listeners) listener();
    return Promise.resolve(null);
  }
  knows(player: string, pin: string) {
    return pinOpens(this.folded.campaign, player, pin);
  }
  playable(game: string, player: string) {
    return playAsks(this.folded.campaign, game, player);
  }
  gameMatch(game: string) {
    return Promise.resolve(this.matches[game] ?? { at: 'none' as const });
  }
  begin(game: string, board: string, computers: StandIns = {}) {
    const levels = Object.entries(computers).map(([player, level]) => `, ${player} ${level}`);
    this.begun.push(`${game} on ${board}${levels.join('')}`);
    return Promise.resolve('begun');
  }
  played() {
    return Promise.resolve(this.ended);
  }
  summary() {
    return 'The long night: week 1';
  }
  write() {
    return { name: 'night.mooncampaign', file: new Blob(['x']) };
  }
  share() {
    const file = seal('campaign', this.folded.record);
    return Promise.resolve(parcelOf({ kind: 'campaign', title: 'The long night', file, sealed: true }, 'https://example.org/'));
  }
  sheet() {
    return sheetOf(this.view('table'));
  }
  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  close() {}
}
