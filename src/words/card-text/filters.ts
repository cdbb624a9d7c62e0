import { msg, str } from '@lit/localize';
import type { Cond, Which } from '../../rules/terms/card-language.ts';
import { keywordName } from '../names/keywords.ts';
import { inches, oneOf } from '../sentences.ts';
import { isOfEach } from './comparisons.ts';
import { valueText } from './values.ts';
import { type Voice, whoText } from './voice.ts';
import { printedName } from '../names/character.ts';

/** Keywords that are no nouns: “a Norse model”. */
const ADJECTIVES = ['aquatic', 'elrich', 'food', 'militia', 'norse', 'risen'];

const named = (ids: readonly string[]): string => oneOf(ids.map(printedName));

function noun({ is, named: names }: Which): string {
  if (names) return named(names);
  if (!is) return msg('model', { id: 'filter.model' });
  const words = oneOf(is.map(keywordName));
  return ADJECTIVES.includes(is.at(-1) ?? '') ? msg(str`${words} model`, { id: 'filter.adjective' }) : words;
}

const side = ({ side: which, slain }: Which): string => {
  const of = sideOf(which);
  return slain ? `${of} ${msg('slain', { id: 'filter.slain' })}`.trim() : of;
};

const sideOf = (which: Which['side']): string => {
  if (which === 'friendly') return msg('friendly', { id: 'filter.friendly' });
  if (which === 'enemy') return msg('enemy', { id: 'filter.enemy' });
  return '';
};

/** Conditions that read as “that is …”: their subject is the model described. */
const isRelative = (condition: Cond): boolean =>
  ('who' in condition && condition.who === 'each') ||
  ('not' in condition && isRelative(condition.not)) ||
  ('engages' in condition && condition.engages[1] === 'each') ||
  ('any' in condition && condition.any.every(isRelative)) ||
  ('compare' in condition && isOfEach(condition)) ||
  ('shareKeyword' in condition && condition.shareKeyword.includes('each'));

/** “friendly Human”, and what follows it: “within 4″ of this model”. */
function parts(which: Which, voice: Voice): { core: string; after: string[] } {
  const core =
    which.side === 'enemy' && !which.is && !which.named
      ? msg('enemy', { id: 'filter.enemy-model' })
      : `${side(which)} ${noun(which)}`.trim();
  if (which.nearest) return { core: msg(str`nearest ${core}`, { id: 'filter.nearest' }), after: afterOf(which, voice) };
  if (which.only !== undefined) return { core: whoText(which.only, voice), after: afterOf(which, voice) };
  return { core, after: afterOf(which, voice) };
}

/** What narrows it down, after the noun. */
function afterOf(which: Which, voice: Voice): string[] {
  const after: string[] = [];
  if (which.but !== undefined) after.push(msg(str`other than ${whoText(which.but, voice)}`, { id: 'filter.but' }));
  if (which.isNot) after.push(msg(str`that is no ${oneOf(which.isNot.map(keywordName))}`, { id: 'filter.is-not' }));
  if (which.within) {
    const { in: far, of: from = 'self' } = which.within;
    const grows =
      typeof far === 'object' && 'add' in far && typeof far.add[1] === 'object' && 'the' in far.add[1] && far.add[1].the === 'aura';
    const reach = inches(valueText(grows ? far.add[0] : far, voice));
    after.push(msg(str`within ${reach} of ${whoText(from, voice)}`, { id: 'filter.within' }));
    if (grows) after.push(msg('(the distance of its aura)', { id: 'filter.aura' }));
    if (which.within.los) after.push(msg('in line of sight', { id: 'filter.los' }));
  }
  if (which.nearMark !== undefined) after.push(msg(str`within ${inches(which.nearMark)} of ${voice.target}`, { id: 'filter.near-mark' }));
  if (which.if) {
    if (which.if.every(isRelative)) after.push(voice.conditions(which.if, { ...voice, each: msg('that', { id: 'who.that' }) }));
    else {
      const condition = voice.conditions(which.if, { ...voice, each: msg('it', { id: 'who.it' }) });
      after.push(msg(str`if ${condition}`, { id: 'filter.if' }));
    }
  }
  return after;
}

const whole = (...words: (string | string[])[]): string => words.flat().filter(Boolean).join(' ');
const vowel = (word: string): boolean => /^[aeiou]/i.test(word);

/** One model: “a friendly Human within 4″ of this model”, “another Goblin”. */
export function aNoun(which: Which, voice: Voice): string {
  const { core, after } = parts(which, voice);
  if ((which.named && !which.side) || which.only) return whole(core, after);
  if (which.nearest) return whole(msg('the', { id: 'filter.the' }), core, after);
  const article = which.other
    ? msg('another', { id: 'filter.another' })
    : vowel(core)
      ? msg('an', { id: 'filter.an' })
      : msg('a', { id: 'filter.a' });
  return whole(article, core, after);
}

/** After “for each”: “other friendly Gnome within 4″ of this model”. */
export function eachNoun(which: Which, voice: Voice): string {
  const { core, after } = parts(which, voice);
  return whole(which.other ? msg('other', { id: 'filter.other' }) : '', core, after);
}

/** None: “no other model within 3″ of this model”. */
export function noNoun(which: Which, voice: Voice): string {
  const { core, after } = parts(which, voice);
  return whole(which.other ? msg('no other', { id: 'filter.no-other' }) : msg('no', { id: 'filter.no' }), core, after);
}

/** All of them: “every other Goblin within 1″ of this model”; `where` comes after the noun. */
export function everyNoun(which: Which, voice: Voice, where = ''): string {
  const { core, after } = parts(which, voice);
  if (which.only) return whole(core, where, after);
  const article = which.other ? msg('every other', { id: 'filter.every-other' }) : msg('every', { id: 'filter.every' });
  return whole(article, core, where, after);
}

/** Several of them, without a number: “other Goblins”. */
export function manyNoun(which: Which, voice: Voice): string {
  const { after } = parts(which, voice);
  const words = which.is
    ? oneOf(which.is.map((keyword) => msg(str`${keywordName(keyword)}s`, { id: 'filter.plural' })))
    : msg('models', { id: 'filter.models' });
  return whole(which.other ? msg('other', { id: 'filter.other' }) : '', side(which), words, after);
}
