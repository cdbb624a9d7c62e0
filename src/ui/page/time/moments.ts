import { localeTag } from '../../../words/language/locale.ts';

/** A moment in words: today’s with its time, others with their date. Milliseconds since 1970. */
export function momentText(time: number, current = Date.now()): string {
  const [day, today] = [new Date(time), new Date(current)];
  const clock = day.toLocaleTimeString(localeTag(), { hour: '2-digit', minute: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(localeTag(), { numeric: 'auto' });
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(day) - midnight(today)) / 86_400_000);
  if (days === 0 || days === -1) return `${relative.format(days, 'day')}, ${clock}`;
  return day.toLocaleDateString(localeTag(), {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  });
}

/** A day in words; `day` as in 2026-11-27. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(localeTag(), { day: 'numeric', month: 'long', year: 'numeric' });
