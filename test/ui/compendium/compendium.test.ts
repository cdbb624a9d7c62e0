import '../words/named-after-each.ts';
import { characters, tableCards } from '../../../src/cards/index.ts';
import type { Upgrade } from '../../../src/rules/terms/card-language.ts';
import { answers, readQuery } from '../../../src/ui/compendium/card-query.ts';
import '../../../src/ui/compendium/compendium-screen.ts';
import type { MoonCompendiumScreen } from '../../../src/ui/compendium/compendium-screen.ts';
import { entriesOf } from '../../../src/ui/compendium/entry.ts';
import { noFilters, matchesFilters, afterTap } from '../../../src/ui/compendium/filters.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

const lantern: Upgrade = {
  id: 'moth-lantern',
  version: 1,
  name: 'Moth Lantern',
  factions: ['dominion'],
  allowed: ['goblin'],
  forbidden: ['giant'],
  keywords: ['wizard'],
  stats: { arcane: 1 },
  abilities: [{ id: 'glow', name: 'Glow', kind: 'active', cost: 2, range: 5, do: [{ do: 'heal', to: 'target', by: 1 }] }],
};
const entries = entriesOf({ characters, upgrades: [lantern], tableCards });
const found = (written: string): string[] => entries.filter((entry) => answers(entry, readQuery(written))).map(({ id }) => id);
const character = (id: string) => characters.find((character) => character.id === id);

describe('looking for cards', () => {
  it('by name without accents, by keyword, and by every word at once', () => {
    expect(found('flintlock')).to.deep.equal(['flintlock']);
    expect(found('SOLDIER musket')).to.deep.equal(['flintlock']);
    expect(found('goblin pirate').length).to.be.greaterThan(1);
    expect(found('goblin pirate').every((id) => ['goblin', 'pirate'].every((word) => character(id)?.keywords.includes(word)))).to.equal(
      true,
    );
  });

  it('by numbers: a stat, a range of an ability, a price, at least and at most', () => {
    const melee = found('melee 3').map((id) => character(id)?.melee);
    expect(new Set(melee)).to.deep.equal(new Set([3]));
    expect(found('melee 3')).to.have.length(characters.filter((character) => character.melee === 3).length);
    expect(found('melee 4+')).to.have.length(characters.filter((character) => character.melee >= 4).length);
    expect(found('health <= 6')).to.have.length(characters.filter((character) => character.health <= 6).length);
    expect(found('evade −1')).to.have.length(characters.filter((character) => character.evade === -1).length);
    expect(found('melee range 2')).to.have.length(characters.filter((character) => character.meleeRange === 2).length);
    expect(found('range 12')).to.include('flintlock');
    expect(found('human range 8 cost 2')).to.include('quack');
    expect(found('range 99')).to.deep.equal([]);
  });

  it('numbers of upgrades, and words of Events, too', () => {
    expect(found('moth cost 2 range 5')).to.deep.equal(['upgrade:moth-lantern']);
    expect(found('hesitation')).to.deep.equal(['event:hesitation']);
  });

  it('a tag is wanted, then unwanted, then of no matter', () => {
    const wanted = afterTap(noFilters, 'does:heal');
    const unwanted = afterTap(wanted, 'does:heal');
    expect([wanted.wanted, unwanted.unwanted]).to.deep.equal([['does:heal'], ['does:heal']]);
    expect(afterTap(unwanted, 'does:heal')).to.deep.equal(noFilters);
  });

  it('all, any and none of them combine; of several kinds any will do', () => {
    const passing = (filters: Partial<typeof noFilters>) =>
      entries.filter((entry) => matchesFilters(entry, { ...noFilters, ...filters })).map(({ id }) => id);
    const both = ['faction:commonwealth', 'does:heal'];
    expect(passing({ wanted: both }))
      .to.include('quack')
      .and.not.include('flintlock');
    expect(passing({ wanted: both, together: 'any' })).to.include.members(['quack', 'flintlock', 'upgrade:moth-lantern']);
    expect(passing({ wanted: both, unwanted: ['keyword:wizard'] })).to.not.include('quack');
    expect(passing({ wanted: ['kind:event', 'kind:upgrade'] })).to.include.members(['event:hesitation', 'upgrade:moth-lantern']);
    expect(passing({ wanted: ['damage:piercing', 'kind:character'] })).to.include('flintlock');
  });
});

async function open(place = '', library = new SampleLibrary()): Promise<MoonCompendiumScreen> {
  const screen = await fixture<MoonCompendiumScreen>(within(library, html`<moon-compendium-screen .at=${place}></moon-compendium-screen>`));
  await waitUntil(() => deep(screen, '[role="status"], moon-card-page, moon-empty-state') !== null, 'cards');
  return screen;
}
const listed = (screen: Element): string[] =>
  [...(screen.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map(({ dataset }) => dataset['card'] ?? '');
const seek = (screen: Element, written: string): void => {
  const field = deep<HTMLInputElement>(screen, 'moon-text-field')?.shadowRoot?.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = written;
  field.dispatchEvent(new Event('input'));
};

describe('compendium', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const) {
    for (const place of ['', 'flintlock', 'flintlock/quack', 'event:hesitation', 'upgrade:moth-lantern']) {
      it(`${place === '' ? 'all cards' : place} is accessible by ${theme}`, async () => {
        setTheme(theme);
        const library = new SampleLibrary();
        library.upgrades = [lantern];
        const screen = await open(place, library);
        deep(screen, 'details')?.setAttribute('open', '');
        await expect(screen).to.be.accessible();
      });
    }
  }

  it('narrows the list while one writes, and says how many are left', async () => {
    const screen = await open();
    // the first screenful at once, the rest while nothing else is to be done
    expect(listed(screen).length).to.be.at.least(48);
    await waitUntil(() => listed(screen).length === characters.length + tableCards.length, 'all of them');
    const kinds = listed(screen).map((id) => (id.includes(':') ? 'other' : 'character'));
    expect(kinds.lastIndexOf('character'), 'characters come first').to.equal(kinds.indexOf('other') - 1);
    seek(screen, 'musket');
    await waitUntil(() => words(screen.shadowRoot ?? screen).includes('1 card'));
    expect(listed(screen)).to.deep.equal(['flintlock']);
    seek(screen, 'no such word: xyzzy');
    await waitUntil(() => words(screen.shadowRoot ?? screen).includes('No card matches'));
  });

  it('chips narrow the list, and are taken away together', async () => {
    const screen = await open();
    deep(screen, 'details')?.setAttribute('open', '');
    await waitUntil(() => deep(screen, '[data-tag="kind:event"]') !== null, 'chips');
    press(screen, '[data-tag="kind:event"]');
    await waitUntil(() => listed(screen).every((id) => id.startsWith('event:')));
    press(screen, '[data-tag="kind:event"]');
    await waitUntil(() => listed(screen).length > 0 && !listed(screen).some((id) => id.startsWith('event:')));
    press(deep(screen, 'moon-filter-panel') ?? screen, 'moon-button');
    await waitUntil(() => listed(screen).length === characters.length + tableCards.length);
  });

  it('shows both sides of a card; its numbers, keywords and terms lead to their rules', async () => {
    const screen = await open('flintlock');
    const text = words(screen.shadowRoot ?? screen);
    expect(text).to.contain('Shoot Musket').and.contain('Tactical Retreat');
    const card = deep(screen, 'moon-character-card');
    const links = [...(card?.shadowRoot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).to.include.members(['#/rules/CRD-2', '#/rules/CRD-3', '#/rules/CRD-4', '#/rules/CRD-6', '#/rules/ABL-6']);
  });

  it('lays two characters side by side and says who is better, lower for evade, nobody for a base', async () => {
    const screen = await open('flintlock/boulder');
    const rows = [...(deep(screen, 'moon-card-page')?.shadowRoot?.querySelectorAll('tbody tr') ?? [])];
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, '')));
    expect(cells).to.deep.include(['Melee', '3,better', '2']);
    expect(cells).to.deep.include(['Arcane', '3', '3']);
    expect(cells).to.deep.include(['Health', '8', '12,better']);
    expect(cells).to.deep.include(['Evade', '0,better', '+2']);
    expect(cells).to.deep.include(['Base', '30mm', '40mm']);
    expect(deep(screen, 'moon-card-page')?.shadowRoot?.querySelectorAll('moon-character-card')).to.have.length(2);
  });

  it('a card to be compared is kept while another is looked for among characters alone', async () => {
    const screen = await open('flintlock');
    press(deep(screen, 'moon-card-page') ?? screen, 'moon-button');
    await waitUntil(() => location.hash === '#/compendium');
    screen.at = '';
    await waitUntil(() => listed(screen).length === characters.length - 1, 'every other character');
    expect(deep(screen, '[data-card="quack"]')).to.have.attribute('href', '#/compendium/flintlock/quack');
  });

  it('what was looked for stays while a card is read, and the card is found again', async () => {
    const screen = await open();
    seek(screen, 'goblin');
    await waitUntil(() => listed(screen).includes('beaky-bobby') && !listed(screen).includes('flintlock'));
    const before = listed(screen);
    screen.at = 'beaky-bobby';
    await waitUntil(() => deep(screen, 'moon-card-page') !== null);
    screen.at = '';
    await screen.updateComplete;
    screen.focus();
    await waitUntil(() => deep(screen, '[data-card="beaky-bobby"]')?.matches(':focus') ?? false);
    expect(listed(screen)).to.deep.equal(before);
  });

  it('a card that does not exist is said to be gone', async () => {
    expect(words((await open('nobody')).shadowRoot ?? document.body)).to.contain('There is no such card.');
  });
});
