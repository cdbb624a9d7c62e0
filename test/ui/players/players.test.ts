import '../words/named-after-each.ts';
import '../../../src/ui/players/players-screen.ts';
import '../../../src/ui/screens/new-match/new-match-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

const ada = { id: 'a', name: 'Ada', colour: 'teal', pattern: 'moons', alsoCalled: [] } as const;

function known(): SampleLibrary {
  const library = new SampleLibrary();
  library.known.set('a', ada);
  library.records = new Map([['a', { won: 2, lost: 1, drawn: 0, characters: [{ character: 'flintlock', won: 2, lost: 1, drawn: 0 }] }]]);
  return library;
}
async function open(library: SampleLibrary): Promise<HTMLElement> {
  const screen = await fixture<HTMLElement>(within(library, html`<moon-players-screen></moon-players-screen>`));
  await waitUntil(() => deep(screen, '[data-player], moon-empty-state') !== null);
  return screen;
}
const says = (screen: Element, text: string): Promise<void> =>
  waitUntil(
    () =>
      words(screen.shadowRoot ?? screen)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
    `says ${text}`,
  );
const field = (screen: Element): HTMLInputElement | null =>
  deep<HTMLInputElement>(deep(screen, 'moon-player-dialog') ?? document.createElement('p'), 'input');
const write = (screen: Element, name: string): void => {
  const input = field(screen);
  if (!input) throw new Error('no field');
  input.value = name;
  input.dispatchEvent(new Event('input'));
};
const dialog = (screen: Element): Element => {
  const found = deep(screen, 'moon-player-dialog');
  if (!found) throw new Error('no dialog');
  return found;
};
const keep = (screen: Element): void => press(dialog(screen), 'moon-button[slot="actions"]');

describe('players', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const screen = await open(known());
      deep(screen, 'details')?.setAttribute('open', '');
      await expect(screen).to.be.accessible();
      press(screen, '[data-player="a"] moon-icon-button');
      await waitUntil(() => deep(screen, 'moon-player-dialog') !== null);
      await waitUntil(() => deep(screen, 'dialog[open]')?.getAnimations().length === 0, 'the dialog lies still');
      await expect(screen).to.be.accessible();
    });
  }

  it('shows how a player fared, in all and by character', async () => {
    const screen = await open(known());
    await says(screen, 'Won 2 · lost 1 · drawn 0');
    const row = deep(screen, 'tbody tr');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).to.deep.equal(['Flintlock', '2', '1', '0']);
  });

  it('adds a player with a pennant nobody flies yet', async () => {
    const library = new SampleLibrary();
    library.known.set('a', { ...ada, colour: 'amber', pattern: 'bars' });
    const screen = await open(library);
    press(screen, 'moon-page moon-button');
    await waitUntil(() => field(screen) !== null);
    write(screen, ' Ben ');
    keep(screen);
    await says(screen, 'Ben');
    const ben = [...library.known.values()].find(({ name }) => name === 'Ben');
    expect(ben).to.include({ colour: 'teal', pattern: 'bands' });
  });

  it('wants a name, and none twice', async () => {
    const library = known();
    const screen = await open(library);
    press(screen, 'moon-page moon-button');
    await waitUntil(() => field(screen) !== null);
    keep(screen);
    await says(screen, 'A player needs a name.');
    write(screen, 'ada');
    keep(screen);
    await says(screen, 'ada is already listed.');
    expect(library.known.size).to.equal(1);
  });

  it('a player who is renamed is still known by the old name', async () => {
    const library = known();
    const screen = await open(library);
    press(screen, '[data-player="a"] moon-icon-button');
    await waitUntil(() => field(screen) !== null);
    write(screen, 'Ada Byron');
    keep(screen);
    await says(screen, 'Ada Byron');
    expect(library.known.get('a')).to.deep.include({ name: 'Ada Byron', alsoCalled: ['Ada'] });
  });

  it('a player who was removed can be brought back', async () => {
    const screen = await open(known());
    press(screen, '[data-player="a"] moon-icon-button[icon="trash"]');
    await says(screen, 'Ada has been removed.');
    expect(deep(screen, '[data-player="a"]')).to.equal(null);
    press(screen, 'moon-toast moon-button');
    await waitUntil(() => deep(screen, '[data-player="a"]') !== null);
  });

  it('can be picked by name in a new match', async () => {
    const screen = await fixture(within(known(), html`<moon-new-match-screen></moon-new-match-screen>`));
    await waitUntil(() => deep(screen, 'datalist option[value="Ada"]') !== null);
    const field = deep(screen, 'datalist')?.parentNode;
    expect(field instanceof ShadowRoot && field.querySelector('input')?.getAttribute('list')).to.equal('suggestions');
  });
});
