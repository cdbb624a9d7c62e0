import '../../../src/ui/match/match-screen.ts';
import { Hosting } from '../../../src/app/glasses/hosting.ts';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import type { Table } from '../../../src/app/table/table.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { linked, Wire } from '../../glasses/wire.ts';
import { deep, deepAll, melee } from '../match/tables/tables.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';

const WATCHERS = 50;
/** Two models, each on the board and in the strip of its player. */
const PORTRAITS = 4;

/** All that stands on the glass, through every shadow root. */
function standing(root: ParentNode): string {
  return [...root.children]
    .map(
      (element) =>
        `<${element.localName}>${element.shadowRoot ? standing(element.shadowRoot) : ''}${element.children.length > 0 ? standing(element) : element.textContent}`,
    )
    .join('');
}
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

describe('a table that is watched', () => {
  before(() => installTheme());

  it(`looks the same, with the finger where it was, while ${WATCHERS} watchers come, go and die`, async () => {
    const table = await melee();
    const hosting = new Hosting(table as unknown as Table, () => () => undefined);
    const element = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${'side'}></moon-match-screen>`,
    );
    await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
    await settled();
    const finger = deepAll(element, 'button').find((button) => {
      button.focus();
      return focused() === button;
    });
    expect(finger).not.to.equal(undefined);
    await waitUntil(() => deepAll(element, 'image').length === PORTRAITS, 'each model has its portrait on the board and in its strip');
    let before = '';
    await waitUntil(
      () => {
        const after = standing(element.shadowRoot ?? element);
        const isStill = after === before;
        before = after;
        return isStill;
      },
      'the screen is at rest',
      { interval: 400 },
    );
    const question = deep(element, 'section.question');
    for (let count = 0; count < WATCHERS; count += 1) {
      const watcher = new JoinedTable('watch', []);
      const wire = await linked(hosting, watcher, { part: 'watch', seats: [] }, new Wire());
      if (count % 2 === 0) wire.cut(); // it dies
      watcher.close();
      if (count % 10 === 0) {
        await element.updateComplete;
        expect(standing(element.shadowRoot ?? element)).to.equal(before);
      }
    }
    await settled();
    expect(standing(element.shadowRoot ?? element)).to.equal(before);
    expect(focused()).to.equal(finger);
    expect(deep(element, 'section.question')).to.equal(question);
    hosting.close();
  });
});
