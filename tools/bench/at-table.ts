import { homeWords } from '../../src/words/app/home.ts';
import type { Sight } from '../../test/browser/readers/sight.ts';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { TableDriver } from '../../test/browser/drivers/table-driver.ts';
import { TablePlayers } from '../../test/browser/drivers/players/table-players.ts';

/** The board that the players of a bench assume: nothing on it has to be climbed. */
const BOARD = 'moonlit-ruins';
const MOST_ANSWERS = 60;

/** A match as a file, and its title in the file. */
export interface NamedFile {
  file: Blob;
  title: string;
}

/** Imports a match on the first screen; resolves when it can be resumed there. */
export async function takeIn({ page, url }: Visit, { file, title }: NamedFile): Promise<void> {
  await page.goto(`${url}#/`);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page
    .locator('moon-home-screen input[type="file"]')
    .setInputFiles({ name: 'bench.moonrise', mimeType: 'application/octet-stream', buffer });
  await resumeLink({ page }, title).waitFor();
}

export const resumeLink = ({ page }: Pick<Visit, 'page'>, title: string) => page.getByRole('link', { name: homeWords.resumeOf(title) });

/** Opens an imported match and waits for the first question. */
export async function sitDown(v: Visit, title: string): Promise<void> {
  await resumeLink(v, title).tap();
  await v.page.locator('moon-match-screen section.question').first().waitFor();
}

/**
 * The players of a bench, with times in milliseconds: `silence` after each touch, in which the page is not read, and `stay`, for which a finger
 * rests.
 */
export async function handsAt({ page }: Visit, silence = 0, stay = 0): Promise<TablePlayers> {
  return new TablePlayers(await TableDriver.at(page, silence, stay), BOARD);
}

/** Plays until the active model may take an action. */
export async function untilOffered(players: TablePlayers, action: string): Promise<Sight> {
  let seen = await players.table.look();
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const offered = seen.questions[0]?.buttons.some(({ id, disabled }) => id === action && !disabled);
    if (seen.questions[0]?.prompt === 'moon-act-prompt' && offered) return seen;
    seen = await players.turn(seen);
  }
  throw new Error(`nobody came to ${action}`);
}
