import { msg, str } from '@lit/localize';
import type { Ability, PlayMoment, SeatRule, TableCard } from '../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import { factionName } from '../names/factions.ts';
import { keywordName } from '../names/keywords.ts';
import { cardKindName } from '../names/table-cards.ts';
import { allOf, capital, sentence, signed } from '../sentences.ts';
import { abilityText, headLine, limitText, stateText, targetLine, voiceOf } from './abilities.ts';
import { conditionsText } from './conditions.ts';
import { effectsClause, effectsText } from './effects.ts';
import { aNoun } from './filters.ts';
import { leagueText } from './league.ts';
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
    case 'replenish-end':
      return msg('at the end of the Replenish Step', { id: 'when.replenish-end' });
    case 'immediately':
      return msg('after the roll for deployment', { id: 'card.immediately' });
    case 'deploying':
      return msg('before you place your last character', { id: 'card.deploying' });
    case 'deployed':
      return msg('after deployment', { id: 'card.deployed' });
    case 'activation-end':
      return msg('at the end of an activation', { id: 'card.activation-end' });
    case 'moving':
      return msg('when an enemy Steps, Jogs or takes a reaction step', { id: 'card.moving' });
    case 'melee-start':
      return msg('before the hands of your melee are drawn', { id: 'card.melee-start' });
    case 'melee-opened':
      return msg('when the first Melee Cards of your melee have been revealed', { id: 'card.melee-opened' });
    case 'melee-revealed':
      return msg('when your Melee Card has been revealed', { id: 'card.melee-revealed' });
    case 'arcane-start':
      return msg('before the hands for an Arcane Ability are drawn', { id: 'card.arcane-start' });
    case 'catastrophe':
      return msg('when a model suffers a Catastrophe', { id: 'card.catastrophe' });
    case 'slain':
      return msg('when a model of yours is slain', { id: 'card.slain' });
    case 'entered':
      return msg('when a model of yours has entered play', { id: 'card.entered' });
    case 'stone-lost':
      return msg('when a model loses a moonstone', { id: 'card.stone-lost' });
    case 'game-end':
      return msg('when the game is over', { id: 'card.game-end' });
  }
};

/** Whose a campaign card can be: one that is open to all is an Elrich card. */
const owners = (factions: readonly Faction[]): string =>
  factions.length === FACTIONS.length ? keywordName('elrich') : allOf(factions.map(factionName));

/** The line under the name of a card of a player: its kind, whose it can be, how often and when it is played. */
export function tableCardHead({ kind, faction, factions, at }: TableCard): string {
  const often = kind === 'event' ? [msg('once per game', { id: 'limit.game' })] : [];
  const when = at.includes('action-gap') ? moment('action-gap') : at.map(moment).join(', ');
  const whose = [...(faction ? [factionName(faction)] : []), ...(factions ? [owners(factions)] : [])];
  return [cardKindName(kind), ...whose, ...often, when].join(' · ');
}

function ruleText(rule: SeatRule, voice: Voice): string {
  if ('roll' in rule) return msg(str`You have ${signed(rule.by)} on your roll for who activates first.`, { id: 'card.roll' });
  if ('lingers' in rule) return msg('What enemies have gained until they are slain stays with them, even then.', { id: 'card.lingers' });
  if ('fields' in rule) return msg('You play with one character fewer.', { id: 'card.fields' });
  if ('when' in rule) {
    const wish = rule.may ? msg('if you wish, ', { id: 'rule.may' }) : '';
    const limit = rule.limit ? ` (${limitText(rule.limit)})` : '';
    return `${sentence(`${triggerText(rule.when, voice)}, ${wish}${effectsClause(rule.do, voice)}`)}${limit}`;
  }
  const own = aNoun(rule.to ?? {}, voice).replace(/^an? /, '');
  const who = msg(str`each ${own} of yours`, { id: 'card.each-of-yours' });
  const condition = rule.if ? stateText(rule.if, voice) : '';
  return sentence(`${who} ${modsText(rule.always, voice)}${condition}`);
}

/** What a card of a player does, in sentences. */
export function tableCardText(card: TableCard): string {
  const granted = (ability: Ability): string => `${headLine(ability)}. ${abilityText(ability)}`;
  const plain = voiceOf(null, []);
  const subject = card.at.includes('melee-start') ? msg('your fighter', { id: 'who.your-fighter' }) : plain.subject;
  const voice: Voice = { ...plain, subject, self: eachOwn(), granted };
  const target = card.target ? [targetLine(card.target, voice)] : [];
  const needed = card.if ? [msg(str`Only if ${conditionsText(card.if, voice)}.`, { id: 'card.only-if' })] : [];
  const effects = card.do ? [capital(effectsText(card.do, voice))] : [];
  if (card.at.includes('declared') || card.at.includes('moving')) effects.push(msg('Its energy is lost.', { id: 'card.energy-lost' }));
  const byHand = card.byHand ? [msg('The players do what it says on the board themselves.', { id: 'card.by-hand' })] : [];
  const league = card.league ? [leagueText(card.league)] : [];
  return [...target, ...needed, ...effects, ...(card.rules ?? []).map((rule) => ruleText(rule, voice)), ...byHand, ...league].join(' ');
}
