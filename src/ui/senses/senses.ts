import type { Witnessed } from '../../seats/events-for.ts';
import { momentsOf } from './moments.ts';
import { sing } from './sing.ts';
import { sounds, trembles } from './sounds.ts';
import type { SoundMoment } from './sounds.ts';

/** Between the moments of one decision, in seconds. */
const APART = 0.22;

let context: AudioContext | null = null;

/** Plays moments one after the other. A browser that lets nothing be heard before the first touch, or nothing at all, is left in peace. */
function hear(moments: readonly SoundMoment[]): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const [nth, moment] of moments.entries()) sing(context, sounds[moment], context.currentTime + 0.01 + nth * APART);
  } catch {
    // no sound here
  }
}

function feel(moments: readonly SoundMoment[]): void {
  const felt = moments.map((moment) => trembles[moment]).find((pattern) => pattern !== undefined);
  if (felt && 'vibrate' in navigator) navigator.vibrate([...felt]);
}

/** Whether the settings want something to be heard or felt; nothing is, on a device where nobody has asked for it. */
const wanted = (kind: 'sound' | 'trembling'): boolean => document.documentElement.hasAttribute(`data-${kind}`);

/** What has just happened is heard and felt, as the settings say. `events`: what everybody witnessed. */
export function sense(events: readonly Witnessed[]): void {
  const moments = momentsOf(events);
  if (moments.length === 0) return;
  if (wanted('sound')) hear(moments);
  if (wanted('trembling')) feel(moments);
}

/** One moment, so that one hears what has been switched on. */
export const sample = (): void => {
  if (wanted('sound')) hear(['stone']);
  if (wanted('trembling')) feel(['stone']);
};
