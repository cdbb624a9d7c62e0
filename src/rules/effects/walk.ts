import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Eff } from '../terms/card-language.ts';
import { names } from '../terms/card-language/nodes.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import { impossible } from '../violation.ts';
import { effectsAt, textOf } from '../printed/text-of.ts';

// Where a text stands: `place` is a path of the text, the last number the next effect of its list. Names of the bindings that walking needs:
// `now`: what the effect at the place has noted so far; `back:<place>`: names to be given back when a nested list is over;
// `turns:<place>`: members of a loop for whom the effect is still to be run; `times:<place>`: how often it is still to be run.

type EffectPlace = EffectsFrame['place'];
type FrameBound = EffectsFrame['bound'];

const key = <W extends 'back' | 'turns' | 'times'>(word: W, place: EffectPlace): `${W}:${string}` => `${word}:${place.join('.')}`;

/** The effects frame on top. */
export function effectsOnTop(look: Look): EffectsFrame {
  return look.top.kind === 'effects' ? look.top : impossible('no text is being run');
}

/** The effect that stands next; null at the end of a list. */
export function effectAt(look: Look, { text, place }: EffectsFrame): Eff | null {
  const list = effectsAt(textOf(look, text), place.slice(0, -1)) ?? impossible(`no list at ${place.join('.')}`);
  return list[Number(place[place.length - 1])] ?? null;
}

/** Under these an effect has several lists. */
const LISTED: readonly unknown[] = ['options', 'outcomes'];

/** The effect in whose list a place lies; null in the outermost list. */
function owner(place: EffectPlace): EffectPlace | null {
  const last = place.slice(0, -1).findLastIndex((part, index, parts) => typeof part === 'number' && !LISTED.includes(parts[index - 1]));
  return last < 0 ? null : place.slice(0, last + 1);
}

const after = (place: EffectPlace): EffectPlace => [...place.slice(0, -1), Number(place[place.length - 1]) + 1];

/** A copy without these names. */
function without(bound: FrameBound, ...names: string[]): FrameBound {
  return Object.fromEntries(Object.entries(bound).filter(([name]) => !names.includes(name))) as FrameBound; // fewer of the same names
}

/** Into a nested list, with names bound until it is over. */
export function enter(play: Play, list: EffectPlace, names: FrameBound): void {
  const { place, bound } = effectsOnTop(play);
  const before: Record<string, unknown> = bound;
  const saved = Object.fromEntries(Object.keys(names).map((name) => [name, before[name] ?? null]));
  play.patchTop<EffectsFrame>({
    place: [...place, ...list, 0],
    bound: { ...without(bound, 'now'), ...names, [key('back', place)]: saved },
  });
}

/** The end of a list: back to the effect it belongs to, which is then over. False at the end of the whole text. */
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

/** How often the effect at the place is still to be run, this time included; null when that has not been settled. */
export const timesLeft = ({ place, bound }: EffectsFrame): number | null => bound[key('times', place)] ?? null;

/** Settles how often the effect at the place is run. */
export function goOver(play: Play, times: number): void {
  const { place, bound } = effectsOnTop(play);
  play.patchTop<EffectsFrame>({ bound: { ...bound, [key('times', place)]: times } });
}

/** The effect at the place is over: once more, for the next member of a loop, or on to the next effect. */
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

/** Runs the effect at the place for one member of a loop after the other, when it is one that must be. */
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

/** Effects that decide something for each member; the others treat all members at once, as simultaneous things are. */
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
