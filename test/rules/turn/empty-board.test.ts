import { describe, expect, it } from 'vitest';
import { A, asked, B, changed, passive, person, say, scene, type Scene } from '../small-match.ts';

/** The end of a turn in which everybody falls; the first holds so many stones out of play, and the second one. */
function allFall(turn: number, stones: number): Scene {
  const abilities = [passive('fades', { when: { on: 'discard', at: 'end' }, do: [{ do: 'slay', to: 'self' }] })];
  const before = changed(
    scene({
      seats: [
        [person('a', { abilities }), person('c')],
        [person('b', { abilities }), person('d')],
      ],
      at: {
        [A]: { at: [10, 10], activated: true },
        [B]: { at: [20, 20], activated: true },
        '0:c': { at: [30, 30], stones },
        '1:d': { at: [5, 30], stones: 1 },
      },
    }),
    (play) => {
      for (const id of ['0:c', '1:d']) play.patchModel(id, { status: 'removed' });
      play.patchOrder({ turn });
    },
  );
  return say(before, { seat: 0, kind: 'end-activation' });
}
const end = (now: Scene) => [now.match.order.result, asked(now)];

describe('a Discard Step that leaves nobody on the board', () => {
  it('WIN-7: the match is scored at once, no further turn begins', () => {
    expect(end(allFall(2, 2))).toEqual([{ winner: 0, why: 'nobody-left' }, []]);
    expect(end(allFall(2, 1))).toEqual([{ winner: 'draw', why: 'nobody-left' }, []]);
  });
  it('WIN-1, WIN-3, WIN-7: after turn 4 the leader has won as ever, and a tie is a draw without a Sudden Death turn', () => {
    expect(end(allFall(4, 2))).toEqual([{ winner: 0, why: 'stones' }, []]);
    expect(end(allFall(4, 1))).toEqual([{ winner: 'draw', why: 'nobody-left' }, []]);
  });
});
