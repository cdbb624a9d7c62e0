import { freeBox, StagePlace } from '../../../../src/ui/match/layout/stage-room.ts';
import { clearCorner, buttonDirection } from '../../../../src/ui/board/layers/zoom-buttons.ts';
import { expect, fixture, html, settled } from '../../support.ts';

const board = { left: 100, top: 50, width: 800, height: 800 };

/** A screen with a board and a verdict of this height, whose duel is over. */
async function verdictOver(height: number): Promise<DOMRect> {
  const root = await fixture<HTMLElement>(html`
    <div style="position: relative; width: 800px; height: 600px">
      <div class="band" style="position: absolute; top: 60px"><div style="height: ${height}px">A verdict.</div></div>
    </div>
  `);
  const board = {
    getBoundingClientRect: () => root.getBoundingClientRect(),
    updateComplete: Promise.resolve(true),
    follow: () => undefined,
  };
  const host = { renderRoot: root, addController: () => undefined };
  type Made = ConstructorParameters<typeof StagePlace>;
  new StagePlace(host as unknown as Made[0], {
    board: () => board as unknown as ReturnType<Made[1]['board']>,
    lookedAt: () => null,
  }).hostUpdated();
  await new Promise(requestAnimationFrame);
  await settled();
  const { left = 0, top = 0 } = root.getBoundingClientRect();
  const band = root.querySelector('.band')?.getBoundingClientRect() ?? new DOMRect();
  return new DOMRect(band.left - left, band.top - top, band.width, band.height);
}

describe('the room of a duel', () => {
  it('is on the glass, too, while a verdict stands that is higher than its duel was', async () => {
    const { top, bottom } = await verdictOver(240);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(600);
  });

  it('is all of the board beside which nothing is asked', () => {
    expect(freeBox(board, [])).to.deep.equal({ left: 0, top: 0, width: 800, height: 800 });
    expect(freeBox(board, [{ left: 900, top: 50, width: 300, height: 800 }]), 'one that does not touch it').to.deep.equal(
      freeBox(board, []),
    );
  });
  it('is beside an open question, on whichever side that lies', () => {
    const left = { left: 0, top: 50, width: 260, height: 800 };
    const near = { left: 100, top: 650, width: 800, height: 400 };
    expect(freeBox(board, [left])).to.deep.equal({ left: 160, top: 0, width: 640, height: 800 });
    expect(freeBox(board, [near])).to.deep.equal({ left: 0, top: 0, width: 800, height: 600 });
    expect(freeBox(board, [left, near])).to.deep.equal({ left: 160, top: 0, width: 640, height: 600 });
  });
});

describe('the buttons of the board', () => {
  it('stand one below the other, side by side where that is too high, and nowhere where they would be covered', () => {
    expect(buttonDirection({ width: 400, height: 400 }, 3)).to.equal('column');
    expect(buttonDirection({ width: 80, height: 400 }, 3)).to.equal('column');
    expect(buttonDirection({ width: 400, height: 120 }, 3)).to.equal('row');
    expect(buttonDirection({ width: 400, height: 60 }, 3)).to.equal(null);
    expect(buttonDirection({ width: 60, height: 120 }, 3)).to.equal(null);
  });

  it('give way to who is looked at: to another corner, and where each is needed altogether', () => {
    const open = { left: 0, top: 0, width: 400, height: 600 };
    const corners = [
      { x: 370, y: 500 },
      { x: 370, y: 100 },
      { x: 30, y: 500 },
      { x: 30, y: 100 },
    ];
    expect(clearCorner('bottom right', open, [{ x: 200, y: 300 }])).to.equal('bottom right');
    expect(clearCorner('bottom right', open, corners.slice(0, 1))).to.equal('top right');
    expect(clearCorner('bottom right', open, corners.slice(0, 3))).to.equal('top left');
    expect(clearCorner('bottom right', open, corners)).to.equal(null);
  });
});
