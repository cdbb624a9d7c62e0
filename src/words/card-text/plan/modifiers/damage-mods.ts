import type { ModOf, Value } from '../../../../rules/terms/card-language.ts';
import type { DamageType } from '../../../../rules/terms/factions.ts';
import { type CardClause, allFieldsUsed, type RoleValue } from '../../clauses.ts';
import type { Phrase } from '../../language.ts';
import { countedNoun } from './stats.ts';
import { eachOf, isLess, numberOf, numeral, unsigned, valueOf } from '../values.ts';
import type { Voice } from '../voice.ts';

// Modifiers of damage.

/** “slicing or piercing damage”, “non-magical damage”, “damage”. */
export function damageNoun(types: readonly DamageType[] | undefined, { language }: Voice, n: number | null = null): Phrase {
  if (!types) return language.damage(null, n);
  return language.damage(types.length === 3 && !types.includes('magical') ? 'non-magical' : types, n);
}

function inMelee(scope: (ModOf<'dealt'> | ModOf<'suffered'>)['scope'], { say }: Voice): RoleValue {
  if (scope === 'no-melee') return say('mod.outside-melee');
  if (scope === 'attacks') return say('mod.in-attacks');
  return scope === 'melee' ? say('mod.in-melee') : '';
}

/** The quantity of a model that is added to or subtracted from the damage; null for other amounts. */
function readOff(amount: ModOf<'dealt'>['by']): { value: Value; isLess: boolean } | null {
  if (typeof amount !== 'object') return null;
  if ('the' in amount) return { value: amount, isLess: false };
  return 'mul' in amount && amount.mul[0] === -1 && typeof amount.mul[1] === 'object' && 'the' in amount.mul[1]
    ? { value: amount.mul[1], isLess: true }
    : null;
}

/** The amount for each counted thing, with “for each …” and an upper limit. */
function counted(value: Value, voice: Voice): { by: Value; each: RoleValue } {
  const each = eachOf(value);
  if (!each) return { by: value, each: '' };
  const roles = { each: countedNoun(each, voice) };
  const { by, max } = each;
  return { by, each: max === undefined ? voice.say('mod.for-each', roles) : voice.say('mod.for-each-at-most', { ...roles, max }) };
}

/** A modifier of damage dealt. */
export function dealt({ mod: _, types, by: much, scope, ...rest }: ModOf<'dealt'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const phrase = damageNoun(types, voice);
  const place = inMelee(scope, voice);
  if (much === 'null') return say('mod.dealt-null', { what: phrase, where: place });
  const off = readOff(much);
  const { by, each } = counted(much, voice);
  if (off && each === '') {
    const roles = { what: phrase, where: place, value: valueOf(off.value, voice) };
    return off.isLess ? say('mod.dealt-less-by', roles) : say('mod.dealt-more-by', roles);
  }
  if (typeof by === 'object' && 'half' in by) return say('mod.dealt-increased', { what: phrase, where: place, value: valueOf(by, voice) });
  const roles = { n: numberOf(by, voice), what: damageNoun(types, voice, numeral(unsigned(by))), where: place, each };
  return isLess(by) ? say('mod.dealt-less', roles) : say('mod.dealt-more', roles);
}

/** A modifier of damage suffered. */
export function suffered({ mod: _, types, by: much, scope, upTo, ...rest }: ModOf<'suffered'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const phrase = damageNoun(types, voice);
  const place = inMelee(scope, voice);
  if (much === 'null') return say('mod.suffered-null', { what: phrase, where: place });
  const off = readOff(much);
  const { by, each } = counted(much, voice);
  if (off && each === '') {
    const roles = { what: phrase, where: place, value: valueOf(off.value, voice) };
    return off.isLess ? say('mod.suffered-less-by', roles) : say('mod.suffered-more-by', roles);
  }
  const most = upTo === undefined ? '' : say('mod.up-to', { max: upTo });
  const roles = { n: numberOf(by, voice), what: damageNoun(types, voice, numeral(unsigned(by))), where: place, most, each };
  return isLess(by) ? say('mod.suffered-less', roles) : say('mod.suffered-more', roles);
}
