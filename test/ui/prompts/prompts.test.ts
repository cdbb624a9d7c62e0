import { catalogue } from '../../../src/cards/index.ts';
import { ARCANE_KINDS } from '../../../src/rules/terms/decks.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/match/desk.ts';
import { edgeAt } from '../../../src/ui/prompts/edge-prompt.ts';
import type { MoonOrderList } from '../../../src/ui/prompts/order-list.ts';
import { outcomeText } from '../../../src/ui/prompts/outcomes.ts';
import { decisionFor, forcedPicks, nextPicks } from '../../../src/ui/prompts/picks.ts';
import '../../../src/ui/prompts/target-plan.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent, settled } from '../support.ts';
import { rulesTable } from '../match/rules-table.ts';
import { deep, deepAll, duel, melee } from '../match/tables.ts';

const prompt = async (table: TablePort, opening: Opening | undefined, desk = new Desk()) => {
  if (!opening) throw new Error('nobody is asked');
  const element = await fixture(html`<div>${promptFor(table, opening, desk)}</div>`);
  await settled();
  return { element, desk };
};
const press = (element: Element, selector: string) => {
  const button = deep(element, selector);
  if (!button) throw new Error(`no ${selector}`);
  button.click();
};

describe('prompts', () => {
  before(() => installTheme());

  it('a step is drawn, measured and confirmed', async () => {
    const table = await duel();
    const { element, desk } = await prompt(table, table.openings()[0]);
    await expect(element).to.be.accessible();
    press(element, '[data-id=step]');
    await settled();
    const mode = desk.request?.mode;
    if (mode?.kind !== 'move') throw new Error('no move on the board');
    const route = mode.route({ x: 18 * 254 - 200, y: 18 * 254 });
    desk.request?.on['route-planned']?.({ route, waypoints: [] });
    await settled();
    expect(deep(element, '.say')?.textContent).to.contain('0.8″');
    press(element, 'moon-button[tone=question]');
    await settled();
    expect(table.view(null).table.models['0:flintlock']?.at.x).to.equal(18 * 254 - 200);
  });

  it('ACT-17: an action shows what it costs now', async () => {
    const models = { '0:beaky-bobby': { at: { x: 4572, y: 4572 } }, '1:flintlock': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['beaky-bobby'] }, { troupe: ['flintlock'] }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { models } }, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:beaky-bobby' });
    const { element } = await prompt(table, table.openings()[0]);
    const cost = (id: string) => deep(element, `[data-id="${id}"] .drop`)?.getAttribute('aria-label');
    expect([cost('jog'), cost('step'), cost('harvest'), cost('use:healing')]).to.deep.equal([
      '0 energy',
      '1 energy',
      '2 energy',
      '2 energy',
    ]);
    const energy = table.view(null).table.models['0:beaky-bobby']?.energy ?? 0;
    expect(deep(element, '.drops')?.getAttribute('aria-label')).to.contain(`${energy} of`);
  });

  it('campaign 4.8: a marker says what the table pays to switch it, and is not offered where it agrees by itself', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 } }, '1:beaky-bobby': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
    const touching = async (markerEnergy: { activate: number; switchOff: number } | false) => {
      const options = { objectiveMarkers: true, markerEnergy };
      const table = rulesTable({ seats, options, terrain: [], seed: '1', start: 'activation', position: { models } }, ['Ada', 'Ben']);
      await table.decide({ seat: 0, kind: 'adjust', set: { markers: { '0:marker-1': { at: [18, 18.5] } } } });
      await table.decide({ seat: 1, kind: 'agree' });
      await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
      return (await prompt(table, table.openings()[0])).element;
    };
    const dear = await touching({ activate: 2, switchOff: 3 });
    expect(deep(dear, '[data-id="marker 0:marker-1"]')?.textContent).to.contain('Activate the marker');
    expect(deep(dear, '[data-id="marker 0:marker-1"] .drop')?.getAttribute('aria-label')).to.equal('2 energy');
    const agreed = await touching(false);
    expect(deep(agreed, '[data-id=step]')).not.to.equal(null);
    expect(deep(agreed, '[data-id="marker 0:marker-1"]')).to.equal(null);
  });

  it('a yes or no stands under the text that asks, and no is said once', async () => {
    const models = {
      '0:the-tax-collector': { at: { x: 4572, y: 4572 } },
      '1:flintlock': { at: { x: 4572, y: 6000 }, stones: 1 },
    };
    const seats = [{ troupe: ['the-tax-collector'] }, { troupe: ['flintlock'] }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { models } }, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:the-tax-collector' });
    await table.decide({ seat: 0, kind: 'use', ability: 'income-tax', targets: ['1:flintlock'] });
    const { element } = await prompt(table, table.openings()[0]);
    await expect(element).to.be.accessible();
    expect(deep(element, '.note')?.textContent).to.contain('may pay energy equal to the moonstones');
    expect(deepAll(element, 'button[data-id]').map((button) => button.dataset['id'])).to.deep.equal(['yes', 'no']);
    const before = table.view(null).table.models['1:flintlock']?.energy ?? 0;
    press(element, '[data-id=yes]');
    await settled();
    expect(table.view(null).table.models['1:flintlock']?.energy).to.equal(before - 1);
  });

  it('DEF-30: where a text’s move can end is shaded, and it may be drawn leg by leg', async () => {
    const models = { '0:jackalope': { at: { x: 4572, y: 4572 } }, '1:flintlock': { at: { x: 4572, y: 8000 } } };
    const seats = [{ troupe: ['jackalope'] }, { troupe: ['flintlock'] }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { models } }, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:jackalope' });
    await table.decide({ seat: 0, kind: 'use', ability: 'hop' });
    const { desk } = await prompt(table, table.openings()[0]);
    const mode = desk.request?.mode;
    if (mode?.kind !== 'move') throw new Error('no move on the board');
    expect(mode.reach?.()?.length).to.be.greaterThan(50);
    expect(
      mode.verdict?.([
        { x: 4572, y: 4972 },
        { x: 4972, y: 4972 },
      ]).refused,
    ).to.equal(null);
  });

  for (const draft of [true, false])
    it(`${draft ? 'DRF-5: a character is drafted' : 'SET-8: a troupe is chosen'} at the table, with a look at the card before`, async () => {
      const seats = Array.from({ length: 3 }, () => ({ faction: 'commonwealth' as const }));
      const table = rulesTable({ seats, options: { draft, troupeSize: 2 }, terrain: [], seed: '1', start: 'setup' }, [
        'Ada',
        'Ben',
        'Cleo',
      ]);
      const [first] = table.openings();
      if (first?.kind === 'first') await table.decide({ seat: first.seat, kind: 'choose-first', first: 1 });
      const opening = table.openings().find(({ seat }) => seat === 1);
      const { element } = await prompt(table, opening);
      await expect(element).to.be.accessible();
      press(element, 'moon-icon-button[icon=cards]');
      await settled();
      expect(deep(element, 'moon-character-card')).to.not.equal(null);
      expect(table.openings()[0]?.kind).to.equal(draft ? 'draft' : 'troupe');
      deep<HTMLDialogElement>(element, 'dialog')?.close();
      for (const who of draft ? ['flintlock'] : ['flintlock', 'quack']) press(element, `[data-character=${who}]`);
      await settled();
      if (draft) expect(deep(element, '.note')?.textContent).to.equal('Cleo drafts next.');
      deep(element, '.corner moon-button')?.click();
      await settled();
      if (!draft) {
        for (const { seat } of table.openings()) await table.decide({ seat, kind: 'choose-troupe', characters: ['billy', 'flintlock'] });
      }
      expect(table.view(null).order.seats[1]?.troupe).to.deep.equal(draft ? ['flintlock'] : ['flintlock', 'quack']);
    });

  it('a melee card is picked in the held tray and laid with one more tap; nothing else shows which', async () => {
    const table = await melee(['thrust', 'low-guard', 'high-guard', 'sweeping-cut', 'low-guard', 'rising-attack']);
    const opening = table.openings().find(({ seat }) => seat === 0);
    const { element } = await prompt(table, opening);
    await expect(element).to.be.accessible();
    const peek = deep(element, 'moon-peek');
    peek?.dispatchEvent(new CustomEvent('picked', { detail: { id: '0:thrust' }, bubbles: true, composed: true }));
    await settled();
    expect(element.innerHTML + (deep(element, 'moon-secret-answer')?.shadowRoot?.innerHTML ?? '')).to.not.contain('thrust');
    press(element, 'moon-button[tone=question]');
    await settled();
    expect(table.openings().map(({ seat }) => seat)).to.deep.equal([1]);
  });

  it('a reaction is offered with its reach, declining in the corner, standing by in public', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    const opening = table.openings().find(({ kind }) => kind === 'reaction');
    const { element } = await prompt(table, opening);
    await expect(element).to.be.accessible();
    const buttons = [...(element.firstElementChild?.shadowRoot?.querySelectorAll('.corner moon-button') ?? [])];
    expect(buttons.map((button) => button.textContent?.trim())).to.deep.equal(['Hold until this activation ends', 'Hold']);
    (buttons[0] as HTMLElement | undefined)?.click();
    await settled();
    expect(table.view(null).order.seats[1]?.standBy).to.equal('activation');
  });

  it('ARC-22: what a card would do names the X it counts with', () => {
    const healing = catalogue.characters['beaky-bobby']?.abilities.find(({ id }) => id === 'healing');
    if (healing?.kind !== 'arcane') throw new Error('no healing');
    const told = ARCANE_KINDS.map((card) => outcomeText(healing, card)).filter((one) => one !== null);
    expect(told.length).to.be.above(0);
    expect(told.map(({ text, x }) => [/\bX\b/.test(text), x !== null])).to.deep.equal(told.map(({ x }) => [x !== null, x !== null]));
    expect(told.flatMap(({ x }) => (x === null ? [] : [x])).sort()).to.include.members([1, 2, 3]);
  });

  it('enemies stand first among the targets, whoever looks for one last', async () => {
    const table = await duel();
    const targets = ['0:flintlock', '1:beaky-bobby'];
    const decisions = targets.map((id) => ({ seat: 0, kind: 'use', ability: 'x', targets: [id] }) as const);
    const element = await fixture(
      html`<moon-target-plan
        .table=${table}
        .desk=${new Desk()}
        .seat=${0}
        .from=${'0:flintlock'}
        .decisions=${decisions}
      ></moon-target-plan>`,
    );
    const ids = deepAll(element, 'button[data-id]').map((button) => button.dataset['id']);
    expect(ids.slice(0, 2)).to.deep.equal(['1:beaky-bobby', '0:flintlock']);
  });

  it('targets are picked one after the other', () => {
    const use = (targets: string[]) => ({ seat: 0, kind: 'use', ability: 'x', targets }) as const;
    const decisions = [use(['a', 'b']), use(['a', 'c']), use(['b', 'a'])];
    expect(nextPicks(decisions, [])).to.deep.equal(['a', 'b']);
    expect(nextPicks(decisions, ['a'])).to.deep.equal(['b', 'c']);
    expect(decisionFor(decisions, ['a'])).to.equal(undefined);
    expect(decisionFor(decisions, ['a', 'c'])).to.equal(decisions[1]);
  });

  it('what is without a choice is picked by itself, and never a choice', () => {
    const use = (targets: string[]) => ({ seat: 0, kind: 'use', ability: 'x', targets }) as const;
    expect(forcedPicks([use(['a'])])).to.deep.equal(['a']);
    expect(forcedPicks([use(['a', 'b']), use(['a', 'c'])])).to.deep.equal(['a']);
    expect(forcedPicks([use(['a']), use(['a', 'c'])])).to.deep.equal(['a']);
    expect(forcedPicks([use([]), use(['a'])])).to.deep.equal([]);
    expect(forcedPicks([use(['a']), use(['b'])])).to.deep.equal([]);
    expect(forcedPicks([])).to.deep.equal([]);
  });

  it('the only target asks for one tap less; declining puts the action away', async () => {
    const table = await duel();
    const decision = { seat: 0, kind: 'melee', target: '1:beaky-bobby' } as const;
    const element = await fixture(
      html`<moon-target-plan
        .table=${table}
        .desk=${new Desk()}
        .seat=${0}
        .from=${'0:flintlock'}
        .decisions=${[decision]}
        .question=${(name: string) => `Attack ${name}?`}
      ></moon-target-plan>`,
    );
    expect(element.shadowRoot?.querySelector('.say')?.textContent).to.equal('Attack Beaky Bobby?');
    const [confirm, cancel] = deepAll(element, 'moon-button');
    const away = oneEvent(element, 'cancelled');
    cancel?.click();
    await away;
    const given = oneEvent(element, 'decided');
    confirm?.click();
    expect(((await given) as CustomEvent<{ decision: unknown }>).detail.decision).to.deep.equal(decision);
  });

  it('an order is made with the buttons and given', async () => {
    const items = ['one', 'two', 'three'].map((id) => ({ id, label: id }));
    const list = await fixture<MoonOrderList>(html`<moon-order-list .items=${items} done="So"></moon-order-list>`);
    await expect(list).to.be.accessible();
    press(list, 'moon-icon-button[icon=chevron-down]');
    await list.updateComplete;
    const heard = oneEvent(list, 'ordered');
    press(list, 'moon-button[tone=question]');
    const { detail } = (await heard) as CustomEvent<{ order: string[] }>;
    expect(detail.order).to.deep.equal(['two', 'one', 'three']);
  });

  it('a tap near an edge of the board means that edge, one in the middle none', () => {
    expect([edgeAt({ x: 4000, y: 200 }), edgeAt({ x: 9000, y: 4000 }), edgeAt({ x: 4572, y: 4572 })]).to.deep.equal([
      'north',
      'east',
      null,
    ]);
  });
});
