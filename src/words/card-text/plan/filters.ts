import type { Cond, Value, Which } from '../../../rules/terms/card-language.ts';
import { printedName } from '../../names/character.ts';
import { inches } from '../../language/sentences.ts';
import { allFieldsUsed, text } from '../clauses.ts';
import type { Article, Phrase } from '../language.ts';
import { isOfEach } from './conditions/comparisons.ts';
import { reachText } from './values.ts';
import { type Voice, referent } from './voice.ts';

/** True if a condition reads as “that is …”, because its subject is the described model. */
const isRelative = (condition: Cond): boolean =>
  ('who' in condition && condition.who === 'each') ||
  ('not' in condition && isRelative(condition.not)) ||
  ('engages' in condition && condition.engages.includes('each')) ||
  ('any' in condition && condition.any.every(isRelative)) ||
  ('compare' in condition && isOfEach(condition)) ||
  ('shareKeyword' in condition && condition.shareKeyword.includes('each'));

/** True if a distance grows with the aura of the model from which it is measured. */
const grows = (value: Value): value is Extract<Value, { add: unknown }> =>
  typeof value === 'object' && 'add' in value && typeof value.add[1] === 'object' && 'the' in value.add[1] && value.add[1].the === 'aura';

function within({ in: value, of: from = 'self', los, ...rest }: NonNullable<Which['within']>, voice: Voice): string[] {
  allFieldsUsed(rest);
  const { say } = voice;
  const reach = reachText(grows(value) ? value.add[0] : value, voice);
  return [
    text(say('filter.within', { reach, who: referent(from, voice) })),
    ...(grows(value) ? [text(say('filter.aura'))] : []),
    ...(los ? [text(say('filter.los'))] : []),
  ];
}

function meeting(conditions: readonly Cond[], head: Phrase, voice: Voice): string {
  const { say, language } = voice;
  return conditions.every(isRelative)
    ? text(say('filter.that', { cond: voice.conditions(conditions, { ...voice, each: language.that(head) }) }))
    : text(say('filter.if', { cond: voice.conditions(conditions, { ...voice, each: language.it(head) }) }));
}

/** Described models; `place` follows the noun. */
function describedNoun(article: Article, group: Which, voice: Voice, place?: string): Phrase {
  const { side, other, but, only, nearest, is = [], isNot, named = [], slain, within: near, nearMark, if: conditions, ...rest } = group;
  allFieldsUsed(rest);
  const { say, language } = voice;
  const ofBearer = voice.isGiven && side === 'friendly' && named.length === 0 && referent('self', voice).key === language.who('self').key;
  const after = (head: Phrase): string[] => [
    ...(ofBearer ? [text(say('filter.side-of', { who: referent('self', voice) }))] : []),
    ...(but === undefined ? [] : [text(say('filter.but', { who: referent(but, voice) }))]),
    ...(isNot ? [text(say('filter.is-not', { who: language.that(head), what: language.being('no', isNot) }))] : []),
    ...(near ? within(near, voice) : []),
    ...(nearMark === undefined ? [] : [text(say('filter.within', { reach: inches(nearMark), who: voice.target }))]),
    ...(conditions ? [meeting(conditions, head, voice)] : []),
  ];
  const models = {
    article,
    other: other ?? false,
    nearest: nearest ?? false,
    slain: slain ?? false,
    is,
    named: named.map(printedName),
    ...(only === undefined ? {} : { only: referent(only, voice) }),
    ...(side && !ofBearer ? { side } : {}),
  };
  return language.described(models, after, place);
}

/** One model: “a friendly Human within 4″ of this model”, “another Goblin”. */
export const aNoun = (group: Which, voice: Voice): Phrase => describedNoun('a', group, voice);
/** After “for each”: “other friendly Gnome within 4″ of this model”. */
export const eachNoun = (group: Which, voice: Voice): Phrase => describedNoun('each', group, voice);
/** None: “no other model within 3″ of this model”. */
export const noNoun = (group: Which, voice: Voice): Phrase => describedNoun('no', group, voice);
/** All of them: “every other Goblin within 1″ of this model”; `place` follows the noun. */
export const everyNoun = (group: Which, voice: Voice, place?: string): Phrase => describedNoun('every', group, voice, place);
/** Several of them, without a number: “other Goblins”. */
export const manyNoun = (group: Which, voice: Voice): Phrase => describedNoun('many', group, voice);
/** Each of the player's own, one by one: “each Goblin of yours”. */
export const ownNoun = (group: Which, voice: Voice): Phrase => describedNoun('own', group, voice);
