import type { Character, TableCard, Upgrade } from '../../../src/rules/terms/card-language.ts';
import type { CardWriter } from '../../../src/words/card-text/writer.ts';

/** All texts of a card, a line each. */
export function cardLines(writer: CardWriter, { name, abilities, signature }: Character): string[] {
  const lines = abilities.flatMap((ability) => {
    const outcomes = ability.kind === 'arcane' ? writer.outcomeLines(ability, abilities).map(({ on, text }) => `  - ${on}: ${text}`) : [];
    return [`- **${ability.name}** (${writer.headLine(ability)}) ${writer.abilityText(ability, abilities)}`.trimEnd(), ...outcomes];
  });
  const move = signature && writer.signatureText(signature);
  return [`## ${name}`, '', ...lines, ...(signature && move ? [`- **${signature.name}** ${move}`] : []), ''];
}

export const upgradeCardLines = (writer: CardWriter, upgrade: Upgrade): string[] => [
  `## ${upgrade.name}`,
  '',
  writer.upgradeHead(upgrade),
  '',
  ...writer.upgradeLines(upgrade).map((line) => `- ${line}`),
  '',
];

export const tableCardLines = (writer: CardWriter, card: TableCard): string[] => [
  `## ${card.name}`,
  '',
  writer.tableCardHead(card),
  '',
  writer.tableCardText(card),
  '',
];
