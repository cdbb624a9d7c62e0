import { fillsAlike, type Message } from './messages.ts';
import { stampOf, type Translations } from './rows.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plain = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/** A text as XML; its placeholders name the inserted values. */
const encoded = (text: string, { holes }: Message): string =>
  escaped(text).replaceAll(
    /\{(\d+)\}/g,
    (_, index: string) => `<x id="${index}" equiv-text="${attribute(`\${${holes[Number(index)] ?? ''}}`)}"/>`,
  );
const decoded = (xml: string): string => plain(xml.replaceAll(/<x id="(\d+)"[^>]*\/>/g, '{$1}'));

/** A language as a file for translation programs; a text whose English has changed is marked for review. */
export function xliffOf(language: string, messages: ReadonlyMap<string, Message>, translations: Translations): string {
  const lines = [...messages].flatMap(([id, message]) => {
    const translated = translations.get(id);
    const review = translated?.stamp === stampOf(message.english) ? '' : ' state="needs-review-translation"';
    return [
      `<trans-unit id="${attribute(id)}">`,
      `  <source>${encoded(message.english, message)}</source>`,
      ...(translated ? [`  <target${review}>${encoded(translated.text, message)}</target>`] : []),
      '</trans-unit>',
    ];
  });
  const head = `<file target-language="${language}" source-language="en" original="moonrise" datatype="plaintext">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${head}\n<body>\n${lines.join('\n')}\n</body>\n</file>\n</xliff>\n`;
}

const UNIT =
  /<trans-unit id="([^"]+)"[^>]*>\s*<source>([\s\S]*?)<\/source>\s*(?:<target([^>]*)>([\s\S]*?)<\/target>\s*)?(?:<note[\s\S]*?<\/note>\s*)*<\/trans-unit>/g;

/** The translated texts of such a file by id, as far as they belong to the present English text. `skipped` are the ids of the others. */
export function readXliff(xml: string, messages: ReadonlyMap<string, Message>): { texts: ReadonlyMap<string, string>; skipped: string[] } {
  const texts = new Map<string, string>();
  const skipped: string[] = [];
  for (const [, name = '', source = '', state = '', target] of xml.matchAll(UNIT)) {
    const id = plain(name);
    const english = messages.get(id)?.english;
    const text = target === undefined ? null : decoded(target);
    const usable = text !== null && english === decoded(source) && fillsAlike(english, text) && !state.includes('needs-review');
    if (usable) texts.set(id, text);
    else skipped.push(id);
  }
  return { texts, skipped };
}
