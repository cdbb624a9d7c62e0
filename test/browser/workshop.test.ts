import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixChance, visit, type Visit } from './drivers/support.ts';

const small = { hasTouch: true, painted: false, seen: true } as const;
/** The pack that the workshop has made, as it lies on its page. */
const OWN = '[data-pack^="own-"]';

describe('a character made by touch', () => {
  let [maker, taker]: Visit[] = [];
  let folder = '';
  const opened = (v: Visit | undefined): Visit => {
    if (!v) throw new Error('no browser');
    return v;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moonrise-card-'));
    [maker, taker] = await Promise.all([visit(small), visit(small)]);
    await fixChance(opened(maker).context, 4);
  });
  afterAll(async () => {
    await Promise.all([opened(maker).end(), opened(taker).end(), rm(folder, { recursive: true, force: true })]);
  });

  it('has numbers and a text whose words are tapped, and is played at once', async () => {
    const { page, url } = opened(maker);
    await page.goto(`${url}#/packs`);
    await page.locator('moon-packs-screen [data-do="make"]').tap();
    await page.getByLabel('Name of the character').fill('Captain Salt');
    await page.locator('moon-workshop-screen [data-do="make"]').tap();
    await page.locator('[data-number="melee"]').getByRole('button', { name: 'More' }).tap();
    await page.locator('[data-add="active"]').tap();
    await page.getByLabel('Search').fill('restores 1 wound');
    await page.locator('[data-starter]').first().tap();
    await page.locator('moon-name-dialog input').fill('Rum');
    await page.locator('[data-do="named"]').tap();
    await page.locator('[data-path="abilities.0.do.0.by"]').tap();
    await page.locator('[data-choice]').getByText('3 wounds', { exact: true }).tap();
    await page.locator('moon-text-pieces').getByText('3 wounds').waitFor();
    await page.locator('[data-do="undo"]').tap();
    await page.locator('moon-text-pieces').getByText('1 wound').waitFor();
    await page.locator('[data-news]').getByText('Undone.').waitFor();
    await page.locator('[data-do="redo"]').tap();
    await page.locator('moon-text-pieces').getByText('3 wounds').waitFor();

    await page.locator('[data-do="play"]').tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    await page.locator('[data-do="back-to-card"]').tap();
    await page.locator('moon-text-pieces').getByText('3 wounds').waitFor();
    expect(opened(maker).failures).toEqual([]);
  });

  it('goes to another device in a picture, lies in its builder, and is removed there', async () => {
    const { page } = opened(maker);
    await page.locator('[data-do="to-pack"]').tap();
    await page.locator(`${OWN} [data-do="share"]`).tap();
    await page.locator('moon-qr-picture').waitFor();
    // a glass that is seen through shows no picture
    await page.addStyleTag({ content: ':root { opacity: 1 !important; }' });
    const text = join(folder, 'salt.png');
    await page.locator('moon-qr-picture').screenshot({ path: text });

    const takerPage = opened(taker).page;
    await takerPage.goto(`${opened(taker).url}#/share`);
    await takerPage.getByLabel('File or picture').setInputFiles(text);
    await takerPage.getByText('New: Captain Salt').waitFor();
    await takerPage.getByText('3 wounds').first().waitFor();
    await takerPage.locator('[data-do="keep"]').tap();
    await takerPage.locator(OWN).waitFor();
    await takerPage.goto(`${opened(taker).url}#/troupes`);
    await takerPage.getByRole('button', { name: 'New troupe' }).tap();
    await takerPage.locator('[data-character$=":captain-salt"]').tap();
    await takerPage.goto(`${opened(taker).url}#/packs`);
    await takerPage.locator(`${OWN} [data-card]`).tap();
    await takerPage.locator('[data-do="play"]').tap();
    await takerPage.locator('moon-match-screen section.question').first().waitFor();
    await takerPage.locator('[data-do="back-to-card"]').tap();
    expect(opened(taker).failures).toEqual([]);
  });

  it('a version that comes over one that was changed by hand is asked about first', async () => {
    const takerPage = opened(taker).page;
    await takerPage.locator('[data-number="arcane"]').getByRole('button', { name: 'More' }).tap();
    await takerPage.locator('[data-news]').getByText('2 → 3').waitFor();

    const { page } = opened(maker);
    await page.keyboard.press('Escape');
    await page.locator(OWN).getByText('Version 1').waitFor();
    await page.locator(`${OWN} [data-card]`).tap();
    await page.locator('[data-number="health"]').getByRole('button', { name: 'More' }).tap();
    await page.locator('[data-news]').getByText('6 → 7').waitFor();
    await page.locator('[data-do="to-pack"]').tap();
    await page.locator(`${OWN} [data-do="share"]`).tap();
    const code = await page.locator('moon-qr-picture').evaluate((picture) => (picture as HTMLElement & { text: string }).text);
    await page.keyboard.press('Escape');
    await page.locator(OWN).getByText('Version 2').waitFor(); // given away with changes

    await takerPage.goto(`${opened(taker).url}#/share`);
    await takerPage.locator('textarea').fill(code);
    await takerPage.locator('[data-do="read"]').tap();
    await takerPage.locator('[data-standing="edited"]').waitFor();
    await takerPage.goto(`${opened(taker).url}#/packs`); // nothing was answered: nothing is overwritten
    await takerPage.locator(`${OWN} [data-card]`).tap();
    await takerPage.locator('[data-number="arcane"] output').getByText('3').waitFor();
    await takerPage.locator('[data-do="to-pack"]').tap();
    await takerPage.locator(`${OWN} [data-do="remove"]`).tap();
    await takerPage.getByText('has been removed').waitFor();
    expect(opened(taker).failures).toEqual([]);
  });

  it('an upgrade and a campaign card are made by touch, played at once, and a printed upgrade is corrected and taken back', async () => {
    const { page, url } = opened(taker);
    const make = async (kind: string, name: string): Promise<void> => {
      await page.goto(`${url}#/workshop`);
      await page.locator('moon-new-card-form').getByText(kind, { exact: true }).tap();
      await page.getByLabel('Name of the card').fill(name);
      await page.locator('moon-new-card-form [data-do="make"]').tap();
    };
    const played = async (): Promise<void> => {
      await page.locator('[data-do="play"]').tap();
      await page.locator('moon-match-screen section.question').first().waitFor();
    };
    await make('Upgrade', 'Rum Bottle');
    await page.locator('[data-number="melee"]').getByRole('button', { name: 'More' }).tap();
    await played();
    await page.locator('[data-do="back-to-card"]').tap();
    await make('Campaign card', 'Ship Ahoy');
    await page.locator('[data-path="do.0.energy"]').tap();
    await page.locator('[data-choice]').getByText('3', { exact: false }).first().tap();
    await played();
    await page.getByText('My cards').first().waitFor();
    await page.locator('[data-do="back-to-card"]').tap();

    await page.goto(`${url}#/compendium/upgrade:greedy`);
    await page.locator('[data-do="change"]').tap();
    await page.locator('[data-number="evade"]').getByRole('button', { name: 'More' }).tap();
    await page.goto(`${url}#/packs`);
    for (const name of ['Rum Bottle', 'Ship Ahoy', 'Greedy']) await page.locator('[data-pack] a[data-card]', { hasText: name }).waitFor();
    await page.locator('a[data-card="greedy"]').tap();
    await page.locator('[data-do="remove-card"]').tap();
    await page.getByText('Greedy has been removed.').waitFor();
    await page.locator('moon-workshop-screen moon-toast').getByRole('button', { name: 'Undo' }).tap();
    await page.locator('[data-number="evade"] output').getByText('+1').waitFor();
    expect(opened(taker).failures).toEqual([]);
  });
});
