import { languageOf, onSpoken, speak, spoken, type LanguageChoice } from '../words/language/locale.ts';

/** Draws everything below anew: a word that stands there may be another now. */
function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if ('requestUpdate' in element && typeof element.requestUpdate === 'function') element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}

/** Speaks a language, or that of the device, and says in the page which. Where its words cannot be fetched, all stays as it is. */
export async function speakAs(choice: LanguageChoice, target: Document = document): Promise<void> {
  await speak(languageOf(choice, navigator.languages)).catch(() => undefined); // another time, then: they are kept with the app
  target.documentElement.lang = spoken();
}

/** Draws the page again with each change of the language, then calls what is handed in; returns what ends that. */
export const followLanguage = (react: () => void): (() => void) =>
  onSpoken(() => {
    redraw(document);
    react();
  });
