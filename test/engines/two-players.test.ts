import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../tools/serve.mjs';
import { fixedChance } from '../browser/drivers/support.ts';
import { TableDriver } from '../browser/drivers/table-driver.ts';
import { TablePlayers } from '../browser/drivers/players/table-players.ts';
import { DrivenPage } from './driven-page.ts';
import { firefox, programOf, webKit, type Driven } from './web-driver.ts';

const SEED = 2;
const MOST_ANSWERS = 900;
const PAIRING = 'A Quick Quarrel';
const BOARD = 'moonlit-ruins';
const ENGINES = [
  { name: 'WebKit', program: programOf('Xvfb') && programOf('WebKitWebDriver'), start: webKit },
  { name: 'Firefox', program: programOf('firefox-esr') ?? programOf('firefox'), start: firefox },
];

for (const { name, program, start } of ENGINES)
  describe.skipIf(program === null)(`two people play a whole match in ${name}`, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    let driven: Driven;
    let page: DrivenPage;

    beforeAll(async () => {
      server = await serve({ dir: 'dist', base: '/games/moonrise/' });
      driven = await start(program ?? '');
      page = new DrivenPage(driven);
      await driven.goTo(server.url);
      await page.getByRole('button', { name: PAIRING }).waitFor();
      // what the window itself takes of its size
      await driven.resize(1180, 820);
      const [width, height] = await page.evaluate(() => [1180 - innerWidth, 820 - innerHeight] as [number, number]);
      await driven.resize(1180 + width, 820 + height);
    });
    afterAll(async () => {
      await driven.end();
      await server.close();
    });

    it('from the first screen to the sunrise', { timeout: 900_000 }, async () => {
      const began = performance.now();
      await page.evaluate(fixedChance, SEED);
      await page.evaluate(() => {
        const wrong: string[] = [];
        addEventListener('error', ({ message }) => wrong.push(message));
        addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)));
        Object.assign(window, { wrong });
      });
      await page.getByRole('button', { name: PAIRING }).tap();
      await page.getByRole('button', { name: 'Start', exact: true }).tap();
      await page.locator('moon-match-screen section.question').first().waitFor();
      const table = new TableDriver(page, page.finger);
      const players = new TablePlayers(table, BOARD);
      const prompts = new Set<string>();
      let [seen, answers] = [await table.look(), 0];
      for (; seen.over === null; answers += 1) {
        if (answers === MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
        expect(seen.trouble).toBe(null);
        expect(seen.facesInHands).toBe(0);
        for (const { prompt } of seen.questions) prompts.add(prompt);
        seen = await players.turn(seen);
      }
      expect(await page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([]); // put there above
      for (const prompt of ['moon-deploy-prompt', 'moon-activate-prompt', 'moon-act-prompt', 'moon-reaction-prompt'])
        expect(prompts).toContain(prompt);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${name}: ${seen.over} ${answers} answers to ${prompts.size} kinds of question in ${seconds} s, by ${driven.pointer}`);
    });
  });
