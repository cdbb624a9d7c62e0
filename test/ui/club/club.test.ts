import '../../../src/ui/club/club-screen.ts';
import '../../../src/ui/club/join-club.ts';
import type { ClubCampaign, ClubTournament } from '../../../src/ui/contexts/gatherings/club-port.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';
import '../../../src/ui/screens/club-place.ts';
import type { MoonClubPlace } from '../../../src/ui/screens/club-place.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { match, member, SampleClub, view } from './sample-club.ts';

async function opened(club: SampleClub): Promise<Element> {
  const screen = await fixture(within(new SampleLibrary(), html`<moon-club-screen .club=${club}></moon-club-screen>`));
  await waitUntil(() => words(screen.shadowRoot ?? screen).includes(club.view?.name ?? ''), 'it is drawn');
  return screen;
}

describe('the club', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      await expect(await opened(new SampleClub(view()))).to.be.accessible();
    });

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme} where it is joined`, async () => {
      setTheme(theme);
      await expect(await fixture(within(new SampleLibrary(), html`<moon-join-club code="abcdefgh"></moon-join-club>`))).to.be.accessible();
    });

  it('says what waits, and lets a member play the own match and watch another', async () => {
    const screen = await opened(new SampleClub(view()));
    expect(deep(screen, '[data-waits="a"]')?.getAttribute('href')).to.equal('#/club/match/a');
    expect(words(deep(screen, '[data-match="a"]') ?? screen)).to.include('Play');
    expect(words(deep(screen, '[data-match="b"]') ?? screen)).to.include('Watch');
    expect(deep(screen, '[data-match="a"] moon-orders-panel')).not.to.equal(null);
    expect(deep(screen, '[data-match="b"] moon-orders-panel')).to.equal(null);
  });

  it('wakes a seat when one of its models is named, and keeps what else wakes it', async () => {
    const named = { when: 'named' as const, model: 'm-1' };
    const entry = {
      ...match('a', [{ member: 'm1' }, { member: 'm2' }], [0]),
      models: [{ id: 'm-1', seat: 0, character: 'flintlock' }],
      wake: { 0: [{ when: 'melee' as const }, { when: 'named' as const, model: 'm-2' }] },
    };
    const club = new SampleClub(view({ matches: [entry] }));
    const screen = await opened(club);
    const toggle = deep(screen, 'moon-orders-panel [data-wake="named"]') ?? deep(screen, '[data-wake="named"]');
    toggle?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
    expect(club.asked).to.deep.equal([
      { ask: 'wake', match: 'a', seat: 0, wake: [{ when: 'melee' }, { when: 'named', model: 'm-2' }, named] },
    ]);
  });

  it('leaves orders that are being given as they lie when the page is told anew', async () => {
    const club = new SampleClub(view());
    const listeners = new Set<() => void>();
    Object.assign(club, { subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)) });
    const screen = await opened(club);
    const details = (): HTMLDetailsElement | null =>
      deep(screen, '[data-match="a"] moon-orders-panel')?.shadowRoot?.querySelector('details') ?? null;
    const before = details();
    if (before) before.open = true;
    const toggle = before?.querySelector('moon-toggle');
    for (const turn of [2, 3]) {
      club.view = view({ matches: [{ ...match('a', [{ member: 'm1' }, { member: 'm2' }], [0]), turn, asked: [1], last: turn }] });
      for (const listener of listeners) listener();
      await new Promise((done) => setTimeout(done, 30));
    }
    expect(details()).to.equal(before);
    expect([details()?.open, details()?.querySelector('moon-toggle') === toggle, club.asked]).to.deep.equal([true, true, []]);
  });

  it('gives a link for watchers and ends it, to an organiser alone', async () => {
    const club = new SampleClub(view({ watched: true }));
    const screen = await opened(club);
    press(screen, '[data-do="watch-link"]');
    press(screen, '[data-do="end-watch-link"]');
    expect(club.asked).to.deep.equal([
      { ask: 'watch-link', open: true },
      { ask: 'watch-link', open: false },
    ]);
    await waitUntil(() => deep(screen, '[data-link]') !== null, 'the link is shown');
    expect(words(deep(screen, '[data-link]') ?? screen)).to.include('#/join/watch-');
    const player = await opened(new SampleClub(view({ you: { member: 'm2', role: 'player', name: 'Bo', device: 'device-of-ada-0001' } })));
    expect([deep(player, '[data-do="watch-link"]'), deep(player, '[data-do="everything"]')]).to.deep.equal([null, null]);
  });

  it('tells of what waits while it sleeps only where that is switched on, and only where the browser can', async () => {
    const club = new SampleClub(view());
    const woken: boolean[] = [];
    club.wake = (on) => {
      woken.push(on);
      return Promise.resolve(null);
    };
    const screen = await opened(club);
    expect(woken).to.deep.equal([]);
    deep(screen, '[data-do="wake"]')?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
    expect(woken).to.deep.equal([true]);
    club.wakes = 'never';
    expect(deep(await opened(club), '[data-do="wake"]')).to.equal(null);
  });

  it('shows without a connection what was heard last, and what waits to be sent can be drawn back', async () => {
    const club = new SampleClub(view());
    club.line = 'away';
    club.drafts = [{ id: 'd1', about: 'match.a', made: 5 }];
    const screen = await opened(club);
    expect(words(deep(screen, '[data-line="away"]') ?? screen)).to.include('One decision is waiting to be sent');
    press(screen, '[data-draft="d1"] [data-do="draw-back"]');
    expect(club.drawn).to.deep.equal(['d1']);
  });

  it('lets the last organiser neither leave nor be forgotten; with a second one both are there', async () => {
    const alone = await opened(new SampleClub(view()));
    expect(deep(alone, '[data-last]')).not.to.equal(null);
    expect([deep(alone, '[data-do="leave"]'), deep(alone, '[data-do="forget"]')]).to.deep.equal([null, null]);
    const two = await opened(new SampleClub(view({ members: [member('m1', 'Ada', 'organiser'), member('m2', 'Bo', 'organiser')] })));
    expect(deep(two, '[data-last]')).to.equal(null);
    expect(deep(two, '[data-do="leave"]')).not.to.equal(null);
  });

  it('takes another device out only when that is confirmed, and never the one in hand', async () => {
    const club = new SampleClub(view());
    const screen = await opened(club);
    expect(deep(screen, '[data-device="device-of-ada-0001"] [data-do="take-out"]')).to.equal(null);
    press(screen, '[data-device="device-of-ada-0002"] [data-do="take-out"]');
    expect(club.asked).to.deep.equal([]);
    await waitUntil(() => deep(screen, '[data-do="sure"]') !== null, 'it asks');
    press(screen, '[data-do="sure"]');
    expect(club.asked).to.deep.equal([{ ask: 'drop-device', device: 'device-of-ada-0002' }]);
  });

  it('says that this device was taken out', async () => {
    const club = new SampleClub(view());
    club.line = 'away';
    club.closed = 'revoked';
    expect(words(deep(await opened(club), '[data-line="away"]') ?? document.body)).to.include('taken out');
  });

  it('asks for an update where the club is newer, and only offers to try again where it is older', async () => {
    for (const [closed, offered] of [
      ['edition', 'Update Moonrise'],
      ['older-club', 'Try now'],
    ] as const) {
      const club = new SampleClub(view());
      club.line = 'away';
      club.closed = closed;
      expect(words(deep(await opened(club), '[data-line="away"] moon-button') ?? document.body)).to.include(offered);
    }
  });
});

describe('the joining of a club', () => {
  it('uses nothing of the code before the tap, and says what the owner of the machine can read', async () => {
    const library = new SampleLibrary();
    const used: string[] = [];
    library.joinsClub = {
      bare: true,
      joined: false,
      look: () => Promise.resolve('Moonlit Mondays'),
      join: (code) => {
        used.push(code);
        return Promise.resolve('No.');
      },
      watch: () => Promise.resolve(null),
    };
    const screen = await fixture(within(library, html`<moon-join-club code="abcdefgh"></moon-join-club>`));
    await waitUntil(() => deep(screen, '[data-bare]') !== null, 'it says that the key travels openly');
    expect(words(screen.shadowRoot ?? screen)).to.include('every hand');
    expect(used).to.deep.equal([]);
  });

  it('says in a window of a messenger that the link belongs elsewhere before its code is used, and copies it', async () => {
    const library = new SampleLibrary();
    const used: string[] = [];
    const join = (code: string) => {
      used.push(code);
      return Promise.resolve(null);
    };
    library.joinsClub = { bare: false, joined: false, look: () => Promise.resolve('Mondays'), join, watch: () => Promise.resolve(null) };
    const opened = async (agent: string): Promise<Element> => {
      Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
      const screen = await fixture(within(library, html`<moon-join-club code="abcdefgh"></moon-join-club>`));
      await waitUntil(() => deep(screen, '[data-do="join"]') !== null, 'the form');
      return screen;
    };
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    const agent = navigator.userAgent;
    try {
      expect(deep(await opened(agent), '[data-line="elsewhere"]')).to.equal(null);
      const screen = await opened(`${agent} [FBAN/FB4A;FBAV/400]`);
      (deep(screen, '[data-line="elsewhere"] moon-button') as HTMLElement).click();
      await waitUntil(() => copied.length > 0, 'the link is copied');
      expect([copied, used]).to.deep.equal([[location.href], []]);
    } finally {
      Reflect.deleteProperty(navigator, 'userAgent');
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });
});

describe('a place of the club', () => {
  /** Which lines are open, in the order in which they were opened. */
  class LinesClub extends SampleClub {
    readonly open: string[] = [];
    readonly #line = (name: string) => {
      this.open.push(name);
      return { line: name, close: () => void this.open.splice(this.open.indexOf(name), 1), claims: [], subscribe: () => () => undefined };
    };
    override campaign = (id: string): Promise<ClubCampaign> => {
      const more = { confirm: () => Promise.resolve(null), dispute: () => Promise.resolve(null) };
      return Promise.resolve(Object.assign(new RealCampaign(), more, this.#line(`campaign ${id}`)));
    };
    override tournament = (id: string): Promise<ClubTournament> => {
      const taken = (): Promise<null> => Promise.resolve(null);
      const more = { organises: true, you: null, takePart: taken, withdraw: taken, claim: taken, confirm: taken };
      return Promise.resolve(Object.assign(new SampleTournament(), more, this.#line(`tournament ${id}`)));
    };
  }

  it('has its own line open and no other, wherever one goes from it, and none once it is left', async () => {
    const library = new SampleLibrary();
    const club = new LinesClub(view());
    library.inClub = club;
    const place = await fixture<MoonClubPlace>(within(library, html`<moon-club-place .library=${library}></moon-club-place>`));
    const parts = ['tournament/a', 'campaign/b', 'tournament/c', 'tournament/d', '', 'campaign/e', 'campaign/f', 'tournament/g'];
    type Part = Element & Partial<Record<'desk' | 'campaign', { line?: string }>>;
    for (const part of parts) {
      place.at = part;
      const [kind = ''] = part.split('/');
      const line = part.replace('/', ' ');
      const drawn = () => place.shadowRoot?.querySelector<Part>(`[data-part=${kind || 'club'}]`);
      await waitUntil(() => (part === '' ? drawn() : [drawn()?.desk?.line, drawn()?.campaign?.line].includes(line)), part);
      expect(club.open, part).to.deep.equal(part === '' ? [] : [line]);
    }
    place.remove();
    expect(club.open).to.deep.equal([]);
  });

  it('closes a line that opens after its place was left, and shows where one went', async () => {
    const library = new SampleLibrary();
    const club = new LinesClub(view());
    library.inClub = club;
    const place = await fixture<MoonClubPlace>(within(library, html`<moon-club-place .library=${library}></moon-club-place>`));
    const partShown = (): string | null => place.shadowRoot?.querySelector<HTMLElement>('[data-part]')?.dataset['part'] ?? null;
    await waitUntil(() => partShown() === 'club', 'the club');
    for (const parts of [
      ['tournament/a', ''],
      ['campaign/b', ''],
      ['tournament/c', 'campaign/d'],
      ['campaign/e', 'tournament/f'],
    ]) {
      for (const part of parts) {
        place.at = part;
        await place.updateComplete; // the line is not open yet
      }
      const [last = ''] = parts.slice(-1);
      await waitUntil(() => partShown() === (last.split('/')[0] || 'club'), last);
      await settled(place);
      expect(club.open).to.deep.equal(last === '' ? [] : [last.replace('/', ' ')]);
    }
    place.at = 'tournament/g';
    await place.updateComplete;
    place.remove();
    await settled();
    expect(club.open).to.deep.equal([]);
  });
});
