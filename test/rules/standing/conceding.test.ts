import { describe, expect, it } from 'vitest';
import type { Passive } from '../../../src/rules/terms/card-language.ts';
import { A, asked, B, changed, lookAt, model, passive, person, say, scene, seen, text, type Scene } from '../small-match.ts';

const concede = (seat: number) => ({ seat, kind: 'concede' }) as const;

describe('conceding while the slain drop their stones', () => {
  /** Of three or four, a model of the second is slain by the first and carries two stones. */
  const falls = (seats: number): Scene => {
    const scenes = scene({
      seats: ['a', 'b', 'c', 'd'].slice(0, seats).map((id) => [person(id), person(`${id}2`)]),
      at: {
        [A]: [18, 18],
        [B]: { at: [20, 18], stones: 2 },
        ...Object.fromEntries(
          ['0:a2', '1:b2', '2:c', '2:c2', '3:d', '3:d2'].slice(0, seats * 2 - 2).map((id, nth) => [id, [4 + nth * 5, 5]]),
        ),
      },
    });
    return text(scenes, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B] } });
  };
  it('SLN-2, SLN-3, WIN-7: who was to place them has conceded: the player to the left does, and nobody holds them', () => {
    const before = falls(3);
    expect(asked(before)).toEqual(['stone 0']);
    let after = say(before, concede(0));
    expect(asked(after)).toEqual(['stone 1']);
    for (const y of [17.151, 18.849]) after = say(after, { seat: 1, kind: 'answer', at: [20, y] });
    expect(after.match.table.stones.map(({ holder, depth }) => [holder, depth])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect([lookAt(after).stonesHeld(1), model(after, B).energy, seen(after, 'slain').map((entry) => entry.model)]).toEqual([0, 0, [B]]);
    expect(asked(after)).toEqual(['activate 1']);
  });
  it('WIN-7: another player concedes: the one who places goes on', () => {
    expect(asked(say(falls(4), concede(2)))).toEqual(['stone 0']);
  });
  it('WIN-7: the one whose model falls takes the stones out of the match', () => {
    const after = say(falls(3), concede(1));
    expect([asked(after), model(after, B).status]).toEqual([['act 0'], 'removed']);
  });
  it('SLN-2: who was slain with it, and had nothing to drop, leaves too', () => {
    const both = scene({
      seats: [[person('a')], [person('b')], [person('c')]],
      at: { [A]: [18, 18], [B]: { at: [20, 18], stones: 1 }, '2:c': [16, 18] },
    });
    const before = text(both, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B, '2:c'] } });
    const after = say(before, concede(1));
    expect([asked(after), model(after, '2:c').status, model(after, '2:c').energy]).toEqual([['act 0'], 'slain', 0]);
    expect(seen(after, 'slain').map((entry) => entry.model)).toEqual(['2:c']);
  });
});

describe('conceding while dice lie on the table', () => {
  const asks: Passive = passive('asks', { when: { on: 'first-rolled' }, may: true, do: [{ do: 'gain', to: 'self', energy: 1 }] });
  const rolled = (...dice: number[]): Scene => {
    const before = scene({
      seats: [[person('a')], [person('b', { abilities: [asks] })], [person('c')], [person('d')]],
      at: { [A]: [18, 18], [B]: [20, 18], '2:c': [5, 30], '3:d': [30, 30] },
    });
    return changed(before, (play) => {
      const { chance } = play.match.table;
      play.setStack([{ kind: 'game', step: 'first' }]);
      play.patchOrder({ turn: 2, active: null });
      play.patchTable({ chance: { ...chance, fixed: { ...chance.fixed, d6: dice } } });
    });
  };
  it('INI-1, WIN-7: the highest of those who go on decides, not the first of the table', () => {
    const before = rolled(1, 2, 6, 4);
    expect(asked(before)).toEqual(['interrupt 1']);
    expect(asked(say(before, concede(2)))).toEqual(['first 3']);
  });
  it('INI-7, WIN-7: a tie of others below the one who has gone is rolled again', () => {
    expect(asked(say(rolled(1, 4, 6, 4, 2, 5), concede(2)))).toEqual(['interrupt 1']);
    expect(asked(say(say(rolled(1, 4, 6, 4, 2, 5), concede(2)), { seat: 1, kind: 'pass' }))).toEqual(['first 3']);
  });
});

describe('conceding with models that would come back', () => {
  it('WIN-7: a text of the slain that speaks as a turn begins brings nobody back to who has conceded', () => {
    const rises: Passive = passive('rises', { when: { on: 'replenish', at: 'start', slain: true }, do: [{ do: 'return', who: 'self' }] });
    const back = person('b', { abilities: [rises] });
    const before = changed(
      scene({
        seats: [[person('a')], [back, person('b2')], [person('c')]],
        at: { [A]: [18, 18], [B]: [20, 18], '1:b2': [30, 5], '2:c': [5, 30] },
      }),
      (play) => {
        play.patchModel(B, { status: 'slain', wounds: 7 });
        for (const seat of play.seats) play.patchSeat(seat, { edge: (['north', 'south', 'east'] as const)[seat] ?? 'west' });
      },
    );
    const turned = (now: Scene): Scene =>
      changed(now, (play) => {
        play.setStack([{ kind: 'game', step: 'replenish' }]);
        play.patchOrder({ active: null });
      });
    expect(asked(turned(before))).toEqual(['place 1']);
    const after = turned(say(before, concede(1)));
    expect([model(after, B).status, asked(after).filter((text) => text.endsWith('1'))]).toEqual(['slain', []]);
  });
});
