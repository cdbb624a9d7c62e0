import { lookAt } from '../../rules/look-at.ts';
import { boards } from '../../cards/index.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { refuseCharacter } from '../../rules/setup/eligible.ts';
import { newMatch } from '../../rules/setup/new-match.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { reason, type Reason } from '../../rules/terms/reason.ts';
import type { HouseRules } from '../../ui/contexts/library-port.ts';

// The cards, boards and troupes for a new match: loaded after the first screen is drawn.

export { boards };
export { playable, shelfOf, workshop } from './workshop.ts';

/** The reason why a character may not join the chosen ones; null when it may. @rule SET-8 SET-12 SET-14 SET-16 SET-17 */
export function refusePick(
  cards: Catalogue,
  character: CharacterId,
  faction: Faction,
  chosen: readonly CharacterId[],
  options: HouseRules,
): Reason | null {
  const bare = newMatch({ seats: [{}, {}], options, terrain: [], seed: '', start: 'setup' }, cards);
  const refused = refuseCharacter(lookAt(bare, cards), character, faction);
  if (refused) return refused;
  if (chosen.includes(character)) return reason('twice-in-troupe', ['SET-14'], { character });
  const size = bare.order.options.troupeSize;
  return chosen.length < size ? null : reason('troupe-size', ['SET-8', 'SET-10'], { size, chosen: chosen.length });
}
