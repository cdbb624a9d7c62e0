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

/** What may have no picture on the board: it is told in words, or seen as cards, dice, a header, a verdict or the table itself. Whatever is new and named here was looked at. */
const TOLD = [
  'adjusted agreed announced arcane-drawn arcane-kept arcane-laid-open arcane-returned arcane-revealed arranged called card-kept card-passed',
  'card-played card-rule card-taken claim-declined claimed conceded declared depth-changed discarded drafted edge-chosen faction-chosen failed',
  'first-chosen flipped follow-up-declined follow-up-earned guessed looked lure-gone lure-laid markers-placed melee-drawn melee-ended',
  'melee-hand-shown melee-laid melee-revealed nominated pressed proposed refused reloaded repeated replaced replenished resist-shown resolved',
  'role-chosen rolled shuffled spent stones-dropped stones-kept stood-by struck-out taken-back terrain-gone terrain-grown terrain-moved told',
  'troupe-chosen turn-began type-chosen upgraded used went-for-it withdrawn won',
].flatMap((row) => row.split(' '));

it('nothing that befalls a model or a moonstone is without a cue', () => {
  const without = Object.entries(PICTURES).flatMap(([what, picture]) => (picture === null ? [what] : []));
  expect(without.toSorted()).toEqual(TOLD.toSorted());
});

const AT_MODEL: readonly Witnessed[] = [
  ...WEIGHTY,
  { what: 'deployed', model, at: start },
  { what: 'activated', model },
  { what: 'activation-ended', model },
];

it('every event of weight draws the cue that is named for it, and no other', () => {
  expect(Object.fromEntries(AT_MODEL.map(({ what }) => [what, PICTURES[what]]))).toEqual({
    slain: 'topples',
    wounded: 'bleeds',
    healed: 'heals',
    harvested: 'digs',
    'stone-taken': 'takes',
    'stone-given': 'takes',
    'stone-dropped': 'drops',
    'stone-rolled': 'rolls',
    moved: 'walks',
    placed: 'walks',
    fell: 'falls',
    summoned: 'rises',
    returned: 'rises',
    became: 'changes',
    damaged: 'averts',
    'effect-laid': 'marks',
    deployed: 'rises',
    activated: 'wakes',
    'activation-ended': 'sleeps',
  });
});

it.each(['jog', 'step', 'push'] as const)(
  'a model that moves (%s) goes by every corner of its path, as fast on long legs as on short ones',
  async (as) => {
    let frames: Keyframe[] = [];
    const { stage } = noted();
    const coin = {
      animate: (keyframes: Keyframe[]) => {
        frames = keyframes;
        return { finished: Promise.resolve(), cancel: () => undefined };
      },
    };
    const corner = { x: 1000, y: 1300 };
    const end = { x: 1900, y: 1300 };
    const walks = (path: (typeof start)[]): Witnessed => ({ what: 'moved', model, as, from: start, path, height: 0 });
    await play({ ...stage, coin: () => coin as unknown as SVGGElement }, [walks([corner, end])]).done; // all that is asked of it
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(1000px, 1000px)',
      'translate(1000px, 1300px)',
      'translate(1900px, 1300px)',
    ]);
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 1]);
    await play({ ...stage, coin: () => coin as unknown as SVGGElement }, [walks([end])]).done; // all that is asked of it
    expect(frames).toHaveLength(2);
  },
);
