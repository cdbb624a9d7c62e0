import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/kit/sheets/empty-state.ts';
import '../../../src/ui/page/sound-offer.ts';
import type { MoonSoundOffer } from '../../../src/ui/page/sound-offer.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled } from '../support.ts';

describe('where there is little room', () => {
  before(() => installTheme());

  for (const { width, height, first } of [
    { width: 844, height: 390, first: 'words' },
    { width: 820, height: 1180, first: 'picture' },
  ])
    it(`an empty list shows its ${first} first, ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const empty = await fixture(
        html`<moon-empty-state heading="Nobody yet" text="Add who plays here."
          ><svg slot="picture" width="300" height="200"></svg
        ></moon-empty-state>`,
      );
      await settled();
      const words = empty.shadowRoot?.querySelector('h2')?.getBoundingClientRect();
      const picture = empty.querySelector('svg')?.getBoundingClientRect();
      expect((words?.top ?? 0) < (picture?.top ?? 0)).to.equal(first === 'words');
    });

  for (const width of [320, 420, 520, 620, 720])
    it(`both answers to the offer of sound stand side by side, ${width} px`, async () => {
      await setViewport({ width: 820, height: 1180 });
      const offer = await fixture<MoonSoundOffer>(
        html`<moon-sound-offer style="width: ${width}px" .settings=${{ sound: null }}></moon-sound-offer>`,
      );
      await settled();
      const [accept, refuse] = [...(offer.shadowRoot?.querySelectorAll('moon-button') ?? [])].map((button) =>
        button.getBoundingClientRect(),
      );
      expect(accept?.top).to.equal(refuse?.top);
      expect((accept?.right ?? 0) <= (refuse?.left ?? 0)).to.equal(true);
    });
});
