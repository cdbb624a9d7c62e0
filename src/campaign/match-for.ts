import type { MatchResult } from '../rules/scoring/match-result.ts';
import type { Options } from '../rules/terms/options.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { SeatSetup } from '../rules/terms/setup.ts';
import { barredCharacters, woundsAtStart } from './attacks/declare.ts';
import { usedCards } from './cards/hands.ts';
import { fieldOf, gameById, playerOf, present, rosterOf } from './players.ts';
import type { Campaign } from './terms/campaign.ts';
import type { GameId, PlayerId, GameResult, GameSide, Slain } from './terms/parts.ts';

/** The setup of a match for a game of the campaign. It contains every hand, so only the app may read it, never a screen. */
export interface CampaignMatch {
  players: PlayerId[];
  seats: SeatSetup[];
  options: Partial<Options>;
  /** Wounds with which characters begin, by seat, before their boxes are considered. */
  wounds: Record<CharacterId, number>[];
}

/**
 * The setup of the app's match for a game: rosters without absent characters, upgrades, unplayed and crossed-off cards, wounds of an
 * assault. @rule campaign 2.2 2.3 4.5 4.7 4.8 5.5 8.4a 8.4c
 */
export function matchFor(campaign: Campaign, id: GameId): CampaignMatch | null {
  const entry = gameById(campaign, id);
  if (!entry || entry.game.stage !== 'play') return null;
  const { week, game } = entry;
  const players = week.order.filter((player) => present(week, game).includes(player));
  const eligible = players.map((player) =>
    rosterOf(campaign, player, week.n).characters.filter((character) => !barredCharacters(week, player).includes(character)),
  );
  const seats = players.map((player, seat): SeatSetup => {
    const faction = playerOf(campaign, player)?.faction;
    const { upgrades } = rosterOf(campaign, player, week.n);
    const cards = (game.hands[player] ?? []).filter((card) => !game.plays.some((play) => play.player === player && play.card === card));
    const crossedOff = usedCards(campaign, player);
    return {
      ...(faction ? { faction } : {}),
      troupe: eligible[seat] ?? [],
      upgrades: Object.fromEntries(Object.entries(upgrades).filter(([character]) => eligible[seat]?.includes(character))),
      cards,
      ...(crossedOff.length > 0 ? { crossedOff } : {}),
    };
  });
  const field = fieldOf(week, game);
  // The match asks all players for markers, so that the question does not reveal a card (4.7).
  const objectiveMarkers = true;
  const { stones, markers: markerEnergy } = week.settings;
  const troupeSize = Math.max(...eligible.map((characters) => characters.length));
  const wounds = players.map((player) => woundsAtStart(week, player));
  return { players, seats, options: { stones, troupeSize, field, objectiveMarkers, markerEnergy }, wounds };
}

/** The result of one seat: its characters, their moonstones, and its losses with their slayers. */
function sideOf({ seats, characters }: MatchResult, seat: number, players: readonly PlayerId[]): GameSide {
  const fielded = characters.filter((character) => character.seat === seat);
  const slain = fielded.flatMap(({ character, deaths, slainBy }): Slain[] => {
    const player = slainBy ? players[slainBy.seat] : undefined;
    const slayer = player === undefined ? undefined : { player, ...(slainBy?.character ? { character: slainBy.character } : {}) };
    return deaths ? [{ character, ...(slayer ? { by: slayer } : {}) }] : [];
  });
  return {
    stones: seats[seat]?.stones ?? 0,
    fielded: fielded.filter(({ status }) => status !== 'reserve').map(({ character }) => character),
    carried: Object.fromEntries(fielded.filter(({ stones }) => stones > 0).map(({ character, stones }) => [character, stones])),
    slain,
  };
}

/** The result of a finished match for the campaign. `players` are in the order of seats. @rule campaign 5.5 7.3 */
export function resultOf(id: string, matchResult: MatchResult, players: readonly PlayerId[]): GameResult {
  const { result, seats } = matchResult;
  const sudden = result?.why === 'sudden-death' && result.winner !== 'draw' ? players[result.winner] : undefined;
  const conceded = players.filter((_, seat) => seats[seat]?.conceded);
  return {
    match: id,
    sides: Object.fromEntries(players.map((player, seat) => [player, sideOf(matchResult, seat, players)])),
    ...(sudden === undefined ? {} : { suddenDeath: sudden }),
    ...(conceded.length > 0 ? { conceded } : {}),
  };
}
