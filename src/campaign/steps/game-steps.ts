import { impossible } from '../../rules/violation.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { owedBy, refuseChoice } from '../cards/hands.ts';
import { leagueCard } from '../league-cards.ts';
import { refusePlays } from '../cards/plays.ts';
import { currentWeek } from '../players.ts';
import { no } from '../reasons.ts';
import { step, type CampaignLeafStep } from '../step.ts';
import type { Campaign, Game } from '../terms/campaign.ts';
import type { CampaignDecision, CampaignDecisionKind } from '../terms/decision.ts';
import { GAME_STAGES, type CardPlay, type PlayWindow } from '../terms/parts.ts';
import type { CampaignWork } from '../work.ts';
import { playersAsked, enter, finish, playersPresent, lapse, noGame, refuseWhole, show, takeResult } from './results.ts';

/** The games of a week, several under way at once; the next one with a change gets the focus. @rule campaign 5.5 */
const games = step({
  exits: [...GAME_STAGES.filter((stage) => stage !== 'done'), 'played'],
  takes: ['close-week', 'result'],
  run(work) {
    for (const { id, stage, stirred } of work.week.games) {
      if (!stirred) continue;
      work.focus = id;
      work.patchGame({ stirred: false });
      if (stage !== 'done') return stage;
    }
    return !work.week.reopened && work.week.games.every(({ stage }) => stage === 'done') ? 'played' : null;
  },
  take(work, decision) {
    if (decision.kind === 'close-week') return 'played';
    if (decision.kind === 'result') takeResult(work, decision);
    return undefined;
  },
  refuse(campaign, decision) {
    const { reopened, games: all } = currentWeek(campaign);
    if (decision.kind === 'result') return reopened ? refuseWhole(campaign, decision) : no('game-over', '5.5');
    return all.every(({ stage }) => stage === 'done') ? null : no('games-under-way', '5.5');
  },
});

const gameAsked = (campaign: Campaign, decision: CampaignDecision, refuse: (game: Game) => Reason | null): Reason | null => {
  const game = currentWeek(campaign).games.find((candidate) => 'game' in decision && candidate.id === decision.game);
  return game ? refuse(game) : no('no-such-game', '5.5');
};

const owing = (work: CampaignWork): string[] => playersPresent(work).filter((player) => (work.game.owed[player] ?? 0) > 0);

/** Adds chosen cards to a hand and removes the player from the question. */
function choose(work: CampaignWork, decision: CampaignDecision): 'ended' | 'entered' | undefined {
  if (decision.kind === 'result') return takeResult(work, decision);
  if (decision.kind !== 'choose-cards') return undefined;
  const { player, cards, plays } = decision;
  const { hands, asking, id, stage, early } = work.game;
  const before = stage === 'cards' ? [] : (hands[player] ?? []);
  work.patchGame({
    hands: { ...hands, [player]: [...before, ...cards] },
    asking: asking.filter((waiter) => waiter !== player),
    ...(plays ? { early: { ...early, [player]: plays.map((play): CardPlay => ({ ...play, player })) } } : {}),
  });
  work.emit({ what: 'cards-chosen', game: id, player });
  return undefined;
}

function refuseChosen(campaign: Campaign, decision: CampaignDecision): Reason | null {
  if (decision.kind === 'result') return refuseWhole(campaign, decision);
  if (decision.kind !== 'choose-cards') return null;
  const { player, cards, plays = [] } = decision;
  const week = currentWeek(campaign);
  return gameAsked(
    campaign,
    decision,
    (game) =>
      refuseChoice(campaign, week, game, player, cards) ??
      refusePlays(
        campaign,
        { ...game, hands: { [player]: cards }, plays: [] },
        'immediate',
        plays.map((play) => ({ ...play, player })),
        player,
      ),
  );
}

/** All players choose cards in secret; a result entered by hand ends the choice. @rule campaign 4.1 4.4 */
const cards = step({
  exits: ['chosen', 'asked', 'no-game', 'entered', 'ended'],
  takes: ['choose-cards', 'result'],
  run(work) {
    if (noGame(work)) return 'no-game';
    const open = playersPresent(work).filter((player) => work.game.hands[player] === undefined);
    work.patchGame({ asking: open.length > 0 ? open : playersPresent(work) });
    return open.length > 0 ? 'asked' : 'chosen';
  },
  take: choose,
  refuse: refuseChosen,
});

/** Players with extra cards choose them, and are asked again about immediate cards. @rule campaign 4.6 */
const extra = step({
  exits: ['chosen', 'none', 'asked', 'no-game', 'entered', 'ended'],
  takes: ['choose-cards', 'result'],
  run(work) {
    if (noGame(work)) return 'no-game';
    const due = owing(work);
    enter(work, 'extra', due);
    if (due.length === 0) return 'none';
    if (playersAsked(work).length > 0) return 'asked';
    work.patchGame({ owed: {}, asking: due });
    return 'chosen';
  },
  take: choose,
  refuse: refuseChosen,
});

const ASKED_AT_THE_END: readonly PlayWindow[] = ['immediate', 'end', 'after'];

/** Takes the immediate cards that players named while choosing; these players are not asked again. */
function answerEarly(work: CampaignWork): void {
  const { asking, early } = work.game;
  const sealed = Object.fromEntries(asking.flatMap((player) => (early[player] ? [[player, early[player]]] : [])));
  work.patchGame({ stage: 'immediate', sealed, early: {} });
}

type Ways = 'played' | 'asked' | 'no-game' | 'entered' | 'ended';

/** A window in which every player is asked, with or without a card to play, and all answers are revealed together. @rule campaign 4.9 5.6 */
function windowStep<E extends Ways>(
  window: 'immediate' | 'end' | 'after',
  exits: readonly E[],
  takes: readonly CampaignDecisionKind[],
): CampaignLeafStep<E> {
  const exitFor = (exit: Ways): E => exits.find((candidate) => candidate === exit) ?? impossible(`${window} has no way ${exit}`);
  return {
    exits,
    takes,
    run(work) {
      if (window === 'immediate' && noGame(work)) return exitFor('no-game');
      // after extra cards only players who got some are asked, and all players know who they are
      if (window === 'immediate' && work.game.stage !== window) answerEarly(work);
      enter(work, window, window === 'immediate' ? work.game.asking : playersPresent(work));
      if (playersAsked(work).some((player) => work.game.sealed[player] === undefined)) return exitFor('asked');
      const plays = playersAsked(work).flatMap((player) => work.game.sealed[player] ?? []);
      show(work, window, plays);
      const owed = window === 'immediate' ? owedBy(work.week, work.game, plays) : {};
      work.patchGame({
        plays: [...work.game.plays, ...plays.map((play) => ({ ...play, window: leagueCard(play.card).window }))],
        owed,
        asking: [],
        sealed: {},
      });
      // cards for the course of the game can no longer be played
      if (window === 'end') lapse(work, (card) => !ASKED_AT_THE_END.includes(leagueCard(card).window));
      if (window === 'after') finish(work, 'game-over');
      return exitFor('played');
    },
    take(work, decision) {
      if (decision.kind === 'result') return exitFor(takeResult(work, decision));
      if (decision.kind !== 'play-cards') return undefined;
      const plays = decision.plays.map((play): CardPlay => ({ ...play, player: decision.player }));
      work.patchGame({ sealed: { ...work.game.sealed, [decision.player]: plays } });
      return undefined;
    },
    refuse(campaign, decision) {
      if (decision.kind === 'result') return refuseWhole(campaign, decision);
      if (decision.kind !== 'play-cards') return null;
      const plays = decision.plays.map((play): CardPlay => ({ ...play, player: decision.player }));
      return gameAsked(campaign, decision, (game) => refusePlays(campaign, game, window, plays, decision.player));
    },
  };
}

/** The game itself, in the app or at a real table. @rule campaign 5.5 10.5 */
const play = step({
  exits: ['ended', 'entered', 'asked', 'no-game'],
  takes: ['result'],
  run(work) {
    if (noGame(work)) return 'no-game';
    enter(work, 'play', []);
    return 'asked';
  },
  take: (work, decision) => (decision.kind === 'result' ? takeResult(work, decision) : undefined),
  refuse: (campaign, decision) => (decision.kind === 'result' ? refuseWhole(campaign, decision) : null),
});

export const gameSteps = {
  games,
  'game.cards': cards,
  'game.immediate': windowStep('immediate', ['played', 'asked', 'no-game', 'entered', 'ended'], ['play-cards', 'result']),
  'game.extra': extra,
  'game.play': play,
  'game.end': windowStep('end', ['played', 'asked'], ['play-cards']),
  'game.after': windowStep('after', ['played', 'asked'], ['play-cards']),
};
