import '../words/named-after-each.ts';
import { LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { KeptList } from '../../../src/ui/page/kept-list.ts';
import { Screen } from '../../../src/ui/page/screen.ts';
import { expect, fixture, html } from '../support.ts';

const boards = ['Glade'];

@customElement('sample-boards')
class SampleBoards extends LitElement {
  readonly list = new KeptList<string>(this, async () => [...boards]);
  override render() {
    return this.list.render();
  }
  get toasts(): { tone: string | undefined; text: string }[] {
    return [...this.renderRoot.querySelectorAll('moon-toast')].map((toast) => ({
      tone: toast.tone,
      text: toast.textContent?.trim() ?? '',
    }));
  }
}

@customElement('sample-screen')
class SampleScreen extends Screen {
  override render() {
    return html`<moon-page heading="Boards"></moon-page>`;
  }
}

const full = (): never => {
  throw new Error('full');
};

describe('a list of kept things', () => {
  it('is read again after a change, says what was removed, and brings it back', async () => {
    const screen = await fixture<SampleBoards>(html`<sample-boards></sample-boards>`);
    const { list } = screen;
    expect(list.items).to.equal(null);
    await list.read();
    expect(list.items).to.deep.equal(['Glade']);
    expect(screen.toasts).to.deep.equal([]);
    const undo = () => list.change(() => boards.push('Glade'));
    expect(await list.change(() => boards.pop(), { words: 'Glade is gone.', tone: 'news', undo })).to.equal(true);
    await screen.updateComplete;
    expect(list.items).to.deep.equal([]);
    expect(screen.toasts).to.deep.equal([{ tone: 'news', text: 'Glade is gone.Undo' }]);
    // another change leaves the way back; what fails is said beside it
    expect(await list.change(full)).to.equal(false);
    await screen.updateComplete;
    expect(screen.toasts.map(({ tone }) => tone)).to.deep.equal(['refusal', 'news']);
    screen.renderRoot.querySelector<HTMLElement>('[data-undo]')?.click();
    await new Promise((done) => setTimeout(done));
    await screen.updateComplete;
    expect(list.items).to.deep.equal(['Glade']);
    expect(screen.toasts).to.deep.equal([]);
  });

  it('lets a refusal go with the next change, and good news only with other news', async () => {
    const screen = await fixture<SampleBoards>(html`<sample-boards></sample-boards>`);
    const { list } = screen;
    const linesOf = async () => {
      await screen.updateComplete;
      return screen.toasts.map(({ text }) => text);
    };
    list.say({ words: 'Not a board.', tone: 'refusal' });
    expect(await linesOf()).to.deep.equal(['Not a board.']);
    await list.change(() => undefined);
    expect(await linesOf()).to.deep.equal([]);
    list.say({ words: 'Glade is here.', tone: 'good' });
    await list.change(() => undefined);
    expect(await linesOf()).to.deep.equal(['Glade is here.']);
    await list.change(() => undefined, { words: 'Glade is gone.', tone: 'news' });
    expect(await linesOf()).to.deep.equal(['Glade is gone.']);
  });
});

it('a screen that is focused gives the focus to the heading of its page', async () => {
  const screen = await fixture<SampleScreen>(html`<sample-screen></sample-screen>`);
  const focused = () => screen.renderRoot.querySelector('moon-page')?.shadowRoot?.activeElement?.tagName;
  expect(focused()).to.equal(undefined);
  screen.focus();
  await screen.updateComplete;
  await screen.renderRoot.querySelector('moon-page')?.updateComplete;
  await Promise.resolve();
  expect(focused()).to.equal('H1');
});

declare global {
  interface HTMLElementTagNameMap {
    'sample-boards': SampleBoards;
    'sample-screen': SampleScreen;
  }
}
