import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { Gestures, type GestureHandlers } from '../../../src/ui/board/touch/gestures.ts';
import { expect } from '../support.ts';

// Two hands on one board: fingers come and go in any order, the browser takes some away, and of some it never tells that they have gone.

type Does = 'down' | 'move' | 'up' | 'vanish' | 'cancel';
const moments = array(
  record({
    hand: nat(1),
    does: constantFrom<Does>('down', 'down', 'move', 'move', 'move', 'up', 'up', 'vanish', 'cancel'),
    x: nat(300),
    y: nat(300),
  }),
  { minLength: 3, maxLength: 40 },
);

/** A surface, what it says of the fingers on it, and whether what is pressed is carried at once. */
function surface(carries: (nth: number) => boolean) {
  const element = document.createElement('div');
  let pressed = 0;
  const lines: string[] = [];
  const on: GestureHandlers = {
    press: () => {
      const isCarried = carries((pressed += 1));
      if (isCarried) lines.push('carry');
      return isCarried;
    },
    tap: () => lines.push('tap'),
    hold: () => false,
    lift: () => {
      const isCarried = carries(pressed);
      if (isCarried) lines.push('carry');
      return isCarried;
    },
    drag: () => lines.push('drag'),
    still: () => undefined,
    drop: () => lines.push('drop'),
    cancel: () => lines.push('cancel'),
    pan: () => undefined,
    pinch: () => lines.push('pinch'),
    rest: () => undefined,
  };
  const gestures = new Gestures(element, on);
  const tell = (type: string, pointerId: number, isPrimary: boolean, [clientX, clientY]: readonly [number, number]): string[] => {
    lines.length = 0;
    element.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary, pointerType: 'touch', clientX, clientY }));
    return [...lines];
  };
  return { tell, stop: () => gestures.stop() };
}

describe('fingers on a board', () => {
  it('carry what they carry to the end, whatever others do and whatever is never told of them; then nothing is stuck', () => {
    assert(
      property(moments, nat(7), (stream, which) => {
        const { tell, stop } = surface((nth) => ((which >> (nth % 3)) & 1) === 1);
        const down = new Map<number, number>(); // fingers that are really there, by hand
        let [next, carrier] = [1, 0];
        for (const { hand, does, x, y } of stream) {
          const id = down.get(hand);
          if (does === 'down' && id === undefined) {
            const isFirst = down.size === 0;
            down.set(hand, (next += 1));
            const lines = tell('pointerdown', next, isFirst, [x, y]);
            // only one whose end was never told is given up, by the first finger that comes after it
            if (lines.includes('cancel')) expect(isFirst && carrier !== 0, 'given up').to.equal(true);
            if (lines.includes('cancel')) carrier = 0;
            expect(lines).not.to.include('drop');
            if (lines.includes('carry')) carrier = next;
          } else if (id !== undefined && does !== 'down') {
            if (does === 'vanish') {
              down.delete(hand);
              continue;
            }
            const type = { move: 'pointermove', up: 'pointerup', cancel: 'pointercancel' }[does];
            if (does !== 'move') down.delete(hand);
            const lines = tell(type, id, false, [x, y]);
            if (lines.includes('carry')) carrier = id;
            if (lines.includes('drag')) expect(id, 'who carries').to.equal(carrier);
            if (lines.includes('drop') || lines.includes('cancel')) expect(id, 'who has ended it').to.equal(carrier);
            if (id === carrier && does !== 'move') {
              expect(lines, 'ended by its own finger').to.deep.equal([does === 'up' ? 'drop' : 'cancel']);
              carrier = 0;
            }
          }
        }
        // all hands leave, and whatever was lost: the next finger taps as ever
        for (const [, id] of down) tell('pointerup', id, false, [0, 0]);
        const first = tell('pointerdown', (next += 1), true, [10, 10]);
        const last = tell('pointerup', next, true, [10, 10]);
        expect(first.includes('carry') ? last : last.at(-1)).to.deep.equal(first.includes('carry') ? ['drop'] : 'tap');
        stop();
      }),
      { numRuns: 400, seed: 8 },
    );
  });

  it('say nothing where what they came down on has become another question', () => {
    const element = document.createElement('div');
    const lines: string[] = [];
    const nothing = () => undefined;
    const gestures = new Gestures(element, {
      press: () => false,
      tap: () => lines.push('tap'),
      hold: () => false,
      lift: () => false,
      drag: nothing,
      still: nothing,
      drop: nothing,
      cancel: nothing,
      pan: nothing,
      pinch: nothing,
      rest: nothing,
    });
    const touch = (type: string) => element.dispatchEvent(new PointerEvent(type, { pointerId: 4, isPrimary: true, pointerType: 'touch' }));
    touch('pointerdown');
    gestures.spend();
    touch('pointerup');
    expect(lines).to.deep.equal([]);
    touch('pointerdown');
    touch('pointerup');
    expect(lines).to.deep.equal(['tap']);
  });
});
