import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/hand/hand-glass.ts';
import '../../../src/ui/match/match-screen.ts';
import type { HostingPort, OtherGlass } from '../../../src/ui/contexts/table/hosting-port.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import type { MoonHandGlass } from '../../../src/ui/hand/hand-glass.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { claim, deep, duel, melee, written } from '../match/tables/tables.ts';

/** The same table on a glass that stands otherwise. */
const seen = (table: TablePort, glass: Partial<TablePort>): TablePort =>
  new Proxy(table, {
    get(target, name) {
      if (name in glass) return glass[name as keyof TablePort];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const phone = async (table: TablePort): Promise<MoonHandGlass> => {
  const element = await fixture<MoonHandGlass>(
    html`<moon-hand-glass .table=${seen(table, { guest: true, elsewhere: [1] })}></moon-hand-glass>`,
  );
  await settled();
  return element;
};
const question = (element: Element) => deep(element, 'section.question');

/** Another glass that has the hand of Ada. */
function hosting(state: OtherGlass['state']) {
  const glass = { part: 'hand' as const, seats: [0], state, replaced: false };
  const taken: OtherGlass[] = [];
  const port = { glasses: [glass], goOnHere: (other: OtherGlass) => taken.push(other), subscribe: () => () => undefined };
  return { taken, port: port as unknown as HostingPort };
}
const tablet = async (table: TablePort, hosts: HostingPort): Promise<MoonMatchScreen> => {
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen
      style="width: 1180px; height: 820px"
      .table=${seen(table, { handsElsewhere: [0], hosting: hosts })}
      .seating=${'side'}
    ></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  await settled();
  return element;
};
const CARDS = /green-2|pink-1|blue-3/;

describe('a hand on a phone', () => {
  before(() => installTheme());

  for (const [width, height] of [
    [360, 640],
    [430, 932],
    [844, 390],
  ] as const)
    it(`holds its cards open and is asked there, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const table = await claim(['green-2', 'pink-1']);
      const element = await phone(table);
      expect(question(element)?.getAttribute('data-asks')).to.equal('claim');
      expect(written(element)).to.match(CARDS);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      const card = deep(element, 'moon-card-hand')?.shadowRoot?.querySelector('button');
      const box = card?.getBoundingClientRect();
      expect(box?.bottom ?? Infinity).to.be.at.most(height);
      await expect(element).to.be.accessible();
    });

  it('says in a first match what a newcomer needs to know of the question, and in no other', async () => {
    const table = await claim(['green-2', 'pink-1']);
    const hints = async (first: boolean): Promise<(string | undefined)[]> => {
      const element = await phone(seen(table, { first }));
      return [...(question(element)?.querySelectorAll('.first-step') ?? [])].map((hint) => hint.textContent?.trim());
    };
    expect(await hints(true)).to.deep.equal(['You may lie: as long as you are believed, the card counts as what you say.']);
    expect(await hints(false)).to.deep.equal([]);
  });

  it('says where the board is asked, and who is asked else', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await phone(await duel());
    expect(question(element)).to.equal(null);
    expect(deep(element, '.waits')?.textContent).to.contain('You decide at the board');
  });

  it('knows no card of the other player', async () => {
    const table = await melee(['thrust', 'high-guard', 'sweeping-cut']);
    const element = await phone(table);
    const others = table.view(1).stack.findLast((frame) => frame.kind === 'melee');
    expect(others?.kind === 'melee' && (others.hands.defender.cards ?? []).length > 0).to.equal(true);
    expect(question(element)?.getAttribute('data-seat')).to.equal('0');
    expect(element.shadowRoot?.querySelectorAll('[data-seat="1"]').length).to.equal(0);
  });
});

describe('a phone between its questions, and under a thumb', () => {
  const texts = (element: Element, selector: string): string[] =>
    [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((element) => element.textContent.trim());

  it('tells the turn, who is active and what has just happened, also to a page that began anew', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await claim(['green-2', 'pink-1']);
    await table.decide({ seat: 0, kind: 'claim', card: 'green-2', as: 'green-3' });
    await table.decide({ seat: 1, kind: 'bluff' });
    const element = await phone(table);
    expect(texts(element, '.turn')[0]).to.contain('Turn 2 of 4').and.contain('Flintlock');
    expect(texts(element, '.news').length).to.be.greaterThan(0);
  });

  it('is a book of the own troupe: a touch on a name shows its card, and nobody else’s is in it', async () => {
    const element = await phone(await duel());
    expect(texts(element, '.model > span')).to.deep.equal(['Flintlock']);
    element.shadowRoot?.querySelector<HTMLElement>('.model > span')?.click();
    await settled();
    expect(deep(element, 'moon-model-sheet')?.shadowRoot?.querySelector('moon-dialog')).not.to.equal(null);
  });

  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const)
    it(`shows every melee card whole at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const element = await phone(await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut']));
      const boxes = [...(deep(element, 'moon-card-hand')?.shadowRoot?.querySelectorAll('button') ?? [])].map((card) =>
        card.getBoundingClientRect(),
      );
      expect(boxes).to.have.length(5);
      for (const [nth, box] of boxes.entries()) {
        expect([box.left >= 0, box.right <= width, box.bottom <= height]).to.deep.equal([true, true, true]);
        const next = boxes[nth + 1];
        if (next && Math.abs(next.top - box.top) < 20) expect(next.left).to.be.at.least(box.right - 1);
      }
    });

  it('keeps to its width where letters are twice as large, and lies to the left of a left hand', async () => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      await setViewport({ width: 360, height: 640 });
      const element = await phone(await claim(['green-2', 'pink-1']));
      expect(root.scrollWidth).to.be.at.most(360);
      const [pennant, name] = ['moon-pennant', 'h1'].map((part) => deep(element, part)?.getBoundingClientRect());
      expect(name?.left ?? 0).to.be.at.least(pennant?.right ?? Infinity);
      expect(question(element)?.scrollWidth ?? Infinity).to.be.at.most(360);
    } finally {
      root.style.fontSize = '';
    }
    await setViewport({ width: 844, height: 390 });
    for (const isLeft of [false, true]) {
      root.toggleAttribute('data-left', isLeft);
      const element = await phone(await claim(['green-2', 'pink-1']));
      expect((question(element)?.getBoundingClientRect().left ?? 0) < 100).to.equal(isLeft);
    }
    root.removeAttribute('data-left');
  });

  it('shows when the round ends, and watches no clock where none runs', async () => {
    const table = await duel();
    const round = (roundEnds: number | null) =>
      fixture<MoonHandGlass>(html`<moon-hand-glass .table=${seen(table, { guest: true, elsewhere: [1], roundEnds })}></moon-hand-glass>`);
    const clock = (element: Element) => deep(element, 'moon-round-clock')?.shadowRoot?.querySelector('button') ?? null;
    const timed = await round(Date.now() + 30 * 60_000);
    await settled();
    expect(clock(timed)).not.to.equal(null);
    expect(clock(await round(null))).to.equal(null);
  });
});

describe('several hands on one phone', () => {
  it('go behind a cover whenever another player is asked', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await claim(['green-2', 'pink-1']);
    const element = await fixture<MoonHandGlass>(
      html`<moon-hand-glass .table=${seen(table, { guest: true, elsewhere: [] })}></moon-hand-glass>`,
    );
    await settled();
    const cover = () => deep(element, 'moon-cover');
    expect(cover()?.getAttribute('confirm-label')).to.contain('Ada');
    expect(written(element)).not.to.match(CARDS);
    cover()?.dispatchEvent(new CustomEvent('confirmed'));
    await settled();
    expect(written(element)).to.match(CARDS);
    await table.decide({ seat: 0, kind: 'claim', card: 'green-2', as: 'green-3' });
    await settled();
    expect(cover()?.getAttribute('confirm-label')).to.contain('Ben');
    expect(written(element)).not.to.match(CARDS);
  });
});

describe('the tablet of a hand that lies on a phone', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 1180, height: 820 }));

  it('asks nothing of the hand, holds nothing of it, and shows a phone', async () => {
    const element = await tablet(await claim(['green-2', 'pink-1']), hosting('here').port);
    const strip = deep(element, '[data-seat="0"]');
    expect(strip?.shadowRoot?.querySelector('section.question')).to.equal(null);
    expect(strip?.shadowRoot?.querySelector('.glass')?.getAttribute('data-state')).to.equal('here');
    expect(written(element)).not.to.match(CARDS);
  });

  it('asks at the board as ever', async () => {
    const element = await tablet(await duel(), hosting('here').port);
    expect(deep(element, '[data-seat="0"]')?.shadowRoot?.querySelector('section.question')?.getAttribute('data-asks')).to.equal('act');
  });

  it('takes the questions of a phone that is away behind a cover', async () => {
    const { port, taken } = hosting('away');
    const element = await tablet(await claim(['green-2', 'pink-1']), port);
    const strip = deep(element, '[data-seat="0"]');
    strip?.shadowRoot?.querySelector<HTMLElement>('[data-id="go-on-here"]')?.click();
    await waitUntil(() => taken.length > 0, 'the questions were asked for');
    expect(deep(element, 'moon-cover')?.hasAttribute('open')).to.equal(true);
    expect(written(element)).not.to.match(CARDS);
  });
});
