import { msg, str } from '@lit/localize';
import type { Ability, PlayMoment, SeatRule, TableCard } from '../../rules/terms/card-language.ts';
import { factionName } from '../names/factions.ts';
import { cardKindName } from '../names/table-cards.ts';
import { capital, sentence, signed } from '../sentences.ts';
import { abilityText, headLine, stateText, targetLine, voiceOf } from './abilities.ts';
import { effectsClause, effectsText } from './effects.ts';
import { aNoun } from './filters.ts';
import { modsText } from './modifiers.ts';
import { triggerText } from './triggers.ts';
import { eachOwn, type Voice } from './voice.ts';

const moment = (at: PlayMoment): string => {
  switch (at) {
    case 'action-gap':
      return msg('at any time between actions', { id: 'card.between' });
    case 'replenish-start':
      return msg('at the start of the Replenish Step', { id: 'when.replenish-start' });
    case 'declared':
      return msg('when an opponent has declared an action', { id: 'card.declared' });
    case 'would-suffer':
      return msg('when a model would suffer its first wound of an action', { id: 'card.would-suffer' });
  }
};

/** The line under the name of an Event or Agenda: its kind, whose it can be, how often and when it is played. */
export function tableCardHead({ kind, faction, at }: TableCard): string {
  const often = kind === 'event' ? [msg('once per game', { id: 'limit.game' })] : [];
  const when = at.includes('action-gap') ? moment('action-gap') : at.map(moment).join(', ');
  return [cardKindName(kind), ...(faction ? [factionName(faction)] : []), ...often, when].join(' · ');
}

function ruleText(rule: SeatRule, voice: Voice): string {
  if ('roll' in rule) return msg(str`You have ${signed(rule.by)} on your roll for who activates first.`, { id: 'card.roll' });
  if ('when' in rule) return sentence(`${triggerText(rule.when, voice)}, ${effectsClause(rule.do, voice)}`);
  const own = aNoun(rule.to ?? {}, voice).replace(/^an? /, '');
  const who = msg(str`each ${own} of yours`, { id: 'card.each-of-yours' });
  const condition = rule.if ? stateText(rule.if, voice) : '';
  return sentence(`${who} ${modsText(rule.always, voice)}${condition}`);
}

/** What an Event or Agenda does, in sentences. */
export function tableCardText(card: TableCard): string {
  const granted = (ability: Ability): string => `${headLine(ability)}. ${abilityText(ability)}`;
  const voice: Voice = { ...voiceOf(null, []), self: eachOwn(), granted };
  const target = card.target ? [targetLine(card.target, voice)] : [];
  const effects = card.do ? [capital(effectsText(card.do, voice))] : [];
  if (card.at.includes('declared')) effects.push(msg('Its energy is lost.', { id: 'card.energy-lost' }));
  return [...target, ...effects, ...(card.rules ?? []).map((rule) => ruleText(rule, voice))].join(' ');
}
