import { pictureOf, tableOf, waysOf, type Way } from '../drawing.ts';
import { chart } from './chart.ts';

/** The order of play as a table: every leaf, every exit, and where it leads. */
export const ways = (): Way[] => waysOf(chart.root);

/** The table as text. */
export const table = (): string => tableOf(ways());

/** The table as a Mermaid picture. */
export const picture = (): string => pictureOf(ways());
