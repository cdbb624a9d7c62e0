import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideCampaign } from '../../machines/campaign/index.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import { standingsOf } from '../../src/campaign/scoring/standings.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecisionOf } from '../../src/campaign/terms/decision.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import {
  advanceCampaign,
  beginCampaignRecord,
  checkCampaignRecord,
  openCampaign,
  type FoldedCampaign,
} from '../../src/record/campaign-record.ts';
import { leagueCard } from '../../src/campaign/league-cards.ts';
import { byesOf, playersInWeek } from '../../src/campaign/players.ts';
import { meddling } from './meddling.ts';
import { Lot, nextDecision } from './random-player.ts';
import { setupOf } from './samples.ts';

/** Points counted another way: from the games and the corrections themselves. */
function victoryPoints(campaign: Campaign, player: string): number {
  let sum = 0;
  for (const week of campaign.weeks.filter(({ scored }) => scored)) {
    for (const game of week.games.filter(({ players }) => players.includes(player) && !week.absent.includes(player))) {
      const here = game.players.filter((player) => !week.absent.includes(player));
      if (here.length === 1) sum += week.settings.absentVp;
      else sum += (game.result?.sides[player]?.stones ?? 0) + (here.length > 2 ? week.settings.groupVp : 0);
    }
    for (const play of week.games.flatMap(({ plays }) => plays).filter((entry) => entry.player === player)) {
      const { active = 0, count = 0, happened = false } = play;
      const worth: Record<string, number> = {
        antagonise: 1,
        'a-plan-500-years-in-the-making': Math.min(3, count),
        'distant-relatives': happened ? 2 : 0,
        'gamble-the-silverware': active >= 1 ? 1 : 0,
        infiltrate: Math.min(3, count),
        'keeping-the-new-robes-clean': happened ? count : 0,
        longsight: -1,
        'make-your-own-luck': -1,
        'malign-resurrection': -1,
        'nefarious-bargain': 1,
        'plant-propaganda': active === 2 ? 2 : 0,
        'portal-of-grommel': 1,
        'putting-the-kiddies-to-bed': happened ? 1 : 0,
        'sir-flashypants': happened ? 4 : 0,
        'troll-fists': active,
        'turn-the-tables': active === 1 ? 1 : 0,
        'wytchwood-riddle': happened && active === 1 ? 3 : 0,
      };
      sum += worth[play.card] ?? 0;
    }
  }
  for (const { player: decider, points, delta } of campaign.corrections) if (decider === player && points === 'vp') sum += delta;
  return sum;
}

function check(campaign: Campaign): void {
  const lines = ledgerOf(campaign);
  const standings = standingsOf(campaign);
  for (const { player, vp, mp, power } of standings) {
    const own = lines.filter((line) => line.player === player);
    const total = (points: string): number => own.filter((line) => line.points === points).reduce((sum, { delta }) => sum + delta, 0);
    expect([vp, mp, power]).toEqual([total('vp'), total('mp'), total('vp') + total('mp')]);
    expect(vp, player).toBe(victoryPoints(campaign, player));
  }
  // Every machination of a scored week has one line, and every line of the ledger belongs to somebody in the standings or to come.
  const made = campaign.weeks
    .filter(({ scored }) => scored)
    .flatMap((week) => Object.values(week.submissions).flatMap((submission) => submission.machinations));
  expect(lines.filter(({ kind }) => kind === 'support' || kind === 'sabotage')).toHaveLength(made.length);
  // A card is crossed off for good.
  for (const { id } of campaign.players) {
    const used = campaign.weeks
      .flatMap(({ games }) => games.flatMap(({ plays }) => plays.filter(({ player }) => player === id)))
      .map(({ card }) => card);
    expect(new Set(used).size, `cards of ${id}`).toBe(used.length);
  }
  for (const week of campaign.weeks.filter(({ published }) => published)) {
    const placed = [...week.games.flatMap(({ players }) => players), ...week.bystanders];
    expect(new Set(placed).size).toBe(placed.length);
  }
}

/** A result that was edited is the one that was given, and giving it once more changes no point. @rule campaign 10.3 */
function editedOnce(folded: FoldedCampaign, decision: CampaignDecisionOf<'edit-result'>): void {
  const game = folded.campaign.weeks.flatMap(({ games }) => games).find(({ id }) => id === decision.game);
  expect(game?.result).toEqual(decision.result);
  const again = advanceCampaign(folded, decision);
  if (!again.ok) throw new Error(`the same result is refused: ${again.reason.code}`);
  expect(standingsOf(again.folded.campaign)).toEqual(standingsOf(folded.campaign));
  expect(ledgerOf(again.folded.campaign)).toEqual(ledgerOf(folded.campaign));
}

/** Nobody of those who stay has sat out twice more often than another. */
function fair(campaign: Campaign): void {
  const byes = playersInWeek(campaign)
    .filter((id) => campaign.players.find((player) => player.id === id)?.left === null)
    .map((id) => byesOf(campaign, id));
  expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
}

const settings: fc.Arbitrary<Partial<CampaignSettings>> = fc.record({
  length: fc.integer({ min: 1, max: 12 }),
  growth: fc
    .constantFrom(...(['bookish', 'lunachron-online', 'entoyment', 'cogs-escalation', 'cogs-fixed'] as const))
    .map((preset) => growthTable(preset, 3)),
  pairings: fc.constantFrom('round-robin', 'random', 'by-hand'),
  final: fc.constantFrom('by-standings', 'as-usual'),
  tierTies: fc.constantFrom('up', 'middle', 'ordered'),
  tierSize: fc.constantFrom('third', 'two'),
  overSupport: fc.constantFrom('net', 'each-after-first'),
  winner: fc.constantFrom('vp', 'core'),
  names: fc.constantFrom('never', 'at-scoring', 'at-once'),
  attacks: fc.boolean().map((on) => ({ ...recommended().attacks, on })),
});

describe('random campaigns', () => {
  it('end, and their ledger, standings and record agree [5.8 7.6 9.2 10.3]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        settings,
        fc.string(),
        fc.integer({ min: 0, max: 15 }),
        (players, options, seed, often) => {
          const begun = beginCampaignRecord(setupOf(players, options), `s${seed}`);
          if (!begun.ok) throw new Error(begun.reason.code);
          let { folded } = begun;
          const lot = new Lot(seed);
          for (let round = 0; round < 3000 && folded.campaign.stage !== 'finished'; round += 1) {
            const { campaign } = folded;
            if (round < 1500 && lot.often(often)) {
              const decision = meddling(lot, campaign);
              const advanced = advanceCampaign(folded, decision);
              if (advanced.ok) folded = advanced.folded;
              if (advanced.ok && decision.kind === 'edit-result') editedOnce(folded, decision);
              check(folded.campaign);
              continue;
            }
            const decision = nextDecision(lot, campaign);
            if (!decision) throw new Error(`nobody is asked in ${campaign.stage}`);
            const advanced = advanceCampaign(folded, decision);
            if (!advanced.ok) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(advanced.reason)}`);
            folded = advanced.folded;
            if (decision.kind === 'next-week' || decision.kind === 'close-week') check(folded.campaign);
          }
          expect(folded.campaign.stage).toBe('finished');
          expect(openingsOf(folded.campaign)).toEqual([]);
          check(folded.campaign);
          if (often === 0) fair(folded.campaign);
          const stored = checkCampaignRecord(JSON.parse(JSON.stringify(folded.record)));
          if (!stored.ok) throw new Error(stored.where);
          const again = openCampaign(stored.record);
          expect(again).toEqual({ as: 'playable', folded: { record: folded.record, campaign: folded.campaign } });
        },
      ),
      { numRuns: Number(process.env['CAMPAIGN_RUNS'] ?? 40), endOnFailure: true },
    );
  }, 900_000);

  it('refuse a decision without a trace', () => {
    const begun = beginCampaignRecord(setupOf(4), 's');
    if (!begun.ok) throw new Error(begun.reason.code);
    const before = JSON.stringify(begun.folded);
    expect(decideCampaign(begun.folded.campaign, { player: 'p2', kind: 'publish' })).toMatchObject({
      ok: false,
      reason: { code: 'chamberlain-only' },
    });
    expect(JSON.stringify(begun.folded)).toBe(before);
    expect(leagueCard('erudition').gains).toEqual([]);
  });
});
