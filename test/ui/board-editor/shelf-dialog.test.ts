import '../../../src/ui/board-editor/shelf-dialog.ts';
import type { MoonShelfDialog } from '../../../src/ui/board-editor/shelf-dialog.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { shelfOf, workshop } from './workshop.ts';

describe('the shelf of boards', () => {
  before(() => installTheme());

  for (const count of [1, 2, 7])
    it(`has on each of ${count} own boards the button that removes it, and asks about that one`, async () => {
      const boards = workshop.ready
        .slice(0, 1)
        .flatMap((board) => Array.from({ length: count }, (_, nth) => ({ ...board, id: `own-${nth}` })));
      const dialog = await fixture<MoonShelfDialog>(
        html`<moon-shelf-dialog .shelf=${shelfOf(...boards)} .open=${true}></moon-shelf-dialog>`,
      );
      const items = () => [...(dialog.shadowRoot?.querySelector('ul')?.querySelectorAll('li') ?? [])];
      await waitUntil(() => items().length === count);
      for (const [nth, item] of items().entries()) {
        const card = item.getBoundingClientRect();
        const button = item.querySelector('moon-icon-button');
        const bounds = button?.getBoundingClientRect();
        expect(bounds && bounds.top >= card.top && bounds.right <= card.right && bounds.bottom <= card.bottom, `${nth}`).to.equal(true);
        button?.click();
        await dialog.updateComplete;
        expect(items().map((item) => item.querySelector('moon-button') !== null)).to.deep.equal(items().map((_, index) => index === nth));
      }
    });
});
