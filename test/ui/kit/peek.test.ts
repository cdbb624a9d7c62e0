import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/ui/kit/tray/peek.ts';
import type { MoonPeek } from '../../../src/ui/kit/tray/peek.ts';
import { trayPlace, type Quarter, type TrayPlace } from '../../../src/ui/kit/tray/tray-place.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

before(() => installTheme());

async function tray() {
  let drawn = 0;
  const element = await fixture<MoonPeek>(
    html`<moon-peek
      .content=${() => {
        drawn += 1;
        return html`<p data-id="thrust" tabindex="0">pink three</p>`;
      }}
    ></moon-peek>`,
  );
  const handle = element.shadowRoot?.querySelector('button');
  if (!handle) throw new Error('no handle');
  const shows = async () => {
    await element.updateComplete;
    return (element.shadowRoot?.innerHTML ?? '').includes('pink three');
  };
  const box = handle.getBoundingClientRect();
  const middle: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  return { element, handle, shows, middle, drawn: () => drawn };
}
const pointer = (type: string) => new PointerEvent(type, { bubbles: true, composed: true, button: 0 });

describe('peek', () => {
  it('holds no secret in the document and does not even draw it until it is held', async () => {
    const { shows, drawn } = await tray();
    expect(await shows()).to.equal(false);
    expect(drawn()).to.equal(0);
  });
  it('shows it while the mouse holds the handle, and not a moment longer', async () => {
    const { element, shows, middle } = await tray();
    await sendMouse({ type: 'move', position: middle });
    await sendMouse({ type: 'down' });
    expect(await shows()).to.equal(true);
    await sendMouse({ type: 'up' });
    expect(element.shadowRoot?.innerHTML.includes('pink three')).to.equal(false);
  });
  it('picks what the finger slides to', async () => {
    const { element, shows, middle } = await tray();
    const picked: unknown[] = [];
    element.addEventListener('picked', (event) => picked.push((event as CustomEvent).detail));
    await sendMouse({ type: 'move', position: middle });
    await sendMouse({ type: 'down' });
    await shows();
    const card = element.shadowRoot?.querySelector('p')?.getBoundingClientRect();
    if (!card) throw new Error('no card');
    await sendMouse({ type: 'move', position: [Math.round(card.x + card.width / 2), Math.round(card.y + card.height / 2)] });
    await sendMouse({ type: 'up' });
    expect(picked).to.deep.equal([{ id: 'thrust' }]);
    expect(await shows()).to.equal(false);
  });
  it('where nobody else looks at the glass, lies open in its place without a handle, and is gone as soon as somebody sits opposite', async () => {
    const { element, shows } = await tray();
    expect(await shows()).to.equal(false);
    for (const alone of [true, false, true, false]) {
      Object.assign(element, { alone });
      expect(await shows(), `alone: ${alone}`).to.equal(alone);
      expect(element.shadowRoot?.querySelectorAll('.tray > button').length).to.equal(alone ? 0 : 1);
    }
  });
  it('held while the last other person leaves, it lies open; letting go afterwards picks nothing', async () => {
    const { element, shows, middle } = await tray();
    const picked: unknown[] = [];
    element.addEventListener('picked', (event) => picked.push(event));
    await sendMouse({ type: 'move', position: middle });
    await sendMouse({ type: 'down' });
    expect(await shows()).to.equal(true);
    Object.assign(element, { alone: true });
    expect(await shows()).to.equal(true);
    await sendMouse({ type: 'up' });
    expect(await shows()).to.equal(true);
    Object.assign(element, { alone: false });
    expect(await shows()).to.equal(false);
    expect(picked).to.deep.equal([]);
  });
  it('a player who holds it, or has opened it with a key beside another player, keeps it though something else is touched', async () => {
    const { element, handle, shows, middle } = await tray();
    element.label = 'Your hand';
    await sendMouse({ type: 'move', position: middle });
    await sendMouse({ type: 'down' });
    await shows();
    document.body.dispatchEvent(pointer('pointerdown'));
    expect(await shows()).to.equal(true);
    expect(handle.textContent.trim()).to.equal('Your hand');
    await sendMouse({ type: 'up' });
    expect(await shows()).to.equal(false);
    handle.focus();
    await sendKeys({ press: 'Enter' });
    document.body.dispatchEvent(pointer('pointerdown'));
    expect(await shows()).to.equal(true);
    expect(handle.textContent.trim()).to.equal('Your hand');
  });
  it('marks what would be picked, only while the finger is on it', async () => {
    const { element, shows, middle } = await tray();
    await sendMouse({ type: 'move', position: middle });
    await sendMouse({ type: 'down' });
    await shows();
    const card = element.shadowRoot?.querySelector('p');
    const box = card?.getBoundingClientRect();
    if (!card || !box) throw new Error('no card');
    await sendMouse({ type: 'move', position: [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] });
    expect(getComputedStyle(card).outlineStyle).to.equal('solid');
    await sendMouse({ type: 'move', position: middle });
    expect(getComputedStyle(card).outlineStyle).to.equal('none');
    await sendMouse({ type: 'up' });
  });
  it('shows it while Space is held', async () => {
    const { handle, shows } = await tray();
    handle.focus();
    await sendKeys({ down: 'Space' });
    expect(await shows()).to.equal(true);
    await sendKeys({ up: 'Space' });
    expect(await shows()).to.equal(false);
  });
  const focused = (element: MoonPeek) => element.shadowRoot?.activeElement;
  it('opens with Enter for who cannot hold a key: the focus is in it, and Escape puts it away', async () => {
    const { element, handle, shows } = await tray();
    handle.focus();
    await sendKeys({ press: 'Enter' });
    expect(await shows()).to.equal(true);
    await waitUntil(() => focused(element)?.matches('[data-id]'));
    await sendKeys({ press: 'Escape' });
    expect(await shows()).to.equal(false);
    expect(focused(element)).to.equal(handle);
  });
  it('is put away when the focus has gone elsewhere', async () => {
    const { element, handle, shows } = await tray();
    const other = await fixture<HTMLButtonElement>(html`<button>elsewhere</button>`);
    handle.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused(element)?.matches('[data-id]'));
    await sendKeys({ press: 'Tab' });
    expect(await shows()).to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(await shows()).to.equal(false);
    expect(document.activeElement).to.equal(other);
  });
  it('opens for what reads the screen aloud, and again puts it away', async () => {
    const { handle, shows } = await tray();
    handle.click();
    expect(await shows()).to.equal(true);
    handle.click();
    expect(await shows()).to.equal(false);
    // as VoiceOver taps
    handle.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, width: 0, height: 0 }));
    expect(await shows()).to.equal(false);
    handle.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, width: 0, height: 0 }));
    handle.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(await shows()).to.equal(true);
  });
  it('gives no answer with the key that has opened it, however long it is held down', async () => {
    const { element, handle } = await tray();
    const given: unknown[] = [];
    element.addEventListener('click', (event) => given.push(event));
    handle.focus();
    await sendKeys({ down: 'Enter' });
    await waitUntil(() => focused(element)?.matches('[data-id]'));
    await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(given).to.deep.equal([]);
  });
  const ends: Record<string, (handle: HTMLElement) => void> = {
    'the window loses its focus': () => window.dispatchEvent(new Event('blur')),
    'the page is hidden': () => document.dispatchEvent(new Event('visibilitychange')),
    'the touch is cancelled': (handle) => handle.dispatchEvent(pointer('pointercancel')),
    'the tray leaves the table': (handle) =>
      handle.getRootNode() instanceof ShadowRoot && (handle.getRootNode() as ShadowRoot).host.remove(),
  };
  for (const [label, happen] of Object.entries(ends))
    it(`hides it when ${label}`, async () => {
      const { element, handle, shows } = await tray();
      handle.dispatchEvent(pointer('pointerdown'));
      expect(await shows()).to.equal(true);
      happen(handle);
      expect(element.shadowRoot?.innerHTML.includes('pink three')).to.equal(false);
    });
  it('hides it after ten seconds without a touch', async () => {
    const { handle, shows } = await tray();
    const real = globalThis.setTimeout;
    const waits: number[] = [];
    let ring: () => void = () => undefined;
    globalThis.setTimeout = ((call: () => void, wait = 0) => {
      waits.push(wait);
      ring = call;
      return 0;
    }) as unknown as typeof setTimeout; // only the one call under test needs it
    handle.dispatchEvent(pointer('pointerdown'));
    globalThis.setTimeout = real;
    expect(await shows()).to.equal(true);
    expect(waits).to.deep.equal([10_000]);
    ring();
    expect(await shows()).to.equal(false);
  });
  describe('a long list', () => {
    async function longTray() {
      const cards = Array.from({ length: 30 }, (_, nth) => `card-${nth}`);
      const box = await fixture(
        html`<div style="margin-top: 320px">
          <moon-peek .content=${() => cards.map((id) => html`<p data-id=${id} style="height: 40px; margin: 0">${id}</p>`)}></moon-peek>
        </div>`,
      );
      const element = box.querySelector('moon-peek');
      const handle = element?.shadowRoot?.querySelector('.tray > button');
      const picked: unknown[] = [];
      element?.addEventListener('picked', (event) => picked.push((event as CustomEvent).detail));
      handle?.dispatchEvent(pointer('pointerdown'));
      await element?.updateComplete;
      const secret = element?.shadowRoot?.querySelector('.secret');
      const room = secret?.getBoundingClientRect();
      if (!secret || !room) throw new Error('nothing is shown');
      const finger = (type: 'pointermove' | 'pointerup', above: number) =>
        handle?.dispatchEvent(
          new PointerEvent(type, { clientX: room.left + room.width / 2, clientY: room.bottom - above, bubbles: true, composed: true }),
        );
      return { secret, picked, finger, bottom: room.bottom };
    }
    const frame = () => new Promise((done) => requestAnimationFrame(done));

    it('moves on under a finger that rests at its end, and what lies there now is marked and picked', async () => {
      const { secret, picked, finger, bottom } = await longTray();
      const above = 22;
      finger('pointermove', above);
      const first = secret.querySelector('[data-under]')?.textContent;
      await waitUntil(() => secret.scrollTop > 120);
      const marked = secret.querySelector<HTMLElement>('[data-under]');
      expect(marked?.textContent).not.to.equal(first);
      const box = marked?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      expect(bottom - above).to.be.within(box.top, box.bottom);
      const under = marked?.dataset['id'];
      finger('pointerup', above);
      expect(picked).to.deep.equal([{ id: under }]);
    });
    it('lies still while a finger comes in over its end, however slowly', async () => {
      const { secret, picked, finger } = await longTray();
      for (let above = 1; above < 60; above += 4) {
        finger('pointermove', above);
        for (let frames = 0; frames < 4; frames += 1) await frame();
      }
      expect(secret.scrollTop).to.equal(0);
      const aimed = secret.querySelector<HTMLElement>('[data-under]')?.dataset['id'];
      finger('pointerup', 57);
      expect(picked).to.deep.equal([{ id: aimed }]);
    });
  });
  it('is as large closed as open: nothing moves under the finger', async () => {
    const { element, handle, shows } = await tray();
    const closed = element.getBoundingClientRect().toJSON() as unknown;
    expect(handle.offsetHeight).to.be.at.least(64);
    handle.dispatchEvent(pointer('pointerdown'));
    await shows();
    expect(element.getBoundingClientRect().toJSON()).to.deep.equal(closed);
  });
  it('opens over whatever is crowded: in a box that scrolls, all of it lies on the glass', async () => {
    const box = await fixture(
      html`<div style="height: 90px; margin-top: 150px; overflow: auto; display: flex; flex-direction: column; justify-content: end">
        <moon-peek .content=${() => html`<p data-id="thrust" style="height: 100cqh">pink three</p>`}></moon-peek>
      </div>`,
    );
    const element = box.querySelector('moon-peek');
    const handle = element?.shadowRoot?.querySelector('button');
    handle?.dispatchEvent(pointer('pointerdown'));
    await element?.updateComplete;
    const card = element?.shadowRoot?.querySelector('p')?.getBoundingClientRect();
    if (!card) throw new Error('no card');
    expect(card.height).to.be.above(100);
    for (const [x, y] of [
      [card.left + 2, card.top + 2],
      [card.right - 2, card.bottom - 2],
    ] as const)
      expect(element?.shadowRoot?.elementFromPoint(x, y)?.textContent).to.equal('pink three');
  });
});

describe('where a held tray opens', () => {
  const glass = { left: 30, top: 24, right: 1160, bottom: 800 };
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
  const end = (place: TrayPlace, turn: Quarter) => {
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
    const [wide, high] = turn % 180 === 0 ? [place.width, place.height] : [place.height, place.width];
    return box(x - wide / 2, y - high / 2, wide, high);
  };
  it('lies on the side of the handle that is up for its reader', () => {
    const handle = box(400, 380, 400, 72);
    const upright = box(560, 200, 72, 400);
    expect(end(trayPlace(handle, handle, glass, 0, 200), 0).bottom).to.equal(handle.top - 4);
    expect(end(trayPlace(handle, handle, glass, 180, 200), 180).top).to.equal(handle.bottom + 4);
    expect(end(trayPlace(upright, upright, glass, 90, 200), 90).left).to.equal(upright.right + 4);
    expect(end(trayPlace(upright, upright, glass, 270, 200), 270).right).to.equal(upright.left - 4);
  });
  it('never reaches beyond what is free of the glass, however near its end the handle lies', () => {
    for (const turn of [0, 90, 180, 270] as const)
      for (const x of [30, 300, 1060])
        for (const y of [24, 120, 728]) {
          const { left, top, right, bottom } = end(trayPlace(box(x, y, 100, 72), box(x, y, 100, 72), glass, turn, 320), turn);
          expect(Math.min(left - glass.left, top - glass.top, glass.right - right, glass.bottom - bottom)).to.be.at.least(0);
        }
  });
});
