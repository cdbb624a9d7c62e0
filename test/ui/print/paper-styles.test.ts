import { LETTERS, paperStyles } from '../../../src/ui/print/paper-styles.ts';
import { expect, fixture, html } from '../support.ts';

describe('a card on paper', () => {
  it('is set in smaller letters step by step, and its picture shrinks in the smallest alone', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    if (paperStyles.styleSheet) root.adoptedStyleSheets = [paperStyles.styleSheet];
    root.innerHTML = LETTERS.map(
      (size) => `<article class="paper ${size}"><header><svg></svg></header><ul><li><i class="box"></i></li></ul></article>`,
    ).join('');
    const sizes = (selector: string, property: 'width' | 'fontSize'): number[] =>
      [...root.querySelectorAll(selector)].map((element) => Number.parseFloat(getComputedStyle(element)[property]));
    const letters = sizes('.paper', 'fontSize');
    expect(letters).to.deep.equal([...letters].sort((a, b) => b - a));
    expect(new Set(letters).size).to.equal(LETTERS.length);
    const [whole = 0, ...others] = sizes('header > svg', 'width');
    expect(others.slice(0, 2)).to.deep.equal([whole, whole]);
    expect(others[2]).to.be.below(whole);
    expect(new Set(sizes('.paper', 'width')).size, 'the paper itself stays').to.equal(1);
  });
});
