import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

// What an upgrade prints, in the language of the app.

/** The line under its name: whose it is, and which keywords it asks for or rules out. */
export const upgradeHead: CardWriter['upgradeHead'] = (upgrade) => currentWriter().upgradeHead(upgrade);

/** What it adds to a card besides its abilities, in sentences; empty when there is nothing. */
export const upgradeChanges: CardWriter['upgradeChanges'] = (upgrade) => currentWriter().upgradeChanges(upgrade);

/** Everything it prints, a line each: what it changes, then its abilities by name. */
export const upgradeLines: CardWriter['upgradeLines'] = (upgrade) => currentWriter().upgradeLines(upgrade);
