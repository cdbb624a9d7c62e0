import { sendMouse } from '@web/test-runner-commands';
import { LitElement } from 'lit';
import '../../../src/ui/kit/tray/peek.ts';
import type { MoonPeek } from '../../../src/ui/kit/tray/peek.ts';
import { drawnAfterTouch } from '../../../src/ui/kit/touch/touch-picture.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

/** A button that counts, and what it showed whenever it heard of a finger. */
class CountingPart extends LitElement {
  static override properties = { count: { state: true } };
  declare count: number;
  readonly seen: string[] = [];
  constructor() {
    super();
    this.count = 0;
  }
  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }
  get shown(): string {
    return this.renderRoot.textContent?.trim() ?? '';
  }
  override render() {
    return html`<button @pointerdown=${() => this.seen.push(this.shown)} @click=${() => (this.count += 1)}>${this.count}</button>`;
  }
}
customElements.define('counting-part', CountingPart);

const middle = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
async function press(element: Element): Promise<void> {
  await sendMouse({ type: 'move', position: middle(element) });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'up' });
}

/** No picture comes until the pictures go on. */
function pictures() {
  const { requestAnimationFrame } = window;
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (drawn) => waiting.push(drawn);
  return {
    goOn: () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const drawn of waiting.splice(0)) requestAnimationFrame(drawn);
    },
  };
}

before(() => installTheme());
afterEach(() => sendMouse({ type: 'move', position: [0, 0] }));

describe('the picture of a touch', () => {
  it('shows nothing of what has come of the touch; the one after it does', async () => {
    const element = await fixture<CountingPart>(html`<counting-part></counting-part>`);
    const { goOn } = pictures();
    await press(element);
    expect([element.count, element.shown]).to.deep.equal([1, '0']);
    goOn();
    await element.updateComplete;
    expect(element.shown).to.equal('1');
  });

  it('holds up no touch that follows: what the first has led to stands before the second is heard', async () => {
    const element = await fixture<CountingPart>(html`<counting-part></counting-part>`);
    const { goOn } = pictures();
    await press(element);
    await press(element);
    goOn();
    await element.updateComplete;
    expect(element.seen).to.deep.equal(['0', '1']);
    expect(element.shown).to.equal('2');
  });

  it('is nothing that a script waits for', async () => {
    const element = await fixture<CountingPart>(html`<counting-part></counting-part>`);
    const { goOn } = pictures();
    element.renderRoot.querySelector('button')?.click();
    await Promise.resolve();
    expect(element.shown).to.equal('1');
    goOn();
  });

  it('shows that a tray is held, and the secret comes after it; a finger that lets go at once sees none', async () => {
    const tray = await fixture<MoonPeek>(html`<moon-peek .content=${() => html`<p>pink three</p>`}></moon-peek>`);
    const shows = (): boolean => tray.shadowRoot?.innerHTML.includes('pink three') === true;
    const handle = tray.shadowRoot?.querySelector('button');
    if (!handle) throw new Error('no handle');
    const { goOn } = pictures();
    await sendMouse({ type: 'move', position: middle(handle) });
    await sendMouse({ type: 'down' });
    expect([handle.hasAttribute('data-pressed'), shows()]).to.deep.equal([true, false]);
    await sendMouse({ type: 'up' });
    expect([handle.hasAttribute('data-pressed'), shows()]).to.deep.equal([false, false]);
    goOn();
    await tray.updateComplete;
    expect(shows()).to.equal(false);
    await sendMouse({ type: 'down' });
    await waitUntil(shows, 'the secret');
    await sendMouse({ type: 'up' });
    expect(shows()).to.equal(false);
  });
});
