import { languageOf, onSpoken, speak, currentLanguage, type LanguageChoice } from '../words/language/locale.ts';

/** Redraws all elements below a root, for the words of another language. */
function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if ('requestUpdate' in element && typeof element.requestUpdate === 'function') element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}

/** Changes to a language, or to that of the device, and notes it in the page. Where its words cannot be fetched, the language stays. */
export async function speakAs(choice: LanguageChoice, target: Document = document): Promise<void> {
  await speak(languageOf(choice, navigator.languages)).catch(() => undefined); // each later change of settings tries again
  target.documentElement.lang = currentLanguage();
}

/** Redraws the page after each change of the language, then calls `react`; returns the function that ends this. */
export const followLanguage = (react: () => void): (() => void) =>
  onSpoken(() => {
    redraw(document);
    react();
  });
