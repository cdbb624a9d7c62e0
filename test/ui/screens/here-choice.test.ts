import { characters } from '../../../src/cards/index.ts';
import type { CabinetId } from '../../../src/cabinet/terms.ts';
import '../../../src/ui/cards/figure-clashes.ts';
import '../../../src/ui/cards/painted-here.ts';
import '../../../src/ui/screens/troupe-builder.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, SampleLibrary, words, within } from './sample-library.ts';

const MINE = 'mine' as CabinetId;
const spoken = (element: Element): string => words(element.shadowRoot ?? element).replaceAll(/\s+/g, ' ');
const choose = async (element: Element, id: string): Promise<void> => {
  await waitUntil(() => Boolean(deep(element, 'moon-here-choice')?.shadowRoot?.querySelector('moon-segmented')), 'the choice');
  const segmented = deep(element, 'moon-here-choice')?.shadowRoot?.querySelector('moon-segmented');
  await waitUntil(() => Boolean(segmented?.shadowRoot?.querySelector(`[data-segment="${id}"]`)), id);
  segmented?.shadowRoot?.querySelector<HTMLElement>(`[data-segment="${id}"]`)?.click();
};

const commonwealth = characters.filter(({ factions, unselectable }) => factions.includes('commonwealth') && !unselectable);

describe('who can be picked', () => {
  async function builder(cabinet: SampleCabinet) {
    const library = new SampleLibrary();
    library.cabinetPort = cabinet;
    await library.load();
    const element = await fixture<HTMLElement>(
      within(
        library,
        html`<moon-troupe-builder
          .faction=${'commonwealth'}
          .troupe=${[]}
          .characters=${commonwealth}
          .size=${4}
          .options=${{}}
        ></moon-troupe-builder>`,
      ),
    );
    const details = deep<HTMLDetailsElement>(element, 'details');
    if (details) details.open = true;
    return element;
  }

  it('without a cabinet that holds anything there is no choice', async () => {
    const element = await builder(new SampleCabinet());
    await new Promise((done) => setTimeout(done, 50));
    expect(deep(element, 'moon-here-choice')?.shadowRoot?.querySelector('moon-segmented') ?? null).to.equal(null);
  });

  it('in a new match those that do not stand here come last and are counted; where none is painted it says so', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.own(MINE, 'fritz');
    await cabinet.own(MINE, 'quack');
    const element = await builder(cabinet);
    const all = commonwealth.length;
    await choose(element, 'here');
    await waitUntil(() => spoken(element).includes(`${all - 2} more are not here`), 'the others are counted');
    expect(deep(element, '[data-none-here]')).to.equal(null);
    await choose(element, 'painted');
    await waitUntil(() => spoken(element).includes('No model here fits this choice.'), 'none is painted');
    await cabinet.forward(MINE, 'fritz', 'playable');
    await waitUntil(() => spoken(element).includes(`${all - 1} more are not here`), 'one is');
    await choose(element, 'all');
    await waitUntil(() => !spoken(element).includes('not here'), 'everybody');
  });
});

describe('figures of an evening', () => {
  it('two troupes that want one single figure are told so, and a second copy settles it', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.own(MINE, 'fritz');
    const library = new SampleLibrary();
    library.cabinetPort = cabinet;
    const lists = [
      { name: 'Ada', characters: ['fritz', 'quack'] },
      { name: 'Bo', characters: ['fritz'] },
    ];
    const element = await fixture<HTMLElement>(within(library, html`<moon-figure-clashes .lists=${lists}></moon-figure-clashes>`));
    await waitUntil(() => spoken(element).includes('fritz: 1 is here, wanted by Ada and Bo'), 'the clash');
    expect(deep(element, '[data-clash="quack"]')).to.equal(null);
    await cabinet.another(MINE, 'fritz');
    await waitUntil(() => deep(element, '[data-clash]') === null, 'settled');
  });

  it('an organiser is told how many figures of a list are painted, and nothing where none stands here', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.own(MINE, 'fritz');
    await cabinet.forward(MINE, 'fritz', 'playable');
    const library = new SampleLibrary();
    library.cabinetPort = cabinet;
    const list = (ids: readonly string[]) =>
      fixture<HTMLElement>(within(library, html`<moon-painted-here .characters=${ids}></moon-painted-here>`));
    const element = await list(['fritz', 'quack']);
    await waitUntil(() => spoken(element).includes('1 of 2 models are painted'), 'one of two');
    const stranger = await list(['grub']);
    await new Promise((done) => setTimeout(done, 50));
    expect(spoken(stranger).trim()).to.equal('');
  });
});
