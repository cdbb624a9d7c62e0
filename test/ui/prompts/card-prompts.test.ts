import '../words/named-after-each.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, written } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const elementOf = async (table: TablePort) => {
  const [opening] = table.openings();
  if (!opening) throw new Error('nobody is asked');
  const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
  await settled();
  return element;
};
const picked = async (element: Element, id: string) => {
  deep(element, 'moon-peek')?.dispatchEvent(new CustomEvent('picked', { detail: { id }, bubbles: true, composed: true }));
  await settled();
  deep(element, 'moon-button[tone=question]')?.click();
  await settled();
};
const setup = (count: number): Setup => ({
  seats: ['flintlock', 'beaky-bobby', 'quack'].slice(0, count).map((text) => ({ troupe: [text] })),
  options: { eventsAndAgendas: true },
  terrain: [],
  seed: '1',
  start: 'setup',
  position: { draws: { d6: [6, 3, 1] } },
});

describe('Events and Agendas', () => {
  before(() => installTheme());

  it('EVA-11: two players pick from cards that lie open', async () => {
    const table = rulesTable(setup(2), ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'choose-first', first: 0 });
    const element = await elementOf(table);
    await expect(element).to.be.accessible();
    expect(written(element)).to.contain('Hesitation');
    deep(element, '[data-id="event:hesitation"]')?.click();
    await settled();
    expect(table.view(0).order.seats[0]?.cards.cards).to.deep.equal(['event:hesitation']);
  });

  it('EVA-7: the stack shows in the held tray alone', async () => {
    const table = rulesTable(setup(3), ['Ada', 'Ben', 'Cyd']);
    const element = await elementOf(table);
    await expect(element).to.be.accessible();
    expect(written(element)).to.not.match(/hesitation|erudition/i);
    await picked(element, 'agenda:erudition');
    expect(table.view(0).order.seats[0]?.cards.cards).to.deep.equal(['agenda:erudition']);
  });

  it('EVA-10: what is held shows in the tray alone; a card is played from it', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 } }, '1:beaky-bobby': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['flintlock'], cards: ['agenda:erudition'] }, { troupe: ['beaky-bobby'] }];
    const table = rulesTable({ ...setup(2), seats, start: 'activation', position: { models } }, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const element = await elementOf(table);
    await expect(element).to.be.accessible();
    expect(written(element)).to.not.match(/erudition/i);
    await picked(element, 'agenda:erudition');
    expect(table.view(1).order.seats[0]?.used).to.deep.equal(['agenda:erudition']);
  });

  it('EVA-20: a player who is asked at what an enemy declares may hold until its activation ends, and is asked no more', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 }, energy: 3 }, '1:beaky-bobby': { at: { x: 4572, y: 7000 }, energy: 3 } };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'], cards: ['event:hesitation'] }];
    const table = rulesTable({ ...setup(2), seats, start: 'activation', position: { models } }, ['Ada', 'Ben']);
    const jog = { seat: 0, kind: 'jog' as const, model: '0:flintlock', path: [[17, 18] as [number, number]] };
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    while (table.openings()[0]?.kind === 'card') await table.decide({ seat: table.openings()[0]?.seat ?? 0, kind: 'pass' });
    expect(await table.decide(jog)).to.equal(null);
    expect(table.openings().map(({ seat, kind }) => [seat, kind])).to.deep.equal([[1, 'interrupt']]);
    const element = await elementOf(table);
    await expect(element).to.be.accessible();
    deep(element, 'moon-button[slot=wait]')?.click();
    await settled();
    expect(table.view(null).order.seats[1]?.standBy).to.equal('activation');
    expect(table.view(null).table.models['0:flintlock']?.at.x, 'it has jogged').to.equal(17 * 254);
    for (const x of [16.5, 16]) {
      expect(await table.decide({ seat: 0, kind: 'step', model: '0:flintlock', path: [[x, 18]] })).to.equal(null);
      expect(table.openings().map(({ seat }) => seat)).to.deep.equal([0]);
    }
  });

  it('EVA-27: who is to activate a model or to act finds its cards beside what is asked', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 } }, '1:beaky-bobby': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['flintlock'], cards: ['agenda:erudition', 'agenda:tavern-gossip'] }, { troupe: ['beaky-bobby'] }];
    const table = rulesTable({ ...setup(2), seats, start: 'activation', position: { models } }, ['Ada', 'Ben']);
    for (const [index, card] of ['agenda:erudition', 'agenda:tavern-gossip'].entries()) {
      const element = await elementOf(table);
      expect(written(element)).to.not.match(/erudition|gossip/i);
      deep(element, 'moon-button[data-id=cards]')?.click();
      await settled();
      await expect(element).to.be.accessible();
      expect(written(element)).to.not.match(/erudition|gossip/i);
      await picked(element, card);
      expect(table.view(1).order.seats[0]?.used).to.include(card);
      if (index === 0) await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
      if (index === 0) await table.decide({ seat: 0, kind: 'pass' });
    }
    expect(deep(await elementOf(table), 'moon-button[data-id=cards]')).to.equal(null);
  });
});
