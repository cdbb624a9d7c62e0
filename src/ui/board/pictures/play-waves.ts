import type { Witnessed } from '../../../seats/events-for.ts';
import type { PictureKind } from './picture-kinds.ts';

/** An event with its animation, and `likes`: all events of the same kind for the same model, which the animation sums up. */
export interface PicturedEvent {
  kind: PictureKind;
  event: Witnessed;
  likes: readonly Witnessed[];
}

/** Animations of one kind that run together, each for another model. */
export type PictureWave = PicturedEvent[];

/** Animations on a corner of a coin; they run beside the next ones and take no time. */
const BESIDE: readonly PictureKind[] = ['pays', 'sleeps'];
/** Kinds of which one animation shows all events for the same model together. */
const SUMMED: readonly PictureKind[] = ['bleeds', 'heals', ...BESIDE, 'averts', 'marks'];

export const isBeside = (wave: PictureWave): boolean => wave.every(({ kind }) => BESIDE.includes(kind));

/** The ids of the models, moonstones and pieces that an event is about. */
function subjects(event: Witnessed): string[] {
  const named = event as { model?: unknown; stone?: unknown; piece?: unknown; to?: unknown; from?: unknown; id?: unknown };
  return [named.model, named.stone, named.piece, named.to, named.from, named.id].filter((name) => typeof name === 'string');
}

/** Waves in which each animation runs alone. */
export const oneByOne = (events: readonly PicturedEvent[]): PictureWave[] => events.map((event) => [event]);

/**
 * Groups animations to save time. The same event for several models is one wave, such as a blast that wounds four; the same event twice for one model
 * is one animation. The order for each model and moonstone stays: a model is wounded before it is slain.
 */
export function grouped(events: readonly PicturedEvent[]): PictureWave[] {
  const waves: PictureWave[] = [];
  const last = new Map<string, number>();
  for (const pictured of events) {
    const names = subjects(pictured.event);
    const after = Math.max(-1, ...names.map((name) => last.get(name) ?? -1));
    const latest = waves[after];
    const like = latest?.findIndex(({ kind, event }) => kind === pictured.kind && String(subjects(event)) === String(names)) ?? -1;
    const before = latest?.[like];
    if (latest && before && SUMMED.includes(pictured.kind)) {
      latest[like] = { ...before, likes: [...before.likes, ...pictured.likes] };
      continue;
    }
    let nth = waves.findIndex((wave, index) => index > after && wave[0]?.kind === pictured.kind);
    if (nth < 0) nth = waves.push([]) - 1;
    waves[nth]?.push(pictured);
    for (const name of names) last.set(name, nth);
  }
  return waves;
}
