import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Keys } from './keyboard.ts';
import { INCH } from './players/ground.ts';
import type { Wish } from './players/memory.ts';
import type { Sight } from './sight.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';
import { TablePlayers } from './table-players.ts';

const MOST_ANSWERS = 300;
/** With this chance everything that is wished for comes about in one match, and somebody wins it. */
const SEED = 4;
/** The board of the first match. */
const BOARD = 'moonlit-ruins';
const UNWISHED: Wish[] = ['traverse', 'jump', 'active', 'replace', 'step'];
/** So many keys may lie between what has the focus and an answer. */
const FAR = 12;

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

describe('somebody who has a keyboard and nothing else', () => {
  let v: Visit;
  let keys: Keys;

  beforeAll(async () => {
    v = await visit();
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.stopServer();
    await expect(fetch(v.url)).rejects.toThrow();
    keys = new Keys(v.page);
  });
  afterAll(() => v.end());

  const coach = () => v.page.locator('moon-coach');
  const says = (words: RegExp) => coach().getByText(words).waitFor();
  const asked = () => v.page.locator('moon-match-screen section.question').first().waitFor();
  const press = async (name: string | RegExp) => {
    await keys.press(0, name);
    await keys.settled(3000);
  };
  const goTo = async (x: number, y: number) => {
    await keys.tapBoard(at(x, y));
    await keys.settled(3000);
    await press(/^Confirm/);
  };
  const jogTo = async (x: number, y: number) => {
    await press(/^Jog/);
    await goTo(x, y);
  };
  const fromHand = async (card: string) => {
    await keys.fromTray(0, (held) => held.find(({ id, words }) => id.includes(card) || words.includes(card))?.id ?? null);
    await keys.settled(3000);
  };
  const lay = async (card: string, claim: RegExp) => {
    await fromHand(card);
    await press(claim);
    await press('Say it');
  };
  const next = async (name: string) => {
    await keys.tap(coach().getByRole('button', { name }));
    await asked();
    await keys.settled(3000);
  };

  it('learns it all from the first screen on', async () => {
    await keys.to(/^Learn in ten minutes/);
    await keys.key('Enter');
    await keys.to(/^Begin$/);
    await keys.key('Enter');

    await says(/Lesson 1 of 8/);
    await asked();
    await keys.settled(3000);
    await press('Baron von Fancyhat');
    // what is dashed can be reached, too, and says why not
    await keys.to(/^Harvest/);
    await keys.key('Enter');
    await says(/One Jog a turn is free/);
    await press(/^Jog/);
    // the way leads to what is chosen among what stands on the board
    await keys.among(/^Moonstone/);
    await keys.settled(3000);
    await press(/^Confirm/);
    await says(/Now Harvest/);
    await press(/^Harvest/);
    await says(/carries the stone now/);
    await next('Next lesson');

    await says(/Lesson 2 of 8/);
    await keys.tap(coach().getByRole('button', { name: 'I have seen it' }));
    await press('Baron von Fancyhat');
    await jogTo(20.5, 19.5);
    await press(/^Shoot Pistol/);
    await press('Grub');
    await press('Confirm');
    await lay('green-3', /Green 3/);
    await says(/The number on the card/);
    await next('Next lesson');

    await says(/Lesson 3 of 8/);
    await says(/comes for Flintlock/);
    await press('Flintlock');
    await goTo(18, 23);
    await says(/is an answer to everything/);
    await next('Next lesson');

    await says(/Lesson 4 of 8/);
    await press('Young Jack');
    await press(/^Melee/);
    await press('Confirm');
    await fromHand('rising-attack');
    await fromHand('2');
    await press(/Slicing/);
    await says(/Later both cards are secret/);
    await next('Next lesson');

    await says(/Lesson 5 of 8/);
    await press('Friar Flavious');
    await press(/^Healing/);
    await press('Flintlock');
    await press('Confirm');
    await lay('blue-2', /Blue 2/);
    await says(/had they called/i);
    await next('Next lesson');

    await says(/Lesson 6 of 8/);
    await press('Flintlock');
    await press(/^Shoot Musket/);
    await press('Grub');
    await press('Confirm');
    await lay('pink-1', /Green 2/);
    await says(/As long as it is believed/);
    await next('Next lesson');

    await says(/Lesson 7 of 8/);
    await press(/Bluff/);
    await fromHand('catastrophe');
    await says(/Whoever counts, catches/);
    await next('Next lesson');

    await says(/Lesson 8 of 8/);
    await press('Flintlock');
    await jogTo(19, 17.9);
    await press(/^Harvest/);
    await says(/You carry more/);
    await press('End the activation');
    await says(/You have won/);
    await next('Play the first match');
    expect(v.failures).toEqual([]);
  });

  it('then plays the first match to its end, and is never left nowhere', async () => {
    const players = new TablePlayers(keys, BOARD, UNWISHED);
    const prompts = new Set<string>();
    let seen: Sight = await keys.look();
    expect(await v.page.title()).toMatch(/^Match/);
    keys.begin();
    for (let answers = 0; answers < MOST_ANSWERS && seen.over === null; answers += 1) {
      expect(seen.trouble).toBe(null);
      expect(seen.facesInHands).toBe(0);
      for (const { prompt } of seen.questions) prompts.add(prompt);
      seen = await players.turn(seen);
    }
    expect(seen.over).toMatch(/^Player [12] wins!$/);
    expect(players.memory.wishes).toEqual([]);
    expect([...prompts]).toEqual(
      expect.arrayContaining(
        ['setup', 'edge', 'deploy', 'activate', 'act', 'reaction', 'claim', 'call', 'secret'].map((name) => `moon-${name}-prompt`),
      ),
    );
    // who has won is heard, and from there it goes on
    await expect.poll(async () => (await keys.focused()).words).toBe(seen.over);
    const far = keys.walks.filter(({ keys }) => keys > FAR);
    expect(far, `${keys.pressed} keys in all`).toEqual([]);
    console.info(`the first match: ${keys.pressed} keys, at most ${Math.max(...keys.walks.map((one) => one.keys))} to an answer`);
    expect(v.failures).toEqual([]);
  });

  it('and reads its log', async () => {
    await keys.tap(v.page.getByRole('button', { name: 'Look at the table' }));
    expect((await keys.focused()).lost).toBe(false);
    await keys.tap(v.page.getByRole('button', { name: 'Log' }));
    const log = v.page.locator('moon-log-panel');
    await log.locator('li.entry').first().waitFor();
    await keys.key('Escape');
    await log.locator('li.entry').first().waitFor({ state: 'detached' });
    expect((await keys.focused()).lost).toBe(false);
  });
});
