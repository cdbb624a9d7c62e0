import { msg, str } from '@lit/localize';
import type { Mod, TerrainName, Value } from '../../rules/terms/card-language.ts';
import type { DamageType } from '../../rules/terms/factions.ts';
import { damageTypeName } from '../names/damage.ts';
import { terrainNoun, terrainNouns } from '../names/terrain.ts';
import { allOf, inches, oneOf, signed } from '../sentences.ts';
import { actionNouns } from './actions.ts';
import { countedNoun, statChange, statText } from './stats.ts';
import { aNoun, eachNoun, manyNoun } from './filters.ts';
import { changeText, eachOf, valueText } from './values.ts';
import { abilityWord, type Voice, whoText } from './voice.ts';
import { printedName } from '../names/character.ts';

type ModOf<K extends Mod['mod']> = Extract<Mod, { mod: K }>;

/** “slicing or piercing damage”, “non-magical damage”, “damage”. */
export function damageNoun(types: readonly DamageType[] | undefined): string {
  if (!types) return msg('damage', { id: 'mod.damage' });
  if (types.length === 3 && !types.includes('magical')) return msg('non-Magical damage', { id: 'mod.non-magical' });
  return msg(str`${oneOf(types.map(damageTypeName))} damage`, { id: 'mod.typed-damage' });
}

function inMelee(scope: (ModOf<'dealt'> | ModOf<'suffered'>)['scope']): string {
  if (scope === 'no-melee') return msg(' outside melee', { id: 'mod.outside-melee' });
  if (scope === 'attacks') return msg(' in its Melee Attacks', { id: 'mod.in-attacks' });
  return scope === 'melee' ? msg(' in melee', { id: 'mod.in-melee' }) : '';
}

function harm(mod: ModOf<'dealt' | 'suffered'>, voice: Voice): string {
  const each = mod.by === 'null' ? null : eachOf(mod.by);
  if (!each) return plainHarm(mod, voice);
  const text = msg(str`${plainHarm({ ...mod, by: each.by }, voice)} for each ${countedNoun(each, voice)}`, { id: 'mod.for-each' });
  return each.max === undefined ? text : msg(str`${text} (at most ${each.max} in all)`, { id: 'mod.for-each-at-most' });
}

const mostText = (upTo: number | undefined): string =>
  upTo === undefined ? '' : msg(str` (at most ${upTo} less together with other reductions)`, { id: 'mod.up-to' });

/** What is read off a model, and whether it is taken away. */
function readOff(by: ModOf<'dealt'>['by']): { value: Value; less: boolean } | null {
  if (typeof by !== 'object') return null;
  if ('the' in by) return { value: by, less: false };
  return 'mul' in by && by.mul[0] === -1 && typeof by.mul[1] === 'object' && 'the' in by.mul[1] ? { value: by.mul[1], less: true } : null;
}

function plainHarm(mod: ModOf<'dealt' | 'suffered'>, voice: Voice): string {
  const what = damageNoun(mod.types);
  const where = inMelee(mod.scope);
  const off = readOff(mod.by);
  if (off) {
    const how = off.less ? msg('less', { id: 'mod.less' }) : msg('more', { id: 'mod.more' });
    const much = valueText(off.value, voice);
    return mod.mod === 'dealt'
      ? msg(str`deals ${how} ${what}${where}, by ${much}`, { id: 'mod.dealt-by' })
      : msg(str`suffers ${how} ${what}${where}, by ${much}`, { id: 'mod.suffered-by' });
  }
  if (mod.mod === 'dealt' && typeof mod.by === 'object' && 'half' in mod.by)
    return msg(str`deals ${what}${where} increased by ${valueText(mod.by, voice)}`, { id: 'mod.dealt-increased' });
  if (mod.mod === 'dealt')
    return mod.by === 'null'
      ? msg(str`deals no ${what}${where} (∅)`, { id: 'mod.dealt-null' })
      : msg(str`deals ${changeText(mod.by, voice)} ${what}${where}`, { id: 'mod.dealt' });
  return mod.by === 'null'
    ? msg(str`suffers no ${what}${where} (∅)`, { id: 'mod.suffered-null' })
    : `${msg(str`suffers ${changeText(mod.by, voice)} ${what}${where}`, { id: 'mod.suffered' })}${mostText(mod.upTo)}`;
}

/** Something that is passed over: “an obstacle”, “models”. */
const overNoun = (over: TerrainName | 'models'): string => {
  if (over === 'models') return msg('models', { id: 'mod.models' });
  return over === 'any' ? terrainNoun(over) : terrainNouns(over);
};

/** What is passed as if it were not there; where no base may rest on it, the end of the move is spoken of, too. */
export function freelyOver(over: readonly (TerrainName | 'models')[], during = ''): string {
  const what = `${allOf(over.map(overNoun))}${during}`;
  if (!over.includes('models')) return what;
  return over.includes('any')
    ? msg(str`${what}, if its base then overlaps no Barrier and no model`, { id: 'mod.freely-clear-any' })
    : msg(str`${what}, if its base then overlaps none of them`, { id: 'mod.freely-clear' });
}

const forbidden: Record<Exclude<ModOf<'forbid'>['actions'][number], object>, () => string> = {
  step: () => msg('take Steps', { id: 'forbid.step' }),
  jog: () => msg('Jog', { id: 'forbid.jog' }),
  traverse: () => msg('Traverse', { id: 'forbid.traverse' }),
  harvest: () => msg('Harvest', { id: 'forbid.harvest' }),
  melee: () => msg('make Melee Attacks', { id: 'forbid.melee' }),
  active: () => msg('use Active Abilities', { id: 'forbid.active' }),
  arcane: () => msg('use Arcane Abilities', { id: 'forbid.arcane' }),
  reload: () => msg('Reload', { id: 'forbid.reload' }),
  'reaction-step': () => msg('take reaction steps', { id: 'forbid.reaction' }),
  any: () => msg('take actions', { id: 'forbid.any' }),
  move: () => msg('move or be moved', { id: 'forbid.move' }),
  criticals: () => msg('make Critical Hits', { id: 'forbid.criticals' }),
  signature: () => msg('use its Signature Move', { id: 'forbid.signature' }),
  'end-step': () => msg('use End Step Effects', { id: 'forbid.end-step' }),
};

/** What is forbidden: “Harvest or Jog”, “make Critical Hits against this model”. */
export function barredText({ actions, against }: ModOf<'forbid'>, voice: Voice): string {
  const what = oneOf(
    actions.map((action) =>
      typeof action === 'object' ? msg(str`use ${actionNouns([action], voice)}`, { id: 'forbid.ability' }) : forbidden[action](),
    ),
  );
  return against === undefined ? what : msg(str`${what} against ${whoText(against, voice)}`, { id: 'mod.forbid-against' });
}

const presence = (mod: ModOf<'presence'>): string =>
  allOf([
    ...(mod.engages === false ? [msg('does not engage', { id: 'presence.engages' })] : []),
    ...(mod.engaged === false ? [msg('cannot be engaged', { id: 'presence.engaged' })] : []),
    ...(mod.blocksSight === false ? [msg('does not block line of sight', { id: 'presence.sight' })] : []),
    ...(mod.cover === false ? [msg('gives no cover', { id: 'presence.cover' })] : []),
    ...(mod.covered === false ? [msg('gets no cover', { id: 'presence.covered' })] : []),
    ...(mod.falls === false ? [msg('does not fall', { id: 'presence.falls' })] : []),
    ...(mod.grounded === false ? [msg('may stop above an Obstacle', { id: 'presence.grounded' })] : []),
  ]);

const ignored = (what: ModOf<'ignore'>['what'][number]): string => {
  switch (what) {
    case 'evade':
      return msg('Evade', { id: 'ignore.evade' });
    case 'cover':
      return msg('cover', { id: 'ignore.cover' });
    case 'catastrophe':
      return msg('its Catastrophes', { id: 'ignore.catastrophe' });
    case 'melee-range':
      return msg('Melee Range', { id: 'ignore.melee-range' });
  }
};

function reaction(mod: ModOf<'reaction-step'>, voice: Voice): string {
  return [
    mod.oncePerTurn
      ? msg(str`takes one reaction step per turn of up to ${inches(mod.in ?? 1)}`, { id: 'mod.reaction-once' })
      : msg(str`takes reaction steps of up to ${inches(mod.in ?? 1)}`, { id: 'mod.reaction' }),
    ...(mod.towards ? [msg(str`directly towards the nearest ${eachNoun(mod.towards, voice)}`, { id: 'mod.reaction-towards' })] : []),
    ...(mod.cost === undefined ? [] : [msg(str`for ${mod.cost} energy`, { id: 'mod.reaction-cost' })]),
    ...(mod.onlyIf ? [msg('while it is engaged', { id: 'mod.reaction-engaged' })] : []),
  ].join(' ');
}

function cost(mod: ModOf<'cost'>, voice: Voice): string {
  const actions = actionNouns(mod.of, voice);
  if (mod.set === 'nothing') return msg(str`pays no energy for ${actions}`, { id: 'mod.cost-nothing' });
  if (mod.set !== undefined) return msg(str`pays ${valueText(mod.set, voice)} energy for ${actions}`, { id: 'mod.cost-set' });
  const least = mod.least === undefined ? '' : msg(str` (at least ${mod.least})`, { id: 'mod.cost-least' });
  const change = changeText(mod.by ?? 0, voice);
  if (mod.first)
    return (
      msg(str`pays ${change} energy for the first of its ${actions} in a turn that targets ${aNoun(mod.first, voice)}`, {
        id: 'mod.cost-first',
      }) + least
    );
  return msg(str`pays ${change} energy for ${actions}`, { id: 'mod.cost' }) + least;
}

/** What a modifier does to its bearer, as a predicate: “deals 1 more Piercing damage in melee”. */
export function modText(mod: Mod, voice: Voice): string {
  switch (mod.mod) {
    case 'stat':
      if (mod.for)
        return msg(str`has ${statText(mod.stat, mod.by, voice)} when it uses ${actionNouns(mod.for, voice)}`, { id: 'mod.stat-for' });
      return statChange(mod, voice);
    case 'dealt':
    case 'suffered':
      return harm(mod, voice);
    case 'dealt-as': {
      const what = damageNoun(mod.from);
      const as = damageTypeName(mod.as);
      return mod.optional
        ? msg(str`may deal its melee ${what} as ${as} damage`, { id: 'mod.may-deal-as' })
        : msg(str`deals all its melee ${what} as ${as} damage`, { id: 'mod.deal-as' });
    }
    case 'unreducible':
      if (mod.scope) return msg('deals melee damage that passive abilities cannot reduce', { id: 'mod.unreducible-melee' });
      return msg('deals damage that passive abilities cannot reduce', { id: 'mod.unreducible' });
    case 'unraised':
      return msg('deals melee damage to which passive abilities add nothing', { id: 'mod.unraised' });
    case 'null-as-zero':
      return msg('deals 0 with its Melee Cards where ∅ is printed', { id: 'mod.null-as-zero' });
    case 'any-type':
      return msg('may deal melee damage of any type', { id: 'mod.any-type' });
    case 'passes-wounds':
      return msg('has another model suffer the wounds of its Catastrophe', { id: 'mod.passes-wounds' });
    case 'cost':
      return cost(mod, voice);
    case 'reach':
      return msg(str`has a Melee Range of ${inches(mod.in)}`, { id: 'mod.reach' });
    case 'slow':
      return msg('cannot Jog further than 2″', { id: 'mod.slow' });
    case 'ignore-slow-carry':
      return msg('is not slowed by the moonstones it holds', { id: 'mod.slow-carry' });
    case 'move-freely':
      return msg(
        str`moves freely over ${freelyOver(mod.over, msg(str` during ${actionNouns(mod.during, voice)}`, { id: 'mod.freely-during' }))}`,
        {
          id: 'mod.freely',
        },
      );
    case 'reaction-step':
      return reaction(mod, voice);
    case 'forbid':
      return msg(str`cannot ${barredText(mod, voice)}`, { id: 'mod.forbid' });
    case 'untargetable': {
      const by = mod.by ? aNoun(mod.by, voice) : msg('anybody', { id: 'mod.anybody' });
      return mod.actions
        ? msg(str`cannot be targeted by ${by} with ${actionNouns(mod.actions, voice)}`, { id: 'mod.untargetable-with' })
        : msg(str`cannot be targeted by ${by}`, { id: 'mod.untargetable' });
    }
    case 'presence':
      return presence(mod);
    case 'ignore': {
      const what = allOf(mod.what.map(ignored));
      if (mod.what.includes('catastrophe')) return msg(str`may ignore ${what}`, { id: 'mod.may-ignore' });
      return mod.for
        ? msg(str`ignores ${what} with ${actionNouns(mod.for, voice)}`, { id: 'mod.ignore-for' })
        : msg(str`ignores ${what}`, { id: 'mod.ignore' });
    }
    case 'reveal':
      return mod.what === 'melee-hand'
        ? msg('shows its melee hand before cards are chosen', { id: 'mod.reveal-melee' })
        : msg('has its enemy in a round of melee show its hand before cards are chosen', { id: 'mod.reveal-enemy' });
    case 'bares':
      return msg('has the Arcane Cards that enemies play at it revealed as they are played', { id: 'mod.bares' });
    case 'unanswered':
      return msg('lets nobody take a reaction step after it', { id: 'mod.unanswered' });
    case 'harvest':
      return msg(str`lowers a moonstone by ${changeText(mod.by, voice)} when it Harvests`, { id: 'mod.harvest' });
    case 'keeps-stones':
      if (mod.from) return msg('cannot lose its moonstones to enemies while it lives', { id: 'mod.keeps-stones-from' });
      return msg('cannot lose its moonstones while it lives', { id: 'mod.keeps-stones' });
    case 'lays-stone':
      return msg(str`when slain, may itself lay one moonstone it held in base contact, at depth ${mod.depth}`, { id: 'mod.lays-stone' });
    case 'shrugs-off':
      return mod.wounds === 1
        ? msg('ignores the first wound it suffers in the game', { id: 'mod.shrugs-off-one' })
        : msg(str`ignores the first ${mod.wounds} wounds it suffers in the game`, { id: 'mod.shrugs-off' });
    case 'without':
      return msg(str`loses ${abilityWord(mod.ability, voice)}`, { id: 'mod.without' });
    case 'initiative':
      return msg(str`gives its player ${signed(mod.by)} to the roll for who begins each turn`, { id: 'mod.initiative' });
    case 'channels-slain':
      return msg(
        'may use an Arcane Ability printed on a friendly slain model as its own, for its price, even one that is used once per game',
        {
          id: 'mod.channels-slain',
        },
      );
    case 'not-first':
      return msg('is not the first that its player activates in a turn, unless nobody else can be', { id: 'mod.not-first' });
    case 'lunge':
      return msg(str`may Jog ${inches(mod.by)} further if that ends with an enemy engaged by it`, { id: 'mod.lunge' });
    case 'unmoved':
      return msg('cannot be moved by actions of enemies', { id: 'mod.unmoved' });
    case 'deep-cover':
      return msg(str`counts light cover as heavy against ${actionNouns(mod.against, voice)} of enemies`, { id: 'mod.deep-cover' });
    case 'lends-signature':
      return msg(
        str`lends its Signature Move to friendly models within ${inches(mod.in)}, for the Melee Card that the Signature Move names`,
        { id: 'mod.lends-signature' },
      );
    case 'steady':
      return msg('gains all its energy in each Replenish Step whatever its wounds, and neither gains nor loses energy through abilities', {
        id: 'mod.steady',
      });
    case 'unharmed':
      return msg('suffers no wounds', { id: 'mod.unharmed' });
    case 'thrall':
      if (mod.of === undefined)
        return msg(
          'enters play only when it is summoned, never activates and never gains energy; while the model that summoned it is active it takes actions, Jogs among them, and that model pays for them, as for its reaction steps and for Going For It',
          { id: 'mod.thrall-summoned' },
        );
      return msg(
        str`enters play only when ${printedName(mod.of)} summons it, never activates and never gains energy; while ${printedName(mod.of)} is active it takes actions, Jogs among them, and ${printedName(mod.of)} pays for them, as for its reaction steps and for Going For It`,
        { id: 'mod.thrall' },
      );
    case 'puppet': {
      const but = mod.not ? msg(str`, but no ${actionNouns(mod.not, voice)}`, { id: 'mod.puppet-not' }) : '';
      return msg(
        str`takes actions${but}, while ${printedName(mod.of)} is active within ${inches(mod.in)} and in line of sight, if ${printedName(mod.of)} pays for them; it counts as friendly to ${printedName(mod.of)} during them`,
        { id: 'mod.puppet' },
      );
    }
    case 'at-most':
      return msg(str`is one of at most ${mod.n} of its kind on its side; for a further one, one of them is removed from play`, {
        id: 'mod.at-most',
      });
    case 'falls-with':
      if (mod.of === undefined)
        return msg('is slain at once when the model that summoned it is slain or removed from play', { id: 'mod.falls-with-summoner' });
      return msg(str`is slain at once when the ${printedName(mod.of)} of its side is slain or removed from play`, { id: 'mod.falls-with' });
    case 'lends-keyword':
      return msg(str`lets friendly models with an ability to Reload count as ${aNoun({ is: [mod.add] }, voice)}`, {
        id: 'mod.lends-keyword',
      });
    case 'lends-ability': {
      const whom = manyNoun({ side: 'friendly', is: mod.is, within: { in: mod.in } }, voice);
      return msg(str`lets ${whom} use ${mod.ability.name}: ${abilityGist(mod.ability, voice)}`, { id: 'mod.lends-ability' });
    }
    case 'guides-back':
      return msg('may have friendly models that come back by Reanimate placed in base contact with it instead', { id: 'mod.guides-back' });
    case 'reanimates-into':
      return msg(str`may place models it brings back by Reanimate in ${terrainNoun(mod.terrain)} within ${inches(mod.in)} of it instead`, {
        id: 'mod.reanimates-into',
      });
    case 'unslowed':
      return msg('may Jog as if it were not slow', { id: 'mod.unslowed' });
    case 'past-saving':
      return msg('has no ability of its own keep it in play', { id: 'mod.past-saving' });
    case 'unhealed':
      return mod.once
        ? msg('restores nothing the next time this turn that it would, if it suffers wounds in this round of melee', {
            id: 'mod.unhealed-once',
          })
        : msg('restores nothing the next time that it would', { id: 'mod.unhealed' });
    case 'stays-slain':
      return msg('is not brought back by Reanimate once it is slain', { id: 'mod.stays-slain' });
    case 'apart':
      return msg(str`cannot be in a troupe with ${printedName(mod.from)}`, { id: 'mod.apart' });
    case 'unheeding':
      return msg('heeds no passive ability of another model while it resolves', { id: 'mod.unheeding' });
    case 'looks-past': {
      const past = allOf([...mod.terrain.map(overNoun), ...(mod.models ? [manyNoun(mod.models, voice)] : [])]);
      return msg(str`leaves ${past} out of account for cover when it uses Arcane Abilities`, { id: 'mod.looks-past' });
    }
    case 'unchosen':
      return msg('cannot be chosen for a troupe', { id: 'mod.unchosen' });
    case 'keyword':
      return msg(str`counts as ${aNoun({ is: [mod.add] }, voice)}`, { id: 'mod.keyword' });
  }
}

/** Changes of several stats that count the same: “has +1 Melee and +1 Arcane for each …”. */
function sharedEach(stats: readonly Extract<Mod, { mod: 'stat' }>[], voice: Voice): string | null {
  const all = stats.map(({ by }) => eachOf(by));
  const [first] = all;
  if (!first || !all.every((each) => each && JSON.stringify(each.counted) === JSON.stringify(first.counted))) return null;
  const changes = stats.map(({ stat }, at) => statText(stat, all[at]?.by ?? 0, voice));
  return msg(str`has ${allOf(changes)} for each ${countedNoun(first, voice)}`, { id: 'mod.stats-each' });
}

/** What an ability that is lent does, with its price where it has one. */
function abilityGist(ability: ModOf<'lends-ability'>['ability'], voice: Voice): string {
  const text = voice.granted(ability).replace(/\.$/, '');
  const step = ability.kind === 'active' && ability.as === 'step';
  const often = ability.limit?.per === 'turn' ? msg(' (each of them for itself)', { id: 'mod.each-once' }) : '';
  return step ? msg(str`as a Step, ${uncapital(text)}${often}`, { id: 'mod.as-step' }) : `${uncapital(text)}${often}`;
}

const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Several modifiers as one predicate; changes of stats that hold always share one “has”. */
export function modsText(mods: readonly Mod[], voice: Voice): string {
  if (mods.length > 1 && mods.every((mod) => mod.mod === 'keyword'))
    return msg(str`counts as ${allOf(mods.map(({ add }) => aNoun({ is: [add] }, voice)))}`, { id: 'mod.keywords' });
  const stats = mods.filter((mod) => mod.mod === 'stat').filter(({ facing, for: use }) => !facing && !use);
  if (stats.length < 2) return allOf(mods.map((mod) => modText(mod, voice)));
  const together = sharedEach(stats, voice);
  const shared = together ?? msg(str`has ${allOf(stats.map((mod) => statText(mod.stat, mod.by, voice)))}`, { id: 'mod.stats' });
  const rest = mods.filter((mod) => mod.mod !== 'stat' || !stats.includes(mod));
  return allOf([shared, ...rest.map((mod) => modText(mod, voice))]);
}
