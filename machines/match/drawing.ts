import { askedOf, pictureOf, standingOf, tableOf, waysOf, windowsOf, type Way, type Windows } from '../drawing.ts';
import { chart } from './chart.ts';

/** The order of play as a table: every leaf, every exit, and where it leads. */
export const ways = (): Way[] => waysOf(chart.root);

/** The ways that are open in every state. */
export const standing = (): Way[] => standingOf(chart.root);

/** The questions and frames of every leaf. */
export const windows = (): Windows[] => windowsOf(chart.root);

/** All ways and windows as text. */
export const table = (): string => `${tableOf([...ways(), ...standing()])}${askedOf(windows())}`;

/** All ways and windows as a Mermaid picture. */
export const picture = (): string => pictureOf(ways(), standing(), windows());
