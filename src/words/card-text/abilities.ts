import { msg, str } from '@lit/localize';
import type { Ability, Arcane, Cond, Limit, Rule, Signature, TargetLine, Which } from '../../rules/terms/card-language.ts';
import { meleeCardName } from '../names/melee-cards.ts';
import { terrainNoun } from '../names/terrain.ts';
import { inches, sentence } from '../sentences.ts';
import { cardSpecText } from './card-spec.ts';
import { conditionsText } from './conditions.ts';
import { effectsClause, effectsText } from './effects.ts';
import { aNoun, eachNoun, everyNoun, manyNoun, noNoun } from './filters.ts';
import { barredText, modsText, modText } from './modifiers.ts';
import { triggerText } from './triggers.ts';
import type { Voice } from './voice.ts';

/** How the text of an ability, or one without an ability, calls those it speaks of. */
export function voiceOf(own: Ability | null, abilities: Voice['abilities']): Voice {
  const several = own !== null && own.kind !== 'passive' && (own.target?.n ?? 1) > 1;
  return {
    target: several ? msg('each target', { id: 'who.each-target' }) : msg('the target', { id: 'who.target' }),
    each: msg('it', { id: 'who.it' }),
    subject: msg('that model', { id: 'who.subject' }),
    picked: {},
    abilities,
    ...(own === null ? {} : { own: own.id }),
    every: everyNoun,
    counted: eachNoun,
    conditions: conditionsText,
    granted: (ability) => abilityText(ability, abilities),
  };
}

/** “once per turn”, “3 times per turn”, “once per game, unless reloaded”. */
export function limitText({ per, max = 1, reloadable }: Limit): string {
  const often =
    per === 'turn'
      ? max === 1
        ? msg('once per turn', { id: 'limit.turn' })
        : msg(str`at most ${max} times per turn`, { id: 'limit.turns' })
      : max === 1
        ? msg('once per game', { id: 'limit.game' })
        : msg(str`at most ${max} times per game`, { id: 'limit.games' });
  return reloadable ? msg(str`${often}, unless reloaded`, { id: 'limit.reloadable' }) : often;
}

/** The line under an ability's name: kind, price, range, how often. */
export function headLine(ability: Ability): string {
  const kind =
    ability.kind === 'passive' || (ability.kind === 'active' && ability.prints)
      ? msg('Passive', { id: 'head.passive' })
      : ability.kind === 'active'
        ? msg('Active', { id: 'head.active' })
        : msg('Arcane', { id: 'head.arcane' });
  const parts = [kind];
  if (ability.kind !== 'passive') {
    if (ability.kind === 'arcane' || !ability.prints) parts.push(msg(str`${ability.cost} energy`, { id: 'head.cost' }));
    if (ability.range !== undefined) parts.push(inches(ability.range));
    if (ability.pulse !== undefined) parts.push(msg(str`${inches(ability.pulse)} pulse`, { id: 'head.pulse' }));
  }
  if (ability.limit) parts.push(limitText(ability.limit));
  return parts.join(' · ');
}

function targetText(target: TargetLine, voice: Voice): string | null {
  if (target.what === 'stone') return msg('Target: a moonstone.', { id: 'target.stone' });
  if (typeof target.what === 'object')
    return 'terrain' in target.what
      ? msg(str`Target: ${terrainNoun(target.what.terrain)}.`, { id: 'target.terrain' })
      : msg(str`Target: a moonstone, or ${aNoun(target.what.stoneOr, voice)}.`, { id: 'target.stone-or' });
  const which = target.which ?? {};
  if ((target.n ?? 1) > 1) return msg(str`Targets: ${target.n ?? 1} different ${manyNoun(which, voice)}.`, { id: 'target.several' });
  if (target.oncePerTurn)
    return msg(str`Target: ${aNoun(which, voice)}, the same one at most once per turn.`, { id: 'target.once-per-turn' });
  return target.which === undefined ? null : targetLine(which, voice);
}

/** Names what one target has to be. */
export const targetLine = (which: Which, voice: Voice): string => msg(str`Target: ${aNoun(which, voice)}.`, { id: 'target.one' });

/** A condition that lasts, or one that a card played or the troupe meets. */
export const stateText = (conditions: readonly Cond[], voice: Voice): string =>
  conditions.some((condition) => 'played' in condition || 'inTroupe' in condition)
    ? msg(str` if ${conditionsText(conditions, voice)}`, { id: 'rule.if' })
    : msg(str` while ${conditionsText(conditions, voice)}`, { id: 'rule.while' });

/** What must hold at the moment: it goes on a sentence with “when”, and stands apart from the name of a step. */
const momentText = ({ when }: Extract<Rule, { when: unknown }>, conditions: readonly Cond[], voice: Voice): string =>
  when.on === 'replenish' || when.on === 'discard' || when.on === 'fights' || when.on === 'end-step'
    ? msg(str`, if ${conditionsText(conditions, voice)}`, { id: 'rule.comma-if' })
    : msg(str` and ${conditionsText(conditions, voice)}`, { id: 'rule.and-if' });

function ruleText(rule: Rule, voice: Voice): string {
  if ('always' in rule) {
    const condition = rule.if ? stateText(rule.if, voice) : '';
    const [only, ...more] = rule.always;
    if (rule.to && only?.mod === 'forbid' && more.length === 0)
      return sentence(`${msg(str`${noNoun(rule.to, voice)} can ${barredText(only, voice)}`, { id: 'rule.nobody-can' })}${condition}`);
    if (rule.to) return sentence(`${everyNoun(rule.to, voice)} ${modsText(rule.always, voice)}${condition}`);
    if (rule.always.every(({ mod }) => mod === 'keyword')) return sentence(`${modsText(rule.always, voice)}${condition}`);
    return rule.always.map((mod) => sentence(`${modText(mod, voice)}${condition}`)).join(' ');
  }
  const later = rule.after ? msg('once the action is over, ', { id: 'rule.after' }) : '';
  const shows = rule.when.on === 'bluffed';
  const wish = !rule.may ? '' : shows ? msg('if you show the card, ', { id: 'rule.may-show' }) : msg('if you wish, ', { id: 'rule.may' });
  const condition = rule.if ? momentText(rule, rule.if, voice) : '';
  const what = `${later}${effectsClause(rule.do, voice)}`;
  const moment = triggerText(rule.when, voice);
  const limit = rule.limit ? ` (${limitText(rule.limit)})` : '';
  const replaced =
    rule.when.on === 'harvests' && rule.when.instead ? msg(' This takes the place of lowering it by 1.', { id: 'rule.instead' }) : '';
  const goesOn =
    rule.when.on === 'targeted' && rule.may
      ? msg(' The enemy goes on with the action if it still can, and names nobody else.', { id: 'rule.goes-on' })
      : '';
  if (rule.reveal) {
    const wanted = cardSpecText(rule.reveal.card);
    const shown =
      rule.reveal.n === 1
        ? msg(str`you may reveal a ${wanted} from your hand`, { id: 'rule.reveal-one' })
        : msg(str`you may reveal ${rule.reveal.n} ${wanted} cards from your hand`, { id: 'rule.reveal' });
    return sentence(msg(str`${moment}${condition}, ${shown}: ${what}${limit}`, { id: 'rule.revealed' }));
  }
  return sentence(`${msg(str`${moment}${condition}, ${wish}${what}`, { id: 'rule.when' })}${limit}`) + replaced + goesOn;
}

/** When an ability may be used, and what holds for this use alone. */
function conditions(ability: Ability, voice: Voice): string[] {
  return [
    ...(ability.inherent ? [msg('Nothing takes this ability away.', { id: 'ability.inherent' })] : []),
    ...(ability.usableIf ? [msg(str`Only while ${conditionsText(ability.usableIf, voice)}.`, { id: 'ability.usable' })] : []),
    ...(ability.mods
      ? [
          sentence(
            msg(str`this ability ${modsText(ability.mods, voice)}`, { id: 'ability.mods' }) +
              (ability.modsIf ? stateText(ability.modsIf, voice) : ''),
          ),
        ]
      : []),
  ];
}

/**
 * What an ability does, in sentences; the outcomes of an arcane ability are `outcomeLines`.
 * `abilities`: those of the same card, so that one can name another.
 */
export function abilityText(ability: Ability, abilities: Voice['abilities'] = []): string {
  const voice = voiceOf(ability, abilities);
  const lines = conditions(ability, voice);
  if (ability.kind === 'passive') lines.push(...ability.rules.map((rule) => ruleText(rule, voice)));
  else {
    const target = ability.target && targetText(ability.target, voice);
    if (target) lines.push(target);
    if (ability.kind === 'active') lines.push(effectsText(ability.do, voice));
    else if (ability.before)
      lines.push(msg(str`Before hands are drawn: ${effectsClause(ability.before, voice)}.`, { id: 'ability.before' }));
    else if (ability.dealtTo)
      lines.push(
        msg(
          str`No hands are drawn: ${everyNoun(ability.dealtTo, voice, msg('in the pulse', { id: 'ability.in-pulse' }))} is dealt an Arcane Card, which says what becomes of it.`,
          { id: 'ability.dealt' },
        ),
      );
  }
  if (ability.unknown) lines.push(msg('What else is printed here is not known.', { id: 'ability.unknown' }));
  return saidOnce(lines.join(' '));
}

/** What is explained in brackets is explained once. */
const saidOnce = (text: string): string =>
  [...new Set(text.match(/ \([^()]{40,}\)/g) ?? [])].reduce((all, said) => {
    const [first = '', ...rest] = all.split(said);
    return rest.length > 0 ? `${first}${said}${rest.join('')}` : all;
  }, text);

/** An arcane ability's outcomes: the card asked for, and what it does. */
export function outcomeLines(ability: Arcane, abilities: Voice['abilities'] = []): { on: string; text: string }[] {
  const voice = voiceOf(ability, abilities);
  return ability.outcomes.map((outcome) => ({ on: cardSpecText(outcome.on), text: saidOnce(effectsText(outcome.do, voice)) }));
}

/** What is printed under the table of a signature move; empty when there is nothing. */
export function signatureText(signature: Signature): string {
  const voice = voiceOf(null, []);
  const rules = (signature.mods ?? []).map(({ mods, if: conds }) => {
    const condition = conds ? msg(str` if ${conditionsText(conds, voice)}`, { id: 'signature.if' }) : '';
    return sentence(`${modsText(mods, voice)}${condition}`);
  });
  const mirror = signature.mirrors
    ? [
        msg(
          str`As it is played, choose ${aNoun(signature.mirrors, voice)}: this becomes a copy of its Signature Move, and what the enemy deals is still read against ${meleeCardName(signature.upgrades)}. With nobody to choose it deals no damage (∅).`,
          { id: 'signature.mirrors' },
        ),
      ]
    : [];
  const gathered = signature.gathers
    ? [
        msg(
          str`After upgrading to it you may lay any ${meleeCardName(signature.gathers)} cards of your hand with it: each of them counts as one more copy of this Signature Move.`,
          { id: 'signature.gathers' },
        ),
      ]
    : [];
  const begin = signature.begin ? [effectsText(signature.begin, voice)] : [];
  const moment = signature.unlessSlain
    ? msg('End Step, unless this model was slain', { id: 'signature.end-alive' })
    : msg('End Step', { id: 'signature.end' });
  const end = signature.end ? [`${moment}: ${effectsText(signature.end, voice)}`] : [];
  const far = signature.worksOutOfRange ? [msg('Works outside Melee Range.', { id: 'signature.out-of-range' })] : [];
  return [...mirror, ...gathered, ...rules, ...begin, ...far, ...end].join(' ');
}
