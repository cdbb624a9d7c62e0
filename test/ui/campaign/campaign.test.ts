import '../words/named-after-each.ts';
import type { LitElement, TemplateResult } from 'lit';
import { growthTable, recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import type { Ask, CampaignView } from '../../../src/campaign/terms/view.ts';
import type { ListedCampaign, NewCampaign } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { askFor } from '../../../src/ui/campaign/asks/ask-for.ts';
import '../../../src/ui/campaign/campaign-place.ts';
import '../../../src/ui/campaign/campaigns-screen.ts';
import { DEEDS } from '../../../src/ui/campaign/hub/office-form.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';
import { Lot, nextDecision } from '../../campaign/random-player.ts';
import { deepAll } from '../match/tables/tables.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import type { CabinetId } from '../../../src/cabinet/terms.ts';
import { RealCampaign } from './real-campaign.ts';

const shows = (root: Element, text: string): Promise<void> =>
  waitUntil(() => words(root.shadowRoot ?? root).includes(text), `says ${text}`);
const there = (root: Element, selector: string): Promise<void> => waitUntil(() => deep(root, selector) !== null, `shows ${selector}`);

const listed = (id: string, change: Partial<ListedCampaign> = {}): ListedCampaign => ({
  id,
  name: `Campaign ${id}`,
  players: ['Ada', 'Ben'],
  week: 1,
  lastWeek: 3,
  finished: false,
  archived: false,
  changedAt: 1_700_000_000_000,
  ...change,
});
function library(): SampleLibrary {
  const all = new SampleLibrary();
  all.campaignShelf.listed = [listed('a'), listed('b', { finished: true }), listed('c', { archived: true })];
  return all;
}
/** Presses what lies inside a part, once it is drawn. */
async function pressIn(root: Element, part: string, selector: string): Promise<void> {
  const found = (): Element | null => {
    const outer = deep(root, part);
    return outer && deep(outer, selector);
  };
  await waitUntil(() => found() !== null, `shows ${selector} in ${part}`);
  const outer = deep(root, part);
  if (outer) press(outer, selector);
}
const attacks = { ...recommended().attacks, on: true, inFirstWeek: true };
const stage =
  (name: CampaignView['stage'], week = 1) =>
  (view: CampaignView): boolean =>
    view.stage === name && view.week === week;
const gameAt =
  (name: string, week = 1) =>
  (view: CampaignView): boolean =>
    view.week === week && view.weeks.at(-1)?.games[0]?.stage === name && view.stage === 'games';
const campaignAt = (so: (view: CampaignView) => boolean, settings: Partial<CampaignSettings> = {}): RealCampaign =>
  new RealCampaign(settings).playTo(so);
const hub = (campaign: RealCampaign): TemplateResult => html`<moon-campaign-screen .campaign=${campaign}></moon-campaign-screen>`;
const over = (view: CampaignView): boolean => view.stage === 'finished';

/** A question to the first who is asked so, drawn by itself. */
function asked(campaign: RealCampaign, kind: Ask['kind']): TemplateResult {
  const player = campaign.view('table').openings.find((opening) => opening.kind === kind)?.player ?? '';
  const view = campaign.view(player);
  const ask = view.asks.find((ask) => ask.kind === kind);
  if (!ask) throw new Error(`nobody is asked for ${kind}`);
  return askFor(view, ask, campaign.book);
}

/** An attack of Ada, revealed. */
function attacked(): RealCampaign {
  const campaign = campaignAt(stage('machinations', 2), { length: 3, attacks });
  const ask = campaign.view('p1').asks.find((ask) => ask.kind === 'machinations');
  const [target = ''] = Object.entries(ask?.attack?.targets ?? {}).find(([, hindrance]) => hindrance === null) ?? [];
  const [character = ''] = Object.entries(ask?.attack?.characters[target] ?? {}).find(([, hindrance]) => hindrance === null) ?? [];
  const attack = { kind: 'assault' as const, target, character };
  return campaign
    .do({ player: 'p1', kind: 'machinations', machinations: [], attack })
    .do({ player: campaign.folded.campaign.chamberlain, kind: 'lock' });
}

/** Everybody has chosen a card that asks for everything; the window at the end is open. */
function ending(): RealCampaign {
  const campaign = campaignAt(gameAt('cards'));
  const [game] = campaign.view('table').weeks[0]?.games ?? [];
  if (!game) throw new Error('no game');
  const [first = '', second = ''] = game.players;
  for (const player of game.players)
    campaign.do({ player, kind: 'choose-cards', game: game.id, cards: ['nefarious-bargain', 'wytchwood-riddle'] });
  campaign.playTo(gameAt('play'));
  const result = { match: null, sides: { [first]: { stones: 3 }, [second]: { stones: 1 } } };
  return campaign.do({ player: first, kind: 'result', game: game.id, result, plays: [], windows: 'ask' });
}

function resultForm(campaign = campaignAt(gameAt('play'))): TemplateResult {
  const view = campaign.view('table');
  const [game] = view.weeks[0]?.games ?? [];
  return html`<moon-result-form
    .view=${view}
    .game=${game}
    .book=${campaign.book}
    .playable=${(player: string) => campaign.playable(game?.id ?? '', player)}
  ></moon-result-form>`;
}

const pictures: Record<string, () => TemplateResult> = {
  'the list': () => within(library(), html`<moon-campaigns-screen></moon-campaigns-screen>`),
  'an empty list': () => within(new SampleLibrary(), html`<moon-campaigns-screen></moon-campaigns-screen>`),
  'a new campaign': () => within(library(), html`<moon-campaigns-screen at="+"></moon-campaigns-screen>`),
  'the hub before the week': () => hub(new RealCampaign()),
  'the hub with rosters asked': () => hub(campaignAt(stage('roster'))),
  'the hub with games': () => hub(campaignAt(gameAt('play'))),
  'the hub of a scored week': () => hub(campaignAt(stage('scoring'))),
  'the hub of the second week': () => hub(campaignAt(stage('publish', 2), { length: 3 })),
  'the hub at the end': () => hub(campaignAt(over)),
  'a roster': () => asked(campaignAt(stage('roster')), 'roster'),
  machinations: () => asked(campaignAt(stage('machinations', 2), { length: 3, attacks }), 'machinations'),
  'a bodyguard': () => asked(attacked(), 'bodyguard'),
  'campaign cards': () => asked(campaignAt(gameAt('cards')), 'cards'),
  'cards that are played': () => asked(ending(), 'end'),
  'a result': () => resultForm(),
  settings: () => html`<moon-campaign-settings .settings=${recommended()} players="4"></moon-campaign-settings>`,
};

describe('campaigns', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    for (const [name, picture] of Object.entries(pictures))
      it(`${name}: accessible by ${theme}`, async () => {
        setTheme(theme);
        const element = await fixture(picture());
        for (const fold of element.shadowRoot?.querySelectorAll('details') ?? []) fold.open = true;
        if (name === 'the list') await there(element, '[data-campaign="c"]');
        await expect(element).to.be.accessible();
      });
    for (const tab of ['standings', 'ledger', 'rosters', 'records', 'office'])
      it(`the page ${tab}: accessible by ${theme}`, async () => {
        setTheme(theme);
        const element = await fixture(hub(campaignAt(over)));
        press(element, `#tab-${tab}`);
        await expect(element).to.be.accessible();
      });
    for (const deed of DEEDS)
      it(`the form ${deed}: accessible by ${theme}`, async () => {
        setTheme(theme);
        const view = campaignAt(stage('scoring', 2)).view('table');
        const element = await fixture(html`<moon-office-form .view=${view} .deed=${deed}></moon-office-form>`);
        await expect(element).to.be.accessible();
      });
  }

  it('a roster shows the card of each character, and what seals it covers none of them', async () => {
    const element = await fixture(asked(campaignAt(stage('roster')), 'roster'));
    const seal = deep(element, '.end');
    expect(getComputedStyle(seal ?? element).backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
    expect(deep(element, '.end moon-button')?.getAttribute('tone'), 'nobody is chosen yet').to.equal('quiet');
    deep<HTMLElement>(element, '.with-card moon-icon-button')?.click();
    await there(element, 'moon-character-card');
  });

  it('are listed, put away, deleted and brought back', async () => {
    const all = library();
    const screen = await fixture(within(all, html`<moon-campaigns-screen></moon-campaigns-screen>`));
    await there(screen, '[data-campaign="a"]');
    expect(deep<HTMLAnchorElement>(screen, '[data-campaign="a"] a')?.hash).to.equal('#/campaign/a');
    press(screen, '[data-campaign="a"] moon-icon-button[icon="trash"]');
    await shows(screen, 'Campaign a has been deleted.');
    await waitUntil(() => deep(screen, '[data-campaign="a"]') === null);
    press(screen, 'moon-toast moon-button');
    await there(screen, '[data-campaign="a"]');
    press(screen, '[data-campaign="b"] moon-icon-button[icon="chest"]');
    await waitUntil(() => all.campaignShelf.listed.find(({ id }) => id === 'b')?.archived === true);
  });

  it('an upgrade of a roster can be taken back by its name, and one of last week cannot', async () => {
    const element = await fixture(asked(campaignAt(stage('roster')), 'roster'));
    const ask = (element.matches('moon-roster-ask') ? element : deep(element, 'moon-roster-ask')) as LitElement & {
      characters: string[];
      upgrades: Record<string, string[]>;
      ask: Extract<Ask, { kind: 'roster' }>;
      book: RealCampaign['book'];
    };
    const [character = ''] = Object.entries(ask.ask.characters).find(([, refused]) => refused === null) ?? [];
    const [fresh = '', bound = ''] = Object.entries(ask.ask.upgrades).flatMap(([id, refused]) => (refused === null ? [id] : []));
    ask.ask = {
      ...ask.ask,
      limits: { ...ask.ask.limits, previous: { characters: [character], upgrades: { [character]: [bound] }, lost: [] } },
    };
    await ask.updateComplete;
    ask.characters = [character];
    ask.upgrades = { [character]: [bound, fresh] };
    await ask.updateComplete;
    const chips = deep(ask, '.chips');
    const { name } = ask.book.upgrade(fresh);
    expect(
      [...(chips?.querySelectorAll('moon-button[icon="close"]') ?? [])].map((button) => button.getAttribute('aria-label')),
    ).to.deep.equal([`Take ${name} back`]);
    expect(words(chips ?? ask)).to.include(ask.book.upgrade(bound).name);
    press(ask, '.chips moon-button[icon="close"]');
    await waitUntil(() => deep(ask, '.chips moon-button[icon="close"]') === null);
    expect(ask.upgrades[character]).to.deep.equal([bound]);
  });

  it('another campaign at the same place is opened, and the one before is let go', async () => {
    const all = library();
    const asked: string[] = [];
    all.campaignShelf.open = (id?: string) => {
      asked.push(id ?? '');
      return Promise.resolve({ ok: false, sentence: `${id} has crumbled.` });
    };
    const box = await fixture(within(all, html`<moon-campaign-place campaign="a"></moon-campaign-place>`));
    const place = (box.matches('moon-campaign-place') ? box : deep(box, 'moon-campaign-place')) as LitElement & { campaign: string };
    place.campaign = 'a';
    await waitUntil(() => words(place.shadowRoot ?? place).includes('a has crumbled.'));
    place.campaign = 'b';
    await waitUntil(() => words(place.shadowRoot ?? place).includes('b has crumbled.'), 'the second one');
    expect(asked.slice(-2)).to.deep.equal(['a', 'b']);
  });

  it('a campaign that cannot be opened says why', async () => {
    const place = await fixture(within(library(), html`<moon-campaign-place campaign="a"></moon-campaign-place>`));
    await shows(place, 'It has crumbled.');
  });

  it('a campaign that cannot be read says that, and not that it was not saved', async () => {
    const unread = library();
    unread.campaignShelf.open = () => Promise.reject(new Error('no disk'));
    const place = await fixture(within(unread, html`<moon-campaign-place campaign="a"></moon-campaign-place>`));
    await shows(place, 'That could not be read. Try it again later.');
    expect(words(place)).not.to.include('could not be saved');
  });

  it('a new campaign has players, factions, a Chamberlain and rules', async () => {
    const screen = await fixture(html`<moon-new-campaign .names=${['Ada', 'Ben']}></moon-new-campaign>`);
    press(screen, '[data-player="3"] moon-icon-button');
    await waitUntil(() => deep(screen, '[data-player="3"]') === null);
    press(screen, '[data-growth="cogs-escalation"]');
    await shows(screen, '3 players, 3 weeks');
    const begun = oneEvent(screen, 'begin-campaign');
    press(screen, 'moon-button[tone="question"]');
    const { detail } = (await begun) as CustomEvent<NewCampaign>; // fired with the campaign to be
    expect(detail.players.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben', 'Player 3']);
    expect(new Set(detail.players.map(({ faction }) => faction)).size).to.equal(3);
    expect(detail.chamberlain).to.equal(0);
    expect(detail.settings.growth[0]?.rosterSize).to.equal(3);
  });

  it('who is known takes an empty place with one press', async () => {
    const known = ['Ada', 'Cleo', 'Dan', 'Eve', 'Fay'];
    const screen = await fixture(html`<moon-new-campaign .names=${['Ada']} .known=${known}></moon-new-campaign>`);
    for (const name of known.slice(1)) {
      press(screen, `[data-known="${name}"]`);
      await waitUntil(() => deep(screen, `[data-known="${name}"]`) === null);
    }
    expect(deep(screen, '[data-known]')).to.equal(null);
    const begun = oneEvent(screen, 'begin-campaign');
    press(screen, 'moon-button[tone="question"]');
    const { detail } = (await begun) as CustomEvent<NewCampaign>; // fired with the campaign to be
    expect(detail.players.map(({ name }) => name)).to.deep.equal(known);
  });

  it('two of one name cannot begin', async () => {
    const screen = await fixture(html`<moon-new-campaign .names=${['Ada', 'ada']}></moon-new-campaign>`);
    await shows(screen, 'Two players are called');
    expect(deep(screen, 'moon-button[tone="question"]')).to.have.property('disabled', true);
  });
});

describe('the hub', () => {
  it('takes the week from gate to gate', async () => {
    const campaign = new RealCampaign();
    const screen = await fixture(hub(campaign));
    press(screen, '[data-decides="publish"]');
    await there(screen, '[data-errand]');
    press(screen, '[data-decides="lock"]');
    await waitUntil(() => campaign.decided.some(({ kind }) => kind === 'lock'));
    // nobody has a roster yet: it is refused in a sentence and everything stays
    await waitUntil(() => /\.$/.test(deep(screen, 'moon-toast.said')?.textContent?.trim() ?? ''));
    expect(campaign.view('table').stage).to.equal('roster');
  });

  it('a step announced by mistake is taken back with one press, until somebody has answered', async () => {
    const campaign = new RealCampaign();
    const screen = await fixture(hub(campaign));
    expect(deep(screen, '[data-decides="take-back"]')).to.equal(null);
    press(screen, '[data-decides="publish"]');
    await there(screen, '[data-decides="take-back"]');
    expect(deep(screen, '[data-decides="take-back"]')?.textContent).to.contain('Undo');
    press(screen, '[data-decides="take-back"]');
    await waitUntil(() => campaign.view('table').stage === 'publish');
    await waitUntil(() => deep(screen, '[data-decides="take-back"]') === null);
    press(screen, '[data-decides="publish"]');
    await there(screen, '[data-decides="take-back"]');
    const decision = nextDecision(new Lot('answer'), campaign.folded.campaign);
    if (!decision) throw new Error('nobody is asked');
    await campaign.decide(decision);
    await waitUntil(() => deep(screen, '[data-decides="take-back"]') === null);
  });

  it('a secret is drawn only between two covers', async () => {
    const campaign = campaignAt(stage('roster'));
    const screen = await fixture(hub(campaign));
    press(screen, '[data-errand]');
    await there(screen, 'moon-cover[open]');
    expect(deep(screen, 'moon-roster-ask')).to.equal(null);
    expect(deep(screen, 'moon-tabs')).to.equal(null);
    await pressIn(screen, 'moon-cover', 'dialog > moon-button');
    await there(screen, 'moon-roster-ask');
    for (let chosen = 1; chosen <= 3; chosen += 1) {
      press(screen, 'button[data-character][aria-pressed="false"]:not([aria-disabled])');
      await shows(screen, `${chosen} of 3 characters`);
    }
    const name = deep(screen, 'button[aria-pressed="true"] strong')?.textContent ?? '';
    let bare = false;
    const watch = new MutationObserver(() => (bare ||= deep(screen, 'moon-cover[open]') === null));
    await pressIn(screen, 'moon-roster-ask', '.end moon-button');
    await there(screen, 'moon-cover[open]');
    if (screen.shadowRoot) watch.observe(screen.shadowRoot, { childList: true, subtree: true, attributes: true });
    await waitUntil(() => deep(screen, 'moon-roster-ask') === null);
    watch.disconnect();
    expect(bare).to.equal(false);
    expect(name).not.to.equal('');
    expect(words(screen.shadowRoot ?? screen)).not.to.contain(name);
    press(screen, 'moon-cover [slot="aside"]');
    await there(screen, 'moon-tabs');
    expect(words(screen.shadowRoot ?? screen)).not.to.contain(name);
  });

  it('a player who got the tablet by mistake puts it back: from the cover, and from the question without an answer', async () => {
    const campaign = campaignAt(stage('roster'));
    const open = async () => {
      const screen = await fixture(hub(campaign));
      press(screen, '[data-errand]');
      await there(screen, 'moon-cover');
      return screen;
    };
    const decided = campaign.decided.length;
    const first = await open();
    press(deep(first, 'moon-cover') ?? first, 'moon-button[slot="aside"]');
    await waitUntil(() => deep(first, 'moon-private-errand') === null);
    const second = await open();
    deep(second, 'moon-cover')?.dispatchEvent(new CustomEvent('confirmed'));
    await there(second, 'moon-roster-ask');
    await pressIn(second, 'moon-private-errand', '[data-do="not-now"]');
    await waitUntil(() => deep(second, 'moon-roster-ask') === null);
    deep(second, 'moon-cover')?.dispatchEvent(new CustomEvent('confirmed'));
    await waitUntil(() => deep(second, 'moon-private-errand') === null);
    expect(campaign.decided.length).to.equal(decided);
  });

  it('the ledger adds up a week to what the table shows, and the lines of Power have the colours of the factions', async () => {
    const campaign = campaignAt(over);
    const view = campaign.view('table');
    const element = await fixture(hub(campaign));
    press(element, '#tab-ledger');
    await there(element, '[data-sum]');
    const sums = [...(deepAll(element, '[data-sum]') ?? [])];
    for (const { week, standings } of view.history)
      for (const { player, power } of standings) {
        const lines = view.ledger.filter((line) => line.week === week && line.player === player);
        if (lines.length === 0) continue;
        const gained = lines.reduce((sum, { delta }) => sum + delta, 0);
        const before = view.history.find((scored) => scored.week === week - 1)?.standings.find((row) => row.player === player)?.power ?? 0;
        expect(before + gained, `${player}, week ${week}`).to.equal(power);
        expect(
          sums.some((sum) => sum.dataset['sum'] === player && sum.textContent?.endsWith(`Power after the week: ${power}`)),
          `${player}, week ${week}`,
        ).to.equal(true);
      }
    press(element, '#tab-standings');
    await there(element, 'svg.history');
    const strokes = deepAll(element, 'svg.history.wide path[stroke-width="2.600"]').map((path) => path.getAttribute('stroke'));
    expect([...strokes].sort()).to.deep.equal(view.players.map(({ faction }) => `var(--${faction})`).sort());
  });

  it('on paper every point of the week that was scored last has its reason; before the first there is no such page', async () => {
    const begun = await fixture(hub(campaignAt(stage('roster'))));
    expect(deepAll(begun, '.sheet [data-ledger]').length).to.equal(0);
    expect(deepAll(begun, '.sheet .second').length, 'no empty page').to.equal(deepAll(begun, '.sheet .pairings').length);
    const campaign = campaignAt(over);
    const view = campaign.view('table');
    const element = await fixture(hub(campaign));
    const last = view.history.at(-1)?.week;
    expect(deep<HTMLElement>(element, '.sheet [data-ledger]')?.dataset['ledger']).to.equal(`${last}`);
    const lines = deepAll(element, '.sheet [data-ledger] li').map((line) => line.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(lines).to.have.lengthOf(view.ledger.filter(({ week }) => week === last).length);
    press(element, '#tab-ledger');
    await there(element, 'ul.ledger .entry');
    const texts = deepAll(element, 'section.stack:first-of-type ul.ledger .entry').map((line) =>
      line.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines.map((line) => line?.replaceAll(' ', ''))).to.deep.equal(texts.map((line) => line?.replaceAll(' ', '')));
  });

  it('on paper the games of the week have tables, cards and slips to be filled in; a week that is over has none', async () => {
    const element = await fixture(hub(campaignAt(gameAt('play'))));
    expect(deepAll(element, '.pairings [data-table]').length).to.equal(2);
    expect(deepAll(element, '.pairings [data-slip]').length).to.equal(2);
    expect(deep(await fixture(hub(campaignAt(over))), '.pairings')).to.equal(null);
  });

  it('from cover to cover the tablet goes on to the player who is asked next, and the last one puts it down', async () => {
    const campaign = campaignAt(stage('machinations', 2), { length: 3 });
    const screen = await fixture(hub(campaign));
    const order = campaign
      .view('table')
      .openings.filter(({ kind }) => kind === 'machinations')
      .map(({ player }) => player);
    press(screen, '[data-errand]');
    for (const player of order) {
      await there(screen, 'moon-cover[open]');
      await pressIn(screen, 'moon-cover', 'dialog > moon-button');
      await there(screen, 'moon-machinations-ask');
      expect(campaign.decided.length).to.equal(order.indexOf(player));
      await pressIn(screen, 'moon-machinations-ask', '.end moon-button');
      await waitUntil(() => deep(screen, 'moon-machinations-ask') === null);
    }
    expect(campaign.decided.map((decision) => decision.player)).to.deep.equal(order);
    expect(deep(screen, 'moon-cover [slot="aside"]')).to.equal(null);
    await pressIn(screen, 'moon-cover', 'dialog > moon-button');
    await there(screen, 'moon-tabs');
  });

  it('says in the form itself why what was written is refused, and forgets it with the form', async () => {
    const campaign = campaignAt(gameAt('play'));
    const screen = await fixture(hub(campaign));
    press(screen, '#tab-office');
    press(screen, '[data-deed="correct"]');
    await there(screen, 'moon-office-form');
    const { player } = campaign.view('table').openings[0] ?? { player: '' };
    deep(screen, 'moon-office-form')?.dispatchEvent(
      new CustomEvent('campaign-decided', { detail: { player, kind: 'correct', who: player, vp: 1, note: '' } }),
    );
    await there(screen, 'moon-office-form > moon-toast');
    expect(deep(screen, 'moon-office-form > moon-toast')?.textContent).to.match(/note/i);
    expect(deep(screen, 'moon-page > .stack > moon-toast')).to.equal(null);
    deep(screen, 'moon-office-form')?.dispatchEvent(new CustomEvent('closed'));
    await waitUntil(() => deep(screen, 'moon-office-form') === null);
    expect(deep(screen, 'moon-toast.said')).to.equal(null);
  });

  it('only who was left alone joins a table, and only one that has room and has not begun', async () => {
    const campaign = campaignAt(gameAt('cards'));
    const [own, other] = campaign.view('table').weeks[0]?.games ?? [];
    const player = campaign.folded.campaign.chamberlain;
    const form = () => html`<moon-office-form .view=${campaign.view('table')} deed="join-table"></moon-office-form>`;
    await shows(await fixture(form()), 'Every player has an opponent.');
    const [gone = '', alone = ''] = [...(own?.players ?? [])].sort((candidate) => (candidate === player ? 1 : -1));
    campaign.do({ player, kind: 'absent', who: gone, absent: true });
    const element = await fixture(form());
    const offered = [...(element.shadowRoot?.querySelectorAll('moon-segmented') ?? [])].map(({ segments }) => segments.map(({ id }) => id));
    expect(offered).to.deep.equal([[alone], [other?.id]]);
    campaign.do({ player: other?.players[0] ?? '', kind: 'choose-cards', game: other?.id ?? '', cards: ['nefarious-bargain'] });
    await shows(await fixture(form()), 'Every other table has begun or is full.');
  });

  it('newer cards of the app are offered to a campaign that began with older ones', async () => {
    const campaign = new RealCampaign();
    campaign.newerCards = campaign.folded.campaign.catalogue;
    const screen = await fixture(hub(campaign));
    press(screen, '#tab-office');
    await there(screen, '[data-newer]');
    press(screen, '[data-newer] moon-button');
    await waitUntil(() => campaign.decided.some(({ kind }) => kind === 'update-cards'));
    await shows(screen, 'Updated the cards');
  });

  it('asks for the digits where there are any', async () => {
    const campaign = campaignAt(stage('roster'));
    const player = campaign.view('table').openings[0]?.player ?? '';
    campaign.do({ player, kind: 'set-pin', who: player, pin: '1234' });
    const screen = await fixture(hub(campaign));
    press(screen, `[data-errand="${player}"]`);
    await there(screen, 'moon-cover[open]');
    await pressIn(screen, 'moon-cover', 'dialog > moon-button');
    await there(screen, '.pin');
    expect(deep(screen, 'moon-roster-ask')).to.equal(null);
    press(screen, '.pin moon-button');
    await shows(screen, 'Those are not the digits.');
    deep(screen, '.pin moon-text-field')?.dispatchEvent(new CustomEvent('changed', { detail: { value: '1234' } }));
    press(screen, '.pin moon-button');
    await there(screen, 'moon-roster-ask');
  });

  it('leads to the board, to the match under way, and takes its end over', async () => {
    const campaign = campaignAt(gameAt('play'));
    const [game] = campaign.view('table').weeks[0]?.games ?? [];
    if (!game) throw new Error('no game');
    const card = `moon-game-card[data-game="${game.id}"]`;
    const screen = await fixture(hub(campaign));
    await pressIn(screen, card, 'moon-button[icon="play"]');
    await there(screen, '[data-board="heron-quay"]');
    press(screen, '[data-board="heron-quay"]');
    await waitUntil(() => campaign.begun.length > 0);
    expect(campaign.begun).to.deep.equal([`${game.id} on heron-quay`]);
    location.hash = '';
    await pressIn(screen, card, 'moon-button[icon="play"]');
    const absent = `[data-player="${game.players[1]}"] moon-segmented`;
    await there(screen, absent);
    deep(screen, absent)?.dispatchEvent(new CustomEvent('chosen', { detail: { id: 'gentle' } }));
    await waitUntil(() => deep<HTMLButtonElement>(screen, '[data-board="beside"]')?.disabled === true, 'no computer sees a real table');
    press(screen, '[data-board="heron-quay"]');
    await waitUntil(() => campaign.begun.length > 1);
    expect(campaign.begun[1]).to.equal(`${game.id} on heron-quay, ${game.players[1]} gentle`);
    location.hash = '';
    const [first = '', second = ''] = game.players;
    const result = { match: `night-${game.id}`, sides: { [first]: { stones: 4 }, [second]: { stones: 2 } }, conceded: [second] };
    campaign.matches = { [game.id]: { at: 'finished', match: `night-${game.id}`, result } };
    campaign.ended = { result, plays: [], windows: 'given' };
    const again = await fixture(hub(campaign));
    const gaveUp = campaign.view('table').players.find(({ id }) => id === second)?.name ?? '';
    await shows(again, `${gaveUp} gave up`);
    expect(deep(again, 'moon-game-card .row > moon-button[icon="quill"]'), 'by hand is in a menu').to.equal(null);
    await pressIn(again, card, 'moon-button[icon="trophy"]');
    await pressIn(again, 'moon-result-form', 'moon-button[icon="check"]');
    await waitUntil(() => campaign.view('table').weeks[0]?.games[0]?.stage === 'done');
    expect(campaign.decided.at(-1)).to.deep.include({ kind: 'result', game: game.id, windows: 'given' });
    expect(campaign.view('table').weeks[0]?.games[0]?.result).to.deep.equal(result);
  });

  it('a match that was given up has not asked for its last cards: a player who holds some is asked, or all are said to be shown', async () => {
    for (const windows of ['ask', 'given'] as const) {
      const campaign = campaignAt(({ weeks }) => weeks.some(({ games }) => games.some(({ stage: now, chosen, plays }) => now === 'play' && Object.values(chosen).reduce((sum, count) => sum + count, 0) > plays.length))); // prettier-ignore
      const game = campaign.view('table').weeks.flatMap(({ games }) => games).find(({ stage: now, chosen, plays }) => now === 'play' && Object.values(chosen).reduce((sum, count) => sum + count, 0) > plays.length); // prettier-ignore
      if (!game) throw new Error('nobody holds a card');
      const [first = '', second = ''] = game.players;
      const result = { match: 'm', sides: { [first]: { stones: 1 }, [second]: { stones: 2 } }, conceded: [second] };
      campaign.matches = { [game.id]: { at: 'finished', match: 'm', result } };
      campaign.ended = { result, plays: [], windows: 'ask' };
      const screen = await fixture(hub(campaign));
      await pressIn(screen, `moon-game-card[data-game="${game.id}"]`, 'moon-button[icon="trophy"]');
      await there(screen, '[data-due]');
      if (windows === 'given')
        deep(screen, '[data-due] moon-segmented')?.dispatchEvent(new CustomEvent('chosen', { detail: { id: 'given' } }));
      await pressIn(screen, 'moon-result-form', 'moon-button[icon="check"]');
      await waitUntil(() => campaign.decided.at(-1)?.kind === 'result');
      expect(campaign.decided.at(-1)).to.deep.include({ kind: 'result', game: game.id, windows });
      const now = campaign
        .view('table')
        .weeks.flatMap(({ games }) => games)
        .find(({ id }) => id === game.id);
      expect(now?.stage).to.equal(windows === 'ask' ? 'end' : 'done');
    }
  });

  for (const painted of ['none', 'stone'] as const)
    it(`a painted troupe is asked for where it counts, told and shown: ${painted}`, async () => {
      const campaign = campaignAt(gameAt('play'), { painted });
      const [game] = campaign.view('table').weeks[0]?.games ?? [];
      const [first = '', second = ''] = game?.players ?? [];
      const cast = campaign.view('table').weeks[0]?.rosters[first]?.characters.slice(0, 3) ?? [];
      const result = { match: 'm', sides: { [first]: { stones: 1, fielded: [...cast] }, [second]: { stones: 1 } } };
      campaign.matches = { [game?.id ?? '']: { at: 'finished', match: 'm', result } };
      campaign.ended = { result, plays: [], windows: 'given' };
      const cabinet = new SampleCabinet();
      for (const id of cast) await cabinet.acquire('mine' as CabinetId, id);
      for (const id of cast.slice(1)) await cabinet.forward('mine' as CabinetId, id, 'playable');
      const all = library();
      all.cabinetPort = cabinet;
      const screen = await fixture(within(all, hub(campaign)));
      const card = `moon-game-card[data-game="${game?.id ?? ''}"]`;
      await pressIn(screen, card, 'moon-button[icon="trophy"]');
      await there(screen, 'moon-result-form');
      if (painted === 'none') expect(deep(screen, 'moon-toggle[data-painted]')).to.equal(null);
      else {
        await shows(screen, '2 of 3 models are painted');
        expect(deep(screen, `moon-toggle[data-painted="${first}"]`)).to.have.property('on', false); // nobody but the player says so
        deep(screen, `moon-toggle[data-painted="${first}"]`)?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
      }
      await pressIn(screen, 'moon-result-form', 'moon-button[icon="check"]');
      await waitUntil(() => campaign.view('table').weeks[0]?.games[0]?.stage === 'done');
      const gameNow = campaign.view('table').weeks[0]?.games[0];
      expect(gameNow?.result?.sides[first]?.painted).to.equal(painted === 'none' ? undefined : true);
      expect(gameNow?.outcomes?.[first]).to.equal(painted === 'none' ? 'drawn' : 'won');
      if (painted === 'stone') await there(screen, `p[data-painted="${first}"]`);
      expect(deep(screen, `p[data-painted="${second}"]`)).to.equal(null);
    });

  it('in a second window nothing can be pressed', async () => {
    const campaign = campaignAt(stage('roster'));
    campaign.readOnly = 'It lies open elsewhere.';
    const screen = await fixture(hub(campaign));
    await shows(screen, 'It lies open elsewhere.');
    for (const selector of ['[data-errand]', '[data-decides]', '[data-deed]']) expect(deep(screen, selector), selector).to.equal(null);
  });

  it('is passed on with a warning, and printed without a secret', async () => {
    const campaign = campaignAt(gameAt('play'));
    const screen = await fixture(hub(campaign));
    press(screen, '[data-do="share"]');
    await shows(screen, 'every player’s secrets');
    const sheet = deep(screen, '.sheet')?.textContent ?? '';
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) expect(sheet).to.contain(name);
    const [character = ''] = campaign.view('table').players[0]?.roster.characters ?? [];
    expect(sheet).to.contain(campaign.book.character(character)?.name);
    for (const card of campaign.view('p1').weeks[0]?.games[0]?.own ?? []) expect(sheet).not.to.contain(campaign.book.card(card).name);
  });
});

describe('the questions', () => {
  it('machinations: no more than there is room for, and none is an answer', async () => {
    const element = await fixture(asked(campaignAt(stage('machinations', 2)), 'machinations'));
    const answered = oneEvent(element, 'answered');
    press(element, '.end moon-button');
    expect(((await answered) as CustomEvent).detail).to.deep.equal({ kind: 'machinations', machinations: [] });
  });

  it('bodyguard: somebody, or nobody', async () => {
    const element = await fixture(asked(attacked(), 'bodyguard'));
    const answered = oneEvent(element, 'answered');
    press(element, 'button[data-id=""]');
    expect(((await answered) as CustomEvent).detail).to.deep.include({ kind: 'bodyguard', character: null });
  });

  it('cards: found by name, two and no more', async () => {
    const element = await fixture(asked(campaignAt(gameAt('cards')), 'cards'));
    deep(element, 'moon-text-field')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 'high road' } }));
    await waitUntil(() => element.shadowRoot?.querySelectorAll('[data-card]').length === 1);
    press(element, '[data-card="the-high-road"]');
    await shows(element, '1 of 2');
    const answered = oneEvent(element, 'answered');
    press(element, '.end moon-button');
    expect(((await answered) as CustomEvent).detail).to.deep.include({ kind: 'choose-cards', cards: ['the-high-road'], plays: [] });
  });

  it('cards: those of a moment of the game alone, and the chosen ones always', async () => {
    const element = await fixture(asked(campaignAt(gameAt('cards')), 'cards'));
    const cards = () =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map(({ dataset }) => dataset['card'] ?? '');
    const only = (id: string) => deep(element, 'moon-segmented')?.dispatchEvent(new CustomEvent('chosen', { detail: { id } }));
    const many = cards().length;
    press(element, '[data-card="the-high-road"]');
    only('immediate');
    await waitUntil(() => cards().length < many);
    expect(cards()).to.include('the-high-road');
    expect(cards()).not.to.include('wytchwood-riddle');
    only('end');
    await waitUntil(() => cards().includes('wytchwood-riddle') || cards().length > 1);
    only('');
    await waitUntil(() => cards().length === many);
  });

  it('roster: found by name or keyword, the owned ones first, and a saved troupe as far as it fits', async () => {
    const all = library();
    all.desk.mine.add('quack');
    all.desk.put(
      sampleTroupe('t', { name: 'Foxes', characters: ['baron-von-fancyhat', 'grub', 'flintlock', 'quack', 'fritz', 'eric-the-squire'] }),
    );
    const campaign = campaignAt(stage('roster'));
    const view = campaign.view('p1');
    const ask = view.asks.find(({ kind }) => kind === 'roster');
    if (ask?.kind !== 'roster') throw new Error('Ada is not asked');
    const element = await fixture(html`<div>${within(all, askFor(view, ask, campaign.book))}</div>`);
    const ids = () => {
      const roster = deep(element, 'moon-roster-ask');
      return [...(roster?.shadowRoot?.querySelectorAll<HTMLElement>('[data-character]') ?? [])];
    };
    const taken = () =>
      ids()
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map(({ dataset }) => dataset['character']);
    await waitUntil(() => ids()[0]?.dataset['character'] === 'quack', 'what is owned stands first');
    expect(ids()[0]?.textContent).to.contain('Owned');
    expect(ids()[1]?.textContent).not.to.contain('Owned');
    const find = (value: string) =>
      deep(element, 'moon-roster-ask moon-text-field, moon-text-field')?.dispatchEvent(new CustomEvent('changed', { detail: { value } }));
    find('fancyhat');
    await waitUntil(() => ids().length === 1);
    expect(ids()[0]?.dataset['character']).to.equal('baron-von-fancyhat');
    find('');
    await waitUntil(() => ids().length > 5);
    await pressIn(element, 'moon-roster-ask', '[data-troupe="t"]');
    await waitUntil(() => taken().length > 1);
    // no more than the roster takes, and nobody of another faction
    expect(taken().length).to.equal(ask.limits.rosterSize);
    expect(taken()).not.to.include('grub');
    expect(taken()).to.have.members(['baron-von-fancyhat', 'flintlock', 'quack']);
  });

  it('settings: a growth that sets the size of the games tells it week by week, and no other number contradicts it', async () => {
    const sizeIn = (preset: 'bookish' | 'cogs-escalation') =>
      fixture(
        html`<moon-campaign-settings
          .settings=${{ ...recommended(), length: 3, growth: growthTable(preset, 6) }}
          players="4"
        ></moon-campaign-settings>`,
      );
    const escalation = await sizeIn('cogs-escalation');
    expect(deep(escalation, '[data-fielded]')?.textContent).to.contain('3, 4, 5');
    expect(words(escalation.shadowRoot ?? escalation)).not.to.contain('in the field6');
    expect(deep(await sizeIn('bookish'), '[data-fielded]')).to.equal(null);
  });

  it('plays: a card that names somebody waits for the name', async () => {
    const element = await fixture(asked(ending(), 'end'));
    await shows(element, 'at the end of the game?');
    deep(element, '[data-card="nefarious-bargain"] moon-toggle')?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
    await there(element, '[data-card="nefarious-bargain"] moon-segmented');
    expect(deep(element, '.end moon-button')).to.have.property('disabled', true);
    await pressIn(element, '[data-card="nefarious-bargain"] moon-segmented', '[role="radio"]');
    await waitUntil(() => deep<HTMLButtonElement>(element, '.end moon-button')?.disabled === false);
  });

  it('result: stones, the fallen, and cards out of a long list', async () => {
    const campaign = campaignAt(gameAt('play'));
    const form = await fixture(resultForm(campaign));
    const [first = ''] = campaign.view('table').weeks[0]?.games[0]?.players ?? [];
    await pressIn(form, `[data-side="${first}"] moon-stepper`, 'button:last-of-type');
    press(form, `[data-adds="${first}"]`);
    await there(form, '[data-add]');
    const all = () => form.shadowRoot?.querySelectorAll('[data-add]').length ?? 0;
    const many = all();
    deep(form, `[data-side="${first}"] moon-text-field`)?.dispatchEvent(new CustomEvent('changed', { detail: { value: 'riddle' } }));
    await waitUntil(() => all() === 1);
    expect(many).to.be.greaterThan(20);
    press(form, '[data-add="wytchwood-riddle"]');
    await waitUntil(() => all() === 0);
    const given = oneEvent(form, 'result-given');
    press(form, 'moon-button[slot="actions"]');
    const { detail } = (await given) as CustomEvent; // fired with the result
    expect(detail.plays).to.deep.equal([{ player: first, card: 'wytchwood-riddle', active: 0, happened: false }]);
    expect(detail.result.sides[first].stones).to.equal(1);
  });

  it('settings: what is changed is told', async () => {
    const panel = await fixture(html`<moon-campaign-settings .settings=${recommended()} players="4"></moon-campaign-settings>`);
    const changed = oneEvent(panel, 'settings-changed');
    press(panel, '[data-growth="cogs-fixed"]');
    expect(((await changed) as CustomEvent<CampaignSettings>).detail.growth[0]).to.deep.include({ rosterSize: 8, gameSize: 5 });
  });

  it('settings: everybody meets everybody once only where there are weeks enough for it', async () => {
    const length = async (players: number) => {
      const panel = await fixture(
        html`<moon-campaign-settings .settings=${recommended()} players=${String(players)}></moon-campaign-settings>`,
      );
      return deep(panel, '[data-segment="auto"]')?.textContent.trim();
    };
    expect(await length(6)).to.equal('Everyone once (5)');
    expect(await length(8)).to.equal('Everyone once, 6 weeks at most');
  });

  it('settings: weeks by hand, tie-breaks, what machinations pay, markers and attacks', async () => {
    let now = { ...recommended(), length: 2 };
    const panel = await fixture(html`<moon-campaign-settings .settings=${now} players="4"></moon-campaign-settings>`);
    panel.addEventListener('settings-changed', (event) => {
      now = (event as CustomEvent<typeof now>).detail; // what the panel says
      Object.assign(panel, { settings: now });
    });
    const house = (selector: string) => pressIn(panel, 'moon-house-settings', selector);
    const deeper = async (part: string, label: string, which: 'first' | 'last') => {
      const found = () =>
        [...(deep(panel, part)?.shadowRoot?.querySelectorAll('moon-stepper') ?? [])].find((element) => element.label === label);
      await waitUntil(() => found() !== undefined, `shows ${label}`);
      found()?.shadowRoot?.querySelector<HTMLButtonElement>(`button:${which}-of-type`)?.click();
    };
    await deeper('moon-growth-rows', 'In the field, week 2', 'last');
    await waitUntil(() => now.growth[1]?.gameSize === 7);
    expect(now.growth[1]?.rosterSize).to.equal(7);
    expect(now.growth[0]?.gameSize).to.equal(6);
    await deeper('moon-growth-rows', 'In the roster, week 1', 'first');
    await waitUntil(() => now.growth[0]?.rosterSize === 5);
    expect(now.growth[0]?.gameSize).to.equal(5);

    await house('[data-part="deaths"] moon-icon-button');
    await waitUntil(() => now.tieBreaks.join() === 'vp,deaths,kills,head-to-head');
    await house('[data-part="vp"] moon-icon-button:last-of-type');
    await waitUntil(() => now.tieBreaks.join() === 'deaths,kills,head-to-head');
    await house('[data-adds="vp"]');
    await waitUntil(() => now.tieBreaks.join() === 'deaths,kills,head-to-head,vp');

    await deeper('moon-house-settings', 'Support, target Top, loses', 'last');
    await waitUntil(() => now.machinationTable.support.top.lost === -1);
    await deeper('moon-house-settings', 'Energy to make a marker active', 'last');
    await waitUntil(() => JSON.stringify(now.markers) === '{"activate":2,"switchOff":1}');
    now = { ...now, attacks: { ...now.attacks, on: true } };
    Object.assign(panel, { settings: now });
    await deeper('moon-house-settings', 'Abduction: succeeds from', 'first');
    await waitUntil(() => now.attacks.needed.abduction === 2);
  });

  it('result: a roster no larger than the field stands there, and anybody may have slain anybody', async () => {
    const campaign = campaignAt(gameAt('play'));
    const form = await fixture(resultForm(campaign));
    const [first = '', other = ''] = campaign.view('table').weeks[0]?.games[0]?.players ?? [];
    const own = campaign.view('table').weeks[0]?.rosters[first]?.characters ?? [];
    const pick = async (which: number, id: string) => {
      const segmented = () => form.shadowRoot?.querySelectorAll(`[data-side="${first}"] moon-segmented`)[which] ?? null;
      await waitUntil(() => segmented() !== null);
      segmented()?.dispatchEvent(new CustomEvent('chosen', { detail: { id } }));
    };
    await pick(0, 'slain');
    const enemy = campaign.view('table').weeks[0]?.rosters[other]?.characters[0] ?? '';
    await waitUntil(() => deep(form, `[data-side="${first}"] li moon-segmented:nth-of-type(2)`) !== null);
    const slayers = deep<Element & { segments: { id: string }[] }>(form, `[data-side="${first}"] li moon-segmented:nth-of-type(2)`);
    const others = (campaign.view('table').weeks[0]?.games[0]?.players ?? []).filter((player) => player !== first);
    const enemies = others.flatMap((player) =>
      (campaign.view('table').weeks[0]?.rosters[player]?.characters ?? []).map((character) => `${player} ${character}`),
    );
    expect(slayers?.segments.map(({ id }) => id)).to.deep.equal(['', ...enemies]);
    await pick(1, `${other} ${enemy}`);
    const given = oneEvent(form, 'result-given');
    press(form, 'moon-button[slot="actions"]');
    const { detail } = (await given) as CustomEvent; // fired with the result
    const side = detail.result.sides[first];
    expect([...side.fielded].sort()).to.deep.equal([...own].sort());
    expect(side.slain).to.deep.equal([{ character: own[0], by: { player: other, character: enemy } }]);
  });
});
