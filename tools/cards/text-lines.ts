import { headed } from '../../src/words/language/sentences.ts';
import { campaignCards, characters, tableCards, UPGRADES } from '../../src/cards/index.ts';
import type { Ability, Character, Signature, TableCard, Upgrade } from '../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';
import { abilityText, headLine, outcomeLines, signatureText } from '../../src/words/cards/abilities.ts';
import { tableCardHead, tableCardText } from '../../src/words/cards/table-cards.ts';
import { upgradeChanges, upgradeHead } from '../../src/words/cards/upgrades.ts';
import { damageTypeName } from '../../src/words/names/damage.ts';
import { factionName } from '../../src/words/names/factions.ts';
import { keywordName } from '../../src/words/names/keywords.ts';
import { meleeCardName } from '../../src/words/names/melee-cards.ts';

/** A line with the text of a thing: its id (`flintlock/dagger`), its printed name and its text. */
const line = (id: string, name: string, head: string, ...texts: string[]): string =>
  [`${id}: ${name} (${head})`, ...texts.filter(Boolean)].join(' ');

function ofAbility(card: string, ability: Ability, beside: readonly Ability[]): string {
  const outcomes = ability.kind === 'arcane' ? outcomeLines(ability, beside).map(({ on, text }) => headed(on, text)) : [];
  return line(`${card}/${ability.id}`, ability.name, headLine(ability), abilityText(ability, beside), ...outcomes);
}

function ofSignature(card: string, signature: Signature): string {
  const types = signature.types.map(damageTypeName).join(', ');
  const blank = signature.mirrors ? '?' : '∅';
  const deal = MELEE_CARDS.map((against) => `${signature.deal[against].hit ?? blank}${signature.deal[against].followUp ? '*' : ''}`).join(
    ' ',
  );
  const head = [meleeCardName(signature.upgrades), types, deal].filter(Boolean).join(' · ');
  return line(`${card}/${signature.id}`, signature.name, head, signatureText(signature));
}

const ofCharacter = ({ id, name, factions, keywords, abilities, signature }: Character): string[] => [
  line(id, name, `${factions.map(factionName).join(', ')} · ${keywords.map(keywordName).join(', ')}`),
  ...abilities.map((ability) => ofAbility(id, ability, abilities)),
  ...(signature ? [ofSignature(id, signature)] : []),
];

const ofUpgrade = (upgrade: Upgrade): string[] => [
  line(upgrade.id, upgrade.name, upgradeHead(upgrade), upgradeChanges(upgrade)),
  ...upgrade.abilities.map((ability) => ofAbility(upgrade.id, ability, upgrade.abilities)),
];

const ofTableCard = (card: TableCard): string => line(card.id, card.name, tableCardHead(card), tableCardText(card));

/** The text of every card: characters with their abilities and signatures, upgrades with theirs, campaign cards, Events and Agendas. */
export const textLines = (): string[] => [
  ...characters.flatMap(ofCharacter),
  ...UPGRADES.flatMap(ofUpgrade),
  ...[...campaignCards, ...tableCards].map(ofTableCard),
];
