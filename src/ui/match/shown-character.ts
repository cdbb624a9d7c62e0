import type { Ability } from '../../rules/terms/card-language.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { abilityText, outcomeLines, signatureText } from '../../words/card-text/abilities.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { inches } from '../../words/sentences.ts';
import { stonesOn } from '../board/table.ts';
import type { ShownAbility, ShownCharacter } from '../cards/character-card-data.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { shownDeal } from '../prompts/hands.ts';

function shownAbility(ability: Ability, abilities: readonly Ability[], used: readonly string[]): ShownAbility {
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
    ...(limit ? { limit: limit.per, used: used.includes(id) } : {}),
  };
}

/** A model's card with all that has befallen it. */
export function shownCharacter(table: TablePort, id: ModelId): ShownCharacter | null {
  const view = table.view(null);
  const model = view.table.models[id];
  const card = model && table.characters[model.character];
  if (!model || !card) return null;
  const { used } = table.numbers(id);
  const gained = model.lasting.flatMap(({ gives }) => (gives ? [gives] : []));
  const { signature } = card;
  return {
    id: card.id,
    name: card.name,
    factions: card.factions,
    keywords: card.keywords.map(keywordName),
    melee: card.melee,
    meleeRange: inches(card.meleeRange),
    arcane: card.arcane,
    evade: String(card.evade),
    base: `${card.base} mm`,
    boxes: card.health,
    dots: card.blueDots,
    wounds: model.wounds,
    energy: model.energy,
    stones: stonesOn(view, id),
    abilities: [...card.abilities, ...gained].map((ability) => shownAbility(ability, card.abilities, used)),
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
