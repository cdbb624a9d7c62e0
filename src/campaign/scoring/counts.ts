import { present, rosterOf } from '../players.ts';
import type { Campaign, Game, Week } from '../terms/campaign.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { PlayerId, GameSide, Slain } from '../terms/parts.ts';
import type { CharacterCount, Matchup } from '../terms/view.ts';
import { outcomesOf } from '../outcome.ts';

export const scoredGames = (campaign: Campaign): { week: Week; game: Game }[] =>
  campaign.weeks.filter(({ scored }) => scored).flatMap((week) => week.games.map((game) => ({ week, game })));

/** The slain characters that count: each once, without summoned ones. @rule campaign 7.3 */
export function slainOf(campaign: Campaign, side: GameSide): Slain[] {
  const listed = side.slain ?? [];
  return listed.filter(
    ({ character }, index) =>
      campaign.catalogue.characters[character]?.summoned !== true && listed.findIndex((entry) => entry.character === character) === index,
  );
}

/** Kills and deaths of one player in one game. A character slain by a friend or by no model is a death and not a kill. @rule campaign 7.3 */
export function killsAndDeaths(campaign: Campaign, game: Game, player: PlayerId): { kills: number; deaths: number } {
  const sides = game.result?.sides ?? {};
  const ownSide = sides[player];
  const deaths = ownSide?.slain ? slainOf(campaign, ownSide).length : (ownSide?.deaths ?? 0);
  const recorded = Object.entries(sides).filter(([opponent, side]) => opponent !== player && side.slain !== undefined);
  const kills = recorded.reduce((sum, [, side]) => sum + slainOf(campaign, side).filter(({ by }) => by?.player === player).length, 0);
  return { deaths, kills: recorded.length > 0 ? kills : (ownSide?.kills ?? 0) };
}

/** Games, kills, deaths and moonstones of every character. A kill by a summoned character counts for the player only. @rule campaign 5.5 7.3 */
export function characterCounts(campaign: Campaign): CharacterCount[] {
  const counts = new Map<string, CharacterCount>();
  const count = (player: PlayerId, character: CharacterId, part: Partial<CharacterCount>): void => {
    if (campaign.catalogue.characters[character]?.summoned === true) return;
    const key = `${player}:${character}`;
    const old = counts.get(key) ?? { player, character, games: 0, kills: 0, deaths: 0, stones: 0 };
    counts.set(key, {
      ...old,
      games: old.games + (part.games ?? 0),
      kills: old.kills + (part.kills ?? 0),
      deaths: old.deaths + (part.deaths ?? 0),
      stones: old.stones + (part.stones ?? 0),
    });
  };
  for (const player of campaign.players) for (const character of rosterOf(campaign, player.id).characters) count(player.id, character, {});
  for (const { game } of scoredGames(campaign)) {
    for (const [player, side] of Object.entries(game.result?.sides ?? {})) {
      for (const character of side.fielded ?? []) count(player, character, { games: 1 });
      for (const [character, stones] of Object.entries(side.carried ?? {})) count(player, character, { stones });
      for (const { character, by } of slainOf(campaign, side)) {
        count(player, character, { deaths: 1 });
        if (by?.character !== undefined && by.player !== player) count(by.player, by.character, { kills: 1 });
      }
    }
  }
  return [...counts.values()];
}

/** Games and wins for each pair of players. */
export function matchups(campaign: Campaign): Matchup[] {
  const met = new Map<string, Matchup>();
  for (const { week, game } of scoredGames(campaign)) {
    const attending = present(week, game);
    if (!game.result) continue;
    const outcomes = outcomesOf(week, game);
    for (const [index, rival] of attending.entries()) {
      for (const opponent of attending.slice(index + 1)) {
        const players: [PlayerId, PlayerId] = rival < opponent ? [rival, opponent] : [opponent, rival];
        const old = met.get(players.join()) ?? { players, games: 0, won: [0, 0], drawn: 0 };
        const [first, second] = players.map((player) => (outcomes[player] === 'won' ? 1 : 0));
        met.set(players.join(), {
          players,
          games: old.games + 1,
          won: [old.won[0] + (first ?? 0), old.won[1] + (second ?? 0)],
          drawn: old.drawn + (outcomes[rival] !== 'won' && outcomes[opponent] !== 'won' ? 1 : 0),
        });
      }
    }
  }
  return [...met.values()];
}
