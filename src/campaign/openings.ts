import { currentWeek, playersInWeek, present } from './players.ts';
import type { Campaign, Game, Week } from './terms/campaign.ts';
import type { CampaignOpening, CampaignOpeningKind } from './terms/decision.ts';
import type { PlayerId } from './terms/parts.ts';

const WINDOW = { cards: 'cards', immediate: 'immediate', extra: 'extra', end: 'end', after: 'after' } as const;

function gameOpenings(week: Week, game: Game, chamberlain: PlayerId): CampaignOpening[] {
  const { id, stage, sealed, asking } = game;
  const enter: CampaignOpening = { player: chamberlain, kind: 'result', game: id };
  if (stage === 'done') return [];
  if (stage === 'play') return [enter];
  const kind = WINDOW[stage];
  const due = week.order.filter(
    (player) => asking.includes(player) && present(week, game).includes(player) && sealed[player] === undefined,
  );
  const open = due.map((player): CampaignOpening => ({ player, kind, game: id }));
  return stage === 'end' || stage === 'after' ? open : [...open, enter];
}

/**
 * The openings of a sealed step in this week's order: first players without an answer, then those who may change theirs, last the
 * Chamberlain's lock. @rule campaign 10.1 10.2
 */
function sealedOpenings(campaign: Campaign, kind: 'roster' | 'machinations', sealed: Record<PlayerId, unknown>): CampaignOpening[] {
  const week = currentWeek(campaign);
  const players = week.order.filter((player) => playersInWeek(campaign).includes(player) && !hasLeft(campaign, player));
  return [
    ...players.filter((player) => sealed[player] === undefined).map((player): CampaignOpening => ({ player, kind })),
    ...players.filter((player) => sealed[player] !== undefined).map((player): CampaignOpening => ({ player, kind, amend: true })),
    { player: campaign.chamberlain, kind: 'lock' },
  ];
}

const hasLeft = (campaign: Campaign, player: PlayerId): boolean => campaign.players.some(({ id, left }) => id === player && left !== null);

/** The open questions, by public facts alone, in the order in which players are asked. @rule campaign 10.1 */
export function openingsOf(campaign: Campaign): CampaignOpening[] {
  const week = currentWeek(campaign);
  const { chamberlain } = campaign;
  const asking = (kind: CampaignOpeningKind): CampaignOpening[] => [{ player: chamberlain, kind }];
  switch (campaign.stage) {
    case 'publish':
    case 'final':
      return asking('publish');
    case 'roster':
      return sealedOpenings(campaign, 'roster', week.sealed.rosters);
    case 'machinations':
      return sealedOpenings(campaign, 'machinations', week.sealed.submissions);
    case 'attacks':
      return week.attacks.flatMap(({ target, bodyguard }, attack): CampaignOpening[] =>
        bodyguard === undefined && !week.absent.includes(target) ? [{ player: target, kind: 'bodyguard', attack }] : [],
      );
    case 'games': {
      const games = week.games.flatMap((game) => gameOpenings(week, game, chamberlain));
      return week.reopened && week.games.every(({ stage }) => stage === 'done') ? [...games, ...asking('close')] : games;
    }
    case 'scoring':
      return asking('next');
    case 'finished':
      return [];
  }
}
