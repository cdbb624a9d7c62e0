import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Eff } from '../terms/card-language.ts';
import { names } from '../terms/card-language/nodes.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import { impossible } from '../violation.ts';
import { effectsAt, textOf } from '../printed/text-of.ts';

// The position in a text: `place` is a path in the text, and its last number is the next effect of a list. The bindings of this file are
// `now`: the notes of the effect at the place; `back:<place>`: names to be restored when a nested list is over;
// `turns:<place>`: the members of a loop for which the effect is still to be run; `times:<place>`: how often it is still to be run.

type EffectPlace = EffectsFrame['place'];
type FrameBound = EffectsFrame['bound'];

const key = <W extends 'back' | 'turns' | 'times'>(word: W, place: EffectPlace): `${W}:${string}` => `${word}:${place.join('.')}`;

/** The effects frame on top. */
export function effectsOnTop(look: Look): EffectsFrame {
  return look.top.kind === 'effects' ? look.top : impossible('no text is being run');
}

/** The next effect; null at the end of a list. */
export function effectAt(look: Look, { text, place }: EffectsFrame): Eff | null {
  const list = effectsAt(textOf(look, text), place.slice(0, -1)) ?? impossible(`no list at ${place.join('.')}`);
  return list[Number(place[place.length - 1])] ?? null;
}

/** The fields in which an effect has several lists. */
const LISTED: readonly unknown[] = ['options', 'outcomes'];

/** The place of the effect that contains the list of a place; null for the outermost list. */
function owner(place: EffectPlace): EffectPlace | null {
  const last = place.slice(0, -1).findLastIndex((part, index, parts) => typeof part === 'number' && !LISTED.includes(parts[index - 1]));
  return last < 0 ? null : place.slice(0, last + 1);
}

const after = (place: EffectPlace): EffectPlace => [...place.slice(0, -1), Number(place[place.length - 1]) + 1];

/** A copy of the bindings without these names. */
function without(bound: FrameBound, ...names: string[]): FrameBound {
  return Object.fromEntries(Object.entries(bound).filter(([name]) => !names.includes(name))) as FrameBound; // fewer of the same names
}

/** Enters a nested list, with names bound until the list is over. */
export function enter(play: Play, list: EffectPlace, names: FrameBound): void {
  const { place, bound } = effectsOnTop(play);
  const before: Record<string, unknown> = bound;
  const saved = Object.fromEntries(Object.keys(names).map((name) => [name, before[name] ?? null]));
  play.patchTop<EffectsFrame>({
    place: [...place, ...list, 0],
    bound: { ...without(bound, 'now'), ...names, [key('back', place)]: saved },
  });
}

/** Leaves a list at its end: the effect that contains it is then over. False at the end of the whole text. */
export function leaveList(play: Play): boolean {
  const { place, bound } = effectsOnTop(play);
  const home = owner(place);
  if (!home) return false;
  const name = key('back', home);
  const saved = bound[name] ?? {};
  const gone = Object.keys(saved).filter((each) => saved[each] === null);
  const kept = Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== null));
  play.patchTop<EffectsFrame>({ place: home, bound: { ...without(bound, name, 'now', ...gone), ...kept } });
  finish(play);
  return true;
}

/** The number of times that the effect at the place is still to be run, this time included; null when no number has been set. */
export const timesLeft = ({ place, bound }: EffectsFrame): number | null => bound[key('times', place)] ?? null;

/** Sets how often the effect at the place is run. */
export function goOver(play: Play, times: number): void {
  const { place, bound } = effectsOnTop(play);
  play.patchTop<EffectsFrame>({ bound: { ...bound, [key('times', place)]: times } });
}

/** Ends the effect at the place: it is run once more, or for the next member of a loop, or the next effect follows. */
export function finish(play: Play): void {
  const times = (timesLeft(effectsOnTop(play)) ?? 1) - 1;
  if (times > 0) return goOver(play, times);
  const { place, bound: before } = effectsOnTop(play);
  const bound = without(before, key('times', place));
  const name = key('turns', place);
  const turns = bound[name];
  const [next, ...rest] = turns?.rest ?? [];
  if (turns && next !== undefined) {
    play.patchTop<EffectsFrame>({ bound: { ...without(bound, 'now'), each: [next], [name]: { ...turns, rest } } });
    return;
  }
  play.patchTop<EffectsFrame>({ place: after(place), bound: { ...without(bound, 'now', name), ...(turns ? { each: turns.all } : {}) } });
}

/** Makes the effect at the place run for one member of a loop after the other, if its kind needs that. */
export function takeTurns(play: Play, effect: Eff): void {
  const { place, bound } = effectsOnTop(play);
  const { each: all } = bound;
  const name = key('turns', place);
  if (!Array.isArray(all) || all.length < 2 || name in bound || !goesRound(effect)) return;
  const [first, ...rest] = all;
  play.patchTop<EffectsFrame>({
    bound: { ...bound, each: [first ?? impossible('an empty loop')], [name]: { rest, all } },
  });
}

/** True if an effect decides something for each member. The other effects act on all members at the same time. */
function goesRound(effect: Eff): boolean {
  switch (effect.do) {
    case 'if':
      return names(effect.cond, 'each');
    case 'flip':
    case 'pick':
    case 'one-of':
    case 'swap':
    case 'take-stone':
      return true;
    case 'may-pay':
      return effect.who === 'each';
    case 'catastrophe-of':
      return effect.of === 'each';
    default:
      return false;
  }
}
