import { fullCardName } from '../abilities/table-cards.ts';
import { Look } from '../look.ts';
import { seeded, shuffled } from '../table/chance.ts';
import type { Catalogue } from '../terms/card-language.ts';
import { ARCANE_DECK, MELEE_DECK } from '../terms/decks.ts';
import { FACTIONS, type Faction } from '../terms/factions.ts';
import type { GameStep } from '../terms/frame.ts';
import type { CharacterId, ModelId, Seat } from '../terms/ids.ts';
import type { Match, Model, SeatSetup, SeatState, Setup, Stone } from '../terms/match.ts';
import { fullName } from '../standing/named.ts';
import { impossible } from '../violation.ts';
import { placedModels } from './models.ts';
import { optionsOf } from './options.ts';
import { RULES } from './rules-number.ts';

const FIRST_STEP: Record<Setup['start'], GameStep> = {
  setup: 'setup.faction',
  deploy: 'deploy',
  replenish: 'replenish',
  activation: 'activation.choose',
  discard: 'discard',
};
/** A held stone has been brought to the surface (HRV-4). */
const HELD_DEPTH = 0;

/** The first faction that every character of a troupe carries. @rule SET-12 */
const factionOf = (troupe: readonly CharacterId[], cards: Catalogue): Faction | null =>
  troupe.length === 0 ? null : (FACTIONS.find((faction) => troupe.every((id) => cards.characters[id]?.factions.includes(faction))) ?? null);

const namesOf = (given: readonly string[] = [], cards: Catalogue): string[] => given.map((card) => fullCardName(cards, card));

const seatState = (seat: SeatSetup, cards: Catalogue): SeatState => ({
  faction: seat.faction ?? factionOf(seat.troupe ?? [], cards),
  troupe: [...(seat.troupe ?? [])],
  upgrades: { ...seat.upgrades },
  cards: namesOf(seat.cards, cards).filter((card) => !namesOf(seat.used, cards).includes(card)),
  used: namesOf(seat.used, cards),
  mulligan: true,
  edge: seat.edge ?? null,
  conceded: false,
  standBy: null,
});

/** The stones of a position: those it lists, on the ground or held, and those its models hold besides. */
function stonesOf(setup: Setup, models: Record<ModelId, Model>): Stone[] {
  const stones: Stone[] = (setup.position?.stones ?? []).map(({ id, at, depth }) => ({ id, at, depth, holder: null }));
  for (const [name, { stones: held = 0 }] of Object.entries(setup.position?.models ?? {})) {
    const holder = fullName(Object.keys(models), name);
    const at = models[holder]?.at ?? { x: 0, y: 0 };
    const fresh = (): string => `held-${stones.filter(({ id }) => id.startsWith('held-')).length + 1}`;
    const ids = typeof held === 'number' ? Array.from({ length: held }, () => undefined) : held;
    for (const named of ids) {
      const id = named ?? fresh();
      const known = stones.findIndex((stone) => stone.id === id);
      if (known < 0) stones.push({ id, at, depth: HELD_DEPTH, holder });
      else stones[known] = { id, at, depth: HELD_DEPTH, holder };
    }
  }
  return stones;
}

/** Deployment order when nobody has rolled: from `first` on; the Early Bird before the seat with Initiative (DEP-4). */
function deploymentOf({ seats, position = {} }: Setup): Seat[] {
  const { first = 0, initiative } = position;
  const from = seats.length === 2 && typeof initiative === 'number' ? 1 - initiative : first;
  return seats.map((_, step) => (from + step) % seats.length);
}

/**
 * The match before its first question; the chart's `begin` then runs the first step. Lengths in tenths of a millimetre.
 * Throws a `Violation` for fewer than two or more than four seats (SET-1) and for characters and models nobody knows.
 * @rule SET-19 VAR-11
 */
export function newMatch(setup: Setup, cards: Catalogue): Match {
  const { seats, position = {}, start } = setup;
  if (seats.length < 2 || seats.length > 4) impossible(`${seats.length} players; the game is for two, three or four`);
  const arcane = shuffled(seeded(setup.seed), ARCANE_DECK);
  const melee = shuffled(arcane.state, MELEE_DECK);
  const draws = position.draws ?? {};
  const under = start === 'activation' || start === 'discard';
  const turn = under ? (position.turn ?? 1) : start === 'replenish' ? (position.turn ?? 1) - 1 : 0;
  const first = position.first ?? 0;
  const bare: Match = {
    rules: RULES,
    table: {
      models: {},
      terrain: setup.terrain,
      stones: [],
      decks: { arcane: arcane.items, melee: melee.items },
      aside: [],
      chance: {
        state: melee.state,
        fixed: { arcane: draws.arcane ?? [], melee: draws.melee ?? [], d6: draws.d6 ?? [], d4: draws.d4 ?? [] },
      },
    },
    order: {
      options: optionsOf(setup),
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
  const models = placedModels(new Look(bare, cards), setup);
  return { ...bare, table: { ...bare.table, models, stones: stonesOf(setup, models) } };
}
