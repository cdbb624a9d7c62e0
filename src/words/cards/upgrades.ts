import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// The texts of upgrades in the language of the app.

/** The line under its name: its factions, and its required and excluded keywords. */
export const upgradeHead: CardWriter['upgradeHead'] = (upgrade) => currentWriter().upgradeHead(upgrade);

/** Its changes besides its abilities, in sentences; empty when there are none. */
export const upgradeChanges: CardWriter['upgradeChanges'] = (upgrade) => currentWriter().upgradeChanges(upgrade);

/** Its whole text, one line each: its changes, then its abilities by name. */
export const upgradeLines: CardWriter['upgradeLines'] = (upgrade) => currentWriter().upgradeLines(upgrade);
