import { hasGame } from './players.ts';
import { schemersOf } from './outcome.ts';
import type { Week } from './terms/campaign.ts';
import type { PlayerId } from './terms/parts.ts';

const schemeCounts = (week: Week, player: PlayerId): { supports: number; sabotages: number } =>
  hasGame(week, player)
    ? { supports: schemersOf(week, 'support', player).length, sabotages: schemersOf(week, 'sabotage', player).length }
    : { supports: 0, sabotages: 0 };

/** The number of campaign cards that a player may choose: more for each support, fewer for each sabotage, within limits. @rule campaign 4.1 4.2 */
export function allowanceOf(week: Week, player: PlayerId): number {
  const { base, least, most } = week.settings.cards;
  const { supports, sabotages } = schemeCounts(week, player);
  return Math.min(most, Math.max(least, base + supports - sabotages));
}

/** The number of supports beyond the limit of cards. Sabotages beyond it cost nothing. @rule campaign 4.3 */
export function overSupport(week: Week, player: PlayerId): number {
  const { base, most } = week.settings.cards;
  const { supports, sabotages } = schemeCounts(week, player);
  const subtracted = week.settings.overSupport === 'net' ? sabotages : 0;
  return Math.max(0, base + supports - subtracted - most);
}
