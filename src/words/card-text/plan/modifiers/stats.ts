import type { Mod, Stat, Value } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, phrase, allFieldsUsed } from '../../clauses.ts';
import type { Phrase } from '../../language.ts';
import { actionNouns } from '../actions.ts';
import { aNoun, eachNoun } from '../filters.ts';
import { eachOf, signedText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

/** The counted things, after “for each”. */
export function countedNoun({ counted }: Pick<NonNullable<ReturnType<typeof eachOf>>, 'counted'>, voice: Voice): Phrase {
  if (!('stonesOf' in counted)) return eachNoun(counted, voice);
  const stone = voice.language.counted('stone');
  return phrase(voice.say('mod.each-stone', { who: referent(counted.stonesOf, voice) }), stone);
}

/** A stat and its change: “+2 Evade”, “+1″ Melee Range”. */
export function statText(stat: Stat, value: Value, voice: Voice): CardClause {
  const { say } = voice;
  const change = signedText(value, voice);
  switch (stat) {
    case 'melee':
    case 'arcane':
    case 'evade':
    case 'arcane-cards':
    case 'resist-cards':
      return say(`stat.${stat}`, { change });
    case 'melee-range':
    case 'jog':
    case 'ability-range':
    case 'arcane-range':
    case 'aura':
      return say(`stat.${stat}`, { change: inches(change) });
  }
}

/** A stat that is changed: “has +2 Evade”. */
export function statChange({ mod: _, stat: name, by, facing, for: use, ...rest }: Extract<Mod, { mod: 'stat' }>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  if (use) return say('mod.stat-for', { stat: statText(name, by, voice), actions: actionNouns(use, voice) });
  if (facing) {
    const roles = { stat: statText(name, by, voice), who: facing.only === undefined ? aNoun(facing, voice) : referent(facing.only, voice) };
    if (name === 'evade') return say('mod.stat-against', roles);
    return name === 'melee' || name === 'melee-range' ? say('mod.stat-fighting', roles) : say('mod.stat-facing', roles);
  }
  if (name === 'arcane' && typeof by === 'object' && 'the' in by && by.the === 'evade')
    return say('mod.evade-to-arcane', { who: referent(by.of, voice) });
  const each = eachOf(by);
  return each
    ? say('mod.stat-each', { stat: statText(name, each.by, voice), each: countedNoun(each, voice) })
    : say('mod.stat', { stat: statText(name, by, voice) });
}
