import type { Product, ProductId } from '../../../src/cabinet/terms.ts';
import { characters } from '../../../src/cards/index.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import type { MoonAddProduct } from '../../../src/ui/cabinet/add-product.ts';
import { takenStyles } from '../../../src/ui/cabinet/taken-styles.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { deep } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { coinOf, inside, MINE, openCabinet, says, touch } from './open-cabinet.ts';
import { SampleCabinet, sampleProducts } from './sample-cabinet.ts';

/** A screen with the page of a figure that is here. */
async function openPage(cabinet: SampleCabinet): Promise<HTMLElement> {
  await cabinet.acquire(MINE, 'quack');
  const screen = await openCabinet(cabinet);
  touch(coinOf(screen, 'quack'));
  await waitUntil(() => inside(screen, 'moon-figure-page', '.ladder') !== null, 'the page');
  return screen;
}
const find = (screen: Element, host: string, selector: string): HTMLElement => {
  const found = inside(screen, host, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const button = (screen: Element, text: string): HTMLElement => {
  const all = deep(screen, 'moon-figure-page')?.shadowRoot?.querySelectorAll<HTMLElement>('.actions button') ?? [];
  const found = [...all].find(({ textContent }) => textContent.trim() === text);
  if (!found) throw new Error(`no button says ${text}`);
  return found;
};
const manyBoxes = (count: number): Product[] => {
  const [box] = sampleProducts;
  if (!box) throw new Error('no box');
  return Array.from({ length: count }, (_, n) => ({ ...box, id: `box-${n}` as ProductId, name: `Box ${n}` }));
};
const marked = (element: Element): boolean => element.hasAttribute('data-taken');

describe('what is touched in a cabinet', () => {
  before(() => installTheme());

  it('is marked before anything else is done, and until it is kept', async () => {
    const cabinet = new SampleCabinet();
    const screen = await openPage(cabinet);
    const more = button(screen, 'One more');
    touch(more);
    expect(marked(more)).to.equal(true);
    expect(cabinet.figure(MINE, 'quack').owned).to.equal(1);
    await waitUntil(() => cabinet.figure(MINE, 'quack').owned === 2, 'a second copy');
    await waitUntil(() => !marked(more), 'the mark is gone');
    expect(marked(button(screen, 'One less'))).to.equal(false);
  });

  it('looks at once like a stage that is reached, and like one that is not where nothing could be kept', async () => {
    const cabinet = new SampleCabinet();
    const screen = await openPage(cabinet);
    const stage = (name: string): HTMLElement => find(screen, 'moon-figure-page', `[data-stage="${name}"]`);
    const colour = (name: string): string => getComputedStyle(stage(name)).backgroundColor;
    const reached = colour('boxed');
    const open = colour('finished');
    expect(open).to.not.equal(reached);
    cabinet.full = true;
    touch(stage('finished'));
    expect(colour('finished')).to.equal(reached);
    await says(screen, 'That could not be saved. Nothing was changed.');
    expect(colour('finished')).to.equal(open);
    expect(stage('finished').getAttribute('aria-pressed')).to.equal('false');
    cabinet.full = false;
    touch(stage('finished'));
    await waitUntil(() => stage('finished').getAttribute('aria-pressed') === 'true', 'it is reached');
    await waitUntil(() => !marked(stage('finished')), 'the mark is gone');
  });

  it('is a coin that is here: it is marked before its page stands, and a key marks nothing', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'quack');
    const screen = await openCabinet(cabinet);
    const coin = coinOf(screen, 'quack');
    touch(coin);
    expect(coin.hasAttribute('data-pressed')).to.equal(true);
    expect(inside(screen, 'moon-figure-page', '.ladder')).to.equal(null);
    await waitUntil(() => inside(screen, 'moon-figure-page', '.ladder') !== null, 'the page');
    expect(coin.hasAttribute('data-pressed')).to.equal(false);
    coin.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, composed: true }));
    expect(coin.hasAttribute('data-pressed')).to.equal(false);
    await says(screen, 'One more: Quack');
  });

  it('is marked before the list of boxes opens, and the list is drawn some at a time: each box has its place before', async () => {
    const screen = await openCabinet(new SampleCabinet(manyBoxes(20)));
    const add = deep(screen, '.tools .press, .bar button');
    if (!add) throw new Error('no button');
    touch(add);
    expect(marked(add)).to.equal(true);
    expect(deep(screen, 'moon-add-product')).to.equal(null);
    await waitUntil(() => inside(screen, 'moon-add-product', 'li') !== null, 'the list');
    const list = deep(screen, 'moon-add-product')?.shadowRoot;
    const places = (): number => list?.querySelectorAll('li').length ?? 0;
    const listed = (): number => list?.querySelectorAll('[data-product]').length ?? 0;
    const counts = [listed()];
    expect(places()).to.equal(20);
    const watcher = new MutationObserver(() => counts.push(listed()));
    if (list) watcher.observe(list, { childList: true, subtree: true });
    await waitUntil(() => listed() === 20, 'the whole list');
    await Promise.resolve();
    watcher.disconnect();
    for (const [index, count] of counts.entries()) expect(count - (counts[index - 1] ?? 0)).to.be.at.most(4);
    expect(places()).to.equal(20);
  });

  it('is a box in a list that grows: the box that has changed is drawn again, the others are not', async () => {
    const boxes = manyBoxes(6).map((box, n): Product => ({ ...box, characters: [characters[n]!.id] }));
    const cabinet = new SampleCabinet(boxes);
    const drawn: string[] = [];
    const cards = new (class extends Map<CharacterId, Character> {
      override get(id: CharacterId): Character | undefined {
        drawn.push(id);
        return super.get(id);
      }
    })(characters.map((card) => [card.id, card]));
    const catalogue = { cards, products: new Map() };
    const list = await fixture<MoonAddProduct>(
      html`<moon-add-product .port=${cabinet} .catalogue=${catalogue} .cabinet=${MINE} .version=${0}></moon-add-product>`,
    );
    await waitUntil(() => list.renderRoot.querySelectorAll('[data-product]').length === 6, 'the whole list');
    expect(drawn).to.deep.equal(boxes.flatMap((box) => box.characters)); // once each, however often the list has grown
    drawn.length = 0;
    const toggle = list.renderRoot.querySelector('moon-toggle');
    toggle?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
    await list.updateComplete;
    expect(drawn).to.deep.equal([]);
    const order = [...list.renderRoot.querySelectorAll<HTMLElement>('[data-product]')].map(({ dataset }) => dataset['product']);
    const [, second] = boxes;
    await cabinet.acquire(MINE, second!.characters[0]!);
    list.version = 1;
    await list.updateComplete;
    expect(drawn).to.deep.equal(second!.characters);
    expect(list.renderRoot.querySelector('[data-product="box-1"]')?.textContent).to.contain('1 of 1');
    expect([...list.renderRoot.querySelectorAll<HTMLElement>('[data-product]')].map(({ dataset }) => dataset['product'])).to.deep.equal(
      order,
    );
  });

  it('is drawn again alone on its shelves', async () => {
    const read: string[] = [];
    const watched = characters.map((card): Character =>
      Object.defineProperty({ ...card }, 'name', {
        get: () => {
          read.push(card.id);
          return card.name;
        },
      }),
    );
    const cabinet = new SampleCabinet();
    const screen = await openCabinet(cabinet, '', watched);
    const coins = (): number => deep(screen, 'moon-shelves')?.shadowRoot?.querySelectorAll('.coin-button').length ?? 0;
    await waitUntil(() => coins() === characters.length, 'all coins');
    read.length = 0;
    touch(coinOf(screen, 'quack'));
    await says(screen, 'Quack added');
    await waitUntil(() => coinOf(screen, 'quack').getAttribute('aria-label') === 'Quack: boxed', 'the coin');
    expect([...new Set(read)]).to.deep.equal(['quack']);
  });

  it('reaches no further than before it was touched: what does is put into layers with everything else before it is seen', async () => {
    const list = await fixture<MoonAddProduct>(
      html`<moon-add-product
        .port=${new SampleCabinet()}
        .catalogue=${{ cards: new Map(), products: new Map() }}
        .cabinet=${MINE}
      ></moon-add-product>`,
    );
    await waitUntil(() => list.renderRoot.querySelector('[data-product]') !== null, 'a box');
    const box = list.renderRoot.querySelector('[data-product]')!;
    const drawnOutside = (): string[] => {
      const { boxShadow, outlineStyle, transform } = getComputedStyle(box);
      return [...boxShadow.split(/,(?![^(]*\))/).filter((shadow) => !shadow.includes('inset')), outlineStyle, transform].map((part) =>
        part.trim(),
      );
    };
    const before = { outside: drawnOutside(), shadow: getComputedStyle(box).boxShadow };
    box.toggleAttribute('data-taken', true);
    expect(drawnOutside()).to.deep.equal(before.outside);
    expect(getComputedStyle(box).boxShadow).to.not.equal(before.shadow); // it is seen nevertheless
    const pressed = takenStyles.cssText.match(/\.press:active[^{]*\{([^}]*)\}/)?.[1] ?? '';
    expect(pressed).to.match(/transform: none/);
    expect(pressed).to.match(/box-shadow:\s*0 3px 0 var\(--outline\),\s*inset/);
  });
});
