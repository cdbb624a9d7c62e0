import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { ArcaneCard } from '../../../../src/rules/terms/decks.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, holdTimers, html, inMotion, settled, waitUntil } from '../../support.ts';
import { claim, deep, deepAll, melee } from '../tables/tables.ts';

const screen = async (table: TablePort, seating: Seating, [width, height]: readonly [number, number] = [820, 1180]) => {
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="width: ${width}px; height: ${height}px" .table=${table} .seating=${seating}></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  await settled();
  return element;
};
const stage = (element: Element) => deep(element, 'moon-arcane-stage')?.shadowRoot;
const words = (element: Element) => (stage(element)?.textContent ?? '').replaceAll(/\s+/g, ' ');
const card = (element: Element) => stage(element)?.querySelector('moon-arcane-card')?.getAttribute('card');
const faces = (element: Element) =>
  [...(stage(element)?.querySelectorAll('.laid moon-arcane-card.face, .over moon-arcane-card') ?? [])].map((card) =>
    card.getAttribute('card'),
  );
const asked = (element: Element) => deepAll(element, 'section.question').length;
const goOn = async (element: Element) => {
  stage(element)?.querySelector<HTMLElement>('.after moon-button')?.click();
  await settled();
};

/** Six cards for Ben to resist with come after the two of Ada. */
const LIE: ArcaneCard[] = ['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe'];

describe('a bluff that is called', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 820, height: 1180 }));

  it('ARC-23: the lie lies open while it is asked what lies over it; then the verdict stands, and nothing has happened until it was seen', async () => {
    const table = await claim(LIE);
    const health = () => deep(deep(element, 'moon-seat-strip[data-seat="1"]') ?? element, '.coin .life')?.textContent;
    const element = await screen(table, 'flat');
    const before = health();
    expect(await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'green-3' })).to.equal(null);
    await settled();
    expect(card(element), 'it lies face down, whatever is said of it').to.equal(null);
    expect(words(element)).to.contain('Green 3?');
    await table.decide({ seat: 1, kind: 'bluff' });
    await settled();
    expect(table.openings()[0]?.kind).to.equal('replace');
    expect(card(element)).to.equal('pink-2');
    expect(words(element).split('A lie: it is Pink 2.'), 'once for each reader').to.have.length(3);
    expect(stage(element)?.querySelector('.after'), 'the question already waits for a tap').to.equal(null);
    await table.decide({ seat: 1, kind: 'replace', card: 'green-1' });
    await settled();
    expect(asked(element), 'nobody is asked while the verdict stands').to.equal(0);
    expect(faces(element), 'the caught card stays below what was laid over it').to.deep.equal(['pink-2', 'green-1']);
    expect(words(element)).to.contain('Ben replaces it with Green 1.').and.to.contain('Now: ');
    expect(health()).to.equal(before);
    await expect(element).to.be.accessible();
    await goOn(element);
    expect(stage(element)?.querySelector('.stage')).to.equal(null);
    expect(asked(element)).to.be.above(0);
    expect(table.view(null).table.models['1:beaky-bobby']?.wounds, 'there was something to see').to.be.above(0);
    expect(health()).to.not.equal(before);
  });

  it('a card that lies face down is seen by all before anything is said of it, and nobody chooses any more', async () => {
    const element = await screen(await claim(LIE), 'flat');
    expect(words(element)).to.contain('Choosing');
    deep(element, 'moon-peek')?.dispatchEvent(new CustomEvent('picked', { detail: { id: '0:pink-2' }, bubbles: true, composed: true }));
    await settled();
    expect(words(element)).to.not.contain('Choosing');
    expect(card(element), 'only its back').to.equal(null);
    expect(stage(element)?.innerHTML).to.not.contain('pink-2');
    deep(element, 'moon-claim-prompt')?.shadowRoot?.querySelector<HTMLElement>('.corner moon-button')?.click();
    await settled();
    expect(words(element), 'it is in the hand again').to.contain('Choosing');
  });

  it('ARC-21: the truth is turned over, too; what was believed is not', async () => {
    for (const call of ['bluff', 'ok'] as const) {
      const table = await claim(LIE);
      const element = await screen(table, 'side');
      await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
      await table.decide({ seat: 1, kind: call });
      await settled();
      // who sits side by side reads it once, who sits across reads it upright
      expect(words(element).split('The truth!').length - 1).to.equal(call === 'bluff' ? 1 : 0);
      expect(asked(element) === 0).to.equal(call === 'bluff');
      element.remove();
    }
  });

  it(
    'ARC-20: what was believed has its moment, face down, the same for a truth and for a lie; it goes by itself, and asks nobody meanwhile',
    inMotion(async () => {
      const seen: string[] = [];
      for (const laid of ['green-3', 'pink-1'] as const) {
        const table = await claim(['pink-1', 'green-3', ...LIE.slice(2)]);
        const element = await screen(table, 'flat');
        await table.decide({ seat: 0, kind: 'claim', card: laid, as: 'green-3' });
        await settled();
        seen.push(stage(element)?.innerHTML ?? '');
        const timers = holdTimers(1000);
        try {
          await table.decide({ seat: 1, kind: 'ok' });
          await settled();
          expect(stage(element)?.querySelector('.seal')).not.to.equal(null);
          expect(faces(element), 'it stays face down').to.deep.equal([]);
          expect(asked(element)).to.equal(0);
          seen.push(stage(element)?.innerHTML ?? '');
        } finally {
          timers.restore();
        }
        await waitUntil(() => stage(element)?.querySelector('.stage') === null, 'it goes by itself');
        expect(asked(element)).to.be.above(0);
        element.remove();
      }
      expect(seen.slice(2)).to.deep.equal(seen.slice(0, 2));
    }),
  );

  it(
    'ink that reaches 3 px beyond its lines makes a duel no shorter, words that reach 12 px do; the seal never hides the card',
    inMotion(async () => {
      const shortened: (string | null | undefined)[] = [];
      for (const beyond of [3, 12]) {
        await setViewport({ width: 1180, height: 820 });
        const table = await claim(['pink-1', 'green-3', ...LIE.slice(2)]);
        const element = await screen(table, 'flat', [1180, 820]);
        await table.decide({ seat: 0, kind: 'claim', card: 'green-3', as: 'green-3' });
        await settled();
        const ink = new CSSStyleSheet();
        ink.replaceSync(
          `.facts { position: relative } .facts::after { content: ''; position: absolute; top: 100%; width: 1px; height: ${beyond}px }`,
        );
        stage(element)?.adoptedStyleSheets.push(ink);
        const timers = holdTimers(1000);
        try {
          await table.decide({ seat: 1, kind: 'ok' });
          for (let times = 0; times < 4; times += 1) await settled();
          const heightOf = (part: string): number => stage(element)?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
          shortened.push(deep(element, 'moon-arcane-stage')?.getAttribute('data-short'));
          expect(heightOf('.seal')).to.be.above(0);
          if (beyond === 3) expect(heightOf('.laid moon-arcane-card')).to.be.above(1.5 * heightOf('.seal'));
        } finally {
          timers.restore();
        }
        element.remove();
      }
      expect(shortened).to.deep.equal([null, 'least']);
    }),
  );

  it('waits for nobody where only computers sit, nor once the last person has left', async () => {
    for (const left of ['before', 'meanwhile'] as const) {
      const table = await claim(LIE);
      const leave = () => Object.defineProperty(table, 'computers', { value: table.seats.map(() => ({ level: 'gentle' })) });
      if (left === 'before') leave();
      const element = await screen(table, 'side');
      await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
      await table.decide({ seat: 1, kind: 'bluff' });
      await settled();
      if (left === 'meanwhile') {
        expect(stage(element)?.querySelector('.after')).not.to.equal(null);
        leave();
        await table.decide(table.choices(table.openings()[0]?.seat ?? 0).decisions[0] ?? { seat: 0, kind: 'pass' });
        await settled();
      }
      expect(stage(element)?.querySelector('.after')).to.equal(null);
      element.remove();
    }
  });

  it('does not keep the end from a player who gives up', async () => {
    const table = await claim(LIE);
    const element = await screen(table, 'flat');
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'green-3' });
    await table.decide({ seat: 1, kind: 'bluff' });
    await table.decide({ seat: 1, kind: 'replace', card: 'green-1' });
    await settled();
    expect(stage(element)?.querySelector('.after')).not.to.equal(null);
    await table.decide({ seat: 1, kind: 'concede' });
    await waitUntil(() => deep(element, 'moon-match-end') !== null, 'the end is shown');
  });

  it('is gone under the finger, before what has come of it is drawn', async () => {
    const table = await claim(LIE);
    const element = await screen(table, 'side');
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
    await table.decide({ seat: 1, kind: 'bluff' });
    await settled();
    const band = deep<HTMLElement>(element, 'moon-arcane-stage');
    const seen = () => band && getComputedStyle(band).visibility;
    expect(seen()).to.equal('visible');
    stage(element)?.querySelector<HTMLElement>('.after moon-button')?.click();
    expect(seen()).to.equal('hidden');
    expect(asked(element), 'nothing is drawn under the finger').to.equal(0);
    await settled();
    expect(asked(element)).to.be.above(0);
    expect(seen(), 'for the next one').to.equal('visible');
  });

  it('stands while the glass is turned', async () => {
    const table = await claim(LIE);
    const element = await screen(table, 'side');
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
    await table.decide({ seat: 1, kind: 'bluff' });
    await settled();
    element.style.cssText = 'width: 1180px; height: 820px';
    await settled();
    expect(words(element)).to.contain('The truth!');
    expect(asked(element)).to.equal(0);
    await goOn(element);
    expect(asked(element)).to.be.above(0);
  });
});

describe('the last cards of a melee', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 820, height: 1180 }));
  const fight = (element: Element) => deep(element, 'moon-melee-stage')?.shadowRoot;
  const textOf = (element: Element) => (fight(element)?.textContent ?? '').replaceAll(/\s+/g, ' ');
  const cards = (element: Element) =>
    [...(fight(element)?.querySelectorAll('moon-melee-card.revealed') ?? [])].map((element) => element.getAttribute('card')).sort();

  /** Both have no more than one of each card, so nobody is asked for copies. */
  async function fought(alone: boolean) {
    const table = await melee();
    if (alone) Object.defineProperty(table, 'computers', { value: table.seats.map(() => ({ level: 'gentle' })) });
    const element = await screen(table, 'flat');
    for (let times = 0; times < 20 && table.view(null).stack.some(({ kind }) => kind === 'melee'); times += 1) {
      const [opening] = table.openings();
      if (!opening) break;
      const { decisions } = table.choices(opening.seat);
      const quiet = decisions.find(({ kind }) => kind === 'pass') ?? decisions[0];
      if (!quiet || (await table.decide(quiet)) !== null) break;
    }
    await settled();
    return { table, element };
  }

  it('stand though they do nothing to each other and nobody is asked anything', async () => {
    const table = await melee(['low-guard', 'thrust', 'high-guard', 'sweeping-cut', 'rising-attack', 'low-guard', 'falling-swing']);
    const element = await screen(table, 'flat');
    for (const seat of [0, 1]) await table.decide({ seat, kind: 'play-melee', card: 'low-guard' });
    await settled();
    expect(cards(element)).to.deep.equal(['low-guard', 'low-guard']);
    expect(textOf(element)).to.contain('No blood is drawn.').and.not.to.contain('unhurt');
  });

  it('can be read and left at the edge of each of two who face each other, at one edge by two who sit side by side', async () => {
    const outcomes = async (seating: 'flat' | 'side') => {
      const table = await melee(['low-guard', 'thrust', 'high-guard', 'sweeping-cut', 'rising-attack', 'low-guard', 'falling-swing']);
      const element = await screen(table, seating);
      for (const seat of [0, 1]) await table.decide({ seat, kind: 'play-melee', card: 'low-guard' });
      await settled();
      return { element, after: [...(fight(element)?.querySelectorAll<HTMLElement>('.after') ?? [])] };
    };
    const flat = await outcomes('flat');
    expect(flat.after.map(({ dataset }) => dataset['edge']).sort()).to.deep.equal(['far', 'near']);
    const [far, near] = ['far', 'near'].map((edge) => flat.after.find(({ dataset }) => dataset['edge'] === edge)?.getBoundingClientRect());
    const halves = fight(flat.element)?.querySelector('.halves')?.getBoundingClientRect();
    expect((far?.bottom ?? NaN) <= (halves?.top ?? NaN) + 1, 'above the halves').to.equal(true);
    expect((near?.top ?? NaN) >= (halves?.bottom ?? NaN) - 1, 'below the halves').to.equal(true);
    expect(flat.after.filter(({ firstElementChild }) => firstElementChild?.getAttribute('aria-hidden') === 'true')).to.have.lengthOf(1);
    flat.after
      .find(({ dataset }) => dataset['edge'] === 'far')
      ?.querySelector<HTMLElement>('moon-button')
      ?.click();
    await settled();
    expect(fight(flat.element)?.querySelector('.stage'), 'each of them goes on').to.equal(null);
    expect((await outcomes('side')).after.map(({ dataset }) => dataset['edge'])).to.deep.equal(['near']);
    const { element: turned } = await outcomes('flat');
    turned.style.cssText = 'width: 1180px; height: 820px';
    await settled();
    const within = [...(fight(turned)?.querySelectorAll<HTMLElement>('.after') ?? [])];
    expect(within.map(({ dataset, parentElement }) => [dataset['edge'], parentElement?.className])).to.deep.equal([
      ['first', 'turned sideways'],
      ['second', 'turned sideways'],
    ]);
  });

  it('FUP-4: light up nothing on the card that only stays in force while the other strikes again', async () => {
    const table = await melee([
      ...(['rising-attack', 'high-guard', 'sweeping-cut', 'falling-swing', 'sweeping-cut'] as const),
      ...(['low-guard', 'thrust'] as const),
    ]);
    const element = await screen(table, 'flat');
    const lit = () =>
      deepAll(element, 'moon-melee-card.revealed').map((element) => [
        element.getAttribute('card'),
        ...deepAll(element, '[aria-current]').map((cell) => cell.getAttribute('data-against')),
      ]);
    await table.decide({ seat: 1, kind: 'play-melee', card: 'low-guard' });
    await table.decide({ seat: 0, kind: 'play-melee', card: 'rising-attack' });
    for (let times = 0; times < 9 && table.openings()[0]?.kind !== 'follow-up'; times += 1) {
      const { decisions } = table.choices(table.openings()[0]?.seat ?? 0);
      const quiet = decisions.find(({ kind }) => kind === 'pass') ?? decisions[0];
      if (quiet) await table.decide(quiet);
    }
    await settled();
    expect(lit()).to.deep.equal([
      ['rising-attack', 'low-guard'],
      ['low-guard', 'rising-attack'],
    ]);
    await table.decide({ seat: 1, kind: 'follow-up', card: 'thrust' });
    await settled();
    expect(lit()).to.deep.equal([['rising-attack'], ['thrust', 'rising-attack']]);
  });

  it('stand with what they did until somebody goes on', async () => {
    const { table, element } = await fought(false);
    expect(
      table.view(null).stack.some(({ kind }) => kind === 'melee'),
      'it is over',
    ).to.equal(false);
    expect(cards(element).length).to.equal(2);
    expect(textOf(element))
      .to.match(/Flintlock (suffers|is)/)
      .and.to.match(/Beaky Bobby (suffers|is)/);
    expect(asked(element), 'nobody is asked meanwhile').to.equal(0);
    await expect(element).to.be.accessible();
    fight(element)?.querySelector<HTMLElement>('.after moon-button')?.click();
    await settled();
    expect(fight(element)?.querySelector('.stage')).to.equal(null);
    expect(asked(element)).to.be.above(0);
  });

  it('stand with all they did, and once, though somebody was asked where to put a moonstone before the melee was over', async () => {
    const bobby = { wounds: 6, stones: 1, energy: 1 };
    const table = await melee(['rising-attack', 'thrust', 'high-guard', 'sweeping-cut', 'low-guard', 'falling-swing'], bobby);
    const element = await screen(table, 'flat');
    const wounds = () => table.view(null).table.models['0:flintlock']?.wounds ?? 0;
    await table.decide({ seat: 1, kind: 'play-melee', card: 'falling-swing' });
    await table.decide({ seat: 0, kind: 'play-melee', card: 'rising-attack' });
    for (let times = 0; times < 6 && wounds() === 0; times += 1) {
      const [first] = table.choices(table.openings()[0]?.seat ?? 0).decisions;
      if (first) await table.decide(first);
    }
    await settled();
    expect(table.view(null).stack.at(-1)?.kind, 'the melee is not what is asked about').to.equal('effects');
    const hurt = wounds();
    expect(hurt, 'both have struck').to.be.above(0);
    const [put] = table.choices(table.openings()[0]?.seat ?? 0).decisions;
    if (put) await table.decide(put);
    await settled();
    expect(textOf(element)).to.contain(`Flintlock suffers ${hurt} wound`).and.to.contain('Beaky Bobby is slain.');
    expect(deep(element, '.news') === null, 'no line of the log lies over it').to.equal(true);
    fight(element)?.querySelector<HTMLElement>('.after moon-button')?.click();
    await settled();
    expect(fight(element)?.querySelector('.stage')).to.equal(null);
    for (let times = 0; times < 3; times += 1) {
      const [next] = table.choices(table.openings()[0]?.seat ?? 0).decisions;
      if (next) await table.decide(next);
      await settled();
      expect(fight(element)?.querySelector('.stage'), 'it has been seen').to.equal(null);
    }
  });

  it('are not held up where computers play alone', async () => {
    const { element } = await fought(true);
    expect(fight(element)?.querySelector('.after')).to.equal(null);
  });
});
