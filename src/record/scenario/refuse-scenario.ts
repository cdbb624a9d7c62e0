import { lookAt } from '../../rules/look-at.ts';
import { isOnBoard } from '../../geometry/board.ts';
import { fullCardName } from '../../rules/printed/table-cards.ts';
import { discOf, STONE_RADIUS } from '../../rules/measuring/bases.ts';
import { pointOf } from '../../rules/table/spots.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { nodesOf } from '../../rules/terms/card-language/nodes.ts';
import type { Match } from '../../rules/terms/match.ts';
import type { Scenario } from './scenario.ts';

function twice(kind: string, ids: readonly string[]): string | null {
  const again = ids.find((id, index) => ids.indexOf(id) !== index);
  return again === undefined ? null : `${kind} ${again} is there twice`;
}

function refuseTerrain({ terrain }: Scenario): string | null {
  for (const { id, kind, polygon, disc, base = 0, top } of terrain) {
    if (!polygon && !disc) return `terrain ${id} has neither polygon nor disc`;
    if (polygon && disc) return `terrain ${id} has both a polygon and a disc`;
    if (kind === 'platform' && top === undefined) return `platform ${id} does not say its top`;
    if (top !== undefined && top < base) return `terrain ${id} has its top below its base`;
  }
  return twice('terrain', terrain.map(({ id }) => id)); // prettier-ignore
}

function refuseStones({ stones = [], models }: Scenario): string | null {
  const carried = Object.values(models).flatMap((model) => (Array.isArray(model.stones) ? model.stones : []));
  const lost = stones.find(({ at }) => !isOnBoard({ at: pointOf(at), radius: STONE_RADIUS }));
  if (lost) return `stone ${lost.id} is not on the board`;
  return twice('stone', stones.map(({ id }) => id)) ?? twice('the held stone', carried); // prettier-ignore
}

/** Every name of an ability in these cards. */
const abilities = ({ characters, upgrades, tableCards }: Catalogue): Set<unknown> =>
  new Set(nodesOf([characters, upgrades, tableCards]).flatMap((node) => ('kind' in node ? [node['id']] : [])));

function refuseNames({ seats, models, first, initiative }: Scenario, cards: Catalogue): string | null {
  for (const [name, seat] of [
    ['first', first],
    ['initiative', initiative],
  ] as const)
    // prettier-ignore
    if (typeof seat === 'number' && seat >= seats.length) return `${name}: there is no seat ${seat}`;
  const card = seats
    .flatMap(({ cards: brought = [], used = [] }) => [...brought, ...used])
    .find((name) => !cards.tableCards?.[fullCardName(cards, name)]);
  if (card !== undefined) return `no event, agenda or campaign card is called ${card}`;
  const used = Object.values(models).flatMap((model) => model.used ?? []);
  if (used.length === 0) return null;
  const known = abilities(cards);
  const ability = used.find((name) => !known.has(name));
  return ability === undefined ? null : `no card has an ability ${ability}`;
}

/** The reason why a scenario describes an impossible position, as a sentence; null when it can be played. */
export const refuseScenario = (scenario: Scenario, cards: Catalogue): string | null =>
  refuseTerrain(scenario) ?? refuseStones(scenario) ?? refuseNames(scenario, cards);

/** The reason why the models of a position cannot stand as given; null when they can. */
export function refusePosition(match: Match, cards: Catalogue): string | null {
  const look = lookAt(match, cards);
  const off = look.onBoard.find(({ id }) => !isOnBoard(discOf(look, id)));
  return off ? `${off.id} does not stand wholly on the board` : null;
}
