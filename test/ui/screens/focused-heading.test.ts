import '../../../src/ui/screens/home/home-screen.ts';
import { lazyScreens, libraryScreen } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { openReplay } from '../../../src/app/session/replay.ts';
import type { ClubTable } from '../../../src/ui/contexts/gatherings/club-port.ts';
import type { GuestPort } from '../../../src/ui/contexts/gatherings/glasses-port.ts';
import type { PuzzlePort } from '../../../src/ui/contexts/learning/puzzle-port.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { SampleClub, view } from '../club/sample-club.ts';
import { deep, duel } from '../match/tables/tables.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
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
  [{ screen: 'home' }, 'Moonrise'],
  [{ screen: 'wall', id: 'autumn' }, 'Autumn'],
  [{ screen: 'puzzles', at: '' }, 'Puzzles'],
  [{ screen: 'puzzles', at: '+' }, 'Set up a position'],
  [{ screen: 'join', at: '' }, 'Join a table'],
  [{ screen: 'join-club', code: 'abcdefgh' }, 'Join Moonlit Mondays'],
  [{ screen: 'club', at: '' }, 'Moonlit Mondays'],
  [{ screen: 'club', at: 'new' }, 'New match'],
  [{ screen: 'club', at: 'campaigns' }, 'Campaigns on this device'],
  [{ screen: 'club', at: 'match/a' }, 'Match'],
  [{ screen: 'club', at: 'campaign/night' }, 'The long night'],
  [{ screen: 'club', at: 'campaign/none' }, 'Club'],
  [{ screen: 'club', at: 'tournament/autumn' }, 'Autumn'],
  [{ screen: 'boards', at: '+' }, 'New board'],
  [{ screen: 'campaigns', at: '+' }, 'New campaign'],
  [{ screen: 'compendium', at: 'flintlock/grub' }, 'Flintlock and Grub'],
  [{ screen: 'learn', at: 'melee' }, 'Melee trainer'],
] as [Place, string][]; // each as its address says

const named: TournamentDecision = { kind: 'rename', name: 'Autumn' };

/** A match of a club that has not come yet. */
const awaited: ClubTable = {
  table: null,
  seats: [],
  ended: null,
  outdated: false,
  close: () => undefined,
  subscribe: () => () => undefined,
};

class FullClub extends SampleClub {
  override sit = () => awaited;
  override campaign = (id: string) =>
    Promise.resolve(
      id === 'none'
        ? null
        : Object.assign(new RealCampaign(), { claims: [], confirm: () => Promise.resolve(null), dispute: () => Promise.resolve(null) }),
    );
  override tournament = () =>
    Promise.resolve(
      Object.assign(new SampleTournament(named), {
        organises: false,
        you: null,
        claims: [],
        takePart: nothing,
        withdraw: nothing,
        claim: nothing,
        confirm: nothing,
      }),
    );
}
const nothing = (): Promise<null> => Promise.resolve(null);

/** Puzzles of which the only one is a duel. */
const puzzlesWith = (table: TablePort): PuzzlePort => {
  const puzzle = {
    id: 'duel',
    name: 'A duel',
    by: '',
    goal: [{ what: 'stones', count: 1 }],
    within: 'turn',
    setup: {},
    solution: [],
  } as never;
  return {
    list: () => Promise.resolve([{ puzzle, isOwn: false, solved: false }]),
    play: () => ({ table, puzzle, standing: () => 'open', proved: () => null, close: () => undefined }),
    characters: () => [],
    boards: () => [],
    called: (model: string) => model,
  } as unknown as PuzzlePort;
};

function library(): SampleLibrary {
  const full = new SampleLibrary();
  full.inClub = new FullClub(view());
  full.puzzles = () => duel().then(puzzlesWith);
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
async function headingAt(place: Place, from = library(), wait = (): Promise<unknown> => Promise.resolve(), wanted = ''): Promise<string> {
  if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
  const box = await fixture(html`<div>${within(from, libraryScreen(place, false))}</div>`);
  box.querySelector<HTMLElement>('[data-screen]')?.focus();
  await wait();
  await settled(box);
  const heading = (): string => {
    const element = focusedElement();
    return element?.tagName === 'H1' ? (element.textContent ?? '').trim() : (element?.tagName ?? '');
  };
  // the code of a part comes in its own time
  if (wanted !== '') await waitUntil(() => heading() === wanted, wanted, { timeout: 10_000 }).catch(() => undefined);
  return heading();
}

describe('a player who comes to a place hears its heading', () => {
  for (const [place, heading] of PLACES)
    it(Object.values(place).join(' '), async () => {
      expect(await headingAt(place, library(), undefined, heading)).to.equal(heading);
    });

  const later = <Result>(result: Result | Promise<Result>): Promise<Result> =>
    Promise.resolve(result).then((value) => new Promise((done) => setTimeout(done, 60, value)));
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
        expect(await headingAt(place, slow, () => later(null), wanted)).to.equal(wanted);
      });

  it('of the replay of a match', async () => {
    const table = await duel();
    const opened = await openReplay('m', { title: 'Ada and Ben', names: ['Ada', 'Ben'] }, table.folded().record);
    if (!opened.ok) throw new Error(opened.sentence);
    await lazyScreens.replay.fetch();
    const screen = await fixture<HTMLElement>(html`<moon-replay-screen .replay=${opened.replay}></moon-replay-screen>`);
    screen.focus();
    await settled(screen);
    expect(focusedElement()?.textContent).to.equal('Ada and Ben');
  });

  it('of the part that this screen gets of a table elsewhere, once it has come', async () => {
    const guests: readonly [Partial<GuestPort>, string][] = [
      [{ part: 'hand', table: Object.assign(await duel(), { guest: true, elsewhere: [1] }) as never }, 'Ada'],
      [
        {
          campaign: Object.assign(new RealCampaign(), {
            players: [],
            isOpen: () => true,
            unlock: () => undefined,
            plan: nothing,
            isReadOnly: false,
          }),
        },
        'The long night',
      ],
      [{ isHostAway: true }, 'Join a table'],
    ];
    for (const [more, heading] of guests) {
      const guest: GuestPort = {
        table: null,
        part: 'watch',
        seats: [0],
        state: 'here',
        close: () => undefined,
        subscribe: () => () => undefined,
        ...more,
      };
      const joined = library();
      const { window, meet } = await joined.joining();
      joined.joining = () => Promise.resolve({ window, meet, rejoin: () => later(guest) } as never);
      expect(await headingAt({ screen: 'join', at: 'abcd' }, joined, () => later(later(null)), heading)).to.equal(heading);
    }
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

/** Presses a key, so that the focus belongs to the keys. */
const pressKey = (): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

describe('a player with keys who comes to a table', () => {
  const isAsked = (): boolean => deep(document.body, 'section.question')?.contains(hostIn('section.question')) === true;
  /** The element with the focus, or the first of the elements around it whose root holds `selector`. */
  function hostIn(selector: string): Element | null {
    for (let element = focusedElement(); element;) {
      if (element.closest(selector)) return element;
      const root = element.getRootNode();
      element = root instanceof ShadowRoot ? root.host : null;
    }
    return null;
  }
  after(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));

  it('has the focus in the first question of a match', async () => {
    await lazyScreens.match.fetch();
    pressKey();
    await fixture(
      html`<moon-match-screen style="width: 820px; height: 1180px" .table=${await duel()} .seating=${'side'}></moon-match-screen>`,
    );
    await waitUntil(isAsked, 'the question has the focus');
  });

  it('has it there in a puzzle, whose list is left', async () => {
    await lazyScreens.puzzles.fetch();
    pressKey();
    const full = library();
    const box = await fixture(
      html`<div style="width: 820px; height: 1180px">${within(full, libraryScreen({ screen: 'puzzles', at: '' }, false))}</div>`,
    );
    const screen = box.querySelector<HTMLElementTagNameMap['moon-puzzles-screen']>('moon-puzzles-screen');
    screen?.focus();
    await settled(box);
    expect(focusedElement()?.textContent).to.equal('Puzzles');
    if (screen) screen.at = 'duel';
    screen?.focus();
    await waitUntil(isAsked, 'the question has the focus');
    if (screen) screen.at = '';
    screen?.focus();
    await waitUntil(() => focusedElement()?.textContent === 'Puzzles', 'the heading has it again');
  });
});
