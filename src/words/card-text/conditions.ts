import { msg, str } from '@lit/localize';
import type { Cond, Keyword, Who } from '../../rules/terms/card-language.ts';
import { keywordName } from '../names/keywords.ts';
import { meleeCardName } from '../names/melee-cards.ts';
import { terrainNoun } from '../names/terrain.ts';
import { allOf, inches, oneOf } from '../sentences.ts';
import { factionName } from '../names/factions.ts';
import { knownComparison } from './comparisons.ts';
import { aNoun, noNoun } from './filters.ts';
import { valueText } from './values.ts';
import { abilityWord, type Voice, whoText } from './voice.ts';
import { printedName } from '../names/character.ts';

const OPPOSITES = { '<': '>=', '<=': '>', '=': '=', '>=': '<', '>': '<=' } as const;
const is = (yes: boolean): string => (yes ? msg('is', { id: 'cond.is' }) : msg('is not', { id: 'cond.is-not' }));
const aKeyword = (keyword: string): string => {
  const name = keywordName(keyword);
  return /^[aeiou]/i.test(name) ? msg(str`an ${name}`, { id: 'cond.an-keyword' }) : msg(str`a ${name}`, { id: 'cond.a-keyword' });
};

function comparison(op: keyof typeof OPPOSITES, yes: boolean): string {
  switch (op === '=' || yes ? op : OPPOSITES[op]) {
    case '<':
      return msg('less than', { id: 'cond.less' });
    case '<=':
      return msg('at most', { id: 'cond.at-most' });
    case '=':
      return msg('exactly', { id: 'cond.exactly' });
    case '>=':
      return msg('at least', { id: 'cond.at-least' });
    case '>':
      return msg('more than', { id: 'cond.more' });
  }
}

interface Identity {
  who: Who;
  is?: Keyword[];
  isNot?: Keyword[];
  side?: 'friendly' | 'enemy';
  named?: string;
  other?: true;
}

function identity(cond: Identity, voice: Voice, yes: boolean): string {
  const wanted = [
    ...(cond.side === 'friendly' ? [msg('friendly', { id: 'cond.friendly' })] : []),
    ...(cond.side === 'enemy' ? [msg('an enemy', { id: 'cond.enemy' })] : []),
    ...(cond.is
      ? [cond.other ? msg(str`another ${oneOf(cond.is.map(keywordName))}`, { id: 'cond.another' }) : oneOf(cond.is.map(aKeyword))]
      : []),
    ...(cond.isNot ? [msg(str`no ${oneOf(cond.isNot.map(keywordName))}`, { id: 'cond.no-keyword' })] : []),
    ...(cond.named ? [printedName(cond.named)] : []),
  ];
  return msg(str`${whoText(cond.who, voice)} ${is(yes)} ${allOf(wanted)}`, { id: 'cond.identity' });
}

function about(cond: Extract<Cond, { who: unknown }>, voice: Voice, yes: boolean): string {
  const who = whoText(cond.who, voice);
  if ('holdsStone' in cond) {
    const stones =
      cond.holdsStone === true
        ? msg('a moonstone', { id: 'cond.a-stone' })
        : cond.holdsStone === 1
          ? msg('exactly one moonstone', { id: 'cond.one-stone' })
          : msg(str`${cond.holdsStone} moonstones`, { id: 'cond.stones' });
    return yes
      ? msg(str`${who} holds ${stones}`, { id: 'cond.holds' })
      : msg(str`${who} does not hold ${stones}`, { id: 'cond.holds-not' });
  }
  if ('activated' in cond)
    return cond.activated === yes
      ? msg(str`${who} has been activated this turn`, { id: 'cond.activated' })
      : msg(str`${who} has not been activated this turn`, { id: 'cond.not-activated' });
  if ('active' in cond)
    return yes ? msg(str`${who} is active`, { id: 'cond.active' }) : msg(str`${who} is not active`, { id: 'cond.not-active' });
  if ('engaged' in cond) return msg(str`${who} ${is(cond.engaged === yes)} engaged`, { id: 'cond.engaged' });
  if ('hasAbility' in cond) {
    const ability = abilityWord(cond.hasAbility, voice);
    return yes ? msg(str`${who} has ${ability}`, { id: 'cond.has' }) : msg(str`${who} does not have ${ability}`, { id: 'cond.has-not' });
  }
  if ('reloads' in cond)
    return yes
      ? msg(str`${who} has an ability to Reload`, { id: 'cond.reloads' })
      : msg(str`${who} has no ability to Reload`, { id: 'cond.reloads-not' });
  if ('used' in cond) {
    const ability = abilityWord(cond.used, voice);
    return yes
      ? msg(str`${who} has used ${ability} this turn`, { id: 'cond.used' })
      : msg(str`${who} has not used ${ability} this turn`, { id: 'cond.not-used' });
  }
  if ('usedArcane' in cond)
    return cond.usedArcane === yes
      ? msg(str`${who} has used an Arcane Ability this turn`, { id: 'cond.used-arcane' })
      : msg(str`${who} has not used an Arcane Ability this turn`, { id: 'cond.not-used-arcane' });
  if ('fighting' in cond)
    return cond.fighting === yes
      ? msg(str`${who} takes part in the round of melee`, { id: 'cond.fighting' })
      : msg(str`${who} takes no part in the round of melee`, { id: 'cond.not-fighting' });
  if ('canStrike' in cond) return msg(str`${who} has an enemy in its Melee Range`, { id: 'cond.can-strike' });
  if ('slain' in cond)
    return cond.slain === yes ? msg(str`${who} is slain`, { id: 'cond.slain' }) : msg(str`${who} is not slain`, { id: 'cond.not-slain' });
  if ('thrall' in cond)
    return cond.thrall === yes
      ? msg(str`${who} is a thrall`, { id: 'cond.thrall' })
      : msg(str`${who} is no thrall`, { id: 'cond.no-thrall' });
  if ('returns' in cond)
    return yes
      ? msg(str`${who} may come back into play`, { id: 'cond.returns' })
      : msg(str`${who} may not come back into play`, { id: 'cond.returns-not' });
  if ('returnedBy' in cond) {
    const by = abilityWord(cond.returnedBy, voice);
    return yes
      ? msg(str`${who} has come back by ${by} this turn`, { id: 'cond.returned-by' })
      : msg(str`${who} has not come back by ${by} this turn`, { id: 'cond.not-returned-by' });
  }
  if ('gone' in cond)
    return cond.gone === yes
      ? msg(str`${who} is slain or removed from play`, { id: 'cond.gone' })
      : msg(str`${who} is neither slain nor removed from play`, { id: 'cond.not-gone' });
  if ('harvested' in cond)
    return cond.harvested === yes
      ? msg(str`${who} has Harvested in this game`, { id: 'cond.harvested' })
      : msg(str`${who} has not Harvested in this game`, { id: 'cond.not-harvested' });
  if ('inTerrain' in cond) return msg(str`${who} ${is(yes)} in ${terrainNoun(cond.inTerrain)}`, { id: 'cond.in-terrain' });
  if ('nearOwnEdge' in cond)
    return msg(str`${who} ${is(yes)} within ${inches(cond.nearOwnEdge)} of the edge of its own deployment`, { id: 'cond.near-own-edge' });
  if ('nearTerrain' in cond) {
    const terrain = terrainNoun(cond.nearTerrain);
    return cond.in === 0
      ? msg(str`${who} ${is(yes)} in base contact with ${terrain}`, { id: 'cond.touches-terrain' })
      : msg(str`${who} ${is(yes)} within ${inches(cond.in)} of ${terrain}`, { id: 'cond.near-terrain' });
  }
  return identity(cond, voice, yes);
}

/** A condition as a clause; `yes` false says the contrary. */
export function conditionText(cond: Cond, voice: Voice, yes = true): string {
  if ('who' in cond) return about(cond, voice, yes);
  if ('compare' in cond)
    return (
      knownComparison(cond, voice, yes) ??
      msg(str`${valueText(cond.compare, voice)} ${is(yes || cond.op !== '=')} ${comparison(cond.op, yes)} ${valueText(cond.to, voice)}`, {
        id: 'cond.compare',
      })
    );
  if ('exists' in cond)
    return yes
      ? msg(str`there is ${aNoun(cond.exists, voice)}`, { id: 'cond.exists' })
      : msg(str`there is ${noNoun(cond.exists, voice)}`, { id: 'cond.exists-no' });
  if ('played' in cond) {
    const who = whoText(cond.by ?? 'self', voice);
    const cards = oneOf(cond.played.map(meleeCardName));
    if (cond.ever && yes) return msg(str`${who} played ${cards} in it`, { id: 'cond.played-ever' });
    return yes
      ? msg(str`${who} played ${cards}`, { id: 'cond.played' })
      : msg(str`${who} did not play ${cards}`, { id: 'cond.played-not' });
  }
  if ('role' in cond)
    return (cond.role === 'attacker') === yes
      ? msg('this model is the attacker', { id: 'cond.attacker' })
      : msg('this model is the defender', { id: 'cond.defender' });
  if ('contact' in cond)
    return msg(str`${whoText(cond.contact[0], voice)} ${is(yes)} in base contact with ${whoText(cond.contact[1], voice)}`, {
      id: 'cond.contact',
    });
  if ('engages' in cond) {
    const [engager, engaged] = cond.engages.map((who) => whoText(who, voice));
    return msg(str`${engaged ?? ''} ${is(yes)} engaged by ${engager ?? ''}`, { id: 'cond.engages' });
  }
  if ('reaches' in cond) {
    const [from, to] = cond.reaches.map((who) => whoText(who, voice));
    return msg(str`${to ?? ''} ${is(yes)} within the Melee Range of ${from ?? ''}`, { id: 'cond.reaches' });
  }
  if ('distance' in cond) {
    const [a, b] = cond.distance.map((who) => whoText(who, voice));
    return (cond.op === '<=') === yes
      ? msg(str`${b ?? ''} is within ${inches(cond.in)} of ${a ?? ''}`, { id: 'cond.within' })
      : msg(str`${b ?? ''} is more than ${inches(cond.in)} from ${a ?? ''}`, { id: 'cond.beyond' });
  }
  if ('did' in cond) {
    if (cond.did === 'caused-wounds')
      return yes
        ? msg('the enemy suffered wounds in this round of melee', { id: 'cond.caused-wounds' })
        : msg('the enemy suffered no wounds in this round of melee', { id: 'cond.caused-no-wounds' });
    return yes ? msg('that happened', { id: 'cond.did' }) : msg('that did not happen', { id: 'cond.did-not' });
  }
  if ('firstThisTurn' in cond && cond.of !== undefined)
    return yes
      ? msg(str`it is the first time this turn for ${whoText(cond.of, voice)}`, { id: 'cond.first-of' })
      : msg(str`it is not the first time this turn for ${whoText(cond.of, voice)}`, { id: 'cond.not-first-of' });
  if ('firstThisTurn' in cond)
    return yes
      ? msg('it is the first time this turn', { id: 'cond.first' })
      : msg('it is not the first time this turn', { id: 'cond.not-first' });
  if ('inTroupe' in cond) {
    const who = printedName(cond.inTroupe);
    return yes
      ? msg(str`${who} was in your troupe at the start of the game`, { id: 'cond.in-troupe' })
      : msg(str`${who} was not in your troupe at the start of the game`, { id: 'cond.not-in-troupe' });
  }
  if ('faction' in cond) {
    const faction = factionName(cond.faction);
    return yes
      ? msg(str`your faction is ${faction}`, { id: 'cond.faction' })
      : msg(str`your faction is not ${faction}`, { id: 'cond.not-faction' });
  }
  if ('slainThisTurn' in cond && cond.orSpared)
    return yes
      ? msg(str`${aNoun(cond.slainThisTurn, voice)} has been slain or had no health left this turn`, { id: 'cond.fallen-this-turn' })
      : msg(str`${noNoun(cond.slainThisTurn, voice)} has been slain or had no health left this turn`, { id: 'cond.none-fallen-this-turn' });
  if ('slainThisTurn' in cond)
    return yes
      ? msg(str`${aNoun(cond.slainThisTurn, voice)} has been slain this turn`, { id: 'cond.slain-this-turn' })
      : msg(str`${noNoun(cond.slainThisTurn, voice)} has been slain this turn`, { id: 'cond.none-slain-this-turn' });
  if ('activeMarker' in cond)
    return yes
      ? msg('an Objective Marker of yours is active', { id: 'cond.active-marker' })
      : msg('no Objective Marker of yours is active', { id: 'cond.no-active-marker' });
  if ('outheld' in cond)
    return yes
      ? msg('another player holds more moonstones than you', { id: 'cond.outheld' })
      : msg('no other player holds more moonstones than you', { id: 'cond.not-outheld' });
  if ('shareKeyword' in cond) {
    const [first, second] = cond.shareKeyword;
    const [a, b] = (first === 'each' ? [first, second] : [second, first]).map((who) => whoText(who, voice));
    return yes
      ? msg(str`${a ?? ''} shares a keyword with ${b ?? ''}`, { id: 'cond.share-keyword' })
      : msg(str`${a ?? ''} shares no keyword with ${b ?? ''}`, { id: 'cond.share-no-keyword' });
  }
  if ('attack' in cond && cond.attack === 'first-of-side')
    return msg('it makes the first Melee Attack of its side this turn', { id: 'cond.first-of-side' });
  if ('attack' in cond)
    return yes
      ? msg(str`${whoText('self', voice)} makes its first Melee Attack of the turn`, { id: 'cond.first-attack' })
      : msg(str`${whoText('self', voice)} does not make its first Melee Attack of the turn`, { id: 'cond.not-first-attack' });
  if ('not' in cond) return conditionText(cond.not, voice, !yes);
  if ('all' in cond) return (yes ? allOf : oneOf)(cond.all.map((inner) => conditionText(inner, voice, yes)));
  return (yes ? oneOf : allOf)(cond.any.map((inner) => conditionText(inner, voice, yes)));
}

/** All of these conditions. */
export function conditionsText(conditions: readonly Cond[], voice: Voice): string {
  const troupe = conditions.flatMap((condition) => ('inTroupe' in condition ? [printedName(condition.inTroupe)] : []));
  if (troupe.length < 2) return allOf(conditions.map((condition) => conditionText(condition, voice)));
  const others = conditions.filter((condition) => !('inTroupe' in condition)).map((condition) => conditionText(condition, voice));
  return allOf([msg(str`${allOf(troupe)} were in your troupe at the start of the game`, { id: 'cond.all-in-troupe' }), ...others]);
}
