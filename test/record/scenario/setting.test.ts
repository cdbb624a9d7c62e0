import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { runScenario } from '../../../src/record/scenario/run-scenario.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';

const base = { id: 'set', seats: [{ troupe: ['billy'] }, { troupe: ['grub'] }] };
function setup(more: object): Setup {
  const read = readScenario({ ...base, ...more });
  if (!read.ok) throw new Error(read.why);
  return scenarioSetup(read.scenario, scenarioCards(read.scenario, catalogue));
}
const terrain = (piece: object) => setup({ terrain: [{ id: 'p', kind: 'obstacle', disc: [10, 20, 1.5], ...piece }] }).terrain[0];

describe('the set-up that a scenario describes', () => {
  it('has its terrain in tenths of a millimetre, as high as its kind is where nothing is said', () => {
    expect(terrain({})).toEqual({
      id: 'p',
      kind: 'obstacle',
      shape: { disc: { at: { x: 2540, y: 5080 }, radius: 381 } },
      base: 0,
      top: 254,
    });
    expect(['barrier', 'woods', 'water', 'ladder', 'stairs'].map((kind) => terrain({ kind })?.top)).toEqual([1524, 1016, 0, 762, 762]);
    expect(terrain({ base: 2 })).toMatchObject({ base: 508, top: 762 });
    expect(terrain({ base: 2, top: 3 })).toMatchObject({ base: 508, top: 762 });
    expect(terrain({ top: 2 })).toMatchObject({ base: 0, top: 508 });
    const corners = { disc: undefined, polygon: [[1, 1], [2, 1], [2, 2]] }; // prettier-ignore
    expect(terrain(corners)?.shape).toEqual({ polygon: [{ x: 254, y: 254 }, { x: 508, y: 254 }, { x: 508, y: 508 }] }); // prettier-ignore
  });

  it('says of which piece a part is, and its tags, one or several', () => {
    expect(terrain({ piece: 'house', tags: 'building' })).toMatchObject({ piece: 'house', tags: ['building'] });
    expect(terrain({ tags: ['tree', 'old'] })).toMatchObject({ tags: ['tree', 'old'] });
    expect(terrain({})).not.toHaveProperty('piece');
    expect(terrain({})).not.toHaveProperty('tags');
  });

  it('says what the file says of the turn, and nothing else', () => {
    expect(setup({ turn: 3, first: 1, initiative: 0 }).position).toMatchObject({ turn: 3, first: 1, initiative: 0 });
    for (const field of ['turn', 'first', 'initiative', 'stones']) expect(setup({}).position).not.toHaveProperty(field);
    expect(setup({ initiative: null }).position).toMatchObject({ initiative: null });
    expect(setup({ seed: 12 }).seed).toBe('12');
    expect(setup({}).start).toBe('activation');
    expect(setup({ stones: [{ id: 'm', at: [1, 2], depth: 3 }] }).position?.stones).toEqual([
      { id: 'm', at: { x: 254, y: 508 }, depth: 3 },
    ]);
  });

  it('has its models where they stand, and as high', () => {
    const models = (given: object) => setup({ models: { billy: given } }).position?.models?.['billy'];
    expect(models({ at: [1, 2], wounds: 2 })).toEqual({ at: { x: 254, y: 508 }, wounds: 2, height: undefined });
    expect(models({ at: [1, 2, 3] })).toMatchObject({ at: { x: 254, y: 508 }, height: 762 });
    expect(models({ at: [1, 2], height: 2 })).toMatchObject({ height: 508 });
    expect(models({ used: ['weakling'] })).toEqual({ used: ['weakling'] });
  });

  it('names a summoned model in full where one seat alone can summon it', () => {
    const names = (seats: object[], name: string) =>
      Object.keys(setup({ seats, models: { [name]: { at: [9, 9] } } }).position?.models ?? {});
    const boris = { troupe: ['billy', 'boris-the-bunny-summoner'] };
    expect(names([boris, { troupe: ['grub'] }], 'murder-bunny')).toEqual(['0:murder-bunny']);
    expect(names([{}, boris], 'murder-bunny#2')).toEqual(['1:murder-bunny#2']);
    expect(names([boris, boris], 'murder-bunny')).toEqual(['murder-bunny']);
    expect(names([boris, { troupe: ['grub'] }], '1:murder-bunny')).toEqual(['1:murder-bunny']);
    expect(names([boris, { troupe: ['murder-bunny'] }], 'murder-bunny')).toEqual(['murder-bunny']);
    expect(names([boris, { troupe: ['grub'] }], 'grub')).toEqual(['grub']);
  });
});

describe('what is said of a file that is none', () => {
  const why = (part: object): string =>
    runScenario({ ...base, models: { billy: { at: [10, 10] }, grub: { at: [30, 30] } }, ...part }, catalogue).why;
  const stone = (value: unknown): string => why({ stones: [{ id: 'm', at: value, depth: 1 }] });

  it('a point has two numbers', () => {
    for (const place of [[1], [1, 2, 3], ['1', 2], [1, '2'], 'ab', { length: 2 }])
      expect(stone(place)).toBe('stones.0.at is no point [x, y]');
    expect(stone([5, 5])).toBe('');
  });

  it('an ability has an id and a kind, a decision a seat and a kind', () => {
    const ability = (given: unknown): string => why({ characters: { odd: { abilities: [given] } } });
    expect(ability({ kind: 'active' })).toBe('characters.odd.abilities.0.id is missing');
    expect(ability({ id: 'a', kind: 'odd' })).toContain('characters.odd.abilities.0.kind must be "passive" or "active" or "arcane"');
    expect(ability(null)).toContain('characters.odd.abilities.0 must be an object');
    expect(ability('weakling')).toContain('characters.odd.abilities.0 must be an object');
    for (const item of [null, 'pass', 3]) expect(why({ decisions: [item] })).toContain('decisions.0 must be an object');
    expect(why({ decisions: [{ expect: {}, seat: 0 }] })).toBe('decisions.0.seat: there is no such field');
    expect(why({ decisions: [{ expect: {}, seat: 0, kind: 'dance' }] })).toContain('there is no decision dance');
  });

  it('the game is for two, three or four', () => {
    const troupe = (n: number) => Array.from({ length: n }, () => ({ troupe: [] }));
    expect(why({ seats: [...base.seats, ...troupe(2)] })).toBe('');
    expect(why({ seats: [...base.seats, ...troupe(3)] })).toBe('seats must be two, three or four: the game is for so many');
    expect(runScenario(3, catalogue).why).toContain('the file must be an object');
    expect(runScenario({ ...base, id: 'x', seats: 3 }, catalogue)).toMatchObject({ id: 'x', ok: false });
  });

  it('an ability that somebody has is one that a card has, an upgrade, or one made up', () => {
    const used = (ability: string, more = {}): string =>
      why({ models: { billy: { at: [10, 10], used: [ability] }, grub: { at: [30, 30] } }, ...more });
    expect(used('weakling')).toBe('');
    expect(used('expert-training')).toBe('');
    expect(used('nothing-known')).toBe('no card has an ability nothing-known');
  });
});

describe('hands and slain models that are expected', () => {
  const spell = {
    id: 'spell',
    kind: 'arcane',
    cost: 1,
    range: 8,
    target: {},
    outcomes: [{ on: 'catastrophe', do: [{ do: 'slay', to: 'target' }] }],
  };
  const open = { id: 'open', kind: 'passive', rules: [{ always: [{ mod: 'reveal', what: 'melee-hand' }] }] };
  const leave = { id: 'leave', kind: 'active', cost: 0, range: 6, target: {}, do: [{ do: 'remove', who: 'target' }] };
  const file = (decisions: object[], expected: object): string =>
    runScenario(
      {
        id: 'hands',
        seats: [{ troupe: ['one'] }, { troupe: ['two'] }],
        characters: { one: { abilities: [spell, leave], blueDots: [1] }, two: { abilities: [open] } },
        models: { one: { at: [18, 18], energy: 3 }, two: { at: [18, 19.5] } },
        draws: {
          arcane: ['pink-1', 'pink-2', 'catastrophe', 'green-1', 'green-2', 'green-3', 'blue-1', 'blue-2', 'blue-3'],
          melee: ['thrust', 'high-guard', 'low-guard', 'low-guard', 'rising-attack', 'falling-swing', 'sweeping-cut', 'sweeping-cut'],
        },
        decisions: [{ seat: 0, kind: 'activate', model: 'one' }, ...decisions, { expect: expected }],
      },
      catalogue,
    ).why;
  const cast = { seat: 0, kind: 'use', ability: 'spell', targets: ['two'] };

  it('of an arcane duel: who plays and who resists', () => {
    expect(file([cast], { seats: [{ hand: ['catastrophe', 'pink-1', 'pink-2'] }, { hand: 6 }] })).toBe('');
    expect(file([cast], { seats: [{ hand: 6 }, { hand: 3 }] })).toBe('at 2: seat 0 hand is 3, not 6; seat 1 hand is 6, not 3');
    expect(file([cast], { seats: [{ shown: false }, { shown: false }] })).toBe('');
  });

  it('of a melee, and whose lies open', () => {
    const laid = [
      { seat: 0, kind: 'melee', target: 'two' },
      { seat: 0, kind: 'play-melee', card: 'thrust' },
    ];
    expect(
      file(laid, {
        seats: [
          { hand: 4, shown: false },
          { hand: 3, shown: true },
        ],
      }),
    ).toBe('');
    expect(file(laid, { seats: [{ shown: true }, { shown: false }] })).toBe(
      'at 3: seat 0 shown is false, not true; seat 1 shown is true, not false',
    );
    expect(file(laid, { open: { seat: 0, kind: 'melee-card' } })).toContain('open is melee-card of seat 1, not');
    expect(file([laid[0] ?? {}], { open: { seat: 1, kind: 'going-for-it' } })).toContain('open is going-for-it of seat 0, not');
  });

  it('of a model that has been slain or removed', () => {
    const slain = [cast, { seat: 0, kind: 'claim', card: 'catastrophe', as: 'catastrophe' }, { seat: 1, kind: 'ok' }];
    expect(file(slain, { models: { two: { slain: true, removed: false } } })).toBe('');
    const entries = [{ seat: 0, kind: 'use', ability: 'leave', targets: ['two'] }];
    expect(file(entries, { models: { two: { slain: false, removed: true } } })).toBe('');
  });
});
