import type { Ability, PlayMoment, SeatRule, TableCard } from '../../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../../rules/terms/factions.ts';
import { capital, sentence, signed } from '../../language/sentences.ts';
import { withBearer, allFieldsUsed, type Speech, text } from '../clauses.ts';
import { abilityText, headLine, targetLine, voiceOf } from './abilities.ts';
import { limitText, often } from './limits.ts';
import { momentOf, stateOf } from './rules.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { effectsPart, effectsText } from './effects/effects.ts';
import { ownNoun } from './filters.ts';
import { leagueText } from './league.ts';
import { modsClause } from './modifiers/modifiers.ts';
import { triggerOf } from './triggers.ts';
import type { Voice } from './voice.ts';

/** The moment at which a card of a player may be played. */
export const playMomentText = (playMoment: PlayMoment, { say }: Speech): string => text(say(`card.${playMoment}`));

/** The factions of a campaign card: one for all factions is an Elrich card. */
const owners = (factions: readonly Faction[], { language }: Speech): string =>
  factions.length === FACTIONS.length ? language.keyword('elrich') : language.and(factions.map(language.faction));

/** The line under the name of a card of a player: its kind, its factions, its limit and its moment. */
export function tableCardHead({ kind, faction, factions, at }: TableCard, speech: Speech): string {
  const often = kind === 'event' ? [limitText({ per: 'game' }, speech)] : [];
  const moments = at.includes('action-gap')
    ? playMomentText('action-gap', speech)
    : at.map((each) => playMomentText(each, speech)).join(', ');
  const groups = [...(faction ? [speech.language.faction(faction)] : []), ...(factions ? [owners(factions, speech)] : [])];
  return [text(speech.say(`kind.${kind}`)), ...groups, ...often, moments].join(' · ');
}

function whenText({ when, if: conditions, may, limit, do: effects, ...rest }: Extract<SeatRule, { when: unknown }>, voice: Voice): string {
  allFieldsUsed(rest);
  const { say } = voice;
  const effect = effectsPart(effects, voice);
  const roles = { moment: triggerOf(when, voice), if: momentOf(when, conditions, voice), what: effect, limit: often(limit, voice) };
  const clause = !may ? say('rule.when', roles) : effect.instructs ? say('rule.when-may-instructed', roles) : say('rule.when-may', roles);
  return sentence(text(clause));
}

function ruleText(rule: SeatRule, voice: Voice): string {
  const { say } = voice;
  if ('roll' in rule) {
    const { roll: _, by, ...rest } = rule;
    allFieldsUsed(rest);
    return text(say('card.roll', { by: signed(by) }));
  }
  if ('lingers' in rule) {
    const { lingers: _, ...rest } = rule;
    allFieldsUsed(rest);
    return text(say('card.lingers'));
  }
  if ('fields' in rule) {
    const { fields: _, ...rest } = rule;
    allFieldsUsed(rest);
    return text(say('card.fields'));
  }
  if ('when' in rule) return whenText(rule, voice);
  const { always, to, if: conditions, ...rest } = rule;
  allFieldsUsed(rest);
  const subject = ownNoun(to ?? {}, voice);
  const clause = withBearer(modsClause(always, voice), subject);
  const pronounVoice = { ...voice, self: voice.language.it(subject) };
  return sentence(text(say('rule.of-others', { what: clause, if: stateOf(conditions, pronounVoice) })));
}

/** The text of a card of a player, in sentences. */
export function tableCardText(card: TableCard, speech: Speech): string {
  const { say, language } = speech;
  const granted = (ability: Ability): string =>
    text(say('card.granted', { head: headLine(ability, speech), text: abilityText(ability, [], speech) }));
  const plain = voiceOf(null, [], speech);
  const subject = card.at.includes('melee-start') ? language.who('your-fighter') : plain.subject;
  const voice: Voice = {
    ...plain,
    yours: true,
    subject,
    self: language.it(null),
    granted,
    ...(card.target?.side === 'friendly' ? { resister: 'left-player' } : {}),
  };
  const lines = [
    ...(card.target ? [targetLine(card.target, voice)] : []),
    ...(card.if ? [text(say('card.only-if', { cond: conditionsOf(card.if, voice) }))] : []),
    ...(card.do ? [capital(effectsText(card.do, voice))] : []),
    ...(card.at.includes('declared') || card.at.includes('moving') ? [text(say('card.energy-lost'))] : []),
    ...(card.rules ?? []).map((rule) => ruleText(rule, voice)),
    ...(card.byHand ? [text(say('card.by-hand'))] : []),
    ...(card.league ? [leagueText(card.league, speech)] : []),
  ];
  return language.tidy(lines.join(' '));
}
