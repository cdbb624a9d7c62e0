import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { currentWeek, fieldOf, gameOf, hasGame, opponentsOf, playersInWeek, rosterOf } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Week } from '../terms/campaign.ts';
import type { AttackOrder, PlayerId } from '../terms/parts.ts';

/**
 * A player's remaining attack points of the whole campaign. An attempt costs points whatever its result; attacks that are not revealed yet
 * are not counted. @rule campaign 8.1 8.3
 */
export function attackPoints(campaign: Campaign, player: PlayerId): number {
  const spent = campaign.weeks.flatMap((week) =>
    week.attacks.filter(({ by }) => by === player).map(({ kind }) => week.settings.attacks.cost[kind]),
  );
  return currentWeek(campaign).settings.attacks.points - spent.reduce((sum, cost) => sum + cost, 0);
}

/** True if a character was attacked successfully in the week before. @rule campaign 8.4e */
const struckLastWeek = (campaign: Campaign, target: PlayerId, character: CharacterId): boolean =>
  campaign.weeks
    .filter(({ n }) => n === currentWeek(campaign).n - 1)
    .some(({ attacks }) =>
      attacks.some((attack) => attack.target === target && attack.character === character && attack.resolved?.success),
    );

/** True if attacks are part of a week. @rule campaign 8.4f 8.5 */
export const attacksIn = ({ n, final, settings: { attacks } }: Week): boolean =>
  attacks.on && (n > 1 || attacks.inFirstWeek) && (!final || attacks.inFinalWeek);

/** The reason why a player cannot be attacked; null otherwise. @rule campaign 8.2 9.4 */
export function refuseAttackTarget(campaign: Campaign, attacker: PlayerId, target: PlayerId): Reason | null {
  const week = currentWeek(campaign);
  if (!playersInWeek(campaign).includes(target)) return no('no-such-player', '8.2', { player: target });
  if (target === attacker) return no('own-target', '8.2', { player: target });
  if (opponentsOf(week, attacker).includes(target)) return no('own-opponent', '8.2', { player: target });
  return hasGame(week, target) ? null : no('target-has-no-game', '9.4', { player: target });
}

/** The reason why a character cannot be attacked; null otherwise. @rule campaign 8.2 8.4e */
export function refuseVictim(campaign: Campaign, target: PlayerId, character: CharacterId): Reason | null {
  if (!rosterOf(campaign, target).characters.includes(character)) return no('not-on-roster', '8.2', { character });
  return struckLastWeek(campaign, target, character) ? no('attacked-last-week', '8.4e', { character }) : null;
}

/** The reason why an attack cannot be declared; null otherwise. A player declares at most one a week. @rule campaign 8.1 8.2 8.4e 8.4f 8.5 */
export function refuseAttack(campaign: Campaign, attacker: PlayerId, { kind, target, character }: AttackOrder): Reason | null {
  const week = currentWeek(campaign);
  if (!attacksIn(week)) return no('no-attacks-this-week', '8.4f 8.5');
  const refused = refuseAttackTarget(campaign, attacker, target);
  if (refused) return refused;
  const unfit = refuseVictim(campaign, target, character);
  if (unfit) return unfit;
  const cost = week.settings.attacks.cost[kind];
  const points = attackPoints(campaign, attacker);
  return cost > points ? no('attack-points', '8.1', { cost, points }) : null;
}

/** Characters that may not be fielded this week: victims of an abduction and bodyguards. @rule campaign 8.4a 8.4d */
export const barredCharacters = (week: Week, player: PlayerId): CharacterId[] =>
  week.attacks
    .filter(({ target }) => target === player)
    .flatMap(({ bodyguard, resolved, character }) => [
      ...(bodyguard ? [bodyguard] : []),
      ...(resolved?.success === true && resolved.as === 'abduction' ? [character] : []),
    ]);

/** Wounds with which characters begin, by the rules alone: a model always keeps its last box. @rule campaign 8.4c */
export const woundsAtStart = (week: Week, player: PlayerId): Record<CharacterId, number> =>
  Object.fromEntries(
    week.attacks
      .filter(({ target, resolved }) => target === player && resolved?.success === true && resolved.as === 'assault')
      .map(({ character }) => [character, week.settings.attacks.wounds]),
  );

/** True if a player could still field enough characters without these. @rule campaign 8.4d */
export function canSpare(campaign: Campaign, player: PlayerId, without: readonly CharacterId[]): boolean {
  const week = currentWeek(campaign);
  const { characters } = rosterOf(campaign, player);
  const game = gameOf(week, player);
  const size = game ? fieldOf(week, game) : 0;
  return characters.filter((character) => !without.includes(character)).length >= size;
}
