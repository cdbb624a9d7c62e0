import { isStrTagged, str } from '@lit/localize';
import type { TemplateLike } from '@lit/localize/internal/types.js';
import { disguiseWords } from './locale.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRESSED = [...'áƀçđéƒĝĥíĵķļɱñóþqŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞQŔŠŦÚṼŴẊÝŽ'];

const dressed = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => DRESSED[PLAIN.indexOf(letter)] ?? letter);

/** Filler that lengthens a text by two fifths, in words between which a line can break. */
const longer = (length: number): string => ' ßßßß'.repeat(Math.ceil((length * 0.4) / 5));

/** A disguised message: with accents, in brackets, longer by two fifths. Inserted values stay as they are. */
export function pseudo(template: TemplateLike): TemplateLike {
  const strings = typeof template === 'string' ? [template] : [...template.strings];
  const last = strings.length - 1;
  const length = strings.join('').trim().length;
  const texts = strings.map((text, index) => `${index === 0 ? '⟦' : ''}${dressed(text)}${index === last ? `${longer(length)}⟧` : ''}`);
  if (typeof template === 'string') return texts[0] ?? '';
  if (!isStrTagged(template)) return template;
  return str(Object.assign(texts, { raw: texts }), ...template.values);
}

/** Disguises the app for developers: any text without brackets is not a message. */
export const speakPseudo = (): void => disguiseWords(pseudo);
