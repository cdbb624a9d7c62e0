import { describe, expect, it } from 'vitest';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import type { Passive } from '../../../src/rules/terms/card-language.ts';
import type { Match, Model, SetupPosition, Setup } from '../../../src/rules/terms/match.ts';
import { pointAt, cards, catalogue, character, setupOf, Table, troupe } from '../setup/fixture.ts';

const FACTIONS = ['com', 'dom', 'les', 'sha'];
type Placed = NonNullable<SetupPosition['models']>;

/** Troupes of these sizes, everybody on the board. */
const standing = (sizes: number[], start: Setup['start'], position: SetupPosition = {}, options: Setup['options'] = {}): Setup => {
  const troupes = sizes.map((size, seat) => troupe(FACTIONS[seat] ?? '', size));
  const places = troupes.flatMap((characters, seat) =>
    characters.map((id, index) => [id, { at: pointAt(4 + index * 3, 6 + seat * 6) }] as const),
  );
  const models: Placed = Object.fromEntries(places.map(([id, place]) => [id, { ...place, ...position.models?.[id] }]));
  return setupOf({ seats: troupes.map((characters) => ({ troupe: characters })), start, options, position: { ...position, models } });
};
const model = (table: Table, id: string): Model => table.match.table.models[id] as Model;

/** The match as it is when the activation of `active`, run by `seat`, has just ended. */
const after = (table: Table, seat: number, active: string): Table => {
  const { match } = table;
  const models = { ...match.table.models, [active]: { ...model(table, active), activated: true } };
  const ended: Match = {
    ...match,
    table: { ...match.table, models },
    order: { ...match.order, active, next: seat },
    stack: [{ kind: 'game', step: 'activation.choose' }],
    openings: [],
  };
  return new Table(ended);
};

describe('replenish', () => {
  it('REP-1: CRD-14: V-07: one energy for each open blue dot, turn 1 included', () => {
    const table = new Table(standing([2, 1], 'replenish', { models: { 'com-a': { wounds: 2 }, 'com-b': { wounds: 0 } } }));
    expect([model(table, '0:com-a').energy, model(table, '0:com-b').energy]).toEqual([3, 4]);
    expect(table.match.order.turn).toBe(1);
    expect(table.happened('turn-began')).toEqual([{ what: 'turn-began', turn: 1, suddenDeath: false }]);
  });
  it('REP-2: REM-4: V-128: the slain and the removed get nothing', () => {
    const table = new Table(standing([3, 1], 'replenish', { models: { 'com-a': { status: 'slain' }, 'com-b': { status: 'removed' } } }));
    expect(['0:com-a', '0:com-b', '0:com-c'].map((id) => model(table, id).energy)).toEqual([0, 0, 4]);
  });
  it('REP-3: it comes on top of what a model holds', () => {
    const table = new Table(standing([1, 1], 'replenish', { models: { 'com-a': { energy: 2 } } }));
    expect(model(table, '0:com-a').energy).toBe(6);
  });
  it('REP-4: what starts the step comes before the energy, what ends it after', () => {
    const rule = (when: 'start' | 'end'): Passive => ({
      id: when,
      name: when,
      kind: 'passive',
      rules: [
        {
          when: { on: 'replenish', at: when },
          do: [when === 'start' ? { do: 'heal', to: 'self', by: 2 } : { do: 'lose', to: 'self', energy: 1 }],
        },
      ],
    });
    const deck = catalogue(character('early', { abilities: [rule('start')] }), character('late', { abilities: [rule('end')] }));
    const table = new Table(
      setupOf({
        seats: [{ troupe: ['early'] }, { troupe: ['late'] }],
        start: 'replenish',
        position: { models: { early: { at: pointAt(4, 4), wounds: 2 }, late: { at: pointAt(20, 20) } } },
      }),
      deck,
    );
    expect([model(table, '0:early').energy, model(table, '1:late').energy]).toEqual([4, 3]);
  });
});

describe('who activates first', () => {
  const rolledIn = (turn: number, d6: number[], initiative: number | null = 0, options: Setup['options'] = {}) =>
    new Table(standing([1, 1], 'replenish', { turn, initiative, draws: { d6 } }, options));

  it('INI-2: INI-8: V-16: in turn 1 Initiative decides without a roll, and may name the other', () => {
    const table = rolledIn(1, [1, 6]);
    expect([table.state, ...table.open]).toEqual(['first', '0:first']);
    expect(table.happened('rolled')).toEqual([]);
    table.do({ seat: 0, kind: 'choose-first', first: 1 });
    expect(table.match.order).toMatchObject({ first: 1, next: 1 });
    expect([table.state, ...table.open]).toEqual(['activation.choose', '1:activate']);
  });
  it('INI-2: nobody has Initiative: turn 1 is rolled for', () => {
    expect(rolledIn(1, [1, 6], null).open).toEqual(['1:first']);
  });
  it('INI-3: V-16: turn 2: Initiative adds 2', () => {
    expect(rolledIn(2, [3, 4]).open).toEqual(['0:first']);
  });
  it('INI-4: INI-6: INI-7: V-16: turn 3: Initiative adds 1, and ties are rolled again with it', () => {
    const table = rolledIn(3, [3, 4, 2, 3, 5, 4]);
    expect(table.open).toEqual(['0:first']);
    expect(table.happened('rolled').map(({ rolls }) => rolls.map(({ die, bonus }) => die + bonus))).toEqual([
      [4, 4],
      [3, 3],
      [6, 4],
    ]);
  });
  it('INI-5: V-16: turn 4: no bonus', () => {
    expect(rolledIn(4, [3, 4]).open).toEqual(['1:first']);
  });
  it('INI-5: SUD-1: V-129: nor in a Sudden Death turn', () => {
    const table = rolledIn(5, [3, 4]);
    expect([table.state, ...table.open]).toEqual(['sudden-death.first', '1:first']);
  });
  it('INI-7: DEP-8: of three, only those tied for the highest roll again', () => {
    const table = new Table(standing([1, 1, 1], 'replenish', { draws: { d6: [5, 2, 5, 1, 3] } }));
    expect(table.open).toEqual(['2:first']);
    expect(table.happened('rolled').map(({ rolls }) => rolls.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });
  it('INI-1: only a player of this match can be named', () => {
    expect(rolledIn(1, []).try({ seat: 0, kind: 'choose-first', first: 2 })).toMatchObject({ code: 'no-such-seat', clauses: ['INI-1'] });
  });
});

describe('whose activation', () => {
  it('ACT-1: after an activation the player to the left is asked', () => {
    let table = new Table(standing([2, 2, 2], 'activation', { first: 1 }));
    expect(table.open).toEqual(['1:activate']);
    table = after(table, 1, '1:dom-a');
    expect(table.open).toEqual(['2:activate']);
    expect(table.match.order.active).toBeNull();
    expect(after(table, 2, '2:les-a').open).toEqual(['0:activate']);
  });
  it('ACT-4: V-17: who has nobody left is skipped: A, B, A, A', () => {
    let table = new Table(standing([3, 1], 'activation'));
    const asked = [table.open.join()];
    for (const [seat, id] of [
      [0, '0:com-a'],
      [1, '1:dom-a'],
      [0, '0:com-b'],
    ] as const) {
      table = after(table, seat, id);
      asked.push(table.open.join());
    }
    expect(asked).toEqual(['0:activate', '1:activate', '0:activate', '0:activate']);
  });
  it('ACT-3: ACT-1: ACT-10: REM-4: one of your own models, on the board, not yet activated', () => {
    const table = new Table(
      standing([3, 1], 'activation', {
        models: { 'com-a': { activated: true }, 'com-b': { status: 'slain' }, 'com-c': { status: 'removed' } },
      }),
    );
    expect(table.open).toEqual(['1:activate']); // seat 0 has nobody left (ACT-10)
    const more = new Table(
      standing([4, 1], 'activation', {
        models: { 'com-a': { activated: true }, 'com-b': { status: 'slain' }, 'com-c': { status: 'removed' } },
      }),
    );
    const code = (id: string) => more.try({ seat: 0, kind: 'activate', model: id });
    expect(code('com-a')).toMatchObject({ code: 'already-activated', clauses: ['ACT-3'] });
    expect(code('com-b')).toMatchObject({ code: 'slain', clauses: ['ACT-10'] });
    expect(code('com-c')).toMatchObject({ code: 'not-on-the-board' });
    expect(code('dom-a')).toMatchObject({ code: 'not-your-model', clauses: ['ACT-1'] });
    expect(code('nobody')).toMatchObject({ code: 'no-such-model' });
    expect(more.try({ seat: 0, kind: 'pass' })).not.toBeNull(); // ACT-7: nobody passes
  });
  it('ACT-8: ACT-2: a model without energy may be activated; it is the active one now', () => {
    const table = new Table(standing([1, 1], 'activation', { models: { 'com-a': { energy: 0 } } }));
    expect(table.try({ seat: 0, kind: 'activate', model: 'com-a' })).toBeNull();
    expect(table.match.order.active).toBe('0:com-a');
    expect(model(table, '0:com-a').activated).toBe(true);
    expect(table.state).toBe('activation.act');
  });
  it('ACT-5: when nobody is left, the discard step and the next turn follow', () => {
    const table = after(new Table(standing([1, 1], 'activation', { turn: 2, models: { 'dom-a': { activated: true } } })), 0, '0:com-a');
    expect([table.state, table.match.order.turn]).toEqual(['first', 3]);
    expect(table.happened('discarded')).toHaveLength(1);
  });
  it('WIN-7: a player with nobody on the board is skipped and the game goes on', () => {
    const table = new Table(standing([1, 2], 'activation', { models: { 'com-a': { status: 'slain' } } }));
    expect(table.open).toEqual(['1:activate']);
  });
  it('WIN-7: with nobody on the board at all the game ends at once and is scored; a tie is a draw', () => {
    const entry = { status: 'removed' } as const;
    const won = new Table(standing([1, 1], 'activation', { models: { 'com-a': { ...entry, stones: 1 }, 'dom-a': entry } }));
    expect([won.state, won.match.order.result]).toEqual(['finished', { winner: 0, why: 'nobody-left' }]);
    const drawn = new Table(standing([1, 1], 'activation', { models: { 'com-a': entry, 'dom-a': entry } }));
    expect(drawn.match.order.result).toEqual({ winner: 'draw', why: 'nobody-left' });
  });
});

describe('the end of a turn', () => {
  it('DSC-1: DSC-3: V-18: unspent energy is gone, and the next turn gives the open dots only', () => {
    const table = new Table(
      standing([1, 1], 'discard', { turn: 1, models: { 'com-a': { energy: 2 }, 'dom-a': { energy: 9, wounds: 1 } } }),
    );
    expect(table.happened('discarded')[0]?.energy).toEqual({ '0:com-a': 2, '1:dom-a': 9 });
    expect([model(table, '0:com-a').energy, model(table, '1:dom-a').energy]).toEqual([4, 3]);
  });
  it('TRN-4: DSC-2: everybody may be activated and jog again in the next turn', () => {
    const table = new Table(standing([1, 1], 'discard', { turn: 1, models: { 'com-a': { activated: true, jogged: true } } }));
    expect(model(table, '0:com-a')).toMatchObject({ activated: false, jogged: false });
    expect([table.state, table.match.order.turn]).toEqual(['first', 2]);
  });
  it('TRN-1: WIN-6: after turn 3 another follows, whoever leads', () => {
    const table = new Table(standing([1, 1], 'discard', { turn: 3, models: { 'com-a': { stones: 5 } } }));
    expect([table.state, table.match.order.turn, table.match.order.result]).toEqual(['first', 4, null]);
  });
  const held = (counts: number[], options: Setup['options'] = {}, turn = 4) => {
    const models = Object.fromEntries(counts.map((stones, seat) => [`${FACTIONS[seat]}-a`, { stones }]));
    return new Table(
      standing(
        counts.map(() => 1),
        'discard',
        { turn, models },
        options,
      ),
    );
  };
  it('WIN-1: WIN-4: V-19: 3–2–2: the sole leader has won', () => {
    const table = held([2, 3, 2]);
    expect([table.state, table.match.order.result]).toEqual(['finished', { winner: 1, why: 'stones' }]);
    expect(table.happened('won')[0]?.stones).toEqual([2, 3, 2]);
  });
  it('WIN-3: SUD-1: SUD-4: V-19: V-20: 2–2–1: a Sudden Death turn for all three', () => {
    const table = held([2, 2, 1]);
    expect([table.match.order.suddenDeath, table.match.order.turn]).toEqual([true, 5]);
    expect(table.state).toBe('sudden-death.first');
    expect(table.happened('rolled')[0]?.rolls.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('WIN-5: V-19: 0–0: Sudden Death too', () => {
    expect(held([0, 0]).state).toBe('sudden-death.first');
  });
  it('WIN-3: without Sudden Death a tie is a draw', () => {
    expect(held([1, 1], { suddenDeath: 'off' }).match.order.result).toEqual({ winner: 'draw', why: 'stones' });
  });
  it('SUD-5: still tied: another Sudden Death turn; otherwise it is won', () => {
    expect(held([1, 1], {}, 5).match.order).toMatchObject({ turn: 6, suddenDeath: true, result: null });
    expect(held([1, 2], {}, 5).match.order.result).toEqual({ winner: 1, why: 'sudden-death' });
  });
  it('WIN-2: REM-2: REM-5: V-21: the stones of a removed model count', () => {
    const table = new Table(
      standing([1, 1], 'discard', { turn: 4, models: { 'com-a': { status: 'removed', stones: 2 }, 'dom-a': { stones: 1 } } }),
    );
    expect(table.match.order.result).toEqual({ winner: 0, why: 'stones' });
  });
  it('WIN-2: stones on the ground count for nobody', () => {
    const stones = [{ id: 's1', at: pointAt(4, 6), depth: 1 }];
    const table = new Table(standing([1, 1], 'discard', { turn: 4, stones, models: { 'dom-a': { stones: 1 } } }));
    expect(table.match.order.result).toEqual({ winner: 1, why: 'stones' });
  });
  it('a finished match asks nothing and takes nothing', () => {
    const table = held([2, 3]);
    expect(table.open).toEqual([]);
    expect(table.try({ seat: 0, kind: 'concede' })).toMatchObject({ code: 'match-over' });
    expect(newMatch(setupOf({}), cards).order.result).toBeNull();
  });
});
