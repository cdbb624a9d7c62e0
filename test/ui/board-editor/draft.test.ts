import {
  drawn,
  freeName,
  itemAt,
  itemsOf,
  moved,
  renamed,
  resized,
  sizeOf,
  takenApart,
  terrainOf,
  turned,
  type DraftItem,
} from '../../../src/ui/board-editor/draft.ts';
import { historyFrom, withState, stepForward, stepBack } from '../../../src/ui/board-editor/history.ts';
import { expect } from '../support.ts';
import { workshop } from './workshop.ts';

const INCH = 254;
const item = (label: string, x = 18, y = 18): DraftItem => ({ id: label, pieces: workshop.lay(label, label, [x, y]) });

describe('a draft', () => {
  it('gives every ready board back unchanged', () => {
    for (const { terrain } of workshop.ready) expect(terrainOf(itemsOf(terrain))).to.deep.equal([...terrain]);
  });

  it('a full turn in steps of 15° brings a piece back to where it was', () => {
    for (const label of workshop.palette) {
      let anotherItem = item(label);
      for (let k = 0; k < 24; k += 1) anotherItem = turned(anotherItem, 15);
      const [before, after] = [terrainOf([item(label)]), terrainOf([anotherItem])];
      before.forEach((piece, k) => {
        const other = after[k];
        if (!other || !('polygon' in piece.shape) || !('polygon' in other.shape)) return;
        const { polygon } = other.shape;
        piece.shape.polygon.forEach(({ x, y }, i) => {
          expect(Math.abs(x - (polygon[i]?.x ?? 0)), label).to.be.below(INCH);
          expect(Math.abs(y - (polygon[i]?.y ?? 0)), label).to.be.below(INCH);
        });
      });
    }
  });

  it('a house made longer keeps walls half an inch thick, and no gap opens at its corners', () => {
    const longer = resized(item('house'), 10 * INCH, 7 * INCH);
    expect(sizeOf(longer).long / INCH).to.be.closeTo(10, 0.01);
    expect((sizeOf(longer).wide ?? 0) / INCH).to.be.closeTo(7, 0.01);
    const walls = longer.pieces.filter(({ tags }) => tags?.includes('wall'));
    for (const wall of walls) {
      const { long, wide } = sizeOf({ id: wall.id, pieces: [wall] });
      expect(Math.min(long, wide ?? 0) / INCH, wall.id).to.be.closeTo(0.5, 0.01);
    }
    expect(workshop.check(terrainOf([longer])).map(({ code }) => code)).to.deep.equal(['too-empty']);
  });

  it('a turned hedge grows along itself', () => {
    const longer = resized(turned(item('hedge'), 45), 8 * INCH, INCH);
    expect(sizeOf(longer).long / INCH).to.be.closeTo(8, 0.01);
    expect((sizeOf(longer).wide ?? 0) / INCH).to.be.closeTo(1, 0.01);
  });

  it('what is round has one measure', () => {
    const tree = resized(item('tree'), 3 * INCH, null);
    expect(sizeOf(tree)).to.deep.equal({ long: 3 * INCH, wide: null });
  });

  it('a drawn piece stays on the board', () => {
    const hut = item('hut');
    const point = drawn(hut, -99 * INCH, 3, true);
    expect(
      Math.min(
        ...workshop.lay('hut', 'hut', [18, 18]).flatMap(({ shape }) => ('polygon' in shape ? shape.polygon.map(({ x }) => x) : [])),
      ) + point.x,
    ).to.equal(0);
  });

  it('the smallest thing under the finger is meant, and thin ones from a little beside', () => {
    const [platform, tree, fence] = [item('platform', 10, 10), item('tree', 10, 10), item('fence', 20, 20)];
    const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
    expect(itemAt([tree, platform], pointAt(10, 10), 50)?.id).to.equal('tree');
    expect(itemAt([tree, platform], pointAt(12, 11.5), 50)?.id).to.equal('platform');
    expect(itemAt([fence], pointAt(20, 20.4), 60)?.id).to.equal('fence');
    expect(itemAt([fence], pointAt(20, 21), 60)).to.equal(undefined);
  });

  it('names stay apart, in parts of buildings too', () => {
    const house = item('house');
    const copy = renamed(house, freeName('house', [house]));
    const all = [...terrainOf([house, moved(copy, INCH, 0)])].map(({ id }) => id);
    expect(new Set(all).size).to.equal(all.length);
    expect(freeName('house-2', [house, copy])).to.equal('house-3');
    expect(takenApart(copy).every(({ pieces }) => pieces.length === 1 && pieces[0]?.piece === undefined)).to.equal(true);
  });
});

describe('undo and redo', () => {
  it('goes back and forth, and forgets the future when something new is done', () => {
    const three = withState(withState(historyFrom(1), 2), 3);
    expect(stepBack(three).present).to.equal(2);
    expect(stepForward(stepBack(three)).present).to.equal(3);
    expect(stepForward(withState(stepBack(three), 9)).present).to.equal(9);
    expect(stepBack(historyFrom(1)).present).to.equal(1);
  });
  it('takes like changes back in one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce((history, text) => withState(history, text, 'name'), historyFrom(''));
    expect(stepBack(typed).present).to.equal('');
  });
});
