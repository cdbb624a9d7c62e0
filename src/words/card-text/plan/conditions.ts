import type { Cond, Keyword, Who } from '../../../rules/terms/card-language.ts';
import { printedName } from '../../names/character.ts';
import { inches } from '../../language/sentences.ts';
import { type CardClause, joined, saidAll, sharing } from '../clauses.ts';
import type { SentencePart } from '../language.ts';
import { knownComparison } from './comparisons.ts';
import { aNoun, noNoun } from './filters.ts';
import { valueOf } from './values.ts';
import { abilityWord, type Voice, referent } from './voice.ts';

const OPPOSITES = { '<': '>=', '<=': '>', '=': '=', '>=': '<', '>': '<=' } as const;
const COMPARED = { '<': 'less', '<=': 'at-most', '=': 'exactly', '>=': 'at-least', '>': 'more' } as const;

interface Identity {
  who: Who;
  is?: Keyword[];
  isNot?: Keyword[];
  side?: 'friendly' | 'enemy';
  named?: string;
  other?: true;
}

function identity(cond: Identity, voice: Voice, yes: boolean): CardClause {
  const { who: role, is, isNot, side, named, other, ...rest } = cond;
  saidAll(rest);
  const { say, language } = voice;
  const subject = referent(role, voice);
  const wanted: SentencePart[] = [
    ...(side === 'friendly' && !is ? [say('cond.friendly', { who: subject })] : []),
    ...(side === 'enemy' && !is ? [say('cond.enemy', { who: subject })] : []),
    ...(is && side ? [aNoun({ side, is, ...(other ? { other } : {}) }, voice)] : is ? [language.being(other ? 'another' : 'a', is)] : []),
    ...(isNot ? [language.being('no', isNot)] : []),
    ...(named ? [{ in: () => printedName(named) }] : []),
  ];
  const part = joined(wanted, language.and);
  return yes ? say('cond.is', { who: subject, what: part }) : say('cond.is-not', { who: subject, what: part });
}

function holding({ who: role, holdsStone, ...rest }: Extract<Cond, { holdsStone: unknown }>, voice: Voice, yes: boolean): CardClause {
  saidAll(rest);
  const { say, language } = voice;
  const subject = referent(role, voice);
  if (holdsStone === true) return yes ? say('cond.holds-stone', { who: subject }) : say('cond.holds-no-stone', { who: subject });
  if (holdsStone === 1) return yes ? say('cond.holds-one-stone', { who: subject }) : say('cond.holds-not-one-stone', { who: subject });
  const stones = language.amount(String(holdsStone), Number(holdsStone), 'stone');
  return yes ? say('cond.holds', { who: subject, stones }) : say('cond.holds-not', { who: subject, stones });
}

/** The state of a model, as the card language asks for it. */
function about(cond: Extract<Cond, { who: unknown }>, voice: Voice, yes: boolean): CardClause {
  const { say } = voice;
  const subject = referent(cond.who, voice);
  if ('holdsStone' in cond) return holding(cond, voice, yes);
  if ('activated' in cond) {
    const { who: _, activated, ...rest } = cond;
    saidAll(rest);
    return activated === yes ? say('cond.activated', { who: subject }) : say('cond.not-activated', { who: subject });
  }
  if ('active' in cond) {
    const { who: _, active: __, ...rest } = cond;
    saidAll(rest);
    return yes ? say('cond.active', { who: subject }) : say('cond.not-active', { who: subject });
  }
  if ('engaged' in cond) {
    const { who: _, engaged, ...rest } = cond;
    saidAll(rest);
    return engaged === yes ? say('cond.engaged', { who: subject }) : say('cond.not-engaged', { who: subject });
  }
  if ('hasAbility' in cond) {
    const { who: _, hasAbility, ...rest } = cond;
    saidAll(rest);
    const ability = abilityWord(hasAbility, voice);
    return yes ? say('cond.has', { who: subject, ability }) : say('cond.has-not', { who: subject, ability });
  }
  if ('slow' in cond) {
    const { who: _, slow, ...rest } = cond;
    saidAll(rest);
    return slow === yes ? say('cond.slow', { who: subject }) : say('cond.not-slow', { who: subject });
  }
  if ('reloads' in cond) {
    const { who: _, reloads: __, ...rest } = cond;
    saidAll(rest);
    return yes ? say('cond.reloads', { who: subject }) : say('cond.reloads-not', { who: subject });
  }
  if ('used' in cond) {
    const { who: _, used, ...rest } = cond;
    saidAll(rest);
    const ability = abilityWord(used, voice);
    return yes ? say('cond.used', { who: subject, ability }) : say('cond.not-used', { who: subject, ability });
  }
  if ('usedArcane' in cond) {
    const { who: _, usedArcane, ...rest } = cond;
    saidAll(rest);
    return usedArcane === yes ? say('cond.used-arcane', { who: subject }) : say('cond.not-used-arcane', { who: subject });
  }
  if ('fighting' in cond) {
    const { who: _, fighting, ...rest } = cond;
    saidAll(rest);
    return fighting === yes ? say('cond.fighting', { who: subject }) : say('cond.not-fighting', { who: subject });
  }
  if ('canStrike' in cond) {
    const { who: _, canStrike: __, ...rest } = cond;
    saidAll(rest);
    return yes ? say('cond.can-strike', { who: subject }) : say('cond.cannot-strike', { who: subject });
  }
  return fate(cond, voice, yes);
}

type Fate = Exclude<
  Extract<Cond, { who: unknown }>,
  | { holdsStone: unknown }
  | { activated: unknown }
  | { active: unknown }
  | { engaged: unknown }
  | { hasAbility: unknown }
  | { slow: unknown }
  | { reloads: unknown }
  | { used: unknown }
  | { usedArcane: unknown }
  | { fighting: unknown }
  | { canStrike: unknown }
>;

function fate(cond: Fate, voice: Voice, yes: boolean): CardClause {
  const { say } = voice;
  const subject = referent(cond.who, voice);
  if ('slain' in cond) {
    const { who: _, slain, ...rest } = cond;
    saidAll(rest);
    return slain === yes ? say('cond.slain', { who: subject }) : say('cond.not-slain', { who: subject });
  }
  if ('thrall' in cond) {
    const { who: _, thrall, ...rest } = cond;
    saidAll(rest);
    return thrall === yes ? say('cond.thrall', { who: subject }) : say('cond.no-thrall', { who: subject });
  }
  if ('returns' in cond) {
    const { who: _, returns: __, ...rest } = cond; // on a card of a player it is that card that brings it
    saidAll(rest);
    return yes ? say('cond.returns', { who: subject }) : say('cond.returns-not', { who: subject });
  }
  if ('returnedBy' in cond) {
    const { who: _, returnedBy, ...rest } = cond;
    saidAll(rest);
    const ability = abilityWord(returnedBy, voice);
    return yes ? say('cond.returned-by', { who: subject, ability }) : say('cond.not-returned-by', { who: subject, ability });
  }
  if ('gone' in cond) {
    const { who: _, gone, ...rest } = cond;
    saidAll(rest);
    return gone === yes ? say('cond.gone', { who: subject }) : say('cond.not-gone', { who: subject });
  }
  if ('harvested' in cond) {
    const { who: _, harvested, ...rest } = cond;
    saidAll(rest);
    return harvested === yes ? say('cond.harvested', { who: subject }) : say('cond.not-harvested', { who: subject });
  }
  if ('inTerrain' in cond) {
    const { who: _, inTerrain, ...rest } = cond;
    saidAll(rest);
    const terrain = voice.language.terrain(inTerrain, false);
    return yes ? say('cond.in-terrain', { who: subject, terrain }) : say('cond.not-in-terrain', { who: subject, terrain });
  }
  if ('nearOwnEdge' in cond) {
    const { who: _, nearOwnEdge, ...rest } = cond;
    saidAll(rest);
    const reach = inches(nearOwnEdge);
    return yes ? say('cond.near-own-edge', { who: subject, reach }) : say('cond.not-near-own-edge', { who: subject, reach });
  }
  if ('nearTerrain' in cond) {
    const { who: _, nearTerrain, in: range, ...rest } = cond;
    saidAll(rest);
    const terrain = voice.language.terrain(nearTerrain, false);
    if (range === 0)
      return yes ? say('cond.touches-terrain', { who: subject, terrain }) : say('cond.not-touches-terrain', { who: subject, terrain });
    const roles = { who: subject, reach: inches(range), terrain };
    return yes ? say('cond.near-terrain', roles) : say('cond.not-near-terrain', roles);
  }
  return identity(cond, voice, yes);
}

function compared(cond: Extract<Cond, { compare: unknown }>, voice: Voice, yes: boolean): CardClause {
  const clause = knownComparison(cond, voice, yes);
  if (clause) return clause;
  const { compare, op, to, ...rest } = cond;
  saidAll(rest);
  const roles = { a: valueOf(compare, voice), b: valueOf(to, voice) };
  if (op === '=' && !yes) return voice.say('cond.not-exactly', roles);
  return voice.say(`cond.${COMPARED[yes ? op : OPPOSITES[op]]}`, roles);
}

function played(cond: Extract<Cond, { played: unknown }>, voice: Voice, yes: boolean): CardClause {
  const { played: cards, by = 'self', ever, ...rest } = cond;
  saidAll(rest);
  const { say, language } = voice;
  const roles = { who: referent(by, voice), cards: language.or(cards.map(language.meleeCard)) };
  if (ever && yes) return say('cond.played-ever', roles);
  return yes ? say('cond.played', roles) : say('cond.played-not', roles);
}

/** How two models stand to each other. */
function between(
  cond: Extract<
    Cond,
    { contact: unknown } | { engages: unknown } | { reaches: unknown } | { distance: unknown } | { shareKeyword: unknown }
  >,
  voice: Voice,
  yes: boolean,
): CardClause {
  const { say } = voice;
  if ('contact' in cond) {
    const { contact, ...rest } = cond;
    saidAll(rest);
    const roles = { who: referent(contact[0], voice), whom: referent(contact[1], voice) };
    return yes ? say('cond.contact', roles) : say('cond.no-contact', roles);
  }
  if ('engages' in cond) {
    const { engages, ...rest } = cond;
    saidAll(rest);
    const roles = { who: referent(engages[1], voice), by: referent(engages[0], voice) };
    if (yes && engages[0] === 'each') return say('cond.engages', roles);
    return yes ? say('cond.engaged-by', roles) : say('cond.not-engaged-by', roles);
  }
  if ('reaches' in cond) {
    const { reaches, ...rest } = cond;
    saidAll(rest);
    const roles = { who: referent(reaches[1], voice), by: referent(reaches[0], voice) };
    return yes ? say('cond.reached', roles) : say('cond.not-reached', roles);
  }
  if ('distance' in cond) {
    const { distance, op, in: range, ...rest } = cond;
    saidAll(rest);
    const roles = { who: referent(distance[1], voice), reach: inches(range), whom: referent(distance[0], voice) };
    return (op === '<=') === yes ? say('cond.within', roles) : say('cond.beyond', roles);
  }
  const { shareKeyword, ...rest } = cond;
  saidAll(rest);
  const [first, second] = shareKeyword;
  const [subject, rival] = first === 'each' ? [first, second] : [second, first];
  const roles = { who: referent(subject, voice), whom: referent(rival, voice) };
  return yes ? say('cond.share-keyword', roles) : say('cond.share-no-keyword', roles);
}

/** What has happened in the game so far. */
function happened(
  cond: Extract<Cond, { did: unknown } | { firstThisTurn: unknown } | { slainThisTurn: unknown } | { attack: unknown }>,
  voice: Voice,
  yes: boolean,
): CardClause {
  const { say } = voice;
  if ('did' in cond) {
    const { did, ...rest } = cond;
    saidAll(rest);
    if (did === 'caused-wounds') return yes ? say('cond.caused-wounds') : say('cond.caused-no-wounds');
    if (did === 'wounded-an-enemy') return yes ? say('cond.wounded-an-enemy') : say('cond.wounded-no-enemy');
    return yes ? say('cond.did') : say('cond.did-not');
  }
  if ('firstThisTurn' in cond) {
    const { firstThisTurn: _, of, ...rest } = cond;
    saidAll(rest);
    if (of === undefined) return yes ? say('cond.first') : say('cond.not-first');
    const subject = referent(of, voice);
    return yes ? say('cond.first-of', { who: subject }) : say('cond.not-first-of', { who: subject });
  }
  if ('slainThisTurn' in cond) {
    const { slainThisTurn, orSpared, ...rest } = cond;
    saidAll(rest);
    const { if: also = [], ...which } = slainThisTurn;
    const more = also.filter((inner) => !('slain' in inner)); // who has been slain is slain
    const subject = (yes ? aNoun : noNoun)(more.length > 0 ? { ...which, if: more } : which, voice);
    return orSpared ? say('cond.fallen-this-turn', { who: subject }) : say('cond.slain-this-turn', { who: subject });
  }
  const { attack, ...rest } = cond;
  saidAll(rest);
  if (attack === 'first-of-side') return say('cond.first-of-side');
  const agent = referent('self', voice);
  return yes ? say('cond.first-attack', { who: agent }) : say('cond.not-first-attack', { who: agent });
}

/** What is asked of the players, and of the board. */
function ofTable(
  cond: Extract<
    Cond,
    | { exists: unknown }
    | { role: unknown }
    | { inTroupe: unknown }
    | { faction: unknown }
    | { activeMarker: unknown }
    | { outheld: unknown }
  >,
  voice: Voice,
  yes: boolean,
): CardClause {
  const { say, language } = voice;
  if ('exists' in cond) {
    const { exists, ...rest } = cond;
    saidAll(rest);
    if (yes && voice.yours && exists.side === 'friendly' && !exists.slain && !exists.within) {
      const { side: _side, ...group } = exists;
      return { ...say('cond.in-play', { who: aNoun(group, voice) }), key: null };
    }
    return { ...say('cond.exists', { who: (yes ? aNoun : noNoun)(exists, voice) }), key: null }; // “there” is nobody to share
  }
  if ('role' in cond) {
    const { role, ...rest } = cond;
    saidAll(rest);
    const subject = referent('self', voice);
    return (role === 'attacker') === yes ? say('cond.attacker', { who: subject }) : say('cond.defender', { who: subject });
  }
  if ('inTroupe' in cond) {
    const { inTroupe, ...rest } = cond;
    saidAll(rest);
    const subject = printedName(inTroupe);
    return yes ? say('cond.in-troupe', { who: subject }) : say('cond.not-in-troupe', { who: subject });
  }
  if ('faction' in cond) {
    const { faction: wanted, ...rest } = cond;
    saidAll(rest);
    const faction = language.faction(wanted);
    return yes ? say('cond.faction', { faction }) : say('cond.not-faction', { faction });
  }
  if ('activeMarker' in cond) {
    const { activeMarker: _, ...rest } = cond;
    saidAll(rest);
    return yes ? say('cond.active-marker') : say('cond.no-active-marker');
  }
  const { outheld: _, ...rest } = cond;
  saidAll(rest);
  return yes ? say('cond.outheld') : say('cond.not-outheld');
}

/** A condition as a clause; `yes` false says the contrary. */
export function conditionOf(cond: Cond, voice: Voice, yes = true): SentencePart {
  const { andConditions: and, or: plainOr, orConditions: or = plainOr } = voice.language;
  if ('who' in cond) return about(cond, voice, yes);
  if ('compare' in cond) return compared(cond, voice, yes);
  if ('played' in cond) return played(cond, voice, yes);
  if ('contact' in cond || 'engages' in cond || 'reaches' in cond || 'distance' in cond || 'shareKeyword' in cond)
    return between(cond, voice, yes);
  if ('did' in cond || 'firstThisTurn' in cond || 'slainThisTurn' in cond || 'attack' in cond) return happened(cond, voice, yes);
  if ('not' in cond) return conditionOf(cond.not, voice, !yes);
  const each = (inner: Cond): SentencePart => conditionOf(inner, voice, yes);
  const several = (inner: readonly Cond[], all: boolean): SentencePart =>
    joined(sharing(inner.map(each), voice.each, voice, all ? voice.language.and : plainOr), all ? and : or);
  if ('all' in cond) return several(cond.all, yes);
  if ('any' in cond) return several(cond.any, !yes);
  return ofTable(cond, voice, yes);
}

/** All of these conditions. */
export function conditionsOf(conditions: readonly Cond[], voice: Voice): SentencePart {
  const { language, say } = voice;
  const troupe = conditions.flatMap((condition) => ('inTroupe' in condition ? [printedName(condition.inTroupe)] : []));
  const partOf = (condition: Cond): SentencePart => conditionOf(condition, voice);
  if (troupe.length < 2) return joined(sharing(conditions.map(partOf), voice.each, voice, language.and), language.andConditions);
  const others = conditions.filter((condition) => !('inTroupe' in condition)).map(partOf);
  return joined([say('cond.all-in-troupe', { who: language.and(troupe) }), ...others], language.andConditions);
}
