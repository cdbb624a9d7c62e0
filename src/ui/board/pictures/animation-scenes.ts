import type { BoardPoint } from '../../contexts/table-port.ts';
import type { FlashSign } from './flash-signs.ts';

/** The part of the board that animations need: elements, places, and drawings over it. Times in ms. */
export interface PlayStage {
  /** The group of a model's coin, which is placed with `transform: translate(…)`; null when the model is not drawn. */
  coin(model: string): SVGGElement | null;
  /** Shows a ring at a place for a while; `sign` chooses its colours. */
  ring(point: BoardPoint, sign: 'harm' | 'heal' | 'moon' | 'gone', delay: number, duration: number): Animation | null;
  /** Lets a number rise from a place and fade. */
  number(point: BoardPoint, words: string, sign: 'harm' | 'heal' | 'moon', delay: number): Animation | null;
  /** The place where a model stands, or stood before it left the board. */
  at(model: string): BoardPoint | null;
  /** The place where a moonstone lies now, or where its holder stands. */
  stoneAt(stone: string): BoardPoint | null;
  /** A sign that goes from one place to another and rises `leap` units in between. */
  sign(sign: FlashSign, way: { from: BoardPoint; to: BoardPoint; leap: number }, delay: number, duration: number): Animation | null;
  /** The drawing of a piece of terrain; null when it is not drawn. */
  piece(piece: string): SVGGElement | null;
  /** The middle of a piece of terrain or of a lure, also after it has gone. */
  groundAt(id: string): BoardPoint | null;
  /** The coin of a model that has left the board cracks and topples. */
  topple(model: string, delay: number, duration: number): Animation | null;
}

/** Times of quick animations, in ms. */
const QUICK = 120;
export const STEADY = 180;
const SLOW = 240;
/** The least and the greatest time of a move, in ms, so that eyes can follow a short and a long one. */
const STEP = 300;
const WALK = 420;
/** The least time of an animation, and of the gap between two kinds, in ms. */
export const SEEN = 300;
/** The time of a weighty animation, such as a moving sign, in ms. */
const WEIGHTY = 620;
/** The time in which a slain model topples, in ms. */
export const DEATH = 950;
/** The time in which a moonstone is dug or taken, in ms; long, because moonstones decide matches. */
const HARVEST = 900;
/** The height of a sign's leap, in units. */
const LEAP = 260;

const translation = ({ x, y }: BoardPoint): string => `translate(${x}px, ${y}px)`;
const apart = (a: BoardPoint, b: BoardPoint): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** One animated scene: its time in ms, and a function that starts it after a delay. */
export interface AnimationScene {
  time: number;
  begin: (delay: number, time: number) => (Animation | null)[];
}

/** A coin moves along a path. */
export function walkScene(stage: PlayStage, model: string, points: BoardPoint[], waiting: Set<string>): AnimationScene {
  const legs = points.slice(1).map((place, i) => apart(points[i] ?? place, place));
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  const frames = points.map((place, i): Keyframe => {
    if (i > 0) gone += legs[i - 1] ?? 0;
    return { transform: translation(place), offset: Math.min(1, gone / whole) };
  });
  // Only the first move of a model may hold it at its start while other animations run.
  const fill = waiting.has(model) ? 'none' : 'backwards';
  waiting.add(model);
  return {
    time: Math.max(STEP, Math.min(WALK, QUICK + whole / 6)),
    begin: (delay, duration) => [stage.coin(model)?.animate(frames, { delay, duration, fill, easing: 'ease-in-out' }) ?? null],
  };
}

/** The boxes that were wounded last darken one after another. */
export function woundsScene(stage: PlayStage, model: string, amounts: readonly number[]): AnimationScene {
  const amount = amounts.reduce((sum, part) => sum + part, 0);
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
        point ? stage.number(point, amounts.map((part) => `−${part}`).join(' '), 'harm', delay) : null,
      ];
    },
  };
}

/** A part of a coin lights up. */
export function pulseScene(stage: PlayStage, model: string, part: string, time = QUICK): AnimationScene {
  return {
    time,
    begin: (delay, duration) =>
      [...(stage.coin(model)?.querySelectorAll(part) ?? [])].map((sign) =>
        sign.animate([{ opacity: 0.15 }, { opacity: 1 }], { delay, duration, fill: 'backwards', easing: 'ease-out' }),
      ),
  };
}

/** A ring round a model. */
export const haloScene = (stage: PlayStage, model: string, sign: 'heal' | 'moon' | 'gone'): AnimationScene => ({
  time: STEADY,
  begin: (delay, duration) => {
    const point = stage.at(model);
    return [point ? stage.ring(point, sign, delay, duration) : null];
  },
});

/** A ring round a healed model, and the number of healed wounds. */
export const healingScene = (stage: PlayStage, model: string, amounts: readonly number[]): AnimationScene => {
  const { time, begin } = haloScene(stage, model, 'heal');
  return {
    time,
    begin: (delay, duration) => {
      const point = stage.at(model);
      return [...begin(delay, duration), point ? stage.number(point, amounts.map((part) => `+${part}`).join(' '), 'heal', delay) : null];
    },
  };
};

/** A sign that leaps from one place to another: a moonstone that is dug, taken or dropped, or an averted wound. */
export function leapScene(
  stage: PlayStage,
  sign: FlashSign,
  from: BoardPoint | null,
  to: BoardPoint | null,
  ring?: 'harm' | 'heal' | 'moon' | 'gone',
): AnimationScene {
  return {
    time: WEIGHTY,
    begin: (delay, duration) =>
      from && to
        ? [stage.sign(sign, { from, to, leap: LEAP }, delay, duration), ring ? stage.ring(to, ring, delay, duration / 1.6) : null]
        : [],
  };
}

/** A moonstone is dug or taken: a sign, a glow, and a number: how deep it still is, or how many were taken. */
export function stoneScene(
  stage: PlayStage,
  sign: FlashSign,
  from: BoardPoint | null,
  to: BoardPoint | null,
  words: string,
): AnimationScene {
  const { begin } = leapScene(stage, sign, from, to, 'moon');
  return {
    time: HARVEST,
    begin: (delay, duration) => [...begin(delay, duration), to ? stage.number(to, words, 'moon', delay) : null],
  };
}

/** A coin is animated in its place and a ring swells round it: the model falls, changes or appears. */
export function coinScene(stage: PlayStage, model: string, frames: Keyframe[], ring: 'harm' | 'moon'): AnimationScene {
  return {
    time: WEIGHTY,
    begin: (delay, duration) => {
      const point = stage.at(model);
      const coin = stage.coin(model)?.querySelector('.lifted') ?? null;
      return [
        coin?.animate(frames, { delay, duration, fill: 'backwards', easing: 'ease-out' }) ?? null,
        point ? stage.ring(point, ring, delay, duration / 1.6) : null,
      ];
    },
  };
}

/** The frames of a coin that falls, changes or appears. */
export const FALL: Keyframe[] = [
  { transform: 'scale(1.5)' },
  { transform: 'scale(0.92)', offset: 0.5, easing: 'ease-in' },
  { transform: 'scale(1.06)', offset: 0.7 },
  { transform: 'scale(1)' },
];
export const CHANGE: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(0.04, 1.1)', offset: 0.45 }, { transform: 'scale(1)' }];
export const RISE: Keyframe[] = [{ transform: 'scale(0.1)' }, { transform: 'scale(1.14)', offset: 0.7 }, { transform: 'scale(1)' }];

/** A piece of terrain moves: it slides from its old place, or rises out of the ground. */
export function pieceScene(stage: PlayStage, piece: string, frames: Keyframe[]): AnimationScene {
  return {
    time: WEIGHTY,
    begin: (delay, duration) => {
      const point = stage.groundAt(piece);
      return [
        stage.piece(piece)?.animate(frames, { delay, duration, fill: 'backwards', easing: 'ease-out' }) ?? null,
        point ? stage.ring(point, 'moon', delay, duration / 1.6) : null,
      ];
    },
  };
}

/** Dust rises where a piece of terrain lay before it was removed. */
export const vanishingScene = (stage: PlayStage, id: string): AnimationScene => ({
  time: STEADY,
  begin: (delay, duration) => {
    const point = stage.groundAt(id);
    return point
      ? [
          stage.ring(point, 'gone', delay, duration),
          stage.sign('dust', { from: point, to: point, leap: LEAP / 2 }, delay, Math.max(SEEN, duration)),
        ]
      : [];
  },
});

/** The moonstones of the match fall from the sky, one after another. */
export const showerScene = (stage: PlayStage, places: readonly BoardPoint[]): AnimationScene => ({
  time: WEIGHTY + 60 * places.length,
  begin: (delay, duration) =>
    places.flatMap((place, nth) => [
      stage.sign(
        'stone',
        { from: place, to: place, leap: 3 * LEAP },
        delay + (nth * 60 * duration) / (WEIGHTY + 60 * places.length),
        Math.max(SEEN, duration - 60 * nth),
      ),
    ]),
});
