import { attackPoints } from '../attacks/declare.ts';
import { usedCards } from '../cards/hands.ts';
import { hasCredit } from '../machinations/machinations.ts';
import { openingsOf } from '../openings.ts';
import { scheduleOf } from '../pairings/pair.ts';
import { currentWeek, growthOf, lastWeek, rosterOf } from '../players.ts';
import { characterCounts, matchups } from '../scoring/counts.ts';
import { ledgerOf } from '../scoring/ledger.ts';
import { standingsOf, winnersOf } from '../scoring/standings.ts';
import type { Campaign, CampaignPlayer, Week } from '../terms/campaign.ts';
import type { LedgerLine } from '../terms/ledger.ts';
import type { CampaignSettings } from '../terms/settings.ts';
import type { CampaignView, PlayerView, Viewer, WeekView } from '../terms/view.ts';
import { asksOf } from './asks.ts';
import { gameView } from './game-view.ts';

// A viewer's knowledge, assembled field by field. No view is made by deleting from a campaign.

function playerView(campaign: Campaign, { id, name, faction, joined, left, pin }: CampaignPlayer): PlayerView {
  return {
    id,
    name,
    faction,
    joined,
    left,
    chamberlain: id === campaign.chamberlain,
    hasPin: pin !== null,
    roster: rosterOf(campaign, id),
    used: usedCards(campaign, id),
    attackPoints: attackPoints(campaign, id),
    credit: shownCredit(campaign, id),
  };
}

/** A credit spent this week stays hidden until the week is scored. @rule campaign 5.3c 9.3 */
function shownCredit(campaign: Campaign, player: string): boolean {
  const week = currentWeek(campaign);
  if (week.scored || week.settings.names === 'at-once') return hasCredit(campaign, player);
  return hasCredit(
    { ...campaign, weeks: campaign.weeks.map((candidate) => (candidate.n === week.n ? { ...candidate, submissions: {} } : candidate)) },
    player,
  );
}

/** True if supporters and saboteurs are public. @rule campaign 5.3c */
const namesKnown = ({ settings: { names }, scored }: Week): boolean => names === 'at-once' || (names === 'at-scoring' && scored);

function weekView(week: Week, viewer: Viewer): WeekView {
  const { n, final, published, scored, reopened, settings, bystanders, absent, frozen, order, machinations, sealed, rosters } = week;
  return {
    n,
    final,
    published,
    scored,
    reopened,
    growth: growthOf(settings, n),
    games: week.games.map((game) => gameView(week, game, viewer)),
    bystanders,
    absent,
    frozen,
    order,
    machinations,
    submitted: { roster: Object.keys(sealed.rosters).sort(), machinations: Object.keys(sealed.submissions).sort() },
    rosters,
    own: {
      roster: sealed.rosters[viewer] ?? rosters[viewer] ?? null,
      submission: sealed.submissions[viewer] ?? week.submissions[viewer] ?? null,
    },
    submissions: namesKnown(week) ? week.submissions : null,
    attacks: week.attacks,
  };
}

/**
 * The visible lines of the ledger. Where names stay secret, the revealing lines of a player become one sum for each week, at the end and
 * without zeros, so that place and absence say no more than the points do. @rule campaign 5.3c
 */
function shownLines(lines: readonly LedgerLine[], viewer: Viewer, names: (week: number) => CampaignSettings['names']): LedgerLine[] {
  const hidden = (line: LedgerLine): boolean => line.secret === true && line.player !== viewer && names(line.week) === 'never';
  const sums = new Map<string, LedgerLine>();
  for (const { week, player, delta } of lines.filter(hidden)) {
    const old = sums.get(`${week}:${player}`)?.delta ?? 0;
    sums.set(`${week}:${player}`, { week, player, kind: 'machinations', points: 'mp', delta: old + delta, because: {} });
  }
  const order = (a: LedgerLine, b: LedgerLine): number => a.week - b.week || (a.player < b.player ? -1 : 1);
  // a lapsed card would reveal the window in which it could have been played
  const open = ({ because: { card: _card, ...because }, sealed: _sealed, ...line }: LedgerLine): LedgerLine => ({
    ...line,
    kind: 'kept',
    because,
  });
  const shown = lines.filter((line) => !hidden(line)).map((line) => (line.sealed && line.player !== viewer ? open(line) : line));
  return [...shown, ...[...sums.values()].filter(({ delta }) => delta !== 0).sort(order)];
}

/** A player's view of a campaign, or the public view. @rule campaign 5.3c 10.1 10.2 */
export function campaignViewFor(campaign: Campaign, viewer: Viewer): CampaignView {
  const last = lastWeek(campaign);
  const names = (n: number): CampaignSettings['names'] => campaign.weeks.find((week) => week.n === n)?.settings.names ?? 'never';
  const scored = campaign.weeks.filter((week) => week.scored);
  return {
    viewer,
    name: campaign.name,
    stage: campaign.stage,
    week: currentWeek(campaign).n,
    lastWeek: last,
    settings: campaign.settings,
    players: campaign.players.map((player) => playerView(campaign, player)),
    weeks: campaign.weeks.map((week) => weekView(week, viewer)),
    openings: openingsOf(campaign),
    standings: standingsOf(campaign),
    history: scored.map(({ n }) => ({ week: n, standings: standingsOf(campaign, n) })),
    ledger: shownLines(ledgerOf(campaign), viewer, names),
    characters: characterCounts(campaign),
    matchups: matchups(campaign),
    notes: campaign.notes,
    asks: viewer === 'table' ? [] : asksOf(campaign, viewer),
    schedule: scheduleOf(campaign, last),
    takeBack: campaign.before?.step ?? null,
    winners: campaign.stage === 'finished' ? winnersOf(campaign) : null,
  };
}

/** True if a PIN opens a player's screens; they are open without one. @rule campaign 10.2 */
export const pinOpens = (campaign: Campaign, player: string, pin: string): boolean => {
  const ownPin = campaign.players.find(({ id }) => id === player)?.pin ?? null;
  return ownPin === null || ownPin === pin;
};
