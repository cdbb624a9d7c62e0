import type { Frame } from '../../terms/frame.ts';
import type { Json, ModelId } from '../../terms/ids.ts';
import { namedBy } from '../reading.ts';
import { over, whose, type Handlers } from '../work.ts';

/** The damage that waits beneath, with who suffers it instead of whom. */
function diverted(frame: Frame, victim: ModelId, taker: ModelId): Frame {
  if (frame.kind === 'melee') return { ...frame, diverted: { ...frame.diverted, [victim]: taker } };
  if (frame.kind !== 'effects') return frame;
  const now = (frame.bound['now'] ?? {}) as Record<string, Json>; // an object or nothing, by `bind` of the effects step
  const before = (now['diverted'] ?? {}) as Record<string, Json>;
  return { ...frame, bound: { ...frame.bound, now: { ...now, diverted: { ...before, [victim]: taker } } } };
}

export const redirectEffects: Pick<Handlers, 'redirect'> = {
  /** What is left after the victim's own reductions is marked as it is; the taker's armour does not lessen it again. @rule DMG-6 */
  redirect(work, { to }) {
    const { play, reading } = work;
    const [victim] = namedBy(reading, 'subject');
    const [taker] = whose(work, to);
    if (victim === undefined || taker === undefined) return over(0);
    const beneath = play.match.stack.length - 2;
    play.setStack(play.match.stack.map((frame, at) => (at === beneath ? diverted(frame, victim, taker) : frame)));
    return over(1);
  },
};
