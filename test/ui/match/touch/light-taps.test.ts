import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { questionsOf } from '../tables/glass-law.ts';
import { deepAll, melee } from '../tables/tables.ts';

/** Whether the screen says of a touch, or of a mouse, that it was used: nothing more is to be made of it then. */
function used(element: Element, pointerType: string, type: string): boolean {
  const whole = { bubbles: true, composed: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...whole, pointerType }));
  return !element.dispatchEvent(new MouseEvent(type, whole));
}

describe('a finger on the glass', () => {
  let screen: MoonMatchScreen;
  let answer: Element;
  before(() => installTheme());
  beforeEach(async () => {
    await setViewport({ width: 1180, height: 820 });
    screen = await fixture(html`<moon-match-screen style="width: 1180px; height: 820px" .table=${await melee()}></moon-match-screen>`);
    await settled(screen);
    const [found] = questionsOf(screen).flatMap(({ question }) => deepAll(question, 'button'));
    if (!found) throw new Error('nobody is asked');
    answer = found;
  });

  it('takes the focus to no button that it taps; a mouse does', () => {
    for (const type of ['mousedown', 'mouseup']) {
      expect(used(answer, 'touch', type), type).to.equal(true);
      expect(used(answer, 'mouse', type), type).to.equal(false);
    }
  });

  it('leaves everything but buttons alone', () => {
    expect(used(screen, 'touch', 'mousedown')).to.equal(false);
  });

  it('takes what is being typed in away from nobody: the field hears that they have gone on', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="a name" />`);
    field.focus();
    await waitUntil(() => document.activeElement === field, 'somebody types');
    expect(used(answer, 'touch', 'mousedown')).to.equal(false);
    field.blur();
    expect(used(answer, 'touch', 'mousedown')).to.equal(true);
  });
});
