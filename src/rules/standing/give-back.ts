import type { Play } from '../play.ts';
import { SIDES, type Frame } from '../terms/frame.ts';

/**
 * Gives back what an ended frame had: melee cards to their deck, arcane cards aside until the action is over, a model to the seat that controlled it.
 * @rule MEL-23 ABL-9 ARC-36 CTL-1
 */
export function giveBack(play: Play, ended: Frame): void {
  if (ended.kind === 'melee') {
    const laid = SIDES.flatMap((side) => [ended.laid[side] ?? [], ended.second?.[side] ?? []].flat());
    play.returnMelee([...ended.hands.attacker, ...ended.hands.defender, ...laid, ...ended.discard]);
  }
  if (ended.kind === 'arcane') play.setAside([...ended.hand, ...ended.resist, ...ended.discard, ...(ended.laid ? [ended.laid] : [])]);
  if (ended.kind === 'effects') play.setAside(ended.flipped);
  if (ended.kind === 'action') play.patchModel(ended.model, { controller: ended.owner });
}
