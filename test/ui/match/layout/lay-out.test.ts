import { freeCorner, hasRoom, layOut, questionRoom, seatingOn, STRIP, suggestedSeating } from '../../../../src/ui/match/layout/lay-out.ts';
import { boardTurn, edgeBefore } from '../../../../src/ui/table/edges.ts';
import type { LaidOut, SeatPlace } from '../../../../src/ui/match/layout/lay-out.ts';
import type { BoardTurn } from '../../../../src/ui/board/modes.ts';
import { expect } from '../../support.ts';

describe('where things lie', () => {
  const glasses = [
    [820, 1180],
    [1180, 820],
    [1600, 900],
  ] as const;
  for (const [width, height] of glasses)
    for (const seating of ['flat', 'pass', 'side'] as const)
      for (const seats of [2, 3, 4])
        it(`${seats} seats, ${seating}, ${width} × ${height}: the board is square, on the glass, and clear of the header`, () => {
          const { board, header } = layOut(width, height, seats, seating);
          expect(board.width).to.equal(board.height);
          expect(board.width).to.be.above(400);
          for (const box of [board, header]) {
            expect(Math.min(box.left, box.top)).to.be.at.least(0);
            expect(box.left + box.width).to.be.at.most(width + 0.5);
            expect(box.top + box.height).to.be.at.most(height + 0.5);
          }
          const apart =
            header.left + header.width <= board.left + 0.5 ||
            header.left >= board.left + board.width - 0.5 ||
            header.top + header.height <= board.top + 0.5 ||
            header.top >= board.top + board.height - 0.5;
          expect(apart).to.equal(true);
        });
  it('questions stand beside the board on the side of the hand that is chosen', () => {
    for (const seating of ['pass', 'side'] as const) {
      const [right, left] = [layOut(1180, 820, 2, seating), layOut(1180, 820, 2, seating, { leftHanded: true })];
      expect(right.column?.left).to.equal(right.board.left + right.board.width);
      expect(left.column?.left).to.equal(0);
      expect(left.board.left).to.equal(left.column?.width);
      expect(left.board.left + left.board.width).to.equal(1180);
    }
  });
  it('a column grows with its words, and leaves the board the larger part', () => {
    const wide = (words: number) => layOut(1180, 820, 2, 'side', { words });
    expect(wide(1).column?.width).to.equal(360);
    expect(wide(1.3).column?.width).to.equal(429);
    expect(wide(2).column?.width).to.be.closeTo(1180 * 0.42, 0.1);
    expect(wide(2).board.width).to.be.above(wide(2).column?.width ?? 0);
  });
  it('a flat table has a strip of at least 100 px for every seat, turned to its reader', () => {
    const { places } = layOut(820, 1180, 2, 'flat');
    expect(places.map(({ turn }) => turn)).to.deep.equal([0, 180]);
    for (const { depth } of places) expect(depth).to.be.at.least(100);
  });
  const phones = [
    [390, 844],
    [844, 390],
    [430, 932],
  ] as const;
  it('three or four sit flat round a tablet, not round a phone; two sit flat anywhere', () => {
    for (const [width, height] of glasses) for (const seats of [2, 3, 4]) expect(hasRoom(width, height, seats, 'flat')).to.equal(true);
    for (const [width, height] of phones)
      expect([2, 3, 4].map((seats) => hasRoom(width, height, seats, 'flat'))).to.deep.equal([true, false, false]);
    for (const [width, height] of phones)
      for (const seats of [2, 3, 4])
        for (const seating of ['pass', 'side'] as const) expect(hasRoom(width, height, seats, seating)).to.equal(true);
  });
  it('wherever a flat table is offered, every edge has room for a tray and two buttons beside it', () => {
    for (let width = 320; width <= 1600; width += 40)
      for (let height = 320; height <= 1600; height += 40)
        for (const seats of [3, 4])
          if (hasRoom(width, height, seats, 'flat'))
            for (const place of layOut(width, height, seats, 'flat').places)
              expect(place.width, `${width} × ${height}`).to.be.at.least(440);
  });
  it('what was chosen for a larger glass gives way on a smaller one and comes back', () => {
    expect(seatingOn({ width: 1180, height: 820 }, 4, 'flat')).to.equal('flat');
    expect(seatingOn({ width: 390, height: 844 }, 4, 'flat')).to.equal('pass');
    expect(seatingOn({ width: 390, height: 844 }, 2, 'flat')).to.equal('flat');
    expect(seatingOn({ width: 390, height: 844 }, 4, 'side')).to.equal('side');
    expect(seatingOn({ width: 1180, height: 820 }, 4, null)).to.equal('side');
  });
  /** The corners of what a strip and its question cover. */
  const covered = (laid: LaidOut, place: SeatPlace, asked: number[]) => {
    const { height, before, after } = questionRoom(laid, place, asked);
    const { x, y } = place.middle;
    const [half, deep] = [place.width / 2, place.depth / 2];
    const high = asked.includes(place.seat) ? [deep - STRIP, deep - STRIP - height] : null;
    // left, top, right, bottom before the strip is turned
    const flat = (left: number, top: number, right: number, bottom: number): number[] => {
      if (place.turn === 0) return [x + left, y + top, x + right, y + bottom];
      if (place.turn === 180) return [x - right, y - bottom, x - left, y - top];
      return place.turn === 90 ? [x - bottom, y + left, x - top, y + right] : [x + top, y - right, x + bottom, y - left];
    };
    return [flat(-half, deep - STRIP, half, deep), ...(high ? [flat(-half + before, high[1] ?? 0, half - after, high[0] ?? 0)] : [])];
  };
  const meet = ([a = 0, b = 0, c = 0, d = 0]: number[], [e = 0, f = 0, g = 0, h = 0]: number[]) =>
    a < g - 0.5 && e < c - 0.5 && b < h - 0.5 && f < d - 0.5;

  for (const [width, height] of glasses)
    for (const seats of [3, 4])
      it(`${seats} round ${width} × ${height}: whoever is asked, no question covers another, a strip or the header`, () => {
        const laid = layOut(width, height, seats, 'flat');
        expect(laid.board.width).to.be.above(Math.min(width, height) - 2 * STRIP - 1);
        for (let set = 0; set < 2 ** seats; set += 1) {
          const asked = laid.places.map(({ seat }) => seat).filter((seat) => (set >> seat) % 2 === 1);
          const all = laid.places.map((place) => covered(laid, place, asked));
          const { left, top, width: wide, height: high } = laid.header;
          const header = [left, top, left + wide, top + high];
          for (const [index, own] of all.entries()) {
            for (const part of own) expect(meet(part, header), `header and ${index} of ${asked.join()}`).to.equal(false);
            for (const other of all.slice(index + 1))
              for (const part of own) for (const its of other) expect(meet(part, its), `${index} of ${asked.join()}`).to.equal(false);
          }
        }
      });
  for (const [width, height] of glasses)
    for (const seats of [3, 4])
      it(`${seats} round ${width} × ${height}: a board that is looked at closely has all the room between the strips`, () => {
        const { board, glass, header, places } = layOut(width, height, seats, 'flat');
        const box = ({ left, top, width: wide, height: high }: typeof glass) => [left, top, left + wide, top + high];
        expect(meet(box(glass), box(header)), 'header').to.equal(false);
        expect([glass.left <= board.left, glass.top <= board.top, glass.left + glass.width >= board.left + board.width]).not.to.include(
          false,
        );
        const ends = places.map(
          ({ turn }) =>
            ({ 0: height - glass.top - glass.height, 90: glass.left, 180: glass.top, 270: width - glass.left - glass.width })[turn],
        );
        expect(ends.map(Math.round)).to.deep.equal(places.map(() => STRIP));
      });
  it('everybody sits at the edge of the board that is told to lie before them', () => {
    expect([0, 90, 180, 270].map((sits) => edgeBefore('south', 0, sits as BoardTurn))).to.deep.equal(['south', 'west', 'north', 'east']);
    expect([0, 90, 180, 270].map((sits) => edgeBefore('east', 0, sits as BoardTurn))).to.deep.equal(['east', 'south', 'west', 'north']);
  });
  it('a phone is passed round, a tablet lies flat or stands by its side', () => {
    expect([suggestedSeating(390, 844), suggestedSeating(820, 1180), suggestedSeating(1180, 820)]).to.deep.equal(['pass', 'flat', 'side']);
  });
  it('the buttons of the board stand in a corner that no question covers', () => {
    const [wide, high] = [
      { width: 1180, height: 820 },
      { width: 820, height: 1180 },
    ];
    const four = layOut(820, 1180, 4, 'flat');
    expect([[], [0], [1], [2], [3], [0, 3], [1, 2]].map((asked) => freeCorner(four, high, asked))).to.deep.equal([
      'bottom right',
      'top right',
      'bottom right',
      'bottom right',
      'bottom left',
      'top left',
      'bottom right',
    ]);
    expect(freeCorner(layOut(820, 1180, 3, 'side'), high, [1])).to.equal('top right');
    expect(freeCorner(layOut(1180, 820, 3, 'side'), wide, [1])).to.equal('bottom right');
  });
  it('the board lies with the edge of a seat towards that seat', () => {
    expect([boardTurn('south', 0), boardTurn('north', 0), boardTurn('north', 180), boardTurn(null, 0)]).to.deep.equal([0, 180, 0, 0]);
  });
});
