import { lazyScreens, libraryScreen } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { SampleLibrary, within } from './sample-library.ts';

/** Places with the headings of their screens. */
const PLACES = [
  [{ screen: 'new', troupe: '' }, 'New match'],
  [{ screen: 'boards', at: '' }, 'Boards'],
  [{ screen: 'campaigns', at: '' }, 'Campaigns'],
  [{ screen: 'campaign', id: 'night' }, 'The long night'],
  [{ screen: 'tournaments' }, 'Tournaments'],
  [{ screen: 'tournament', id: 'autumn' }, 'Autumn'],
  [{ screen: 'troupes', at: '' }, 'Troupes'],
  [{ screen: 'share', at: '' }, 'Read a code'],
  [{ screen: 'compendium', at: '' }, 'Compendium'],
  [{ screen: 'compendium', at: 'flintlock' }, 'Flintlock'],
  [{ screen: 'collection', at: '' }, 'Collection'],
  [{ screen: 'workshop', at: '' }, 'Card workshop'],
  [{ screen: 'packs' }, 'Packs of cards'],
  [{ screen: 'print', at: '' }, 'Print cards'],
  [{ screen: 'players' }, 'Players'],
  [{ screen: 'settings' }, 'Settings'],
  [{ screen: 'about' }, 'About Moonrise'],
  [{ screen: 'learn', at: '' }, 'Learn'],
  [{ screen: 'rules', at: '' }, 'Rules'],
] as [Place, string][]; // each as its address says

const named: TournamentDecision = { kind: 'rename', name: 'Autumn' };

function library(): SampleLibrary {
  const full = new SampleLibrary();
  full.campaignShelf.opened = { ok: true, campaign: new RealCampaign() };
  full.tournamentShelf.desk = new SampleTournament(named);
  return full;
}

/** The element with the focus, through every shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The heading that is heard when a player comes to a place: that of the element with the focus. */
async function headingAt(place: Place, from = library(), wait = (): Promise<unknown> => Promise.resolve()): Promise<string> {
  if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
  const box = await fixture(html`<div>${within(from, libraryScreen(place, false))}</div>`);
  box.querySelector<HTMLElement>('[data-screen]')?.focus();
  await wait();
  await settled(box);
  const element = focusedElement();
  return element?.tagName === 'H1' ? (element.textContent ?? '').trim() : (element?.tagName ?? '');
}

describe('a player who comes to a place hears its heading', () => {
  for (const [place, heading] of PLACES)
    it(Object.values(place).join(' '), async () => {
      expect(await headingAt(place)).to.equal(heading);
    });

  const later = <Result>(result: Result): Promise<Result> => new Promise((done) => setTimeout(done, 60, result));
  const LATE: readonly [Place, string, string][] = [
    [{ screen: 'campaign', id: 'night' }, 'The long night', 'This campaign cannot be opened'],
    [{ screen: 'tournament', id: 'autumn' }, 'Autumn', 'The tournament cannot be opened'],
  ];
  for (const [place, heading, trouble] of LATE)
    for (const [opens, wanted] of [
      [true, heading],
      [false, trouble],
    ] as const)
      it(`once it is read, however late: ${place.screen}, which ${opens ? 'opens' : 'does not open'}`, async () => {
        const slow = opens ? library() : new SampleLibrary();
        slow.campaigns = () => later(slow.campaignShelf);
        slow.tournaments = () => later(slow.tournamentShelf);
        expect(await headingAt(place, slow, () => later(null))).to.equal(wanted);
      });

  it('unless the focus has gone elsewhere in the meantime', async () => {
    const slow = library();
    slow.campaigns = () => later(slow.campaignShelf);
    const leave = async () => {
      const button = document.body.appendChild(document.createElement('button'));
      button.focus();
      await later(null);
      expect(focusedElement()).to.equal(button);
      button.remove();
    };
    expect(await headingAt({ screen: 'campaign', id: 'night' }, slow, leave)).to.equal('BODY');
  });
});
