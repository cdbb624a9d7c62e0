import type { Cond, Keyword, Who } from '../../../../rules/terms/card-language.ts';
import { printedName } from '../../../names/character.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, joined, allFieldsUsed } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import { aNoun } from '../filters.ts';
import { abilityWord, type Voice, referent } from '../voice.ts';

interface Identity {
  who: Who;
  is?: Keyword[];
  isNot?: Keyword[];
  side?: 'friendly' | 'enemy';
  named?: string;
  other?: true;
}

function identity(cond: Identity, voice: Voice, yes: boolean): CardClause {
  const { who: role, is, isNot, side, named, other, ...rest } = cond;
  allFieldsUsed(rest);
  const { say, language } = voice;
  const subject = referent(role, voice);
  const wanted: SentencePart[] = [
    ...(side === 'friendly' && !is ? [say('cond.friendly', { who: subject })] : []),
    ...(side === 'enemy' && !is ? [say('cond.enemy', { who: subject })] : []),
    ...(is && side ? [aNoun({ side, is, ...(other ? { other } : {}) }, voice)] : is ? [language.being(other ? 'another' : 'a', is)] : []),
    ...(isNot ? [language.being('no', isNot)] : []),
    ...(named ? [{ in: () => printedName(named) }] : []),
  ];
  const part = joined(wanted, language.and);
  return yes ? say('cond.is', { who: subject, what: part }) : say('cond.is-not', { who: subject, what: part });
}

function holding({ who: role, holdsStone, ...rest }: Extract<Cond, { holdsStone: unknown }>, voice: Voice, yes: boolean): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const subject = referent(role, voice);
  if (holdsStone === true) return yes ? say('cond.holds-stone', { who: subject }) : say('cond.holds-no-stone', { who: subject });
  if (holdsStone === 1) return yes ? say('cond.holds-one-stone', { who: subject }) : say('cond.holds-not-one-stone', { who: subject });
  const stones = language.amount(String(holdsStone), Number(holdsStone), 'stone');
  return yes ? say('cond.holds', { who: subject, stones }) : say('cond.holds-not', { who: subject, stones });
}

/** A condition on the state of a model; `yes` false negates it. */
export function modelCondition(cond: Extract<Cond, { who: unknown }>, voice: Voice, yes: boolean): CardClause {
  const { say } = voice;
  const subject = referent(cond.who, voice);
  if ('holdsStone' in cond) return holding(cond, voice, yes);
  if ('activated' in cond) {
    const { who: _, activated, ...rest } = cond;
    allFieldsUsed(rest);
    return activated === yes ? say('cond.activated', { who: subject }) : say('cond.not-activated', { who: subject });
  }
  if ('active' in cond) {
    const { who: _, active: __, ...rest } = cond;
    allFieldsUsed(rest);
    return yes ? say('cond.active', { who: subject }) : say('cond.not-active', { who: subject });
  }
  if ('engaged' in cond) {
    const { who: _, engaged, ...rest } = cond;
    allFieldsUsed(rest);
    return engaged === yes ? say('cond.engaged', { who: subject }) : say('cond.not-engaged', { who: subject });
  }
  if ('hasAbility' in cond) {
    const { who: _, hasAbility, ...rest } = cond;
    allFieldsUsed(rest);
    const ability = abilityWord(hasAbility, voice);
    return yes ? say('cond.has', { who: subject, ability }) : say('cond.has-not', { who: subject, ability });
  }
  if ('slow' in cond) {
    const { who: _, slow, ...rest } = cond;
    allFieldsUsed(rest);
    return slow === yes ? say('cond.slow', { who: subject }) : say('cond.not-slow', { who: subject });
  }
  if ('reloads' in cond) {
    const { who: _, reloads: __, ...rest } = cond;
    allFieldsUsed(rest);
    return yes ? say('cond.reloads', { who: subject }) : say('cond.reloads-not', { who: subject });
  }
  if ('used' in cond) {
    const { who: _, used, ...rest } = cond;
    allFieldsUsed(rest);
    const ability = abilityWord(used, voice);
    return yes ? say('cond.used', { who: subject, ability }) : say('cond.not-used', { who: subject, ability });
  }
  if ('usedArcane' in cond) {
    const { who: _, usedArcane, ...rest } = cond;
    allFieldsUsed(rest);
    return usedArcane === yes ? say('cond.used-arcane', { who: subject }) : say('cond.not-used-arcane', { who: subject });
  }
  if ('fighting' in cond) {
    const { who: _, fighting, ...rest } = cond;
    allFieldsUsed(rest);
    return fighting === yes ? say('cond.fighting', { who: subject }) : say('cond.not-fighting', { who: subject });
  }
  if ('canStrike' in cond) {
    const { who: _, canStrike: __, ...rest } = cond;
    allFieldsUsed(rest);
    return yes ? say('cond.can-strike', { who: subject }) : say('cond.cannot-strike', { who: subject });
  }
  return fate(cond, voice, yes);
}

type Fate = Exclude<
  Extract<Cond, { who: unknown }>,
  | { holdsStone: unknown }
  | { activated: unknown }
  | { active: unknown }
  | { engaged: unknown }
  | { hasAbility: unknown }
  | { slow: unknown }
  | { reloads: unknown }
  | { used: unknown }
  | { usedArcane: unknown }
  | { fighting: unknown }
  | { canStrike: unknown }
>;

function fate(cond: Fate, voice: Voice, yes: boolean): CardClause {
  const { say } = voice;
  const subject = referent(cond.who, voice);
  if ('slain' in cond) {
    const { who: _, slain, ...rest } = cond;
    allFieldsUsed(rest);
    return slain === yes ? say('cond.slain', { who: subject }) : say('cond.not-slain', { who: subject });
  }
  if ('thrall' in cond) {
    const { who: _, thrall, ...rest } = cond;
    allFieldsUsed(rest);
    return thrall === yes ? say('cond.thrall', { who: subject }) : say('cond.no-thrall', { who: subject });
  }
  if ('returns' in cond) {
    const { who: _, returns: __, ...rest } = cond; // on a player's card, that card returns the model
    allFieldsUsed(rest);
    return yes ? say('cond.returns', { who: subject }) : say('cond.returns-not', { who: subject });
  }
  if ('returnedBy' in cond) {
    const { who: _, returnedBy, ...rest } = cond;
    allFieldsUsed(rest);
    const ability = abilityWord(returnedBy, voice);
    return yes ? say('cond.returned-by', { who: subject, ability }) : say('cond.not-returned-by', { who: subject, ability });
  }
  if ('gone' in cond) {
    const { who: _, gone, ...rest } = cond;
    allFieldsUsed(rest);
    return gone === yes ? say('cond.gone', { who: subject }) : say('cond.not-gone', { who: subject });
  }
  if ('harvested' in cond) {
    const { who: _, harvested, ...rest } = cond;
    allFieldsUsed(rest);
    return harvested === yes ? say('cond.harvested', { who: subject }) : say('cond.not-harvested', { who: subject });
  }
  if ('inTerrain' in cond) {
    const { who: _, inTerrain, ...rest } = cond;
    allFieldsUsed(rest);
    const terrain = voice.language.terrain(inTerrain, false);
    return yes ? say('cond.in-terrain', { who: subject, terrain }) : say('cond.not-in-terrain', { who: subject, terrain });
  }
  if ('nearOwnEdge' in cond) {
    const { who: _, nearOwnEdge, ...rest } = cond;
    allFieldsUsed(rest);
    const reach = inches(nearOwnEdge);
    return yes ? say('cond.near-own-edge', { who: subject, reach }) : say('cond.not-near-own-edge', { who: subject, reach });
  }
  if ('nearTerrain' in cond) {
    const { who: _, nearTerrain, in: range, ...rest } = cond;
    allFieldsUsed(rest);
    const terrain = voice.language.terrain(nearTerrain, false);
    if (range === 0)
      return yes ? say('cond.touches-terrain', { who: subject, terrain }) : say('cond.not-touches-terrain', { who: subject, terrain });
    const roles = { who: subject, reach: inches(range), terrain };
    return yes ? say('cond.near-terrain', roles) : say('cond.not-near-terrain', roles);
  }
  return identity(cond, voice, yes);
}
