import { LitElement } from 'lit';
import { screenStyles } from '../../../src/ui/match/screen-styles.ts';
import { expect, fixture, html } from '../support.ts';

customElements.define(
  'sample-match-notices',
  class extends LitElement {
    static override styles = screenStyles;
    static override properties = { above: { type: String } };
    declare above: string;
    override render() {
      return html`${this.above.split(' ').map((name) => html`<p class=${name} style="height: 60px; margin: 0">…</p>`)}
        <p class="result">…</p>`;
    }
  },
);

describe('the result of a match', () => {
  for (const above of ['', 'toast', 'banner', 'toast banner', 'banner toast'])
    it(`begins at the top, and below a banner where one stands: ${above || 'alone'}`, async () => {
      const element = await fixture(html`<sample-match-notices above=${above}></sample-match-notices>`);
      const result = element.shadowRoot?.querySelector('.result');
      const banner = element.shadowRoot?.querySelector('.banner')?.getBoundingClientRect().bottom ?? 0;
      const top = result ? Number.parseFloat(getComputedStyle(result).top) : NaN;
      expect(top).to.be.least(banner - element.getBoundingClientRect().top);
      expect(top < 60).to.equal(!above.includes('banner'));
    });
});
