import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { BoardPoint } from '../../../../src/ui/contexts/table-port.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { whole } from '../tables/suite-size.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { deep, melee } from '../tables/tables.ts';

const INCH = 254;
const GLASSES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
];

/** How large the words are, in hundredths, and where somebody acts; `npm test` takes every second. */
const LOOKS = [100, 150]
  .flatMap((text) => [
    { text, x: 2 * INCH, y: 2 * INCH },
    { text, x: 18 * INCH, y: 34 * INCH },
    { text, x: 33 * INCH, y: 20 * INCH },
  ])
  .filter((_, nth) => whole || nth % 2 === 0);

/** Flintlock acts where she is put; a stone lies beside her. */
async function acting(point: BoardPoint) {
  const models = { '0:flintlock': { at: point, energy: 3 }, '1:beaky-bobby': { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3 } };
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }];
  const stones = [{ id: 's1', at: { x: point.x + 213.5, y: point.y }, depth: 3 }];
  const position = { turn: 2, first: 0, models, stones };
  const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
  await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
  return table;
}

const still = async (element: MoonMatchScreen) => {
  await settled();
  const world = element.board?.renderRoot.querySelector('.world');
  await Promise.all((world?.getAnimations() ?? []).map(({ finished }) => finished));
  await settled();
};
/** What a finger meets that comes down on a place of the board. */
function under(element: MoonMatchScreen, point: BoardPoint): Element | null {
  const { board } = element;
  if (!board) throw new Error('no board');
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = board.camera.toScreen(point);
  let found = document.elementFromPoint(left + x, top + y);
  while (found?.shadowRoot) {
    const deeper: Element | null = found.shadowRoot.elementFromPoint(left + x, top + y);
    if (!deeper || deeper === found) break;
    found = deeper;
  }
  return found;
}
const open = (element: MoonMatchScreen, point: BoardPoint) =>
  under(element, point)?.closest('.surface') !== null && under(element, point) !== null;

describe('the glass follows the game', () => {
  before(() => installTheme());
  afterEach(() => (document.documentElement.style.fontSize = ''));

  for (const glass of GLASSES)
    for (const seating of ['flat', 'pass', 'side'] as Seating[])
      it(`keeps the active model and its stone in sight, ${glass.width} × ${glass.height}, ${seating}`, async () => {
        await setViewport(glass);
        for (const { text, ...at } of LOOKS) {
          document.documentElement.style.fontSize = `${(106.25 * text) / 100}%`;
          const table = await acting(at);
          const element = await fixture<MoonMatchScreen>(
            html`<moon-match-screen
              style="width: ${glass.width}px; height: ${glass.height}px"
              .table=${table}
              .seating=${seating}
            ></moon-match-screen>`,
          );
          await waitUntil(() => element.board, 'the screen is drawn');
          await still(element);
          const cover = deep(element, 'moon-cover[open]');
          if (cover) deep(cover, 'moon-button')?.click();
          await still(element);
          await waitUntil(() => deep(element, 'section.question'), 'somebody is asked');
          await still(element);
          const where = `${text} % at ${at.x / INCH}, ${at.y / INCH}`;
          await waitUntil(() => open(element, at), `the model is covered: ${where}`);
          expect(open(element, { x: at.x + 213.5, y: at.y }), `the stone: ${where}`).to.equal(true);
          expect(300 * (element.board?.camera.scale ?? 0), 'a coin can be read').to.be.at.least(26);
          element.remove();
        }
      });

  it('stays where a hand has moved it until somebody else acts', async () => {
    const glass = { width: 1180, height: 820 };
    await setViewport(glass);
    const table = await acting({ x: 5 * INCH, y: 5 * INCH });
    const element = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${'side'}></moon-match-screen>`,
    );
    await waitUntil(() => element.board, 'the screen is drawn');
    await still(element);
    const zoom = () => element.board?.camera.zoom ?? 0;
    expect(zoom()).to.be.above(1.3);
    element.board?.showWhole();
    deep(element, '[data-id=jog]')?.click();
    await still(element);
    expect(zoom()).to.equal(1);
    await table.decide({ seat: 0, kind: 'end-activation' });
    await still(element);
    const models = Object.values(table.view(null).table.models).flatMap((model) => (model.at ? [model.at] : []));
    await waitUntil(() => element.board?.camera.sees(models, INCH), 'all that is on the table can be seen');
    const before = element.board?.camera.transform;
    expect(zoom(), 'and nearer than on the whole board').to.be.above(1.3);
    await table.decide({ seat: 1, kind: 'activate', model: '1:beaky-bobby' });
    await still(element);
    expect(element.board?.camera.transform, 'whoever can be seen and read is not travelled to').to.equal(before);
  });

  for (const glass of GLASSES.slice(0, 2))
    it(`shows both who fight on the stage, ${glass.width} × ${glass.height}`, async () => {
      await setViewport(glass);
      const table = await melee();
      const element = await fixture<MoonMatchScreen>(
        html`<moon-match-screen
          style="width: ${glass.width}px; height: ${glass.height}px"
          .table=${table}
          .seating=${'flat'}
        ></moon-match-screen>`,
      );
      await waitUntil(() => element.board, 'the screen is drawn');
      await still(element);
      for (const id of ['0:flintlock', '1:beaky-bobby'])
        await waitUntil(() => {
          const { left, top, right, bottom, width, height } =
            deep(element, `[data-fighter="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();
          return Math.min(width, height) > 100 && left >= 0 && top >= 0 && right <= glass.width && bottom <= glass.height;
        }, id);
    });

  it('ends every question at the same place beside the board, whoever is asked', async () => {
    await setViewport({ width: 1180, height: 820 });
    const table = await acting({ x: 5 * INCH, y: 5 * INCH });
    const element = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${'side'}></moon-match-screen>`,
    );
    await waitUntil(() => deep(element, 'section.question'), 'the first is asked');
    await still(element);
    const place = () => {
      const { left, right, bottom } = deep(element, 'section.question')?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, bottom };
    };
    const first = place();
    await table.decide({ seat: 0, kind: 'end-activation' });
    await still(element);
    expect(table.openings().map(({ seat }) => seat)).to.deep.equal([1]);
    expect(place()).to.deep.equal(first);
  });
});
