import { execFileSync } from 'node:child_process';
import { LANGUAGES } from '../../src/words/language/locale.ts';
import { fixChance, visit, type Visit } from '../../test/browser/drivers/support.ts';
import { weightOf } from '../../test/browser/readers/weight.ts';
import { backupRows } from './backup-rows.ts';
import { cabinetRows } from './cabinet/cabinet-rows.ts';
import { dragRows } from './drag-rows.ts';
import { durableRows } from './durable-rows.ts';
import { meetingRows } from './meeting-rows.ts';
import { TELLS_ADDRESS } from '../../test/browser/drivers/meets.ts';
import { firstScreenRows } from './first-screen-rows.ts';
import { interactionRows } from './interaction-rows.ts';
import { packRows } from './pack-rows.ts';
import { longMatchRows } from './long-match-rows.ts';
import { shelfRows } from './shelf-rows.ts';
import { row, type Row } from './timing.ts';
import { trayRows } from './tray-rows.ts';

/** The size of each language but English in the built app. */
const weightRows = (): Row[] =>
  Object.entries(LANGUAGES)
    .filter(([language]) => language !== 'en')
    .flatMap(([language, name]) => {
      const { messages, rulebook, cardText } = weightOf(language);
      return [
        row(`the words of ${name}, packed`, (messages + cardText) / 1000, 'kB'),
        row(`the rulebook in ${name}, packed`, rulebook / 1000, 'kB'),
      ];
    });

/** The rows of the built app by group; each group runs in a fresh browser profile. */
const PAGE_ROWS: Readonly<Record<string, (v: Visit) => Row[] | Promise<Row[]>>> = {
  words: weightRows,
  durable: (v) => durableRows(v),
  taps: (v) => interactionRows(v),
  trays: (v) => trayRows(v),
  drag: (v) => dragRows(v),
  'long-match': (v) => longMatchRows(v),
  shelf: (v) => shelfRows(v),
  backup: (v) => backupRows(v),
  cabinet: (v) => cabinetRows(v),
  packs: (v) => packRows(v),
  glasses: (v) => meetingRows(v),
  'first-screen': (v) => firstScreenRows(v),
};
export const PAGE_GROUPS = Object.keys(PAGE_ROWS);

/** Measures one group of the app built in a folder; a failure does not affect other rows. */
export async function rowsOfGroup(group: string, dir = 'dist'): Promise<Row[]> {
  const v = await visit({ hasTouch: true, dir, args: group === 'glasses' ? TELLS_ADDRESS : [] });
  try {
    await fixChance(v.context, 1);
    return (await PAGE_ROWS[group]?.(v)) ?? [];
  } catch (failed) {
    console.error(`No rows of ${group}: ${failed instanceof Error ? failed.message : String(failed)}`);
    return [];
  } finally {
    await v.end();
  }
}

/**
 * Builds the app of a folder, in a separate process: the words of the app can be set up only once in a process, and the benches of the rules use them
 * here.
 */
export function buildApp(folder = '.'): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The cost of the built app in a browser, in these groups. Builds it first. */
export async function browserRows(groups: readonly string[]): Promise<Row[]> {
  buildApp();
  const rows: Row[] = [];
  for (const group of groups) rows.push(...(await rowsOfGroup(group)));
  return rows;
}
