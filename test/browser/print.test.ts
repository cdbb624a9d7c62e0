import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignCatalogue } from '../../src/app/campaign/campaign-book.ts';
import { catalogue } from '../../src/cards/index.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import { advanceCampaign, beginCampaignRecord } from '../../src/record/campaign-record.ts';
import { seal } from '../../src/record/sealed-file.ts';
import { writeCode } from '../../src/record/share-code.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { packTroupe } from '../../src/troupes/pack-troupe.ts';
import { emptyTroupe } from '../../src/troupes/troupe.ts';
import { Lot, nextDecision } from '../campaign/random-player.ts';
import { NAMES } from '../campaign/samples.ts';
import { COMPLETE, speak } from '../../src/words/language/locale.ts';
import { sharingWords } from '../../src/words/app/keeping/sharing.ts';
import { troupeWords } from '../../src/words/app/troupes.ts';
import { visit, type Visit } from './drivers/support.ts';
import { whole } from './whole-suite.ts';

const TITLE = 'Twelve Moons';

/** Twelve players after twelve weeks, the fullest sheet there is, as a file. */
function longCampaign(): Buffer {
  const settings = { ...recommended(), length: 12, growth: growthTable('bookish', 3) };
  const players = NAMES.map((name, index) => ({ name, faction: FACTIONS[index % 3] ?? 'dominion' }));
  const begun = beginCampaignRecord({ name: TITLE, settings, catalogue: campaignCatalogue(), players }, 'print');
  if (!begun.ok) throw new Error(begun.reason.code);
  let { folded } = begun;
  const lot = new Lot('print');
  for (let decision = nextDecision(lot, folded.campaign); decision; decision = nextDecision(lot, folded.campaign)) {
    const next = advanceCampaign(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return Buffer.from(seal('campaign', folded.record));
}

const near = (points: string | undefined, size: number): boolean => Math.abs(Number(points) - size) < 2;
const PAPERS = { A4: { width: '210mm', height: '297mm' }, Letter: { width: '8.5in', height: '11in' } };

/** The pages that come out of the printer: what paper each is, by its size in points. */
async function printed(page: Page, format: keyof typeof PAPERS = 'A4'): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const margin = '12mm';
  const paper = (await page.pdf({ ...PAPERS[format], margin: { top: margin, bottom: margin, left: margin, right: margin } })).toString(
    'latin1',
  );
  return [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)].map(([, wide, high]) =>
    near(wide, 595) && near(high, 842) ? 'A4' : near(wide, 612) && near(high, 792) ? 'Letter' : `${wide} x ${high}`,
  );
}

interface OnPaper {
  words: string[];
  /** What the tools of the screen would cost. */
  buttons: number;
  /** Words that are not black on white, and parts that leave the page. */
  pale: string[];
  cut: string[];
}

/** What somebody would read on the paper. Runs in the page: everything it needs is inside. */
function read(): OnPaper {
  const found: OnPaper = { words: [], buttons: 0, pale: [], cut: [] };
  const paperOf = (element: Element): string => {
    for (
      let anotherElement: Element | null = element;
      anotherElement;
      anotherElement =
        anotherElement.assignedSlot ?? anotherElement.parentElement ?? (anotherElement.getRootNode() as ShadowRoot).host ?? null
    ) {
      const { backgroundColor } = getComputedStyle(anotherElement);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const light = (colour: string): number => Math.min(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const own = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.trim())
        .join(' ')
        .trim();
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || element instanceof HTMLStyleElement || element.closest('.unseen')) continue;
      if (element instanceof HTMLButtonElement) found.buttons += 1;
      if (own === '') continue;
      found.words.push(own);
      if (box.left < -1 || box.right > innerWidth + 1) found.cut.push(own);
      if (light(getComputedStyle(element).color) > 100 || light(paperOf(element)) < 230) found.pale.push(own);
    }
  };
  walk(document);
  return found;
}

describe('on paper', () => {
  let v: Visit;
  /** The width of the page between its margins: 186 mm. */
  const ROOM = { width: 703, height: 1032 };
  beforeAll(async () => {
    v = await visit({ colorScheme: 'dark', seen: true });
  });
  afterAll(() => v.end());

  const onPaper = async (): Promise<OnPaper> => {
    await v.page.setViewportSize(ROOM);
    await v.page.emulateMedia({ media: 'print' });
    const seen = await v.page.evaluate(read);
    await v.page.emulateMedia({ media: 'screen' });
    return seen;
  };

  it('a campaign of twelve players after twelve weeks is two pages, black on white, with everybody on them', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/campaigns`);
    const file = { name: 'twelve.mooncampaign', mimeType: 'application/gzip', buffer: longCampaign() };
    await page.getByLabel('Campaign file').setInputFiles(file);
    await page.getByRole('link', { name: TITLE }).click();
    await page.locator('moon-campaign-screen').waitFor();
    expect(await printed(page)).toEqual(['A4', 'A4']);
    expect(await printed(page, 'Letter')).toEqual(['Letter', 'Letter']);
    const { words, buttons, pale, cut } = await onPaper();
    // in the standings, over a roster and over the points of the last week
    for (const name of NAMES)
      expect(
        words.filter((word) => word === name),
        name,
      ).toHaveLength(3);
    expect(words).toContain('Ledger');
    expect(words).toContain('Week 12 of 12');
    expect({ buttons, pale, cut }).toEqual({ buttons: 0, pale: [], cut: [] });
  });

  it('a troupe of six is its sheet and its score sheet, a page each', async () => {
    const { page } = v;
    const six = ['baron-von-fancyhat', 'flintlock', 'quack', 'fritz', 'eric-the-squire', 'agatha-tavernfrau'];
    const code = writeCode(
      'troupe',
      packTroupe({ ...emptyTroupe('t', 'Night Shift'), characters: six, upgrades: { flintlock: ['shirt-of-mail'] } }),
    );
    await page.goto(`${v.url}#/share/${code}`);
    await page.getByRole('button', { name: 'Save the troupe' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('moon-troupe-sheet').getByRole('heading', { name: 'Score sheet' }).waitFor();
    expect(await printed(page)).toEqual(['A4', 'A4']);
    const { words, buttons, pale, cut } = await onPaper();
    for (const name of ['Night Shift', 'Flintlock', 'Shirt of Mail', 'Score sheet']) expect(words.join(' ')).toContain(name);
    expect({ buttons, pale, cut }).toEqual({ buttons: 0, pale: [], cut: [] });
  });

  const CROWDS = [
    ['klaus', 'raegan-leshavult-priestess', 'ruwt', 'snag', 'morag'],
    ['jeremy-lord-of-the-deep', 'teacake-of-torment', 'serif', 'marley', 'senara', 'abra-cadaverous'],
    ['jobie', 'portly-pete', 'viktor-petty-graverobber', 'viscount-de-faulte', 'barnakelle', 'commodore-delahaye'],
    ['gradock', 'kaufman', 'muridae', 'loci-nordic-shipwright', 'dim-and-dimmer', 'brother-daniel'],
  ];
  for (const crowd of CROWDS)
    it(`${crowd.join(', ')}: two pages, and they come back as they were passed on`, async () => {
      const { page } = v;
      const code = writeCode('troupe', packTroupe({ ...emptyTroupe('t', crowd[0] ?? ''), characters: crowd }));
      await page.goto(`${v.url}#/share/${code}`);
      await page.getByRole('button', { name: 'Save the troupe' }).click();
      await expect.poll(() => page.locator('[data-pick]').count()).toBe(crowd.length);
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page.locator('moon-troupe-sheet').getByRole('heading', { name: 'Score sheet' }).waitFor();
      expect(await printed(page)).toEqual(['A4', 'A4']);
      const { buttons, pale, cut } = await onPaper();
      expect({ buttons, pale, cut }).toEqual({ buttons: 0, pale: [], cut: [] });
    });

  it('six with much to say and four upgrades still lie on two pages, with the damage of their Signature Moves', async () => {
    const { page } = v;
    const characters = ['vicious-syd', 'boulder', 'ribald', 'grub', 'seasick-stu', 'shabbaroon'];
    const upgrades = {
      'vicious-syd': ['dirty-deeds-dirt-cheap'],
      boulder: ['troll-knuckles'],
      ribald: ['whet-stone'],
      'seasick-stu': ['unusual-odour'],
    };
    const code = writeCode('troupe', packTroupe({ ...emptyTroupe('t', 'Brutes'), characters, upgrades }));
    await page.goto(`${v.url}#/share/${code}`);
    await page.getByRole('button', { name: 'Save the troupe' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const sheet = page.locator('moon-troupe-sheet');
    await sheet.getByRole('heading', { name: 'Score sheet' }).waitFor();
    expect(await printed(page)).toEqual(['A4', 'A4']);
    const embrace = sheet.locator('li', { hasText: 'Crushing Embrace' });
    expect((await embrace.locator('.deal .box').allInnerTexts()).join()).toBe('2,2,2,2,2,2');
    await expect.poll(() => embrace.innerText()).toContain('Impact');
    // what an upgrade brings once a game is ticked off with the rest
    await expect.poll(() => sheet.locator('.score tr', { hasText: 'Vicious Syd' }).innerText()).toContain('Pay Off');
    const { buttons, pale, cut } = await onPaper();
    expect({ buttons, pale, cut }).toEqual({ buttons: 0, pale: [], cut: [] });
  });

  for (const language of whole ? COMPLETE : (['de'] as const))
    it(`two pages on A4 and on Letter, whatever the language: ${language}`, async () => {
      const { page } = v;
      await speak(language);
      await page.goto(`${v.url}#/settings`);
      await page.locator(`moon-settings-screen [data-segment="${language}"]`).click();
      const counted: string[] = [];
      for (const crowd of whole ? CROWDS : CROWDS.slice(1, 3)) {
        const code = writeCode('troupe', packTroupe({ ...emptyTroupe('t', crowd[0] ?? ''), characters: crowd }));
        await page.goto(`${v.url}#/share/${code}`);
        await page.getByRole('button', { name: sharingWords.keepTroupe() }).click();
        await expect.poll(() => page.locator('[data-pick]').count()).toBe(crowd.length);
        await page.getByRole('button', { name: troupeWords.print(), exact: true }).click();
        await page.locator('moon-troupe-sheet .score').waitFor();
        for (const format of ['A4', 'Letter'] as const) counted.push(`${format} ${(await printed(page, format)).length}`);
        await page.emulateMedia({ media: 'screen' });
      }
      await speak('en');
      await page.goto(`${v.url}#/settings`);
      await page.locator('moon-settings-screen [data-segment="en"]').click();
      expect([...new Set(counted)].sort()).toEqual(['A4 2', 'Letter 2']);
    });

  const words: string[] = [];
  for (const language of whole ? COMPLETE : (['de'] as const))
    it(`every card of the box lies whole on its 88 × 126 mm, four a page, in ${language}`, async () => {
      const { page } = v;
      await page.goto(`${v.url}#/settings`);
      await page.locator(`moon-settings-screen [data-segment="${language}"]`).click();
      await page.goto(`${v.url}#/print/all`);
      const screen = page.locator('moon-print-screen');
      await screen.locator('.paper').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const all = Object.values({ ...catalogue.characters, ...catalogue.upgrades, ...catalogue.tableCards }).length;
      await expect.poll(() => screen.locator('.paper').count()).toBe(all);
      await expect.poll(() => screen.locator('[data-sheets]').getAttribute('data-sheets')).toBe(String(Math.ceil(all / 4)));
      await expect
        .poll(() => screen.locator('.paper[data-full]').evaluateAll((cards) => cards.map((card) => card.dataset['paper'])))
        .toEqual([]);
      words.push(await screen.locator('[data-paper="flintlock"]').innerText());
      if (words.length > 1) return;
      await page.locator('[data-do="set"]').selectOption('leshavult');
      const counted = async (format: keyof typeof PAPERS): Promise<string[]> => [
        ...new Set(await printed(page, format)),
        String((await printed(page, format)).length),
      ];
      for (const kind of ['cards', 'tokens', 'melee', 'arcane']) {
        await page.emulateMedia({ media: 'screen' });
        await page.locator(`moon-print-screen [data-segment="${kind}"]`).click();
        const sheets = await screen.locator('[data-sheets]').getAttribute('data-sheets');
        for (const format of ['A4', 'Letter'] as const) expect(await counted(format), kind).toEqual([format, sheets]);
      }
      await page.emulateMedia({ media: 'screen' });
    });

  it('nothing failed on the way', () => {
    expect(v.failures).toEqual([]);
  });
});
