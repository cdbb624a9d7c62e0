import { boards, catalogue, pairings } from '../../../../src/cards/index.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, settled } from '../../support.ts';
import { questionsOf } from '../tables/glass-law.ts';
import { seatedScreen } from '../tables/seated-screen.ts';

// Where two players sit opposite each other at a tablet, the questions before the first turn leave the board in sight: each stands in the strip of its player.

/** What a question may cover of the board besides its frame, in CSS pixels: a rim of less than an inch and a half. */
const RIM = 28;
const GLASSES = [[820, 1180], [1180, 820]] as const; // prettier-ignore

/** How much of the playing surface each question covers before the first turn, by its kind; the board may not move meanwhile. */
async function covered(seating: Seating, [width, height]: readonly [number, number]) {
  const [pairing] = pairings;
  const board = boards.find(({ id }) => id === pairing?.board);
  if (!pairing || !board) throw new Error('no pairing');
  const seats = pairing.sides.map(({ faction, troupe }) => ({ faction, troupe }));
  const screen = await seatedScreen({ seats, options: {}, terrain: board.terrain, seed: '1', start: 'setup' }, seating, width, height);
  const { table } = screen;
  const [play, lot] = [randomPlayer(catalogue), new Lot('1')];
  const rims: Record<string, number> = {};
  const lay = new Set<string>();
  for (let [opening] = table.openings(); opening && table.view(null).order.turn === 0; [opening] = table.openings()) {
    for (let times = 0; times < 3; times += 1) await settled();
    const world = screen.board?.renderRoot.querySelector('.world')?.getBoundingClientRect() ?? new DOMRect();
    lay.add([world.left, world.top, world.width].map(Math.round).join(' '));
    const frame = (world.width * 250) / 9644;
    for (const { question } of questionsOf(screen)) {
      const { left, top, right, bottom } = question.getBoundingClientRect();
      const across = Math.min(right, world.right) - Math.max(left, world.left);
      const along = Math.min(bottom, world.bottom) - Math.max(top, world.top);
      const over = Math.round(Math.min(across, along) - frame);
      rims[opening.kind] = Math.max(rims[opening.kind] ?? 0, over);
    }
    await table.decide(play(table.view(opening.seat), [], lot));
  }
  return { rims, lay: [...lay] };
}

describe('what is asked before the first turn', () => {
  before(() => installTheme());

  for (const glass of GLASSES)
    it(`leaves the board in sight between two who sit opposite at ${glass.join('×')}`, async () => {
      const { rims, lay } = await covered('flat', glass);
      expect(Object.keys(rims)).to.include.members(['mulligan', 'start', 'edge', 'deploy']);
      for (const [kind, over] of Object.entries(rims)) expect(over, `${kind} ${JSON.stringify(rims)}`).to.be.at.most(RIM);
      expect(lay, 'the board stays where it lies').to.have.length(1);
    });
});
