import '../words/named-after-each.ts';
import '../../../src/ui/packs/packs-screen.ts';
import '../../../src/ui/cards/pack-offer.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { samplePack } from './sample-packs.ts';

const users = { troupes: ['Lamps'], matches: [], campaigns: [] };
async function opened(): Promise<{ library: SampleLibrary; screen: Element; shows: (text: string) => Promise<void> }> {
  const library = new SampleLibrary();
  library.packPort.kept = [{ pack: samplePack, official: false, on: true, users }];
  const screen = await fixture(within(library, html`<moon-packs-screen></moon-packs-screen>`));
  const shows = (text: string) => waitUntil(() => words(screen.shadowRoot ?? screen).includes(text), `says ${text}`);
  await shows('Mill Club');
  return { library, screen, shows };
}

describe('packs', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const)
    it(`are accessible by ${theme}`, async () => {
      setTheme(theme);
      const { screen } = await opened();
      await expect(screen).to.be.accessible();
    });

  it('say who uses them, are switched off, removed and brought back', async () => {
    const { library, screen, shows } = await opened();
    await shows('Lamps');
    deep(screen, 'moon-toggle')?.dispatchEvent(new CustomEvent('changed', { detail: { on: false } }));
    await waitUntil(() => library.packPort.kept[0]?.on === false, 'is off');
    press(screen, '[data-do="remove"]');
    await shows('has been removed');
    expect(deep(screen, '[data-pack]')).to.equal(null);
    press(screen, 'moon-toast moon-button');
    await waitUntil(() => deep(screen, '[data-pack]') !== null, 'is back');
  });

  it('of the host are looked at before they are taken, and one that cannot be fetched says so', async () => {
    const { library, screen, shows } = await opened();
    const fair = { ...samplePack, id: 'lamp-fair-k3f7', name: 'Lamp Fair' };
    library.packPort.host = [fair, { ...samplePack, id: 'gone-k3f7', name: 'Gone' }];
    const again = await fixture(within(library, html`<moon-packs-screen></moon-packs-screen>`));
    await waitUntil(() => deep(again, '[data-hosted]') !== null, 'the packs of the host');
    library.packPort.host = [fair];
    press(again, '[data-hosted="gone-k3f7"] [data-do="look"]');
    await waitUntil(() => deep(again, 'moon-toast') !== null, 'says that nothing came');
    press(again, '[data-hosted="lamp-fair-k3f7"] [data-do="look"]');
    await waitUntil(() => deep(again, '[data-looking]') !== null, 'is looked at');
    expect(library.packPort.took).to.deep.equal([]);
    press(again, '[data-looking] [data-do="keep"]');
    await waitUntil(() => deep(again, '[data-looking]') === null, 'is kept');
    expect(library.packPort.took.map(({ id }) => id)).to.deep.equal([fair.id]);
    await shows('Mill Club');
    expect(deep(screen, '[data-hosted]')).to.equal(null);
  });

  it('what one changes is said before it is taken', async () => {
    const library = new SampleLibrary();
    const [card] = library.characters;
    if (!card) throw new Error('no characters');
    library.packPort.offered = {
      known: 3,
      official: false,
      isIdentical: false,
      edited: false,
      missing: [],
      users,
      changes: [
        { kind: 'character', card, is: 'changed', otherPrint: true, changes: [{ kind: 'number', field: 'melee', before: 4, after: 2 }] },
      ],
      findings: [{ grade: 'error', code: 'no-x', card: card.id, path: ['abilities', 0] }],
    };
    const offer = await fixture(within(library, html`<moon-pack-offer .pack=${samplePack}></moon-pack-offer>`));
    await waitUntil(() => deep(offer, '[data-change]') !== null, 'the changes');
    const text = words(offer.shadowRoot ?? offer);
    for (const part of ['By Ada', '4 → 2', 'a different print', 'This device has version 3', 'Lamps', 'no card gives it a number'])
      expect(text).to.include(part);
    await expect(offer).to.be.accessible();
  });
});
