import type { Play } from '../play.ts';
import type { Bound, Noted, NotesOf } from '../terms/frame-notes.ts';
import type { Eff, Value, Who } from '../terms/card-language.ts';
import { asksFor } from '../terms/card-language/nodes.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Question } from '../terms/opening.ts';
import { namedBy, type Reading } from '../reading/named-by.ts';
import { valueOf } from '../reading/reading.ts';
import { readingFor } from '../reading/reading-for.ts';
import { isSpared } from './spared-effects.ts';
import { effectAt, effectsOnTop } from './walk.ts';

/** One effect while it is carried out. `N`: the type of its notes. */
export interface Work<N extends object = object> {
  play: Play;
  frame: EffectsFrame;
  reading: Reading;
  /** The notes of the effect so far. */
  now: N;
  /** The answer to the question that the effect has asked. */
  answer: Noted | null;
  /** The frame that the effect has pushed, when it has just ended. */
  ended: Frame | undefined;
}

/**
 * The result of a handler: the effect is over, asks, pushes a frame, notes something, or continues in a nested list. After the middle three it is
 * called again.
 */
export type Done<N extends object = never> =
  | { then: 'over'; result?: number }
  | { then: 'ask'; seat: Seat; question: Question }
  | { then: 'push'; frame: Frame; now: N }
  | { then: 'note'; now: N }
  | { then: 'into'; list: (string | number)[]; names: Bound };

export const over = (result?: number): Done => (result === undefined ? { then: 'over' } : { then: 'over', result });
export const ask = (seat: Seat, question: Question): Done => ({ then: 'ask', seat, question });
export const note = <N extends object>(state: N): Done<N> => ({ then: 'note', now: state });
export const into = (list: (string | number)[], names: Bound = {}): Done => ({ then: 'into', list, names });

/** The handler of each kind of effect. */
export type Handlers = { [D in Eff['do']]: (work: Work<NotesOf<D>>, effect: Extract<Eff, { do: D }>) => Done<NotesOf<D>> };

/** The text on top, as its handlers need it. */
export function workOn(play: Play, ended?: Frame): Work {
  const frame = effectsOnTop(play);
  const { answer = null, ...now } = frame.bound.now ?? {};
  return { play, frame, reading: readingFor(play, frame.model, frame.ability, frame.bound), now, answer, ended };
}

/** The model that causes the effects of a text: its bearer; null for a player's card. @rule CMP-9 */
export const causer = ({ frame }: Pick<Work, 'frame'>): ModelId | null => ('card' in frame.text ? null : frame.model);

/** The models on the board on which an effect acts. @rule SLN-8 SIG-12 SIG-14 */
export function modelsNamed({ play, frame, reading }: Work, person: Who): ModelId[] {
  const models = namedBy(reading, person).filter((id) => play.model(id).status === 'board' && (!frame.selfOnly || id === frame.model));
  if (!frame.catastrophe?.spared || models.length === 0) return models;
  const effect = effectAt(play, frame)?.do;
  return effect === undefined ? models : models.filter((id) => !isSpared(frame, id, effect));
}

/** A reading in which a reference to several models means only this one. */
export function readFor(reading: Reading, role: Who, id: ModelId): Reading {
  const name = typeof role === 'object' ? `pick:${role.picked}` : role;
  return name === 'self' ? reading : { ...reading, bound: { ...reading.bound, [name]: [id] } };
}

/**
 * Applies a number that scales with the copies of a critical hit: `apply` gets how many times the number counts. A half is applied once for
 * each copy, one after the other. @rule SIG-8 SIG-10 SIG-15
 */
export function scaled<T>({ frame: { copies } }: Work, value: Value, apply: (times: number) => T[]): T[] {
  if (typeof value === 'object' && 'result' in value) return apply(1); // an actual result does not scale
  if (!asksFor(value, 'half')) return apply(copies);
  return Array.from({ length: copies }, () => apply(1)).flat();
}

/** A number for one of the models that a reference names. */
export const numberFor = ({ reading }: Work, role: Who, id: ModelId, value: Value): number => valueOf(readFor(reading, role, id), value);
