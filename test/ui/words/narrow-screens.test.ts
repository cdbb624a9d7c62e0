import { setViewport } from '@web/test-runner-commands';
import { figureOf } from '../../../src/app/table/figure.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { lazyScreens, libraryScreen } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import '../../../src/ui/campaign/campaign-place.ts';
import '../../../src/ui/match/match-screen.ts';
import '../../../src/ui/rulebook/rule-figure.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import { DEEDS } from '../../../src/ui/campaign/hub/office-form.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { fitWords } from '../../../src/ui/theme/fit-words.ts';
import { systems } from '../../../src/words/rulebook/systems.ts';
import { COMPLETE, speak, type Language } from '../../../src/words/language/locale.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { whole } from '../match/tables/suite-size.ts';
import { askingTable } from '../match/tables/rules-table.ts';
import { deep, listed, SampleLibrary, within } from '../screens/sample-library.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { misnamed } from './misnamed-controls.ts';
import { questionedMatch } from './questioned-match.ts';
import { beyond as tooWide } from './overflow.ts';

// Text twice as large on the narrowest glass (WCAG 1.4.4 and 1.4.10): all is read by scrolling down, in no language sideways.

const GLASS = { width: 320, height: 640 };
/** What has no room, and what is not called what it says. */
const beyond = (root: Element): string[] => [...tooWide(root), ...misnamed(root)];
/** As long as a name may be, and no place in it where a line could end. */
const LONG = 'Ahornsirupfabrikantinnengewerkschaftsbund';

const PLACES = [
  { screen: 'home' },
  { screen: 'new', troupe: '' },
  { screen: 'boards', at: '' },
  { screen: 'boards', at: '+' },
  { screen: 'campaigns', at: '' },
  { screen: 'campaigns', at: '+' },
  { screen: 'troupes', at: '' },
  { screen: 'troupes', at: 't' },
  { screen: 'share', at: '' },
  { screen: 'compendium', at: '' },
  { screen: 'compendium', at: 'flintlock' },
  { screen: 'collection', at: '' },
  { screen: 'players' },
  { screen: 'settings' },
  { screen: 'about' },
  { screen: 'learn', at: '' },
  { screen: 'rules', at: '' },
  { screen: 'rules', at: 'MEL' },
  { screen: 'print', at: '' },
  { screen: 'workshop', at: '' },
  { screen: 'packs' },
  { screen: 'join', at: '' },
  { screen: 'tournaments' },
  { screen: 'club', at: '' },
] as Place[]; // each as its address says

const SETUP = {
  seats: [
    { faction: 'commonwealth', troupe: ['flintlock', 'baron-von-fancyhat'] },
    { faction: 'dominion', troupe: ['beaky-bobby', 'grub'] },
  ],
  options: { troupeSize: 2 },
  terrain: [],
  seed: '5',
  start: 'setup',
} as unknown as Setup;

/** A board shows a part of itself, and the names on cards have the width of a font that is not loaded here. */
const DRAWN = /^moon-(board|melee-card) /;

function library(): SampleLibrary {
  const full = new SampleLibrary();
  full.settings = { ...full.settings, names: [LONG, 'Ben'] };
  full.list = [listed('a', { title: LONG, names: [LONG, 'Ben'] }), listed('b', { finished: true })];
  full.desk.put(sampleTroupe('t', { name: LONG }));
  full.known.set('p', { id: 'p', name: LONG, colour: 'amber', pattern: 'bars', alsoCalled: [] });
  full.campaignShelf.listed = [
    { id: 'c', name: LONG, players: [LONG, 'Ben'], week: 1, lastWeek: 3, finished: false, archived: false, changedAt: 1 },
  ];
  return full;
}

/** `npm test` takes the language with the longest words; each of them has its own under `test:whole`. */
const LANGUAGES: readonly Language[] = whole ? COMPLETE : ['de'];

for (const language of LANGUAGES)
  describe(`on 320 pixels with text twice as large no screen goes sideways: ${language}`, () => {
    before(async () => {
      installTheme();
      document.documentElement.lang = language;
      document.documentElement.style.fontSize = `${200 * 1.0625}%`;
      await setViewport(GLASS);
      await speak(language);
      fitWords();
    });
    after(async () => {
      document.documentElement.lang = 'en';
      document.documentElement.style.fontSize = '';
      fitWords();
      await speak('en');
    });

    for (const place of PLACES)
      it(Object.values(place).join(' '), async () => {
        if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
        const element = await fixture(html`<div>${within(library(), libraryScreen(place, false))}</div>`);
        await settled(element);
        expect(beyond(element)).to.deep.equal([]);
      });

    it('each picture of the rulebook', async () => {
      for (const { id } of systems) {
        const figure = figureOf(id);
        if (!figure) continue;
        const figured = Object.assign(library(), { figure: () => Promise.resolve(figure) });
        const element = await fixture(html`<div>${within(figured, html`<moon-rule-figure .page=${id}></moon-rule-figure>`)}</div>`);
        await waitUntil(() => deep(element, 'figure') !== null, id);
        await settled(element);
        expect(
          beyond(element).filter((flaw) => !DRAWN.test(flaw)),
          id,
        ).to.deep.equal([]);
      }
    });

    it('a match, whatever is asked', async () => {
      const table = askingTable(SETUP, [LONG, 'Ben']);
      const element = await fixture(
        html`<moon-match-screen style="width: ${GLASS.width}px; height: ${GLASS.height}px" .table=${table}></moon-match-screen>`,
      );
      const { flaws } = await questionedMatch({ table, screen: element, seed: 'narrow', decisions: 160, toEnd: true }, beyond);
      expect(flaws).to.deep.equal([]);
    });

    it('a campaign at its end, and the forms of its office', async () => {
      const campaign = new RealCampaign();
      const { chamberlain, players } = campaign.folded.campaign;
      campaign.do({ player: chamberlain, kind: 'rename', who: players[1]?.id ?? '', name: LONG });
      campaign.playTo(({ stage }) => stage === 'finished');
      const element = await fixture(html`<div><moon-campaign-screen .campaign=${campaign}></moon-campaign-screen></div>`);
      await settled(element);
      const flaws = new Set(beyond(element));
      for (const deed of DEEDS) {
        const form = await fixture(html`<div><moon-office-form .view=${campaign.view('table')} .deed=${deed}></moon-office-form></div>`);
        await settled(form);
        for (const flaw of beyond(form)) flaws.add(`${deed}: ${flaw}`);
      }
      expect([...flaws]).to.deep.equal([]);
    });
  });
