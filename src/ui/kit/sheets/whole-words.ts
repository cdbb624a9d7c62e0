import { html, type TemplateResult } from 'lit';

/** Shorter words fit on a line of any screen. */
const LONG = 7;
/** The least number of letters before and after a hyphen. */
const LEAST = 3;
const HYPHEN = '\u00AD';

const VOWELS = 'aeiouyäöüáéíóúàèìòùâêîôûëïœæ';
/** Matches where no letters before and after have to stay together, like “sch”, “ph” or “tr”. */
const TOGETHER = '(?<!s(?=ch)|[cpst](?=h)|c(?=k)|s(?=[tp](?!h))|[bcdfgkpt](?=[lr])|q|g(?=n))';
/** The place for a hyphen: before the last consonants in front of a vowel. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{${LEAST},})${TOGETHER}(?=(?:sch|[cpst]h|qu|gn|ck|s[tp][rl]?|[bcdfgkpt][lr]|(?![${VOWELS}])\\p{L})[${VOWELS}’])(?=[\\p{L}’]{${LEAST}})`,
  'giu',
);
const VOWEL = new RegExp(`[${VOWELS}]`, 'iu');

/** A word with soft hyphens. The rules are rough; they serve browsers that cannot hyphenate. */
function parted(word: string): string {
  if (word.length < LONG) return word;
  if (word.includes(HYPHEN)) return word.split(HYPHEN).map(parted).join(HYPHEN);
  let [sum, last] = ['', ''];
  for (const piece of word.split(SYLLABLE)) {
    const ends = last.length >= LEAST && VOWEL.test(last);
    sum += ends ? HYPHEN + piece : piece;
    last = ends ? piece : last + piece; // a piece without a vowel joins the next piece
  }
  return sum;
}

/** The words of a heading. A long word gets a line for itself, and a hyphen if even that line is too short. */
export const wholeWords = (heading: string): TemplateResult =>
  html`${heading.split(/(?<=\s)/).map((word) => (word.trim().length < LONG ? word : html`<span class="word">${parted(word)}</span>`))}`;
