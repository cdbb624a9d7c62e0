import '../words/named-after-each.ts';
import { characters } from '../../../src/cards/index.ts';
import '../../../src/ui/cabinet/cabinet-screen.ts';
import { ABSENT, figureCoin, type CoinMark } from '../../../src/ui/cabinet/coins/figure-coin.ts';
import { cabinetPicture } from '../../../src/ui/cabinet/lists/cabinet-picture.ts';
import type { NewMatch } from '../../../src/ui/contexts/table/new-match.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press } from '../screens/sample-library.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';
import { coinOf as coin, inside, MINE, openCabinet as open, pressIn, says, touch } from './open-cabinet.ts';
import { SampleCabinet } from './sample-cabinet.ts';

const key = (target: EventTarget, name: string, more: KeyboardEventInit = {}): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...more }));
const elapsed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const active = (screen: Element): string | undefined => {
  const focused = deep(screen, 'moon-shelves')?.shadowRoot?.activeElement;
  return focused instanceof HTMLElement ? focused.dataset['character'] : undefined;
};

describe('cabinet', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    it(`is accessible by ${theme}, and tells each state in words`, async () => {
      setTheme(theme);
      const cabinet = new SampleCabinet();
      await cabinet.addProduct(MINE, cabinet.products[0]!.id, { stage: 'finished' });
      await cabinet.lend(MINE, 'flintlock', 'Bo');
      await cabinet.wish(MINE, 'quack', true);
      const screen = await open(cabinet);
      expect(coin(screen, 'flintlock').getAttribute('aria-label')).to.equal('Flintlock: finished and lent');
      expect(coin(screen, 'quack').getAttribute('aria-label')).to.equal('Quack: missing and wished for');
      await expect(screen).to.be.accessible();
    });
  }

  it('a touch on an outline makes it full, and undo makes it an outline again', async () => {
    const cabinet = new SampleCabinet();
    const screen = await open(cabinet);
    touch(coin(screen, 'quack'));
    await says(screen, 'Quack added');
    expect(coin(screen, 'quack').getAttribute('aria-label')).to.equal('Quack: boxed');
    press(screen, '[data-do="undo"]');
    await says(screen, 'Undone');
    expect(coin(screen, 'quack').getAttribute('aria-label')).to.equal('Quack: missing');
  });

  it('an outline that is touched is filled before anything else is done, and what is here is not', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'flintlock');
    const screen = await open(cabinet);
    touch(coin(screen, 'quack'));
    expect(coin(screen, 'quack').hasAttribute('data-taken')).to.equal(true);
    expect(cabinet.figure(MINE, 'quack').owned).to.equal(0);
    await waitUntil(() => cabinet.figure(MINE, 'quack').owned === 1, 'it is here');
    await says(screen, 'Quack added');
    touch(coin(screen, 'flintlock'));
    expect(deep(screen, 'moon-shelves')?.shadowRoot?.querySelector('[data-taken]')).to.equal(null);
  });

  it('the page of a figure is drawn a little at a time: the stages first, partners a few in a frame', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'quack');
    const screen = await open(cabinet);
    await waitUntil(() => deep(screen, 'moon-shelves') !== null);
    touch(coin(screen, 'quack'));
    await waitUntil(() => inside(screen, 'moon-figure-page', '.ladder') !== null);
    const page = deep(screen, 'moon-figure-page')?.shadowRoot;
    expect(page?.querySelector('textarea')).to.equal(null);
    await waitUntil(() => inside(screen, 'moon-figure-page', 'moon-figure-kin') !== null);
    const kin = page?.querySelector('moon-figure-kin')?.shadowRoot;
    const counts = [0];
    const watcher = new MutationObserver(() => counts.push(kin?.querySelectorAll('[data-partner]').length ?? 0));
    if (kin) watcher.observe(kin, { childList: true, subtree: true });
    await waitUntil(() => kin?.querySelectorAll('[data-partner]').length === 8, 'all partners are there');
    await elapsed(0);
    watcher.disconnect();
    expect(Math.max(...counts)).to.equal(8);
    for (const [index, count] of counts.entries()) expect(count - (counts[index - 1] ?? 0)).to.be.at.most(3);
  });

  it('each state has a shape of its own: no coin is told by its colours alone', async () => {
    const card = characters[0];
    if (!card) throw new Error('no card');
    const present: CoinMark = { ...ABSENT, step: 1, copies: 1 };
    const marks: CoinMark[] = [
      ABSENT,
      { ...ABSENT, wished: true },
      ...[1, 2, 3, 4, 5, 6].map((step) => ({ ...present, step })),
      { ...present, step: 5, painted: true },
      { ...present, lent: true },
      { ...present, guest: true },
      { ...present, copies: 2 },
      { ...present, copies: 3 },
      { ...present, wished: true },
    ];
    const coins = await fixture<HTMLElement>(html`<div>${marks.map((mark) => figureCoin(card, mark))}</div>`);
    const shapes = [...coins.children].map((coin) => {
      for (const part of [coin, ...coin.querySelectorAll('*')])
        for (const name of ['fill', 'stroke', 'fill-opacity', 'stroke-opacity']) part.removeAttribute(name);
      return coin.innerHTML.replaceAll(/<!--.*?-->|\s+/g, ' ');
    });
    expect(shapes).to.have.lengthOf(marks.length);
    expect(new Set(shapes).size).to.equal(marks.length);
  });

  it('the picture of a cabinet holds names of figures, and no note, recipe or person', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.addProduct(MINE, cabinet.products[0]!.id, { stage: 'finished' });
    await cabinet.lend(MINE, 'flintlock', 'Bobsecret');
    await cabinet.borrow(MINE, 'quack', 'Adasecret');
    await cabinet.note(MINE, 'flintlock', 'notesecret');
    await cabinet.recipe(MINE, 'flintlock', 0, 'inksecret');
    const written: string[] = [];
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const fillText = Object.getOwnPropertyDescriptor(prototype, 'fillText');
    prototype.fillText = (text) => void written.push(text);
    try {
      const catalogue = { cards: new Map(characters.map((card) => [card.id, card])), products: new Map() };
      const picture = await cabinetPicture('Mine', cabinet.figures(MINE), catalogue, getComputedStyle(document.documentElement));
      expect(picture.type).to.equal('image/png');
    } finally {
      if (fillText) Object.defineProperty(prototype, 'fillText', fillText);
    }
    expect(written).to.include('Flintlock');
    expect(written.join()).not.to.match(/secret/);
  });

  it('a finger that rests is shown that it is felt; a short touch draws nothing before the coin', async () => {
    const screen = await open(new SampleCabinet());
    const pressed = (): boolean => coin(screen, 'quack').hasAttribute('data-pressed');
    const finger = (type: string, clientX = 5): void =>
      void coin(screen, 'quack').dispatchEvent(new PointerEvent(type, { clientX, clientY: 5, button: 0, bubbles: true, composed: true }));
    const fieldsOf = (): Promise<void> => waitUntil(pressed, 'it is felt');
    const ends = [(): void => finger('pointerup'), (): void => finger('pointercancel'), (): void => finger('pointermove', 30)];
    for (const end of ends) {
      finger('pointerdown');
      expect(pressed()).to.equal(false);
      end();
      await elapsed(200);
      expect(pressed()).to.equal(false); // it was gone before it could be shown
      finger('pointerdown');
      await fieldsOf();
      end();
      expect(pressed()).to.equal(false);
    }
  });

  it('the one tab stop follows a coin that is touched, not before the frame that shows it', async () => {
    const screen = await open(new SampleCabinet());
    const stops = (): (string | undefined)[] =>
      [...(deep(screen, 'moon-shelves')?.shadowRoot?.querySelectorAll<HTMLElement>('.coin-button[tabindex="0"]') ?? [])].map(
        ({ dataset }) => dataset['character'],
      );
    const [first] = stops();
    expect(first).not.to.equal('quack');
    coin(screen, 'quack').focus();
    await Promise.resolve();
    expect(stops()).to.deep.equal([first]);
    await waitUntil(() => stops()[0] === 'quack', 'the stop is there');
    expect(stops()).to.deep.equal(['quack']);
    // a coin that has lost the focus by then does not take the stop back
    coin(screen, 'flintlock').focus();
    coin(screen, 'quack').focus();
    await elapsed(100);
    expect(stops()).to.deep.equal(['quack']);
  });

  it('a box is two touches, and says what is new and what was here already', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'flintlock');
    const screen = await open(cabinet);
    [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('.tools .press, .bar button') ?? [])]
      .find(({ textContent }) => textContent.includes('Add'))
      ?.click();
    await waitUntil(() => deep(screen, '[data-product="the-barony"]') !== null);
    press(screen, '[data-product="the-barony"]');
    await says(screen, '2 new, 1 was here already: a second one?');
    expect(cabinet.figure(MINE, 'flintlock').owned).to.equal(1);
    press(screen, '[data-do="double"]');
    await says(screen, '3 new');
    expect(cabinet.figure(MINE, 'flintlock').owned).to.equal(2);
    expect(cabinet.figure(MINE, 'eric-the-squire').owned).to.equal(1);
  });

  it('is worked by keys: one tab stop, arrows, and a letter for each change', async () => {
    const cabinet = new SampleCabinet();
    const screen = await open(cabinet);
    const stops = deep(screen, 'moon-shelves')?.shadowRoot?.querySelectorAll('.coin-button[tabindex="0"]');
    expect(stops?.length).to.equal(1);
    const first = stops?.[0] as HTMLButtonElement;
    first.focus();
    const id = active(screen) ?? '';
    key(first, 'ArrowRight');
    await waitUntil(() => active(screen) !== id && active(screen) !== undefined, 'the next one');
    key(coin(screen, active(screen) ?? ''), 'Home');
    await waitUntil(() => active(screen) === id, 'the first again');
    key(first, ' ');
    await waitUntil(() => cabinet.figure(MINE, id).owned === 1, 'it is here');
    key(coin(screen, id), '+');
    await waitUntil(() => cabinet.figure(MINE, id).owned === 2, 'a second one');
    key(coin(screen, id), '-');
    key(coin(screen, id), 'p');
    await waitUntil(() => cabinet.figure(MINE, id).stage === 'built', 'a stage further');
    key(coin(screen, id), 'P', { shiftKey: true });
    await waitUntil(() => cabinet.figure(MINE, id).stage === 'boxed', 'and back');
    key(coin(screen, id), 'w');
    await waitUntil(() => cabinet.figure(MINE, id).wish, 'wished for');
    key(document, 'z', { ctrlKey: true });
    await waitUntil(() => !cabinet.figure(MINE, id).wish, 'taken back');
    key(coin(screen, id), 'l');
    await waitUntil(() => inside(screen, 'moon-person-choice', '.row .press') !== null, 'asks to whom');
    pressIn(screen, 'moon-person-choice', '.row .press');
    await says(screen, 'is lent to Bo');
    expect(cabinet.figure(MINE, id).away).to.equal(true);
  });

  it('paints by touch: further by one, or to the stage whose head is pressed', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'quack');
    const screen = await open(cabinet);
    const paint = [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('.tools .press, .bar button') ?? [])].find(({ textContent }) =>
      textContent.includes('Paint'),
    );
    paint?.click();
    await waitUntil(() => inside(screen, 'moon-painting-table', '.figure') !== null);
    pressIn(screen, 'moon-painting-table', '.figure');
    await waitUntil(() => cabinet.figure(MINE, 'quack').stage === 'built');
    pressIn(screen, 'moon-painting-table', '[data-stage="playable"] .press');
    await says(screen, 'Tap to make it playable');
    pressIn(screen, 'moon-painting-table', '.figure');
    await waitUntil(() => cabinet.figure(MINE, 'quack').stage === 'playable');
  });

  it('paints the copy that is touched, and leaves the others as they are', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'quack');
    await cabinet.another(MINE, 'quack');
    const screen = await open(cabinet);
    [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('.tools .press, .bar button') ?? [])]
      .find(({ textContent }) => textContent.includes('Paint'))
      ?.click();
    const second = '.figure[data-place="1"]';
    await waitUntil(() => inside(screen, 'moon-painting-table', second) !== null);
    pressIn(screen, 'moon-painting-table', second);
    const stages = () => cabinet.figure(MINE, 'quack').copies.map(({ stage }) => stage);
    await waitUntil(() => stages().includes('built'));
    expect(stages()).to.deep.equal(['boxed', 'built']);
  });

  it('a list is seen before it is taken: guesses only when they are ticked', async () => {
    const cabinet = new SampleCabinet();
    const screen = await open(cabinet, btoa('Fritz\nFlintlok\nzzz'));
    await says(screen, 'Not understood: 1');
    expect(cabinet.figure(MINE, 'fritz').owned).to.equal(0);
    pressIn(screen, 'moon-lines-in', '[data-do="take"]');
    await says(screen, '1 line added');
    expect(cabinet.figure(MINE, 'fritz').owned).to.equal(1);
    expect(cabinet.figure(MINE, 'flintlock').owned).to.equal(0);
  });

  it('says what can be fielded, and begins a match for tonight with both troupes', async () => {
    const screen = await open(new SampleCabinet());
    [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('.tools .press, .bar button') ?? [])]
      .find(({ textContent }) => textContent.includes('Field'))
      ?.click();
    await says(screen, 'Commonwealth: six a side, 84 ways');
    await waitUntil(() => inside(screen, 'moon-evening-panel', '[data-do="play"]') !== null);
    const begun = oneEvent(screen, 'start-match');
    pressIn(screen, 'moon-evening-panel', '[data-do="play"]');
    const { detail } = (await begun) as CustomEvent<NewMatch>;
    expect(detail.seats.map(({ troupe }) => troupe?.length)).to.deep.equal([3, 3]);
    expect(detail.options.troupeSize).to.equal(3);
  });

  it('says when nothing could be kept', async () => {
    const cabinet = new SampleCabinet();
    cabinet.full = true;
    const screen = await open(cabinet);
    touch(coin(screen, 'quack'));
    await says(screen, 'That could not be saved. Nothing was changed.');
    expect(coin(screen, 'quack').getAttribute('aria-label')).to.equal('Quack: missing');
    await waitUntil(() => !coin(screen, 'quack').hasAttribute('data-taken'), 'it is an outline again');
  });

  it('every character stands on a shelf, whatever they are sorted by', async () => {
    const screen = await open(new SampleCabinet());
    for (const sort of ['people', 'faction', 'product', 'stage']) {
      const choice = deep(screen, `moon-segmented`)?.shadowRoot?.querySelector<HTMLElement>(`[data-segment="${sort}"]`);
      if (!choice) continue; // a phone has a list for it
      choice.click();
      await waitUntil(() => {
        const figures = deep(screen, 'moon-shelves')?.shadowRoot?.querySelectorAll<HTMLElement>('[data-character]') ?? [];
        return new Set([...figures].map(({ dataset }) => dataset['character'])).size === characters.length;
      }, `everybody by ${sort}`);
    }
  });
});
