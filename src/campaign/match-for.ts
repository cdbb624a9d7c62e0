import type { Happening } from '../rules/terms/happening.ts';
import type { CharacterId, ModelId } from '../rules/terms/ids.ts';
import type { Match, Options, SeatSetup } from '../rules/terms/match.ts';
import { keptOut } from './attacks/declare.ts';
import { fieldOf, gameById, playerOf, present, rosterOf } from './players.ts';
import type { Campaign } from './terms/campaign.ts';
import type { GameId, PlayerId, Result, Side, Slain } from './terms/parts.ts';

/** Seats and options of a match for a game of the campaign. It holds every hand: for the app alone, never for a screen. */
export interface CampaignMatch {
  players: PlayerId[];
  seats: SeatSetup[];
  options: Partial<Options>;
}

/** How the app's match is set up for a game: rosters without those who are kept away, upgrades, cards chosen and not played. @rule campaign 2.2 2.3 4.7 5.5 8.4a */
export function matchFor(campaign: Campaign, id: GameId): CampaignMatch | null {
  const found = gameById(campaign, id);
  if (!found || found.game.stage !== 'play') return null;
  const { week, game } = found;
  const players = week.order.filter((player) => present(week, game).includes(player));
  const fit = players.map((player) =>
    rosterOf(campaign, player, week.n).characters.filter((character) => !keptOut(week, player).includes(character)),
  );
  const seats = players.map((player, seat): SeatSetup => {
    const faction = playerOf(campaign, player)?.faction;
    const { upgrades } = rosterOf(campaign, player, week.n);
    const cards = (game.hands[player] ?? []).filter((card) => !game.plays.some((play) => play.player === player && play.card === card));
    return {
      ...(faction ? { faction } : {}),
      troupe: fit[seat] ?? [],
      upgrades: Object.fromEntries(Object.entries(upgrades).filter(([character]) => fit[seat]?.includes(character))),
      cards,
    };
  });
  const field = fieldOf(week, game);
  // Everybody is asked for markers alike, whatever is held (4.7).
  const objectiveMarkers = true;
  const troupeSize = Math.max(...fit.map((characters) => characters.length));
  return { players, seats, options: { stones: week.settings.stones, troupeSize, field, objectiveMarkers } };
}

/** The character a model was brought as: its id outlives every transformation. */
const characterOf = (model: ModelId): CharacterId => model.slice(model.indexOf(':') + 1).split('#')[0] ?? model;

/** The slain, each with whoever wounded it last. */
function slainIn(match: Match, events: readonly Happening[], whose: (model: ModelId) => Slain['by']): { seat: number; slain: Slain }[] {
  const last = new Map<ModelId, ModelId | null>();
  return events.flatMap((event) => {
    if (event.what === 'wounded') last.set(event.model, event.by);
    if (event.what !== 'slain') return [];
    const seat = match.table.models[event.model]?.seat ?? -1;
    const killer = last.get(event.model) ?? null;
    const by = killer === null ? undefined : whose(killer);
    return [{ seat, slain: { character: characterOf(event.model), ...(by ? { by } : {}) } }];
  });
}

/**
 * What a finished match brings to the campaign: stones, by whom they are carried, who was fielded and slain, and by whom. Who was only
 * summoned is left out. `events`: those of the entries in force; `players`: by seat.
 * @rule campaign 5.5 7.3
 */
export function resultOf(id: string, match: Match, events: readonly Happening[], players: readonly PlayerId[]): Result {
  const { result, seats } = match.order;
  const brought = (seat: number, character: CharacterId): boolean => seats[seat]?.troupe.includes(character) === true;
  const all = slainIn(match, events, (model) => {
    const killer = match.table.models[model];
    const player = killer && players[killer.seat];
    if (!killer || player === undefined) return undefined;
    const character = characterOf(model);
    return { player, ...(brought(killer.seat, character) ? { character } : {}) };
  });
  const sides = players.map((player, seat): [PlayerId, Side] => {
    const own = Object.values(match.table.models).filter((model) => model.seat === seat && brought(seat, characterOf(model.id)));
    const held = match.table.stones.flatMap(({ holder }) => (holder === null ? [] : [holder]));
    const mine = held.filter((holder) => match.table.models[holder]?.controller === seat);
    const carried: Record<CharacterId, number> = {};
    for (const holder of mine.filter((model) => own.some((one) => one.id === model)))
      carried[characterOf(holder)] = (carried[characterOf(holder)] ?? 0) + 1;
    const slain = all.filter((one) => one.seat === seat && brought(seat, one.slain.character)).map((one) => one.slain);
    const fielded = own.filter(({ status }) => status !== 'reserve').map((model) => characterOf(model.id));
    return [player, { stones: mine.length, fielded, carried, slain }];
  });
  const sudden = result?.why === 'sudden-death' && result.winner !== 'draw' ? players[result.winner] : undefined;
  const conceded = players.filter((_, seat) => seats[seat]?.conceded);
  return {
    match: id,
    sides: Object.fromEntries(sides),
    ...(sudden === undefined ? {} : { suddenDeath: sudden }),
    ...(conceded.length > 0 ? { conceded } : {}),
  };
}
