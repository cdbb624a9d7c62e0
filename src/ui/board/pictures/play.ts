import type { Witnessed } from '../../../seats/events-for.ts';
import { SEEN, type AnimationScene, type PlayStage } from './animation-scenes.ts';
import { PICTURES } from './picture-kinds.ts';
import { sceneOf } from './play-scenes.ts';
import { grouped, isBeside, oneByOne, type PicturedEvent, type PictureWave } from './play-waves.ts';

/** Animations that would take longer than this one by one, in ms, are shown in groups. */
const LONGEST = 2600;

/** The events that have an animation; a blow without a wound has none. */
function pictured(stage: PlayStage, events: readonly Witnessed[]): PicturedEvent[] {
  return events.flatMap((event) => {
    const kind = PICTURES[event.what];
    if (kind === null) return [];
    const seen: PicturedEvent = { kind, event, likes: [event] };
    return sceneOf(stage, seen, new Set()) === null ? [] : [seen];
  });
}

/** Animations that run together, and their time in ms. */
interface ShownWave {
  scenes: AnimationScene[];
  time: number;
}

/** The waves in the order in which they are shown: one animation at a time where that is short, else in groups; each has its least time. */
function shownWaves(stage: PlayStage, events: readonly Witnessed[]): ShownWave[] {
  const all = pictured(stage, events);
  const waiting = new Set<string>();
  const timed = (waves: readonly PictureWave[]): ShownWave[] =>
    waves.map((wave) => {
      const scenes = wave.map((seen) => sceneOf(stage, seen, waiting)).filter((candidate) => candidate !== null);
      return { scenes, time: isBeside(wave) ? 0 : Math.max(0, ...scenes.map(({ time }) => time)) };
    });
  const length = (waves: readonly ShownWave[]): number => waves.reduce((sum, { time }) => sum + time, 0);
  const single = timed(oneByOne(all));
  if (length(single) <= LONGEST) return single;
  waiting.clear();
  const waves = timed(grouped(all));
  const pace = Math.min(1, LONGEST / Math.max(1, length(waves)));
  return waves.map(({ scenes, time }) => ({ scenes, time: time === 0 ? 0 : Math.max(SEEN, time * pace) }));
}

/** Running animations: `time` is how long they take in ms, 0 where there is nothing to show; `skip` ends them, and `end` resolves at their end. */
interface Shown {
  end: Promise<void>;
  skip: () => void;
  time: number;
}

/**
 * Animates events; the first animation starts after `wait` ms. The board already shows the position after them, so nothing depends on the animations.
 */
export function play(stage: PlayStage, events: readonly Witnessed[], wait = 0): Shown {
  let delay = wait;
  const running: Animation[] = [];
  for (const { scenes, time } of shownWaves(stage, events)) {
    for (const { begin } of scenes) running.push(...begin(delay, Math.max(SEEN, time)).filter((animation) => animation !== null));
    delay += time;
  }
  const end = Promise.allSettled(running.map(({ finished }) => finished)).then(() => undefined);
  return { end, skip: () => running.forEach((animation) => animation.cancel()), time: running.length > 0 ? delay : 0 };
}
