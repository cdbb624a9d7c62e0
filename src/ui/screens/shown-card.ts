import type { Ability, Character, DealTable } from '../../rules/terms/card-language.ts';
import { abilityText, outcomeLines, signatureText } from '../../words/card-text/abilities.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { inches } from '../../words/sentences.ts';
import type { ShownAbility, ShownCharacter } from '../cards/character-card-data.ts';
import type { DealTable as ShownDeal } from '../cards/deal-table.ts';

function shownAbility(ability: Ability, abilities: readonly Ability[]): ShownAbility {
  const outcomes = ability.kind === 'arcane' ? outcomeLines(ability, [...abilities]).map(({ on, text }) => `${on}: ${text}`) : [];
  const text = [abilityText(ability, [...abilities]), ...outcomes].filter((line) => line !== '').join('\n');
  const { id, name, kind, limit } = ability;
  const range = ability.kind === 'passive' ? undefined : (ability.range ?? ability.pulse);
  return {
    id,
    name,
    kind,
    text,
    ...(ability.kind === 'passive' ? {} : { cost: ability.cost, pulse: ability.pulse !== undefined }),
    ...(range === undefined ? {} : { range: inches(range) }),
    ...(limit ? { limit: limit.per } : {}),
  };
}

function shownDeal(deal: DealTable): ShownDeal {
  const cell = ({ hit, followUp }: DealTable[keyof DealTable]) => ({ deal: hit, followUp: followUp === true });
  return {
    'high-guard': cell(deal['high-guard']),
    'falling-swing': cell(deal['falling-swing']),
    thrust: cell(deal.thrust),
    'sweeping-cut': cell(deal['sweeping-cut']),
    'rising-attack': cell(deal['rising-attack']),
    'low-guard': cell(deal['low-guard']),
  };
}

/** A character’s card as it lies in the box: whole, rested and with empty hands. */
export function shownCard(card: Character): ShownCharacter {
  const { signature } = card;
  return {
    id: card.id,
    name: card.name,
    factions: card.factions,
    keywords: card.keywords.map(keywordName),
    melee: card.melee,
    meleeRange: inches(card.meleeRange),
    arcane: card.arcane,
    evade: String(card.evade).replace('-', '−'),
    base: `${card.base} mm`,
    boxes: card.health,
    dots: card.blueDots,
    wounds: 0,
    energy: card.blueDots.length,
    stones: 0,
    abilities: card.abilities.map((ability) => shownAbility(ability, card.abilities)),
    signatures: signature
      ? [
          {
            name: signature.name,
            upgrades: signature.upgrades,
            types: signature.types,
            deal: shownDeal(signature.deal),
            text: signatureText(signature),
          },
        ]
      : [],
  };
}
