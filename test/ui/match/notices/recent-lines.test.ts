import { setViewport } from '@web/test-runner-commands';
import { render } from 'lit';
import type { LogEntry, TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { recentList } from '../../../../src/ui/match/notices/recent-lines.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { MoonSeatStrip } from '../../../../src/ui/match/strips/seat-strip.ts';
import { besideOf } from '../../../../src/ui/table/card-of.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { deep, duel, melee } from '../tables/tables.ts';

it('beside the one who acts stand its passive abilities, and none of another kind', async () => {
  const table = await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut']);
  const { active } = table.view(null).order;
  if (active === null) throw new Error('nobody acts');
  const place = document.createElement('div');
  render(recentList(table, []), place);
  const texts = [...place.querySelectorAll('.traits span:not(.hindrance)')].map(({ textContent }) => textContent);
  const abilities = besideOf(table, active);
  expect(texts).to.deep.equal(abilities.filter(({ kind }) => kind === 'passive').map(({ name }) => name));
  expect(texts).not.to.be.empty;
  for (const { name, kind } of abilities) if (kind !== 'passive') expect(texts).not.to.include(name);
});

/** Firespitter acts, who has two traits and is slow. */
async function slow(): Promise<TablePort> {
  const place = (x: number, y: number) => ({ at: { x: x * 254, y: y * 254 }, energy: 3 });
  const table = rulesTable(
    {
      seats: [
        { faction: 'dominion', troupe: ['firespitter'] },
        { faction: 'commonwealth', troupe: ['flintlock'] },
      ],
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { turn: 2, first: 0, models: { '0:firespitter': place(18, 18), '1:flintlock': place(30, 30) }, stones: [] },
    },
    ['Ada', 'Ben'],
  );
  await table.decide({ seat: 0, kind: 'activate', model: '0:firespitter' });
  return table;
}

it('what hinders and is a passive ability, too, stands once', async () => {
  const table = await slow();
  const room = document.createElement('div');
  render(recentList(table, []), room);
  const texts = [...room.querySelectorAll('.traits span')].map(({ textContent }) => textContent);
  expect(texts.length).to.be.above(1);
  expect(texts).to.deep.equal([...new Set(texts)]);
  expect([...room.querySelectorAll('.traits .hindrance')].map(({ textContent }) => textContent)).to.deep.equal(['Slow']);
});

/** The same table, on which a good deal has happened. */
function eventful(table: TablePort): TablePort {
  const [model, source] = ['1:beaky-bobby', '0:flintlock'];
  const log = Array.from({ length: 9 }, (_, index): LogEntry => ({ at: index, seat: 0, events: [{ what: 'wounded', model, by: source, amount: index + 1 }, { what: 'fell', model, from: 1000, to: 0 }] as LogEntry['events'] })); // prettier-ignore
  return new Proxy(table, {
    get(whole, name) {
      if (name === 'log') return () => log;
      if (name === 'openings') return () => []; // nobody is asked: there is room
      const value: unknown = Reflect.get(whole, name, whole);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

const GLASSES = [[1180, 820], [820, 1180], [390, 844], [844, 390], [1366, 1024]] as const; // prettier-ignore

async function screenOf(table: TablePort, [width, height]: readonly [number, number], seating: Seating): Promise<MoonMatchScreen> {
  installTheme();
  await setViewport({ width, height });
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${seating} .table=${table}></moon-match-screen>`,
  );
  for (let times = 0; times < 3; times += 1) await settled();
  return screen;
}

/** The boxes of what is drawn of a text, line by line. */
function lines(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}
const clipped = (box: DOMRect, { left, right, top, bottom }: DOMRect): [number, number, number, number] => [
  Math.max(box.left, left),
  Math.max(box.top, top),
  Math.min(box.right, right),
  Math.min(box.bottom, bottom),
];

describe('the room above the strips', () => {
  it('words lie over no figure and over no other words, on any glass', async () => {
    let seen = 0;
    for (const glass of GLASSES) {
      const screen = await screenOf(eventful(await duel()), glass, 'side');
      const root = screen.renderRoot as ShadowRoot;
      const list = root.querySelector('.lately');
      const figure = root.querySelector('.figure');
      if (!list || !figure || getComputedStyle(figure).display === 'none') continue;
      seen += 1;
      await waitUntil(() => figure.querySelector('img') !== null, 'the body is drawn');
      const [list0, body] = [root.querySelector('.lately ul')?.getBoundingClientRect(), figure.getBoundingClientRect()];
      if (!list0) throw new Error('nothing is told');
      const plate = [...root.querySelectorAll('.plate b, .plate .traits span')].map((word) => word.getBoundingClientRect());
      const rects = [...root.querySelectorAll('.lately li p')].flatMap(lines);
      for (const box of [
        ...plate,
        ...rects.map(
          (line) =>
            new DOMRect(line.left, Math.max(line.top, list0.top), line.width, Math.max(0, line.bottom - Math.max(line.top, list0.top))),
        ),
      ]) {
        const [left, top, right, bottom] = clipped(box, body);
        expect(right - left > 1 && bottom - top > 1, `${glass.join('×')}: over the figure`).to.equal(false);
      }
      const lowest = root.querySelector('.plate')?.getBoundingClientRect().bottom ?? 0;
      expect(list0.top, glass.join('×')).to.be.at.least(lowest - 0.5);
    }
    expect(seen, 'a figure was seen').to.be.above(0);
  });

  it('names what the model that acts is and is not good at on every glass and in every seating, and a tap shows its card', async () => {
    for (const glass of GLASSES)
      for (const seating of ['flat', 'side', 'pass'] as const) {
        const screen = await screenOf(await duel(), glass, seating);
        if (seating === 'pass') {
          deep(screen, 'moon-cover')?.dispatchEvent(new CustomEvent('confirmed'));
          await settled();
        }
        const traits = deep<HTMLButtonElement>(screen, 'button.traits');
        expect(traits?.textContent?.trim(), `${glass.join('×')} ${seating}`).not.to.equal('');
        const box = traits?.getBoundingClientRect();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${glass.join('×')} ${seating}`).to.be.at.least(44);
        const question = traits?.closest('.question')?.getBoundingClientRect();
        if (!box || !question) throw new Error('nobody is asked');
        expect(clipped(box, question), `${glass.join('×')} ${seating}`).to.deep.equal([box.left, box.top, box.right, box.bottom]);
        if (glass !== GLASSES[0]) continue;
        traits?.click();
        await settled();
        expect(deep(screen, 'moon-character-card'), seating).not.to.equal(null);
      }
  });

  it('every trait of the model that acts begins and ends within the button that shows them', async () => {
    let seen = 0;
    for (const glass of GLASSES)
      for (const seating of ['flat', 'side'] as const) {
        const traits = deep(await screenOf(await slow(), glass, seating), 'button.traits');
        const { left, right } = traits?.getBoundingClientRect() ?? new DOMRect();
        for (const chip of traits?.querySelectorAll('.row > span') ?? []) {
          const box = chip.getBoundingClientRect();
          seen += 1;
          expect(box.left, `${glass.join('×')} ${seating}: ${chip.textContent}`).to.be.at.least(left - 0.5);
          expect(box.right, `${glass.join('×')} ${seating}: ${chip.textContent}`).to.be.at.most(right + 0.5);
        }
      }
    expect(seen).to.be.above(GLASSES.length * 2);
  });

  it('below a board a caption without a question stands right above the strips, not in the middle of the board', async () => {
    for (const glass of [
      [390, 844],
      [820, 1180],
    ] as const) {
      const screen = await screenOf(eventful(await duel()), glass, 'side');
      const strip = deep<MoonSeatStrip>(screen, 'moon-seat-strip');
      if (!strip) throw new Error('no strip');
      strip.news = ['Quack takes a moonstone.'];
      await strip.updateComplete;
      const [caption, status] = ['.news.aside', '.status'].map((part) => strip.renderRoot.querySelector(part)?.getBoundingClientRect());
      expect(caption?.height, glass.join('×')).to.be.above(0);
      expect(Math.abs((status?.top ?? 0) - (caption?.bottom ?? 0)), glass.join('×')).to.be.below(2);
    }
  });
});
