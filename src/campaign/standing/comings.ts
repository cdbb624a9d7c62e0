import { FACTIONS } from '../../rules/terms/factions.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { refuseNote } from '../notes.ts';
import { byesOf, currentWeek, gameOf, lastWeek, playerOf, playersInWeek, present } from '../players.ts';
import { unplayed } from '../cards/hands.ts';
import { no } from '../reasons.ts';
import { standingsOf } from '../scoring/standings.ts';
import type { Campaign, Game, CampaignPlayer } from '../terms/campaign.ts';
import type { CampaignDecisionOf } from '../terms/decision.ts';
import type { PlayerId } from '../terms/parts.ts';
import type { CampaignWork } from '../work.ts';

export const MOST_PLAYERS = 16;
const LONGEST_NAME = 60;

/** The reason why a name is refused: empty, too long, or taken by another player; null otherwise. */
export function refuseName(
  campaign: { players: readonly Pick<CampaignPlayer, 'id' | 'name'>[] },
  name: string,
  except?: PlayerId,
): Reason | null {
  const trimmed = typedName(name);
  if (trimmed === '') return no('name-missing', '2.1');
  if (trimmed.length > LONGEST_NAME) return no('name-too-long', '2.1', { most: LONGEST_NAME });
  const isTaken = campaign.players.some((player) => player.id !== except && player.name.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? no('name-taken', '2.1', { name: trimmed }) : null;
}

/** Plans an unpublished week again: its pairings, and whether it is the final one. @rule campaign 7.4 9.7 */
export function replan(work: CampaignWork): void {
  if (work.week.published) return;
  const final = work.week.n >= lastWeek(work.campaign);
  work.patchWeek({ games: [], bystanders: [], byHand: false, final });
  work.patch({ stage: final ? 'final' : 'publish' });
}

/** The players who have not left, so that a former player may return under the same name. */
const remainingPlayers = ({ players }: Campaign): Pick<Campaign, 'players'> => ({ players: players.filter(({ left }) => left === null) });

export function refuseJoin(campaign: Campaign, { name, faction }: CampaignDecisionOf<'join'>): Reason | null {
  if (campaign.stage === 'finished' || (currentWeek(campaign).final && currentWeek(campaign).published))
    return no('too-late-to-join', '9.7');
  const { characters } = campaign.catalogue;
  const joined = Object.values(characters).some(({ factions, summoned }) => !summoned && factions.includes(faction));
  if (!FACTIONS.includes(faction) || !joined) return no('no-such-faction', '2.4');
  if (campaign.players.length >= MOST_PLAYERS) return no('too-many-players', '2.1', { most: MOST_PLAYERS });
  return refuseName(remainingPlayers(campaign), name);
}

/** Adds a player from the next published week on, with the Power of the last player and the fewest byes. @rule campaign 9.7 */
export function join(work: CampaignWork, { name, faction }: CampaignDecisionOf<'join'>): void {
  const { campaign, week } = work;
  const first = week.published ? week.n + 1 : week.n;
  const rows = standingsOf(campaign).filter(({ left }) => !left);
  const byes = rows.map(({ player }) => byesOf(campaign, player));
  const player: CampaignPlayer = {
    id: `p${campaign.players.length + 1}`,
    name: typedName(name),
    faction,
    joined: first,
    left: null,
    startMp: first === 1 ? 0 : Math.max(0, Math.min(...rows.map(({ power }) => power))),
    startByes: first === 1 ? 0 : Math.min(...byes),
    pin: null,
  };
  work.patch({ players: [...campaign.players, player] });
  replan(work);
}

export function refuseLeave(campaign: Campaign, { who, note }: CampaignDecisionOf<'leave'>): Reason | null {
  const player = playerOf(campaign, who);
  if (!player || player.left !== null) return no('no-such-player', '9.7', { player: who });
  if (who === campaign.chamberlain) return no('chamberlain-stays', '2.1');
  const { published, n } = currentWeek(campaign);
  const after = campaign.players.filter(({ id, left, joined }) => left === null && id !== who && joined <= (published ? n + 1 : n));
  return after.length < 2 ? no('too-few-players', '2.1') : refuseNote(note);
}

/** Removes a player whose results stay. In a week under way the player counts as absent. @rule campaign 9.7 */
export function leave(work: CampaignWork, { who }: CampaignDecisionOf<'leave'>): void {
  const { week } = work;
  const lastPlayed = week.published ? week.n : week.n - 1;
  work.patch({
    players: work.campaign.players.map((player) =>
      player.id === who ? { ...player, left: Math.max(lastPlayed, player.joined - 1) } : player,
    ),
  });
  replan(work);
  if (!week.published) return work.patchWeek({ absent: work.week.absent.filter((id) => id !== who) });
  if (!week.scored && !week.absent.includes(who) && gameOf(week, who)?.stage !== 'done') setAttendance(work, who, true);
}

const restarted = (game: Game): Game => ({
  ...game,
  stage: 'cards',
  stirred: true,
  hands: {},
  sealed: {},
  early: {},
  late: false,
  lapsed: {},
  owed: {},
  asking: [],
});

function setAttendance(work: CampaignWork, leaver: PlayerId, absent: boolean): void {
  const { week } = work;
  work.patchWeek({ absent: absent ? [...week.absent, leaver] : week.absent.filter((id) => id !== leaver) });
  const game = gameOf(work.week, leaver);
  if (!game) return;
  const { hands, ...rest } = game;
  const missed = { ...game.lapsed, [leaver]: unplayed(game, leaver) };
  const otherHands = Object.fromEntries(Object.entries(hands).filter(([player]) => player !== leaver));
  work.patchWeek({
    games: work.week.games.map((table) =>
      table.id !== game.id
        ? table
        : absent
          ? { ...rest, hands: otherHands, lapsed: missed, stirred: true }
          : { ...restarted(table), substitutes: table.substitutes },
    ),
  });
}

export function refuseAbsent(campaign: Campaign, { who, absent }: CampaignDecisionOf<'absent'>): Reason | null {
  const week = currentWeek(campaign);
  if (!playersInWeek(campaign).includes(who)) return no('no-such-player', '9.6', { player: who });
  if (week.scored || week.absent.includes(who) === absent) return no('absent-already', '9.6', { player: who });
  const game = gameOf(week, who);
  if (game?.result) return no('game-over', '9.6');
  if (!absent && (game?.plays.length ?? 0) > 0) return no('cards-on-the-table', '9.6');
  return !absent && playerOf(campaign, who)?.left === week.n ? no('no-such-player', '9.7', { player: who }) : null;
}

/**
 * * Marks a player as absent or present. An absent player loses with no points; an opponent left alone wins, or joins another table.
 * @rule campaign 9.6
 */
export const setAbsent = (work: CampaignWork, { who, absent }: CampaignDecisionOf<'absent'>): void => setAttendance(work, who, absent);

export function refuseJoinTable(campaign: Campaign, { who, game: id }: CampaignDecisionOf<'join-table'>): Reason | null {
  const week = currentWeek(campaign);
  const game = week.games.find((candidate) => candidate.id === id);
  if (!game || week.scored) return no('no-such-game', '9.6');
  if (!playersInWeek(campaign).includes(who) || week.absent.includes(who) || week.bystanders.includes(who))
    return no('no-such-player', '9.6', { player: who });
  const seated = gameOf(week, who);
  if (!seated || seated.id === id || present(week, seated).length > 1) return no('has-an-opponent', '9.6', { player: who });
  if (seated.plays.length > 0) return no('cards-on-the-table', '9.6');
  if (game.stage !== 'cards' || Object.keys(game.hands).length > 0) return no('game-under-way', '9.6');
  return present(week, game).length > 3 ? no('table-of-two-to-four', '9.5') : null;
}

/** Moves a player without an opponent to another table. @rule campaign 9.5 9.6 */
export function joinTable(work: CampaignWork, { who, game: id }: CampaignDecisionOf<'join-table'>): void {
  const games = work.week.games.map((game) => {
    if (game.id === id) return restarted({ ...game, players: [...game.players, who] });
    return game.players.includes(who) ? { ...game, players: game.players.filter((player) => player !== who), stirred: true } : game;
  });
  work.patchWeek({ games });
}
