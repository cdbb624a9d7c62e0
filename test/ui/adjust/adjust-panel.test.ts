import '../../../src/ui/adjust/adjust-panel.ts';
import '../../../src/ui/match/match-screen.ts';
import type { MoonAdjustPanel } from '../../../src/ui/adjust/adjust-panel.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { MoonToggle } from '../../../src/ui/kit/fields/toggle.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, deepAll, duel } from '../match/tables/tables.ts';
import { words } from '../screens/sample-library.ts';
import { adjustWords } from '../../../src/words/match/log/adjust.ts';
import { expect, fixture, html, waitUntil, settled } from '../support.ts';

async function panel() {
  const table = await duel();
  const desk = new Desk();
  const element = await fixture<MoonAdjustPanel>(html`<moon-adjust-panel .table=${table} .desk=${desk}></moon-adjust-panel>`);
  await settled();
  return { table, desk, element };
}
const button = (root: Element, selector: string) => {
  const found = deep(root, selector);
  return found?.shadowRoot?.querySelector('button') ?? found;
};

describe('adjusting the position', () => {
  before(() => installTheme());
  after(() => setTheme('night'));

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const { element, desk } = await panel();
      desk.request?.on['model-tapped']?.({ model: '1:beaky-bobby' });
      await settled();
      await expect(element).to.be.accessible();
    });

  it('puts a model elsewhere, changes its wounds, asks the others and is done when they agree', async () => {
    const { element, desk, table } = await panel();
    desk.request?.on['model-tapped']?.({ model: '1:beaky-bobby' });
    await settled();
    button(element, 'moon-button[icon="hand"]')?.click();
    await settled();
    expect(desk.request?.mode.kind).to.equal('spot');
    desk.request?.on['place-planned']?.({ model: '1:beaky-bobby', at: { x: 254 * 18, y: 254 * 23 }, refused: null });
    await settled();
    button(element, 'moon-button[icon="check"]')?.click();
    await settled();
    deep(element, 'moon-stepper')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 2 } }));
    await settled();
    const text = deep(element, 'section[aria-live]')?.textContent ?? '';
    expect(text).to.contain('Beaky Bobby is put 3.0″ from where it stands.');
    expect(text).to.contain('Beaky Bobby has 2 wounds instead of 0.');
    button(element, 'moon-button[icon="people"]')?.click();
    await settled();
    expect(table.openings().map(({ kind, seat }) => `${kind} ${seat}`)).to.deep.equal(['agreement 1']);
    await table.decide({ seat: 1, kind: 'agree' });
    const model = table.view(null).table.models['1:beaky-bobby'];
    expect(model?.at).to.deep.equal({ x: 254 * 18, y: 254 * 23 });
    expect(model?.wounds).to.equal(2);
  });

  it('says why a model may not stand where it was put, and takes the place only when it may', async () => {
    const { element, desk } = await panel();
    desk.request?.on['model-tapped']?.({ model: '1:beaky-bobby' });
    await settled();
    button(element, 'moon-button[icon="hand"]')?.click();
    await settled();
    const there = () => button(element, 'moon-button[icon="check"]') as HTMLButtonElement | null;
    const place = { model: '1:beaky-bobby', at: { x: 254 * 18, y: 254 * 23 } };
    desk.request?.on['place-planned']?.({
      ...place,
      refused: { code: 'off-board', clauses: ['EDG-3'], facts: { model: '1:beaky-bobby' } },
    });
    await settled();
    expect(there()?.disabled).to.equal(true);
    expect(deep(element, 'span[aria-live]')?.textContent?.trim()).not.to.equal(adjustWords.moving());
    desk.request?.on['place-planned']?.({ ...place, refused: null });
    await settled();
    expect(there()?.disabled).to.equal(false);
    expect(deep(element, 'span[aria-live]')?.textContent?.trim()).to.equal(adjustWords.moving());
  });

  it('gives a used ability back and breaks off what is under way', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 }, used: ['shoot-musket'] }, '1:beaky-bobby': { at: { x: 4572, y: 5000 } } };
    const seats = [{ troupe: ['flintlock'], used: ['event:hesitation'] }, { troupe: ['beaky-bobby'] }];
    const setup = {
      seats,
      options: { eventsAndAgendas: true },
      terrain: [],
      seed: '1',
      start: 'activation' as const,
      position: { models },
    };
    const table = rulesTable(setup, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
    const desk = new Desk();
    const element = await fixture<MoonAdjustPanel>(html`<moon-adjust-panel .table=${table} .desk=${desk}></moon-adjust-panel>`);
    await settled();
    const turn = async (label: string) => {
      const toggle = deepAll(element, 'moon-toggle').find((element) => (element as MoonToggle).label === label);
      toggle?.dispatchEvent(new CustomEvent('changed', { detail: { on: !(toggle as MoonToggle).on } }));
      await settled();
    };
    const choose = async (name: string) => {
      const select = deep(element, 'select') as HTMLSelectElement;
      select.value = name;
      select.dispatchEvent(new Event('change'));
      await settled();
    };
    await turn('Cancel what is under way; hands and spent cards go back');
    await choose('model 0:flintlock');
    await turn('Shoot Musket is used up');
    await choose('seat 0');
    await expect(element).to.be.accessible();
    await turn('Hesitation is in hand again');
    const text = deep(element, 'section[aria-live]')?.textContent ?? '';
    for (const line of ['is cancelled', 'Flintlock may use Shoot Musket again.', 'Ada may play Hesitation again.'])
      expect(text).to.contain(line);
    button(element, 'moon-button[icon="people"]')?.click();
    await settled();
    await table.decide({ seat: 1, kind: 'agree' });
    expect(table.openings().map(({ kind, seat }) => `${kind} ${seat}`)).to.deep.equal(['act 0']);
    expect(table.numbers('0:flintlock').used).to.deep.equal([]);
    expect(table.view(0).order.seats[0]?.cards.cards).to.deep.equal(['event:hesitation']);
  });

  it('places an objective marker and says who activates next, whatever else is under way', async () => {
    const { element, desk, table } = await panel();
    const chosen = async (tag: string, label: string, id: string) => {
      const field = deepAll(element, tag).find((element) => (element as HTMLElement & { label: string }).label === label);
      field?.dispatchEvent(new CustomEvent('chosen', { detail: { id } }));
      await settled();
    };
    const select = deep(element, 'select') as HTMLSelectElement;
    select.value = 'marker 0:marker-1';
    select.dispatchEvent(new Event('change'));
    await settled();
    button(element, 'moon-button[icon="hand"]')?.click();
    await settled();
    expect(desk.request?.mode.kind).to.equal('spot');
    desk.request?.on['place-planned']?.({ model: null, at: { x: 2540, y: 4572 }, refused: null });
    await settled();
    button(element, 'moon-button[icon="check"]')?.click();
    await settled();
    const active = deepAll(element, 'moon-toggle').find((element) => (element as MoonToggle).label === 'It is active');
    active?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
    await settled();
    await chosen('moon-segmented', 'Whose it is', '1');
    await chosen('moon-segmented', 'Who activates next', '1');
    await expect(element).to.be.accessible();
    const text = deep(element, 'section[aria-live]')?.textContent ?? '';
    for (const line of ['is put in its new place.', 'is active.', 'activates the next model.']) expect(text).to.contain(line);
    button(element, 'moon-button[icon="people"]')?.click();
    await settled();
    await table.decide({ seat: 1, kind: 'agree' });
    expect(table.view(null).table.markers).to.deep.equal([{ id: '0:marker-1', seat: 1, at: { x: 2540, y: 4572 }, active: true }]);
  });

  for (const place of ['board', 'spoken'] as const)
    it(`lays a Bag of Gold down and takes it away, ${place}`, async () => {
      const spots = { '0:kaufman': { at: { x: 2540, y: 2540 } }, '1:beaky-bobby': { at: { x: 7620, y: 7620 } } };
      const table = rulesTable(
        {
          seats: [{ troupe: ['kaufman'] }, { troupe: ['beaky-bobby'] }],
          options: { table: place },
          terrain: [],
          seed: '1',
          start: 'activation',
          position: { models: spots },
        },
        ['Ada', 'Ben'],
      );
      const propose = async (change: (element: MoonAdjustPanel, desk: Desk) => Promise<void>) => {
        const desk = new Desk();
        const element = await fixture<MoonAdjustPanel>(html`<moon-adjust-panel .table=${table} .desk=${desk}></moon-adjust-panel>`);
        await settled();
        const select = deep(element, 'select') as HTMLSelectElement;
        select.value = 'lure bag-of-gold-1 by 0:kaufman';
        select.dispatchEvent(new Event('change'));
        await settled();
        await change(element, desk);
        await expect(element).to.be.accessible();
        const text = deep(element, 'section[aria-live]')?.textContent ?? '';
        button(element, 'moon-button[icon="people"]')?.click();
        await settled();
        await table.decide({ seat: 1, kind: 'agree' });
        return text;
      };
      const laid = await propose(async (element, desk) => {
        button(element, 'moon-button[icon="hand"]')?.click();
        await settled();
        if (place === 'spoken') return;
        expect(desk.request?.mode).to.deep.include({ kind: 'spot', radius: 150 });
        desk.request?.on['place-planned']?.({ model: null, at: { x: 2540, y: 4572 }, refused: null });
        await settled();
        button(element, 'moon-button[icon="check"]')?.click();
        await settled();
      });
      expect(laid).to.contain('Bag of Gold 1 is put in its new place.');
      expect(laid).to.contain('Kaufman has placed Bag of Gold 1.');
      expect(table.view(null).table.lures?.map(({ id, by, at }) => [id, by, at])).to.deep.equal([
        ['bag-of-gold-1', '0:kaufman', place === 'spoken' ? { x: 0, y: 0 } : { x: 2540, y: 4572 }],
      ]);
      const removal = await propose(async (element) => {
        const toggle = deepAll(element, 'moon-toggle').find((element) => (element as MoonToggle).label === 'Take it off the board');
        toggle?.dispatchEvent(new CustomEvent('changed', { detail: { on: true } }));
        await settled();
      });
      expect(removal).to.contain('Bag of Gold 1 is taken off the board.');
      expect(table.view(null).table.lures).to.deep.equal([]);
    });

  it('says why something cannot be so, and does not ask', async () => {
    const { element, desk } = await panel();
    desk.request?.on['model-tapped']?.({ model: '1:beaky-bobby' });
    await settled();
    deep(element, 'moon-stepper')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 99 } }));
    await settled();
    expect(deep(element, '.wrong')?.textContent?.length).to.be.above(5);
    expect(deep(element, 'moon-button[icon="people"]')?.hasAttribute('disabled')).to.equal(true);
  });

  it('opens from the menu of a match, and the others read what would change', async () => {
    const table = await duel();
    const element = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="width: 820px; height: 1180px" .table=${table} seating="side"></moon-match-screen>`,
    );
    element.seating = 'side';
    await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
    deep(element, 'moon-match-menu')?.dispatchEvent(new CustomEvent('adjust'));
    await settled();
    expect(deep(element, 'moon-adjust-panel') !== null).to.equal(true);
    expect(deep(element, 'moon-act-prompt') === null).to.equal(true);
    await expect(element).to.be.accessible();
    await table.decide({ seat: 0, kind: 'adjust', set: { models: { '0:flintlock': { energy: 5 } } } });
    deep(element, 'moon-adjust-panel')?.dispatchEvent(new CustomEvent('closed'));
    await settled();
    const prompt = deep(element, 'moon-agreement-prompt');
    expect(words(prompt?.shadowRoot ?? element)).to.contain('Flintlock has 5 energy instead of 3.');
  });
});
