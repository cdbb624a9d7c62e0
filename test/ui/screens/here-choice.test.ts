import { characters } from '../../../src/cards/index.ts';
import type { CabinetId } from '../../../src/cabinet/terms.ts';
import '../../../src/ui/cards/figure-clashes.ts';
import '../../../src/ui/cards/painted-here.ts';
import '../../../src/ui/screens/new-match/troupe-builder.ts';
import type { TemplateResult } from 'lit';
import { askFor } from '../../../src/ui/campaign/asks/ask-for.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deepAll } from '../match/tables/tables.ts';
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
    await cabinet.acquire(MINE, 'fritz');
    await cabinet.acquire(MINE, 'quack');
    const element = await builder(cabinet);
    const all = commonwealth.length;
    await choose(element, 'here');
    await waitUntil(() => spoken(element).includes(`${all - 2} more are hidden`), 'the others are counted');
    expect(deep(element, '[data-none-here]')).to.equal(null);
    await choose(element, 'painted');
    await waitUntil(() => spoken(element).includes('No model here matches the filter.'), 'none is painted');
    await cabinet.forward(MINE, 'fritz', 'playable');
    await waitUntil(() => spoken(element).includes(`${all - 1} more are hidden`), 'one is');
    await choose(element, 'all');
    await waitUntil(() => !spoken(element).includes('are hidden'), 'everybody');
  });
});

describe('who can be drafted, and enter a roster', () => {
  const all = (element: Element): string[] =>
    deepAll<HTMLElement>(element, '[data-character]').flatMap(({ dataset }) => dataset['character'] ?? []);
  const hidden = (element: Element): string[] => deepAll(element, '.rest').flatMap((part) => all(part));
  /** Fritz is painted, Quack is not, Brother Daniel is with Bo. */
  async function cabinet(): Promise<SampleCabinet> {
    const cabinet = new SampleCabinet();
    for (const id of ['fritz', 'quack', 'brother-daniel']) await cabinet.acquire(MINE, id);
    await cabinet.forward(MINE, 'fritz', 'playable');
    await cabinet.lend(MINE, 'brother-daniel', 'Bo');
    return cabinet;
  }
  async function draft(): Promise<TemplateResult> {
    const seats = Array.from({ length: 2 }, () => ({ faction: 'commonwealth' as const }));
    const table = rulesTable({ seats, options: { draft: true, troupeSize: 2 }, terrain: [], seed: '1', start: 'setup' }, ['Ada', 'Ben']);
    const [first] = table.openings();
    if (first?.kind === 'first') await table.decide({ seat: first.seat, kind: 'choose-first', first: 1 });
    const opening = table.openings().find(({ kind }) => kind === 'draft');
    if (!opening) throw new Error('nobody drafts');
    return html`<div>${promptFor(table, opening, new Desk())}</div>`;
  }
  function roster(): TemplateResult {
    const campaign = new RealCampaign().playTo(({ stage }) => stage === 'roster');
    const player = campaign.view('table').players.find(({ faction }) => faction === 'commonwealth')?.id ?? '';
    const view = campaign.view(player);
    const ask = view.asks.find(({ kind }) => kind === 'roster');
    if (!ask) throw new Error('nobody is asked for a roster');
    return askFor(view, ask, campaign.book);
  }

  for (const [name, drawn] of Object.entries({ 'a draft': draft, 'a roster': roster }))
    it(`${name}: all, here, here and painted; the hidden are counted, and can be picked all the same`, async () => {
      const library = new SampleLibrary();
      library.cabinetPort = await cabinet();
      const element = await fixture<HTMLElement>(within(library, await drawn()));
      await waitUntil(() => all(element).length > 20, 'everybody');
      const everybody = all(element).sort();
      expect(hidden(element)).to.deep.equal([]);
      for (const [choice, here] of [
        ['here', ['fritz', 'quack']],
        ['painted', ['fritz']],
      ] as const) {
        await choose(element, choice);
        const count = everybody.length - here.length;
        await waitUntil(() => spoken(element).includes(`${count} more are hidden`), choice);
        const tails = hidden(element);
        expect(tails.length).to.equal(count);
        expect(
          all(element)
            .filter((id) => !tails.includes(id))
            .sort(),
        ).to.deep.equal(here);
        expect([...tails, ...here].sort()).to.deep.equal(everybody);
      }
      if (name === 'a draft') {
        deep(element, '.rest [data-character="grub"], .rest [data-character="quack"]')?.click();
        await waitUntil(() => !hidden(element).includes('quack'), 'the picked one stands with those that are here');
        expect(deep(element, '[data-character="quack"]')?.getAttribute('aria-pressed')).to.equal('true');
      }
      await choose(element, 'all');
      await waitUntil(() => hidden(element).length === 0, 'everybody again');
      expect(all(element).sort()).to.deep.equal(everybody);
    });

  it('cabinets of players who are not there count no more', async () => {
    const cabinetNow = await cabinet();
    cabinetNow.cabinets = [...cabinetNow.cabinets, { ...cabinetNow.cabinets[0]!, id: 'bos' as CabinetId, name: 'Bo’s' }].map((listed) => ({
      ...listed,
      figures: 3,
    }));
    const library = new SampleLibrary();
    library.cabinetPort = cabinetNow;
    const element = await fixture<HTMLElement>(within(library, roster()));
    await choose(element, 'here');
    await waitUntil(() => all(element).length - hidden(element).length === 2, 'two stand here');
    const flips = () => [...(deep(element, 'moon-here-choice')?.shadowRoot?.querySelectorAll<HTMLElement>('button.press') ?? [])];
    await waitUntil(() => flips().length === 2, 'each cabinet can be left out');
    for (const flip of flips()) flip.click();
    await waitUntil(() => hidden(element).length === all(element).length, 'nobody is here');
    flips()[0]?.click();
    await waitUntil(() => all(element).length - hidden(element).length === 2, 'and again');
  });
});

describe('figures of an evening', () => {
  it('two troupes that want one single figure are told so, and a second copy settles it', async () => {
    const cabinet = new SampleCabinet();
    await cabinet.acquire(MINE, 'fritz');
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
    await cabinet.acquire(MINE, 'fritz');
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
