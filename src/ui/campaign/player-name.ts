import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';

/** The name of a player of a campaign, isolated for use in sentences and beside numbers; the id for an unknown player. */
export const playerName = ({ players }: Pick<CampaignView, 'players'>, player: PlayerId): string =>
  isolatedName(players.find(({ id }) => id === player)?.name ?? player);
