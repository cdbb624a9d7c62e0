import type { Witnessed } from '../../seats/events-for.ts';
import type { BoardPoint } from '../contexts/table-port.ts';

/** Animations of a model's coin and of the signs round it. */
export interface PlayStage {
  /** The group that is placed with `transform: translate(…)`; null when the model is not drawn. */
  coin(model: string): SVGGElement | null;
  /** Shows a ring at a place for a while; its class says why. */
  ring(point: BoardPoint, sign: 'harm' | 'heal' | 'moon' | 'gone', delay: number, duration: number): Animation | null;
  /** Lets a number rise from a place and fade. */
  number(point: BoardPoint, words: string, sign: 'harm' | 'heal', delay: number): Animation | null;
  at(model: string): BoardPoint | null;
}

const QUICK = 120;
const STEADY = 180;
const SLOW = 240;
/** A model may go right across the board: eyes must be able to follow it. */
const WALK = 420;
/** All that happened in one decision is shown in this time at most (ms). */
const LONGEST = 1800;

const translation = ({ x, y }: BoardPoint): string => `translate(${x}px, ${y}px)`;
const apart = (a: BoardPoint, b: BoardPoint): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** One step of the show: how long it takes, and how it begins after a delay. */
interface AnimationScene {
  time: number;
  begin: (delay: number, time: number) => (Animation | null)[];
}

function walk(stage: PlayStage, model: string, points: BoardPoint[], waiting: Set<string>): AnimationScene {
  const legs = points.slice(1).map((place, i) => apart(points[i] ?? place, place));
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  const frames = points.map((place, i): Keyframe => {
    if (i > 0) gone += legs[i - 1] ?? 0;
    return { transform: translation(place), offset: Math.min(1, gone / whole) };
  });
  // Only the first move of a model may hold it at its beginning while others are shown.
  const fill = waiting.has(model) ? 'none' : 'backwards';
  waiting.add(model);
  return {
    time: Math.min(WALK, QUICK + whole / 6),
    begin: (delay, duration) => [stage.coin(model)?.animate(frames, { delay, duration, fill, easing: 'ease-in-out' }) ?? null],
  };
}

/** The last boxes that were wounded darken one after another. */
function wounds(stage: PlayStage, model: string, amount: number): AnimationScene {
  return {
    time: Math.min(SLOW, 60 * amount + QUICK),
    begin: (delay, duration) => {
      const coin = stage.coin(model);
      const boxes = [...(coin?.querySelectorAll('.wounded') ?? [])].slice(0, amount).reverse();
      const point = stage.at(model);
      return [
        ...boxes.map((box, i) =>
          box.animate([{ opacity: 0 }, { opacity: 1 }], {
            delay: delay + (i * duration) / (boxes.length + 1),
            duration: QUICK,
            fill: 'backwards',
          }),
        ),
        point ? stage.ring(point, 'harm', delay, duration) : null,
        point ? stage.number(point, `−${amount}`, 'harm', delay) : null,
      ];
    },
  };
}

function pulse(stage: PlayStage, model: string, part: string, time = QUICK): AnimationScene {
  return {
    time,
    begin: (delay, duration) =>
      [...(stage.coin(model)?.querySelectorAll(part) ?? [])].map((sign) =>
        sign.animate([{ opacity: 0.15 }, { opacity: 1 }], { delay, duration, fill: 'backwards', easing: 'ease-out' }),
      ),
  };
}

const halo = (stage: PlayStage, model: string, sign: 'heal' | 'moon' | 'gone'): AnimationScene => ({
  time: STEADY,
  begin: (delay, duration) => {
    const point = stage.at(model);
    return [point ? stage.ring(point, sign, delay, duration) : null];
  },
});

const healing = (stage: PlayStage, model: string, amount: number): AnimationScene => {
  const { time, begin } = halo(stage, model, 'heal');
  return {
    time,
    begin: (delay, duration) => {
      const point = stage.at(model);
      return [...begin(delay, duration), point ? stage.number(point, `+${amount}`, 'heal', delay) : null];
    },
  };
};

function scene(stage: PlayStage, event: Witnessed, waiting: Set<string>): AnimationScene | null {
  switch (event.what) {
    case 'moved':
      return walk(stage, event.model, [event.from, ...event.path], waiting);
    case 'placed':
      return walk(stage, event.model, [event.from, event.at], waiting);
    case 'wounded':
      return event.amount > 0 ? wounds(stage, event.model, event.amount) : null;
    case 'healed':
      return event.amount > 0 ? healing(stage, event.model, event.amount) : null;
    case 'slain':
    case 'left':
      return halo(stage, event.model, 'gone');
    case 'energy-spent':
    case 'energy-gained':
    case 'energy-lost':
      return pulse(stage, event.model, '.energy');
    case 'harvested':
    case 'stone-taken':
      return pulse(stage, event.model, '.gem', STEADY);
    case 'deployed':
    case 'summoned':
    case 'activated':
      return halo(stage, event.model, 'moon');
    case 'activation-ended':
      return pulse(stage, event.model, '.crescent', STEADY);
    default:
      return null; // the rest is told in words and cards
  }
}

/**
 * Shows what happened, one thing at a time. The board already stands as it is afterwards, so nothing depends on this;
 * `skip` ends it. Resolves when all has been shown.
 */
export function play(stage: PlayStage, events: readonly Witnessed[]): { done: Promise<void>; skip: () => void } {
  const waiting = new Set<string>();
  const scenes = events.map((event) => scene(stage, event, waiting)).filter((candidate) => candidate !== null);
  const pace = Math.min(
    1,
    LONGEST /
      Math.max(
        1,
        scenes.reduce((sum, { time }) => sum + time, 0),
      ),
  );
  let delay = 0;
  const running: Animation[] = [];
  for (const { time, begin } of scenes) {
    running.push(...begin(delay, time * pace).filter((animation) => animation !== null));
    delay += time * pace;
  }
  const done = Promise.allSettled(running.map(({ finished }) => finished)).then(() => undefined);
  return { done, skip: () => running.forEach((animation) => animation.cancel()) };
}
