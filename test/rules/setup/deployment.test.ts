import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { Decision, Edge } from '../../../src/rules/terms/decision.ts';
import type { SetupPosition, Setup } from '../../../src/rules/terms/match.ts';
import { pointAt, cards, character, setupOf, Table, troupe } from './fixture.ts';

const FACTIONS = ['com', 'dom', 'les', 'sha'];
const stones: SetupPosition['stones'] = [{ id: 's1', at: pointAt(18, 18), depth: 1 }];

/** Up to the roll for deployment, with these dice. */
const rolled = (players: number, size: number, d6: number[], more: Partial<Setup> = {}) =>
  new Table(
    setupOf({
      seats: FACTIONS.slice(0, players).map((prefix) => ({ troupe: troupe(prefix, size) })),
      position: { stones, draws: { d6 } },
      ...more,
    }),
  ).keep();

const edge = (seat: number, name: Edge): Decision => ({ seat, kind: 'choose-edge', edge: name });
const deploy = (model: string, x: number, y: number): Decision => ({ seat: Number(model[0]), kind: 'deploy', model, at: [x, y] });

describe('the roll for deployment', () => {
  it('DEP-1: DEP-2: V-13: two players roll again while they tie', () => {
    const table = rolled(2, 3, [4, 4, 5, 2]);
    expect(table.happened('rolled').map(({ rolls }) => rolls.map(({ die }) => die))).toEqual([
      [4, 4],
      [5, 2],
    ]);
    expect([table.state, ...table.open]).toEqual(['setup.roll', '0:start']);
  });
  it('DEP-3: DEP-4: V-13: the higher roll takes a role, the other gets what is left', () => {
    const bird = rolled(2, 3, [2, 5]).do({ seat: 1, kind: 'choose-start', role: 'early-bird' });
    expect(bird.match.order).toMatchObject({ initiative: 0, deployment: [1, 0], first: 0 });
    expect(bird.open).toEqual(['1:edge']);
    const keen = rolled(2, 3, [2, 5]).do({ seat: 1, kind: 'choose-start', role: 'initiative' });
    expect(keen.match.order).toMatchObject({ initiative: 1, deployment: [0, 1], first: 1 });
    expect(keen.open).toEqual(['0:edge']);
  });
  it('DEP-8: DEP-9: V-14: of four players only the tied roll again, and nobody has Initiative', () => {
    const table = rolled(4, 3, [5, 5, 6, 2, 3, 4]);
    expect(table.match.order).toMatchObject({ deployment: [2, 1, 0, 3], initiative: null, first: 2 });
    expect(table.happened('rolled').map(({ rolls }) => rolls.map(({ seat }) => seat))).toEqual([
      [0, 1, 2, 3],
      [0, 1],
    ]);
  });
});

describe('edges', () => {
  it('DEP-4: the Early Bird takes any edge, the other the opposite one, and the Early Bird places first', () => {
    for (const [mine, yours] of [
      ['north', 'south'],
      ['south', 'north'],
      ['east', 'west'],
      ['west', 'east'],
    ] as const) {
      const table = rolled(2, 3, [5, 2]).do({ seat: 0, kind: 'choose-start', role: 'early-bird' }, edge(0, mine));
      expect(table.match.order.seats.map((seat) => seat.edge)).toEqual([mine, yours]);
      expect(table.open).toEqual(['0:deploy']);
    }
  });
  it('DEP-6: V-14: each takes a free edge and places a model at once; the fourth is asked for the last edge', () => {
    const table = rolled(4, 3, [5, 4, 6, 2]);
    expect(table.open).toEqual(['2:edge']);
    table.do(edge(2, 'north'), deploy('2:les-a', 18, 1));
    expect([table.state, ...table.open]).toEqual(['setup.edge', '0:edge']);
    expect(table.try(edge(0, 'north'))).toMatchObject({ code: 'edge-taken', clauses: ['DEP-6'] });
    table.do(edge(0, 'west'), deploy('0:com-a', 1, 18), edge(1, 'south'), deploy('1:dom-a', 18, 35));
    expect([table.state, ...table.open]).toEqual(['setup.edge', '3:edge']);
    expect(choicesOf(table.match, 3, cards).decisions).toEqual([edge(3, 'east')]);
    table.do(edge(3, 'east'));
    expect([table.state, ...table.open]).toEqual(['deploy', '3:deploy']);
  });
  it('DEP-6: the last of three players still has a choice', () => {
    const table = rolled(3, 2, [6, 5, 4]).do(edge(0, 'north'), deploy('0:com-a', 18, 1), edge(1, 'south'), deploy('1:dom-a', 18, 35));
    expect(choicesOf(table.match, 2, cards).decisions).toEqual([edge(2, 'east'), edge(2, 'west')]);
  });
});

describe('placing models', () => {
  const two = (more: Partial<Setup> = {}) =>
    new Table(
      setupOf({
        seats: [
          { troupe: ['com-a', 'com-b', 'big'], edge: 'north' },
          { troupe: troupe('dom', 3), edge: 'south' },
        ],
        start: 'deploy',
        position: { stones: [{ id: 's1', at: pointAt(30, 5), depth: 1 }] },
        ...more,
      }),
    );

  it('DEP-5: V-13: the Early Bird places the first, third and fifth model', () => {
    const table = two();
    const order: string[] = [];
    for (const model of ['0:com-a', '1:dom-a', '0:com-b', '1:dom-b', '0:big', '1:dom-c']) {
      order.push(table.open.join());
      expect(table.try(deploy(model, 4 + order.length * 3, model.startsWith('0') ? 5 : 31))).toBeNull();
    }
    expect(order).toEqual(['0:deploy', '1:deploy', '0:deploy', '1:deploy', '0:deploy', '1:deploy']);
    expect(table.match.order.turn).toBe(1);
  });
  it('DEP-5: only one of your own models that is not yet placed', () => {
    const table = two();
    expect(table.try(deploy('1:dom-a', 18, 5))).toMatchObject({ code: 'not-asked' });
    expect(table.try({ seat: 0, kind: 'deploy', model: '1:dom-a', at: [18, 5] })).toMatchObject({ code: 'not-your-model' });
    expect(table.try({ seat: 0, kind: 'deploy', model: 'nobody', at: [18, 5] })).toMatchObject({ code: 'no-such-model' });
    table.do(deploy('0:com-a', 18, 5), deploy('1:dom-a', 18, 31));
    expect(table.try(deploy('0:com-a', 20, 5))).toMatchObject({ code: 'already-deployed' });
  });
  it('DEP-7: three players go round in the same order', () => {
    const table = rolled(3, 2, [4, 6, 5]).do(edge(1, 'north'), deploy('1:dom-a', 18, 1), edge(2, 'south'), deploy('2:les-a', 18, 35));
    table.do(edge(0, 'east'), deploy('0:com-a', 35, 18));
    expect(table.open).toEqual(['1:deploy']);
    table.do(deploy('1:dom-b', 20, 1));
    expect(table.open).toEqual(['2:deploy']);
  });
  it('DEP-5: who has nobody left to place is passed over', () => {
    const table = two({
      seats: [
        { troupe: ['com-a'], edge: 'north' },
        { troupe: troupe('dom', 3), edge: 'south' },
      ],
    });
    table.do(deploy('0:com-a', 18, 5), deploy('1:dom-a', 12, 31));
    expect(table.open).toEqual(['1:deploy']);
    table.do(deploy('1:dom-b', 15, 31), deploy('1:dom-c', 18, 31));
    expect(table.state).not.toBe('deploy');
  });
  it('SET-10: with a smaller field the rest of the troupe stays behind', () => {
    const table = two({ options: { field: 1 } }).do(deploy('0:big', 18, 5), deploy('1:dom-c', 18, 31));
    expect(table.match.order.turn).toBe(1);
    expect(table.match.table.models['0:com-a']?.status).toBe('reserve');
  });
  it('SET-14: CHR-36: of two who are in no troupe together both may be brought; one takes the field, and the other is passed over', () => {
    const apart: Character['abilities'] = [
      { kind: 'passive', id: 'evolution', name: 'Evolution', rules: [{ always: [{ mod: 'apart', from: 'com-a' }] }] },
    ];
    const others = { ...cards, characters: { ...cards.characters, old: character('old', { abilities: apart }) } };
    const begun = () =>
      new Table(
        setupOf({
          seats: [
            { troupe: ['com-a', 'old', 'com-b'], edge: 'north' },
            { troupe: troupe('dom', 3), edge: 'south' },
          ],
          options: { field: 3 },
          position: { stones, draws: { d6: [6, 1] } },
        }),
        others,
      );
    const placing = () => begun().keep().do({ seat: 0, kind: 'choose-start', role: 'early-bird' });
    for (const [first, second] of [
      ['0:com-a', '0:old'],
      ['0:old', '0:com-a'],
    ] as const) {
      const table = placing().do(deploy(first, 10, 5), deploy('1:dom-a', 10, 31));
      expect(table.try(deploy(second, 20, 5))).toMatchObject({ code: 'not-together', clauses: ['SET-14'] });
      expect(choicesOf(table.match, 0, others).drawn).toEqual([{ kind: 'deploy', model: '0:com-b' }]);
      table.do(deploy('0:com-b', 20, 5), deploy('1:dom-b', 20, 31));
      expect(table.open).toEqual(['1:deploy']);
      table.do(deploy('1:dom-c', 25, 31));
      expect(table.state).not.toBe('deploy');
      expect(table.match.table.models[second]?.status).toBe('reserve');
    }
  });
  it('DEP-10: DEP-11: V-15: the whole base lies in the strip', () => {
    const verdict = (model: string, y: number) => two().try({ seat: 0, kind: 'deploy', model, at: [18, y] })?.clauses[0] ?? 'legal';
    expect([0.58, 0.591, 5, 9.409, 9.42].map((y) => verdict('0:com-a', y))).toEqual(['DEP-10', 'legal', 'legal', 'legal', 'DEP-10']);
    expect([0.77, 0.788, 9.212, 9.23].map((y) => verdict('0:big', y))).toEqual(['DEP-10', 'legal', 'legal', 'DEP-10']);
  });
  it('DEP-10: from every edge', () => {
    const inside = { north: [18, 9.4], south: [18, 26.6], west: [9.4, 18], east: [26.6, 18] } as const;
    for (const mine of ['north', 'south', 'west', 'east'] as const) {
      for (const other of ['north', 'south', 'west', 'east'] as const) {
        const table = two({ seats: [{ troupe: ['com-a'], edge: mine }, { troupe: ['dom-a'] }] });
        const refused = table.try({ seat: 0, kind: 'deploy', model: '0:com-a', at: inside[other] });
        expect(refused === null).toBe(mine === other);
      }
    }
  });
  it('DEP-12: on the board, and on no base, wall, rock or stone; woods and water are free', () => {
    const square = (x: number) => ({ polygon: [pointAt(x, 4), pointAt(x + 2, 4), pointAt(x + 2, 6), pointAt(x, 6)] });
    const terrain: Setup['terrain'] = [
      { id: 'wall', kind: 'barrier', shape: square(2), base: 0, top: 1524 },
      { id: 'rock', kind: 'obstacle', shape: square(6), base: 0, top: 254 },
      { id: 'wood', kind: 'woods', shape: square(10), base: 0, top: 1016 },
      { id: 'pond', kind: 'water', shape: square(14), base: 0, top: 0 },
    ];
    const clauses = (x: number) =>
      two({ terrain })
        .do(deploy('0:com-b', 22, 5), deploy('1:dom-a', 18, 31))
        .try(deploy('0:com-a', x, 5))?.clauses[0] ?? 'legal';
    expect([0.5, 3, 7, 22.5, 30].map(clauses)).toEqual(['DEP-12', 'DEP-12', 'DEP-12', 'DEP-12', 'DEP-12']);
    expect([11, 15, 26].map(clauses)).toEqual(['legal', 'legal', 'legal']);
  });
  it('DEP-12: a base that lies flat on a roof stands on it', () => {
    const roof = { polygon: [pointAt(16, 4), pointAt(20, 4), pointAt(20, 8), pointAt(16, 8)] };
    const table = two({ terrain: [{ id: 'roof', kind: 'platform', shape: roof, base: 0, top: 762 }] }).do(deploy('0:com-a', 18, 6));
    expect(table.match.table.models['0:com-a']?.height).toBe(762);
  });
  it('SET-4: without edges a match that begins with deployment asks for them', () => {
    const table = two({ seats: [{ troupe: troupe('com', 1) }, { troupe: troupe('dom', 1) }], position: { initiative: 0 } });
    expect([table.state, ...table.open]).toEqual(['setup.edge', '1:edge']);
    expect(table.do(edge(1, 'west')).open).toEqual(['1:deploy']);
  });
  it('DEP-7: three or four players always come to the end of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.string(),
        fc.infiniteStream(fc.nat()),
        (players, size, seed, picks) => {
          const table = rolled(players, size, [], { seed });
          const nth = <T>(list: readonly T[]): T => list[(picks.next().value ?? 0) % list.length] as T;
          const spot = (side: Edge, depth: number, along: number): [number, number] =>
            ({ north: [along, depth], south: [along, 36 - depth], west: [depth, along], east: [36 - depth, along] })[side] as [
              number,
              number,
            ];
          for (let count = 0; table.match.order.turn === 0; count += 1) {
            if (count > players * (size + 1)) throw new Error(`still in ${table.state}`);
            const [open] = table.match.openings;
            if (!open) throw new Error(`nobody is asked in ${table.state}`);
            const offered = choicesOf(table.match, open.seat, cards);
            if (open.kind === 'edge') table.do(nth(offered.decisions));
            else if (open.kind === 'deploy') {
              const drawn = nth(offered.drawn);
              const model = drawn.kind === 'deploy' ? drawn.model : '';
              table.do({
                seat: open.seat,
                kind: 'deploy',
                model,
                at: spot(open.edge, 2 + (count % 3) * 2, 11 + Math.floor(count / 3) * 2),
              });
            } else throw new Error(open.kind);
          }
          expect(Object.values(table.match.table.models).every(({ status }) => status === 'board')).toBe(true);
          expect(new Set(table.match.order.seats.map((seat) => seat.edge)).size).toBe(players);
        },
      ),
      { numRuns: 40 },
    );
  });
});
