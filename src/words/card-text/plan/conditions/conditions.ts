import type { Cond } from '../../../../rules/terms/card-language.ts';
import { printedName } from '../../../names/character.ts';
import { type CardClause, joined, allFieldsUsed, sharing } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import { knownComparison } from './comparisons.ts';
import { aNoun, noNoun } from '../filters.ts';
import { modelCondition } from './model-conditions.ts';
import { pairCondition } from './pair-conditions.ts';
import { pastCondition } from './past-conditions.ts';
import { valueOf } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

const OPPOSITES = { '<': '>=', '<=': '>', '=': '=', '>=': '<', '>': '<=' } as const;
const COMPARED = { '<': 'less', '<=': 'at-most', '=': 'exactly', '>=': 'at-least', '>': 'more' } as const;

function compared(cond: Extract<Cond, { compare: unknown }>, voice: Voice, yes: boolean): CardClause {
  const clause = knownComparison(cond, voice, yes);
  if (clause) return clause;
  const { compare, op, to, ...rest } = cond;
  allFieldsUsed(rest);
  const roles = { a: valueOf(compare, voice), b: valueOf(to, voice) };
  if (op === '=' && !yes) return voice.say('cond.not-exactly', roles);
  return voice.say(`cond.${COMPARED[yes ? op : OPPOSITES[op]]}`, roles);
}

function played(cond: Extract<Cond, { played: unknown }>, voice: Voice, yes: boolean): CardClause {
  const { played: cards, by = 'self', ever, ...rest } = cond;
  allFieldsUsed(rest);
  const { say, language } = voice;
  const roles = { who: referent(by, voice), cards: language.or(cards.map(language.meleeCard)) };
  if (ever && yes) return say('cond.played-ever', roles);
  return yes ? say('cond.played', roles) : say('cond.played-not', roles);
}

/** Conditions about the players and the board. */
function ofTable(
  cond: Extract<
    Cond,
    | { exists: unknown }
    | { role: unknown }
    | { inTroupe: unknown }
    | { faction: unknown }
    | { activeMarker: unknown }
    | { outheld: unknown }
  >,
  voice: Voice,
  yes: boolean,
): CardClause {
  const { say, language } = voice;
  if ('exists' in cond) {
    const { exists, ...rest } = cond;
    allFieldsUsed(rest);
    if (yes && voice.yours && exists.side === 'friendly' && !exists.slain && !exists.within) {
      const { side: _side, ...group } = exists;
      return { ...say('cond.in-play', { who: aNoun(group, voice) }), key: null };
    }
    return { ...say('cond.exists', { who: (yes ? aNoun : noNoun)(exists, voice) }), key: null }; // “there” cannot be a shared subject
  }
  if ('role' in cond) {
    const { role, ...rest } = cond;
    allFieldsUsed(rest);
    const subject = referent('self', voice);
    return (role === 'attacker') === yes ? say('cond.attacker', { who: subject }) : say('cond.defender', { who: subject });
  }
  if ('inTroupe' in cond) {
    const { inTroupe, ...rest } = cond;
    allFieldsUsed(rest);
    const subject = printedName(inTroupe);
    return yes ? say('cond.in-troupe', { who: subject }) : say('cond.not-in-troupe', { who: subject });
  }
  if ('faction' in cond) {
    const { faction: wanted, ...rest } = cond;
    allFieldsUsed(rest);
    const faction = language.faction(wanted);
    return yes ? say('cond.faction', { faction }) : say('cond.not-faction', { faction });
  }
  if ('activeMarker' in cond) {
    const { activeMarker: _, ...rest } = cond;
    allFieldsUsed(rest);
    return yes ? say('cond.active-marker') : say('cond.no-active-marker');
  }
  const { outheld: _, ...rest } = cond;
  allFieldsUsed(rest);
  return yes ? say('cond.outheld') : say('cond.not-outheld');
}

/** A condition as a clause; `yes` false negates it. */
export function conditionOf(cond: Cond, voice: Voice, yes = true): SentencePart {
  const { andConditions: and, or: plainOr, orConditions: or = plainOr } = voice.language;
  if ('who' in cond) return modelCondition(cond, voice, yes);
  if ('compare' in cond) return compared(cond, voice, yes);
  if ('played' in cond) return played(cond, voice, yes);
  if ('contact' in cond || 'engages' in cond || 'reaches' in cond || 'distance' in cond || 'shareKeyword' in cond)
    return pairCondition(cond, voice, yes);
  if ('did' in cond || 'firstThisTurn' in cond || 'slainThisTurn' in cond || 'attack' in cond) return pastCondition(cond, voice, yes);
  if ('not' in cond) return conditionOf(cond.not, voice, !yes);
  const each = (inner: Cond): SentencePart => conditionOf(inner, voice, yes);
  const several = (inner: readonly Cond[], all: boolean): SentencePart =>
    joined(sharing(inner.map(each), voice.each, voice, all ? voice.language.and : plainOr), all ? and : or);
  if ('all' in cond) return several(cond.all, yes);
  if ('any' in cond) return several(cond.any, !yes);
  return ofTable(cond, voice, yes);
}

/** Several conditions that must all hold. */
export function conditionsOf(conditions: readonly Cond[], voice: Voice): SentencePart {
  const { language, say } = voice;
  const troupe = conditions.flatMap((condition) => ('inTroupe' in condition ? [printedName(condition.inTroupe)] : []));
  const partOf = (condition: Cond): SentencePart => conditionOf(condition, voice);
  if (troupe.length < 2) return joined(sharing(conditions.map(partOf), voice.each, voice, language.and), language.andConditions);
  const otherParts = conditions.filter((condition) => !('inTroupe' in condition)).map(partOf);
  return joined([say('cond.all-in-troupe', { who: language.and(troupe) }), ...otherParts], language.andConditions);
}
