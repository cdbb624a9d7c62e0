import './named-after-each.ts';
import '../../../src/ui/kit/button.ts';
import { render } from 'lit';
import { expect, html, settled } from '../support.ts';
import { misnamed } from './misnamed-controls.ts';

describe('what is called what it says', () => {
  const flawsOf = async (content: unknown): Promise<string[]> => {
    const box = document.createElement('div');
    document.body.append(box);
    render(content, box);
    await settled(box);
    const flaws = misnamed(box);
    box.remove();
    return flaws;
  };

  it('a name has every word that stands on its control, and may have more', async () => {
    const button = (name: string) => html`<moon-button aria-label=${name}>Jackalope</moon-button>`;
    expect(await flawsOf(button('Take the Jackalope back'))).to.deep.equal([]);
    expect(await flawsOf(button('Take Flintlock back'))).to.have.lengthOf(1);
    expect(await flawsOf(html`<button aria-label="Turn 2">2</button>`)).to.deep.equal([]);
    expect(await flawsOf(html`<button aria-label="Ben"><span aria-hidden="true">Ann</span></button>`)).to.deep.equal([]);
  });
  it('a button has a name, and none is empty', async () => {
    expect(await flawsOf(html`<button></button>`)).to.have.lengthOf(1);
    expect(await flawsOf(html`<p aria-label=""></p>`)).to.have.lengthOf(1);
    expect(await flawsOf(html`<button><span aria-hidden="true">×</span></button>`)).to.have.lengthOf(1);
  });
  it('nothing is missing in a text or a name', async () => {
    for (const text of ['undefined', 'NaN wounds', '[object Object]', 'Infinity″', 'seat {n}'])
      expect([...(await flawsOf(html`<p>${text}</p>`)), ...(await flawsOf(html`<button title=${text}>x</button>`))], text).to.have.lengthOf(
        2,
      );
    expect(
      await flawsOf(
        html`<p hidden>undefined</p>
          <p>undefinable, banana, annulled</p>`,
      ),
    ).to.deep.equal([]);
  });
});
