import type { MoonMatchMenu } from '../../../src/ui/match/header/match-menu.ts';
import '../../../src/ui/match/header/match-menu.ts';
import '../../../src/ui/match/header/round-clock.ts';
import type { MoonRoundClock } from '../../../src/ui/match/header/round-clock.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';
import { deep, deepAll, duel } from './tables/tables.ts';

const MINUTE = 60_000;
const clock = (left: number | null) =>
  fixture<MoonRoundClock>(html`<moon-round-clock .endsAt=${left === null ? null : Date.now() + left}></moon-round-clock>`);
const lineOf = (element: MoonRoundClock): string => element.shadowRoot?.querySelector('[role=status]')?.textContent?.trim() ?? '';
const textOf = (element: MoonRoundClock): string => element.shadowRoot?.querySelector('button')?.textContent?.trim() ?? '';

describe('the round clock', () => {
  before(() => installTheme());

  it('is not there while none runs', async () => expect(textOf(await clock(null))).to.equal(''));
  it('shows what is left and says nothing', async () => {
    const element = await clock(45 * MINUTE + 30_500);
    expect(textOf(element)).to.contain('45:30');
    expect(lineOf(element)).to.equal('');
    await expect(element).to.be.accessible();
  });
  it('calls ten minutes before the end, and at the end', async () => {
    expect(lineOf(await clock(9 * MINUTE))).to.equal('Ten minutes');
    const over = await clock(-MINUTE);
    expect(lineOf(over)).to.equal('Sunrise – stop play');
    await expect(over).to.be.accessible();
  });

  const menu = async (organised: boolean) => {
    const table = await duel({}, organised ? { suddenDeath: 'off' } : {});
    const element = await fixture<MoonMatchMenu>(html`<moon-match-menu open .table=${table}></moon-match-menu>`);
    await element.updateComplete;
    return { table, element };
  };
  const button = (element: Element, words: string) =>
    deepAll(element, 'moon-button').find(({ textContent }) => textContent?.trim() === words);

  it('WIN-1 WIN-3: belongs to the game without Sudden Death', async () => {
    expect(button((await menu(false)).element, '90 minutes')).to.equal(undefined);
    const { element } = await menu(true);
    const set = oneEvent(element, 'clock');
    button(element, '90 minutes')?.click();
    const { detail } = (await set) as CustomEvent<{ endsAt: number }>;
    expect(detail.endsAt - Date.now()).to.be.within(89 * MINUTE, 90 * MINUTE);
  });
  it('is the host’s: a seat elsewhere may end the match by it, and cannot set it', async () => {
    const { element, table } = await menu(true);
    element.table = new Proxy(table, {
      get(target, name) {
        if (name === 'guest') return true;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await element.updateComplete;
    expect(button(element, '90 minutes')).to.equal(undefined);
    expect(deepAll(element, 'moon-button').some((button) => button.getAttribute('icon') === 'sun')).to.equal(true);
  });
  it('WIN-3: ends the match when it is over, after asking once more', async () => {
    const { table, element } = await menu(true);
    button(element, 'Sunrise: count the moonstones')?.click();
    await element.updateComplete;
    expect(table.view(null).order.result).to.equal(null);
    deep(element, 'moon-button[tone=harm]')?.click();
    await waitUntil(() => table.view(null).order.result !== null, 'the match is over');
    expect(table.view(null).order.result?.why).to.equal('stones');
  });
});
