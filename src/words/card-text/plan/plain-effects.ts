import type { Eff, Who } from '../../../rules/terms/card-language.ts';
import { printedName } from '../../names/character.ts';
import { inches } from '../../sentences.ts';
import { borne, type Clause, saidAll, text, together } from '../clauses.ts';
import { abilityNoun, actionNouns } from './actions.ts';
import { energy, health, stones, untilText, wounds } from './amounts.ts';
import { aNoun, manyNoun } from './filters.ts';
import { cardsKept } from './kept-cards.ts';
import { modsClause } from './modifiers.ts';
import { move, moveTerrain, place } from './moving.ts';
import type { TableEffect } from './table-effects.ts';
import { amountOf, isLess, numberOf, reachText, unsigned, valueOf, valueText } from './values.ts';
import { abilityWord, type Voice, whom } from './voice.ts';

type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;

function depth({ do: _, by, min, to, set, ...rest }: EffOf<'depth'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  if (to !== undefined) return say('eff.depth-to', { n: to });
  if (set !== undefined) return say('eff.depth-set');
  const roles = { by: valueOf(unsigned(by ?? 0), voice), least: min === undefined ? '' : say('eff.depth-least', { n: min }) };
  return isLess(by ?? 0) ? say('eff.depth-falls', roles) : say('eff.depth-rises', roles);
}

function apply({ do: _, to, mods, until, against, after, ...rest }: EffOf<'apply'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const lasting = (): Clause | null => {
    if (mods.every((mod) => mod.mod === 'unhealed' && mod.once)) return null; // it says itself how long
    const enemy = against === undefined ? null : whom(against, voice);
    if (until === 'next-action') return enemy === null ? say('eff.next-melee') : say('eff.next-melee-on', { whom: enemy });
    const long = untilText(until, voice);
    if (enemy !== null)
      return mods.every(({ mod }) => mod === 'stat')
        ? say('eff.apply-in-actions', { whom: enemy, until: long })
        : mods.every(({ mod }) => mod === 'dealt' || mod === 'passes-wounds')
          ? say('eff.apply-to', { whom: enemy, until: long })
          : say('eff.apply-against', { whom: enemy, until: long });
    return after ? say('eff.apply-after', { until: long }) : say('eff.apply', { until: long });
  };
  const lasts = lasting();
  return borne(modsClause(mods, voice), whom(to, voice), lasts ? text(lasts) : '');
}

function act({ do: _, who: whose, actions, not, cost, at, bind: __, ...rest }: EffOf<'act'>, voice: Voice): Clause {
  saidAll(rest);
  const { say, language } = voice;
  const who = whom(whose, voice);
  const limits = {
    not: not ? say('eff.act-not', { actions: actionNouns(not, voice) }) : '',
    cost:
      cost === undefined
        ? ''
        : say('eff.act-cost', { n: { in: () => language.or([cost].flat().map(String)), plural: [cost].flat().some((n) => n > 1) } }),
    at: at === undefined ? '' : say('eff.act-at', { whom: at === 'enemy' ? language.who('an-enemy') : voice.target }),
    friendly: whose === 'self' ? '' : say('eff.act-friendly'),
  };
  return actions ? say('eff.act-of', { who, actions: actionNouns(actions, voice), ...limits }) : say('eff.act', { who, ...limits });
}

function sharpen({ do: _, as, by, past, ...rest }: EffOf<'sharpen'>, voice: Voice): Clause {
  saidAll(rest);
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

function summon({ do: _, what, contact, unique, ready, kind, ...rest }: EffOf<'summon'>, voice: Voice): Clause {
  saidAll(rest);
  const { say, language } = voice;
  const more = {
    whom: whom(contact, voice),
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

function lose(eff: EffOf<'lose'>, voice: Voice): Clause {
  const { do: _, to, energy: lost, bind: __, ...rest } = eff;
  saidAll(rest);
  const { say } = voice;
  const who = whom(to, voice);
  if (lost === 'all') return say('eff.lose-all', { who });
  return isHalfOfOwn(eff) ? say('eff.lose-half', { who }) : say('eff.lose', { who, by: energy(lost, voice) });
}

/** Half of its boxes are open where the text names no number. */
function returning({ do: _, who: whose, contact, boxes, ...rest }: EffOf<'return'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const where = contact === undefined ? say('eff.return-zone') : say('eff.return-beside', { whom: whom(contact, voice) });
  const roles = { who: whom(whose, voice), where };
  if (boxes === undefined) return say('eff.return', roles);
  if (boxes === 0) return say('eff.return-empty', roles);
  return boxes === 'all' ? say('eff.return-whole', roles) : say('eff.return-with', { ...roles, health: health(boxes, voice) });
}

function drop({ do: _, from, n = 1, upTo, as, within, ...rest }: EffOf<'drop-stone'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const roles = { who: whom(from, voice), as: as ? say('eff.drop-as-slain') : '' };
  if (n === 'all') return say('eff.drop-all', roles);
  const what = stones(n, voice);
  if (within !== undefined) return say('eff.lay-within', { ...roles, what, reach: inches(within) });
  return upTo ? say('eff.drop-up-to', { ...roles, what }) : say('eff.drop', { ...roles, what });
}

/** A number read for each of several is about “it”. */
const ownVoice = (to: Who, voice: Voice): Voice => (to === 'each' ? { ...voice, each: voice.language.it(voice.each) } : voice);

/** Effects that hold no others. */
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
        | 'pick-piece'
        | 'pick-point'
        | 'show'
        | 'later';
    }
>;
const CARDS = [
  'redraw',
  'lay-two',
  'keep-one',
  'put-by',
  'stow',
  'look',
  'catastrophe-of',
  'deal-each',
  'keep',
  'set-aside',
  'search',
  'draw-melee',
  'swap-card',
  'cancel',
] as const;
type OfCards = Extract<PlainEff, { do: (typeof CARDS)[number] }>;
const ABILITIES = ['apply', 'give', 'learn-keyword', 'reload', 'lose-ability', 'lapse', 'spend', 'refund'] as const;
type OfAbilities = Extract<PlainEff, { do: (typeof ABILITIES)[number] }>;
const STONES = ['drop-stone', 'take-stone', 'gather-stone', 'inherit-stone', 'depth', 'uproot', 'move-terrain'] as const;
type OfStones = Extract<PlainEff, { do: (typeof STONES)[number] }>;

const isOfCards = (eff: PlainEff): eff is OfCards => (CARDS as readonly string[]).includes(eff.do);
const isOfAbilities = (eff: PlainEff): eff is OfAbilities => (ABILITIES as readonly string[]).includes(eff.do);
const isOfStones = (eff: PlainEff): eff is OfStones => (STONES as readonly string[]).includes(eff.do);

function look({ do: _, top, only, ...rest }: EffOf<'look'>, { say }: Voice): Clause {
  saidAll(rest);
  if (!only) return say('eff.look', { n: top });
  return top === 1 ? say('eff.look-only') : say('eff.look-only-many', { n: top });
}

function catastrophe({ do: _, of, own, ...rest }: EffOf<'catastrophe-of'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  if (own) return say('eff.own-catastrophe-now', { who: whom('self', voice) });
  return of === undefined
    ? say('eff.catastrophe-of', { who: whom('originator', voice) })
    : say('eff.own-catastrophe', { who: whom(of, voice) });
}

function cardsClause(eff: OfCards, voice: Voice): Clause {
  const { say, language } = voice;
  switch (eff.do) {
    case 'redraw': {
      const { do: _, ...rest } = eff;
      saidAll(rest);
      return say('eff.redraw', { who: whom('originator', voice) });
    }
    case 'lay-two': {
      const { do: _, ...rest } = eff;
      saidAll(rest);
      return say('eff.lay-two', { who: whom('self', voice) });
    }
    case 'put-by': {
      const { do: _, most, ...rest } = eff;
      saidAll(rest);
      return say('eff.put-by', { n: valueText(most, voice) });
    }
    case 'look':
      return look(eff, voice);
    case 'catastrophe-of':
      return catastrophe(eff, voice);
    case 'deal-each': {
      const { do: _, in: far, which, of: __, ...rest } = eff; // the ability that speaks
      saidAll(rest);
      return say('eff.deal-each', { who: voice.every(which, voice), reach: reachText(far, voice) });
    }
    case 'keep':
    case 'set-aside':
    case 'search':
      return cardsKept(eff, voice);
    case 'draw-melee': {
      const { do: _, n, ...rest } = eff;
      saidAll(rest);
      return say('eff.draw-melee', { n: numberOf(n, voice) });
    }
    case 'swap-card': {
      const { do: _, for: card, ...rest } = eff;
      saidAll(rest);
      return say('eff.swap-card', { card: language.meleeCard(card) });
    }
    case 'keep-one':
    case 'stow':
    case 'cancel': {
      const { do: what, ...rest } = eff;
      saidAll(rest);
      return say(`eff.${what}`);
    }
  }
}

function loseAbility({ do: _, from, of, until, to, ...rest }: EffOf<'lose-ability'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const roles = { who: whom(from, voice), abilities: abilityNoun(of, voice), until: untilText(until, voice) };
  return to === undefined ? say('eff.lose-ability', roles) : say('eff.lose-ability-to', { ...roles, whom: whom(to, voice) });
}

function abilitiesClause(eff: OfAbilities, voice: Voice): Clause {
  const { say, language } = voice;
  switch (eff.do) {
    case 'apply':
      return apply(eff, voice);
    case 'give': {
      const { do: _, to, ability, until, ...rest } = eff;
      saidAll(rest);
      const gist = voice.granted(ability).replace(/\.$/, '');
      return say('eff.give', { who: whom(to, voice), ability: language.ability(ability.name), until: untilText(until, voice), gist });
    }
    case 'learn-keyword': {
      const { do: _, of, to, until, ...rest } = eff;
      saidAll(rest);
      return say('eff.learn-keyword', { who: whom(to, voice), whom: whom(of, voice), until: untilText(until, voice) });
    }
    case 'reload': {
      const { do: _, ability: which, may, ...rest } = eff;
      saidAll(rest);
      const ability = abilityWord(which, voice);
      return may ? say('eff.may-reload', { ability }) : say('eff.reload', { ability });
    }
    case 'lose-ability':
      return loseAbility(eff, voice);
    case 'lapse': {
      const { do: _, of, ability, ...rest } = eff;
      saidAll(rest);
      return of !== undefined && ability !== undefined
        ? say('eff.lapse-of', { who: whom(of, voice), ability: abilityWord(ability, voice) })
        : say('eff.lapse');
    }
    case 'spend': {
      const { do: _, ability, until, ...rest } = eff;
      saidAll(rest);
      return say('eff.spend', { ability: abilityWord(ability, voice), until: untilText(until, voice) });
    }
    case 'refund': {
      const { do: _, energy: much, ...rest } = eff;
      saidAll(rest);
      return much === 'all' ? say('eff.refund-all') : say('eff.refund', { n: numberOf(much, voice) });
    }
  }
}

function stonesClause(eff: OfStones, voice: Voice): Clause {
  const { say } = voice;
  switch (eff.do) {
    case 'drop-stone':
      return drop(eff, voice);
    case 'take-stone': {
      const { do: _, from, to, n = 1, ...rest } = eff;
      saidAll(rest);
      const roles = { who: whom(to, voice), whom: whom(from, voice) };
      return n === 'all' ? say('eff.take-all', roles) : say('eff.take-stone', { ...roles, what: stones(n, voice) });
    }
    case 'gather-stone': {
      const { do: _, to, ...rest } = eff;
      saidAll(rest);
      return say('eff.gather-stone', { who: whom(to, voice) });
    }
    case 'inherit-stone': {
      const { do: _, to, depth: deep, ...rest } = eff;
      saidAll(rest);
      return say('eff.inherit-stone', { who: whom('subject', voice), whom: whom(to, voice), depth: deep });
    }
    case 'depth':
      return depth(eff, voice);
    case 'uproot': {
      const { do: _, ...rest } = eff;
      saidAll(rest);
      return say('eff.uproot');
    }
    case 'move-terrain':
      return moveTerrain(eff, voice);
  }
}

type Other = Exclude<PlainEff, OfCards | OfAbilities | OfStones>;

function healthClause(
  eff: Extract<Other, { do: 'damage' | 'wound' | 'heal' | 'lessen' | 'redirect' | 'slay' | 'remain' }>,
  voice: Voice,
): Clause {
  const { say } = voice;
  switch (eff.do) {
    case 'damage': {
      const { do: _, to, by, type, bind: __, ...rest } = eff;
      saidAll(rest);
      return say('eff.damage', { who: whom(to, voice), by: amountOf(by, { damage: type }, voice) });
    }
    case 'wound': {
      const { do: _, to, by, bind: __, ...rest } = eff;
      saidAll(rest);
      return say('eff.wound', { who: whom(to, voice), by: wounds(by, ownVoice(to, voice)) });
    }
    case 'heal': {
      const { do: _, to, by, bind: __, ...rest } = eff;
      saidAll(rest);
      const who = whom(to, voice);
      return by === 'all' ? say('eff.heal-all', { who }) : say('eff.heal', { who, by: wounds(by, voice) });
    }
    case 'lessen': {
      const { do: _, by, ...rest } = eff;
      saidAll(rest);
      return say('eff.lessen', { n: valueOf(by, voice) });
    }
    case 'redirect': {
      const { do: _, to, ...rest } = eff;
      saidAll(rest);
      return say('eff.redirect', { who: whom(to, voice) });
    }
    case 'slay': {
      const { do: _, to, and, ...rest } = eff;
      saidAll(rest);
      const who = whom(to, voice);
      return and === undefined ? say('eff.slay', { who }) : say('eff.slay-both', { who, whom: whom(and, voice) });
    }
    case 'remain': {
      const { do: _, who: whose, boxes, ...rest } = eff;
      saidAll(rest);
      const who = whom(whose, voice);
      return boxes === 'all' ? say('eff.remain-whole', { who }) : say('eff.remain', { who, health: health(boxes, voice) });
    }
  }
}

function remove({ do: _, who: whose, back, ...rest }: EffOf<'remove'>, voice: Voice): Clause {
  saidAll(rest);
  const who = whom(whose, voice);
  return back ? voice.say('eff.remove-back', { who, terrain: voice.language.terrain(back, false) }) : voice.say('eff.remove', { who });
}

/** One effect that holds no others, as a clause. */
export function plainClause(eff: PlainEff, voice: Voice): Clause {
  const { say, language } = voice;
  if (isOfCards(eff)) return cardsClause(eff, voice);
  if (isOfAbilities(eff)) return abilitiesClause(eff, voice);
  if (isOfStones(eff)) return stonesClause(eff, voice);
  switch (eff.do) {
    case 'damage':
    case 'wound':
    case 'heal':
    case 'lessen':
    case 'redirect':
    case 'slay':
    case 'remain':
      return healthClause(eff, voice);
    case 'gain': {
      const { do: _, to, energy: much, bind: __, ...rest } = eff;
      saidAll(rest);
      return say('eff.gain', { who: whom(to, voice), by: energy(much, voice) });
    }
    case 'lose':
      return lose(eff, voice);
    case 'refill': {
      const { do: _, to, upTo, ...rest } = eff;
      saidAll(rest);
      const who = whom(to, voice);
      return upTo === 'printed' ? say('eff.refill', { who }) : say('eff.refill-open', { who });
    }
    case 'share': {
      const { do: _, from, energy: much, among, ...rest } = eff;
      saidAll(rest);
      return say('eff.share', { energy: energy(much, voice), who: whom(from, voice), whom: manyNoun(among, voice) });
    }
    case 'become': {
      const { do: _, who, card, ...rest } = eff;
      saidAll(rest);
      return say('eff.become', { who: whom(who, voice), by: printedName(card) });
    }
    case 'resurface': {
      const { do: _, in: terrain, ...rest } = eff;
      saidAll(rest);
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
      saidAll(rest);
      return say('eff.swap', { who: whom(a, voice), whom: whom(b, voice) });
    }
    case 'pay-step': {
      const { do: _, ...rest } = eff;
      saidAll(rest);
      return say('eff.pay-step', { who: whom('self', voice) });
    }
    case 'nominate':
    case 'reaction-step': {
      const { do: what, who, ...rest } = eff;
      saidAll(rest);
      return say(`eff.${what}`, { who: whom(who, voice) });
    }
    case 'avert': {
      const { do: _, ...rest } = eff;
      saidAll(rest);
      return say('eff.avert');
    }
  }
}
