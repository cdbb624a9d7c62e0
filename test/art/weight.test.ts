import { expect, it } from 'vitest';
import type { Witnessed } from '../../src/seats/events-for.ts';
import { play } from '../../src/ui/board/pictures/play.ts';
import type { PlayStage } from '../../src/ui/board/pictures/animation-scenes.ts';
import { grouped, isBeside, type PicturedEvent } from '../../src/ui/board/pictures/play-waves.ts';
import { Lot } from '../../src/players/lot.ts';
import { PICTURES } from '../../src/ui/board/pictures/picture-kinds.ts';

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
    piece: () => part as unknown as SVGGElement, // all that is asked of one
    groundAt: () => goal,
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
  { what: 'depth-changed', stone: 's1', depth: 1 },
  { what: 'terrain-grown', piece: 'grown-1', kind: 'woods' },
  { what: 'terrain-gone', piece: 'grown-1', kind: 'woods' },
  { what: 'terrain-moved', piece: 'log', by: { x: 254, y: 0 } },
  { what: 'lure-laid', model, id: 'sack-1', lure: 'sack' },
  { what: 'lure-gone', id: 'sack-1', lure: 'sack' },
  { what: 'stones-dropped', stones: [{ id: 's1', at: goal, depth: 2 }], mulliganBy: null },
  { what: 'effect-laid', model, lasting: { mods: [], until: 'turn', from: { model, ability: 'slow' } } },
];

it.each(WEIGHTY.map((event) => [event.what, event] as const))('%s has a picture that lasts from 300 to 1,200 ms', async (label, event) => {
  const { stage, moved } = noted();
  await play(stage, [event]).end;
  expect(PICTURES[label]).not.toBe(null);
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
  await play(stage, nothing).end;
  expect(moved).toEqual([]);
});

it('what comes while something is shown begins when that is over; nothing to show takes no time', () => {
  const { stage, shown } = timed();
  expect(play(stage, [hit('a', 2)], 500).time).toBeGreaterThan(500);
  expect(shown.map(({ begins }) => begins)).toEqual([500]);
  expect(play(stage, [{ what: 'shuffled', deck: 'arcane' }], 500).time).toBe(0);
});

it('a stone that is dug says how deep it still lies, one that is taken that it is one more', () => {
  const { stage, shown } = timed();
  play(stage, [
    { what: 'harvested', model: 'a', stone: 's1', depth: 2 },
    { what: 'harvested', model: 'a', stone: 's2', depth: 0 },
    { what: 'stone-taken', model: 'a', stone: 's2' },
  ]);
  expect(shown.map(({ what: label }) => label)).toEqual(['s1 spade', 's1 2', 's2 spade', 'a stone', 'a +1']);
});

it('one tap ends all of it, and much in one decision takes hardly longer than little', async () => {
  const { stage, moved, ended } = noted();
  const { skip, end } = play(stage, [...WEIGHTY, ...WEIGHTY]);
  skip();
  await end;
  expect(ended.length).toBe(moved.length);
});

/** A stage that notes what is drawn of whom, from when and how long. */
function timed() {
  const pictures: { what: string; begins: number; lasts: number }[] = [];
  const note = (label: string, begins: number, lasts: number): Animation => {
    pictures.push({ what: label, begins, lasts });
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation; // all that is asked of one
  };
  const place = new Map<string, { x: number; y: number }>();
  const placeOf = (id: string) => place.get(id) ?? place.set(id, { x: place.size, y: 0 }).get(id) ?? start;
  const nameAt = (point: { x: number; y: number }): string => [...place].find(([, known]) => known === point)?.[0] ?? '';
  const stage: PlayStage = {
    ...noted().stage,
    coin: () => null,
    at: placeOf,
    stoneAt: placeOf,
    ring: () => null,
    number: (point, words, _sign, delay) => note(`${nameAt(point)} ${words}`, delay, 1000),
    topple: (id, delay, duration) => note(`${id} topples`, delay, duration),
    sign: (sign, { to }, delay, duration) => note(`${nameAt(to)} ${sign}`, delay, duration),
  };
  return { stage, shown: pictures };
}
const hit = (victim: string, amount: number): Witnessed => ({ what: 'wounded', model: victim, by: null, amount });

it('a blast that wounds and slays many: all wounds at once, then all deaths, each long enough to be understood', async () => {
  const { stage, shown } = timed();
  const victims = ['a', 'b', 'c', 'd', 'e'];
  await play(
    stage,
    victims.flatMap((victim, nth): Witnessed[] => [hit(victim, nth + 1), { what: 'slain', model: victim }]),
  ).end;
  const begun = (sign: RegExp) => [...new Set(shown.filter(({ what }) => sign.test(what)).map(({ begins }) => begins))];
  expect(shown.map(({ what }) => what)).toEqual([...victims.map((victim, nth) => `${victim} −${nth + 1}`), ...victims.map((victim) => `${victim} topples`)]); // prettier-ignore
  expect(begun(/−/)).toHaveLength(1);
  expect(begun(/topples/)).toHaveLength(1);
  expect((begun(/topples/)[0] ?? 0) - (begun(/−/)[0] ?? 0)).toBeGreaterThanOrEqual(200);
  for (const { lasts } of shown) expect(lasts).toBeGreaterThanOrEqual(300);
});

it('the same thing twice to one model is one picture that tells both, where there is much to show; little is shown one by one', async () => {
  const much = timed();
  const many = Array.from({ length: 12 }, (_, nth): Witnessed => ({ what: 'slain', model: `other-${nth}` }));
  await play(much.stage, [hit('a', 2), hit('a', 3), ...many]).end;
  expect(much.shown.map(({ what: label }) => label).filter((label) => label.startsWith('a '))).toEqual(['a −2 −3']);
  const little = timed();
  await play(little.stage, [hit('a', 2), hit('a', 3)]).end;
  expect(little.shown.map(({ what }) => what)).toEqual(['a −2', 'a −3']);
  expect(little.shown[1]?.begins).toBeGreaterThan(little.shown[0]?.begins ?? 0);
});

it('whatever happens in one decision: nothing is lost, each keeps its order, and no picture makes way before its time', async () => {
  const lot = new Lot('many at once');
  const names = ['a', 'b', 'c', 'd'];
  for (let times = 0; times < 60; times += 1) {
    const events = Array.from({ length: 6 + Math.floor(lot.share() * 24) }, (): PicturedEvent => {
      const id = lot.of(names) ?? 'a';
      const event = lot.of<Witnessed>([hit(id, 1), { what: 'healed', model: id, amount: 1 }, { what: 'slain', model: id }, { what: 'energy-spent', model: id, cost: 1 } as unknown as Witnessed, { what: 'stone-given', from: id, to: lot.of(names) ?? 'b', stone: 's1' }]); // prettier-ignore
      if (!event) throw new Error('nothing happens');
      return { kind: PICTURES[event.what] ?? 'marks', event, likes: [event] };
    });
    const waves = grouped(events);
    const shownEvents = waves.flatMap((wave) => wave.flatMap(({ likes }) => likes));
    expect(new Set(shownEvents)).toEqual(new Set(events.map(({ event }) => event)));
    expect(shownEvents).toHaveLength(events.length);
    for (const name of names) {
      const about = (event: Witnessed): boolean => Object.values(event).includes(name);
      expect(shownEvents.filter(about)).toEqual(events.map(({ event }) => event).filter(about));
    }
    for (const wave of waves) expect(new Set(wave.map(({ kind }) => kind)).size).toBe(1);
    const { stage, shown } = timed();
    await play(stage, [...events.map(({ event }) => event), ...names.map((name): Witnessed => ({ what: 'slain', model: name }))]).end;
    for (const { lasts } of shown) expect(lasts).toBeGreaterThanOrEqual(300);
    const starts = [...new Set(shown.map(({ begins }) => begins))].toSorted((value, next) => value - next);
    const crowded = (starts.at(-1) ?? 0) > 2600;
    if (crowded) for (const [nth, begins] of starts.entries()) expect(begins - (starts[nth - 1] ?? -300)).toBeGreaterThanOrEqual(299);
    expect(waves.filter((wave) => !isBeside(wave)).length).toBeLessThanOrEqual(events.length);
  }
});

/** What may have no picture on the board: it is told in words, or seen as cards, dice, a header, a verdict or the table itself. Whatever is new and named here was looked at. */
const TOLD = [
  'adjusted agreed announced arcane-drawn arcane-kept arcane-laid-open arcane-returned arcane-revealed arranged called card-kept card-passed',
  'card-played card-rule card-taken claim-declined claimed conceded declared discarded drafted edge-chosen faction-chosen failed',
  'first-chosen flipped follow-up-declined follow-up-earned guessed looked markers-placed melee-drawn melee-ended',
  'melee-hand-shown melee-laid melee-revealed nominated pressed proposed refused reloaded repeated replaced replenished resist-shown resolved',
  'role-chosen rolled shuffled spent stones-kept stood-by struck-out taken-back told',
  'troupe-chosen turn-began type-chosen upgraded used went-for-it withdrawn won',
].flatMap((row) => row.split(' '));

it('nothing that befalls a model or a moonstone is without a cue', () => {
  const without = Object.entries(PICTURES).flatMap(([label, picture]) => (picture === null ? [label] : []));
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
    'depth-changed': 'deepens',
    'terrain-grown': 'grows',
    'terrain-gone': 'vanishes',
    'terrain-moved': 'slides',
    'lure-laid': 'lays',
    'lure-gone': 'vanishes',
    'stones-dropped': 'showers',
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
    await play({ ...stage, coin: () => coin as unknown as SVGGElement }, [walks([corner, end])]).end; // all that is asked of it
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(1000px, 1000px)',
      'translate(1000px, 1300px)',
      'translate(1900px, 1300px)',
    ]);
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 1]);
    await play({ ...stage, coin: () => coin as unknown as SVGGElement }, [walks([end])]).end; // all that is asked of it
    expect(frames).toHaveLength(2);
  },
);
