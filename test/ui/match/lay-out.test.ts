import { layOut, suggested } from '../../../src/ui/match/lay-out.ts';
import { boardTurn } from '../../../src/ui/match/board-frame.ts';
import { expect } from '../support.ts';

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
  it('a flat table has a strip of at least 100 px for every seat, turned to its reader', () => {
    const { places } = layOut(820, 1180, 2, 'flat');
    expect(places.map(({ turn }) => turn)).to.deep.equal([0, 180]);
    for (const { depth } of places) expect(depth).to.be.at.least(100);
  });
  it('a phone is passed round, a tablet lies flat or stands by its side', () => {
    expect([suggested(390, 844), suggested(820, 1180), suggested(1180, 820)]).to.deep.equal(['pass', 'flat', 'side']);
  });
  it('the board lies with the edge of a seat towards that seat', () => {
    expect([boardTurn('south', 0), boardTurn('north', 0), boardTurn('north', 180), boardTurn(null, 0)]).to.deep.equal([0, 180, 0, 0]);
  });
});
