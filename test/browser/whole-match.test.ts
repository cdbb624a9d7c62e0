import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './table-players.ts';
import { visit, workerActive, type Visit } from './support.ts';

const GLASS = { width: 1180, height: 820 };

describe('two people play a whole match by touching the glass', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, viewport: GLASS });
  });
  afterAll(() => v.end());

  it('dev', { timeout: 400_000 }, async () => {
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.stopServer();
    await v.page.getByRole('button', { name: /Quick Quarrel/ }).tap();
    await v.page.getByRole('button', { name: 'Start', exact: true }).tap();
    await v.page.locator('moon-match-screen').waitFor();
    const table = await TableDriver.at(v.page);
    const players = new TablePlayers(table, 'moonlit-ruins', async (where) => { await v.page.screenshot({ path: `/tmp/shots/${where}.png` }); });
    const start = Date.now();
    let last = '';
    for (let n = 0; n < 500; n += 1) {
      const seen = await table.look();
      if (seen.over) { console.log('OVER', seen.over); break; }
      if (seen.trouble) { console.log('TROUBLE', seen.trouble); break; }
      const q = seen.questions[0];
      if (!q) { await v.page.waitForTimeout(50); continue; }
      const line = `${n} ${((Date.now() - start) / 1000).toFixed(1)} s${q.seat} ${q.prompt} | ${q.say} | ${q.buttons.map((b) => (b.disabled ? '-' : '') + (b.id ?? b.words)).join(',')} ${seen.toast ?? ''} F${seen.facesInHands}`;
      console.log(line);
      if (n % 12 === 0) await v.page.screenshot({ path: `/tmp/shots/${String(n).padStart(3, '0')}.png` });
      try { await players.answer(seen, q); } catch (e) { console.log('ERR', e); await v.page.screenshot({ path: `/tmp/shots/err.png` }); throw e; }
      if (!(await table.changed(seen, 1500))) console.log('  unchanged');
      last = line;
    }
    await v.page.screenshot({ path: `/tmp/shots/end.png` });
    console.log(Object.fromEntries(players.done), players.wishes, v.failures, last.length);
  });
});
