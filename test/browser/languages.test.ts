import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitWords } from '../../src/words/app/kit.ts';
import { matchWords } from '../../src/words/match/match.ts';
import { appWords } from '../../src/words/app/app.ts';
import { COMPLETE } from '../../src/words/language/locale.ts';
import { homeWords } from '../../src/words/app/home.ts';
import { SmallMatch } from './drivers/small-match.ts';
import { whole } from './whole-suite.ts';
import { asked, begins, plain } from './readers/words.ts';

/** So many answers, and the melee is over: its cards, its wounds, and who is next. */
const ANSWERS = 12;

const layACard = (): string => asked({ seat: 0, kind: 'melee-card', side: 'attacker' });

for (const language of COMPLETE.filter((spoken) => spoken !== 'en'))
  describe.runIf(whole)(`two people play a whole match by touching the glass: ${language}`, () => {
    const match = new SmallMatch(language);
    beforeAll(() => match.open());
    afterAll(() => match.v.end());

    it('is laid out and begun', () => match.begin());

    it('is played to the end', async () => {
      const { over } = await match.play();
      expect([1, 2].map((number) => plain(matchWords.wins(appWords.playerNumber(number))))).toContain(over);
      expect(match.players.memory.wishes).toEqual([]);
      expect(match.v.failures).toEqual([]);
    });

    it('the log tells of it', async () => {
      expect((await match.log()).length).toBeGreaterThan(30);
    });

    it('and no word on the glass was of another', () => expect([...match.foreign]).toEqual([]));
  });

describe.runIf(whole)('the language is changed in the middle of a melee', () => {
  const match = new SmallMatch('de');
  let record = '';
  beforeAll(() => match.open());
  afterAll(() => match.v.end());

  it('German: a card lies face down, the other is asked for', async () => {
    await match.begin();
    const { questions } = await match.play(() => match.players.memory.reached === 'melee');
    expect(questions.map(({ asks }) => asks)).toEqual(['melee-card']);
    await match.page.evaluate(() => Object.assign(window, { neverLeft: true }));
    record = await match.record();
  });

  it('French: in the menu, while the melee lies on the table', async () => {
    const { page } = match;
    await page.getByRole('button', { name: matchWords.menu() }).tap();
    await page.locator('moon-match-menu [data-segment="fr"]').tap();
    await match.speaks('fr');
    await match.read();
    await page.locator('moon-match-menu').getByRole('button', { name: kitWords.close }).tap();
    await match.players.table.settled(1000);
    const { questions } = await match.players.table.look();
    expect(questions.map(({ say }) => say)).toEqual([plain(layACard())]);
    expect(await match.record()).toBe(record);
  });

  it('so are the screens behind it, and the match that is taken up again', async () => {
    const { page } = match;
    await page.getByRole('button', { name: matchWords.menu() }).tap();
    await page.locator('moon-match-menu').getByRole('button', { name: matchWords.leave() }).tap();
    await page.getByRole('link', { name: homeWords.settings() }).tap();
    await page.locator('moon-settings-screen [data-segment="fr"][aria-checked="true"]').waitFor();
    await match.read();
    await page.goBack();
    await match.read();
    await page
      .getByRole('link', { name: begins(homeWords.resume()) })
      .first()
      .tap();
    await match.sit();
    expect(await match.record()).toBe(record);
  });

  it('the melee is fought in French, and the page was never loaded anew', async () => {
    let answered = 0;
    await match.play(() => answered++ === ANSWERS);
    expect(await match.page.evaluate(() => 'neverLeft' in window)).toBe(true);
    expect([...match.foreign]).toEqual([]);
    expect(match.v.failures).toEqual([]);
  });

  it('it is finished in French', async () => {
    const { over } = await match.play();
    expect([1, 2].map((number) => plain(matchWords.wins(appWords.playerNumber(number))))).toContain(over);
    expect((await match.log()).length).toBeGreaterThan(30);
    expect([...match.foreign]).toEqual([]);
    expect(match.v.failures).toEqual([]);
  });
});
