import '../words/named-after-each.ts';
import { setViewport } from '@web/test-runner-commands';
import { catalogue } from '../../../src/cards/index.ts';
import { ARCANE_KINDS } from '../../../src/rules/terms/decks.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { edgeAt } from '../../../src/ui/prompts/setup/edge-prompt.ts';
import type { MoonCardHand } from '../../../src/ui/cards/deck/card-hand.ts';
import { meleeHand } from '../../../src/ui/table/hands.ts';
import type { MoonOrderList } from '../../../src/ui/prompts/cards/order-list.ts';
import { outcomeText } from '../../../src/ui/prompts/outcomes/outcomes.ts';
import { asMeant, meantFor } from '../../../src/ui/prompts/outcomes/meant-for.ts';
import { decisionFor, forcedPicks, nextPicks } from '../../../src/ui/prompts/outcomes/picks.ts';
import { readyOf } from '../../../src/ui/prompts/outcomes/ready-decisions.ts';
import '../../../src/ui/prompts/plan/target-plan.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent, settled } from '../support.ts';
import { facingSetup } from '../match/tables/facing-setup.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { claim, deep, deepAll, duel, melee } from '../match/tables/tables.ts';

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

  it('an activation is ended beside its button, and not in a first match, where a slip is not known for one', async () => {
    const asides = async (first: boolean): Promise<number> => {
      const table = rulesTable(facingSetup({ at: { x: 2540, y: 2540 } }, { at: { x: 7000, y: 7000 } }), ['Ada', 'Ben']);
      const { element } = await prompt(Object.assign(table, { first }), table.openings()[0]);
      return deepAll(element, 'button[aria-label*="end"]').length;
    };
    expect(await asides(false)).to.be.above(0);
    expect(await asides(true)).to.equal(0);
  });

  it('a step is drawn, measured and confirmed', async () => {
    const table = await duel();
    const { element, desk } = await prompt(table, table.openings()[0]);
    await expect(element).to.be.accessible();
    press(element, '[data-id=step]');
    await settled();
    const mode = desk.request?.mode;
    if (mode?.kind !== 'move') throw new Error('no move on the board');
    const route = mode.route({ x: 18 * 254 - 200, y: 18 * 254 });
    desk.request?.on['route-planned']?.({ model: '', route, waypoints: [] });
    await settled();
    expect(deep(element, '.say')?.textContent).to.contain('0.8″');
    press(element, 'moon-button[tone=question]');
    await settled();
    expect(table.view(null).table.models['0:flintlock']?.at.x).to.equal(18 * 254 - 200);
  });

  it('a move of no length is not asked about, and a very short one is said as finely as it takes', async () => {
    const table = await duel();
    const { element, desk } = await prompt(table, table.openings()[0]);
    press(element, '[data-id=step]');
    await settled();
    const mode = desk.request?.mode;
    if (mode?.kind !== 'move') throw new Error('no move on the board');
    const planned = async (right: number) => {
      desk.request?.on['route-planned']?.({ model: '', route: mode.route({ x: 18 * 254 + right, y: 18 * 254 }), waypoints: [] });
      await settled();
      const confirm = deep(element, 'moon-button[tone=question]');
      return { says: deep(element, '.say')?.textContent ?? '', confirms: confirm?.hasAttribute('disabled') === false };
    };
    expect(await planned(0)).to.deep.equal({ says: 'Drag Flintlock up to 1″, or tap the place.', confirms: false });
    expect(await planned(8)).to.deep.equal({ says: 'Move 0.04″?', confirms: true });
    expect(await planned(0), 'back to where it stood').to.deep.equal({
      says: 'Drag Flintlock up to 1″, or tap the place.',
      confirms: false,
    });
  });

  it('REA-14: a Reaction Step may be taken on the spot', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'step', model: '0:flintlock', path: [[18, 17.5]] });
    const opening = table.openings().find(({ kind }) => kind === 'reaction');
    const { element, desk } = await prompt(table, opening);
    press(element, '[data-id="1:beaky-bobby"]');
    await settled();
    const mode = desk.request?.mode;
    if (mode?.kind !== 'move') throw new Error('no move on the board');
    desk.request?.on['route-planned']?.({ model: '', route: mode.route({ x: 18 * 254, y: 20 * 254 }), waypoints: [] });
    await settled();
    expect(deep(element, '.say')?.textContent).to.equal('Take the Reaction Step without moving?');
    press(element, 'moon-button[tone=question]');
    await settled();
    expect(table.view(null).table.models['1:beaky-bobby']).to.deep.include({ at: { x: 18 * 254, y: 20 * 254 }, energy: 2 });
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
      for (const player of draft ? ['flintlock'] : ['flintlock', 'quack']) press(element, `[data-character=${player}]`);
      await settled();
      if (draft) expect(deep(element, '.note')?.textContent).to.equal('Cleo drafts next.');
      deep(element, '.corner moon-button')?.click();
      await settled();
      if (!draft) {
        for (const { seat } of table.openings()) await table.decide({ seat, kind: 'choose-troupe', characters: ['billy', 'flintlock'] });
      }
      expect(table.view(null).order.seats[1]?.troupe).to.deep.equal(draft ? ['flintlock'] : ['flintlock', 'quack']);
    });

  it('a melee card is laid where the finger that holds the tray lets go; nothing shows which', async () => {
    const table = await melee(['thrust', 'low-guard', 'high-guard', 'sweeping-cut', 'low-guard', 'rising-attack']);
    const opening = table.openings().find(({ seat }) => seat === 0);
    const { element } = await prompt(table, opening);
    await expect(element).to.be.accessible();
    const peek = deep(element, 'moon-peek');
    peek?.dispatchEvent(new CustomEvent('picked', { detail: { id: '0:thrust' }, bubbles: true, composed: true }));
    await settled();
    expect(element.innerHTML + (deep(element, 'moon-secret-answer')?.shadowRoot?.innerHTML ?? '')).to.not.contain('thrust');
    expect(table.openings().map(({ seat }) => seat)).to.deep.equal([1]);
  });

  it('every melee card of a hand is read whole in the held tray of a narrow column, in two rows of three', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await melee(['thrust', 'low-guard', 'high-guard', 'sweeping-cut', 'rising-attack', 'falling-swing']);
    const opening = table.openings().find(({ seat }) => seat === 0);
    if (!opening) throw new Error('nobody is asked');
    const element = await fixture(
      html`<div style="width: 320px; position: fixed; bottom: 0; container: question / inline-size">
        ${promptFor(table, opening, new Desk())}
      </div>`,
    );
    await settled();
    deep(element, '.tray > button')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }));
    await settled();
    const tray = deep(element, '.secret')?.getBoundingClientRect() ?? new DOMRect();
    const cards = deepAll(deep(element, '.secret moon-card-hand') ?? element, 'moon-melee-card').map((card) =>
      card.getBoundingClientRect(),
    );
    expect(cards.length).to.equal(5);
    for (const [nth, card] of cards.entries()) {
      expect(card.width).to.be.at.least(85);
      expect(
        card.left >= tray.left && card.right <= tray.right && card.top >= tray.top && card.bottom <= tray.bottom,
        `all of ${nth}`,
      ).to.equal(true);
      for (const other of cards.slice(nth + 1))
        expect(card.right <= other.left || card.left >= other.right || card.bottom <= other.top, `${nth} lies under none`).to.equal(true);
    }
    const rows = cards.map(({ top }) => cards.filter((card) => card.top === top).length);
    expect(rows).to.deep.equal([3, 3, 3, 2, 2]);
    await setViewport({ width: 800, height: 600 });
  });

  it('copies of a melee card are one card with their number', async () => {
    const table = await melee();
    const hand = meleeHand(table, ['thrust', 'rising-attack', 'thrust', 'thrust']);
    const element = await fixture(html`<moon-card-hand .cards=${hand}></moon-card-hand>`);
    expect(deepAll(element, 'button[data-id]').map((button) => button.dataset['id'])).to.deep.equal(['0:thrust', '1:rising-attack']);
    expect(deepAll(element, '.copies').map((element) => element.textContent?.trim())).to.deep.equal(['× 3']);
    expect(deep(element, 'button .unseen')?.textContent).to.contain('× 3');
  });

  it('a reaction is offered with its reach, declining in the corner, standing by in public', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    const opening = table.openings().find(({ kind }) => kind === 'reaction');
    const { element } = await prompt(table, opening);
    await expect(element).to.be.accessible();
    const buttons = [...(element.firstElementChild?.shadowRoot?.querySelectorAll('.wait moon-button, .corner moon-button') ?? [])];
    expect(buttons.map((button) => button.textContent?.trim())).to.deep.equal([
      'Hold until this activation ends',
      'Hold until I change it',
      'Hold',
    ]);
    (buttons[0] as HTMLElement | undefined)?.click();
    await settled();
    expect(table.view(null).order.seats[1]?.standBy).to.equal('activation');
  });

  it('Confirm and declining have places of their own, whatever is asked', async () => {
    const places = new Map<string, DOMRect>();
    const place = async (name: string, table: TablePort, then?: string) => {
      const element = await fixture(
        html`<div style="width: 330px; position: fixed; bottom: 0">${promptFor(table, table.openings()[0] ?? never(), new Desk())}</div>`,
      );
      await settled();
      if (then) press(element, then);
      await settled();
      for (const button of deepAll(element, '.corner moon-button, .decline'))
        places.set(`${name} ${(button.textContent ?? '').trim()}`, button.getBoundingClientRect());
      element.remove();
    };
    const never = (): never => {
      throw new Error('nobody is asked');
    };
    const acting = await duel();
    await place('jog', acting, '[data-id=jog]');
    await place('melee', acting, '[data-id=melee]');
    await place('musket', acting, '[data-id="use:shoot-musket"]');
    await acting.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await place('reaction', acting);
    await place('card', await melee());
    const sides = (words: RegExp) => new Set([...places].filter(([name]) => words.test(name)).map(([, { left }]) => Math.round(left)));
    expect([...places.keys()].length).to.be.above(5);
    expect(sides(/Confirm/).size).to.equal(1);
    expect(sides(/Cancel|Hold|Choose again/).size).to.equal(1);
    expect([...sides(/Cancel|Hold/)][0]).to.be.above(([...sides(/Confirm/)][0] ?? 0) + 100);
    expect(new Set([...places.values()].map(({ bottom }) => Math.round(bottom))).size).to.equal(1);
  });

  it('ARC-22: every sum with X is worked out, and 1 of a thing is said as one', () => {
    const arcane = Object.values(catalogue.characters).flatMap(({ abilities }) => abilities.filter(({ kind }) => kind === 'arcane'));
    const lines = arcane.flatMap((ability) =>
      ARCANE_KINDS.flatMap((card) => (ability.kind === 'arcane' && outcomeText(ability, card, arcane)?.text) || []),
    );
    expect(lines.length).to.be.above(200);
    const own = /its value is X/; // a card that is flipped later
    expect(
      lines.filter((text) => !own.test(text) && /\bX\b|\dX\b|\b1 (wounds|moonstones|points|energies|cards)\b/.test(text)),
    ).to.deep.equal([]);
    expect(lines).to.include('The target suffers 1 wound.');
    const bolt = { kind: 'arcane', id: 'bolt', name: 'Bolt', cost: 1, range: 6, target: {} } as const;
    const wounding = (change: object): string | undefined =>
      outcomeText(
        { ...bolt, outcomes: [{ on: { colour: ['pink'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: change }] }] } as never, // made up
        'pink-2',
      )?.text;
    expect(wounding({ x: 1, plus: 2 })).to.equal('The target suffers 4 wounds.');
    expect(wounding({ x: 2, plus: -3 })).to.equal('The target suffers 1 wound.');
    expect(wounding({ x: 1, plus: -5, min: 0 })).to.equal('The target suffers 0 wounds.');
  });

  it('ARC-22: what a card would do names the X it counts with', () => {
    const healing = catalogue.characters['beaky-bobby']?.abilities.find(({ id }) => id === 'healing');
    if (healing?.kind !== 'arcane') throw new Error('no healing');
    const accounts = ARCANE_KINDS.map((card) => outcomeText(healing, card)).filter((entry) => entry !== null);
    expect(accounts.length).to.be.above(0);
    for (const { text } of accounts) expect(text).to.not.match(/X\b/);
    expect(accounts.flatMap(({ x }) => (x === null ? [] : [x])).sort()).to.include.members([1, 2, 3]);
  });

  for (const width of [320, 361, 786])
    it(`every claim is in sight in ${width} px, a colour beside the next value of it`, async () => {
      const table = await claim(['pink-2', 'pink-1']);
      const desk = new Desk();
      const opening = table.openings()[0];
      if (!opening) throw new Error('nobody is asked');
      desk.laid.set(opening, 'pink-2');
      const element = await fixture(html`<div style="width: ${width}px">${promptFor(table, opening, desk)}</div>`);
      await settled();
      const host = element.getBoundingClientRect();
      const places = new Map(
        deepAll(element, 'button[data-as]').map((element) => [element.dataset['as'], element.getBoundingClientRect()]),
      );
      expect(places.size).to.equal(10);
      for (const [as, { left, right, width, height }] of places) {
        expect(left, as).to.be.at.least(host.left);
        expect(right, as).to.be.at.most(host.right);
        expect(Math.min(width, height), as).to.be.at.least(44);
        const face = deep(element, `[data-as="${as}"] moon-arcane-card`)?.getBoundingClientRect();
        expect(face?.right, as).to.be.at.most(right);
      }
      for (const colour of ['green', 'blue', 'pink'])
        expect(new Set([1, 2, 3].map((value) => places.get(`${colour}-${value}`)?.top)).size, colour).to.equal(1);
    });

  it('what stands beside an action is read while a finger stays on it, and nothing moves', async () => {
    const table = await duel();
    const { element, desk } = await prompt(table, table.openings()[0]);
    await expect(element).to.be.accessible();
    const face = deep(element, '[data-at-once="melee 1:beaky-bobby"]');
    expect(face?.getAttribute('aria-label')).to.equal('Attack: Beaky Bobby');
    const place = () => face?.getBoundingClientRect().top;
    const before = place();
    const touch = (type: string) => face?.dispatchEvent(new PointerEvent(type, { pointerId: 7, bubbles: true, composed: true }));
    touch('pointerdown');
    await settled();
    expect(deep(element, '.meant')?.textContent.trim()).to.equal('Attack: Beaky Bobby. You draw 5, the enemy 2.');
    expect(desk.request?.rings?.map(({ model }) => model)).to.deep.equal(['1:beaky-bobby']);
    expect(place()).to.equal(before);
    touch('pointerout');
    await settled();
    expect(deep(element, '.meant')).to.equal(null);
    expect(desk.request?.rings).to.deep.equal([]);
    touch('pointerup');
    await settled();
    expect(table.openings()[0]?.kind, 'it has slid off').to.equal('act');
    // no stop of the Tab key: the arrow keys lead there
    expect(face?.tabIndex).to.equal(-1);
    const melee = deep(element, '[data-id=melee]');
    melee?.focus();
    melee?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    await settled();
    expect(face?.matches(':focus')).to.equal(true);
    expect(deep(element, '.meant')?.textContent.trim(), 'read by the focus, too').to.equal('Attack: Beaky Bobby. You draw 5, the enemy 2.');
    face?.click();
    await settled();
    expect(table.openings()[0]?.kind).to.not.equal('act');
  });

  it('beside an action stand all it could name, or the nearest enemies and friends; in a lesson nothing', async () => {
    const use = (...targets: string[]): Decision => ({ seat: 0, kind: 'use', ability: 'healing', targets });
    const models = Object.fromEntries(
      ['0:a', '0:b', '0:c', '1:d', '1:e', '1:f'].map((id, far) => [id, { at: { x: 100 * far, y: 0 }, controller: Number(id[0]) }]),
    );
    const of = (...ids: string[]) =>
      readyOf(
        ids.map((id) => use(...(id === '' ? [] : id.split('+')))),
        models,
        0,
        { x: 0, y: 0 },
      );
    const named = (all: Decision[]) => all.map((decision) => (decision.kind === 'use' ? (decision.targets ?? []).join('+') : ''));
    expect(named(of(''))).to.deep.equal(['']);
    expect(named(of('0:a+0:b'))).to.deep.equal(['0:a+0:b']);
    expect(named(of('0:c', '0:a'))).to.deep.equal(['0:a', '0:c']);
    expect(named(of('0:a', '0:b', '0:c', '1:f', '1:d', '1:e'))).to.deep.equal(['1:d', '1:e', '0:a', '0:b']);
    expect(named(of('0:a', '0:b', '0:c', '1:f'))).to.deep.equal(['1:f', '0:a', '0:b', '0:c']);
    expect(of('0:a+0:b', '0:a+0:c'), 'more is to be said').to.deep.equal([]);
    expect(of('', '0:a'), 'it may name nobody').to.deep.equal([]);
    const table = await duel();
    const { element } = await prompt(Object.assign(table, { taught: true }), table.openings()[0]);
    expect(deepAll(element, '[data-at-once]')).to.deep.equal([]);
    expect(deepAll(element, '[data-id=melee]')).to.have.length(1);
  });

  it('one touch shoots at no friend, blinds none and heals no enemy, nor a model without wounds', () => {
    const models = {
      '0:a': { at: { x: 0, y: 0 }, controller: 0, wounds: 2 },
      '0:b': { at: { x: 50, y: 0 }, controller: 0, wounds: 0 },
      '1:d': { at: { x: 100, y: 0 }, controller: 1, wounds: 1 },
    };
    const abilityOf = (character: string, id: string) =>
      catalogue.characters[character]?.abilities.find((ability) => ability.id === id) ?? null;
    const whom = (character: string, id: string): string[] => {
      const all = Object.keys(models).map((target): Decision => ({ seat: 0, kind: 'use', ability: id, targets: [target] }));
      return asMeant(all, meantFor(abilityOf(character, id)), models, 0).flatMap((decision) =>
        decision.kind === 'use' ? (decision.targets ?? []) : [],
      );
    };
    expect(whom('baron-von-fancyhat', 'shoot-pistol')).to.deep.equal(['1:d']);
    expect(whom('flintlock', 'shoot-musket')).to.deep.equal(['1:d']);
    expect(whom('quack', 'healing')).to.deep.equal(['0:a']);
    expect(whom('quack', 'blinding-powder')).to.deep.equal(['1:d']);
    expect(whom('seasick-stu', 'rough-tides'), 'what is neither good nor bad is for its player to say').to.deep.equal([
      '0:a',
      '0:b',
      '1:d',
    ]);
    expect(whom('quack', 'foresight')).to.deep.equal(['0:a', '0:b']);
  });

  it('a laid card lies on when the tablet is turned, and is nowhere in the document', async () => {
    const table = await claim(['pink-2', 'pink-1']);
    const { element, desk } = await prompt(table, table.openings()[0]);
    const peek = deep(element, 'moon-peek');
    peek?.dispatchEvent(new CustomEvent('picked', { detail: { id: '0:pink-2' }, bubbles: true, composed: true }));
    await settled();
    expect(deep(element, '.ten')).to.not.equal(null);
    element.remove();
    const { element: turned } = await prompt(table, table.openings()[0], desk);
    expect(deep(turned, '.ten')).to.not.equal(null);
    press(turned, '[data-as=blue-3]');
    await settled();
    expect(table.openings()[0]?.kind).to.equal('call');
  });

  /** A claim that is to be said, and a finger on what can be said. */
  const saying = async (laid: 'pink-2' | 'pink-1') => {
    const table = await claim(['pink-2', 'pink-1']);
    const desk = new Desk();
    const [opening] = table.openings();
    if (!opening) throw new Error('nobody is asked');
    desk.laid.set(opening, laid);
    const { element } = await prompt(table, opening, desk);
    const touch = (type: string, as: string) =>
      deep(element, `[data-as=${as}]`)?.dispatchEvent(
        new PointerEvent(type, { pointerId: 7, pointerType: 'touch', bubbles: true, composed: true }),
      );
    const cardsOf = () => table.folded().record.entries.flatMap(({ decision }) => (decision.kind === 'claim' ? [decision.as] : []));
    const linesOf = () => deepAll(element, '.told p').map((element) => element.textContent.trim());
    return { table, element, touch, said: cardsOf, told: linesOf };
  };

  it('a claim is said where the finger lets go, and read while it stays', async () => {
    const { table, element, touch, said, told } = await saying('pink-2');
    const place = () => deep(element, '[data-as=green-1]')?.getBoundingClientRect().top;
    const before = place();
    const asked = deep(element, '.asked .say');
    const { left = 0, top = 0, height = 0 } = asked?.getBoundingClientRect() ?? {};
    const root = asked?.getRootNode() as ShadowRoot;
    expect(root.elementFromPoint(left + 8, top + height / 2) === asked, 'nothing lies over what is asked').to.equal(true);
    expect(told()).to.deep.equal([]);
    for (const [type, as] of [
      ['pointerdown', 'green-1'],
      ['pointerover', 'green-1'],
      ['pointerover', 'blue-3'],
    ] as const) {
      touch(type, as);
      await settled();
      expect(place(), 'nothing moves under the finger').to.equal(before);
    }
    expect(told()).to.deep.equal(['Say “Blue 3”?', 'If nobody calls Bluff: nothing happens.']);
    expect(said()).to.deep.equal([]);
    let sent = 0;
    const decide = table.decide.bind(table);
    table.decide = (decision) => ((sent += 1), decide(decision));
    touch('pointerup', 'blue-3');
    await settled();
    // the browser's own click comes after it
    press(element, '[data-as=blue-3]');
    await settled();
    expect(said()).to.deep.equal(['blue-3']);
    expect(sent).to.equal(1);
  });

  it('a finger that slides off, scrolls or came from elsewhere says nothing', async () => {
    const { element, touch, said, told } = await saying('pink-1');
    touch('pointerup', 'green-1');
    touch('pointerdown', 'green-1');
    touch('pointercancel', 'green-1');
    touch('pointerup', 'green-1');
    touch('pointerdown', 'green-1');
    deep(element, '.say')?.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, bubbles: true, composed: true }));
    touch('pointerup', 'green-1');
    touch('pointerout', 'green-1');
    await settled();
    expect(told()).to.deep.equal([]);
    expect(said()).to.deep.equal([]);
  });

  it('the truth and a lie are said alike: a glass shows the same before both', async () => {
    const [truth, lie] = [await saying('pink-2'), await saying('pink-1')];
    const drawn = (element: Element) =>
      deepAll(element, '.asked, .ten button, .corner').map((part) => part.outerHTML.replace(/<!--.*?-->/g, ''));
    expect(drawn(truth.element)).to.deep.equal(drawn(lie.element));
  });

  it('a roll stands beside the choice it gave, and beside no later one', async () => {
    const troupes = [['flintlock'], ['beaky-bobby']];
    const seats = troupes.map((troupe) => ({ troupe }));
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'setup' }, ['Ada', 'Ben']);
    const lot = new Lot('1');
    const map = new Map<string, string>();
    for (let made = 0; made < 20 && table.openings()[0]?.kind !== 'activate'; made += 1) {
      const [opening] = table.openings();
      if (!opening) break;
      const { element } = await prompt(table, opening);
      if (deep(element, 'moon-setup-prompt')) map.set(opening.kind, deep(element, '.note')?.textContent ?? '');
      element.remove();
      const { record } = table.folded();
      await table.decide(
        opening.kind === 'start'
          ? { seat: opening.seat, kind: 'choose-start', role: 'early-bird' }
          : randomPlayer(record.cards)(table.view(opening.seat), [], lot),
      );
    }
    const { start, ...others } = Object.fromEntries(map);
    expect(start).to.match(/^The roll: /);
    const [leader = ''] = ['Ada', 'Ben'].filter((_, seat) => seat === table.view(null).order.initiative);
    expect(others).to.deep.equal({ mulligan: '', first: `${leader} has Initiative: there is no roll in turn 1.` });
  });

  it('enemies stand first among the targets, also where a friend is the first choice', async () => {
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

  it('the model that is hurt worst is healed unless another is chosen, and friends stand before enemies', async () => {
    const inch = (x: number, y: number) => ({ x: x * 254, y: y * 254 });
    const models = {
      '0:quack': { at: inch(18, 18), energy: 4, wounds: 1 },
      '0:flintlock': { at: inch(16, 18) },
      '0:billy': { at: inch(22, 18), wounds: 5 },
      '1:beaky-bobby': { at: inch(18, 20), wounds: 6 },
    };
    const seats = [{ troupe: ['quack', 'flintlock', 'billy'] }, { troupe: ['beaky-bobby'] }];
    const setup = { seats, options: {}, terrain: [], seed: '1', start: 'activation' as const, position: { models } };
    const table = rulesTable(setup, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:quack' });
    const { element } = await prompt(table, table.openings()[0]);
    press(element, '[data-id="use:healing"]');
    await settled();
    expect(deepAll(element, '.group').map((element) => element.textContent)).to.deep.equal(['Friends', 'Enemies']);
    expect(deep(element, '[aria-pressed=true]')?.dataset['id']).to.equal('0:billy');
    const ids = deepAll(element, 'button[data-id]').map((button) => button.dataset['id']);
    expect(ids).to.deep.equal(['0:billy', '0:quack', '0:flintlock', '1:beaky-bobby']);
  });

  it('MEL-13: a player who is asked to go for it may look at the hand that was drawn, and nothing of it stands there before', async () => {
    const table = await duel({ melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'rising-attack', 'sweeping-cut'] });
    await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
    const opening = table.openings().find(({ kind }) => kind === 'going-for-it');
    if (opening?.seat !== 0) throw new Error('the attacker is not asked');
    const { element } = await prompt(table, opening);
    expect(deepAll(element, 'moon-card-hand').length).to.equal(0);
    deep(element, '.tray > button')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }));
    await settled();
    const hand = deep<MoonCardHand>(element, '.secret moon-card-hand');
    const texts = (hand?.cards ?? []).map(({ card }) => card);
    const own = table.view(0).stack.flatMap((frame) => (frame.kind === 'melee' ? (frame.hands.attacker.cards ?? []) : []));
    expect(own.length).to.be.greaterThan(0);
    expect([...new Set(texts)].sort()).to.deep.equal([...new Set(own)].sort());
  });

  it('a Reload says that its weapon is loaded until it has been used', async () => {
    const table = await duel();
    const numbers = table.numbers.bind(table);
    const textOf = async (used: string[]) => {
      table.numbers = (model) => ({ ...numbers(model), used });
      const { element } = await prompt(table, table.openings()[0]);
      return deep(element, '[data-id="use:reload-shoot-musket"]')?.textContent ?? '';
    };
    expect(await textOf([])).to.contain('loaded');
    expect(await textOf(['shoot-musket'])).not.to.contain('loaded');
  });

  it('a shot shows its ray and marks its target; enemies and friends stand apart, and a coin stands beside every name', async () => {
    const table = await duel();
    const desk = new Desk();
    const { element } = await prompt(table, table.openings()[0], desk);
    press(element, '[data-id="use:shoot-musket"]');
    await settled();
    await expect(element).to.be.accessible();
    expect(deepAll(element, '.group').map((element) => element.textContent)).to.deep.equal(['Enemies', 'Friends']);
    expect(deepAll(element, 'button[data-id] .picture svg').length).to.equal(2);
    expect(deep(element, '.note')?.textContent, 'what it does').to.contain('Impact damage');
    const mode = () => (desk.request?.mode.kind === 'targets' ? desk.request.mode : null);
    // the nearest enemy is aimed at already, everybody else is a tap away
    expect(mode()).to.deep.include({ friends: ['0:flintlock'], chosen: ['1:beaky-bobby'], ids: ['0:flintlock', '1:beaky-bobby'] });
    expect(deep(element, '[aria-pressed=true]')?.dataset['id']).to.equal('1:beaky-bobby');
    press(element, 'button[data-id="0:flintlock"]');
    await settled();
    expect(mode()).to.deep.include({ chosen: ['0:flintlock'], ray: null });
    deep(element, 'button[data-id="1:beaky-bobby"]')?.focus();
    await settled();
    expect(mode()?.chosen).to.deep.equal(['0:flintlock', '1:beaky-bobby']);
    expect(mode()?.ray?.clear).to.equal(true);
    press(element, 'button[data-id="1:beaky-bobby"]');
    await settled();
    expect(mode()?.chosen).to.deep.equal(['1:beaky-bobby']);
    const [from, to] = mode()?.ray?.line ?? [];
    expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).to.be.within(100, 1000);
  });

  it('a move says what it would touch, or how little it falls short', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 } }, '1:beaky-bobby': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
    const stones = [{ id: 's1', at: { x: 4572 + 1000, y: 4572 }, depth: 3 }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { models, stones } }, [
      'Ada',
      'Ben',
    ]);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const { element, desk } = await prompt(table, table.openings()[0]);
    press(element, '[data-id=jog]');
    await settled();
    const linesOf = async (x: number) => {
      const mode = desk.request?.mode;
      if (mode?.kind !== 'move') throw new Error('no move');
      desk.request?.on['route-planned']?.({ model: '', route: mode.route({ x, y: 4572 }), waypoints: [] });
      await settled();
      return deepAll(element, '.meets').map((element) => element.textContent);
    };
    expect(await linesOf(4572 + 1000), 'a finger on the stone means contact').to.deep.equal(['Touches: Moonstone of depth 3.']);
    expect(await linesOf(4572 + 1000 - 213.5 - 100)).to.deep.equal(['Stops 0.4″ short of: Moonstone of depth 3.']);
    expect(await linesOf(4572 - 800)).to.deep.equal([]);
  });

  it('a harvest that is not possible says how far away the nearest moonstone is, never less than it takes', async () => {
    const table = await duel();
    const { element } = await prompt(table, table.openings()[0]);
    const heard = oneEvent(element, 'refusal');
    press(element, '[data-id=harvest]');
    expect(((await heard) as CustomEvent<{ sentence: string }>).detail.sentence).to.equal(
      'The nearest moonstone is 17.6″ away: to Harvest, a model’s base must touch it.',
    );
  });

  it('SLW-2: a Jog says that it is short because its model is slow', async () => {
    const jogOf = async (stones: number) => {
      const models = { '0:flintlock': { at: { x: 4572, y: 4572 }, energy: 3, stones }, '1:beaky-bobby': { at: { x: 4572, y: 8000 } } };
      const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
      const position = { turn: 2, first: 0, models };
      const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
      await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
      const { element } = await prompt(table, table.openings()[0]);
      return deep(element, '[data-id=jog]')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
    };
    expect(await jogOf(0))
      .to.contain('4″')
      .and.not.to.contain('Slow');
    expect(await jogOf(1))
      .to.contain('2″')
      .and.to.contain('Slow');
  });

  it('SLW-1: a first match says why a model that carries a moonstone is slow; no other match, and of no model without one', async () => {
    for (const [isFirst, stones, says] of [
      [true, 1, true],
      [true, 0, false],
      [false, 1, false],
    ] as const) {
      const models = { '0:flintlock': { at: { x: 4572, y: 4572 }, energy: 3, stones }, '1:beaky-bobby': { at: { x: 4572, y: 8000 } } };
      const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
      const position = { turn: 2, first: 0, models };
      const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
      Object.defineProperty(table, 'first', { value: isFirst });
      await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
      const { element } = await prompt(table, table.openings()[0]);
      expect(deepAll(element, '[data-line="slow"]').length > 0, `${isFirst} ${stones}`).to.equal(says);
    }
  });

  it('a Reload that a Catastrophe has taken away was not used', async () => {
    const table = await claim(['catastrophe']);
    await table.decide({ seat: 0, kind: 'claim', card: 'catastrophe', as: 'catastrophe' });
    await table.decide({ seat: 1, kind: 'ok' });
    for (let times = 0; times < 6 && !table.openings().some(({ kind }) => kind === 'act'); times += 1) {
      const [opening] = table.openings();
      if (opening) await table.decide({ seat: opening.seat, kind: 'pass' });
    }
    const { element } = await prompt(table, table.openings()[0]);
    const textOf = (id: string) => deep(element, `[data-id="use:${id}"]`)?.textContent.replaceAll(/\s+/g, ' ') ?? '';
    expect(textOf('reload-shoot-musket')).to.contain('spent').and.not.to.contain('used');
    expect(textOf('shoot-musket')).to.contain('used');
  });

  it('ARC-28: a player who may play an ability again is told of no cards that would be drawn for it', async () => {
    const table = await claim(['pink-2', 'pink-1']);
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
    await table.decide({ seat: 1, kind: 'bluff' });
    const { element } = await prompt(
      table,
      table.openings().find(({ kind }) => kind === 'again'),
    );
    expect(deepAll(element, '.note').map((element) => element.textContent)).to.deep.equal(['In sight, 0.8″ away.']);
  });

  it('HRV-5: a harvest that is not possible says who engages the model', async () => {
    const models = {
      '0:flintlock': { at: { x: 4572, y: 4572 }, energy: 3 },
      '1:beaky-bobby': { at: { x: 4572, y: 4572 + 400 }, energy: 3 },
    };
    const stones = [{ id: 's1', at: { x: 4572, y: 4572 - 213 }, depth: 1 }];
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
    const position = { turn: 2, first: 0, models, stones };
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const { element } = await prompt(table, table.openings()[0]);
    const heard = oneEvent(element, 'refusal');
    press(element, '[data-id=harvest]');
    expect(((await heard) as CustomEvent<{ sentence: string }>).detail.sentence).to.equal('Engaged by Beaky Bobby.');
  });

  it('a tap on the ground means a Jog there, one on a moonstone in reach its Harvest', async () => {
    const models = { '0:flintlock': { at: { x: 4572, y: 4572 }, energy: 3 }, '1:beaky-bobby': { at: { x: 4572, y: 7000 } } };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
    const stones = [
      { id: 's1', at: { x: 4572 + 213.5, y: 4572 }, depth: 1 },
      { id: 's2', at: { x: 4572 - 900, y: 4572 }, depth: 2 },
    ];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { models, stones } }, [
      'Ada',
      'Ben',
    ]);
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const { element, desk } = await prompt(table, table.openings()[0]);
    desk.request?.on['ground-tapped']?.({ at: { x: 4572, y: 4000 } });
    await settled();
    expect(desk.request?.mode).to.deep.include({ kind: 'move', as: 'jog', first: { x: 4572, y: 4000 } });
    const cancel = deepAll(element, 'moon-button').at(-1);
    cancel?.click();
    await settled();
    desk.request?.on['stone-tapped']?.({ stone: 's2' });
    await settled();
    expect(desk.request?.mode, 'the way to one out of reach').to.deep.include({
      kind: 'move',
      as: 'jog',
      first: { x: 4572 - 900, y: 4572 },
    });
    deepAll(element, 'moon-button').at(-1)?.click();
    await settled();
    desk.request?.on['stone-tapped']?.({ stone: 's1' });
    await settled();
    expect(table.view(null).table.stones.find(({ id }) => id === 's1')?.holder).to.equal('0:flintlock');
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
    const list = await fixture<MoonOrderList>(html`<moon-order-list .items=${items} confirmLabel="So"></moon-order-list>`);
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
