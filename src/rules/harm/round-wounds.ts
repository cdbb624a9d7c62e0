import type { Play } from '../play.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';

/** The rounds of melee under way count every wound of their fighters, whatever dealt it. @rule END-5 CRD-22 */
export function noteRoundWounds(play: Play, to: ModelId, count: number): void {
  const sideIn = ({ fighters }: MeleeFrame): Side | undefined => SIDES.find((side) => fighters[side] === to);
  if (!play.match.stack.some((frame) => frame.kind === 'melee' && sideIn(frame))) return;
  play.setStack(
    play.match.stack.map((frame) => {
      const side = frame.kind === 'melee' ? sideIn(frame) : undefined;
      if (frame.kind !== 'melee' || !side) return frame;
      return { ...frame, suffered: { ...frame.suffered, [side]: frame.suffered[side] + count } };
    }),
  );
}
