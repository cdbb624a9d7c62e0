import type { Setup } from '../../../src/rules/terms/match.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, deepAll } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const INCH = 254;
const setup: Setup = {
  seats: [
    { troupe: ['flintlock'], edge: 'north' },
    { troupe: ['grub'], edge: 'west' },
  ],
  options: { objectiveMarkers: true },
  terrain: [],
  seed: '1',
  start: 'deploy',
  position: { draws: { d6: [6, 1, 6, 1] } },
};

async function asked(table: TablePort) {
  const [opening] = table.openings();
  if (opening?.kind !== 'markers') throw new Error('nobody is asked for markers');
  const desk = new Desk();
  const element = await fixture(html`<div>${promptFor(table, opening, desk)}</div>`);
  await settled();
  const button = (words: string) =>
    deepAll<HTMLElement>(element, 'moon-button').find(({ textContent }) => textContent.trim() === words && textContent !== '');
  const spots = () => {
    const mode = desk.request?.mode;
    if (mode?.kind !== 'spot') throw new Error('no spot is asked for on the board');
    return mode;
  };
  /** As the board tells it: judged where it lies. */
  const plan = async (x: number, y: number) => {
    const point = { x: x * INCH, y: y * INCH };
    desk.request?.on['place-planned']?.({ at: point, refused: spots().judge(point) } as never); // a spot needs no model
    await settled();
  };
  const press = async (words: string) => {
    button(words)?.click();
    await settled();
  };
  return { element, desk, button, plan, press, spots };
}
const markersOf = (table: TablePort) => (table.view(null).table.markers ?? []).map(({ seat, at, active }) => ({ seat, at, active }));

describe('objective markers are placed', () => {
  before(() => installTheme());

  it('two of them: the first is ringed while the second is looked for', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const { element, desk, button, plan, press } = await asked(table);
    await expect(element).to.be.accessible();
    expect(deep(element, '.say')?.textContent).to.contain('1/2');
    expect(deep(element, '.note')?.textContent).to.contain('18″');
    expect(button('One is enough')).to.equal(undefined);
    await plan(10, 18);
    await press('Confirm');
    expect(deep(element, '.say')?.textContent).to.contain('2/2');
    const point = { x: 10 * INCH, y: 18 * INCH };
    expect(desk.request?.rings).to.deep.equal([
      { at: point, reach: INCH / 2, tone: 'question', label: '1' },
      { at: point, reach: 4 * INCH, tone: 'harm' },
    ]);
    expect(deep(element, '.note')?.textContent).to.contain('4″');
    expect(button('Confirm')?.hasAttribute('disabled'), 'nothing is planned for the second').to.equal(true);
    await plan(20, 18);
    await press('Confirm');
    expect(markersOf(table)).to.deep.equal([
      { seat: 0, at: { x: 10 * INCH, y: 18 * INCH }, active: false },
      { seat: 0, at: { x: 20 * INCH, y: 18 * INCH }, active: false },
    ]);
    expect(table.openings()[0]).to.include({ seat: 1, kind: 'markers' });
  });

  it('one that lies too near the other is refused in words and cannot be confirmed', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const { element, button, plan, press } = await asked(table);
    await plan(10, 18);
    await press('Confirm');
    await plan(12, 18);
    expect(deep(element, '.wrong')?.textContent).to.contain('4');
    expect(button('Confirm')?.hasAttribute('disabled')).to.equal(true);
    expect(markersOf(table)).to.deep.equal([]);
  });

  it('one is enough, the first can be taken back, and none at all is an answer', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const first = await asked(table);
    await first.plan(10, 18);
    await first.press('Confirm');
    await first.press('Choose again');
    expect(deep(first.element, '.say')?.textContent).to.contain('1/2');
    expect(first.desk.request?.rings).to.deep.equal([]);
    await first.plan(24, 18);
    await first.press('Confirm');
    await first.press('One is enough');
    expect(markersOf(table)).to.deep.equal([{ seat: 0, at: { x: 24 * INCH, y: 18 * INCH }, active: false }]);
    const second = await asked(table);
    deep(second.element, 'moon-button[tone=quiet]')?.click();
    await settled();
    expect(markersOf(table)).to.have.length(1);
    expect(table.openings()[0]?.kind).to.equal('deploy');
  });

  it('a tap is drawn to the line 18 inches from the own edge', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const north = await asked(table);
    expect(north.spots().candidates?.every(({ y }) => y === 18 * INCH)).to.equal(true);
    await table.decide({ seat: 0, kind: 'pass' });
    const west = await asked(table);
    const { candidates = [], judge } = west.spots();
    expect(candidates.every(({ x }) => x === 18 * INCH)).to.equal(true);
    expect(candidates.filter((candidate) => judge(candidate) !== null)).to.deep.equal([]);
  });
});
