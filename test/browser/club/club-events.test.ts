import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubWords, newCampaignWords } from '../../../src/words/campaign/campaign.ts';
import type { CampaignDecision } from '../../../src/campaign/terms/decision.ts';
import { openCampaign } from '../../../src/record/campaign-record.ts';
import { foreignWork } from '../../../src/app/foreign/foreign-work.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { Lot, nextDecision } from '../../campaign/random-player.ts';
import { ClubServer, Devices, gaveUp, invitation, joinClub, keptIds, playOn, STORES, waitForTable } from '../drivers/club.ts';

/** Runs in the page: finds an element behind every shadow root. */
const FIND = `(name) => {
  const within = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(name)) return element;
      const found = element.shadowRoot && within(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  return within(document);
}`;

describe.each(STORES)('the club beside its matches, with $name', (store) => {
  let server: ClubServer;
  let devices: Devices;
  let ada: Page;
  let phones: Page[] = [];
  const names = ['Bo', 'Cy', 'Di', 'Ed', 'Flo'];

  beforeAll(async () => {
    [server, devices] = await Promise.all([ClubServer.start('events', store), Devices.open()]);
    phones = [];
    ({ page: ada } = await devices.device(1180, 820));
    await joinClub(ada, `${server.url}#/join/${server.founder}`, 'Ada');
    for (const name of names) {
      const link = await invitation(ada);
      const { page } = await devices.device(390, 844);
      await joinClub(page, link, name);
      phones.push(page);
    }
  });
  afterAll(async () => {
    await devices.end();
    await server.end();
  });

  const phoneOf = (name: string): Page => phones[names.indexOf(name)] ?? ada;

  it('a tournament of five is run by the organiser’s browser, with results from the players’ phones', async () => {
    await ada.locator('moon-club-events moon-text-field input').fill('Moon Cup');
    await ada.locator('moon-club-events [data-do="new-tournament"]').click();
    await ada.locator('moon-club-tournament moon-tournament-screen').waitFor();
    const place = new URL(ada.url()).hash;
    for (const phone of phones) {
      await phone.goto(`${server.url}${place}`);
      await phone.locator('moon-club-tournament [data-do="take-part"]').click();
      await phone.locator('moon-club-tournament [data-do="withdraw"]').waitFor();
    }
    const screen = ada.locator('moon-tournament-screen');
    await screen.locator('[data-segment="round"], [role="tab"]').first().click();
    for (let round = 1; round <= 9; round += 1) {
      const end = screen.locator('[data-do="end"]');
      const pair = screen.locator('[data-do="pair"]');
      await end.or(pair).first().waitFor();
      if (await end.isVisible()) {
        await end.click();
        break;
      }
      await pair.click();
      await screen.locator(`[data-round="${round}"]`).waitFor();
      for (const row of await screen.locator(`[data-round="${round}"] li[data-table] .players p:first-child`).allTextContents()) {
        const [first = '', second = ''] = row.split('–').map((name) => name.trim());
        const [claims, confirms] = [phoneOf(first), phoneOf(second)];
        await claims.locator('moon-club-tournament [data-do="enter-result"]').click();
        await claims.locator('moon-result-entry moon-stepper[data-side="0"] button').last().click();
        await claims.locator('moon-result-entry [data-do="keep"]').click();
        await confirms.locator('moon-club-tournament [data-do="confirm"]').click();
        await confirms.locator('moon-club-tournament [data-do="confirm"]').waitFor({ state: 'detached' });
      }
    }
    await screen.locator('p.panel', { hasText: /./ }).first().waitFor();
    for (const phone of phones) {
      await phone.locator('moon-club-tournament details summary').click();
      await expect.poll(() => phone.locator('moon-standings-panel tbody tr').count()).toBe(names.length);
    }
    expect(devices.faults).toEqual([]);
  });

  /**
   * Tells the club a decision once and gives the answer, the code of a refusal or null, to every later question about it. Nothing is told without a line,
   * or while an earlier decision still waits: its answer would come too late for the decision after it.
   */
  const tell = (page: Page, key: number, decision: CampaignDecision): Promise<string | null> =>
    page.evaluate(`(async () => {
      const answers = (window.answers ??= new Map());
      if (!answers.has(${key})) {
        const { campaign } = (${FIND})('moon-campaign-screen') ?? {};
        if (!campaign?.desk || campaign.desk.line !== 'live' || campaign.desk.drafts.length > 0) return 'waits';
        const saying = campaign.decide(${JSON.stringify(decision)});
        answers.set(${key}, saying.then((refused) => refused?.code ?? null, (error) => 'fault: ' + error));
      }
      const answer = await answers.get(${key});
      if (answer === 'asked-otherwise') answers.delete(${key});
      return answer;
    })()`);
  const isPlayed = (page: Page, game: string): Promise<boolean> =>
    page.evaluate(
      `(${FIND})('moon-campaign-screen').campaign.view().weeks.flatMap(({ games }) => games).some(({ id, result }) => id === ${JSON.stringify(game)} && result !== null)`,
    );
  let tellings = 0;
  /** The page hears a moment later what the club holds, and answers the earlier question until then. Any other refusal is a fault. */
  async function isTaken(page: Page, decision: CampaignDecision): Promise<void> {
    tellings += 1;
    const answers: (string | null)[] = [];
    for (const end = performance.now() + 60_000; performance.now() < end; await page.waitForTimeout(250)) {
      const answer = await tell(page, tellings, decision).catch((error: unknown) => `interrupted: ${String(error)}`);
      answers.push(answer);
      if (answer === null || !/^(waits|asked-otherwise|interrupted)/.test(answer)) break;
    }
    expect(answers.at(-1), `${decision.player} ${decision.kind}: ${answers.join(', ')}`).toBe(null);
  }
  const pictureOf = (page: Page): Promise<{ week: number }> =>
    page.evaluate(`({ week: (${FIND})('moon-campaign-screen').campaign.view('table').week })`);
  /** What a player by the rules decides next: worked out of the file with which the campaign would leave the club. */
  async function decided(lot: Lot): Promise<CampaignDecision | null> {
    const bytes = await ada.evaluate<number[]>(`(async () => {
      const { file } = await (${FIND})('moon-campaign-screen').campaign.write();
      return [...new Uint8Array(await file.arrayBuffer())];
    })()`);
    const found = toEnd(foreignWork({ bytes: new Uint8Array(bytes), wanted: 'campaign' }));
    if (found.kind !== 'campaign') throw new Error(found.kind);
    const opened = openCampaign(found.record);
    if (opened.as !== 'playable') throw new Error(opened.as);
    return nextDecision(lot, opened.folded.campaign);
  }

  it('a campaign of a tablet moves in, and its players play two weeks of it on their own devices', async () => {
    await ada.goto(`${server.url}#/campaigns/+`);
    await ada.locator('li[data-player="3"] moon-icon-button button').click();
    for (const [nth, name] of ['Ada', 'Bo', 'Cy'].entries()) await ada.getByLabel(newCampaignWords.nameOf(nth + 1)).fill(name);
    await ada.getByRole('button', { name: newCampaignWords.begin(), exact: true }).click();
    await ada.locator('moon-campaign-screen').waitFor();
    await ada.goto(`${server.url}#/club/campaigns`);
    await ada.locator('moon-move-in [data-do="move-in"]').click();
    await ada.locator('moon-club-campaign moon-campaign-screen').waitFor();
    const players: Record<string, Page> = { p1: ada, p2: phoneOf('Bo'), p3: phoneOf('Cy') };
    const pageOf = (player: string): Page => players[player] ?? ada;
    for (const page of [pageOf('p2'), pageOf('p3')]) {
      await page.goto(`${server.url}${new URL(ada.url()).hash}`);
      await page.locator('moon-club-campaign moon-campaign-screen').waitFor();
    }
    const campaign = new URL(ada.url()).hash;
    // another device of a player has seen the first week, and sleeps
    await pageOf('p3').goto(`${server.url}#/club`);
    const link = await invitation(pageOf('p3'), 'new-device');
    const sleeper = await devices.device(390, 844);
    await joinClub(sleeper.page, link, 'Cy');
    for (const page of [sleeper.page, pageOf('p3')]) {
      await page.goto(`${server.url}${campaign}`);
      await page.locator('moon-club-campaign moon-campaign-screen').waitFor();
    }
    await sleeper.page.close();
    let played = false;
    const lot = new Lot('two weeks');
    for (let count = 0; count < 60 && (await pictureOf(ada)).week < 3; count += 1) {
      const decision = await decided(lot);
      if (!decision) break;
      if (decision.kind === 'result' && !played) {
        // a match in the club confirms itself: rosters and cards are laid out by the club, and giving up ends it
        played = true;
        const [first = '', second = ''] = Object.keys(decision.result.sides);
        const loser = pageOf(second);
        await loser.locator(`moon-game-card[data-game="${decision.game}"]`).getByRole('button', { name: hubWords.playHere() }).click();
        await loser.locator('button[data-board="moonlit-ruins"]').click();
        await loser.locator('moon-club-match moon-match-screen main').waitFor();
        const address = new URL(loser.url()).hash;
        await pageOf(first).goto(`${server.url}${address}`);
        await pageOf(first).locator('moon-club-match moon-match-screen main').waitFor();
        // both may still play a card at the end
        await waitForTable(loser);
        expect(await loser.evaluate(gaveUp)).toBe(null);
        await waitForTable(pageOf(first));
        expect(await playOn([loser, pageOf(first)], () => false, 400)).toBe(true);
        for (const page of [loser, pageOf(first)]) {
          await page.goto(`${server.url}${campaign}`);
          await page.locator('moon-club-campaign moon-campaign-screen').waitFor();
          // the club reports it by itself, after the last view of the match
          await expect.poll(() => isPlayed(page, decision.game)).toBe(true);
        }
      } else if (decision.kind === 'result') {
        // one player tells it, and it counts once the other has confirmed it
        const [first = '', second = ''] = Object.keys(decision.result.sides);
        const [claims, confirms] = second === 'p1' ? [first, second] : [second, first];
        await isTaken(pageOf(claims), decision);
        await pageOf(confirms).locator('moon-club-campaign [data-do="confirm"]').click();
        await pageOf(confirms).locator('moon-club-campaign [data-claim]').waitFor({ state: 'detached' });
      } else await isTaken(pageOf(decision.player), decision);
    }
    for (const page of Object.values(players)) await expect.poll(async () => (await pictureOf(page)).week).toBe(3);
    // nothing is asked on one device that is asked of another player
    for (const [player, page] of Object.entries(players))
      for (const errand of await page.locator('moon-club-campaign [data-errand]').all())
        await expect.poll(() => errand.getAttribute('data-errand')).toBe(player);
    // the device that wakes two weeks later looks at all of it, and says nothing
    sleeper.page = await sleeper.context.newPage();
    const texts: string[] = [];
    sleeper.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => texts.push(String(payload))));
    await sleeper.page.goto(`${server.url}${campaign}`);
    await sleeper.page.locator('moon-club-campaign moon-campaign-screen').waitFor();
    await expect.poll(async () => (await pictureOf(sleeper.page)).week).toBe(3);
    for (const wheel of [4000, -4000]) {
      await sleeper.page.mouse.wheel(0, wheel);
      await sleeper.page.waitForTimeout(300);
    }
    expect(await sleeper.page.evaluate(keptIds)).toEqual([]);
    await sleeper.page.close();
    expect(texts.some((text) => text.includes('"say":"follow"'))).toBe(true);
    expect(texts.filter((text) => text.includes('"say":"ask"'))).toEqual([]);
    // the Chamberlain takes it back to one tablet
    await ada.locator('moon-club-campaign details:has([data-do="move-out"]) summary').click();
    await ada.locator('moon-club-campaign [data-do="move-out"]').click();
    await ada.waitForURL(/#\/campaign\//);
    await ada.locator('moon-campaign-screen').waitFor();
    await expect.poll(async () => (await pictureOf(ada)).week).toBe(3);
    expect(await phoneOf('Bo').locator('moon-club-campaign [data-do="move-out"]').count()).toBe(0);
    expect(devices.faults).toEqual([]);
  });
});
