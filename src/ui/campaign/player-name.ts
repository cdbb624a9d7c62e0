import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import { isolated } from '../../words/language/isolated.ts';

/** What a player of a campaign is called in a sentence and beside numbers; by the id where nobody has it. */
export const playerName = ({ players }: Pick<CampaignView, 'players'>, player: PlayerId): string =>
  isolated(players.find(({ id }) => id === player)?.name ?? player);
