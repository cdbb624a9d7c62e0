import type { Reason } from '../../rules/terms/reason.ts';
import { barredCharacters } from '../attacks/declare.ts';
import { fieldOf, present, rosterOf } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Game, Week } from '../terms/campaign.ts';
import type { PlayerId, GameResult, GameSide } from '../terms/parts.ts';

const count = (value: number | undefined): boolean => value === undefined || (Number.isInteger(value) && value >= 0);

function refuseFielded(campaign: Campaign, week: Week, game: Game, player: PlayerId, { fielded = [] }: GameSide): Reason | null {
  const { characters } = rosterOf(campaign, player, week.n);
  const stranger = fielded.find((character) => !characters.includes(character));
  if (stranger !== undefined) return no('not-on-roster', '5.5', { player, character: stranger });
  const twice = fielded.find((character, index) => fielded.indexOf(character) !== index);
  if (twice !== undefined) return no('fielded-twice', '5.5', { player, character: twice });
  const most = fieldOf(week, game);
  if (fielded.length > most) return no('too-many-fielded', '2.2', { player, most });
  const kept = fielded.find((character) => barredCharacters(week, player).includes(character));
  return kept === undefined ? null : no('kept-from-field', '8.4a 8.4d', { player, character: kept });
}

function refuseSide(campaign: Campaign, week: Week, game: Game, player: PlayerId, side: GameSide): Reason | null {
  const { stones, slain = [], carried = {}, kills, deaths, fielded } = side;
  const numbers = [stones, kills, deaths, ...Object.values(carried)];
  if (!numbers.every(count)) return no('not-a-count', '5.5', { player });
  if (Object.values(carried).reduce((sum, number) => sum + number, 0) > stones) return no('more-carried-than-held', '5.5', { player });
  const refused = refuseFielded(campaign, week, game, player, side);
  if (refused) return refused;
  for (const { character, by } of slain) {
    const facts = campaign.catalogue.characters[character];
    if (!facts) return no('unknown-character', '7.3', { character });
    if (fielded && !facts.summoned && !fielded.includes(character)) return no('slain-not-fielded', '7.3', { player, character });
    if (by && !game.players.includes(by.player)) return no('no-such-player', '7.3', { player: by.player });
  }
  return null;
}

/**
 * The reason why a result is not possible; null otherwise. It has a side for every player present and no other, and no more moonstones than
 * there are. @rule campaign 5.5 10.5
 */
export function refuseResult(campaign: Campaign, week: Week, game: Game, { sides, suddenDeath, conceded = [] }: GameResult): Reason | null {
  const players = present(week, game);
  const missing = players.find((player) => !Object.hasOwn(sides, player));
  if (missing !== undefined) return no('side-missing', '5.5', { player: missing });
  const strange = [...Object.keys(sides), ...conceded, ...(suddenDeath === undefined ? [] : [suddenDeath])].find(
    (player) => !players.includes(player),
  );
  if (strange !== undefined) return no('no-such-player', '5.5', { player: strange });
  for (const [player, side] of Object.entries(sides)) {
    const refused = refuseSide(campaign, week, game, player, side);
    if (refused) return refused;
  }
  const total = Object.values(sides).reduce((sum, { stones }) => sum + stones, 0);
  return total > week.settings.stones ? no('too-many-stones', '2.3', { held: total, most: week.settings.stones }) : null;
}
