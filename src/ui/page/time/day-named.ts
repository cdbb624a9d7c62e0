import { dayText } from './moments.ts';

const DAY = 86_400_000;

/** A whole day, counted from 1 January 1970, as people say it. */
export const dayNamed = (day: number): string => dayText(new Date(day * DAY).toISOString().slice(0, 10));
