import { entry, ledgerCount, tally } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Character } from '../terms/card-language.ts';
import { names } from '../terms/card-language/nodes.ts';
import type { ModelId } from '../terms/ids.ts';

// The wounds of the action under way, which some texts ignore. The ledger counts them.

// Cards never change while they are in play.
const known = new WeakMap<Character, boolean>();

/** True if a card has a text that needs the wounds from before an action. */
function asks(character: Character): boolean {
  const answer = known.get(character) ?? names(character.abilities, 'earlier-wounds');
  known.set(character, answer);
  return answer;
}

/** True if an action is under way: of the active model, or one that a text or a card gives at any time. */
export const isActing = ({ game, match: { stack } }: Look): boolean =>
  game.step === 'activation.act' || stack.some(({ kind }) => kind === 'action' || kind === 'melee');

/** Counts wounds that an action has marked on a model. @rule CRD-22 */
export function noteActionWounds(play: Play, model: ModelId, count: number): void {
  if (!isActing(play) || !asks(play.character(model))) return;
  tally(play, [entry.wounds(model)], count);
}

/** The wounds on a model without those of the action under way. @rule CRD-22 */
export const earlierWounds = (look: Look, model: ModelId): number =>
  Math.max(0, look.model(model).wounds - ledgerCount(look, entry.wounds(model)));
