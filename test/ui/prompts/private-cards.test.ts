import type { Setup } from '../../../src/rules/terms/match.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { foundCards } from '../../../src/ui/prompts/cards/found-cards.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, deepAll, written } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const setup: Setup = {
  seats: [
    { faction: 'leshavult', troupe: ['chubs'] },
    { faction: 'leshavult', troupe: ['gloom'] },
  ],
  options: { campaignCards: 2 },
  terrain: [],
  seed: '1',
  start: 'setup',
};
const elementOf = async (table: TablePort, seat: number) => {
  const opening = table.openings().find((opening) => opening.seat === seat);
  if (opening?.kind !== 'pick') throw new Error(`seat ${seat} chooses nothing`);
  const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
  await settled();
  return element;
};
const tap = async (element: Element, selector: string) => {
  const button = deep(element, selector);
  if (!button) throw new Error(`no ${selector}`);
  button.click();
  await settled();
};
const uncover = async (element: Element) => {
  const cover = deep(element, 'moon-cover');
  if (!cover) throw new Error('no cover');
  await tap(cover, 'moon-button');
};
const open = async (element: Element) => {
  await tap(element, '[data-id=take]');
  await uncover(element);
};
const names = (element: Element) => deepAll(element, '.cards button b').map(({ textContent }) => textContent.trim());
const find = async (element: Element, words: string) => {
  const field = deep(element, 'moon-text-field');
  const input = field && deep<HTMLInputElement>(field, 'input');
  if (!input) throw new Error('nowhere to write');
  input.value = words;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled();
};

describe('campaign cards are chosen in secret', () => {
  before(() => installTheme());

  it('nothing of them is in the document before the cover is confirmed, nor after they are put away', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const element = await elementOf(table, 0);
    await expect(element).to.be.accessible();
    const before = written(element);
    expect(before).to.not.match(/malady/i);
    await tap(element, '[data-id=take]');
    expect(written(element)).to.not.match(/malady/i);
    await uncover(element);
    expect(names(element)).to.include('Malady');
    await expect(element).to.be.accessible();
    await find(element, 'malady');
    await tap(element, '.cards button');
    window.dispatchEvent(new Event('blur'));
    expect(written(element), 'the page has lost the glass').to.not.match(/malady/i);
    await settled();
    expect(written(element)).to.equal(before);
  });

  it('the list holds every card of the faction and is searched by name and text', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const element = await elementOf(table, 1);
    await open(element);
    const all = names(element);
    expect(all.length).to.be.above(20);
    await find(element, 'MALADY');
    expect(names(element)).to.deep.equal(['Malady']);
    await find(element, 'no such words anywhere');
    expect(names(element)).to.deep.equal([]);
    expect(deep(element, '.cards')?.textContent).to.contain('No card has all these words.');
  });

  it('the same four taps keep a card, for each player and each card', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    for (const [seat, card] of [
      [0, 'malady'],
      [1, 'malady'],
      [0, 'twist-time'],
    ] as const) {
      const element = await elementOf(table, seat);
      await tap(element, '[data-id=take]');
      await uncover(element);
      await tap(element, `[data-id=${card}]`);
      await tap(element, 'dialog moon-button[tone=question]');
      expect(deep(element, '.cards')).to.equal(null);
    }
    expect(table.view(0).order.seats[0]?.cards.cards).to.have.members(['malady', 'twist-time']);
    expect(table.view(1).order.seats[1]?.cards.cards).to.deep.equal(['malady']);
    expect(table.view(1).order.seats[0]?.cards.cards).to.equal(null);
    const [left] = table.openings();
    expect([left?.seat, table.openings().length]).to.deep.equal([1, 1]);
    expect(deep(await elementOf(table, 1), '.say')?.textContent).to.contain('1 to go');
  });

  it('looking without keeping changes nothing', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const element = await elementOf(table, 0);
    await open(element);
    expect(deep(element, 'dialog moon-button[tone=question]')?.hasAttribute('disabled')).to.equal(true);
    await tap(element, '[data-id=malady]');
    await tap(element, 'dialog moon-button[tone=quiet]');
    expect(table.view(null).order.seats[0]?.cards.count).to.equal(0);
    await open(element);
    expect(deepAll(element, '.cards [aria-pressed=true]')).to.deep.equal([]);
  });

  it('words are found whatever their case or accents', () => {
    const cards = [
      { id: 'a', name: 'Élan', text: 'A model Steps.' },
      { id: 'b', name: 'Grudge', text: 'A model suffers.' },
    ];
    expect(foundCards(cards, ' elan ').map(({ id }) => id)).to.deep.equal(['a']);
    expect(foundCards(cards, 'MODEL suff').map(({ id }) => id)).to.deep.equal(['b']);
    expect(foundCards(cards, '  ')).to.have.length(2);
  });
});
