import type { Setup } from '../../../../src/rules/terms/match.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonBoard } from '../../../../src/ui/board/board.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { nearSeat } from '../../../../src/ui/table/people.ts';
import { expect, fixture, html, settled } from '../../support.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { deep } from '../tables/tables.ts';

const SETUP: Setup = {
  seats: [
    { troupe: ['flintlock'], edge: 'north' },
    { troupe: ['grub'], edge: 'south' },
  ],
  options: {},
  terrain: [],
  seed: '1',
  start: 'activation',
  position: {
    turn: 1,
    first: 1,
    models: { '0:flintlock': { at: { x: 4000, y: 2000 }, energy: 3 }, '1:grub': { at: { x: 4000, y: 7000 }, energy: 3 } },
  },
};
const CLUB = { level: 'club', seed: '1' };

/** The side of the glass at which the edge of a seat lies: degrees clockwise from the near one. */
async function sideOf(seat: number, computers: readonly (object | null)[]): Promise<number> {
  const table = rulesTable(SETUP, ['Ada', 'Ben']);
  Object.defineProperty(table, 'computers', { value: computers });
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" seating="side" .table=${table}></moon-match-screen>`,
  );
  for (let times = 0; times < 3; times += 1) await settled();
  const rotation = deep<MoonBoard>(screen, 'moon-board')?.rotation ?? NaN;
  return (rotation + (seat === 0 ? 180 : 0)) % 360;
}

describe('the near edge of the board', () => {
  it('is that of the one person who plays, at whichever seat', async () => {
    expect(await sideOf(1, [CLUB, null])).to.equal(0);
    expect(await sideOf(0, [null, CLUB])).to.equal(0);
  });
  it('is that of the first seat where several play, and of the one that holds the tablet', () => {
    const table = { seats: [{}, {}, {}], computers: [null, null, CLUB] } as unknown as TablePort;
    expect([nearSeat(table, null), nearSeat(table, 1)]).to.deep.equal([0, 1]);
    const alone = { ...table, computers: [CLUB, null, CLUB] } as unknown as TablePort;
    expect([nearSeat(alone, null), nearSeat(alone, 2)]).to.deep.equal([1, 2]);
    const watched = { ...table, computers: [CLUB, CLUB, CLUB] } as unknown as TablePort;
    expect(nearSeat(watched, null)).to.equal(0);
  });
});
