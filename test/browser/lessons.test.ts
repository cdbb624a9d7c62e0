import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterLessons } from './drivers/later-lessons.ts';
import { visit, workerActive, type Visit } from './drivers/support.ts';
import { TableDriver } from './drivers/table-driver.ts';

const INCH = 254;
/** A place on the board, in inches. */
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

describe('somebody who has read no rules', () => {
  let v: Visit;
  let table: TableDriver;

  beforeAll(async () => {
    v = await visit({ hasTouch: true, reducedMotion: 'no-preference', painted: false, seen: true });
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.stopServer();
    table = await TableDriver.at(v.page);
  });
  afterAll(() => v.end());

  const coach = () => v.page.locator('moon-coach');
  const says = (words: RegExp) => coach().getByText(words).waitFor();
  const press = async (name: string | RegExp) => {
    await table.press(0, name);
    await table.settled(3000);
  };
  const jogTo = async (x: number, y: number) => {
    await press(/^Jog/);
    await table.tapBoard(pointAt(x, y));
    await table.settled(3000);
    await press(/^Confirm/);
  };
  const fromHand = async (card: string) => {
    await table.fromTray(0, (held) => held.find(({ id, words }) => id.includes(card) || words.includes(card))?.id ?? null);
    await table.settled(3000);
  };
  const asked = () => table.question(0).first().waitFor();
  const next = (name: string) => coach().getByRole('button', { name }).tap();

  it('learns it all from the first screen on, without a connection', async () => {
    await v.page.getByRole('link', { name: /^Learn in ten minutes/ }).tap();
    await v.page.getByRole('button', { name: 'Begin' }).tap();

    await says(/Lesson 1 of 8: Moonstones/);
    await press('Baron von Fancyhat');
    await says(/A dashed button/);
    // what is dashed can be tapped, too
    await table
      .question(0)
      .getByRole('button', { name: /^Harvest/ })
      .first()
      .evaluate((dashed) => dashed.click());
    await says(/One Jog a turn is free/);
    // and the reason is there to be read although the lesson has gone on
    await v.page.locator('moon-match-screen moon-toast.toast').getByText('The nearest moonstone is').waitFor();
    await jogTo(18, 18.6);
    await says(/Now Harvest/);
    await press(/^Harvest/);
    await says(/carries the moonstone now/);
    await next('Next lesson');

    await says(/Lesson 2 of 8/);
    await coach().getByRole('button', { name: 'I have seen it' }).tap();
    await press('Baron von Fancyhat');
    await jogTo(20.5, 19.5);
    await press(/^Shoot Pistol/);
    await press('Grub');
    await press('Confirm');
    await fromHand('green-3');
    await press(/Green 3/);
    await says(/The number on the card/);
    await next('Next lesson');

    await says(/Lesson 3 of 8/);
    await says(/comes for Flintlock/);
    await asked();
    await press('Flintlock');
    await table.tapBoard(pointAt(18, 23));
    await table.settled(3000);
    await press('Confirm');
    await says(/lets you answer/);
    await next('Next lesson');

    await laterLessons({ says, asked, press, jogTo, fromHand, next });
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    expect(v.failures).toEqual([]);
  });

  it('goes on where they left off, and may begin anew', async () => {
    await v.page.goto(`${v.url}#/learn`);
    await v.page
      .locator('moon-learn-screen')
      .getByRole('link', { name: /Moonstones.*done/ })
      .waitFor();
  });
});
