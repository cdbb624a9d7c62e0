import { expect, fixture, html } from '@open-wc/testing';
import { svg } from 'lit';
import { bustAt } from '../../../src/ui/art/body.ts';
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
