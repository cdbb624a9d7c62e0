import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../src/ui/match/match-screen.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import type { Seating } from '../../../src/ui/match/layout/lay-out.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, inMotion, oneEvent, waitUntil, settled } from '../support.ts';
import { rulesTable } from './tables/rules-table.ts';
import { deep, deepAll, duel, melee, written } from './tables/tables.ts';

const screen = async (table: TablePort, seating: Seating, glass = { width: 820, height: 1180 }) => {
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen
      style="width: ${glass.width}px; height: ${glass.height}px"
      .table=${table}
      .seating=${seating}
    ></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return element;
};
const press = (element: Element, selector: string) => {
  const button = deep(element, selector);
  if (!button) throw new Error(`no ${selector}`);
  button.click();
};

const FOUR = ['Ada', 'Ben', 'Cleo', 'Dan'];
const four = () => rulesTable({ seats: [{}, {}, {}, {}], options: { troupeSize: 3 }, terrain: [], seed: '1', start: 'setup' }, FOUR);

describe('the match screen', () => {
  before(() => installTheme());
  after(() => setTheme('night'));
  beforeEach(() => setViewport({ width: 900, height: 1200 }));

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const element = await screen(await duel(), 'side');
      await expect(element).to.be.accessible();
    });

  it('turns the far seat of a flat table to its reader and asks only the seat that decides', async () => {
    const element = await screen(await duel(), 'flat');
    const places = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.place') ?? [])];
    expect(places.map((place) => getComputedStyle(place).rotate)).to.deep.equal(['0deg', '180deg']);
    const asked = [...(element.shadowRoot?.querySelectorAll('moon-seat-strip') ?? [])].map(
      (strip) => strip.shadowRoot?.querySelector('.question') !== null,
    );
    expect(asked).to.deep.equal([true, false]);
  });

  it('what is refused is said at the far end of the board from its reader, over no model and no question', async () => {
    for (const [seat, far] of [
      [0, 'top'],
      [1, 'bottom'],
    ] as const) {
      const element = await screen(await duel(), 'flat');
      const detail = { reason: { code: 'not-in-contact', clauses: ['HRV-2'], facts: {} } };
      const strip = element.shadowRoot?.querySelector(`moon-seat-strip[data-seat="${seat}"]`);
      strip?.dispatchEvent(new CustomEvent('refusal', { detail, bubbles: true, composed: true }));
      await settled();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
      const toast = box(element.shadowRoot?.querySelector('moon-toast.toast'));
      const board = box(element.board);
      const gap = far === 'top' ? toast.top - board.top : board.bottom - toast.bottom;
      expect(gap, `how far from the ${far}`).to.be.within(0, board.height * 0.4);
      for (const { at } of Object.values(element.table.view(null).table.models)) {
        const y = board.top + (element.board?.camera.toScreen(at).y ?? 0);
        expect(toast.top > y || toast.bottom < y, 'a model is seen').to.equal(true);
      }
      for (const question of deepAll(element, 'section.question').map(box))
        expect(toast.top >= question.bottom || toast.bottom <= question.top, 'a question is seen').to.equal(true);
      element.remove();
    }
  });

  it('says in one sentence why an action is not possible, and leads to the rule', async () => {
    const element = await screen(await duel(), 'flat');
    press(element, '[data-id=harvest]');
    await settled();
    const toast = element.shadowRoot?.querySelector('moon-toast.toast');
    expect(toast?.textContent?.trim().length).to.be.above(10);
    const asked = oneEvent(element, 'open-rule');
    toast?.querySelector('a')?.click();
    const { detail } = (await asked) as CustomEvent<{ clause: string }>;
    expect(detail.clause).to.match(/^[A-Z]{3}-\d+$/);
  });

  it('ends an activation with one tap', async () => {
    const table = await duel();
    const element = await screen(table, 'flat');
    press(element, '[data-id=end]');
    await settled();
    expect(table.view(null).table.models['0:flintlock']?.activated).to.equal(true);
  });

  it(
    'lets everybody see a model go its way',
    inMotion(async () => {
      const table = await duel();
      const element = await screen(table, 'flat');
      const coin = () => deep(element, '[data-model="0:flintlock"][style]');
      const point = table.view(null).table.models['0:flintlock']?.at;
      if (!point) throw new Error('nobody there');
      expect(await table.decide({ seat: 0, kind: 'step', model: '0:flintlock', path: [[17.5, 18]] })).to.equal(null);
      await waitUntil(() => (coin()?.getAnimations().length ?? 0) > 0, 'it moves');
      const frames = (coin()?.getAnimations()[0]?.effect as KeyframeEffect | null)?.getKeyframes(); // animated by the board
      expect(frames?.[0]?.['transform']).to.contain(`${point.x}px`);
    }),
  );

  it('tells what has happened once to those who look, beside the board, and once to those who listen', async () => {
    const table = await duel();
    const element = await screen(table, 'side', { width: 1180, height: 820 });
    await table.decide({ seat: 0, kind: 'end-activation' });
    await settled();
    const words = written(element.shadowRoot ?? element).replaceAll(/<[^>]*>/g, ''); // Undo names it, too, to who cannot see
    const times = (where: string) => where.split('Flintlock has ended its activation.').length - 1;
    const [seen, heard] = ['.lately[aria-hidden]', '.unseen[role="log"]'].map(
      (part) => element.shadowRoot?.querySelector(part)?.textContent,
    );
    expect([times(seen ?? ''), times(heard ?? ''), times(words)]).to.deep.equal([1, 1, 2]);
  });

  it('says why something is refused to those who listen', async () => {
    const table = await duel();
    const element = await screen(table, 'side', { width: 1180, height: 820 });
    const log = element.shadowRoot?.querySelector('.unseen[role="log"]');
    element.shadowRoot
      ?.querySelector('moon-seat-strip')
      ?.dispatchEvent(
        new CustomEvent('refusal', { detail: { reason: { code: 'not-in-contact', clauses: [] } }, bubbles: true, composed: true }),
      );
    await settled();
    expect(log?.textContent.trim()).not.to.equal('');
    expect(element.shadowRoot?.querySelector('[role="log"]')).to.equal(log);
    expect(element.shadowRoot?.querySelector('moon-toast')?.shadowRoot?.querySelector('[role]')).to.equal(null);
  });

  it('asks two at a time for their factions where four questions would not stand whole beside the board', async () => {
    const table = four();
    const asked = () => table.openings().map(({ seat, kind }) => `${seat} ${kind}`);
    expect(asked()).to.deep.equal([0, 1, 2, 3].map((seat) => `${seat} faction`));
    const element = await screen(table, 'side', { width: 1180, height: 820 });
    const questions = () =>
      [...(element.shadowRoot?.querySelectorAll('moon-seat-strip') ?? [])]
        .filter((strip) => strip.shadowRoot?.querySelector('.question'))
        .map(({ dataset }) => Number(dataset['seat']))
        .sort();
    expect(questions()).to.deep.equal([0, 1]);
    await table.decide({ seat: 0, kind: 'choose-faction', faction: 'commonwealth' });
    await settled();
    expect(questions()).to.deep.equal([1, 2]);
  });

  /** What lies uppermost in the middle of each button of the board. */
  const zoomed = (element: Element) =>
    deepAll(deep(element, 'moon-board') ?? element, '.corner moon-icon-button').map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      let under = document.elementFromPoint(left + width / 2, top + height / 2);
      while (under?.shadowRoot) {
        const deeper: Element | null = under.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
        if (!deeper || deeper === under) break;
        under = deeper;
      }
      return under !== null && (button.shadowRoot?.contains(under) ?? false);
    });

  for (const glass of [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ])
    it(`leaves the buttons of the board free while all four are asked round ${glass.width} × ${glass.height}`, async () => {
      await setViewport(glass);
      const element = await screen(four(), 'flat', glass);
      expect(deepAll(element, 'section.question').length).to.equal(4);
      // the ruler, too, where there is room for it
      await waitUntil(() => zoomed(element).length >= 3 && zoomed(element).every(Boolean), 'they can be pressed');
    });

  it('passes the tablet where four trays have no room, says so once, and does not offer what cannot be', async () => {
    const glass = { width: 390, height: 844 };
    await setViewport(glass);
    const element = await screen(four(), 'flat', glass);
    const note = () => element.shadowRoot?.querySelector<HTMLElement>('moon-toast.banner');
    expect(element.shadowRoot?.querySelectorAll('.place').length).to.equal(0);
    expect(note()?.textContent).to.contain('needs a larger screen');
    note()?.dispatchEvent(new CustomEvent('closed'));
    await settled();
    expect(note()).to.equal(null);
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    const menu = deep(element, 'moon-match-menu');
    const seatings = deep(menu ?? element, 'moon-segmented');
    expect(seatings?.shadowRoot?.textContent).not.to.contain('Flat table');
    expect(seatings?.shadowRoot?.textContent).to.contain('Pass the tablet');
    expect(menu?.shadowRoot?.textContent).to.contain('A flat table for 4 needs a larger screen.');
    await setViewport({ width: 1180, height: 820 });
    element.style.cssText = 'width: 1180px; height: 820px';
    await waitUntil(() => element.shadowRoot?.querySelectorAll('.place').length === 4, 'flat again where there is room');
  });

  it('what is set right is set right beside the board, where that has questions beside it', async () => {
    const glass = { width: 1180, height: 820 };
    await setViewport(glass);
    const element = await screen(await duel(), 'side', glass);
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    deep(element, 'moon-match-menu')?.dispatchEvent(new CustomEvent('adjust'));
    await settled();
    const panel = deep(element, 'moon-adjust-panel')?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect();
    const board = deep(element, 'moon-board')?.getBoundingClientRect();
    expect(panel?.left ?? 0).to.be.at.least((board?.right ?? NaN) - 1);
    expect(panel?.bottom ?? NaN).to.be.at.most(821);
  });

  it('shows one question whole, and whose it is, beside the board of a phone that lies on its side', async () => {
    const glass = { width: 844, height: 390 };
    await setViewport(glass);
    const element = await screen(await duel(), 'side', glass);
    const [strip, ...others] = element.shadowRoot?.querySelectorAll('moon-seat-strip') ?? [];
    expect(others).to.deep.equal([]);
    const question = strip?.shadowRoot?.querySelector('.question');
    expect(question?.scrollHeight).to.be.at.most((question?.clientHeight ?? 0) + 1);
    expect(strip?.shadowRoot?.querySelector('.status')?.getBoundingClientRect().bottom).to.be.at.most(391);
  });

  it('says what a question is about twice, and then no more', async () => {
    const element = await screen(await duel(), 'flat');
    const strip = element.shadowRoot?.querySelector('moon-seat-strip');
    if (!strip) throw new Error('no strip');
    const { opening } = strip;
    const taught = () => strip.shadowRoot?.querySelector('.first-step')?.textContent ?? '';
    const seen = [taught()];
    for (let times = 0; times < 2; times += 1) {
      strip.opening = null;
      await strip.updateComplete;
      strip.opening = opening;
      await strip.updateComplete;
      seen.push(taught());
    }
    expect(seen.map((words) => words.includes('one Jog a turn is free'))).to.deep.equal([true, true, false]);
  });

  it('does not go on about choosing an action while one is being drawn', async () => {
    const element = await screen(await duel(), 'flat');
    const taught = () => {
      const first = deep(element, '.first-step');
      return first !== null && getComputedStyle(first).display !== 'none';
    };
    expect(taught()).to.equal(true);
    press(element, '[data-id=jog]');
    await settled();
    expect(taught()).to.equal(false);
    const cancel = deep(element, 'moon-move-plan');
    [...(cancel?.shadowRoot?.querySelectorAll('moon-button') ?? [])].at(-1)?.click();
    await settled();
    expect(taught()).to.equal(true);
  });

  it('marks in both deal tables what the revealed cards do to each other', async () => {
    const table = await melee(['falling-swing', 'falling-swing', 'falling-swing', 'high-guard', 'high-guard', 'high-guard']);
    const element = await screen(table, 'flat');
    for (const { seat, kind } of table.openings()) {
      const frame = table.view(seat).stack.at(-1);
      if (kind !== 'melee-card' || frame?.kind !== 'melee') continue;
      const [card] = frame.hands[frame.seats.attacker === seat ? 'attacker' : 'defender'].cards ?? [];
      if (card) await table.decide({ seat, kind: 'play-melee', card });
    }
    await settled();
    const frame = table.view(null).stack.at(-1);
    if (frame?.kind !== 'melee') throw new Error('no melee');
    const stage = deep(element, 'moon-melee-stage');
    const marked = deepAll(stage?.shadowRoot ?? element, '.deal.now').map((place) => place.dataset['against']);
    expect(marked).to.have.members([frame.played.attacker, frame.played.defender]);
  });

  it('shows nothing of a hand outside the held tray, whatever is held', async () => {
    const entry = await melee(['thrust', 'thrust', 'thrust', 'low-guard', 'low-guard', 'low-guard']);
    const other = await melee(['high-guard', 'sweeping-cut', 'rising-attack', 'falling-swing', 'thrust', 'high-guard']);
    expect(entry.openings().map(({ kind }) => kind)).to.deep.equal(['melee-card', 'melee-card']);
    expect(JSON.stringify(entry.view(0).stack)).to.not.equal(JSON.stringify(other.view(0).stack));
    const texts = [];
    for (const table of [entry, other]) {
      const element = await screen(table, 'flat');
      texts.push(
        [...(element.shadowRoot?.querySelectorAll('moon-seat-strip, .band') ?? [])].map((part) =>
          written(part).replaceAll(/lit\$\d+\$/g, ''),
        ),
      );
      element.remove();
    }
    expect(texts[0]).to.deep.equal(texts[1]);
  });

  it('passes the tablet: the cover is on the glass before the next seat sees anything', async () => {
    const table = await melee();
    const element = await screen(table, 'pass');
    const cover = deep(element, 'moon-cover');
    await waitUntil(() => cover?.hasAttribute('open'), 'the cover');
    expect(cover?.textContent).to.contain('Ada');
    await waitUntil(() => element.shadowRoot?.querySelector('moon-seat-strip'), 'the strip behind it');
    press(element, 'moon-cover moon-button, moon-button[tone=question]');
    deep(cover ?? element, 'moon-button')?.click();
    await waitUntil(() => !cover?.hasAttribute('open'), 'the cover goes');
    const before = element.shadowRoot?.querySelector<HTMLElement>('moon-seat-strip')?.dataset['seat'];
    const card = table.view(0).stack.at(-1);
    const held = card?.kind === 'melee' ? card.hands.attacker.cards?.[0] : undefined;
    if (!held) throw new Error('no hand');
    await table.decide({ seat: 0, kind: 'play-melee', card: held });
    expect(before).to.equal('0');
    await waitUntil(() => cover?.hasAttribute('open'), 'the cover again');
    expect(element.shadowRoot?.querySelector<HTMLElement>('moon-seat-strip')?.dataset['seat']).to.equal('0');
    expect(cover?.textContent).to.contain('Ben');
    await waitUntil(
      () => element.shadowRoot?.querySelector<HTMLElement>('moon-seat-strip')?.dataset['seat'] === '1',
      'the view turns behind it',
    );
  });

  it('lays the cover when the players choose to pass the tablet, each time they do', async () => {
    const table = await melee();
    const element = await screen(table, 'flat');
    const cover = deep(element, 'moon-cover');
    for (const time of ['first', 'second']) {
      expect(cover?.hasAttribute('open'), `before the ${time}`).to.equal(false);
      element.seating = 'pass';
      await waitUntil(() => cover?.hasAttribute('open'), `the ${time} cover`);
      expect(cover?.textContent, time).to.contain('Ada');
      cover?.dispatchEvent(new CustomEvent('confirmed'));
      await waitUntil(() => !cover?.hasAttribute('open'), `the ${time} cover goes`);
      element.seating = 'flat';
      await settled();
    }
  });

  it('leaves a seat to a computer and gives it back: what a computer is asked is drawn nowhere', async () => {
    const table = await duel();
    const element = await screen(table, 'flat');
    const questions = () => deepAll(element, 'section.question').length;
    expect(questions()).to.equal(1);
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    press(element, '[data-id="computer:0"]');
    await settled();
    press(element, '[data-id=strong]');
    await settled();
    expect(table.computers).to.deep.include({ level: 'strong', seed: (table.computers?.[0] as { seed?: string } | null)?.seed });
    expect(questions()).to.equal(0);
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    expect(deep(element, '[data-id="concede:0"]')).to.equal(null);
    press(element, '[data-id="person:0"]');
    await settled();
    expect(questions()).to.equal(1);
  });

  it('whoever plays with computers alone is never asked to hand over the tablet', async () => {
    const table = await duel();
    await table.seatComputer?.(1, 'club');
    const element = await screen(table, 'pass', { width: 390, height: 844 });
    await settled();
    expect(element.shadowRoot?.querySelector('moon-cover')?.hasAttribute('open')).to.equal(false);
    expect(element.shadowRoot?.querySelector<HTMLElement>('moon-seat-strip')?.dataset['seat']).to.equal('0');
  });

  it('the hand of whoever plays with computers alone lies open; a person opposite would see it', async () => {
    const table = await melee();
    const element = await screen(table, 'side');
    const strip = () => deep(element, 'moon-seat-strip[data-seat="0"]')?.shadowRoot ?? null;
    const visible = () => {
      const question = strip();
      return question ? [deepAll(question, '.tray > button').length, deepAll(question, 'moon-melee-card').length > 0] : null;
    };
    expect(visible()).to.deep.equal([1, false]);
    await table.seatComputer?.(1, 'club');
    await settled();
    expect(visible()).to.deep.equal([0, true]);
    await table.seatComputer?.(1, null);
    await settled();
    expect(visible()).to.deep.equal([1, false]);
  });

  it('Undo stands beside the stones on a phone, so that the coins are all that is below them', async () => {
    const glass = { width: 390, height: 844 };
    await setViewport(glass);
    const table = await duel();
    await table.seatComputer?.(1, 'club');
    const element = await screen(table, 'side', glass);
    const box = (part: string) => deep(element, part)?.getBoundingClientRect() ?? new DOMRect();
    const [undo, stones, coins] = [box('moon-undo-button'), box('.stones'), box('.coins')];
    expect(undo.left).to.be.at.least(stones.right - 1);
    expect(undo.bottom).to.be.at.most(coins.top + 1);
    const heights = () => deepAll(element, '.status').map((strip) => Math.round(strip.getBoundingClientRect().height));
    expect(Math.max(...heights())).to.be.at.most(124);
    const before = heights();
    await table.decide({ seat: 0, kind: 'stand-by', until: 'activation' });
    await settled();
    expect(box('.recall').left, 'a pass that stands finds room beside it').to.be.at.least(box('moon-undo-button').right - 1);
    expect(box('.recall').right).to.be.at.most(box('.status').right);
    expect(heights()).to.deep.equal(before);
  });

  it(
    'says which turn begins over the board for a moment, without being in the way',
    inMotion(async () => {
      const table = await duel();
      const element = await screen(table, 'side');
      expect(deep(element, 'moon-match-header')?.shadowRoot?.textContent).to.contain('Turn 2 of 4');
      const sign = () => element.shadowRoot?.querySelector('.turn-sign');
      for (let made = 0; made < 9 && table.view(null).order.turn < 3; made += 1) {
        const [opening] = table.openings();
        if (opening?.kind === 'activate') await table.decide({ seat: 1, kind: 'activate', model: '1:beaky-bobby' });
        else if (opening) await table.decide({ seat: opening.seat, kind: 'end-activation' });
      }
      await waitUntil(() => sign(), 'the sign');
      expect(sign()?.textContent).to.equal('Turn 3 of 4');
      expect(getComputedStyle(sign() ?? element).pointerEvents).to.equal('none');
      await waitUntil(() => !sign(), 'it goes');
    }),
  );

  it('puts what shows nothing of a hand to the other without a cover, and says whom it asks', async () => {
    const table = await duel();
    const element = await screen(table, 'pass', { width: 390, height: 844 });
    const cover = deep(element, 'moon-cover');
    await waitUntil(() => cover?.hasAttribute('open'), 'the cover');
    deep(cover ?? element, 'moon-button')?.click();
    await waitUntil(() => !cover?.hasAttribute('open'), 'Ada has it');
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await settled();
    expect(table.openings().map(({ seat, kind }) => `${seat} ${kind}`)).to.deep.equal(['1 reaction']);
    expect(cover?.hasAttribute('open')).to.equal(false);
    const asked = deep(deep(element, 'moon-seat-strip[data-seat="1"]') ?? element, '.question');
    expect(asked?.querySelector('.whom')?.textContent).to.contain('Ask Ben:');
    await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    expect(cover?.hasAttribute('open'), 'it has been in one hand').to.equal(false);
    await table.decide({ seat: 0, kind: 'end-activation' });
    await waitUntil(() => cover?.hasAttribute('open'), 'the turn goes on: it is handed over');
  });

  it('asks once more before anybody concedes, then shows the sunrise', async () => {
    const table = await duel();
    const element = await screen(table, 'flat');
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    press(element, '[data-id="concede:0"]');
    await settled();
    expect(table.view(null).order.result).to.equal(null);
    press(element, 'moon-button[tone=harm]');
    await settled();
    expect(table.view(null).order.result?.winner).to.equal(1);
    const end = element.shadowRoot?.querySelector('moon-match-end');
    expect(end?.shadowRoot?.querySelector('h2')?.textContent).to.contain('Ben');
    await expect(end).to.be.accessible();
    await setViewport({ width: 1180, height: 820 });
    element.style.cssText = 'width: 1180px; height: 820px';
    await settled();
    const [first, second] = [...(end?.shadowRoot?.querySelectorAll('table') ?? [])].map((element) => element.getBoundingClientRect());
    expect(second?.left, 'both troupes are seen at once').to.be.above(first?.right ?? Infinity);
  });

  it('goes from the end to the table and back to the result, also by keys, and its menu offers nothing that would go on', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await table.decide({ seat: 1, kind: 'concede' });
    const element = await screen(table, 'flat');
    const end = () => element.shadowRoot?.querySelector('moon-match-end') ?? null;
    const back = () =>
      [...(element.shadowRoot?.querySelectorAll('moon-button') ?? [])].find((element) => element.textContent === 'The result');
    expect(back()).to.equal(undefined);
    for (const how of ['touch', 'keys'] as const) {
      press(element, '.buttons moon-button[icon=eye]');
      await settled();
      expect(end()).to.equal(null);
      if (how === 'touch') back()?.click();
      else {
        back()?.focus();
        await sendKeys({ press: 'Enter' });
      }
      await settled();
      expect(end()).not.to.equal(null);
    }
    await waitUntil(() => end()?.matches(':focus-within'), 'the focus is not lost');
    expect(back()).to.equal(undefined);
    press(element, '.buttons moon-button[icon=eye]');
    await settled();
    await expect(element).to.be.accessible();
    press(element, 'moon-icon-button[icon=menu]');
    await settled();
    const offered = deepAll(deep(element, 'moon-choice-list') ?? element, '[data-id]').map(({ dataset }) => dataset['id']);
    expect(offered).to.deep.equal(['log', 'rules', 'replay', 'export', 'leave']);
  });
});
