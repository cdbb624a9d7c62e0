import type { Witnessed } from '../../seats/events-for.ts';
import { momentsOf } from './moments.ts';
import { playTones } from './play-tones.ts';
import { sounds, trembles } from './sounds.ts';
import type { SoundMoment } from './sounds.ts';

/** Seconds between the sounds of one decision. */
const APART = 0.22;

let context: AudioContext | null = null;

/** Plays moments one after the other. A browser that refuses sound, at all or before the first touch, stays silent. */
function hear(moments: readonly SoundMoment[]): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const [nth, moment] of moments.entries()) playTones(context, sounds[moment], context.currentTime + 0.01 + nth * APART);
  } catch {
    // the browser plays no sound
  }
}

function feel(moments: readonly SoundMoment[]): void {
  const felt = moments.map((moment) => trembles[moment]).find((pattern) => pattern !== undefined);
  if (felt && 'vibrate' in navigator) navigator.vibrate([...felt]);
}

/** True if sound or vibration is switched on; neither is by default. */
const wanted = (kind: 'sound' | 'trembling'): boolean => document.documentElement.hasAttribute(`data-${kind}`);

/** Plays and vibrates the moments of some events, as the settings say. `events`: what every player witnessed. */
export function sense(events: readonly Witnessed[]): void {
  const moments = momentsOf(events);
  if (moments.length === 0) return;
  if (wanted('sound')) hear(moments);
  if (wanted('trembling')) feel(moments);
}

/** Plays one sound, to show what has been switched on. */
export const sample = (): void => {
  if (wanted('sound')) hear(['stone']);
  if (wanted('trembling')) feel(['stone']);
};
