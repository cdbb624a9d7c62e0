import type { Reason } from '../../rules/terms/reason.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { refuseNote } from '../notes.ts';
import { currentWeek, gameById, playerOf, playersInWeek } from '../players.ts';
import { no } from '../reasons.ts';
import { refuseSettings } from '../settings.ts';
import { refuseWhole, takeResult } from '../steps/results.ts';
import type { Campaign } from '../terms/campaign.ts';
import type { CampaignDecisionOf } from '../terms/decision.ts';
import type { Machination } from '../terms/parts.ts';
import { CampaignWork } from '../work.ts';
import { refuseName } from './comings.ts';

const MOST_POINTS = 99;
const points = (value: number | undefined): boolean => value === undefined || (Number.isInteger(value) && Math.abs(value) <= MOST_POINTS);

/** The reason why points cannot be given or taken; null otherwise. @rule campaign 10.3 */
export function refuseCorrection(campaign: Campaign, { who, vp, mp, note }: CampaignDecisionOf<'correct'>): Reason | null {
  if (!playerOf(campaign, who)) return no('no-such-player', '10.3', { player: who });
  if (!points(vp) || !points(mp)) return no('not-points', '10.3', { most: MOST_POINTS });
  return (vp ?? 0) === 0 && (mp ?? 0) === 0 ? no('nothing-to-correct', '10.3') : refuseNote(note);
}

export function correct(work: CampaignWork, { who, vp = 0, mp = 0, note }: CampaignDecisionOf<'correct'>): void {
  const week = work.week.n;
  const all = [
    { week, player: who, points: 'vp' as const, delta: vp, note: note.trim() },
    { week, player: who, points: 'mp' as const, delta: mp, note: note.trim() },
  ];
  work.patch({ corrections: [...work.campaign.corrections, ...all.filter(({ delta }) => delta !== 0)] });
}

/** The reason why a result cannot be replaced; null otherwise. Its points are calculated again. @rule campaign 10.3 */
export function refuseEdit(campaign: Campaign, { game, result, plays, note }: CampaignDecisionOf<'edit-result'>): Reason | null {
  const entry = gameById(campaign, game);
  if (!entry) return no('no-such-game', '10.3');
  if (entry.game.stage !== 'done') return no('game-under-way', '10.3');
  return refuseNote(note) ?? refuseWhole(campaign, { game, result, plays, windows: 'given' });
}

export function editResult(work: CampaignWork, { game, result, plays }: CampaignDecisionOf<'edit-result'>): void {
  const entry = gameById(work.campaign, game);
  if (!entry) return;
  const editing = new CampaignWork({ ...work.campaign, weeks: [entry.week] }, game);
  takeResult(editing, { game, result, plays, windows: 'given' });
  work.patch({ weeks: work.campaign.weeks.map((week) => (week.n === entry.week.n ? editing.week : week)) });
}

const machinationOf = (
  { week: n, who, machination }: CampaignDecisionOf<'void-machination'>,
  campaign: Campaign,
): Machination | undefined =>
  campaign.weeks
    .find((week) => week.n === n)
    ?.submissions[who]?.machinations.find(({ kind, target }) => kind === machination.kind && target === machination.target);

/** The reason why a machination cannot be struck out; null otherwise. It must be public by then. @rule campaign 5.3c 10.3 */
export function refuseVoid(campaign: Campaign, decision: CampaignDecisionOf<'void-machination'>): Reason | null {
  const week = campaign.weeks.find(({ n }) => n === decision.week);
  const isPublic = week && (week.settings.names === 'at-once' || (week.scored && week.settings.names === 'at-scoring'));
  if (!isPublic) return no('machinations-are-secret', '5.3c');
  const machination = machinationOf(decision, campaign);
  if (!machination || machination.void) return no('no-such-machination', '10.3');
  return refuseNote(decision.note);
}

export function voidMachination(work: CampaignWork, decision: CampaignDecisionOf<'void-machination'>): void {
  const week = work.campaign.weeks.find(({ n }) => n === decision.week);
  const machination = machinationOf(decision, work.campaign);
  const submission = week?.submissions[decision.who];
  if (!week || !submission || !machination) return;
  const machinations = submission.machinations.map((item) => (item === machination ? { ...item, void: true as const } : item));
  work.patchWeek({ submissions: { ...week.submissions, [decision.who]: { ...submission, machinations } } }, week.n);
}

/** The reason why the last scored week cannot be reopened; null otherwise. It can until another is published. @rule campaign 10.3 */
export function refuseReopen(campaign: Campaign, { note }: CampaignDecisionOf<'reopen-week'>): Reason | null {
  const week = currentWeek(campaign);
  if (!week.scored && (week.published || week.n === 1)) return no('week-under-way', '10.3');
  return refuseNote(note);
}

/** Returns to the games of the last scored week, so that results may be entered until it is closed again. */
export function reopenWeek(work: CampaignWork): void {
  if (!work.week.scored) {
    const takenBackWeek = work.week.n;
    // The next week gets the same number when it begins again; corrections of newcomers wait for it.
    const newcomers = work.campaign.players.filter(({ joined }) => joined === takenBackWeek).map(({ id }) => id);
    work.patch({
      weeks: work.campaign.weeks.filter(({ n }) => n !== takenBackWeek),
      corrections: work.campaign.corrections.map((correction) =>
        correction.week === takenBackWeek && !newcomers.includes(correction.player)
          ? { ...correction, week: takenBackWeek - 1 }
          : correction,
      ),
    });
  }
  work.patchWeek({ scored: false, reopened: true });
  work.patch({ stage: 'games' });
  work.emit({ what: 'week-reopened', week: work.week.n });
}

export const refuseHandOver = (campaign: Campaign, { to, note }: CampaignDecisionOf<'hand-over'>): Reason | null =>
  to === campaign.chamberlain || !playersInWeek(campaign).includes(to) ? no('no-such-player', '2.1', { player: to }) : refuseNote(note);

export const refuseRename = (campaign: Campaign, { who, name }: CampaignDecisionOf<'rename'>): Reason | null =>
  playerOf(campaign, who) ? refuseName(campaign, name, who) : no('no-such-player', '2.1', { player: who });

/** The reason why a substitute's name is refused for one game; null otherwise. @rule campaign 9.8 */
export function refuseSubstitute(campaign: Campaign, { game: id, who, name }: CampaignDecisionOf<'substitute'>): Reason | null {
  const game = gameById(campaign, id)?.game;
  if (!game?.players.includes(who)) return no('no-such-player', '9.8', { player: who });
  return name === null ? null : refuseName({ players: [] }, name);
}

export function substitute(work: CampaignWork, { game: id, who, name }: CampaignDecisionOf<'substitute'>): void {
  const game = gameById(work.campaign, id)?.game;
  if (!game) return;
  const others = Object.fromEntries(Object.entries(game.substitutes).filter(([player]) => player !== who));
  work.patchGame({ substitutes: name === null ? others : { ...others, [who]: typedName(name) } }, id);
}

/** The reason why a PIN is refused; null otherwise. Players set their own; the Chamberlain may remove one. @rule campaign 10.2 */
export function refusePin(campaign: Campaign, { player, who, pin }: CampaignDecisionOf<'set-pin'>): Reason | null {
  if (!playerOf(campaign, who)) return no('no-such-player', '10.2', { player: who });
  if (player !== who && (player !== campaign.chamberlain || pin !== null)) return no('own-pin-only', '10.2');
  return pin === null || /^\d{4}$/.test(pin) ? null : no('four-digits', '10.2');
}

export const refuseNewSettings = (_campaign: Campaign, { settings, note }: CampaignDecisionOf<'change-settings'>): Reason | null =>
  refuseNote(note) ?? refuseSettings(settings);
