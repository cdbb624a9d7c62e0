import { hasGame } from './players.ts';
import { behind } from './outcome.ts';
import type { Week } from './terms/campaign.ts';
import type { PlayerId } from './terms/parts.ts';

const counted = (week: Week, player: PlayerId): { supports: number; sabotages: number } =>
  hasGame(week, player)
    ? { supports: behind(week, 'support', player).length, sabotages: behind(week, 'sabotage', player).length }
    : { supports: 0, sabotages: 0 };

/** How many campaign cards a player may choose: more for each support, fewer for each sabotage, within limits. @rule campaign 4.1 4.2 */
export function allowanceOf(week: Week, player: PlayerId): number {
  const { base, least, most } = week.settings.cards;
  const { supports, sabotages } = counted(week, player);
  return Math.min(most, Math.max(least, base + supports - sabotages));
}

/** Supports that would lead past the limit. Too many sabotages never cost anything. @rule campaign 4.3 */
export function overSupport(week: Week, player: PlayerId): number {
  const { base, most } = week.settings.cards;
  const { supports, sabotages } = counted(week, player);
  const taken = week.settings.overSupport === 'net' ? sabotages : 0;
  return Math.max(0, base + supports - taken - most);
}
