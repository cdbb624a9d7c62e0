import '../words/named-after-each.ts';
import { holdTimers, expect, oneEvent } from '../support.ts';
import { boardIn, boardTests, heard, pause } from './board-fixture.ts';

const reasonOf = (event: Promise<unknown>): Promise<string> => event.then(String, (error: unknown) => String(error));
const tapped = { at: { x: 254, y: 508 } };

describe('an event that a test awaits', function () {
  this.timeout(8000);
  boardTests();

  it('is told with its name and its board when it does not come', async () => {
    const board = await boardIn();
    const reason = await reasonOf(heard(board, 'ground-tapped', () => Promise.resolve(), 50));
    expect(reason).to.equal('Error: the event "ground-tapped" of <moon-board> has not come in 0.05 s');
  });

  it('is told so while the timers of the page are held', async () => {
    const board = await boardIn();
    const timers = holdTimers(0);
    const reason = await reasonOf(heard(board, 'ground-tapped', () => Promise.resolve(), 50));
    timers.restore();
    expect(reason).to.contain('"ground-tapped"');
  });

  it('is given when it comes, and the time for what leads to it does not count', async () => {
    const board = await boardIn();
    const slow = async (): Promise<void> => {
      await pause(120);
      setTimeout(() => board.dispatchEvent(new CustomEvent('ground-tapped', { detail: tapped })), 10);
    };
    expect(await heard(board, 'ground-tapped', slow, 100)).to.deep.equal(tapped);
    const next = oneEvent(board, 'ground-tapped');
    board.dispatchEvent(new CustomEvent('ground-tapped', { detail: tapped }));
    expect((await next).detail).to.deep.equal(tapped);
  });
});
