import { setViewport } from '@web/test-runner-commands';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import { catalogue } from '../../../../src/cards/index.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { under, type FingerWindow } from '../tables/finger-window.ts';
import { whole } from '../tables/suite-size.ts';
import { askingTable } from '../tables/rules-table.ts';
import { deep, deepAll, written } from '../tables/tables.ts';

// Two hands on one glass, as the browser tells of them: fingers that are called off, that slide away, whose end is never told, and others that come
// meanwhile. Whatever the question: nothing is answered that no finger was lifted on, no plan is lost, and afterwards a touch is heard as ever.

let time = 0;
interface Finger {
  id: number;
  primary: boolean;
  x: number;
  y: number;
}
function tell(type: string, { id, primary, x, y }: Finger, on = under(x, y)): Element | null {
  const init = {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerType: 'touch',
    pointerId: id,
    isPrimary: primary,
    clientX: x,
    clientY: y,
  };
  on?.dispatchEvent(Object.defineProperty(new PointerEvent(type, { ...init, detail: 1 }), 'timeStamp', { value: time }));
  return on;
}
const breath = () => new Promise((done) => setTimeout(done, 50));

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Where nothing is answered: the corner of the glass. */
const NOWHERE = { x: 3, y: 3 };

describe('fingers of two hands', () => {
  before(() => installTheme());

  it('answer nothing that nobody meant, lose no plan, and leave nothing deaf', async () => {
    await setViewport({ width: 1180, height: 820 });
    document.documentElement.dataset['calm'] = '';
    const table = askingTable({ seats: [{}, {}], options: { troupeSize: 3 }, terrain: [], seed: '9', start: 'setup' }, ['Ada', 'Ben']);
    const [lot, player] = [new Lot('two hands'), randomPlayer(catalogue)];
    const element = await fixture<FingerWindow>(html`<finger-window .table=${table}></finger-window>`);
    await waitUntil(() => element.renderRoot.querySelector('moon-match-screen')?.shadowRoot?.querySelector('main'), 'the screen is drawn');
    const decided = () => table.log(null).length;
    const buttons = () =>
      deepAll<HTMLElement>(element, '.question')
        .flatMap((asked) => deepAll<HTMLElement>(asked, 'button:not([aria-disabled="true"]):not([disabled]):not(.rule)'))
        .filter((button) => button.getBoundingClientRect().width > 20 && button.getBoundingClientRect().top < 820);
    const plan = () => deep(element, 'moon-move-plan')?.shadowRoot?.querySelector('.say')?.textContent ?? null;
    const kinds = new Map<string, number>();
    let [plans, heard] = [0, 0];
    for (let question = 0; question < (whole ? 220 : 70); question += 1) {
      await settled();
      const [opening] = table.openings();
      if (!opening) break;
      const times = kinds.get(opening.kind) ?? 0;
      if (times < (whole ? 6 : 2)) {
        kinds.set(opening.kind, times + 1);
        time = (question + 1) * 100_000;
        const where = `${opening.kind}, question ${question}`;
        // a plan to be kept, where a move is drawn
        const step = opening.kind === 'act' ? deep(element, '[data-id=step]') : null;
        if (step) {
          step.click();
          await settled();
          await breath();
          const screen = element.renderRoot.querySelector('moon-match-screen');
          const me = table.view(null).table.models[opening.kind === 'act' ? opening.model : ''];
          const hands = (screen?.board as unknown as { hands?: { tap: (point: object) => void } } | null)?.hands;
          if (me) hands?.tap({ x: me.at.x + 150, y: me.at.y });
          await settled();
        }
        const planned = plan();
        if (planned !== null) plans += 1;
        const before = decided();
        const lifted: Finger[] = [];
        for (let count = 0; count < 8; count += 1) {
          time += 40 + Math.floor(lot.share() * 900);
          const button = lot.of(buttons());
          const board = deep(element, 'moon-board');
          const target = lot.percent(70) ? button : board;
          if (!target) continue;
          const [x, y] = middleOf(target);
          const finger = { id: 20 + Math.floor(lot.share() * 6), primary: lot.percent(50), x, y };
          const pressed = tell('pointerdown', finger);
          switch (Math.floor(lot.share() * 4)) {
            case 0: // called off, as when the browser scrolls
              tell('pointercancel', finger, pressed);
              break;
            case 1: // its end is never told
              lifted.push(finger);
              break;
            case 2: // slides away and is lifted where nothing is
              if (target === board) tell('pointercancel', finger, pressed);
              else {
                tell('pointermove', { ...finger, ...NOWHERE });
                tell('pointerup', { ...finger, ...NOWHERE });
              }
              break;
            default: // the other hand comes and goes meanwhile
              tell('pointerdown', { ...finger, id: finger.id + 10, primary: false, ...NOWHERE });
              tell('pointercancel', finger, pressed);
              tell('pointercancel', { ...finger, id: finger.id + 10, primary: false, ...NOWHERE });
          }
          await settled();
        }
        await breath();
        expect(decided(), `answered by nobody: ${where}`).to.equal(before);
        expect(plan(), `the plan: ${where}`).to.equal(planned);
        // and a finger that is put down now is heard
        let isHeard = buttons().length === 0;
        for (let tries = 0; tries < 6 && !isHeard; tries += 1) {
          time += 2000;
          const button = lot.of(buttons());
          if (!button) break;
          const [x, y] = middleOf(button);
          const [looks, log] = [written(element), decided()];
          const finger = { id: 60 + tries, primary: true, x, y };
          const pressed = tell('pointerdown', finger);
          const released = tell('pointerup', finger);
          if (pressed === released) tell('click', finger, released);
          await breath();
          await settled();
          isHeard = decided() > log || written(element) !== looks;
        }
        expect(isHeard, `nothing is heard any more: ${where}`).to.equal(true);
        heard += 1;
      }
      const [next] = table.openings();
      if (!next) break;
      await table.decide(player(table.view(next.seat), [], lot));
    }
    delete document.documentElement.dataset['calm'];
    expect(heard).to.be.greaterThan(8);
    expect(plans).to.be.greaterThan(0);
    expect(kinds.size).to.be.greaterThan(6);
  });
});
