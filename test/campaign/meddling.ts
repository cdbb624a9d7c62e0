import { playersInWeek } from '../../src/campaign/players.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import { anyResult, type Lot } from './random-player.ts';
import { NAMES } from './samples.ts';

/** Tables of two to four as they come; who is left over sits out. */
function tables(lot: Lot, campaign: Campaign): string[][] {
  const players = playersInWeek(campaign).filter((id) => !campaign.weeks.at(-1)?.absent.includes(id));
  const all: string[][] = [];
  while (players.length > 1) all.push(players.splice(0, Math.min(players.length, 2 + lot.upTo(2))));
  return all;
}

/** What a Chamberlain does now and then; refused, it changes nothing. */
export function meddling(lot: Lot, campaign: Campaign): CampaignDecision {
  const player = campaign.chamberlain;
  const decider = lot.one(campaign.players).id;
  const week = lot.one(campaign.weeks);
  const game = week.games.length > 0 ? lot.one(week.games) : null;
  const note = 'as agreed';
  const name = `${lot.one(NAMES)} ${campaign.players.length}`;
  return lot.one<CampaignDecision>([
    { player, kind: 'join', name, faction: 'dominion' },
    ...(campaign.weeks.at(-1)?.published === false ? Array(6).fill({ player, kind: 'pair', games: tables(lot, campaign) }) : []),
    { player, kind: 'leave', who: decider, note },
    { player, kind: 'absent', who: decider, absent: lot.often(80) },
    ...(game ? [{ player, kind: 'join-table' as const, who: decider, game: game.id }] : []),
    ...(game
      ? [
          {
            player,
            kind: 'edit-result' as const,
            game: game.id,
            result: anyResult(lot, campaign, game),
            plays: game.plays.map(({ window: _, ...play }) => play),
            note,
          },
        ]
      : []),
    { player, kind: 'correct', who: decider, vp: lot.upTo(4) - 2, mp: 1, note },
    { player, kind: 'swap-bye', to: decider, note },
    { player, kind: 'reopen-week', note },
    {
      player,
      kind: 'void-machination',
      week: week.n,
      who: decider,
      machination: week.submissions[decider]?.machinations[0] ?? { kind: 'support', target: 'p1' },
      note,
    },
  ]);
}
