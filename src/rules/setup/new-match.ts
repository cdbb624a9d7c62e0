import { lookAt } from '../look-at.ts';
import { fullCardName, isOpenTo } from '../printed/table-cards.ts';
import { fullySeeded, shuffled } from '../table/chance.ts';
import type { Catalogue } from '../terms/card-language.ts';
import { ARCANE_DECK, MELEE_DECK } from '../terms/decks.ts';
import { FACTIONS, type Faction } from '../terms/factions.ts';
import type { GameStep } from '../terms/frame.ts';
import type { CharacterId, ModelId, Seat, UpgradeId } from '../terms/ids.ts';
import type { Match, Model, SeatSetup, SeatState, Setup, Stone } from '../terms/match.ts';
import type { Reason } from '../terms/reason.ts';
import { fullUpgradeName, refuseUpgrades, type Attachments } from '../terms/upgrades.ts';
import { fullName } from '../standing/full-names.ts';
import { impossible } from '../violation.ts';
import { placedModels } from './models.ts';
import { optionsOf } from './options.ts';
import { refusePools } from './pool.ts';
import { RULES } from './rules-number.ts';

const FIRST_STEP: Record<Setup['start'], GameStep> = {
  setup: 'setup.faction',
  deploy: 'deploy',
  replenish: 'replenish',
  activation: 'activation.choose',
  discard: 'discard',
};
/** The depth of a moonstone that a model has (HRV-4). */
const HELD_DEPTH = 0;

/**
 * The first faction that all characters and upgrades of a troupe have in common, if possible one that may have all its cards.
 * @rule SET-12 UPG-2 CMP-1
 */
function factionOf({ troupe = [], cards: brought = [], used = [] }: SeatSetup, upgrades: Attachments, cards: Catalogue): Faction | null {
  if (troupe.length === 0) return null;
  const carried = [
    ...troupe.map((id) => cards.characters[id]?.factions),
    ...Object.values(upgrades).flatMap((list) => list.map((id) => cards.upgrades?.[id]?.factions)),
  ];
  const open = FACTIONS.filter((faction) => carried.every((factions) => factions?.includes(faction)));
  const tableCards = [...brought, ...used].flatMap((name) => cards.tableCards?.[fullCardName(cards, name)] ?? []);
  return open.find((faction) => tableCards.every((card) => isOpenTo(card, faction))) ?? open[0] ?? null;
}

/** The upgrades that a seat brings, by their full names. */
const upgradesOf = (given: SeatSetup['upgrades'], cards: Catalogue): Record<CharacterId, UpgradeId[]> =>
  Object.fromEntries(Object.entries(given ?? {}).map(([id, list]) => [id, list.map((upgrade) => fullUpgradeName(cards, upgrade))]));

/**
 * The reason why the upgrades that seats bring may not be attached; null when they may. In a position that was set up by hand, factions do not matter.
 * @rule UPG-1 UPG-2
 */
export function refuseBrought(setup: Setup, cards: Catalogue): Reason | null {
  for (const { troupe = [], upgrades: given, ...seat } of setup.seats) {
    const upgrades = upgradesOf(given, cards);
    const mixed = setup.start === 'activation' || setup.start === 'discard' || setup.start === 'replenish';
    const faction = seat.faction ?? factionOf({ troupe, ...seat }, mixed ? upgrades : {}, cards);
    const refused = refuseUpgrades(cards, { troupe: troupe.length > 0 ? troupe : Object.keys(upgrades), faction, upgrades });
    if (refused) return refused;
  }
  return null;
}

const namesOf = (given: readonly string[] = [], cards: Catalogue): string[] => given.map((card) => fullCardName(cards, card));

const seatState = (seat: SeatSetup, cards: Catalogue): SeatState => ({
  faction: seat.faction ?? factionOf(seat, upgradesOf(seat.upgrades, cards), cards),
  troupe: [...(seat.troupe ?? [])],
  ...(seat.pool ? { pool: [...seat.pool] } : {}),
  upgrades: upgradesOf(seat.upgrades, cards),
  cards: namesOf(seat.cards, cards).filter((card) => !namesOf(seat.used, cards).includes(card)),
  used: namesOf(seat.used, cards),
  ...(seat.crossedOff ? { crossedOff: namesOf(seat.crossedOff, cards) } : {}),
  mulligan: true,
  edge: seat.edge ?? null,
  conceded: false,
  standBy: null,
});

/** The moonstones of a position: those in its list, and those that its models have besides. */
function stonesOf(setup: Setup, models: Record<ModelId, Model>): Stone[] {
  const stones: Stone[] = (setup.position?.stones ?? []).map(({ id, at, depth }) => ({ id, at, depth, holder: null }));
  for (const [name, { stones: carried = 0 }] of Object.entries(setup.position?.models ?? {})) {
    const holder = fullName(Object.keys(models), name);
    const place = models[holder]?.at ?? { x: 0, y: 0 };
    const fresh = (): string => `held-${stones.filter(({ id }) => id.startsWith('held-')).length + 1}`;
    const ids = typeof carried === 'number' ? Array.from({ length: carried }, () => undefined) : carried;
    for (const named of ids) {
      const id = named ?? fresh();
      const known = stones.findIndex((stone) => stone.id === id);
      if (known < 0) stones.push({ id, at: place, depth: HELD_DEPTH, holder });
      else stones[known] = { id, at: place, depth: HELD_DEPTH, holder };
    }
  }
  return stones;
}

/** The deployment order of a match that begins later: from `first` on; with two players the Early Bird before the seat with Initiative (DEP-4). */
function deploymentOf({ seats, position = {} }: Setup): Seat[] {
  const { first = 0, initiative } = position;
  const from = seats.length === 2 && typeof initiative === 'number' ? 1 - initiative : first;
  return seats.map((_, step) => (from + step) % seats.length);
}

/**
 * The match before its first question; the chart's `begin` then runs the first step. Lengths in tenths of a millimetre. `rules`: its rules
 * number, at least `STILL_PLAYED`. Throws a `Violation` for fewer than two or more than four seats (SET-1), for unknown characters and models,
 * and for upgrades that may not be attached (UPG-1).
 * @rule SET-19 VAR-11
 */
export function newMatch(setup: Setup, cards: Catalogue, rules: number = RULES): Match {
  const { seats, position = {}, start } = setup;
  if (seats.length < 2 || seats.length > 4) impossible(`${seats.length} players; the game is for two, three or four`);
  const refused = refuseBrought(setup, cards) ?? refusePools(setup, cards);
  if (refused) impossible(`${refused.code} (${refused.clauses.join(', ')}): ${JSON.stringify(refused.facts)}`);
  const arcane = shuffled(fullySeeded(setup.seed), ARCANE_DECK);
  const melee = shuffled(arcane.state, MELEE_DECK);
  const draws = position.draws ?? {};
  const under = start === 'activation' || start === 'discard';
  const turn = under ? (position.turn ?? 1) : start === 'replenish' ? (position.turn ?? 1) - 1 : 0;
  const first = position.first ?? 0;
  const bare: Match = {
    rules,
    table: {
      models: {},
      terrain: setup.terrain,
      stones: [],
      ...(position.markers ? { markers: position.markers } : {}),
      decks: { arcane: arcane.items, melee: melee.items },
      aside: [],
      chance: {
        state: melee.state,
        fixed: { arcane: draws.arcane ?? [], melee: draws.melee ?? [], d6: draws.d6 ?? [], d4: draws.d4 ?? [] },
      },
    },
    order: {
      options: optionsOf(setup, cards),
      seats: seats.map((seat) => seatState(seat, cards)),
      turn,
      suddenDeath: (position.turn ?? 0) > 4,
      initiative: position.initiative ?? null,
      deployment: deploymentOf(setup),
      first,
      next: first,
      active: null,
      ledger: {},
      result: null,
    },
    stack: [{ kind: 'game', step: FIRST_STEP[start] }],
    openings: [],
  };
  const models = placedModels(lookAt(bare, cards), setup);
  return { ...bare, table: { ...bare.table, models, stones: stonesOf(setup, models) } };
}
