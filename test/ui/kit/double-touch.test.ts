import { LitElement } from 'lit';
import { DoubleTouch } from '../../../src/ui/kit/touch/double-touch.ts';
import { expect, fixture, html } from '../support.ts';

/** Two buttons at one place: the first goes when it is pressed, and the other lies there. */
class SomeScreen extends LitElement {
  static override properties = { planned: { state: true } };
  declare planned: boolean;
  readonly done: string[] = [];
  constructor() {
    super();
    this.planned = true;
    new DoubleTouch(this);
  }
  override render() {
    const press = (label: string, then = this.planned) => {
      this.done.push(label);
      this.planned = then;
    };
    return html`<div style="position: absolute; inset: 0 auto auto 0">
      ${
        this.planned
          ? html`<button @click=${() => press('cancel', false)}>Cancel</button>`
          : html`<button @click=${() => press('end')} @pointerup=${() => press('let go')}>End</button>`
      }
    </div>`;
  }
}
customElements.define('some-screen', SomeScreen);

async function screen() {
  const element = await fixture<SomeScreen>(html`<some-screen></some-screen>`);
  /** A touch as the browser tells of it; a key and what reads the screen aloud press with a click of no detail. */
  const press = async (pointerType: 'touch' | 'mouse' | 'key', [clientX, clientY]: [number, number] = [8, 8]) => {
    const button = element.renderRoot.querySelector('button');
    const account = { bubbles: true, composed: true, pointerType: pointerType === 'key' ? '' : pointerType, clientX, clientY };
    if (pointerType !== 'key') for (const type of ['pointerdown', 'pointerup']) button?.dispatchEvent(new PointerEvent(type, account));
    button?.dispatchEvent(new PointerEvent('click', { ...account, detail: pointerType === 'key' ? 0 : 1 }));
    await element.updateComplete;
  };
  return { element, press };
}

describe('a double touch', () => {
  it('means what its first touch fell on, not what has come to lie there', async () => {
    const { element, press } = await screen();
    await press('touch');
    await press('touch');
    expect(element.done).to.deep.equal(['cancel']);
  });

  it('is over soon: what is touched after that is pressed', async () => {
    const { element, press } = await screen();
    await press('touch');
    await new Promise((done) => setTimeout(done, 400));
    await press('touch');
    expect(element.done).to.deep.equal(['cancel', 'let go', 'end']);
  });

  it('is one only where both fall on the same place', async () => {
    const { element, press } = await screen();
    await press('touch');
    await press('touch', [80, 8]);
    expect(element.done).to.deep.equal(['cancel', 'let go', 'end']);
  });

  it('presses the same button as often as it is touched', async () => {
    const { element, press } = await screen();
    element.planned = false;
    await element.updateComplete;
    await press('touch');
    await press('touch');
    expect(element.done.filter((label) => label === 'end').length).to.equal(2);
  });

  it('is nothing that a mouse or a key does', async () => {
    for (const source of ['mouse', 'key'] as const) {
      const { element, press } = await screen();
      await press('touch');
      await press(source);
      expect(element.done, source).to.include('end');
    }
  });
});
