import { pressedLinks } from '../../../src/app/window/pressed-links.ts';
import { expect, fixture, html } from '../support.ts';

describe('pressed links', () => {
  const heard: (string | null)[] = [];
  const finger = (type: string, on: Element | null, more: PointerEventInit = {}): void =>
    void on?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, button: 0, ...more }));

  before(() => pressedLinks((hash) => heard.push(hash)));
  beforeEach(() => (heard.length = 0));

  it('are heard when a finger comes down on them, also on what lies in them', async () => {
    const page = await fixture(
      html`<p>
        <a href="#/match/a"><b>a match</b></a>
      </p>`,
    );
    finger('pointerdown', page.querySelector('b'));
    expect(heard).to.deep.equal(['#/match/a']);
    finger('pointerup', page.querySelector('b'));
    expect(heard, 'nothing more when it is lifted').to.have.lengthOf(1);
  });

  it('are none beside a link, on a link that leads out of the page, and on one without an address', async () => {
    const page = await fixture(html`<p><i></i><a href="https://example.org/#/match/a">out</a><a id="bare">bare</a></p>`);
    for (const place of ['i', 'a', '#bare']) finger('pointerdown', page.querySelector(place));
    expect(heard).to.deep.equal([null, null, null]);
  });

  it('are not heard of a second finger or another button, and are over when the finger scrolls', async () => {
    const link = await fixture(html`<a href="#/match/b">b</a>`);
    finger('pointerdown', link, { isPrimary: false });
    finger('pointerdown', link, { button: 2 });
    expect(heard).to.deep.equal([]);
    finger('pointerdown', link);
    finger('pointercancel', link);
    expect(heard).to.deep.equal(['#/match/b', null]);
  });
});
