import type { Setup } from '../../../src/rules/terms/match.ts';
import type { CampaignView } from '../../../src/campaign/terms/view.ts';
import { lazyScreens, libraryScreen } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import '../../../src/ui/campaign/campaign-place.ts';
import '../../../src/ui/match/match-screen.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import { DEEDS } from '../../../src/ui/campaign/hub/office-form.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { askingTable } from '../match/tables/rules-table.ts';
import { listed, SampleLibrary, within } from '../screens/sample-library.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { questionedMatch } from './questioned-match.ts';
import { turned } from './turned-names.ts';

const DANA = 'דנה';
const ALI = 'علي (2)';
const CALLED = [0, 1, 2, 3].map((nth) => (nth % 2 ? `${ALI}${nth}` : `${DANA} ${nth}`));
const NAMES = [DANA, ALI, `${DANA} 7`, ...CALLED];
const SETUP: Setup = {
  seats: [
    { faction: 'commonwealth', troupe: ['flintlock', 'baron-von-fancyhat'] },
    { faction: 'dominion', troupe: ['beaky-bobby', 'grub'] },
  ],
  options: { troupeSize: 2 },
  terrain: [],
  seed: '5',
  start: 'setup',
} as unknown as Setup;

describe('a name that is written from the right turns nothing round it', () => {
  before(() => installTheme());

  it('finds a name that turns the number beside it, and none that is kept to itself', async () => {
    const element = await fixture(
      html`<div>
        <p>${DANA} 3</p>
        <p>${`\u2068${DANA}\u2069`} 3</p>
        <p><bdi>${DANA}</bdi> 3</p>
        <p>${DANA}</p>
      </div>`,
    );
    expect(turned(element, NAMES)).to.deep.equal([`p.: ${DANA} 3`]);
  });

  for (const seating of ['flat', 'side'] as const)
    it(`in a match from its beginning to its end: ${seating}`, async () => {
      const table = askingTable(SETUP, [DANA, ALI]);
      const element = await fixture(
        html`<moon-match-screen style="width: 820px; height: 1180px" .table=${table} seating=${seating}></moon-match-screen>`,
      );
      const walk = { table, screen: element, seed: 'from the right', decisions: 300, toEnd: true };
      const { flaws, kinds } = await questionedMatch(walk, (screen) => turned(screen, NAMES));
      expect(flaws).to.deep.equal([]);
      expect(kinds).to.be.greaterThan(5);
    });

  for (const place of [
    { screen: 'home' },
    { screen: 'new', troupe: '' },
    { screen: 'troupes', at: '' },
    { screen: 'players' },
    { screen: 'campaigns', at: '' },
    { screen: 'campaigns', at: '+' },
    { screen: 'boards', at: '' },
    { screen: 'settings' },
  ] as Place[])
    it(`on the screen ${Object.values(place).join(' ')}`, async () => {
      if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
      const library = new SampleLibrary();
      library.settings = { ...library.settings, names: [DANA, ALI] };
      library.list = [
        listed('a', { title: `${DANA} 7`, names: [DANA, ALI] }),
        listed('b', { title: '', names: [DANA, ALI], finished: true }),
      ];
      library.desk.put(sampleTroupe('t', { name: ALI }));
      library.campaignShelf.listed = [
        { id: 'c', name: DANA, players: [DANA, ALI], week: 1, lastWeek: 3, finished: false, archived: false, changedAt: 1 },
      ];
      library.known.set('p', { id: 'p', name: DANA, colour: 'gold', pattern: 'plain', alsoCalled: [] } as never);
      const element = await fixture(html`<div>${within(library, libraryScreen(place, false))}</div>`);
      await settled(element);
      expect(turned(element, NAMES)).to.deep.equal([]);
    });

  const stages: [string, (view: CampaignView) => boolean][] = [
    ['before the first week', () => true],
    ['while rosters are asked', ({ stage }) => stage === 'roster'],
    ['while games are played', ({ stage, weeks }) => stage === 'games' && weeks.at(-1)?.games[0]?.stage === 'play'],
    ['at its end', ({ stage }) => stage === 'finished'],
  ];
  for (const [when, so] of stages)
    it(`in a campaign ${when}`, async () => {
      const campaign = new RealCampaign();
      const { chamberlain, players } = campaign.folded.campaign;
      for (const [nth, { id }] of players.entries()) campaign.do({ player: chamberlain, kind: 'rename', who: id, name: CALLED[nth] ?? '' });
      campaign.playTo(so);
      const element = await fixture(html`<div><moon-campaign-screen .campaign=${campaign}></moon-campaign-screen></div>`);
      await settled(element);
      const flaws = new Set(turned(element, NAMES));
      for (const deed of DEEDS) {
        const form = await fixture(html`<div><moon-office-form .view=${campaign.view('table')} .deed=${deed}></moon-office-form></div>`);
        await settled(form);
        for (const text of turned(form, NAMES)) flaws.add(`${deed}: ${text}`);
      }
      expect([...flaws]).to.deep.equal([]);
    });
});
