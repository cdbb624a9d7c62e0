import { expect, it } from 'vitest';
import { campaignViewFor, sheetOf, summaryOf } from '../../src/campaign/index.ts';
import { matchFor } from '../../src/campaign/match-for.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { asksOf } from '../../src/campaign/view/asks.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { advanceCampaign, beginCampaignRecord, type FoldedCampaign } from '../../src/record/campaign-record.ts';
import { lineText } from '../../src/words/campaign/campaign-lines.ts';
import { campaignReasonText } from '../../src/words/campaign/campaign-reasons.ts';
import { summaryText } from '../../src/words/campaign/campaign-summary.ts';
import { meddling } from '../campaign/meddling.ts';
import { Lot, nextDecision } from '../campaign/random-player.ts';
import { setupOf } from '../campaign/samples.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const names = { player: (id: string) => `“${id}”`, card: (id: string) => `‘${id}’` };
const MOST = 220;
/** After every so many decisions, so many others are tried at any time. */
const MEDDLED = 9;
const MEDDLINGS = 10;

/** Campaigns that together use every setting in different ways. */
const campaigns: [number, Partial<CampaignSettings>][] = [
  [2, {}],
  [3, { length: 3, growth: growthTable('lunachron-online', 3), pairings: 'random', tierTies: 'middle' }],
  [4, { length: 2, attacks: { ...recommended().attacks, on: true }, names: 'at-once', winner: 'core' }],
  [5, { length: 4, final: 'as-usual', tierSize: 'two', tierTies: 'ordered', overSupport: 'each-after-first' }],
  [6, { length: 3, growth: growthTable('entoyment', 3), attacks: { ...recommended().attacks, on: true }, names: 'never' }],
  [7, { length: 5, growth: growthTable('cogs-escalation', 3), pairings: 'by-hand', names: 'at-scoring' }],
  [4, { length: 4, growth: growthTable('cogs-fixed', 3), attacks: { ...recommended().attacks, on: true } }],
  [4, { length: 5, pairings: 'random', names: 'at-once' }],
  [5, { length: 6, pairings: 'random', tierTies: 'middle', names: 'at-once' }],
];

function noteCampaign(trace: Trace, campaign: Campaign): void {
  trace.note('campaign', campaign);
  trace.note('openings', openingsOf(campaign));
  const table = campaignViewFor(campaign, 'table');
  for (const { id } of campaign.players) trace.note('asks', asksOf(campaign, id));
  for (const viewer of ['table', ...campaign.players.map(({ id }) => id)]) trace.note('views', campaignViewFor(campaign, viewer));
  trace.note('words', [table.ledger.map((line) => lineText(line, names)), sheetOf(table)]);
  for (const { n } of campaign.weeks) {
    const summary = summaryOf(table, n);
    if (summary) trace.note('words', summaryText(summary, names));
  }
  for (const { games } of campaign.weeks) for (const { id } of games) trace.note('matches', matchFor(campaign, id));
}

/** Decisions of a Chamberlain and of others at any time: about every machination, by and for everybody, now and in former weeks. */
function meddlings(campaign: Campaign, lot: Lot): CampaignDecision[] {
  const named = campaign.weeks.flatMap((week) =>
    Object.entries(week.submissions).flatMap(([who, { machinations }]) =>
      machinations.map((machination): CampaignDecision => ({
        player: campaign.chamberlain,
        kind: 'void-machination',
        week: week.n,
        who,
        machination: { kind: machination.kind, target: machination.target },
        note: 'struck out',
      })),
    ),
  );
  const drawn = Array.from({ length: MEDDLINGS }, () => meddling(lot, campaign));
  const byOthers = drawn.slice(0, 4).map((decision, index) => ({ ...decision, player: campaign.players[index]?.id ?? 'nobody' }));
  return [...named.slice(-MEDDLINGS), ...drawn, ...byOthers];
}

function noteMeddled(trace: Trace, folded: FoldedCampaign, lot: Lot): void {
  for (const decision of meddlings(folded.campaign, lot)) {
    const advanced = advanceCampaign(folded, decision);
    if (!advanced.ok) trace.note('refused', advanced.reason);
    else {
      const { campaign } = advanced.folded;
      trace.note('meddled', [advanced.events, campaign, openingsOf(campaign), campaignViewFor(campaign, 'table')]);
    }
  }
}

function traceOf(seed: string, players: number, settings: Partial<CampaignSettings>): Trace {
  const trace = new Trace();
  const begun = beginCampaignRecord(setupOf(players, settings), seed);
  if (!begun.ok) throw new Error(begun.reason.code);
  let { folded } = begun;
  trace.note('events', begun.events);
  const lot = new Lot(seed);
  for (let step = 0; step < MOST && folded.campaign.stage !== 'finished'; step += 1) {
    const decision = lot.often(12) ? meddling(lot, folded.campaign) : nextDecision(lot, folded.campaign);
    if (!decision) break;
    const advanced = advanceCampaign(folded, decision);
    if (advanced.ok) {
      folded = advanced.folded;
      trace.note('events', advanced.events);
      if (step % 4 === 0 || folded.campaign.stage === 'finished') noteCampaign(trace, folded.campaign);
      if (step % MEDDLED === 0) noteMeddled(trace, folded, new Lot(`${seed} ${step}`));
    } else trace.note('refused', [advanced.reason, campaignReasonText(advanced.reason)]);
  }
  noteCampaign(trace, folded.campaign);
  return trace;
}

it('whatever is decided, asked, seen, scored and said in random campaigns is as it was', () => {
  const traces = new Map(
    campaigns.map(([players, settings], number) => [`campaign-${number}`, traceOf(`prints ${number}`, players, settings)]),
  );
  expect(differing('campaigns', traces)).toEqual([]);
}, 900_000);
