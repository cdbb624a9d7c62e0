import type { Eff, EffOf } from '../../../../rules/terms/card-language.ts';
import { printedName } from '../../../names/character.ts';
import { type CardClause, allFieldsUsed, together } from '../../clauses.ts';
import { abilitiesClause, isOfAbilities } from './ability-effects.ts';
import { actionNouns } from '../actions.ts';
import { energy, health } from '../amounts.ts';
import { cardsClause, isOfCards } from './card-effects.ts';
import { aNoun, manyNoun } from '../filters.ts';
import { healthClause, isOfHealth } from './health-effects.ts';
import { move, place } from './moving.ts';
import { isOfStones, stonesClause } from './stone-effects.ts';
import type { TableEffect } from './table-effects.ts';
import { type Voice, referent } from '../voice.ts';

/** True if the actions are a single Jog: one without a printed controller is made before the first turn. */
const isJog = (actions: EffOf<'act'>['actions']): boolean => actions?.length === 1 && actions[0] === 'jog';

function act({ do: _, who: role, actions, not, cost, at, own, bind: __, ...rest }: EffOf<'act'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const subject = referent(role, voice);
  const limits = {
    not: not ? say('eff.act-not', { actions: actionNouns(not, voice) }) : '',
    cost:
      cost === undefined
        ? ''
        : say('eff.act-cost', { n: { in: () => language.or([cost].flat().map(String)), plural: [cost].flat().some((n) => n > 1) } }),
    at: at === undefined ? '' : say('eff.act-at', { whom: at === 'enemy' ? language.who('an-enemy') : voice.target }),
    friendly: role === 'self' ? '' : own ? (isJog(actions) ? say('eff.act-apart') : '') : say('eff.act-friendly'),
  };
  return actions
    ? say('eff.act-of', { who: subject, actions: actionNouns(actions, voice), ...limits })
    : say('eff.act', { who: subject, ...limits });
}

function sharpen({ do: _, as, by, past, ...rest }: EffOf<'sharpen'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  return together(
    [
      ...(as ? [say('sharpen.as', { what: language.damage([as]) })] : []),
      ...(by === undefined ? [] : [say('sharpen.by', { n: by })]),
      ...(past ? [say('sharpen.past')] : []),
    ],
    voice,
  );
}

function summon({ do: _, what, contact, unique, ready, kind, ...rest }: EffOf<'summon'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const more = {
    whom: referent(contact, voice),
    unique: unique ? say('eff.summon-unique') : '',
    ready: ready ? say('eff.summon-ready') : '',
  };
  if (kind !== undefined) return say('eff.summon-kind', { kind: language.being('a', [kind]), ...more });
  if (typeof what === 'object' && 'fallen' in what) return say('eff.summon-fallen', { who: aNoun(what.fallen, voice), ...more });
  return say('eff.summon', { who: language.or([what].flat().map(printedName)), ...more });
}

const isHalfOfOwn = ({ to, energy: lost }: EffOf<'lose'>): boolean =>
  typeof lost === 'object' &&
  'half' in lost &&
  typeof lost.half === 'object' &&
  'the' in lost.half &&
  lost.half.the === 'energy' &&
  lost.half.of === to;

function lose(eff: EffOf<'lose'>, voice: Voice): CardClause {
  const { do: _, to, energy: lost, bind: __, ...rest } = eff;
  allFieldsUsed(rest);
  const { say } = voice;
  const subject = referent(to, voice);
  if (lost === 'all') return say('eff.lose-all', { who: subject });
  if (voice.priced && to === 'self') return say('eff.pay', { who: subject, by: energy(lost, voice) });
  return isHalfOfOwn(eff) ? say('eff.lose-half', { who: subject }) : say('eff.lose', { who: subject, by: energy(lost, voice) });
}

/** An effect that returns a model. Without a number, it has half of its health boxes. */
function returning({ do: _, who: role, contact, boxes, ...rest }: EffOf<'return'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const clause = contact === undefined ? say('eff.return-zone') : say('eff.return-beside', { whom: referent(contact, voice) });
  const roles = { who: referent(role, voice), where: clause };
  if (boxes === undefined) return say('eff.return', roles);
  if (boxes === 0) return say('eff.return-empty', roles);
  return boxes === 'all' ? say('eff.return-whole', roles) : say('eff.return-with', { ...roles, health: health(boxes, voice) });
}

/** Effects without inner effects. */
export type PlainEff = Exclude<
  Eff,
  | TableEffect
  | {
      do:
        | 'flip'
        | 'pulse'
        | 'for-each'
        | 'repeat'
        | 'pick'
        | 'if'
        | 'one-of'
        | 'may'
        | 'may-pay'
        | 'choose-x'
        | 'draw-open'
        | 'guess'
        | 'deal-each'
        | 'pick-piece'
        | 'pick-point'
        | 'show'
        | 'later';
    }
>;
function remove({ do: _, who: role, back, ...rest }: EffOf<'remove'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const subject = referent(role, voice);
  return back
    ? voice.say('eff.remove-back', { who: subject, terrain: voice.language.terrain(back, false) })
    : voice.say('eff.remove', { who: subject });
}

/** An effect without inner effects, as a clause. */
export function plainClause(eff: PlainEff, voice: Voice): CardClause {
  const { say, language } = voice;
  if (isOfHealth(eff)) return healthClause(eff, voice);
  if (isOfCards(eff)) return cardsClause(eff, voice);
  if (isOfAbilities(eff)) return abilitiesClause(eff, voice);
  if (isOfStones(eff)) return stonesClause(eff, voice);
  switch (eff.do) {
    case 'gain': {
      const { do: _, to, energy: much, bind: __, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.gain', { who: referent(to, voice), by: energy(much, voice) });
    }
    case 'lose':
      return lose(eff, voice);
    case 'refill': {
      const { do: _, to, upTo, ...rest } = eff;
      allFieldsUsed(rest);
      const subject = referent(to, voice);
      return upTo === 'printed' ? say('eff.refill', { who: subject }) : say('eff.refill-open', { who: subject });
    }
    case 'share': {
      const { do: _, from, energy: much, among, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.share', { energy: energy(much, voice), who: referent(from, voice), whom: manyNoun(among, voice) });
    }
    case 'become': {
      const { do: _, who, card, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.become', { who: referent(who, voice), by: printedName(card) });
    }
    case 'resurface': {
      const { do: _, in: terrain, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.resurface', { who: language.who('self'), terrain: language.terrain(terrain, false) });
    }
    case 'remove':
      return remove(eff, voice);
    case 'summon':
      return summon(eff, voice);
    case 'act':
      return act(eff, voice);
    case 'sharpen':
      return sharpen(eff, voice);
    case 'return':
      return returning(eff, voice);
    case 'move':
      return move(eff, voice);
    case 'place':
      return place(eff, voice);
    case 'swap': {
      const { do: _, a, b, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.swap', { who: referent(a, voice), whom: referent(b, voice) });
    }
    case 'pay-step': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.pay-step', { who: referent('self', voice) });
    }
    case 'nominate':
    case 'reaction-step': {
      const { do: kind, who, ...rest } = eff;
      allFieldsUsed(rest);
      return say(`eff.${kind}`, { who: referent(who, voice) });
    }
    case 'avert': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.avert');
    }
  }
}
