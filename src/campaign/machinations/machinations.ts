import type { Reason } from '../../rules/terms/reason.ts';
import { attacksIn, refuseAttack } from '../attacks/declare.ts';
import { leagueCard } from '../league-cards.ts';
import { currentWeek, hasGame, opponentsOf, playersInWeek } from '../players.ts';
import { no } from '../reasons.ts';
import { spendsCredit } from '../scoring/score-week.ts';
import type { Campaign, Week } from '../terms/campaign.ts';
import type { CampaignDecisionOf } from '../terms/decision.ts';
import type { Machination, PlayerId, Submission } from '../terms/parts.ts';
import type { MachinationKind } from '../terms/settings.ts';

/** True if a player has an unspent credit as a bystander of a week without machinations. @rule campaign 9.3 */
export function hasCredit(campaign: Campaign, player: PlayerId): boolean {
  const earned = campaign.weeks.some(
    ({ scored, machinations, bystanders, settings }) =>
      scored && !machinations && bystanders.includes(player) && settings.bystander.creditMp !== 0,
  );
  return earned && !campaign.weeks.some((week) => spendsCredit(week, player));
}

/** The number of machinations that a player may make this week; `onCredit` when the last one costs the credit. @rule campaign 5.3 9.3 */
export function slotsOf(campaign: Campaign, player: PlayerId): { slots: number; onCredit: boolean } {
  const week = currentWeek(campaign);
  const { machinations, bystander, machinationsFrom } = week.settings;
  if (week.n < machinationsFrom) return { slots: 0, onCredit: false };
  if (week.bystanders.includes(player)) return { slots: machinations + bystander.extra, onCredit: false };
  const onCredit = hasCredit(campaign, player);
  return { slots: machinations + (onCredit ? 1 : 0), onCredit };
}

/** The players whom a card of last week obliges this player to support and forbids to sabotage. @rule campaign 6.5 7.5 */
export function pledgesOf(campaign: Campaign, player: PlayerId): PlayerId[] {
  const week = currentWeek(campaign);
  if (week.final && !week.settings.pledgesInFinal) return [];
  const last = campaign.weeks.find(({ n }) => n === week.n - 1);
  const plays = last?.games.flatMap((game) => game.plays) ?? [];
  const to = plays.filter(({ card, named }) => named === player && leagueCard(card).pledge === true).map((play) => play.player);
  return [...new Set(to)].filter((opponent) => playersInWeek(campaign).includes(opponent));
}

/** The pledged supports that are possible. @rule campaign 6.5 */
const dueSupports = (campaign: Campaign, player: PlayerId): PlayerId[] =>
  pledgesOf(campaign, player).filter((to) => refuseTarget(campaign, player, { kind: 'support', target: to }) === null);

/** The reason why a player may not support or sabotage a target, apart from other machinations; null otherwise. @rule campaign 5.3a 9.4 */
export function refuseTarget(
  campaign: Campaign,
  schemer: PlayerId,
  { kind, target }: { kind: MachinationKind; target: PlayerId },
): Reason | null {
  const week = currentWeek(campaign);
  if (!playersInWeek(campaign).includes(target)) return no('no-such-player', '5.3', { player: target });
  if (target === schemer) return no('own-target', '5.3a', { player: target });
  const isAllowed = kind === 'support' && week.settings.supportsOpponent === true;
  if (!isAllowed && opponentsOf(week, schemer).includes(target)) return no('own-opponent', '5.3a', { player: target });
  if (!hasGame(week, target)) return no('target-has-no-game', '9.4 6.4', { player: target });
  if (kind === 'sabotage' && pledgesOf(campaign, schemer).includes(target)) return no('pledged-no-sabotage', '6.5', { player: target });
  return null;
}

/** The reason why these machinations cannot be sealed; null otherwise. None at all are allowed. @rule campaign 5.3 5.3a 5.3b */
export function refuseMachinations(
  campaign: Campaign,
  { player, machinations, attack }: CampaignDecisionOf<'machinations'>,
): Reason | null {
  const { slots } = slotsOf(campaign, player);
  if (machinations.length > slots) return no('too-many-machinations', '5.3 9.3', { most: slots });
  for (const [index, machination] of machinations.entries()) {
    const refused = refuseTarget(campaign, player, machination);
    if (refused) return refused;
    const first = machinations.findIndex(({ kind, target }) => kind === machination.kind && target === machination.target);
    if (first !== index) return no('same-machination-twice', '5.3b', { player: machination.target });
  }
  const due = dueSupports(campaign, player);
  const given = due.filter((to) => machinations.some(({ kind, target }) => kind === 'support' && target === to));
  if (given.length < Math.min(due.length, slots)) return no('pledged-support', '6.5', { players: due });
  return attack ? refuseAttack(campaign, player, attack) : null;
}

/** The submission of a player who has sealed nothing: the pledged supports only. @rule campaign 2.7 6.5 */
export function silentSubmission(campaign: Campaign, player: PlayerId): Submission {
  const { slots } = slotsOf(campaign, player);
  const machinations = dueSupports(campaign, player)
    .slice(0, slots)
    .map((target): Machination => ({ kind: 'support', target }));
  return { machinations };
}

/** True if a week has a machinations step. The first weeks have one only for attacks. @rule campaign 5.3 8.4f */
export const machinationsIn = (week: Week): boolean => week.n >= week.settings.machinationsFrom || attacksIn(week);
