import { PRINTED_CAMPAIGN_CARDS, PRINTED_CHARACTERS, PRINTED_UPGRADES } from '../../src/cards/printed-index.ts';
import type { Ability, Catalogue, Character, Signature, TableCard, Upgrade } from '../../src/rules/terms/card-language.ts';
import { asksFor } from '../../src/rules/terms/card-language/nodes.ts';

export interface Count {
  total: number;
  automated: number;
  /** The number left to the players: the card says so, or has no automated text. */
  hooked: number;
  /** Printed things without a card. */
  missing: string[];
  /** Things automated only as far as the known facts of the print go; a ruling covers the rest. */
  gaps: string[];
}
type State = 'automated' | 'hooked' | 'missing';

const filled = (...lists: readonly (readonly unknown[] | undefined)[]): boolean => lists.some((list) => (list?.length ?? 0) > 0);

/** True if the catalogue expresses the effect of a printed thing in the card language. */
const says = {
  ability: (ability: Ability): boolean =>
    ability.kind === 'passive'
      ? filled(ability.rules)
      : filled(ability.kind === 'active' ? ability.do : ability.outcomes.flatMap((outcome) => outcome.do)),
  signature: ({ id: _, name: _name, upgrades: _card, types: _types, deal, ...more }: Signature): boolean =>
    Object.values(deal).some(({ hit, followUp }) => hit !== null || followUp) || Object.keys(more).length > 0,
  upgrade: ({ abilities, keywords, without, stats = {} }: Upgrade): boolean => filled(abilities, keywords, without, Object.keys(stats)),
  table: ({ do: effects, rules, league }: TableCard): boolean => filled(effects, rules, league?.gains) || league !== undefined,
};

function stateOf<T extends object>(card: T | null | undefined, saysSomething: (card: T) => boolean): State {
  if (!card) return 'missing';
  return saysSomething(card) && !asksFor(card, 'byHand') ? 'automated' : 'hooked';
}
const worst = (states: readonly State[]): State => (['missing', 'hooked'] as const).find((state) => states.includes(state)) ?? 'automated';

const abilityIn = (card: Character | undefined, id: string): State =>
  stateOf(
    card?.abilities.find((ability) => ability.id === id),
    says.ability,
  );
const signatureOf = (card: Character | undefined, id: string): State =>
  stateOf(card?.signature?.id === id ? card.signature : null, says.signature);

function counted(states: readonly (readonly [id: string, state: State])[], gaps: string[] = []): Count {
  const missing = states.flatMap(([id, state]) => (state === 'missing' ? [id] : []));
  const hooked = states.filter(([, state]) => state === 'hooked').length;
  return { total: states.length, automated: states.length - missing.length - hooked, hooked, missing, gaps };
}

/** The part of everything printed, and of the players' own cards, that the catalogue expresses in the card language. */
export function cardsReport(catalogue: Catalogue): Record<'characters' | 'abilities' | 'signatures' | 'upgrades' | 'campaignCards', Count> {
  const cardOf = (id: string): Character | undefined => catalogue.characters[id.replace(/#\d+$/, '')];
  const unprinted = Object.values(catalogue.characters).filter(({ id }) => !PRINTED_CHARACTERS.some((candidate) => candidate.id === id));
  const printed = [
    ...PRINTED_CHARACTERS,
    ...unprinted.map(({ id, abilities, signature }) => ({
      id,
      abilities: abilities.map((ability) => ability.id),
      signature: signature?.id ?? null,
    })),
  ];
  const abilities = printed.flatMap(({ id, abilities: ids }) =>
    ids.map((ability) => [`${id}/${ability}`, abilityIn(cardOf(id), ability)] as const),
  );
  const signatures = printed.flatMap(({ id, signature }) =>
    signature === null ? [] : [[`${id}/${signature}`, signatureOf(cardOf(id), signature)] as const],
  );
  const stateOfCharacter = (id: string): State =>
    worst([
      ...(cardOf(id) ? [] : ['missing' as const]),
      ...[...abilities, ...signatures].flatMap(([path, state]) => (path.startsWith(`${id}/`) ? [state] : [])),
    ]);
  const gaps = Object.values(catalogue.characters).flatMap(({ id, abilities: printedAbilities }) =>
    printedAbilities.flatMap((ability) => (ability.unknown ? [`${id}/${ability.id}`] : [])),
  );
  const upgrades = [...new Set([...PRINTED_UPGRADES.map(({ id }) => id), ...Object.keys(catalogue.upgrades ?? {})])];
  return {
    characters: counted(
      printed.map(({ id }) => [id, stateOfCharacter(id)]),
      [...new Set(gaps.map((path) => path.replace(/\/.*$/, '')))],
    ),
    abilities: counted(abilities, gaps),
    signatures: counted(signatures),
    upgrades: counted(upgrades.map((id) => [id, stateOf(catalogue.upgrades?.[id], says.upgrade)])),
    campaignCards: counted(
      PRINTED_CAMPAIGN_CARDS.map(({ id }) => {
        const card = catalogue.tableCards?.[id];
        return [id, stateOf(card?.kind === 'campaign' ? card : null, says.table)];
      }),
    ),
  };
}
