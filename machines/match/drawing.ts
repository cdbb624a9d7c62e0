import { askedOf, pictureOf, standingOf, tableOf, waysOf, windowsOf, type Way, type Windows } from '../drawing.ts';
import { chart } from './chart.ts';

/** The order of play as a table: every leaf, every exit, and where it leads. */
export const ways = (): Way[] => waysOf(chart.root);

/** The ways that stand open whatever is under way. */
export const standing = (): Way[] => standingOf(chart.root);

/** What every leaf asks, and lays on top of itself. */
export const windows = (): Windows[] => windowsOf(chart.root);

/** All of it as text. */
export const table = (): string => `${tableOf([...ways(), ...standing()])}${askedOf(windows())}`;

/** All of it as a Mermaid picture. */
export const picture = (): string => pictureOf(ways(), standing(), windows());
