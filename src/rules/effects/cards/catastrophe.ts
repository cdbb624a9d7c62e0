import type { Play } from '../../play.ts';
import { again, exit, type Then } from '../../step.ts';
import type { Eff } from '../../terms/card-language.ts';
import { doing, names } from '../../terms/card-language/nodes.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { ModelId } from '../../terms/ids.ts';
import { cardOffers } from '../../printed/card-offers.ts';
import { noteCatastrophe } from '../../printed/deeds.ts';
import { effectsFrame, textBelow, textOf } from '../../printed/text-of.ts';
import { ignores } from '../../reading/stats.ts';
import { triggered } from '../../reading/moments/triggers.ts';

// Every catastrophe is handled alike, whether it was claimed, replaced a lie, was caused by a text or flipped: it has its own frame, with one
// moment before it and one after it, and counts once unless it is averted.

/**
 * The models that ignore the harm of a catastrophe: all that may, but the model that suffers it only if its player has chosen so (`asked`).
 * @rule ARC-49
 */
const sparedBy = (play: Play, { catastrophe }: EffectsFrame, asked: readonly ModelId[] = []): ModelId[] => [
  ...asked,
  ...play.onBoard.map(({ id }) => id).filter((id) => id !== catastrophe?.of && ignores(play, id, 'catastrophe')),
];

/** True if a catastrophe does anything to the model that suffers it, so that the model has something to ignore. */
export const fallsOnItsOwn = (play: Play, { text }: EffectsFrame): boolean => {
  const list = textOf(play, text);
  return names(list, 'self') || names(list, 'each') || doing(list, 'spend').length > 0;
};

/** The model that suffers the catastrophe ignores it; the rest of the text happens. @rule ARC-49 */
export function ignoreIt(play: Play, { catastrophe }: EffectsFrame): void {
  if (catastrophe) play.patchTop<EffectsFrame>({ offer: undefined, catastrophe: { ...catastrophe, spared: [catastrophe.of] } });
}

/** True if a catastrophe wounds the model that suffers it, so that a card may turn the wounds on another model. @rule CMP-7 */
const hurts = (text: readonly Eff[]): boolean => doing(text, 'wound').some(({ to }) => to === 'self');

/**
 * Handles the stages before a catastrophe runs: first the texts that may avert it or turn its wounds on another model. Null once it runs.
 * @rule CMP-7 CMP-9
 */
export function catastropheComes(play: Play, frame: EffectsFrame): Then<'ended'> | null {
  const { catastrophe } = frame;
  if (!catastrophe) return null;
  const { of, stage, flipped = false } = catastrophe;
  switch (stage) {
    case 'averted':
      return exit('ended');
    case 'coming': {
      const answers = triggered(play, { on: 'catastrophe', at: 'before', model: of, flipped, wounds: 0 });
      const turned = hurts(textOf(play, frame.text)) ? cardOffers(play, 'catastrophe', of, () => ({ originator: of })) : [];
      play.patchTop<EffectsFrame>({ catastrophe: { ...catastrophe, stage: 'asked' } });
      play.pend([...answers, ...turned]);
      return again;
    }
    case 'asked':
      play.patchTop<EffectsFrame>({ catastrophe: { ...catastrophe, stage: 'running', spared: sparedBy(play, frame, catastrophe.spared) } });
      noteCatastrophe(play, of);
      return null;
    case 'running':
    case 'over':
      return null;
  }
}

/** Ends the turning of wounds on another model, which holds for one catastrophe only. */
function turnNoMore(play: Play, bearer: ModelId): void {
  const { lasting } = play.model(bearer);
  const remaining = lasting.filter(({ mods }) => !mods.some(({ mod }) => mod === 'passes-wounds'));
  if (remaining.length < lasting.length) play.patchModel(bearer, { lasting: remaining });
}

/** Lets texts about a catastrophe speak after it; false when the frame is not one, or they have spoken. */
export function catastropheWas(play: Play, { catastrophe }: EffectsFrame): boolean {
  if (!catastrophe || catastrophe.stage === 'over') return false;
  play.patchTop<EffectsFrame>({ catastrophe: { ...catastrophe, stage: 'over' } });
  turnNoMore(play, catastrophe.of);
  const { of: model, flipped = false, wounds = 0 } = catastrophe;
  play.pend(triggered(play, { on: 'catastrophe', at: 'after', model, flipped, wounds }));
  return true;
}

/** A frame for the catastrophe of a flip; a model that may ignore it is asked. @rule ABL-11 ARC-23 */
export function flippedCatastrophe(play: Play, frame: EffectsFrame, bearer: ModelId, list: readonly Eff[]): EffectsFrame {
  const { model, ability, seat, resisting, copies, selfOnly, text, place } = frame;
  const { now: _, ...bound } = frame.bound;
  return effectsFrame({
    model,
    ability,
    seat,
    resisting,
    copies,
    text: textBelow(text, place, ['catastrophe'], list),
    bound,
    catastrophe: { of: bearer, stage: 'coming', flipped: true },
    ...(selfOnly ? { selfOnly } : {}),
    ...(ignores(play, bearer, 'catastrophe', ability) ? { offer: 'interrupt' } : {}),
  });
}

/** The changes to a frame whose outcome falls on another model than the user of the ability. */
export const fallingOn = ({ bound, catastrophe }: EffectsFrame, each: ModelId): Partial<EffectsFrame> => ({
  bound: { ...bound, each: [each] },
  ...(catastrophe ? { catastrophe: { ...catastrophe, of: each } } : {}),
});
