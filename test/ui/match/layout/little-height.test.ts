import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { claim, deep, deepAll, melee } from '../tables/tables.ts';

const INCH = 254;
const CLUB = { level: 'club' };
const HAND = ['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe'] as const;

async function screenOf(table: TablePort, width: number, height: number): Promise<MoonMatchScreen> {
  await setViewport({ width, height });
  return fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${'side'} .table=${table}></moon-match-screen>`,
  );
}

/** How many elements of a question there are, and which of them nobody sees whole without scrolling. */
async function seenIn(screen: MoonMatchScreen, selector: string): Promise<{ count: number; cut: string[] }> {
  await waitUntil(() => deep(screen, `section.question`) && deepAll(screen, selector).length > 0, selector);
  for (let times = 0; times < 3; times += 1) await settled();
  const question = deep(screen, 'section.question')?.getBoundingClientRect();
  const elements = deepAll(screen, selector);
  const cut = elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return !question || top < question.top - 0.5 || bottom > question.bottom + 0.5;
  });
  return { count: elements.length, cut: cut.map(({ textContent }) => textContent.trim()) };
}

describe('a person who plays alone on a phone held across', () => {
  before(() => installTheme());
  const against = (table: TablePort, person: number): TablePort => {
    Object.defineProperty(table, 'computers', { value: [0, 1].map((seat) => (seat === person ? null : CLUB)) });
    return table;
  };

  it('sees the hand whole beside what a card does, and all ten claims', async () => {
    const screen = await screenOf(against(await claim([...HAND]), 0), 844, 390);
    const hand = await seenIn(screen, '.held');
    expect(hand.count).to.be.above(1);
    expect(hand.cut).to.deep.equal([]);
    deep(screen, '.held')?.click();
    expect(await seenIn(screen, '.ten button')).to.deep.equal({ count: 10, cut: [] });
  });

  it('sees what is claimed, the own hand and both answers', async () => {
    const table = await claim([...HAND]);
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'green-2' });
    const screen = await screenOf(against(table, 1), 844, 390);
    expect(await seenIn(screen, 'button[data-id="ok"], button[data-id="bluff"]')).to.deep.equal({ count: 2, cut: [] });
    expect((await seenIn(screen, '.held')).cut).to.deep.equal([]);
    expect((await seenIn(screen, '.claim .say')).cut).to.deep.equal([]);
  });

  it('sees melee cards whole, and on a tablet side by side without one over the other', async () => {
    const cards = ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut'] as const;
    const low = await screenOf(against(await melee([...cards]), 0), 844, 390);
    expect((await seenIn(low, '.held')).cut).to.deep.equal([]);
    const high = await screenOf(against(await melee([...cards]), 0), 1180, 820);
    const { count, cut } = await seenIn(high, '.held');
    expect(count).to.be.above(3);
    expect(cut).to.deep.equal([]);
    const boxes = deepAll(high, '.held .picture').map((element) => element.getBoundingClientRect());
    const over = boxes.filter((a, nth) =>
      boxes.some((b, other) => other > nth && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    );
    expect(over).to.have.lengthOf(0);
  });
});

describe('three who sit side by side', () => {
  before(() => installTheme());

  it('see all actions of a model above their strips', async () => {
    const place = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, energy: 3 });
    const table = rulesTable(
      {
        seats: [
          { faction: 'commonwealth', troupe: ['flintlock', 'quack'] },
          { faction: 'dominion', troupe: ['beaky-bobby', 'grub'] },
          { faction: 'commonwealth', troupe: ['baron-von-fancyhat'] },
        ],
        options: {},
        terrain: [],
        seed: '1',
        start: 'activation',
        position: {
          turn: 2,
          first: 0,
          models: {
            '0:flintlock': place(18, 18),
            '0:quack': place(16, 18),
            '1:beaky-bobby': place(30, 30),
            '1:grub': place(32, 30),
            '2:baron-von-fancyhat': place(4, 30),
          },
          stones: [],
        },
      },
      ['Ada', 'Ben', 'Cleo'],
    );
    await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
    const screen = await screenOf(table, 1180, 820);
    const { count, cut } = await seenIn(screen, '.bar .press');
    expect(count).to.be.above(6);
    expect(cut).to.deep.equal([]);
    const end = deep(screen, '.bar .end')?.getBoundingClientRect();
    const under = deepAll(screen, '.bar .press:not(.end)').filter((press) => press.getBoundingClientRect().bottom > (end?.top ?? 0) + 0.5);
    expect(under.map(({ textContent }) => textContent.trim())).to.deep.equal([]);
  });
});
