import { expect, it } from 'vitest';
import type { Witnessed } from '../../src/seats/events-for.ts';
import { play, type PlayStage } from '../../src/ui/board/play.ts';
import { PICTURES } from '../../src/ui/board/shown.ts';

const [start, goal] = [
  { x: 1000, y: 1000 },
  { x: 1900, y: 1400 },
];

/** A stage that draws nothing and notes how long each thing would have moved, and what was called off. */
function noted() {
  const moved: number[] = [];
  const ended: number[] = [];
  const moves = (time: number): Animation => {
    const nth = moved.push(time);
    return { finished: Promise.resolve(), cancel: () => ended.push(nth) } as unknown as Animation; // all that is asked of one
  };
  const part = {
    animate: (_frames: Keyframe[], { duration = 0 }: { duration?: number }) => moves(duration),
    querySelector: () => part,
    querySelectorAll: () => [part],
  };
  const stage: PlayStage = {
    coin: () => part as unknown as SVGGElement, // all that is asked of one
    ring: (_point, _sign, _delay, duration) => moves(duration * 1.6),
    number: () => moves(1000),
    at: () => start,
    stoneAt: () => goal,
    sign: (_sign, _way, _delay, duration) => moves(duration),
    topple: (_model, _delay, duration) => moves(duration),
  };
  return { stage, moved, ended };
}

const model = '0:flintlock';
const WEIGHTY: readonly Witnessed[] = [
  { what: 'slain', model },
  { what: 'wounded', model, by: null, amount: 3 },
  { what: 'healed', model, amount: 1 },
  { what: 'harvested', model, stone: 's1', depth: 2 },
  { what: 'stone-taken', model, stone: 's1' },
  { what: 'stone-given', from: model, to: '1:grub', stone: 's1' },
  { what: 'stone-dropped', model, stone: 's1', at: goal },
  { what: 'stone-rolled', stone: 's1', at: goal },
  { what: 'moved', model, as: 'jog', from: start, path: [goal], height: 0 },
  { what: 'placed', model, from: start, at: { x: 4000, y: 4000 }, height: 0 },
  { what: 'fell', model, height: 900 },
  { what: 'summoned', model, by: '1:grub', at: start },
  { what: 'returned', model, at: start },
  { what: 'became', model, character: 'the-beast' },
  { what: 'damaged', model, by: null, type: 'impact', amount: 1, printed: 3 },
  { what: 'effect-laid', model, lasting: { mods: [], until: 'turn', from: { model, ability: 'slow' } } },
];

it.each(WEIGHTY.map((event) => [event.what, event] as const))('%s has a picture that lasts from 300 to 1,200 ms', async (what, event) => {
  const { stage, moved } = noted();
  await play(stage, [event]).done;
  expect(PICTURES[what]).not.toBe(null);
  expect(moved.length).toBeGreaterThan(0);
  expect(Math.max(...moved)).toBeGreaterThanOrEqual(300);
  expect(Math.max(...moved)).toBeLessThanOrEqual(1200);
});

it('what changes nothing moves nothing: no wound, a blow as printed, words', async () => {
  const nothing: readonly Witnessed[] = [
    { what: 'wounded', model, by: null, amount: 0 },
    { what: 'damaged', model, by: null, type: 'impact', amount: 3, printed: 3 },
    { what: 'shuffled', deck: 'arcane' },
  ];
  const { stage, moved } = noted();
  await play(stage, nothing).done;
  expect(moved).toEqual([]);
});

it('one tap ends all of it, and much in one decision takes hardly longer than little', async () => {
  const { stage, moved, ended } = noted();
  const { skip, done } = play(stage, [...WEIGHTY, ...WEIGHTY]);
  skip();
  await done;
  expect(ended.length).toBe(moved.length);
});
