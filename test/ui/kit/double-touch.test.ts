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

/** The limits of a second touch: ms, ms where the question is one to another player, and CSS pixels. */
const [SOON, SOON_FOR_OTHER, NEAR] = [300, 500, 24];
const QUESTIONS = [null, '0.1.a', '0.2.b', '1.1.c'] as const;
type Stamp = (typeof QUESTIONS)[number];

/** A page with two buttons, each of which may belong to a question. */
async function page(first: Stamp, second: Stamp) {
  const element = await fixture<LitElement>(html`<touched-page></touched-page>`);
  const buttons = [first, second].map((stamp) => {
    const button = document.createElement('button');
    if (stamp !== null) button.setAttribute('data-question', stamp);
    element.renderRoot.append(button);
    return button;
  });
  let heard = 0;
  element.renderRoot.addEventListener('pointerdown', () => (heard += 1));
  /** A touch at this time and place; true if it was heard. */
  const touch = (nth: number, [time, clientX, clientY]: readonly [number, number, number], pointerType = 'touch'): boolean => {
    const before = heard;
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerType, clientX, clientY });
      Object.defineProperty(event, 'timeStamp', { value: time });
      buttons[nth]?.dispatchEvent(event);
    }
    return heard > before;
  };
  return { touch };
}
customElements.define(
  'touched-page',
  class extends LitElement {
    readonly double = new DoubleTouch(this);
  },
);

describe('the limits of a double touch', () => {
  const times = [0, SOON - 1, SOON, SOON_FOR_OTHER - 1, SOON_FOR_OTHER];
  const places = [
    [0, 0],
    [NEAR - 1, 1 - NEAR],
    [NEAR, 0],
    [0, NEAR],
    [-NEAR, 0],
    [0, -NEAR],
  ] as const;
  for (const first of QUESTIONS)
    for (const second of QUESTIONS)
      it(`are those of time, place and question: ${first ?? 'none'}, then ${second ?? 'none'}`, async () => {
        for (const nth of [0, 1])
          for (const time of times)
            for (const [x, y] of places) {
              const { touch } = await page(first, second);
              const stamp = nth === 0 ? first : second;
              const isOther = first !== null && stamp !== null && first !== stamp;
              const soon = isOther && first[0] !== stamp[0] ? SOON_FOR_OTHER : SOON;
              const isNear = Math.max(Math.abs(x), Math.abs(y)) < NEAR;
              const isDeaf = isNear && time < soon && (isOther || nth === 1);
              expect(touch(0, [1000, 100, 100])).to.equal(true);
              expect(touch(nth, [1000 + time, 100 + x, 100 + y]), `${nth} ${time} ${x} ${y}`).to.equal(!isDeaf);
              expect(touch(nth, [1000 + time, 100 + x, 100 + y], 'mouse')).to.equal(true);
            }
      });
});
