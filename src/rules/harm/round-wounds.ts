import type { Play } from '../play.ts';
import { SIDES, type BySide, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Mod } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';

/** True if a model has suffered wounds in a round of melee under way. */
export const isHurtInRound = (play: Play, model: ModelId): boolean =>
  play.match.stack.some(
    (frame) => frame.kind === 'melee' && SIDES.some((side) => frame.fighters[side] === model && frame.suffered[side] > 0),
  );

/** Starts the effects on a model that begin when it is wounded in a round of melee. */
export function takeHold(play: Play, to: ModelId): void {
  const { lasting } = play.model(to);
  const waits = (mod: Mod): boolean => mod.mod === 'unhealed' && mod.once !== undefined;
  if (!lasting.some(({ mods }) => mods.some(waits))) return;
  play.patchModel(to, {
    lasting: lasting.map((effect) => (effect.mods.some(waits) ? { ...effect, mods: [{ mod: 'unhealed' }], until: 'turn' } : effect)),
  });
}

const sideOf = ({ fighters }: MeleeFrame, model: ModelId | null): Side | undefined => SIDES.find((side) => fighters[side] === model);

const plus = (sums: BySide<number>, side: Side | undefined, count: number): BySide<number> =>
  side ? { ...sums, [side]: sums[side] + count } : sums;

/**
 * Counts wounds for the rounds of melee under way: every wound of a fighter, from any cause, and every wound that a fighter causes to an enemy.
 * @rule END-5 CRD-22
 */
export function noteRoundWounds(play: Play, to: ModelId, dealer: ModelId | null, count: number): void {
  const causer = dealer !== null && !play.friends(dealer, to) ? dealer : null;
  const rounds = play.match.stack.filter((frame): frame is MeleeFrame => frame.kind === 'melee');
  if (rounds.some((frame) => sideOf(frame, to))) takeHold(play, to);
  if (!rounds.some((frame) => sideOf(frame, to) ?? sideOf(frame, causer))) return;
  play.setStack(
    play.match.stack.map((frame) => {
      if (frame.kind !== 'melee') return frame;
      const { suffered, caused = { attacker: 0, defender: 0 } } = frame;
      return { ...frame, suffered: plus(suffered, sideOf(frame, to), count), caused: plus(caused, sideOf(frame, causer), count) };
    }),
  );
}
