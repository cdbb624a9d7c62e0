import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/ui/kit/peek.ts';
import type { MoonPeek } from '../../../src/ui/kit/peek.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html } from '../support.ts';

before(() => installTheme());

async function tray() {
  let drawn = 0;
  const element = await fixture<MoonPeek>(
    html`<moon-peek
      .content=${() => {
        drawn += 1;
        return html`<p data-id="thrust">pink three</p>`;
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
  for (const key of ['Space', 'Enter'])
    it(`shows it while ${key} is held`, async () => {
      const { handle, shows } = await tray();
      handle.focus();
      await sendKeys({ down: key });
      expect(await shows()).to.equal(true);
      await sendKeys({ up: key });
      expect(await shows()).to.equal(false);
    });
  const ends: Record<string, (handle: HTMLElement) => void> = {
    'the window loses its focus': () => window.dispatchEvent(new Event('blur')),
    'the page is hidden': () => document.dispatchEvent(new Event('visibilitychange')),
    'the touch is cancelled': (handle) => handle.dispatchEvent(pointer('pointercancel')),
    'the tray leaves the table': (handle) =>
      handle.getRootNode() instanceof ShadowRoot && (handle.getRootNode() as ShadowRoot).host.remove(),
  };
  for (const [what, happen] of Object.entries(ends))
    it(`hides it when ${what}`, async () => {
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
  it('is as large closed as open, and at least 220 px high', async () => {
    const { element, handle, shows } = await tray();
    const closed = element.offsetHeight;
    handle.dispatchEvent(pointer('pointerdown'));
    await shows();
    expect(element.offsetHeight).to.equal(closed);
    expect(closed).to.be.at.least(220);
  });
});
