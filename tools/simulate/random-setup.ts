import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import type { CharacterId } from '../../src/rules/terms/ids.ts';
import { FACTIONS, type Faction } from '../../src/rules/terms/factions.ts';
import type { Setup } from '../../src/rules/terms/match.ts';

const selectable = Object.values(catalogue.characters).filter(({ unselectable }) => !unselectable);
const membersOf = (faction: Faction): CharacterId[] => selectable.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id);

/** Every faction that can field a whole troupe. */
export const playable = (size: number): Faction[] => FACTIONS.filter((faction) => membersOf(faction).length >= size);

/** A random troupe of a faction, no character twice. */
function troupe(lot: Lot, faction: Faction, size: number): CharacterId[] {
  const left = membersOf(faction);
  const chosen: CharacterId[] = [];
  while (chosen.length < size && left.length > 0) chosen.push(...left.splice(lot.between(0, left.length - 1), 1));
  return chosen;
}

/** A match to simulate: board and troupes by the seed. */
export function randomSetup(seed: string, seats: number, size: number, eventsAndAgendas: boolean): Setup {
  const lot = new Lot(seed);
  const board = lot.of(boards);
  const factions = playable(size);
  const first = lot.between(0, factions.length - 1);
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const faction = factions[(first + seat) % factions.length] ?? 'dominion';
      return { faction, troupe: troupe(lot, faction, size) };
    }),
    options: { troupeSize: size, eventsAndAgendas },
    terrain: board?.terrain ?? [],
    seed,
    start: 'setup',
  };
}

/** Every ability that can be seen at work: active and arcane ones, and passives that speak at a moment; `<character>/<ability>`. */
export const firing: string[] = Object.values(catalogue.characters).flatMap(({ id, abilities }) =>
  abilities
    .filter((ability) => ability.kind !== 'passive' || ability.rules.some((rule) => 'when' in rule))
    .map((ability) => `${id}/${ability.id}`),
);
