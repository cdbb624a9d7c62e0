import { dayText } from './moments.ts';

const DAY = 86_400_000;

/** A day, counted from 1 January 1970, in words. */
export const dayNamed = (day: number): string => dayText(new Date(day * DAY).toISOString().slice(0, 10));
