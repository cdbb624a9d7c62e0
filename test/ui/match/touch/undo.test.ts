import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { deep, duel } from '../tables/tables.ts';

const screen = async (table: TablePort) => {
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${'side'}></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  await settled();
  return element;
};
const undo = (element: Element, seat: number) => deep(deep(element, `[data-seat="${seat}"]`) ?? element, 'moon-undo-button')?.shadowRoot;
const button = (element: Element, seat: number) => undo(element, seat)?.querySelector('moon-icon-button');
const pointAt = (table: TablePort) => table.view(null).table.models['0:flintlock']?.at;

describe('Undo', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 1180, height: 820 }));

  it('is in sight and free until somebody has answered: a slipped Step is taken back with one tap', async () => {
    const table = await duel();
    const element = await screen(table);
    const before = pointAt(table);
    expect(button(element, 1)?.disabled).to.equal(true);
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await settled();
    expect(pointAt(table)).to.not.deep.equal(before);
    const place = button(element, 0)?.getBoundingClientRect();
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).to.be.at.least(44);
    expect(button(element, 0)?.label).to.match(/^Undo: Flintlock/);
    await expect(element).to.be.accessible();
    button(element, 0)?.click();
    await settled();
    expect(pointAt(table)).to.deep.equal(before);
  });

  it('asks once it was answered, and the question names the decision', async () => {
    const table = await duel();
    const element = await screen(table);
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    const there = pointAt(table);
    const line = button(element, 0)?.label.replace('Ask to take back: ', '') ?? '';
    expect(line).to.contain('Flintlock');
    button(element, 0)?.click();
    await settled();
    expect(undo(element, 0)?.querySelector('moon-dialog')?.textContent).to.contain(line);
    undo(element, 0)?.querySelector<HTMLElement>('moon-dialog moon-button')?.click();
    await settled();
    expect(pointAt(table)).to.deep.equal(there);
    expect(table.openings()).to.deep.include({ seat: 1, kind: 'agreement', by: 0 });
    expect(deep(element, 'moon-agreement-prompt')?.shadowRoot?.querySelector('.say')?.textContent).to.contain(line);
  });
});
