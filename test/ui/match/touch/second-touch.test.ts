import { setViewport } from '@web/test-runner-commands';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import { catalogue } from '../../../../src/cards/index.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { under, type FingerWindow } from '../tables/finger-window.ts';
import { whole } from '../tables/suite-size.ts';
import { askingTable } from '../tables/rules-table.ts';
import { deepAll } from '../tables/tables.ts';

/** A touch as the browser tells of it, so many milliseconds after the page has come: however slow this machine is. */
function touch(x: number, y: number, timeStamp: number): void {
  const account = {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerId: 7,
    pointerType: 'touch',
    isPrimary: true,
    clientX: x,
    clientY: y,
  };
  const tell = (to: Element | null, type: string) =>
    to?.dispatchEvent(Object.defineProperty(new PointerEvent(type, { ...account, detail: 1 }), 'timeStamp', { value: timeStamp }));
  const on = under(x, y);
  tell(on, 'pointerdown');
  const up = under(x, y);
  tell(up, 'pointerup');
  if (up === on) tell(up, 'click');
}

describe('a button that is touched twice', () => {
  before(() => installTheme());

  it('answers one question of a match at most, whatever has come to lie under the finger', async () => {
    await setViewport({ width: 1180, height: 820 });
    document.documentElement.dataset['calm'] = '';
    const table = askingTable({ seats: [{}, {}], options: { troupeSize: 3 }, terrain: [], seed: '9', start: 'setup' }, ['Ada', 'Ben']);
    const lot = new Lot('touched twice');
    const player = randomPlayer(catalogue);
    const element = await fixture<FingerWindow>(html`<finger-window .table=${table}></finger-window>`);
    await waitUntil(() => element.renderRoot.querySelector('moon-match-screen')?.shadowRoot?.querySelector('main'), 'the screen is drawn');
    const decided = () => table.log(null).length;
    let tried = 0;
    for (let question = 0; question < (whole ? 160 : 40); question += 1) {
      await settled();
      const buttons = deepAll<HTMLElement>(element, '.question').flatMap((asked) =>
        deepAll<HTMLElement>(asked, 'button:not([aria-disabled="true"]):not([disabled]):not(.rule)'),
      );
      const button = lot.of(buttons.filter((button) => button.getBoundingClientRect().width > 20));
      const box = button?.getBoundingClientRect();
      if (box) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const before = decided();
        touch(x, y, question * 10_000);
        await new Promise((done) => setTimeout(done, 60));
        await settled();
        const first = decided();
        touch(x, y, question * 10_000 + 150);
        await new Promise((done) => setTimeout(done, 60));
        await settled();
        if (first > before) {
          tried += 1;
          expect(decided(), `${button?.textContent?.trim() ?? ''}, touched twice at question ${question}`).to.equal(first);
        }
      }
      const [opening] = table.openings();
      if (!opening) break;
      await table.decide(player(table.view(opening.seat), [], lot));
    }
    delete document.documentElement.dataset['calm'];
    expect(tried).to.be.greaterThan(4);
  });
});
