import { msg, str } from '@lit/localize';
import type { Mod, Stat, Value } from '../../rules/terms/card-language.ts';
import { inches } from '../sentences.ts';
import { aNoun, eachNoun } from './filters.ts';
import { eachOf, signedText } from './values.ts';
import { type Voice, whoText } from './voice.ts';

type StatMod = Extract<Mod, { mod: 'stat' }>;

/** What is counted, after “for each”. */
export const countedNoun = ({ counted }: NonNullable<ReturnType<typeof eachOf>>, voice: Voice): string =>
  'stonesOf' in counted
    ? msg(str`moonstone held by ${whoText(counted.stonesOf, voice)}`, { id: 'mod.each-stone' })
    : eachNoun(counted, voice);

/** A stat and its change: “+2 Evade”, “+1″ Melee Range”. */
export function statText(stat: Stat, by: Value, voice: Voice): string {
  const change = signedText(by, voice);
  switch (stat) {
    case 'melee':
      return msg(str`${change} Melee`, { id: 'stat.melee' });
    case 'arcane':
      return msg(str`${change} Arcane`, { id: 'stat.arcane' });
    case 'evade':
      return msg(str`${change} Evade`, { id: 'stat.evade' });
    case 'melee-range':
      return msg(str`${inches(change)} Melee Range`, { id: 'stat.melee-range' });
    case 'jog':
      return msg(str`${inches(change)} to its Jogs`, { id: 'stat.jog' });
    case 'ability-range':
      return msg(str`${inches(change)} to the range of its abilities`, { id: 'stat.ability-range' });
    case 'arcane-range':
      return msg(str`${inches(change)} to the range of its Arcane Abilities`, { id: 'stat.arcane-range' });
    case 'arcane-cards':
      return msg(str`${change} Arcane Cards to draw`, { id: 'stat.arcane-cards' });
    case 'resist-cards':
      return msg(str`${change} cards in the hand that resists an Arcane Ability of an enemy targeting it`, { id: 'stat.resist-cards' });
    case 'aura':
      return msg(str`${inches(change)} to the distance of its aura`, { id: 'stat.aura' });
  }
}

/** A stat that is changed, as a predicate: “has +2 Evade”. */
export function statChange({ stat, by, facing }: StatMod, voice: Voice): string {
  if (facing && stat === 'evade')
    return msg(str`has ${statText(stat, by, voice)} against ${aNoun(facing, voice)}`, { id: 'mod.stat-against' });
  if (facing)
    return stat === 'melee'
      ? msg(str`has ${statText(stat, by, voice)} in a round of melee with ${aNoun(facing, voice)}`, { id: 'mod.stat-fighting' })
      : msg(str`has ${statText(stat, by, voice)} in abilities used on ${aNoun(facing, voice)}`, { id: 'mod.stat-facing' });
  if (stat === 'arcane' && typeof by === 'object' && 'the' in by && by.the === 'evade')
    return msg(str`adds the Evade of ${whoText(by.of, voice)} to its Arcane`, { id: 'mod.evade-to-arcane' });
  const each = eachOf(by);
  if (!each) return msg(str`has ${statText(stat, by, voice)}`, { id: 'mod.stat' });
  return msg(str`has ${statText(stat, each.by, voice)} for each ${countedNoun(each, voice)}`, { id: 'mod.stat-each' });
}
