import type { Play } from '../play.ts';
import { isAction } from '../reading/action-span.ts';
import type { EffectsFrame } from '../terms/frame.ts';

/** Makes a text wait until the outermost action under way is over; it speaks before anything else goes on. @rule ACT-18 ABL-26 */
export function waitFor(play: Play, text: EffectsFrame): void {
  const { stack } = play.match;
  const below = Math.max(0, stack.findIndex(isAction) - 1); // the frame under the action
  const waiting: EffectsFrame = { ...text, afterAction: true };
  play.setStack(stack.map((frame, index) => (index === below ? { ...frame, pending: [...(frame.pending ?? []), waiting] } : frame)));
}
