import { machinationsIn, refuseMachinations, silentSubmission } from '../machinations/machinations.ts';
import { currentWeek, lastWeek, playersInWeek } from '../players.ts';
import { gamesFrom, pairWeek, refuseByeSwap, refusePairs, swapBye } from '../pairings/pair.ts';
import { no } from '../reasons.ts';
import { refuseRoster, rosterFrom, rosterLimits } from '../roster/roster.ts';
import { standingsOf, winnersOf } from '../scoring/standings.ts';
import { tiersOf } from '../scoring/tiers.ts';
import { step } from '../step.ts';
import type { Campaign } from '../terms/campaign.ts';
import type { PlayerId, Roster, Submission } from '../terms/parts.ts';
import type { CampaignWork } from '../work.ts';
import { writeNote, refuseNote } from '../notes.ts';

/** Records the standings and tiers for the week. @rule campaign 5.1 6.1 */
function freeze(work: CampaignWork): void {
  const { campaign, week } = work;
  const standings = standingsOf(campaign);
  const tiers = tiersOf(standings, campaign.settings);
  const rows = standings.filter(({ player }) => playersInWeek(campaign, week.n).includes(player));
  const frozen = Object.fromEntries(rows.map(({ player, power, rank }) => [player, { power, rank, tier: tiers[player] ?? 'middle' }]));
  work.patchWeek({ frozen, settings: campaign.settings, published: true, order: work.shuffle(playersInWeek(campaign)) });
}

/** Announces a week: pairings, standings, bystander. @rule campaign 5.1 9.1 9.2 */
const announce = step({
  exits: ['published'],
  takes: ['publish', 'pair', 'swap-bye'],
  run(work) {
    if (work.week.games.length === 0 && !work.week.byHand) pairWeek(work);
    return null;
  },
  take(work, decision) {
    if (decision.kind === 'pair') {
      const named = decision.games.flat();
      const bystanders = playersInWeek(work.campaign).filter((player) => !named.includes(player) && !work.week.absent.includes(player));
      work.patchWeek({ games: gamesFrom(work.week, decision.games), bystanders, byHand: true });
      if (work.week.settings.pairings !== 'by-hand') writeNote(work, { by: decision.player, kind: 'pair', note: '' });
      return undefined;
    }
    if (decision.kind === 'swap-bye') {
      swapBye(work, decision.to);
      writeNote(work, { by: decision.player, kind: 'swap-bye', who: decision.to, note: decision.note });
      return undefined;
    }
    freeze(work);
    work.emit({ what: 'week-published', week: work.week.n });
    return 'published';
  },
  refuse(campaign, decision) {
    if (decision.kind === 'pair') return refusePairs(campaign, decision.games);
    if (decision.kind === 'swap-bye') return refuseNote(decision.note) ?? refuseByeSwap(campaign, decision.to);
    const week = currentWeek(campaign);
    const settled = [...week.games.flatMap(({ players }) => players), ...week.bystanders, ...week.absent];
    const idle = playersInWeek(campaign).find((player) => !settled.includes(player));
    return idle === undefined ? null : no('player-not-paired', '9.1', { player: idle });
  },
});

/** The players without an answer, in this week's order. */
const missing = ({ order }: { order: PlayerId[] }, sealed: Record<PlayerId, unknown>): PlayerId[] =>
  order.filter((player) => sealed[player] === undefined);

/** The previous roster of a player, if it is still legal; null otherwise. */
function previousRoster(campaign: Campaign, player: PlayerId): Roster | null {
  const { previous } = rosterLimits(campaign, player);
  return refuseRoster(campaign, player, previous) ? null : previous;
}

/** Each player submits a roster in secret until the Chamberlain locks the step. @rule campaign 2.5 2.6 2.7 5.2 10.1 10.2 */
const roster = step({
  exits: ['locked'],
  takes: ['roster', 'lock'],
  run: () => null,
  take(work, decision) {
    const { week, campaign } = work;
    if (decision.kind === 'roster') {
      const { player } = decision;
      work.emit({ what: 'submitted', player, step: 'roster', again: week.sealed.rosters[player] !== undefined });
      const rosters = { ...week.sealed.rosters, [player]: rosterFrom(campaign, player, decision) };
      work.patchWeek({ sealed: { ...week.sealed, rosters } });
      return undefined;
    }
    const late = missing(week, week.sealed.rosters);
    const previousRosters = Object.fromEntries(late.flatMap((player) => [[player, previousRoster(campaign, player)]]));
    const all: [PlayerId, Roster | null | undefined][] = playersInWeek(campaign).map((player) => [
      player,
      week.sealed.rosters[player] ?? previousRosters[player],
    ]);
    const rosters = Object.fromEntries(all.flatMap(([player, given]) => (given ? [[player, given]] : [])));
    work.patchWeek({ rosters, sealed: { ...week.sealed, rosters: {} } });
    work.emit({ what: 'locked', step: 'roster', missing: late });
    return 'locked';
  },
  refuse(campaign, decision) {
    if (decision.kind === 'roster') return refuseRoster(campaign, decision.player, decision);
    const week = currentWeek(campaign);
    const waiting = missing(week, week.sealed.rosters).filter((player) => playersInWeek(campaign).includes(player));
    const without = waiting.find((player) => !week.absent.includes(player) && previousRoster(campaign, player) === null);
    return without === undefined ? null : no('roster-missing', '2.4 2.7', { player: without });
  },
});

/** Each player submits machinations in secret, on the same screens even for none. @rule campaign 5.3 5.3c 10.1 10.2 */
const machinations = step({
  exits: ['locked', 'none'],
  takes: ['machinations', 'lock'],
  run: (work) => (machinationsIn(work.week) ? null : 'none'),
  take(work, decision) {
    const { week, campaign } = work;
    if (decision.kind === 'machinations') {
      const { player } = decision;
      work.emit({ what: 'submitted', player, step: 'machinations', again: week.sealed.submissions[player] !== undefined });
      const submission: Submission = {
        machinations: decision.machinations.map(({ kind, target }) => ({ kind, target })),
        ...(decision.attack ? { attack: decision.attack } : {}),
      };
      work.patchWeek({ sealed: { ...week.sealed, submissions: { ...week.sealed.submissions, [player]: submission } } });
      return undefined;
    }
    const late = missing(week, week.sealed.submissions).filter((player) => playersInWeek(campaign).includes(player));
    const silent = Object.fromEntries(late.map((player) => [player, silentSubmission(campaign, player)]));
    const submissions: typeof week.submissions = { ...week.sealed.submissions, ...silent };
    const attacks = week.order.flatMap((attacker) => {
      const attack = submissions[attacker]?.attack;
      return attack ? [{ ...attack, by: attacker }] : [];
    });
    const isHeld = week.n >= week.settings.machinationsFrom;
    work.patchWeek({ submissions, attacks, machinations: isHeld, sealed: { ...week.sealed, submissions: {} } });
    work.emit({ what: 'locked', step: 'machinations', missing: late });
    return 'locked';
  },
  refuse: (campaign, decision) => (decision.kind === 'machinations' ? refuseMachinations(campaign, decision) : null),
});

/** Shows the result of a week until the Chamberlain continues. @rule campaign 5.8 7.6 */
const scoring = step({
  exits: ['next', 'final', 'finished'],
  takes: ['next-week'],
  run(work) {
    if (!work.week.scored) {
      work.patchWeek({ scored: true, reopened: false });
      work.emit({ what: 'week-scored', week: work.week.n });
    }
    return null;
  },
  take(work) {
    const { final, n } = work.week;
    if (final && n >= lastWeek(work.campaign)) {
      work.emit({ what: 'campaign-over', winners: winnersOf(work.campaign) });
      return 'finished';
    }
    return beginWeek(work, n + 1) ? 'final' : 'next';
  },
});

/** Begins a week and returns whether it is the final one. @rule campaign 7.4 7.5 */
export function beginWeek(work: CampaignWork, n: number): boolean {
  const { campaign } = work;
  const blank = { byHand: false, absent: [], frozen: {}, order: [], machinations: false, rosters: {}, submissions: {}, attacks: [] };
  const week = {
    ...blank,
    n,
    final: false,
    published: false,
    settings: campaign.settings,
    games: [],
    bystanders: [],
    sealed: { rosters: {}, submissions: {} },
    reopened: false,
    scored: false,
  };
  work.patch({ weeks: [...campaign.weeks, week] });
  const final = n >= lastWeek(work.campaign);
  work.patchWeek({ final });
  work.emit({ what: 'week-begun', week: n, final });
  return final;
}

const finished = step({ exits: [], takes: [], run: () => null });

export const weekSteps = { publish: announce, final: announce, roster, machinations, scoring, finished };
