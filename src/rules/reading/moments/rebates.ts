import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { ModelId } from '../../terms/ids.ts';
import { textOf } from '../../printed/text-of.ts';
import { noteUse } from '../../printed/uses.ts';
import { mayTrigger, triggered } from './triggers.ts';

// Texts that may lower the cost of an arcane ability. A player who can pay in full is asked; one who cannot must use them.

/** By how much a text lowers the cost; 0 for every other text. */
export function rebateIn(look: Look, { text }: Pick<EffectsFrame, 'text'>): number {
  const [first] = textOf(look, text);
  if (first?.do !== 'refund') return 0;
  return first.energy === 'all' ? Infinity : first.energy;
}

/** The texts that could lower the cost of an arcane ability at these targets now. */
const rebates = (look: Look, originator: ModelId, targets: readonly ModelId[]): EffectsFrame[] =>
  triggered(look, { on: 'uses-arcane', originator, targets: [...targets] }).filter((frame) => rebateIn(look, frame) > 0);

/** By how much texts can lower the cost of an arcane ability at these targets. @rule CHR-7 */
export const rebateAt = (look: Look, originator: ModelId, targets: readonly ModelId[]): number =>
  rebates(look, originator, targets).reduce((sum, frame) => sum + rebateIn(look, frame), 0);

/** The greatest reduction of the cost at any target. */
export const mostRebate = (look: Look, originator: ModelId): number =>
  mayTrigger(look, { on: 'uses-arcane', originator, targets: [] })
    ? Math.max(rebateAt(look, originator, []), ...look.onBoard.map(({ id }) => rebateAt(look, originator, [id])))
    : 0;

/** Uses as many of these texts as are needed to pay; returns the reduction, and the frames of their other effects. @rule CHR-7 */
export function useRebates(
  play: Play,
  originator: ModelId,
  targets: readonly ModelId[],
  lacking: number,
): { saved: number; frames: EffectsFrame[] } {
  let saved = 0;
  const frames: EffectsFrame[] = [];
  for (const frame of rebates(play, originator, targets)) {
    if (saved >= lacking) break;
    saved += rebateIn(play, frame);
    noteUse(play, frame.model, frame.ability);
    play.emit({ what: 'used', model: frame.model, ability: frame.ability });
    const { offer: _offer, ...text } = frame;
    const { trigger: _trigger, ...bound } = frame.bound;
    if (textOf(play, frame.text).length > 1) frames.push({ ...text, bound, place: [1] });
  }
  return { saved, frames };
}
