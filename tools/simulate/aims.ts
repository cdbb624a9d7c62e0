import { campaignCards as cards, catalogue, tableCards as shared, UPGRADES } from '../../src/cards/index.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';

// Everything of a card that can be seen at work, by name: `<character>/<ability>`, `<character>/<signature>`, `event:<name>`, `agenda:<name>`,
// `<campaign card>`, `upgrade:<name>`.

function fires(ability: Ability): boolean {
  return ability.kind !== 'passive' || ability.rules.some((rule) => 'when' in rule);
}

/** Upgrades with abilities of that kind, but for those that wait for a character who brings back the slain. */
export const upgrades: readonly string[] = UPGRADES.filter(
  ({ abilities }) => abilities.some(fires) && !JSON.stringify(abilities).includes('"reanimates"'),
).map(({ id }) => `upgrade:${id}`);

/** Active and arcane abilities, and passives that speak at a moment. */
export const firing: readonly string[] = Object.values(catalogue.characters).flatMap(({ id, abilities }) =>
  abilities.filter(fires).map((ability) => `${id}/${ability.id}`),
);

/** Signature moves. */
export const signatures: readonly string[] = Object.values(catalogue.characters).flatMap(({ id, signature }) =>
  signature ? [`${id}/${signature.id}`] : [],
);

/** Events and Agendas. */
export const tableCards: readonly string[] = shared.map(({ id }) => id);

/** Campaign cards, but for those of a faction that has no character yet. */
export const campaignCards: readonly string[] = cards
  .filter((card) => Object.values(catalogue.characters).some(({ factions }) => factions.some((one) => card.factions?.includes(one))))
  .map(({ id }) => id);
