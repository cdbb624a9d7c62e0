import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Keys } from './keyboard.ts';
import { INCH } from './players/ground.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';
import { TableDriver } from './table-driver.ts';

describe('somebody who has a keyboard and nothing else', () => {
  let v: Visit;
  let table: TableDriver;
  let keys: Keys;

  beforeAll(async () => {
    v = await visit();
    await fixChance(v.context, 4);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.stopServer();
    table = await TableDriver.at(v.page);
    keys = new Keys(v.page, table);
  });
  afterAll(() => v.end());

  const says = (words: RegExp) => v.page.locator('moon-coach').getByText(words).waitFor();
  const asked = () => v.page.locator('moon-match-screen section.question').first().waitFor();

  it('plays a lesson to its end', async () => {
    await keys.to(/^Learn in ten minutes/);
    await keys.press('Enter');
    await keys.to(/^Begin$/);
    await keys.press('Enter');
    await says(/Lesson 1 of 8/);
    await asked();
    await keys.choose(/^Baron von Fancyhat$/);
    await keys.to(/^Harvest/);
    await keys.press('Enter');
    await says(/One Jog a turn is free/);
    const seen = await keys.choose(/^Jog/);
    const me = seen.models.find(({ selected }) => selected);
    await keys.move(me?.at ?? { x: 0, y: 0 }, { x: 18 * INCH, y: 18.6 * INCH });
    await says(/Now Harvest/);
    await keys.choose(/^Harvest/);
    await says(/carries the stone now/);
    expect((await keys.focused()).lost).toBe(false);
    expect(v.failures).toEqual([]);
  });
});
