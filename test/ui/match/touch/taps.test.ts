import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { BoardPoint } from '../../../../src/ui/contexts/table-port.ts';
import type { MoonToast } from '../../../../src/ui/kit/sheets/toast.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { goingOn, questionsOf } from '../tables/glass-law.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { deep, deepAll, duel } from '../tables/tables.ts';

const INCH = 254;

/** A hand that counts what it touches: a tap is one, and so is a hold that slides to an answer and lets go. */
class Hand {
  taps = 0;
  private constructor(
    readonly screen: MoonMatchScreen,
    readonly table: ReturnType<typeof rulesTable>,
  ) {}

  static async at(table: ReturnType<typeof rulesTable>): Promise<Hand> {
    await setViewport({ width: 1180, height: 820 });
    const screen = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} seating="side"></moon-match-screen>`,
    );
    await waitUntil(() => screen.board, 'the screen is drawn');
    await settled(screen);
    return new Hand(screen, table);
  }

  private async done(): Promise<void> {
    this.taps += 1;
    await settled(this.screen);
  }
  #find(selector: string, words?: string): HTMLElement | undefined {
    return questionsOf(this.screen)
      .flatMap(({ question }) => deepAll(question, selector))
      .find((element) => (words === undefined || element.textContent.trim().startsWith(words)) && !element.hasAttribute('disabled'));
  }
  async tap(selector: string, words?: string): Promise<void> {
    await waitUntil(() => this.#find(selector, words), `${selector} ${words ?? ''}`);
    this.#find(selector, words)?.click();
    await this.done();
  }
  confirm(): Promise<void> {
    return this.tap('.corner moon-button', 'Confirm');
  }
  ground(point: BoardPoint): Promise<void> {
    this.#touch('pointerdown', point);
    this.#touch('pointerup', point);
    return this.done();
  }
  /** One gesture: a finger comes down, goes somewhere and leaves. Under a mouse nothing keeps ahead of it. */
  async drag(from: BoardPoint, to: BoardPoint): Promise<void> {
    this.#touch('pointerdown', from, 'mouse');
    this.#touch('pointermove', { x: from.x + (to.x - from.x) / 2, y: from.y + (to.y - from.y) / 2 }, 'mouse');
    this.#touch('pointermove', to, 'mouse');
    this.#touch('pointerup', to, 'mouse');
    await this.done();
  }
  #touch(type: string, point: BoardPoint, pointerType = 'touch'): void {
    const { board } = this.screen;
    const { left, top } = board?.getBoundingClientRect() ?? new DOMRect();
    const { x, y } = board?.camera.toScreen(point) ?? point;
    const finger = { pointerId: 1, clientX: left + x, clientY: top + y, pointerType, bubbles: true, composed: true, isPrimary: true };
    deep(this.screen, '.surface')?.dispatchEvent(new PointerEvent(type, finger));
  }
  /** Holds the hand of a seat and lays what lies at a place in it. */
  async lay(seat: number, which = 0): Promise<void> {
    const strip = deep(this.screen, `moon-seat-strip[data-seat="${seat}"]`);
    const peek = strip && deep(strip, 'moon-peek');
    const handle = peek && deep(peek, '.tray > button');
    handle?.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 2, bubbles: true, composed: true }));
    await settled(this.screen);
    const secret = peek && deep(peek, '.secret');
    const id = secret ? deepAll(secret, '[data-id]')[which]?.dataset['id'] : undefined;
    expect(id, `seat ${seat} has something to lay`).to.be.a('string');
    handle?.dispatchEvent(new PointerEvent('pointerup', { pointerId: 2, bubbles: true, composed: true }));
    peek?.dispatchEvent(new CustomEvent('picked', { detail: { id }, bubbles: true, composed: true }));
    await this.done();
  }
  /** Declines what an enemy is asked after an action, once and for all. */
  async holds(): Promise<void> {
    if (this.table.openings().some(({ kind }) => kind === 'reaction')) await this.tap('.wait moon-button', 'Hold until I change');
  }
  async goOn(): Promise<void> {
    const [button] = goingOn(this.screen);
    button?.click();
    if (button) await this.done();
  }
  asked(kind: string): boolean {
    return this.table.openings().some((opening) => opening.kind === kind);
  }
}

/** Flintlock is ready, a moonstone lies a Jog away; an enemy near enough to react. Inches. */
function stone(index = 15, foe = 28, depth = 1, more: readonly string[] = []) {
  const others = more.map((id, nth) => [`1:${id}`, { at: { x: (21 + 2 * nth) * INCH, y: foe * INCH }, energy: 3 }]);
  const models = {
    '0:flintlock': { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3 },
    '1:beaky-bobby': { at: { x: 18 * INCH, y: foe * INCH }, energy: 3 },
    ...Object.fromEntries(others),
  };
  const stones = [{ id: 's1', at: { x: 18 * INCH, y: index * INCH }, depth }];
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby', ...more] }];
  return rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { turn: 2, first: 0, models, stones } }, [
    'Ada',
    'Ben',
  ]);
}

describe('how often the glass is touched', () => {
  before(() => {
    installTheme();
    document.documentElement.dataset['calm'] = '';
  });
  after(() => delete document.documentElement.dataset['calm']);

  it('an activation with a Jog and a Harvest: six times', async () => {
    const hand = await Hand.at(stone());
    const { table } = hand;
    await hand.tap('[data-id="0:flintlock"]');
    await hand.ground({ x: 18 * INCH, y: 15.85 * INCH });
    await hand.confirm();
    await hand.holds();
    await hand.tap('[data-id="harvest"]');
    await hand.holds();
    if (hand.asked('act')) await hand.tap('[data-id="end"]');
    expect(table.view(null).table.stones[0]?.holder).to.equal('0:flintlock');
    expect(table.view(null).order.active).to.equal(null);
    expect(hand.taps).to.equal(6);
  });

  const far = { x: 18 * INCH, y: 11.85 * INCH };
  const flint = (table: ReturnType<typeof rulesTable>) => table.view(null).table.models['0:flintlock'];
  const kinds = (table: ReturnType<typeof rulesTable>) => table.folded().record.entries.map(({ decision }) => decision.kind);

  it('a way beyond the Jog is the Jog and its Steps: a tap and Confirm, each a decision that is taken back by itself', async () => {
    const table = stone(8, 34);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.tap('[data-id="0:flintlock"]');
    const before = hand.taps;
    await hand.ground({ x: 18 * INCH, y: 12.5 * INCH });
    expect(deepAll(hand.screen, '.overlay .stop').length, 'where the Jog and the first Step end').to.equal(2);
    await hand.confirm();
    await waitUntil(() => kinds(table).length === 5, 'the Steps follow');
    expect(hand.taps - before).to.equal(2);
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'step', 'step']);
    expect(flint(table)).to.deep.include({ at: { x: 18 * INCH, y: 12.5 * INCH }, energy: 1 });
    const undo = () => {
      const strip = deep(hand.screen, 'moon-seat-strip[data-seat="0"]');
      const button = strip && deep(strip, 'moon-undo-button');
      return button && deep(button, 'moon-icon-button');
    };
    for (const y of [13, 14, 18]) {
      await settled(hand.screen);
      undo()?.click();
      await waitUntil(() => flint(table)?.at.y === y * INCH, `back at ${y}`);
    }
  });

  it('and what follows at its end is confirmed with it', async () => {
    const table = stone(12, 34);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.tap('[data-id="0:flintlock"]');
    await hand.ground(far);
    await hand.tap('[data-id="harvest"]');
    await waitUntil(() => table.view(null).table.stones[0]?.holder === '0:flintlock', 'the stone is harvested');
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'step', 'step', 'harvest', 'end-activation']);
    expect(hand.taps).to.equal(3);
  });

  it('who is dragged away is activated with it: a whole activation in two touches', async () => {
    const table = stone(12, 34);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 11.85 * INCH });
    expect(kinds(table), 'nothing is decided before it is confirmed').to.deep.equal(['stand-by']);
    await hand.tap('[data-id="harvest"]');
    await waitUntil(() => table.view(null).table.stones[0]?.holder === '0:flintlock', 'the stone is harvested');
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'step', 'step', 'harvest', 'end-activation']);
    expect(hand.taps).to.equal(2);
  });

  /** Takes back what Ada has decided last. */
  const undo = async (hand: Hand): Promise<void> => {
    await settled(hand.screen);
    const strip = deep(hand.screen, 'moon-seat-strip[data-seat="0"]');
    const button = strip && deep(strip, 'moon-undo-button');
    const sign = button && deep(button, 'moon-icon-button');
    sign?.click();
    await settled(hand.screen);
  };

  it('who does nothing is activated and ended by one touch, and both are taken back one by one', async () => {
    const table = stone(12, 34);
    const hand = await Hand.at(table);
    await hand.tap('[data-aside="0:flintlock"]');
    await waitUntil(() => kinds(table).length === 2, 'both are sent');
    expect(kinds(table)).to.deep.equal(['activate', 'end-activation']);
    expect(hand.taps).to.equal(1);
    expect(table.openings()[0]).to.include({ seat: 1, kind: 'activate' });
    await undo(hand);
    await waitUntil(() => hand.asked('act'), 'its activation goes on');
    expect(table.view(null).order.active).to.equal('0:flintlock');
    await undo(hand);
    await waitUntil(() => hand.asked('activate'), 'it is not active');
    expect(table.openings()[0]).to.include({ seat: 0, kind: 'activate' });
    expect(table.view(null).order.active).to.equal(null);
  });

  for (const [id, then] of [
    ['harvest-on', []],
    ['harvest-end', ['end-activation']],
  ] as const)
    it(`${id}: a stone is dug up by one touch, each harvest a decision`, async () => {
      const table = stone(17.15, 34, 2);
      await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
      const hand = await Hand.at(table);
      await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
      await hand.tap(`[data-id="${id}"]`);
      await waitUntil(() => kinds(table).length === 4 + then.length, 'all are sent');
      expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'harvest', 'harvest', ...then]);
      expect(table.view(null).table.stones[0]?.holder).to.equal('0:flintlock');
      expect(hand.taps).to.equal(1);
    });

  it('and so it is at the end of a way', async () => {
    const table = stone(15, 34, 2);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 15.85 * INCH });
    await hand.tap('[data-id="harvest-end"]');
    await waitUntil(() => kinds(table).length === 6, 'all are sent');
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'harvest', 'harvest', 'end-activation']);
    expect(hand.taps).to.equal(2);
  });

  it('an ability is used with the move, on who is aimed at first', async () => {
    const table = stone(12, 24);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 16 * INCH });
    await hand.tap('[data-id="use:shoot-musket"]', 'Move and use Shoot Musket: Beaky Bobby');
    await waitUntil(() => hand.asked('claim'), 'a card is asked for');
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'use']);
    expect(hand.taps).to.equal(2);
  });

  it('or on another whose face stands beside it', async () => {
    const table = stone(12, 24, 1, ['grub']);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 16 * INCH });
    await hand.tap('[data-at-once="use:shoot-musket 1:grub"]');
    await waitUntil(() => hand.asked('claim'), 'a card is asked for');
    const last = table.folded().record.entries.at(-1)?.decision;
    expect(last).to.deep.include({ kind: 'use', targets: ['1:grub'] });
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'use']);
    expect(hand.taps).to.equal(2);
  });

  it('the rest waits for a reaction, goes on where nobody reacts, and falls away where somebody does', async () => {
    for (const reacts of [false, true]) {
      const table = stone(11, 12.5);
      const hand = await Hand.at(table);
      await hand.tap('[data-id="0:flintlock"]');
      await hand.ground({ x: 18 * INCH, y: 15.2 * INCH });
      await hand.tap('[data-id="end"]');
      expect(table.openings()[0]).to.include({ seat: 1, kind: 'reaction' });
      if (reacts) await table.decide({ seat: 1, kind: 'react', model: '1:beaky-bobby', path: [[19, 12.5]] });
      else await table.decide({ seat: 1, kind: 'pass' });
      await settled(hand.screen);
      await waitUntil(() => (reacts ? hand.asked('act') : !hand.asked('act')), 'it goes on or falls away');
      expect(table.view(null).order.active).to.equal(reacts ? '0:flintlock' : null);
      const toast = deep(hand.screen, 'moon-toast.toast');
      expect(toast?.textContent?.trim() ?? '').to.match(reacts ? /decide again what to do next/ : /^$/);
      if (!toast) continue;
      expect((toast as MoonToast).tone, 'nothing was refused').to.equal('news');
      const { board } = hand.screen;
      const active = table.view(null).table.models['0:flintlock']?.at;
      await waitUntil(() => toast.getBoundingClientRect().top - (board?.getBoundingClientRect().top ?? 0) < 40, 'it stands at the far end');
      await new Promise((done) => setTimeout(done, 500)); // the board glides to who is active
      const y = (board?.getBoundingClientRect().top ?? 0) + (active && board ? board.camera.toScreen(active).y : 0);
      expect(y, 'who is active is seen').to.be.above(toast.getBoundingClientRect().bottom);
    }
  });

  it('an arcane duel that is believed: five times', async () => {
    const hand = await Hand.at(await duel({ arcane: ['green-1', 'blue-2', 'pink-3', 'green-2', 'blue-1', 'pink-1'] }));
    await hand.tap('[data-id="use:shoot-musket"]');
    await hand.confirm();
    await hand.lay(0);
    await hand.tap('.ten button');
    await hand.tap('[data-id="ok"]');
    expect(hand.asked('call') || hand.asked('claim')).to.equal(false);
    expect(hand.taps).to.equal(5);
  });

  it('a melee: nine times', async () => {
    const hand = await Hand.at(
      await duel({ melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut', 'rising-attack'] }),
    );
    await hand.tap('[data-id="melee"]');
    await hand.confirm();
    const texts: string[] = [];
    for (
      let [opening] = hand.table.openings();
      opening && opening.kind !== 'act' && opening.kind !== 'reaction' && opening.kind !== 'activate';
      [opening] = hand.table.openings()
    ) {
      texts.push(`${opening.kind} ${opening.seat}`);
      if (opening.kind === 'melee-card' || opening.kind === 'critical') await hand.lay(opening.seat);
      else if (opening.kind === 'follow-up') await hand.tap('moon-button[slot=decline]');
      else await hand.tap(opening.kind === 'damage-type' ? '.press' : '.decline');
    }
    await hand.goOn();
    texts.push(String(hand.taps));
    expect(hand.taps, texts.join(', ')).to.be.at.most(9);
  });

  it('and seven times where both have said that they show all copies', async () => {
    const table = await duel({ melee: ['thrust', 'thrust', 'falling-swing', 'low-guard', 'high-guard', 'rising-attack', 'sweeping-cut'] });
    const hand = await Hand.at(table);
    const copies = () => table.folded().record.entries.flatMap(({ decision }) => (decision.kind === 'press' ? [decision.copies] : []));
    await hand.tap('[data-id="melee"]');
    await hand.confirm();
    for (let [opening] = table.openings(); opening && opening.kind !== 'critical'; [opening] = table.openings()) {
      if (opening.kind === 'melee-card') await hand.lay(opening.seat);
      else await hand.tap('.decline');
    }
    for (let seat = 0; seat < 2; seat += 1) await hand.tap('[data-id="all-copies"]');
    await waitUntil(() => copies().length === 2, 'both are answered');
    const elementOf = (seat: number) => {
      const strip = deep(hand.screen, `moon-seat-strip[data-seat="${seat}"]`);
      return strip && deep(strip, '[data-id="ask-copies"]');
    };
    for (const seat of [0, 1]) await waitUntil(() => elementOf(seat), 'everybody sees it');
    expect(hand.taps).to.equal(7);
    expect(table.allCopies, 'kept beside the match').to.have.members([0, 1]);
    elementOf(1)?.click();
    expect(table.allCopies, 'and so is that one of them is asked again').to.deep.equal([0]);
  });

  it('an attack is one touch of the face beside it, and an ability one of whom it is used on', async () => {
    for (const [sign, kind, asked] of [
      ['melee 1:beaky-bobby', 'melee', 'melee-card'],
      ['use:shoot-musket 1:beaky-bobby', 'use', 'claim'],
    ] as const) {
      const table = await duel({ melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard'], arcane: ['green-1', 'blue-2'] });
      await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
      const hand = await Hand.at(table);
      await hand.tap(`[data-at-once="${sign}"]`);
      await waitUntil(() => hand.asked(asked), asked);
      expect(kinds(table).filter((kind) => kind !== 'pass')).to.deep.equal(['activate', 'stand-by', kind]);
      expect(hand.taps).to.equal(1);
    }
  });

  it('who holds is not asked if they go for it, and it is not offered them', async () => {
    for (const holds of [false, true]) {
      const table = stone(30, 15, 1);
      await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
      if (holds) await table.decide({ seat: 0, kind: 'stand-by', until: 'recall' });
      const hand = await Hand.at(table);
      await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 16.4 * INCH });
      const offered = () => questionsOf(hand.screen).flatMap(({ question }) => deepAll(question, '.then moon-button'));
      await waitUntil(() => offered().length > 0, 'what follows is offered');
      expect(offered().some((element) => element.dataset['id'] === 'go-for-it:1:beaky-bobby')).to.equal(!holds);
      await hand.tap('[data-id="melee:1:beaky-bobby"]');
      await waitUntil(() => hand.asked('melee-card'), 'cards are asked for');
      expect(kinds(table).slice(holds ? 2 : 1)).to.deep.equal(holds ? ['activate', 'jog', 'melee'] : ['activate', 'jog', 'melee', 'pass']);
    }
  });

  it('a move is confirmed with the end where nothing but a Step is left', async () => {
    const models = {
      '0:vicious-syd': { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3 },
      '1:beaky-bobby': { at: { x: 18 * INCH, y: 34 * INCH }, energy: 3 },
    };
    const seats = [{ troupe: ['vicious-syd'] }, { troupe: ['beaky-bobby'] }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position: { turn: 2, first: 0, models } }, [
      'Ada',
      'Ben',
    ]);
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    const hand = await Hand.at(table);
    await hand.drag({ x: 18 * INCH, y: 18 * INCH }, { x: 18 * INCH, y: 16 * INCH });
    await hand.tap('[data-id="end"]');
    await waitUntil(() => kinds(table).length === 4, 'all are sent');
    expect(kinds(table)).to.deep.equal(['stand-by', 'activate', 'jog', 'end-activation']);
  });

  it('going for it is said with the attack', async () => {
    const hand = await Hand.at(
      await duel({ melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut', 'rising-attack'] }),
    );
    await hand.tap('[data-id="melee"]');
    await hand.tap('[data-id="more"]');
    await waitUntil(
      () => hand.table.folded().record.entries.some(({ decision }) => decision.kind === 'go-for-it'),
      'the attacker goes for it',
    );
    expect(hand.table.openings()).to.deep.include({ seat: 1, kind: 'going-for-it', side: 'defender', payer: '1:beaky-bobby' });
  });
});
