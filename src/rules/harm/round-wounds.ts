import type { Play } from '../play.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Mod } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';

/** Whether a model has suffered wounds in a round of melee under way. */
export const isHurtInRound = (play: Play, model: ModelId): boolean =>
  play.match.stack.some(
    (frame) => frame.kind === 'melee' && SIDES.some((side) => frame.fighters[side] === model && frame.suffered[side] > 0),
  );

/** What was to hold once it is wounded in a round holds from now on. */
export function takeHold(play: Play, to: ModelId): void {
  const { lasting } = play.model(to);
  const waits = (mod: Mod): boolean => mod.mod === 'unhealed' && mod.once !== undefined;
  if (!lasting.some(({ mods }) => mods.some(waits))) return;
  play.patchModel(to, {
    lasting: lasting.map((one) => (one.mods.some(waits) ? { ...one, mods: [{ mod: 'unhealed' }], until: 'turn' } : one)),
  });
}

/** The rounds of melee under way count every wound of their fighters, whatever dealt it. @rule END-5 CRD-22 */
export function noteRoundWounds(play: Play, to: ModelId, count: number): void {
  const sideIn = ({ fighters }: MeleeFrame): Side | undefined => SIDES.find((side) => fighters[side] === to);
  if (!play.match.stack.some((frame) => frame.kind === 'melee' && sideIn(frame))) return;
  takeHold(play, to);
  play.setStack(
    play.match.stack.map((frame) => {
      const side = frame.kind === 'melee' ? sideIn(frame) : undefined;
      if (frame.kind !== 'melee' || !side) return frame;
      return { ...frame, suffered: { ...frame.suffered, [side]: frame.suffered[side] + count } };
    }),
  );
}
