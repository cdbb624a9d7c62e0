import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { render, svg } from 'lit';
import { bustAt, bustInTurn, foreseeBodies } from '../../../src/ui/art/body.ts';
import { lendPhotos } from '../../../src/ui/art/lent-cards.ts';

const grub = { character: 'grub', keywords: [], faction: 'dominion' } as const;
const drawn = async () => {
  const box = await fixture<HTMLElement>(html`<div><svg>${bustAt(grub, 40, svg`<g class="meanwhile"></g>`)}</svg></div>`);
  return box.querySelector('image.bust')?.getAttribute('href') ?? null;
};

describe('the player’s photograph of a miniature', () => {
  afterEach(() => lendPhotos(new Map()));

  it('stands in the place of the drawing of its character alone', async () => {
    lendPhotos(new Map([['grub', 'blob:photo']]));
    expect(await drawn()).to.equal('blob:photo');
    lendPhotos(new Map([['quack', 'blob:photo']]));
    expect(await drawn()).not.to.equal('blob:photo');
  });
});

describe('the portraits of many', () => {
  const busts = (box: Element): number => box.querySelectorAll('image.bust').length;
  const row = (box: HTMLElement, names: readonly string[], bust: typeof bustAt): void => {
    render(html`<svg>${names.map((character) => bust({ ...grub, character }, 40, svg`<g></g>`))}</svg>`, box);
  };
  afterEach(() => lendPhotos(new Map()));

  it('come after what is drawn first, and at once the next time', async () => {
    await foreseeBodies();
    const names = ['flintlock', 'quack', 'doug', 'eric'];
    const box = await fixture<HTMLElement>(html`<div></div>`);
    row(box, names, bustInTurn);
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    expect(busts(box), 'none holds up a question').to.equal(0);
    await waitUntil(() => busts(box) === names.length, 'all of them come');
    const again = await fixture<HTMLElement>(html`<div></div>`);
    row(again, names, bustInTurn);
    expect(busts(again)).to.equal(names.length);
  });

  it('a single one and a photograph wait for nothing', async () => {
    await foreseeBodies();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    row(box, ['agatha'], bustAt);
    expect(busts(box)).to.equal(1);
    lendPhotos(new Map([['firespitter', 'blob:photo']]));
    row(box, ['firespitter'], bustInTurn);
    expect(box.querySelector('image.bust')?.getAttribute('href')).to.equal('blob:photo');
  });
});
