import type { Ability, Character, Upgrade } from '../../../rules/terms/card-language.ts';
import { abilityText, limitText, outcomeLines, signatureText } from '../../../words/cards/abilities.ts';
import { upgradeChanges } from '../../../words/cards/upgrades.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { capital, headed, inches } from '../../../words/language/sentences.ts';
import type { ShownAbility, ShownCharacter } from './character-card-data.ts';
import { shownSignature } from '../deck/shown-deal.ts';

/** The state of a model in a match; parts that are left out are as on a fresh card. */
export interface Befallen {
  wounds: number;
  energy: number;
  stones: number;
  /** Abilities whose limit is reached. */
  used: readonly string[];
  /** Abilities it has gained. */
  gained: readonly Ability[];
  /** Upgrades attached to it; `abilities` of the card include theirs. */
  upgrades: readonly Upgrade[];
}

/** An ability as its card shows it. `abilities`: all abilities of the card; `used`: left out where no match is under way. */
export function shownAbility(ability: Ability, abilities: readonly Ability[], used?: readonly string[]): ShownAbility {
  const outcomes = ability.kind === 'arcane' ? outcomeLines(ability, [...abilities]).map(({ on, text }) => headed(on, text)) : [];
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
    ...(limit ? { limit: capital(limitText(limit)) } : {}),
    ...(limit && used ? { used: used.includes(id) } : {}),
  };
}

/** An ability with the name of the upgrade that prints it. */
function marked(shown: ShownAbility, ability: Ability, upgrades: readonly Upgrade[]): ShownAbility {
  const upgrade = upgrades.find(({ abilities }) => abilities.includes(ability));
  return upgrade ? { ...shown, upgrade: upgrade.name } : shown;
}

/** The other changes of upgrades, shown like abilities. */
const changes = (upgrades: readonly Upgrade[]): ShownAbility[] =>
  upgrades.flatMap((upgrade): ShownAbility[] => {
    const text = upgradeChanges(upgrade);
    const { id, name } = upgrade;
    return text ? [{ id: `upgrade:${id}`, name, kind: 'passive', text, upgrade: name }] : [];
  });

/** A character’s card, fresh or with its state in a match. */
export function shownCharacter(card: Character, befallen: Partial<Befallen> = {}): ShownCharacter {
  const { signature, abilities } = card;
  const { wounds = 0, energy = card.blueDots.length, stones = 0, used, gained = [], upgrades = [] } = befallen;
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
    wounds,
    energy,
    stones,
    abilities: [
      ...[...abilities, ...gained].map((ability) => marked(shownAbility(ability, abilities, used), ability, upgrades)),
      ...changes(upgrades),
    ],
    signatures: signature
      ? [
          {
            name: signature.name,
            upgrades: signature.upgrades,
            types: signature.types,
            deal: shownSignature(signature),
            text: signatureText(signature),
          },
        ]
      : [],
  };
}
