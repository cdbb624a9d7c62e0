import type { Mod, ModOf } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, joined, allFieldsUsed, together } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import { actionNouns } from '../actions.ts';
import { aNoun, manyNoun } from '../filters.ts';
import { dealt, suffered } from './damage-mods.ts';
import { freelyOver } from './passed-over.ts';
import { plainModifier } from './plain-modifiers.ts';
import { countedNoun, statChange, statText } from './stats.ts';
import { eachOf, isLess, isShort, numberOf, valueOf } from '../values.ts';
import { abilityWord, type Voice, referent } from '../voice.ts';

function barring(action: ModOf<'forbid'>['actions'][number], voice: Voice): CardClause {
  return typeof action === 'object'
    ? voice.say('forbid.ability', { ability: abilityWord(action.ability, voice) })
    : voice.say(`forbid.${action}`);
}

/** The forbidden actions: “Harvest or Jog”, “make Critical Hits against this model”. */
export function barredPart({ mod: _, actions, against, ...rest }: ModOf<'forbid'>, voice: Voice): SentencePart {
  allFieldsUsed(rest);
  const { and, or } = voice.language;
  const barred = actions.map((action) => barring(action, voice));
  // a language that negates each of them joins them with “and”
  const part: SentencePart = { in: (form) => joined(barred, form === 'no' ? and : or).in(form) };
  return against === undefined ? part : voice.say('mod.forbid-against', { what: part, whom: referent(against, voice) });
}

function presence(
  { mod: _, engages, engaged, blocksSight, cover, covered, falls, grounded, elevation, ...rest }: ModOf<'presence'>,
  voice: Voice,
): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  return together(
    [
      ...(engages === false ? [say('presence.engages')] : []),
      ...(engaged === false ? [say('presence.engaged')] : []),
      ...(blocksSight === false ? [say('presence.sight')] : []),
      ...(cover === false ? [say('presence.cover')] : []),
      ...(covered === false ? [say('presence.covered')] : []),
      ...(falls === false ? [say('presence.falls')] : []),
      ...(grounded === false ? [say('presence.grounded')] : []),
      ...(elevation === false ? [say('presence.elevation')] : []),
    ],
    voice,
  );
}

function ignoring({ mod: _, what: ignored, for: use, ...rest }: ModOf<'ignore'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const part = joined(
    ignored.map((each) => say(`ignore.${each}`)),
    language.and,
  );
  if (ignored.includes('catastrophe')) return say('mod.may-ignore', { what: part });
  return use ? say('mod.ignore-for', { what: part, actions: actionNouns(use, voice) }) : say('mod.ignore', { what: part });
}

function reaction(
  { mod: _, in: range, towards, cost: price, onlyIf, oncePerTurn, ...rest }: ModOf<'reaction-step'>,
  voice: Voice,
): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const roles = {
    reach: inches(range ?? 1),
    towards: towards ? say('mod.reaction-towards', { whom: aNoun({ ...towards, nearest: true }, voice) }) : '',
    cost: price === undefined ? '' : say('mod.reaction-cost', { n: numberOf(price, voice) }),
    if: onlyIf ? say('mod.reaction-engaged') : '',
  };
  return oncePerTurn ? say('mod.reaction-once', roles) : say('mod.reaction', roles);
}

function cost({ mod: _, of, by, set, least: bottom, first, priced, ...rest }: ModOf<'cost'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const actions = actionNouns(of, voice);
  if (set === 'nothing') return say('mod.cost-nothing', { actions });
  if (set !== undefined)
    return isShort(set)
      ? say('mod.cost-set', { n: numberOf(set, voice), actions })
      : say('mod.cost-value', { value: valueOf(set, voice), actions });
  const least = bottom === undefined ? '' : say('mod.cost-least', { n: bottom });
  const less = isLess(by ?? 0);
  const roles = { n: numberOf(by ?? 0, voice), actions, least };
  if (priced !== undefined) return say('mod.cost-priced', { n: numberOf(by ?? 0, voice), actions, priced });
  if (first === true) return less ? say('mod.cost-first-own-less', roles) : say('mod.cost-first-own-more', roles);
  if (!first) return less ? say('mod.cost-less', roles) : say('mod.cost-more', roles);
  const target = aNoun(first, voice);
  return less ? say('mod.cost-first-less', { ...roles, whom: target }) : say('mod.cost-first-more', { ...roles, whom: target });
}

function untargetable({ mod: _, by: group, actions, ...rest }: ModOf<'untargetable'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const user = group ? aNoun(group, voice) : language.who('anybody');
  return actions ? say('mod.untargetable-with', { by: user, actions: actionNouns(actions, voice) }) : say('mod.untargetable', { by: user });
}

function lendsAbility({ mod: _, ability, is, in: range, ...rest }: ModOf<'lends-ability'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const lenders = manyNoun({ side: 'friendly', is, within: { in: range } }, voice);
  const gist = voice.granted(ability).replace(/\.$/, '');
  const often = ability.limit?.per === 'turn' ? say('mod.each-once') : '';
  const roles = { who: lenders, ability: language.ability(ability.name), gist, often };
  return ability.kind === 'active' && ability.as === 'step' ? say('mod.lends-step', roles) : say('mod.lends-ability', roles);
}

/** A modifier with its bearer as subject: “deals 1 more Piercing damage in melee”. */
export function modClause(mod: Mod, voice: Voice): CardClause {
  const { say } = voice;
  switch (mod.mod) {
    case 'stat':
      return statChange(mod, voice);
    case 'dealt':
      return dealt(mod, voice);
    case 'suffered':
      return suffered(mod, voice);
    case 'cost':
      return cost(mod, voice);
    case 'presence':
      return presence(mod, voice);
    case 'ignore':
      return ignoring(mod, voice);
    case 'reaction-step':
      return reaction(mod, voice);
    case 'untargetable':
      return untargetable(mod, voice);
    case 'lends-ability':
      return lendsAbility(mod, voice);
    case 'forbid':
      return say('mod.forbid', { what: barredPart(mod, voice) });
    case 'reach': {
      const { mod: _, in: range, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.reach', { reach: inches(range) });
    }
    case 'move-freely': {
      const { mod: _, over, during, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.freely', { over: freelyOver(over, voice, say('mod.freely-during', { actions: actionNouns(during, voice) })) });
    }
    case 'keyword': {
      const { mod: _, add, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.keyword', { what: aNoun({ is: [add] }, voice) });
    }
    default:
      return plainModifier(mod, voice);
  }
}

/** Changes of several stats by the same count: “has +1 Melee and +1 Arcane for each …”. */
function sharedEach(stats: readonly ModOf<'stat'>[], voice: Voice): CardClause | null {
  const all = stats.map(({ by }) => eachOf(by));
  const [first] = all;
  if (!first || !all.every((each) => each && JSON.stringify(each.counted) === JSON.stringify(first.counted))) return null;
  const changes = stats.map(({ stat }, index) => statText(stat, all[index]?.by ?? 0, voice));
  return voice.say('mod.stat-each', { stat: joined(changes, voice.language.and), each: countedNoun(first, voice) });
}

/** Several modifiers of one bearer; permanent changes of stats share one “has”. */
export function modsClause(mods: readonly Mod[], voice: Voice): CardClause {
  const { say, language } = voice;
  if (mods.length > 1 && mods.every((mod) => mod.mod === 'keyword')) {
    const keywords = mods.map(({ add }) => aNoun({ is: [add] }, voice));
    return say('mod.keyword', { what: joined(keywords, language.and) });
  }
  const stats = mods.filter((mod) => mod.mod === 'stat').filter(({ facing, for: use }) => !facing && !use);
  const each = (mod: Mod): CardClause => modClause(mod, voice);
  if (stats.length < 2) return together(mods.map(each), voice);
  const changes = stats.map((mod) => statText(mod.stat, mod.by, voice));
  const shared = sharedEach(stats, voice) ?? say('mod.stat', { stat: joined(changes, language.and) });
  const otherMods = mods.filter((mod) => mod.mod !== 'stat' || !stats.includes(mod));
  return together([shared, ...otherMods.map(each)], voice);
}
