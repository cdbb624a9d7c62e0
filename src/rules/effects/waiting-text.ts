import type { Play } from '../play.ts';
import { isAction } from '../reading/action-span.ts';
import type { EffectsFrame } from '../terms/frame.ts';

/** Has a text wait until the action under way is over, with all actions inside it: it speaks before anything else goes on. @rule ACT-18 ABL-26 */
export function waitFor(play: Play, text: EffectsFrame): void {
  const { stack } = play.match;
  const below = Math.max(0, stack.findIndex(isAction) - 1); // what the action has been laid upon
  const waiting: EffectsFrame = { ...text, afterAction: true };
  play.setStack(stack.map((frame, index) => (index === below ? { ...frame, pending: [...(frame.pending ?? []), waiting] } : frame)));
}
