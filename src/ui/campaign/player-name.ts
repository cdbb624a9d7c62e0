import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';

/** What a player of a campaign is called in a sentence and beside numbers; by the id where nobody has it. */
export const playerName = ({ players }: Pick<CampaignView, 'players'>, player: PlayerId): string =>
  isolatedName(players.find(({ id }) => id === player)?.name ?? player);
