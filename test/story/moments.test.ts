import { describe, expect, it } from 'vitest';
import type { Witnessed } from '../../src/seats/events-for.ts';
import { standings, type StoryCast } from '../../src/ui/story/course.ts';
import { inForce } from '../../src/ui/story/in-force.ts';
import { decidingMoments } from '../../src/ui/story/moments.ts';

const cast: StoryCast = {
  '0:grub': { seat: 0, health: 6 },
  '0:doug': { seat: 0, health: 8 },
  '1:boris': { seat: 1, health: 10 },
  '1:gotchgut': { seat: 1, health: 7 },
};
const log = (...entries: Witnessed[][]) => entries.map((events, index) => ({ at: index, events }));
const turn = (nth: number): Witnessed => ({ what: 'turn-began', turn: nth, suddenDeath: false });
const act = (model: string): Witnessed => ({ what: 'activated', model });
const harvest = (model: string, stone: string): Witnessed => ({ what: 'stone-taken', model, stone });
const dig = (model: string, stone: string): Witnessed => ({ what: 'harvested', model, stone, depth: 1 });
const wound = (model: string, source: string | null, amount: number): Witnessed => ({ what: 'wounded', model, by: source, amount });
const back = (to: number): Witnessed => ({ what: 'taken-back', to, by: 0 });

describe('the course of a match', () => {
  it('says how each seat stood when a turn was over, the last as it stands now', () => {
    const accounts = log(
      [turn(1)],
      [act('0:grub'), harvest('0:grub', 's1')],
      [wound('1:boris', '0:grub', 3)],
      [turn(2)],
      [{ what: 'healed', model: '1:boris', amount: 1 }],
      [{ what: 'slain', model: '0:grub' }],
    );
    expect(standings(accounts, cast, { stones: [0, 0], health: [8, 15] })).toEqual([
      { turn: 0, at: 0, stones: [0, 0], health: [14, 17] },
      { turn: 1, at: 3, stones: [1, 0], health: [14, 14] },
      { turn: 2, at: 5, stones: [0, 0], health: [8, 15] },
    ]);
  });

  it('leaves out what was taken back', () => {
    const accounts = log([turn(1)], [harvest('0:grub', 's1')], [wound('0:doug', null, 2)], [back(1)], [turn(2)]);
    expect(inForce(accounts).map(({ at }) => at)).toEqual([0, 4]);
    expect(standings(accounts, cast, { stones: [0, 0], health: [14, 17] })[1]).toEqual({
      turn: 1,
      at: 4,
      stones: [0, 0],
      health: [14, 17],
    });
  });

  it('counts somebody who is summoned only from then on, and whoever comes back again', () => {
    const accounts = log(
      [turn(1)],
      [{ what: 'summoned', model: '1:gotchgut', by: '1:boris', at: { x: 0, y: 0 } }],
      [{ what: 'slain', model: '0:doug' }],
      [turn(2)],
      [{ what: 'stayed', model: '0:doug', boxes: 2 }],
      [turn(3)],
    );
    const anotherStandings = standings(accounts, cast, { stones: [0, 0], health: [0, 0] });
    expect(anotherStandings.map(({ health }) => health).slice(0, 3)).toEqual([
      [14, 10],
      [6, 17],
      [8, 17],
    ]);
  });

  it('is empty before the first turn', () => {
    expect(standings(log([]), cast, { stones: [0, 0], health: [0, 0] })).toEqual([]);
  });
});

describe('the moments that decided a match', () => {
  const accounts = log(
    [turn(1)],
    [act('0:grub'), harvest('0:grub', 's1')], // a stone, and ahead
    [act('1:boris'), wound('0:doug', '1:boris', 2)], // two wounds
    [act('1:gotchgut'), dig('1:gotchgut', 's2')], // only dug at
    [{ what: 'claimed', seat: 1, model: '1:gotchgut', as: 'blue-3' }],
    [
      { what: 'called', seat: 0, call: 'bluff' },
      { what: 'arcane-revealed', card: 'pink-1', truthful: false },
    ],
    [turn(2)],
    [act('1:boris')],
    [wound('0:grub', '1:boris', 4), wound('0:grub', '1:boris', 2), { what: 'slain', model: '0:grub' }],
    [harvest('1:boris', 's1')],
  );

  it('are the three that weigh most, in their order, each once an activation', () => {
    const moments = decidingMoments(accounts, cast, 2);
    expect(moments.map(({ at }) => at)).toEqual([1, 5, 8]);
    expect(moments.map((moment) => moment.turn)).toEqual([1, 1, 2]);
    expect(moments[0]).toMatchObject({ gained: [{ model: '0:grub', stones: 1 }], ahead: 0 });
    expect(moments[1]).toMatchObject({ called: [{ seat: 1, by: 0, lie: true }] });
    expect(moments[2]).toMatchObject({
      slain: [{ model: '0:grub', by: '1:boris' }],
      wounds: [{ model: '0:grub', by: '1:boris', amount: 6 }],
      gained: [{ model: '1:boris', stones: 1 }],
      ahead: 1,
    });
  });

  it('forget what was taken back', () => {
    const longer = [...accounts, { at: 10, events: [back(7)] }];
    expect(decidingMoments(longer, cast, 2).map(({ at }) => at)).toEqual([1, 2, 5]);
  });

  it('do not count a death that was none', () => {
    const stayed = log([turn(1)], [act('0:grub'), { what: 'slain', model: '1:boris' }], [{ what: 'stayed', model: '1:boris', boxes: 1 }]);
    expect(decidingMoments(stayed, cast, 2)).toEqual([]);
  });

  it('are none where somebody gave up before anything happened', () => {
    const entries = log(
      [turn(1)],
      [
        { what: 'conceded', seat: 0 },
        { what: 'left', model: '0:grub', at: { x: 0, y: 0 } },
      ],
    );
    expect(decidingMoments(entries, cast, 2)).toEqual([]);
  });

  it('leave a claim that was believed alone, and one that was doubted for nothing lighter than a lie', () => {
    const claim = (call: 'ok' | 'bluff', truthful: boolean) =>
      decidingMoments(
        log(
          [turn(1)],
          [{ what: 'claimed', seat: 0, model: '0:grub', as: 'blue-1' }],
          [
            { what: 'called', seat: 1, call },
            { what: 'arcane-revealed', card: 'blue-1', truthful },
          ],
        ),
        cast,
        2,
      )[0]?.weight ?? 0;
    expect(claim('ok', true)).toBe(0);
    expect(claim('bluff', true)).toBeGreaterThan(0);
    expect(claim('bluff', false)).toBeGreaterThan(claim('bluff', true));
  });
});
