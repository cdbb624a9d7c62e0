import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { against, lasting } from '../readers/axe.ts';
import { Ears } from '../readers/ears.ts';
import { Keys } from '../drivers/keyboard.ts';
import { laterLessons } from '../drivers/later-lessons.ts';
import { INCH } from '../drivers/players/ground.ts';
import type { Wish } from '../drivers/players/memory.ts';
import type { Sight } from '../readers/sight.ts';
import { fixChance, visit, workerActive, type Visit } from '../drivers/support.ts';
import { TablePlayers } from '../drivers/players/table-players.ts';
import { whole } from '../whole-suite.ts';

const MOST_ANSWERS = 300;
/** With this chance everything that is wished for comes about in one match, and somebody wins it. */
const SEED = 4;
/** The board of the first match. */
const BOARD = 'moonlit-ruins';
const UNWISHED: Wish[] = ['traverse', 'jump', 'active', 'replace', 'step'];
/** So many keys may lie between what has the focus and an answer. */
const FAR = 12;

/** How things on the board are read aloud. */
const PLACE = String.raw`[\d.]+″ from the left, [\d.]+″ from the near edge`;
const NEAR = String.raw`(in base contact with|[\d.]+″ from) [^,]+`;
const MODEL = new RegExp(
  String.raw`^.+, seat \d, \d+ of \d+ wounds, \d+ energy(, \d+ moonstones?)?(, activated)?(, can be chosen)?, ${NEAR}, (not )?seen by [^,]+(, (Light|Heavy) cover)?, ${PLACE}$`,
);
const STONE = new RegExp(`^Moonstone, depth \\d, ${NEAR}, ${PLACE}$`);
const PIECE = new RegExp(`^.+, .+, ${NEAR}, ${PLACE}$`);

const CARDS = /Thrust|Rising Attack|Falling Swing|Sweeping Cut|High Guard|Low Guard/;

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

describe.runIf(whole)('somebody who has a keyboard and nothing else', () => {
  let v: Visit;
  let keys: Keys;

  beforeAll(async () => {
    v = await visit({ painted: false, seen: true });
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.stopServer();
    await expect(fetch(v.served)).rejects.toThrow();
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
    await keys.tapBoard(pointAt(x, y));
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
    await says(/carries the moonstone now/);
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
    await says(/lets you answer/);
    await next('Next lesson');

    await laterLessons({ says, asked, press, jogTo, fromHand, next });
    expect(v.failures).toEqual([]);
  });

  describe('then plays the first match, hears it, and is never left nowhere', () => {
    let ears: Ears;
    let players: TablePlayers;
    let seen: Sight;
    const prompts = new Set<string>();

    beforeAll(async () => {
      expect(await v.page.title()).toMatch(/^Match/);
      ears = new Ears(v.page);
      await ears.heard();
      keys.begin();
      keys.seen = (now) => ears.look(now);
      players = new TablePlayers(keys, BOARD, UNWISHED);
      seen = await keys.look();
    });
    afterAll(() => {
      if (process.env['ALOUD']) console.info(ears.story.join('\n'));
    });

    const turn = async (): Promise<string> => {
      expect(seen.trouble).toBe(null);
      expect(seen.facesInHands).toBe(0);
      for (const { prompt } of seen.questions) prompts.add(prompt);
      seen = await players.turn(seen);
      return ears.heard();
    };
    /** What has been said, with what is still said, until it is what is waited for: a busy machine speaks a little after it shows. */
    const hears = async (text: string, label: RegExp): Promise<string> => {
      const all = [text];
      await expect
        .poll(async () => {
          all.push(await ears.heard());
          return all.join(' ');
        })
        .toMatch(label);
      return all.join(' ');
    };
    /** Lets both answer until something is so or the match is over; what was heard meanwhile. */
    const play = async (until: () => boolean): Promise<string> => {
      const lines: string[] = [];
      for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
        if (seen.over !== null || until()) return lines.join(' ');
        lines.push(await turn());
      }
      throw new Error('what was waited for never came');
    };
    const isAsked = (prompt: string) => () => seen.questions.some((question) => question.prompt === prompt);

    it('is told where everything stands, how far it is, whether it is seen, and how it fares', async () => {
      await play(isAsked('moon-act-prompt'));
      // who sees whom is said a little after the rest
      await expect.poll(async () => (await keys.look()).said.some((line) => line.includes('seen by'))).toBe(true);
      const { said } = await keys.look();
      const models = said.filter((line) => /, seat \d,/.test(line));
      expect(models).toHaveLength(6);
      for (const model of models.filter((line) => !line.includes(', selected'))) expect(model).toMatch(MODEL);
      const stones = said.filter((line) => line.startsWith('Moonstone'));
      expect(stones).not.toEqual([]);
      for (const stone of stones) expect(stone).toMatch(STONE);
      const pieces = await v.page.locator('moon-board .terrain li').allInnerTexts();
      expect(pieces).not.toEqual([]);
      for (const piece of pieces) expect(piece).toMatch(PIECE);
      ears.story.push(...said, ...pieces, await ears.tree());
    });

    it('makes a Jog, and hears how it goes', async () => {
      const seat = seen.questions[0]?.seat ?? 0;
      expect((await ears.names(seat)).find((name) => name.startsWith('Jog'))).toMatch(/^Jog 0 energy 4″$/);
      await keys.press(seat, /^Jog/);
      seen = (await keys.settled(3000)) ?? seen;
      expect(await ears.tree()).toMatch(/application "The arrow keys move/);
      await ears.heard();
      const me = seen.models.find(({ selected }) => selected)?.at ?? { x: 0, y: 0 };
      await keys.tapBoard({ x: me.x, y: me.y + (me.y < 18 * INCH ? 1 : -1) * INCH });
      await keys.settled(3000);
      const planned = await hears('', /[\d.]+″ left ?[\d.]+″ of 4\.0″/);
      await hears(planned, /Move 1″|Move 1\.0″/);
      await keys.press(seat, /^Confirm/);
      seen = (await keys.settled(3000)) ?? (await keys.look());
      await hears('', / Jogs\./);
      expect(ears.flaws).toEqual([]);
      expect(v.failures).toEqual([]);
    });

    it('an arcane duel: what is declared, whether it is doubted, what came of it', async () => {
      await play(isAsked('moon-claim-prompt'));
      // no card of anybody is in the tree
      expect(await ears.tree()).not.toMatch(/Card\s\d/);
      await hears(await turn(), /Player \d declares (Green|Blue|Pink) \d\./);
      expect(isAsked('moon-call-prompt')()).toBe(true);
      expect(await ears.tree()).not.toMatch(/Card\s\d/);
      await hears(await turn(), /Player \d (says OK|calls Bluff)\. .*(takes effect|has no effect|it was)/);
      expect(ears.flaws).toEqual([]);
      expect(v.failures).toEqual([]);
    });

    it('a melee: both lay in secret, then cards, damage and wounds', async () => {
      const laying = () => seen.questions.length === 2 && seen.questions.every(({ asks }) => asks === 'melee-card');
      await play(laying);
      expect(laying()).toBe(true);
      expect(await ears.tree()).not.toMatch(/Card\s\d/);
      const [question] = seen.questions;
      // whoever opens a hand hears it, and nobody else's
      await keys.to(/^Look: hand of Player/);
      await keys.key('Enter');
      await expect.poll(async () => /Card 1/.test((await keys.focused()).words)).toBe(true);
      const opened = await ears.tree();
      expect([...opened.matchAll(/^button "Card 1: /gm)]).toHaveLength(1);
      ears.flaws.push(...(await lasting(v.page, () => against(v.page))).map((flaw) => `an open hand: ${flaw}`));
      await keys.key('Escape');
      await expect.poll(async () => (await keys.focused()).words).toMatch(/^Look: hand of Player/);
      expect(await ears.tree()).not.toMatch(/Card\s\d/);
      await ears.heard();
      // what the first lays nobody hears
      const laid = await hears(await turn(), /Player \d lays a card\./);
      expect(laid).not.toMatch(CARDS);
      expect(seen.questions.map(({ seat }) => seat)).not.toContain(question?.seat);
      const line = await hears(await play(() => seen.verdict || isAsked('moon-act-prompt')()), /suffers (no|\d+)/);
      expect(line).toMatch(new RegExp(`(${CARDS.source}) meets`));
    });

    it('the turns, and who has won', async () => {
      expect(await play(() => false)).toMatch(/Turn 4\./);
      expect(seen.over).toMatch(/^Player [12] wins!$/);
      expect(await ears.tree()).toMatch(new RegExp(`heading "${seen.over ?? ''}"`));
      // it is heard first, and from there it goes on
      await expect.poll(async () => (await keys.focused()).words).toBe(seen.over);
      await ears.look(seen);
      expect(players.memory.wishes).toEqual([]);
      expect([...prompts]).toEqual(
        expect.arrayContaining(
          ['setup', 'edge', 'deploy', 'activate', 'act', 'reaction', 'claim', 'call', 'secret'].map((name) => `moon-${name}-prompt`),
        ),
      );
    });

    it('nothing was far away, and nothing is against any phase', () => {
      const all = [...ears.phases].join('; ');
      for (const phase of [
        'mulligan',
        'edge',
        'deploy',
        'first',
        'activate',
        'moon-move-plan',
        'moon-target-plan',
        'claim',
        'call',
        'reaction',
        'melee-card',
        'verdict',
        'over',
      ])
        expect(all).toContain(phase);
      expect(ears.flaws).toEqual([]);
      expect(keys.walks.filter(({ keys }) => keys > FAR)).toEqual([]);
      console.info(`the first match: ${keys.pressed} keys, at most ${Math.max(...keys.walks.map((walk) => walk.keys))} to an answer`);
      expect(v.failures).toEqual([]);
    });
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
