import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import '../../../src/ui/match/match-screen.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { factOf, keyOf } from '../../../src/rules/terms/fact.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { formTouches, touchesOf } from '../../../tools/simulate/shadow/touches.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, deepAll, duel, roomAt } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const COVER = 'cover 0:flintlock 1:beaky-bobby';

async function sheet() {
  const table = await duel({}, { table: 'spoken' });
  const [opening] = table.openings();
  if (!opening) throw new Error('nobody is asked');
  const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
  await settled();
  return { table, element };
}
const press = async (element: Element, selector: string, words = ''): Promise<void> => {
  const button = deepAll<HTMLElement>(element, selector).find(({ textContent }) => textContent.includes(words));
  if (!button) throw new Error(`no ${selector} ${words}`);
  button.click();
  await settled();
};
const last = (table: Awaited<ReturnType<typeof duel>>) => table.folded().record.entries.at(-1)?.decision;
const asked = (table: TablePort) => table.view(null).asking;

describe('the action sheet beside a real table', () => {
  before(() => installTheme());

  it('a move is one tap, and says what there is to mind', async () => {
    const { table, element } = await sheet();
    expect(deep(element, 'details')?.textContent).to.contain('A Jog may not lead away from an enemy');
    await expect(element).to.be.accessible();
    await press(element, '[data-id=jog]');
    expect(last(table)).to.deep.include({ kind: 'jog', path: [] });
  });

  it('tells how far it goes at most', async () => {
    const { element } = await sheet();
    expect(deep(element, '[data-id=jog]')?.textContent).to.contain('4″');
    expect(deep(element, '[data-id=step]')?.textContent).to.contain('1″');
  });

  it('FAL-1: what became of a move is put right after it: a fall says how far, and what that costs, before it is said', async () => {
    const { table, element } = await sheet();
    expect(deepAll(element, '[data-segment]').length, 'nothing is to be said before a move').to.equal(0);
    await press(element, '[data-id=jog]');
    const { wounds } = table.view(null).table.models['0:flintlock'] ?? {};
    await press(element, '[data-segment=fell]');
    expect(last(table), 'nothing is assumed of a fall').to.deep.equal({ seat: 0, kind: 'jog', model: '0:flintlock', path: [] });
    const words = deepAll(element, '[data-height]').map(({ textContent }) => textContent.trim());
    expect(words.slice(0, 4)).to.deep.equal(['1″: 0 wounds', '2″: 2 wounds', '3″: 2 wounds', '4″: 4 wounds']);
    await press(element, '[data-height="4"]');
    expect(last(table)).to.deep.include({ kind: 'jog', became: { fell: { to: 0, from: 4 } } });
    const { wounds: now, height } = table.view(null).table.models['0:flintlock'] ?? {};
    expect([(now ?? 0) - (wounds ?? 0), height]).to.deep.equal([4, 0]);
    // and once more: it may be put right again, and then it did not fall
    await press(element, '[data-segment=plain]');
    expect(table.view(null).table.models['0:flintlock']?.wounds).to.equal(wounds);
    expect(last(table)).to.deep.equal({ seat: 0, kind: 'jog', model: '0:flintlock', path: [] });
  });

  it('FAL-1: no model falls upwards; one that was never said to stand so high may have fallen from there', async () => {
    const { table } = await sheet();
    const jog: Decision = { seat: 0, kind: 'jog', model: '0:flintlock', path: [] };
    expect((await table.decide({ ...jog, became: { fell: { to: 4 } } }))?.code).to.equal('falls-upwards');
    expect((await table.decide({ ...jog, became: { fell: { to: 4, from: 3 } } }))?.code).to.equal('falls-upwards');
    expect(await table.decide({ ...jog, became: { fell: { to: 4, from: 4 } } })).to.equal(null);
  });

  const MUSKET = '[data-id="use:shoot-musket"]';
  const BOBBY = '[data-id="1:beaky-bobby"]';
  const CONFIRM = 'moon-button[tone=question]';
  const SCRIPTS: Record<string, string[]> = {
    'a Jog': ['[data-id=jog]'],
    'an ability that hangs on nothing': ['[data-id="use:take-aim"]'],
    'a shot in the open': [MUSKET, BOBBY, CONFIRM],
    'a shot into cover': [MUSKET, BOBBY, '[data-segment=heavy]', CONFIRM],
    'an attack': ['[data-id=melee]', CONFIRM],
    'a ladder': ['[data-id=traverse]', 'button.press'],
    'the end of it': ['[data-id=end]'],
  };
  for (const [label, touches] of Object.entries(SCRIPTS))
    it(`takes as many touches as are counted elsewhere: ${label}`, async () => {
      const { table, element } = await sheet();
      const { match, record } = table.folded();
      for (const touch of touches) {
        expect(table.folded().record.entries.length).to.equal(record.entries.length);
        await press(element, touch);
      }
      const decided = last(table);
      expect(table.folded().record.entries.length).to.equal(record.entries.length + 1);
      const account = Object.fromEntries(decided?.told ?? []);
      const facts = Object.keys(account).flatMap((key) => factOf(key) ?? []);
      const counted = decided
        ? touchesOf(match, decided, catalogue) + formTouches(facts, (fact) => account[keyOf(fact)] ?? false, false)
        : 0;
      expect(counted).to.equal(touches.length);
    });

  it('an activation takes seven touches at most, and nobody waits for a reaction that nobody makes', async () => {
    const table = await duel({}, { table: 'spoken' });
    let touches = 1; // the face that is activated
    const touch = async (selector: string): Promise<void> => {
      const opening = table.openings().find(({ seat }) => seat === 0);
      if (!opening) throw new Error('nobody is asked');
      const element =
        document.querySelector('moon-spoken-act-prompt') ?? (await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`));
      touches += 1;
      await press(element, selector);
    };
    const done = (): void => document.querySelector('moon-spoken-act-prompt')?.remove();
    await touch('[data-id=jog]');
    done();
    expect(table.openings().map(({ kind }) => kind)).to.include('act');
    await touch('[data-id="use:take-aim"]');
    done();
    await touch('[data-id=step]');
    done();
    await touch('[data-id=end]');
    expect(table.view(null).order.active).to.equal(null);
    expect(touches).to.be.at.most(7);
  });

  it('a ladder may be climbed down as well as up', async () => {
    const { table, element } = await sheet();
    await press(element, '[data-id=traverse]');
    await press(element, 'button', 'Down a ladder');
    expect(last(table)).to.deep.include({ kind: 'traverse', to: 'down' });
  });

  it('what an attack hangs on is said beside it, rides on it, and is not asked once more', async () => {
    const { table, element } = await sheet();
    await press(element, '[data-id="use:shoot-musket"]');
    await press(element, '[data-id="1:beaky-bobby"]');
    const named = deepAll(element, '[data-fact]').map((element) => element.getAttribute('data-fact'));
    expect(named).to.include(COVER);
    await expect(element).to.be.accessible();
    await press(element, 'button', 'Heavy cover');
    await press(element, 'moon-button[tone=question]');
    const decided = last(table);
    expect(decided).to.deep.include({ kind: 'use', ability: 'shoot-musket' });
    expect(decided?.told).to.deep.include([COVER, 'heavy']);
    expect(asked(table)).to.equal(undefined);
    expect(table.view(null).table.told?.[COVER]).to.equal('heavy');
  });

  it('what a move has touched on the ground is gone with it', async () => {
    const models = { '0:flintlock': { at: { x: 0, y: 0 }, energy: 3 }, '1:kaufman': { at: { x: 0, y: 0 } } };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['kaufman'] }];
    const setup = {
      seats,
      options: { table: 'spoken' as const },
      terrain: [],
      seed: '1',
      start: 'activation' as const,
      position: { models },
    };
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const bag = (nth: number) => ({ [`bag-of-gold-${nth}`]: { at: [0, 0], by: '1:kaufman' } });
    await table.decide({ seat: 0, kind: 'adjust', set: { lures: { ...bag(1), ...bag(2) } } });
    await table.decide({ seat: 1, kind: 'agree' });
    const lying = () => table.view(null).table.lures?.map(({ id }) => id);
    const screen = await fixture(html`<moon-spoken-table></moon-spoken-table>`, { parentNode: roomAt(table) });
    await settled();
    expect(deepAll(screen, '[data-lure]').map(({ textContent }) => textContent)).to.deep.equal([
      'Bag of Gold 1, placed by Kaufman',
      'Bag of Gold 2, placed by Kaufman',
    ]);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const [opening] = table.openings();
    if (!opening) throw new Error('nobody is asked');
    const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
    await settled();
    await press(element, '[data-id=bag-of-gold-2]');
    await expect(element).to.be.accessible();
    await press(element, '[data-id=step]');
    expect(last(table)).to.deep.include({ kind: 'step', became: { lures: ['bag-of-gold-2'] } });
    expect(lying()).to.deep.equal(['bag-of-gold-1']);
  });

  it('and may be measured again afterwards', async () => {
    const { table, element } = await sheet();
    await press(element, '[data-id="use:shoot-musket"]');
    await press(element, '[data-id="1:beaky-bobby"]');
    await press(element, 'moon-button[tone=question]');
    const screen = await fixture(html`<moon-spoken-table></moon-spoken-table>`, { parentNode: roomAt(table) });
    await settled();
    await press(screen, 'moon-button', 'Measuring again');
    await press(screen, 'button', 'Light cover');
    await press(screen, 'moon-button[tone=question]');
    expect(last(table)).to.deep.include({ kind: 'tell', facts: [[COVER, 'light']] });
    expect(table.view(null).table.told?.[COVER]).to.equal('light');
    expect(deep(screen, 'moon-dialog')).to.equal(null);
  });
});
