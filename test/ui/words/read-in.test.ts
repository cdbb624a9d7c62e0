import '../../../src/ui/match/match-screen.ts';
import type { MoonDialog } from '../../../src/ui/kit/sheets/dialog.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { fetchLanguage, inLanguage, speak } from '../../../src/words/language/locale.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { claim, deep, duel, melee, written } from '../match/tables/tables.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';

const THUMB = 44;

const laid = async (table: Awaited<ReturnType<typeof duel>>, [width, height] = [1180, 820]) => {
  const screen = await fixture(
    html`<moon-match-screen style="width: ${width}px; height: ${height}px" .table=${table} .seating=${'flat'}></moon-match-screen>`,
  );
  await settled(screen);
  return screen;
};
const open = async (screen: Element, seat: number): Promise<Element> => {
  const strip = deep(screen, `moon-seat-strip[data-seat="${seat}"]`);
  if (!strip) throw new Error(`no seat ${seat}`);
  deep(strip, '.tongue')?.click();
  await settled(screen);
  return strip;
};
const plain = (element: Element): string => written(element).replaceAll(/<!--.*?-->/g, '');
/** What is drawn once nothing more comes: some of it is drawn in turns, a while after the rest. */
async function drawnAtRest(element: Element): Promise<string> {
  let last = '';
  let same = 0;
  await waitUntil(
    () => {
      const drawn = plain(element);
      same = drawn === last ? same + 1 : 0;
      last = drawn;
      return same >= 5;
    },
    'comes to rest',
    { interval: 100 },
  );
  return last;
}

describe('what is asked in a match is read in another language', () => {
  before(() => installTheme());
  afterEach(() => speak('en'));

  it('the question, why it is asked and how it is declined; all around it stays', async () => {
    const table = await duel();
    const screen = await laid(table);
    // who is seen is said a little after the board was drawn, of one model after the other
    const others = Object.values(table.view(null).table.models).filter(({ status }) => status === 'board').length - 1;
    await waitUntil(() => plain(screen).split('seen by').length > others);
    // and signs are drawn as for a board that is near once the glass has come to rest
    await waitUntil(() => deep(screen, '.world')?.classList.contains('far') === false);
    const before = await drawnAtRest(screen);
    const strip = await open(screen, 0);
    deep(strip, '[data-language="de"]')?.click();
    await waitUntil(() => deep(strip, '.said') !== null);
    const text = deep(strip, '.said')?.textContent ?? '';
    await fetchLanguage('de');
    expect(text).to.contain(inLanguage('de', matchWords.endActivation));
    expect(text).to.contain('Flintlock');
    deep(strip, 'moon-dialog')?.shadowRoot?.querySelector('dialog')?.close();
    expect(await drawnAtRest(screen)).to.equal(before);
    // whoever has read German once does not choose it again
    await open(screen, 0);
    await waitUntil(() => deep(strip, '.said') !== null);
    expect(deep(strip, '.said')?.lang).to.equal('de');
  });

  it('an ability that names another is read as its card has it', async () => {
    const screen = await laid(await claim(['green-1', 'green-2', 'green-3', 'blue-1', 'blue-2', 'blue-3']));
    expect(deep(deep(screen, 'moon-claim-prompt') ?? screen, '.note')?.textContent).to.contain('Reload [Shoot Musket]');
    const strip = await open(screen, 0);
    deep(strip, '[data-language="fr"]')?.click();
    await waitUntil(() => deep(strip, '.said') !== null);
    expect(deep(strip, '.said')?.textContent).to.contain('Reload [Shoot Musket]');
  });

  it('nothing of what a hand holds stands in it, whatever was laid', async () => {
    const texts: string[] = [];
    for (const cards of [
      [
        'thrust',
        'thrust',
        'low-guard',
        'high-guard',
        'falling-swing',
        'sweeping-cut',
        'rising-attack',
        'thrust',
        'low-guard',
        'high-guard',
      ],
      ['high-guard', 'low-guard', 'high-guard', 'low-guard', 'thrust', 'high-guard', 'thrust', 'falling-swing', 'thrust', 'sweeping-cut'],
    ] as const) {
      const screen = await laid(await melee([...cards]));
      const strip = await open(screen, 1);
      deep(strip, '[data-language="es"]')?.click();
      await waitUntil(() => deep(strip, '.said') !== null);
      texts.push(deep(strip, 'moon-dialog')?.textContent ?? '', deep(strip, '.said')?.textContent ?? '');
    }
    expect(texts[0]).to.equal(texts[2]);
    expect(texts[1]).to.equal(texts[3]);
    expect(texts[1]).not.to.equal('');
  });

  it('its sign is as large as a thumb, stands beside the rule, and the sheet is turned to who sits opposite', async () => {
    const screen = await laid(await melee(), [820, 1180]);
    const [near, far] = [0, 1].map((seat) => deep(screen, `moon-seat-strip[data-seat="${seat}"]`));
    for (const strip of [near, far]) {
      const [sign, rule] = ['.tongue', 'a.rule'].map((part) => strip && deep(strip, part)?.getBoundingClientRect());
      expect(sign?.width).to.be.at.least(THUMB);
      expect(sign?.height).to.be.at.least(THUMB);
      if (!sign || !rule) throw new Error('a sign is missing');
      const aside = Math.hypot(sign.x + sign.width / 2 - rule.x - rule.width / 2, sign.y + sign.height / 2 - rule.y - rule.height / 2);
      expect(aside).to.be.within(THUMB, THUMB + 8);
    }
    const strip = await open(screen, 1);
    const turn = getComputedStyle(strip).getPropertyValue('--turn').trim();
    expect(deep<MoonDialog>(strip, 'moon-dialog')?.side).to.equal(turn === '180' ? 'top' : 'centre');
    expect(turn).to.equal('180');
  });

  it('the card of a model, too', async () => {
    const screen = await laid(await duel());
    deep(screen, 'button.coin')?.click();
    await settled(screen);
    const sheet = deep(screen, 'moon-model-sheet');
    if (!sheet) throw new Error('no sheet');
    deep(sheet, '[data-language="fr"]')?.click();
    await waitUntil(() => deep(sheet, '.said') !== null);
    expect(deep(sheet, '.said')?.textContent).to.contain('Ce personnage');
  });
});
