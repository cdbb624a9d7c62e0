import { msg, str } from '@lit/localize';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Advice, Aim, Motive } from '../../../rules/terms/thought.ts';
import { actionName } from '../match.ts';
import { arcaneCardName } from '../../names/arcane-cards.ts';
import { meleeCardName } from '../../names/melee-cards.ts';
import type { Names } from '../../language/naming.ts';
import { allOf } from '../../language/sentences.ts';

// The words for the advice of a computer, and for its reasons.

/** Per cent of cases from which on a choice counts as always made, and below which it counts as never made. */
const SURE = 95;
const RARE = 5;

const deed: { [K in Aim['to']]: (aim: Extract<Aim, { to: K }>, names: Names) => string } = {
  harvest: () => msg('to dig for a moonstone', { id: 'thought.harvest' }),
  melee: ({ target }, names) => msg(str`to attack ${names.modelName(target)}`, { id: 'thought.melee' }),
  use: ({ model, ability, target }, names) => {
    const name = model === null ? ability : names.abilityName(model, ability);
    if (target === null) return msg(str`to use ${name}`, { id: 'thought.use' });
    return msg(str`to use ${name} on ${names.modelName(target)}`, { id: 'thought.use-on' });
  },
  safety: () => msg('to get out of harm’s way', { id: 'thought.safety' }),
  stone: () => msg('to come nearer to a moonstone', { id: 'thought.to-stone' }),
  enemy: ({ target }, names) => msg(str`to come nearer to ${names.modelName(target)}`, { id: 'thought.to-enemy' }),
};
// each kind of aim has its own sentence
const aimed = <A extends Aim>(aim: A, names: Names): string => (deed[aim.to] as (aim: A, names: Names) => string)(aim, names);

function because(motive: Motive, names: Names): string {
  switch (motive.code) {
    case 'aims':
      return msg(str`The aim is ${aimed(motive.aim, names)}.`, { id: 'thought.aims' });
    case 'enough':
      return msg('Of everything it tried, nothing was better than stopping here.', { id: 'thought.enough' });
    case 'mixes':
      return motive.share >= SURE
        ? msg('With this hand it is nearly always the best card.', { id: 'thought.nearly-always' })
        : msg(str`With this hand, play it ${motive.share} times in 100: a player who always plays the same card is easy to read.`, {
            id: 'thought.mixes',
          });
    case 'bluffs':
      return msg(str`It is a lie, worth telling ${motive.share} times in 100 with this hand.`, { id: 'thought.bluffs' });
    case 'tells':
      return msg(str`It is the truth, worth telling ${motive.share} times in 100 with this hand.`, { id: 'thought.tells' });
    case 'declines':
      return msg(str`With this hand, claim nothing ${motive.share} times in 100.`, { id: 'thought.declines' });
    case 'doubts':
      if (motive.share >= SURE) return msg('Nearly always doubt such a claim.', { id: 'thought.nearly-always-doubts' });
      if (motive.share < RARE) return msg('Hardly ever doubt such a claim.', { id: 'thought.hardly-doubts' });
      return msg(
        str`Doubt such a claim ${motive.share} times in 100: a player who always doubts is told the truth, and a player who never does is lied to.`,
        { id: 'thought.doubts' },
      );
    case 'knows':
      return msg('You hold every card of that kind yourself.', { id: 'thought.knows' });
    case 'only':
      return msg('There is no other choice.', { id: 'thought.only' });
    case 'any':
      return msg('It did not compare the choices here; nothing speaks against this one.', { id: 'thought.any' });
    case 'best':
      return msg('Of everything it tried, nothing did better.', { id: 'thought.best' });
  }
}

const modelOf = (decision: Decision): string | null => ('model' in decision ? (decision.model ?? null) : null);

/** A decision in a few words; null for one without words of its own. `active`: the active model. */
export function deedText(decision: Decision, active: string | null, names: Names): string | null {
  const model = modelOf(decision) ?? active;
  const name = model === null ? '' : names.modelName(model);
  switch (decision.kind) {
    case 'activate':
      return msg(str`Activate ${name}.`, { id: 'thought.activate' });
    case 'step':
    case 'jog':
    case 'traverse':
    case 'jump':
    case 'harvest':
      return `${name}: ${actionName[decision.kind]()}.`;
    case 'melee':
      return msg(str`${name} attacks ${names.modelName(decision.target)}.`, { id: 'thought.attacks' });
    case 'use': {
      const targets = allOf((decision.targets ?? []).map(names.modelName));
      const what = names.abilityName(model ?? '', decision.ability);
      return targets === ''
        ? msg(str`${name} uses ${what}.`, { id: 'thought.uses' })
        : msg(str`${name} uses ${what} on ${targets}.`, { id: 'thought.uses-on' });
    }
    case 'end-activation':
      return msg('End the activation.', { id: 'thought.end' });
    case 'deploy':
      return msg(str`Deploy ${name}.`, { id: 'thought.deploy' });
    case 'react':
      return msg(str`Take a Reaction Step with ${name}.`, { id: 'thought.react' });
    case 'play-melee':
      return msg(str`Play ${meleeCardName(decision.card)}.`, { id: 'thought.lay' });
    case 'follow-up':
      return msg(str`Follow up with ${meleeCardName(decision.card)}.`, { id: 'thought.follow-up' });
    case 'claim':
      return msg(str`Say ${arcaneCardName(decision.as)}, with ${arcaneCardName(decision.card)}.`, { id: 'thought.claim' });
    case 'bluff':
      return msg('Call it a bluff.', { id: 'thought.bluff' });
    case 'ok':
      return msg('Believe it.', { id: 'thought.ok' });
    case 'go-for-it':
      return msg('Go For It.', { id: 'thought.go-for-it' });
    case 'pass':
    case 'hold':
      return msg('Let it pass.', { id: 'thought.pass' });
    case 'keep-stones':
      return msg('Keep the moonstones.', { id: 'thought.keep' });
    case 'agree':
      return msg('Agree.', { id: 'thought.agree' });
    case 'refuse':
      return msg('Refuse.', { id: 'thought.refuse' });
    default:
      return null;
  }
}

/** True if an aim is the decision itself. */
function isItsOwnAim(decision: Decision, aim: Aim): boolean {
  if (aim.to === 'use') return decision.kind === 'use' && decision.ability === aim.ability;
  return aim.to === decision.kind;
}

/** The reason for advice; empty where the decision is its own aim, which needs no reason. */
export const reasonSentence = ({ decision, why }: Advice, names: Names): string =>
  why.code === 'aims' && isItsOwnAim(decision, why.aim) ? '' : because(why, names);

/** A piece of advice in sentences; null where nothing understandable can be said. `active`: the active model. */
export function adviceSentence(advice: Advice, active: string | null, names: Names): string | null {
  const what = deedText(advice.decision, active, names);
  return what === null ? null : `${what} ${reasonSentence(advice, names)}`.trimEnd();
}

export const thoughtWords = {
  ask: (name: string) => msg(str`What would you do in ${name}’s place?`, { id: 'thought.ask' }),
  asks: () => msg('The strong computer looks only at what this seat can see', { id: 'thought.asks' }),
  thinks: () => msg('Thinking …', { id: 'thought.thinks' }),
  leadsTo: (length: string, gap: string, what: string) =>
    msg(str`The move is ${length} long; from its end the distance is ${gap} to: ${what}.`, { id: 'thought.leads-to' }),
  standsBy: (gap: string, what: string) => msg(str`From that place the distance is ${gap} to: ${what}.`, { id: 'thought.stands-by' }),
  picks: (what: string) => msg(str`It would choose: ${what}.`, { id: 'thought.picks' }),
  /** The words for a place that has no name. */
  pointed: () => msg('Its choice is marked on the board.', { id: 'thought.pointed' }),
  close: () => msg('Close the advice', { id: 'thought.close' }),
  none: () => msg('It has no advice here: choose as you like.', { id: 'thought.none' }),
};
