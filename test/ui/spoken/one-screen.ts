import { unreachable } from '../match/tables/glass-law.ts';
import { deepAll } from '../match/tables/tables.ts';

/** What answers a form, or goes on from it. */
const ANSWERS =
  '.corner moon-button, .go > moon-button, .bar .press, moon-choice-list button, moon-segmented button, moon-stepper button, .faces button';

/** Everything that asks on a screen: the questions of the seats, and what the table is asked. */
const formsOf = (screen: HTMLElement): HTMLElement[] => deepAll(screen, 'section.question, moon-asking-form');

/** What is wrong with the forms of a screen: one that has to be scrolled, or an answer that cannot be reached. */
export function overlong(screen: HTMLElement): string[] {
  return formsOf(screen).flatMap((form) => {
    const more = form.scrollHeight - form.clientHeight;
    const named = form.dataset['asks'] ?? form.tagName.toLowerCase();
    const scrolls = more > 1 ? [`${named} is longer by ${more} than the ${form.clientHeight} it has`] : [];
    const hidden = deepAll(form, ANSWERS).flatMap((answer) => {
      if (answer.closest('details:not([open])')) return [];
      const flaw = unreachable(answer);
      return flaw === null ? [] : [`${named}: ${answer.textContent.trim().replace(/\s+/g, ' ')} ${flaw}`];
    });
    return [...scrolls, ...hidden];
  });
}
