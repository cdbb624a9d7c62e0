import type { Reason } from '../../rules/terms/reason.ts';
import { leagueCard } from '../league-cards.ts';
import { refusePlayed } from '../cards/plays.ts';
import { gameById, present } from '../players.ts';
import { unplayed } from '../cards/hands.ts';
import type { CardId } from '../terms/catalogue.ts';
import { no } from '../reasons.ts';
import { refuseResult } from '../scoring/check-result.ts';
import type { Campaign } from '../terms/campaign.ts';
import type { CampaignDecisionOf } from '../terms/decision.ts';
import type { CardPlay, CampaignGameStage, PlayerId, PlayWindow } from '../terms/parts.ts';
import type { CampaignWork } from '../work.ts';

/** Players present in the focused game, in the order of the week. */
export const playersPresent = (work: CampaignWork): PlayerId[] =>
  work.week.order.filter((player) => present(work.week, work.game).includes(player));

/** The players to ask in the open window. */
export const playersAsked = (work: CampaignWork): PlayerId[] => work.game.asking.filter((player) => playersPresent(work).includes(player));

export const enter = (work: CampaignWork, stage: CampaignGameStage, asking: PlayerId[]): void => {
  if (work.game.stage !== stage) work.patchGame({ stage, asking, sealed: {} });
};

/** Marks unplayed cards as lapsed; played and kept cards are not affected. */
export function lapse(work: CampaignWork, doesLapse: (card: CardId) => boolean): void {
  const { hands, lapsed } = work.game;
  const lapsedCards = Object.keys(hands).map((player): [PlayerId, CardId[]] => [
    player,
    [...(lapsed[player] ?? []), ...unplayed(work.game, player).filter(doesLapse)],
  ]);
  work.patchGame({ lapsed: { ...lapsed, ...Object.fromEntries(lapsedCards.filter(([, cards]) => cards.length > 0)) } });
}

export function finish(work: CampaignWork, outcome: 'game-over' | 'no-game'): void {
  if (outcome === 'no-game') lapse(work, () => true);
  work.patchGame({ stage: 'done', asking: [], sealed: {}, early: {}, owed: {} });
  work.emit({ what: outcome, game: work.game.id });
}

/** Ends a game with fewer than two players present, without a result. @rule campaign 6.4 9.6 */
export function noGame(work: CampaignWork): boolean {
  if (playersPresent(work).length > 1) return false;
  finish(work, 'no-game');
  return true;
}

export const show = (work: CampaignWork, window: PlayWindow, plays: readonly CardPlay[]): void => {
  for (const play of plays) work.emit({ what: 'card-played', game: work.game.id, window, play });
};

/**
 * Takes a result. `given` brings every remaining card with it and ends the game; `ask` brings the cards played so far, and the windows at
 * the end follow. A finished game is replaced with all its cards. @rule campaign 5.5 5.6 10.3 10.5
 */
export function takeResult(
  work: CampaignWork,
  { result, plays, windows }: Omit<CampaignDecisionOf<'result'>, 'kind' | 'player'>,
): 'ended' | 'entered' {
  const { stage, sealed, early } = work.game;
  const isReplaced = stage === 'done';
  // immediate cards that are sealed count as played, whatever else the result brings
  const atOnce = stage === 'cards' || stage === 'immediate' || stage === 'extra' ? [early, stage === 'immediate' ? sealed : {}] : [];
  const due = windows === 'given' ? atOnce.flatMap((all) => Object.values(all).flat()) : [];
  const unlisted = due.filter(({ player, card }) => !plays.some((play) => play.player === player && play.card === card));
  const more = [...plays, ...unlisted].map((play) => ({ ...play, window: leagueCard(play.card).window }));
  work.patchGame({ result, plays: isReplaced ? more : [...work.game.plays, ...more] });
  for (const { window, ...play } of more) show(work, window, [play]);
  if (windows === 'ask' && !isReplaced) {
    work.patchGame({ late: stage !== 'play', early: {}, sealed: {}, owed: {} });
    return 'ended';
  }
  finish(work, 'game-over');
  return 'entered';
}

/** The reason why a result with these cards is not possible; null otherwise. */
export function refuseWhole(
  campaign: Campaign,
  { game: id, result, plays, windows }: Omit<CampaignDecisionOf<'result'>, 'kind' | 'player'>,
): Reason | null {
  const entry = gameById(campaign, id);
  if (!entry) return no('no-such-game', '5.5');
  const { week, game } = entry;
  if (present(week, game).length < 2) return no('nobody-to-play', '6.4 9.6');
  const every = windows === 'given' || game.stage === 'done';
  const all = game.stage === 'done' ? plays : [...game.plays, ...plays];
  return refuseResult(campaign, week, game, result) ?? refusePlayed(campaign, week, game, all, every);
}
