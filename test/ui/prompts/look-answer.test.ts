import '../../../src/ui/prompts/cards/look-answer.ts';
import type { MoonLookAnswer } from '../../../src/ui/prompts/cards/look-answer.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { expect, fixture, html, oneEvent } from '../support.ts';
import { deep, deepAll, duel } from '../match/tables/tables.ts';

const CARDS = ['blue-1', 'green-2', 'pink-3', 'catastrophe', 'blue-2'] as const;

/** A table at which a seat looks at five cards. */
async function looking(): Promise<TablePort> {
  const table = await duel();
  const { view } = table;
  table.view = (seat) => ({ ...view.call(table, seat), ...(seat === 0 ? { looking: [...CARDS] } : {}) });
  return table;
}
const answer = async (width: number) => {
  const table = await looking();
  const box = await fixture(
    html`<div style="width: ${width}px; padding-top: 320px">
      <moon-look-answer .table=${table} .seat=${0} .count=${5}></moon-look-answer>
    </div>`,
  );
  return deep<MoonLookAnswer>(box, 'moon-look-answer') ?? box;
};
const button = (element: Element, words: string) => deepAll(element, 'moon-button').find(({ textContent }) => textContent.includes(words));

describe('cards looked at and put back', () => {
  it('all of them lie within the held tray of a phone, where nothing can be scrolled along', async () => {
    const element = await answer(350);
    const handle = deep(element, '.tray > button');
    handle?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const tray = deep(element, '.secret')?.getBoundingClientRect();
    const cards = deepAll(element, '.secret moon-arcane-card').map((card) => card.getBoundingClientRect());
    expect(cards.length).to.equal(5);
    for (const { left, right, width } of cards) {
      expect(left).to.be.at.least(tray?.left ?? 0);
      expect(right).to.be.at.most(tray?.right ?? 0);
      expect(width).to.be.above(44);
    }
  });

  it('what is left goes back in its order with one tap', async () => {
    const element = await answer(600);
    button(element, 'The rest in this order')?.click();
    const given = oneEvent(element, 'arranged');
    await (element as MoonLookAnswer).updateComplete;
    button(element, 'Confirm')?.click();
    expect(((await given) as CustomEvent<unknown>).detail).to.deep.equal({ top: [...CARDS], bottom: [] });
  });
});
