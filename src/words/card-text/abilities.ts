import { msg, str } from '@lit/localize';
import type { Ability, Arcane, CardSpec, Cond, Limit, Rule, Signature, TargetLine, Which } from '../../rules/terms/card-language.ts';
import { catastropheName, colourName } from '../names/arcane-cards.ts';
import { terrainNoun } from '../names/terrain.ts';
import { inches, oneOf, sentence } from '../sentences.ts';
import { conditionsText } from './conditions.ts';
import { effectsClause, effectsText } from './effects.ts';
import { aNoun, everyNoun, manyNoun, noNoun } from './filters.ts';
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

/** What an arcane outcome asks for: “Green X”, “Green or Pink X”, “Catastrophe”. */
export function cardSpecText(spec: CardSpec): string {
  if (spec === 'catastrophe') return catastropheName();
  const colours = spec.colour === 'any' ? msg('Any', { id: 'spec.any' }) : oneOf(spec.colour.map(colourName));
  return msg(str`${colours} ${spec.value}`, { id: 'spec.card' });
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
  if (typeof target.what === 'object') return msg(str`Target: ${terrainNoun(target.what.terrain)}.`, { id: 'target.terrain' });
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
  when.on === 'replenish' || when.on === 'discard'
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
  const wish = rule.may ? msg('if you wish, ', { id: 'rule.may' }) : '';
  const condition = rule.if ? momentText(rule, rule.if, voice) : '';
  const what = effectsClause(rule.do, voice);
  const moment = triggerText(rule.when, voice);
  const limit = rule.limit ? ` (${limitText(rule.limit)})` : '';
  const replaced =
    rule.when.on === 'harvests' && rule.when.instead ? msg(' This takes the place of lowering it by 1.', { id: 'rule.instead' }) : '';
  if (rule.reveal) {
    const shown = msg(str`you may reveal ${rule.reveal.n} ${cardSpecText(rule.reveal.card)} cards from your hand`, { id: 'rule.reveal' });
    return sentence(msg(str`${moment}${condition}, ${shown}: ${what}${limit}`, { id: 'rule.revealed' }));
  }
  return sentence(`${msg(str`${moment}${condition}, ${wish}${what}`, { id: 'rule.when' })}${limit}`) + replaced;
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
    else if (ability.dealtTo)
      lines.push(
        msg(
          str`No hands are drawn: ${everyNoun(ability.dealtTo, voice, msg('in the pulse', { id: 'ability.in-pulse' }))} is dealt an Arcane Card, which says what becomes of it.`,
          { id: 'ability.dealt' },
        ),
      );
  }
  return lines.join(' ');
}

/** An arcane ability's outcomes: the card asked for, and what it does. */
export function outcomeLines(ability: Arcane, abilities: Voice['abilities'] = []): { on: string; text: string }[] {
  const voice = voiceOf(ability, abilities);
  return ability.outcomes.map((outcome) => ({ on: cardSpecText(outcome.on), text: effectsText(outcome.do, voice) }));
}

/** What is printed under the table of a signature move; empty when there is nothing. */
export function signatureText(signature: Signature): string {
  const voice = voiceOf(null, []);
  const rules = (signature.mods ?? []).map(({ mods, if: conds }) => {
    const condition = conds ? msg(str` if ${conditionsText(conds, voice)}`, { id: 'signature.if' }) : '';
    return sentence(`${modsText(mods, voice)}${condition}`);
  });
  const begin = signature.begin ? [effectsText(signature.begin, voice)] : [];
  const moment = signature.unlessSlain
    ? msg('End Step, unless this model was slain', { id: 'signature.end-alive' })
    : msg('End Step', { id: 'signature.end' });
  const end = signature.end ? [`${moment}: ${effectsText(signature.end, voice)}`] : [];
  const far = signature.worksOutOfRange ? [msg('Works outside Melee Range.', { id: 'signature.out-of-range' })] : [];
  return [...rules, ...begin, ...far, ...end].join(' ');
}
