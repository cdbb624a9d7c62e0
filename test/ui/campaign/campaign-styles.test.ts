import { LitElement } from 'lit';
import { campaignStyles } from '../../../src/ui/campaign/campaign-styles.ts';
import { shared } from '../../../src/ui/kit/styles.ts';
import { expect, fixture, html } from '../support.ts';

const LISTS = ['asked', 'games', 'ledger', 'deeds', 'boards'];

customElements.define(
  'sample-campaign-lists',
  class extends LitElement {
    static override styles = [shared, campaignStyles];
    override render() {
      return LISTS.map(
        (name) =>
          html`<ul class=${name}>
            ${[1, 2, 3].map((nth) => html`<li>${nth}</li>`)}
          </ul>`,
      );
    }
  },
);

describe('the lists of a campaign', () => {
  for (const width of [240, 288, 320, 700])
    it(`are no wider than where they stand, ${width}`, async () => {
      const element = await fixture(html`<sample-campaign-lists style="display: block; width: ${width}px"></sample-campaign-lists>`);
      const lists = [...(element.shadowRoot?.querySelectorAll('ul') ?? [])];
      const wider = lists.filter((list) =>
        [...list.children].some((item) => item.getBoundingClientRect().right > element.getBoundingClientRect().right + 1),
      );
      expect([lists.length, ...wider.map(({ className }) => className)]).to.deep.equal([LISTS.length]);
    });
});
