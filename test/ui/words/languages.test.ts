import { setViewport } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { boards, characters, pairings, tableCards } from '../../../src/cards/index.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { lazyScreens, libraryScreen } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import '../../../src/ui/match/match-screen.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import { followLanguage } from '../../../src/ui/language.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { disguiseWords, fetchLanguage, inLanguage, speak } from '../../../src/words/language/locale.ts';
import { speakPseudo } from '../../../src/words/language/pseudo.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { ruleClause } from '../../../src/words/rulebook/rulebook.ts';
import '../../../src/ui/rulebook/rule-sheet.ts';
import { whole } from '../match/tables/suite-size.ts';
import { deep, written } from '../match/tables/tables.ts';
import { askingTable } from '../match/tables/rules-table.ts';
import { listed, SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { questionedMatch } from './questioned-match.ts';
import { cramped } from './room.ts';
import { strays } from './stray-words.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'];
const abilities = characters.flatMap((card) => [...card.abilities, ...(card.signature ? [card.signature] : [])]);
const KNOWN = [
  ...PEOPLE,
  ...[...characters, ...abilities, ...tableCards, ...boards, ...pairings].map(({ name }) => name),
  'Match a',
  'Match b',
  '1.2.3',
  'MIT',
];

const PLACES: readonly Place[] = [
  { screen: 'home' },
  { screen: 'new', troupe: '' },
  { screen: 'boards', at: '' },
  { screen: 'campaigns', at: '' },
  { screen: 'campaigns', at: '+' },
  { screen: 'troupes', at: '' },
  { screen: 'compendium', at: '' },
  { screen: 'compendium', at: 'flintlock' },
  { screen: 'collection', at: '' },
  { screen: 'players' },
  { screen: 'settings' },
  { screen: 'about' },
  { screen: 'learn', at: '' },
  { screen: 'rules', at: '' },
  { screen: 'rules', at: 'MEL' },
] as Place[]; // each as its address says

const SETUP: Setup = {
  seats: [
    { faction: 'commonwealth', troupe: ['flintlock', 'baron-von-fancyhat', 'friar-flavious'] },
    { faction: 'dominion', troupe: ['beaky-bobby', 'grub', 'vicious-syd'] },
  ],
  options: { troupeSize: 3 },
  terrain: [...(boards[0]?.terrain ?? [])],
  seed: '5',
  start: 'setup',
} as Setup;

const elementOf = async (screen: TemplateResult): Promise<Element> => {
  const element = await fixture(html`<div>${screen}</div>`);
  await settled(element);
  return element;
};

/** The narrowest and the lowest first: `npm test` takes those two. */
const GLASSES = [
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
].slice(0, whole ? 4 : 2);

describe('every word is a message', () => {
  before(() => {
    installTheme();
    document.documentElement.lang = 'qps';
    speakPseudo();
  });
  after(() => {
    disguiseWords(null);
    document.documentElement.lang = 'en';
  });

  for (const place of PLACES)
    it(`on the screen ${Object.values(place).join(' ')}`, async () => {
      if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
      const library = new SampleLibrary();
      library.list = [listed('a'), listed('b', { finished: true })];
      const element = await elementOf(within(library, libraryScreen(place, false)));
      expect(strays(element, KNOWN)).to.deep.equal([]);
    });

  it('in a match, whatever is asked', async () => {
    const table = askingTable(SETUP, PEOPLE.slice(0, 2));
    const element = await fixture(
      html`<moon-match-screen style="width: 820px; height: 1180px" .table=${table} seating="side"></moon-match-screen>`,
    );
    const walk = { table, screen: element, seed: 'words', decisions: 260, looks: 3 };
    const { flaws, kinds } = await questionedMatch(walk, (screen) => strays(screen, KNOWN));
    expect(flaws).to.deep.equal([]);
    expect(kinds).to.be.greaterThan(10);
  });
});

describe('the language is changed while something is drawn', () => {
  before(() => installTheme());
  afterEach(() => speak('en'));

  it('a match says all in the new one, and what is kept of it stays as it is', async () => {
    const follow = followLanguage(() => undefined);
    const table = askingTable(SETUP, PEOPLE.slice(0, 2));
    const element = await fixture(
      html`<moon-match-screen style="width: 820px; height: 1180px" .table=${table} seating="side"></moon-match-screen>`,
    );
    await settled(element);
    const [english, text] = [written(element), JSON.stringify(table.folded().record)];
    await speak('de');
    await settled(element);
    const german = written(element);
    expect(german).not.to.equal(english);
    const fresh = await fixture(
      html`<moon-match-screen style="width: 820px; height: 1180px" .table=${table} seating="side"></moon-match-screen>`,
    );
    await settled(fresh);
    expect(german).to.equal(written(fresh));
    await speak('en');
    await settled(element);
    expect(written(element)).to.equal(english);
    expect(JSON.stringify(table.folded().record)).to.equal(text);
    follow();
  });

  it('a rule is read in another language while all around it stays', async () => {
    const sheet = await fixture(html`<moon-rule-sheet .at=${'MEL-1'}></moon-rule-sheet>`);
    await settled(sheet);
    const before = written(sheet);
    deep(sheet, '[data-language="de"]')?.click();
    await waitUntil(() => deep(sheet, '.said') !== null);
    const element = deep(sheet, '.said');
    await fetchLanguage('de');
    expect(element?.textContent).to.equal(inLanguage('de', () => ruleClause('MEL-1')?.text()));
    expect(element?.lang).to.equal('de');
    element?.remove();
    expect(written(sheet).replaceAll(/<!--.*?-->/g, '')).to.equal(before);
  });

  it('one text is said in another while all else stays', async () => {
    await fetchLanguage('fr');
    expect([appWords.loading(), inLanguage('fr', appWords.loading), appWords.loading()]).to.deep.equal([
      'One moment …',
      'Un instant…',
      'One moment …',
    ]);
  });
});

describe('words that are longer by two fifths have room', () => {
  before(() => {
    installTheme();
    speakPseudo();
  });
  after(() => disguiseWords(null));

  for (const glass of GLASSES) {
    const size = `${glass.width} × ${glass.height}`;
    for (const place of PLACES)
      it(`${Object.values(place).join(' ')}, ${size}`, async () => {
        await setViewport(glass);
        if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
        const library = new SampleLibrary();
        library.list = [listed('a'), listed('b', { finished: true })];
        const element = await elementOf(within(library, libraryScreen(place, false)));
        expect(cramped(element)).to.deep.equal([]);
        expect(document.documentElement.scrollWidth).to.be.at.most(glass.width);
      });

    it(`a match, whatever is asked, ${size}`, async () => {
      await setViewport(glass);
      const table = askingTable(SETUP, PEOPLE.slice(0, 2));
      const element = await fixture(
        html`<moon-match-screen style="width: ${glass.width}px; height: ${glass.height}px" .table=${table}></moon-match-screen>`,
      );
      const { flaws } = await questionedMatch({ table, screen: element, seed: 'words', decisions: 160 }, cramped);
      expect(flaws).to.deep.equal([]);
    });
  }
});
