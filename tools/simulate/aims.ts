import { catalogue } from '../../src/cards/index.ts';

// Everything of a card that can be seen at work, by name: `<character>/<ability>`, `<character>/<signature>`, `event:<name>`, `agenda:<name>`.

/** Active and arcane abilities, and passives that speak at a moment. */
export const firing: readonly string[] = Object.values(catalogue.characters).flatMap(({ id, abilities }) =>
  abilities
    .filter((ability) => ability.kind !== 'passive' || ability.rules.some((rule) => 'when' in rule))
    .map((ability) => `${id}/${ability.id}`),
);

/** Signature moves. */
export const signatures: readonly string[] = Object.values(catalogue.characters).flatMap(({ id, signature }) =>
  signature ? [`${id}/${signature.id}`] : [],
);

/** Events and Agendas. */
export const tableCards: readonly string[] = Object.keys(catalogue.tableCards ?? {});
