import '../words/named-after-each.ts';
import type { TemplateResult } from 'lit';
import type { NewMatch } from '../../../src/ui/contexts/table/new-match.ts';
import '../../../src/ui/glasses/join-screen.ts';
import '../../../src/ui/screens/about-screen.ts';
import type { MoonBoardsScreen } from '../../../src/ui/screens/boards-screen.ts';
import '../../../src/ui/screens/boards-screen.ts';
import '../../../src/ui/cards/character/character-sheet.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import '../../../src/ui/screens/new-match/new-match-screen.ts';
import '../../../src/ui/screens/settings/settings-screen.ts';
import '../../../src/ui/page/trouble.ts';
import { factionsOf } from '../../../src/ui/screens/new-match/match-plan.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent, settled, waitUntil } from '../support.ts';
import { deepAll } from '../match/tables/tables.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';
import { deep, listed, press, previewOf, SampleLibrary, words, within } from './sample-library.ts';

const screens: Record<string, (library: SampleLibrary) => TemplateResult> = {
  home: (library) => within(library, html`<moon-home-screen></moon-home-screen>`),
  'new match': (library) => within(library, html`<moon-new-match-screen></moon-new-match-screen>`),
  boards: (library) => within(library, html`<moon-boards-screen></moon-boards-screen>`),
  settings: (library) => within(library, html`<moon-settings-screen></moon-settings-screen>`),
  join: (library) => within(library, html`<moon-join-screen></moon-join-screen>`),
  about: (library) => within(library, html`<moon-about-screen></moon-about-screen>`),
  trouble: () => html`<moon-trouble crash heading="Something went wrong" text="It has stumbled." report="Error: at x"></moon-trouble>`,
  'character sheet': (library) => html`<moon-character-sheet .character=${library.characters[0] ?? null}></moon-character-sheet>`,
};

const shows = (root: Element, text: string): Promise<void> =>
  waitUntil(() => words(root.shadowRoot ?? root).includes(text), `says ${text}`);

describe('screens', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    for (const [name, screen] of Object.entries(screens)) {
      it(`${name} is accessible by ${theme}`, async () => {
        setTheme(theme);
        const library = new SampleLibrary();
        library.list = [listed('a'), listed('b', { finished: true })];
        const element = await fixture(screen(library));
        deep(element, 'details')?.setAttribute('open', '');
        await waitUntil(() => name !== 'home' || words(element.shadowRoot ?? element).includes('Match b'), 'the list');
        await expect(element).to.be.accessible();
      });
    }
  }

  it('home: a pairing and Start are two taps to a match', async () => {
    const library = new SampleLibrary();
    const home = await fixture(screens['home']?.(library) ?? html``);
    press(home, '[data-pairing="a-quick-quarrel"]');
    await waitUntil(() => deep(home, 'moon-button[slot="actions"]') !== null, 'the sheet');
    const started = oneEvent(home, 'start-match');
    press(home, 'moon-button[slot="actions"]');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the pairings with the match to be
    expect(detail.board).to.equal('moonlit-ruins');
    expect(detail.seats.map(({ troupe }) => troupe?.length)).to.deep.equal([3, 3]);
  });

  it('home: the sheet of a pairing starts a first match on wish, as long as none was finished here', async () => {
    const sheetWith = async (finished: boolean, library = new SampleLibrary()) => {
      library.list = [listed('a'), ...(finished ? [listed('b', { finished })] : [])];
      const home = await fixture(screens['home']?.(library) ?? html``);
      press(home, '[data-pairing="a-quick-quarrel"]');
      await waitUntil(() => deep(home, 'moon-button[slot="actions"]') !== null, 'the sheet');
      await settled();
      return home;
    };
    const home = await sheetWith(false);
    deep(home, '[data-switch="first"]')?.shadowRoot?.querySelector('button')?.click();
    await settled();
    const started = oneEvent(home, 'start-match');
    press(home, 'moon-button[slot="actions"]');
    expect(((await started) as CustomEvent<NewMatch>).detail.first).to.equal(true); // fired by the sheet with the match to be
    expect(deep(await sheetWith(true), '[data-switch="first"]')).to.equal(null);
    const torn = Object.assign(new SampleLibrary(), { matches: () => Promise.reject(new Error('torn')) });
    expect(deep(await sheetWith(false, torn), '[data-switch="first"]'), 'matches that cannot be read').to.equal(null);
  });

  it('home: who has no name is called by the number of the seat, and a computer by its own', async () => {
    const library = new SampleLibrary();
    library.settings = { ...library.settings, names: ['', ''] };
    const home = await fixture(screens['home']?.(library) ?? html``);
    press(home, '[data-pairing="a-quick-quarrel"]');
    await waitUntil(() => deep(home, 'moon-pairing-sheet') !== null, 'the sheet');
    const sheet = deep(home, 'moon-pairing-sheet');
    await waitUntil(() => words(sheet?.shadowRoot ?? home).includes('Player 2'), 'both players');
    expect(words(sheet?.shadowRoot ?? home)).to.match(/Player 1[^]*Player 2/);
    expect(words(sheet?.shadowRoot ?? home)).to.not.match(/Player 0|Player 3/);
  });

  it('new match: a kept troupe that a seat has taken stands in its field, until its characters are changed', async () => {
    const library = new SampleLibrary();
    library.desk.put(sampleTroupe('t', { name: 'Diggers' }));
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    const choices = () => deepAll(screen, 'moon-kept-troupe-choice').map((choice) => choice.shadowRoot?.querySelector('select'));
    await waitUntil(() => choices().length === 2 && choices().every((choice) => choice), 'the fields');
    const [first] = choices();
    if (!first) throw new Error('a field');
    first.value = 't';
    first.dispatchEvent(new Event('change'));
    await waitUntil(
      () =>
        deepAll(screen, 'moon-kept-troupe-choice')[0]?.getAttribute('taken') === 't' ||
        (deepAll(screen, 'moon-kept-troupe-choice')[0] as unknown as { troupeId: string }).troupeId === 't',
      'it is taken',
    );
    expect(choices().map((choice) => choice?.value)).to.deep.equal(['t', '']);
  });

  it('home: what the edition has changed is told once, to whoever played before it', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a', { changedAt: Date.UTC(2026, 5, 1) })];
    const home = await fixture(screens['home']?.(library) ?? html``);
    await waitUntil(() => deep(home, '[data-line="edition"]') !== null, 'the line');
    press(home, '[data-do="edition"]');
    const list = () => deep(home, 'moon-edition-changes');
    await waitUntil(() => list()?.shadowRoot?.querySelector('li a') !== null && list() !== null, 'the list');
    press(home, '[data-do="close"]');
    await waitUntil(() => deep(home, '[data-line="edition"]') === null && list() === null, 'gone');
    expect(library.settings.edition).to.equal('2026-08');
    const later = await fixture(screens['home']?.(library) ?? html``);
    await waitUntil(() => words(later.shadowRoot ?? later).includes('Match a'), 'the list of matches');
    expect(deep(later, '[data-line="edition"]')).to.equal(null);
  });

  it('about: which edition the cards are, what it has changed, and what was read from the print', async () => {
    const about = await fixture(screens['about']?.(new SampleLibrary()) ?? html``);
    expect(words(about.shadowRoot ?? about)).to.include('August 2026');
    press(about, '[data-do="edition"]');
    const list = () => deep(about, 'moon-edition-changes');
    await waitUntil(() => list()?.shadowRoot?.querySelector('[data-list="as-read"] li') instanceof HTMLElement, 'the list');
    expect([...(list()?.shadowRoot?.querySelectorAll('ul') ?? [])].every(({ children }) => children.length > 1)).to.equal(true);
    press(about, '[data-do="close"]');
    await waitUntil(() => list() === null, 'gone');
  });

  it('home: nothing is told of the edition to whoever has begun with it', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a', { changedAt: Date.UTC(2026, 11, 1) })];
    const home = await fixture(screens['home']?.(library) ?? html``);
    await waitUntil(() => words(home.shadowRoot ?? home).includes('Match a'), 'the list of matches');
    expect(deep(home, '[data-line="edition"]')).to.equal(null);
  });

  it('home: who comes back from another window sees what was played there', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a')];
    const home = await fixture(screens['home']?.(library) ?? html``);
    await shows(home, 'Match a');
    library.list = [listed('a'), listed('b')];
    document.dispatchEvent(new Event('visibilitychange'));
    await shows(home, 'Match b');
  });

  it('home: a deleted match can be brought back', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a')];
    const home = await fixture(screens['home']?.(library) ?? html``);
    await shows(home, 'Match a');
    press(home, '[data-match="a"] [data-do="remove"]');
    await shows(home, 'Match a has been deleted.');
    expect(deep(home, '[data-match="a"]')).to.equal(null);
    press(home, 'moon-toast moon-button');
    await waitUntil(() => deep(home, '[data-match="a"]') !== null);
  });

  it('years of play do not hold up the first screen: the newest are drawn, the others are asked for', async () => {
    const library = new SampleLibrary();
    library.list = Array.from({ length: 60 }, (_, n) => listed(`m${n}`));
    const home = await fixture(within(library, html`<moon-home-screen></moon-home-screen>`));
    await shows(home, '36 earlier matches');
    expect(deep(home, '[data-match="m23"]')).not.to.equal(null);
    expect(deep(home, '[data-match="m24"]')).to.equal(null);
    press(home, '[data-do="more"]');
    await waitUntil(() => deep(home, '[data-match="m59"]') !== null);
    expect(deep(home, '[data-do="more"]')).to.equal(null);
    // the button is gone: who goes by the keyboard goes on at the first match that it brought
    const focused = (): Element | null => {
      let inner = document.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      return inner;
    };
    await waitUntil(() => focused()?.closest('[data-match]')?.getAttribute('data-match') === 'm24');
  });

  it('home: finished matches are looked back at, others resumed', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a'), listed('b', { finished: true })];
    const home = await fixture(screens['home']?.(library) ?? html``);
    await shows(home, 'Match b');
    expect(deep(home, '[data-match="a"] a')).to.have.attribute('aria-label', 'Resume Match a');
    expect(deep(home, '[data-match="b"] a')).to.have.attribute('aria-label', 'Look back at Match b');
  });

  it('new match: one may not join a full troupe, and it says why', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    press(screen, '[data-kind="quick"]');
    await shows(screen, '3 of 3 chosen');
    await shows(screen, 'The troupe is full.');
    const refused = deep(screen, '[data-character][aria-disabled="true"]');
    refused?.click();
    await waitUntil(() => refused?.getAttribute('aria-pressed') === 'false');
    press(screen, '[data-character][aria-pressed="true"]');
    await shows(screen, 'Ada has 1 still to choose.');
    expect(deep(screen, '[slot="foot"] moon-button')).to.have.attribute('disabled');
  });

  it('new match: a first game leaves out the finer rules', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    press(screen, '[data-kind="first"]');
    await shows(screen, '6 differ from the book');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.options).to.include({ reactions: false, signatures: false, troupeSize: 3 });
    expect(detail.seats.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben']);
  });

  it('new match: a campaign evening says what it brings, and leads to the campaigns kept here', async () => {
    const library = new SampleLibrary();
    const entry = { players: ['Ada', 'Ben'], week: 2, lastWeek: 5, finished: false, archived: false, changedAt: 0 };
    library.campaignShelf.listed = [
      { ...entry, id: 'long', name: 'The long night' },
      { ...entry, id: 'over', name: 'The short one', finished: true },
    ];
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    expect(deep(screen, 'moon-campaign-evening')).to.equal(null);
    press(screen, '[data-kind="campaign"]');
    await shows(screen, '2 differ from the book');
    await waitUntil(() => deep(screen, 'a[href="#/campaign/long"]'), 'the campaign');
    expect(deep(screen, 'moon-campaign-evening')?.shadowRoot?.querySelectorAll('a')).to.have.length(1);
    await expect(screen).to.be.accessible();
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.options).to.include({ campaignCards: 2, objectiveMarkers: true });
  });

  it('DRF-5: new match: a draft from a kept pool, which must be large enough', async () => {
    const library = new SampleLibrary();
    const six = library.characters.filter(({ factions, unselectable }) => factions.includes('dominion') && !unselectable).slice(0, 6);
    library.desk.put(sampleTroupe('few', { name: 'Three friends', format: 'pool' }));
    library.desk.put(sampleTroupe('winter', { name: 'Winter', format: 'pool', characters: six.map(({ id }) => id) }));
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    press(screen, '[data-kind="draft"]');
    await waitUntil(() => deep(screen, 'moon-draft-pools')?.shadowRoot?.querySelector('moon-segmented'), 'who can be drafted');
    const from = deep(screen, 'moon-draft-pools')?.shadowRoot?.querySelector('moon-segmented');
    from?.dispatchEvent(new CustomEvent('chosen', { detail: { id: 'shared' } }));
    await waitUntil(() => deep(screen, 'moon-draft-pools')?.shadowRoot?.querySelector('select'), 'the pools');
    const select = deep(screen, 'moon-draft-pools')?.shadowRoot?.querySelector('select');
    if (!select) throw new Error('no pools');
    select.value = 'few';
    select.dispatchEvent(new Event('change'));
    await shows(screen, 'Three friends is too small');
    expect(deep(screen, '[slot="foot"] moon-button')).to.have.attribute('disabled');
    await expect(screen).to.be.accessible();
    select.value = 'winter';
    select.dispatchEvent(new Event('change'));
    await shows(screen, 'Ready to start.');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.seats.map(({ pool = [] }) => pool.length)).to.deep.equal([6, 6]);
  });

  it('new match: a computer takes a seat, and nobody is asked for its name', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    const second = () => [...(screen.shadowRoot?.querySelectorAll('section.panel') ?? [])][1];
    const element = second()?.querySelector('moon-segmented');
    expect(element?.shadowRoot?.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).to.equal('Who plays player 2?');
    element?.shadowRoot?.querySelectorAll('button')[2]?.click();
    await waitUntil(() => second()?.querySelector('moon-text-field') === null, 'no name is asked');
    expect(second()?.getAttribute('aria-label')).to.equal('Club computer');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.seats.map(({ name, computer }) => [name, computer])).to.deep.equal([
      ['Ada', undefined],
      ['', 'club'],
    ]);
  });

  it('new match: in a club a member begins at each seat, and another one that is chosen stays there', async () => {
    const members = ['Ada', 'Bo', 'Cleo'].map((name) => ({ id: `of-${name}`, name }));
    const screen = await fixture(within(new SampleLibrary(), html`<moon-new-match-screen .members=${members}></moon-new-match-screen>`));
    const seats = () => [...(screen.shadowRoot?.querySelectorAll('section.panel') ?? [])].map((seat) => seat.getAttribute('aria-label'));
    expect(seats()).to.deep.equal(['Ada', 'Bo']);
    expect(deep(screen, 'moon-page > .stack > moon-toggle'), 'everybody picks at the table').to.equal(null);
    const select = deep<HTMLSelectElement>(screen, '[data-member-of="1"]');
    if (!select) throw new Error('nobody can be chosen');
    select.value = 'of-Cleo';
    select.dispatchEvent(new Event('change'));
    await waitUntil(() => seats()[1] === 'Cleo', 'another member sits there');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.seats.map(({ member }) => member)).to.deep.equal(['of-Ada', 'of-Cleo']);
  });

  /** The choice between a few that says this of itself. */
  const segmented = (screen: Element, label: string) =>
    [...(screen.shadowRoot?.querySelectorAll('moon-segmented') ?? [])].find((element) => element.label.startsWith(label));

  it('new match: beside a real table nobody chooses a board, and no computer sits there', async () => {
    const screen = await fixture(screens['new match']?.(new SampleLibrary()) ?? html``);
    press(screen, '[data-kind="quick"]');
    segmented(screen, 'Where do you play')?.shadowRoot?.querySelectorAll('button')[1]?.click();
    await waitUntil(() => screen.shadowRoot?.querySelector('[data-board]') === null, 'no boards');
    expect(segmented(screen, 'Who plays')).to.equal(undefined);
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.options.table).to.equal('spoken');
  });

  it('new match: two may play one faction, with other characters to begin with', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(screens['new match']?.(library) ?? html``);
    press(screen, '[data-kind="quick"]');
    segmented(screen, 'How many?')?.shadowRoot?.querySelectorAll('button')[2]?.click();
    await waitUntil(() => screen.shadowRoot?.querySelectorAll('moon-troupe-builder').length === 4, 'four troupes');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    const open = factionsOf(library.characters, {}, 3);
    expect(detail.seats.map(({ faction }) => faction)).to.deep.equal([0, 1, 2, 3].map((index) => open[index % open.length]));
    const all = detail.seats.flatMap(({ troupe = [] }) => troupe);
    expect(new Set(all).size).to.equal(12);
  });

  it('new match: for a draft, and when asked for, nobody chooses a troupe beforehand', async () => {
    for (const wish of ['[data-kind="draft"]', 'moon-page > .stack > moon-toggle']) {
      const screen = await fixture(screens['new match']?.(new SampleLibrary()) ?? html``);
      press(screen, wish);
      await waitUntil(() => !deep(screen, 'moon-troupe-builder'), 'no troupes');
      const started = oneEvent(screen, 'start-match');
      press(screen, '[slot="foot"] moon-button');
      const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
      expect(detail.seats).to.deep.equal([{ name: 'Ada' }, { name: 'Ben' }]);
    }
  });

  it('boards: one that is deleted can be brought back; a file that is none is refused', async () => {
    const library = new SampleLibrary();
    const terrain = library.boards[0]?.terrain ?? [];
    await library.shelf.save({ id: 'own-glade', name: 'Glade', terrain });
    const screen = await fixture<MoonBoardsScreen>(within(library, html`<moon-boards-screen></moon-boards-screen>`));
    await waitUntil(() => deep(screen, '[data-board="own-glade"]') !== null);
    press(screen, '[data-board="own-glade"] moon-icon-button[icon="trash"]');
    await shows(screen, 'Glade has been deleted.');
    expect(library.shelf.kept).to.have.length(0);
    press(screen, 'moon-toast moon-button');
    await waitUntil(() => library.shelf.kept.length === 1);
    await screen.take(new File(['hello'], 'x.json'));
    await shows(screen, 'Nothing has changed.');
    const file = (await library.workshop()).workshop.write({ id: 'own-glade', name: 'Glade', terrain });
    await screen.take(new File([file], 'x.json'));
    await waitUntil(() => library.shelf.kept.map(({ id }) => id).join() === 'own-glade,own-glade-2', 'beside the one that is there');
  });

  it('boards: the editor does not lose what was not saved', async () => {
    const library = new SampleLibrary();
    const screen = await fixture<MoonBoardsScreen>(within(library, html`<moon-boards-screen at="mill-ford"></moon-boards-screen>`));
    await waitUntil(() => deep(screen, 'moon-board-editor') !== null);
    const editor = deep(screen, 'moon-board-editor');
    await waitUntil(() => (editor && deep(editor, 'moon-editor-surface')) !== null);
    const before = location.hash;
    deep(screen, '.board-name')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 'Mill Bog' } }));
    press(screen, 'moon-icon-button[icon="chevron-left"]');
    await shows(screen, 'Your changes to Mill Bog are not saved yet.');
    expect(location.hash).to.equal(before);
    press(screen, 'moon-dialog moon-button[tone="quiet"]');
  });

  it('settings: a change is kept and shown', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(screens['settings']?.(library) ?? html``);
    const theme = deep(screen, 'moon-segmented');
    theme?.shadowRoot?.querySelectorAll('button')[1]?.click();
    expect(library.settings.theme).to.equal('day');
    await shows(screen, '3.0 MB of 2.0 GB used');
  });

  it('settings: a backup is read back only after a look at what would change', async () => {
    const library = new SampleLibrary();
    let restored = false;
    library.offer = { ok: true, preview: previewOf({ added: 2, copied: 1 }), restore: async () => void (restored = true) };
    const screen = await fixture(screens['settings']?.(library) ?? html``);
    await shows(screen, 'Backup');
    const input = deep<HTMLInputElement>(screen, 'input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'm.moonrise'));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change'));
    await shows(screen, '2 matches are added.');
    expect(restored).to.equal(false);
    press(screen, 'moon-button[slot="actions"]');
    await shows(screen, 'The copy has been restored.');
    expect(restored).to.equal(true);
  });

  it('settings: what is different here is asked about, never overwritten unasked', async () => {
    const library = new SampleLibrary();
    const asked: unknown[] = [];
    const preview = previewOf({ troupes: { added: 1, continued: 0, newer: 2, older: 1, unchanged: 0 } });
    library.offer = { ok: true, preview, restore: async (differing) => void asked.push(differing) };
    const screen = await fixture(screens['settings']?.(library) ?? html``);
    for (const [index, chosen] of ['both', 'newer'].entries()) {
      const input = deep<HTMLInputElement>(screen, 'input[type="file"]');
      const files = new DataTransfer();
      files.items.add(new File(['x'], 'm.moonrise'));
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change'));
      await shows(screen, 'Different, and newer in the copy: 2 troupes.');
      await shows(screen, 'Different, and newer here: 1 troupe.');
      const buttons = deep(screen, 'moon-dialog')?.querySelectorAll<HTMLElement>('moon-button[tone="question"]') ?? [];
      buttons[index]?.shadowRoot?.querySelector('button')?.click();
      await shows(screen, 'The copy has been restored.');
      expect(asked.at(-1)).to.equal(chosen);
    }
  });
});
