import { lookAt } from '../../../src/rules/look-at.ts';
import type { Lot } from '../../../src/players/lot.ts';
import { abilitiesOf } from '../../../src/rules/printed/abilities-of.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Json, ModelId, Seat } from '../../../src/rules/terms/ids.ts';
import { laysOf } from '../../../src/rules/terms/lays.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';

type Fields = { [key: string]: Json };

const SIDE = 36;
const STATUSES: readonly Model['status'][] = ['board', 'board', 'slain', 'removed', 'reserve'];
const LAST_TURN = 5;

/** Some of these fields, at least one. */
function pickFields(lot: Lot, fields: readonly (() => Fields)[]): Fields {
  const [first, second] = [lot.of(fields), lot.percent(40) ? lot.of(fields) : undefined];
  return { ...first?.(), ...second?.() };
}

/** A place on the board in tenths of an inch, anywhere or near a model. */
function place(lot: Lot, { table }: Match): Json {
  const near = lot.percent(60) ? lot.of(Object.values(table.models)) : undefined;
  const spot = (units: number): number => Math.min(SIDE, Math.max(0, Math.round(units / 25.4 + lot.between(-30, 30)) / 10));
  return near ? [spot(near.at.x), spot(near.at.y)] : [lot.between(0, SIDE * 10) / 10, lot.between(0, SIDE * 10) / 10];
}

function modelFields(lot: Lot, match: Match, cards: Catalogue, id: ModelId): Fields {
  const look = lookAt(match, cards);
  const { health } = look.character(id);
  return pickFields(lot, [
    () => ({ at: place(lot, match) }),
    () => ({ wounds: lot.between(0, health) }),
    () => ({ energy: lot.between(0, 6) }),
    () => ({ activated: lot.percent(50) }),
    () => ({ jogged: lot.percent(50) }),
    () => ({ status: lot.of(STATUSES) ?? 'board' }),
    () => ({
      used: Object.fromEntries(abilitiesOf(look, id).flatMap((ability) => (lot.percent(50) ? [[ability.id, lot.percent(50)]] : []))),
    }),
  ]);
}

function stoneFields(lot: Lot, match: Match): Fields {
  const holder = lot.of(Object.keys(match.table.models));
  return pickFields(lot, [
    () => ({ at: place(lot, match) }),
    () => ({ depth: lot.between(1, 4) }),
    () => ({ holder: holder ?? null }),
    () => ({ holder: null, at: place(lot, match) }),
  ]);
}

/** A random change of things on the ground: placed, moved or removed; null where there is none. */
function laidBy(lot: Lot, match: Match, cards: Catalogue): Fields | null {
  const look = lookAt(match, cards);
  const lays = Object.keys(match.table.models).flatMap((key) => laysOf(look.character(key)).map(({ lure }) => ({ by: key, lure })));
  const laid = lays.length > 0 ? lot.of(lays) : undefined;
  if (!laid) return null;
  return {
    [`${laid.lure}-${lot.between(1, 3)}`]: pickFields(lot, [() => ({ at: place(lot, match), by: laid.by }), () => ({ gone: true })]),
  };
}

/** A random adjustment, legal or not: of a model, a moonstone, the cards of a player, the turn, or what is under way. The rules judge it. */
export function randomAdjust(lot: Lot, match: Match, cards: Catalogue, seat: Seat): Decision {
  const model = lot.of(Object.keys(match.table.models));
  const stone = lot.of(match.table.stones);
  const lures = laidBy(lot, match, cards);
  const owner = lot.of([...match.order.seats.keys()]) ?? seat;
  const { used = [] } = match.order.seats[owner] ?? {};
  const parts: (() => Fields)[] = [
    ...(model === undefined ? [] : [0, 1, 2].map(() => () => ({ models: { [model]: modelFields(lot, match, cards, model) } }))),
    ...(stone ? [() => ({ stones: { [stone.id]: stoneFields(lot, match) } })] : []),
    ...(lures ? [() => ({ lures })] : []),
    () => ({ seats: { [owner]: pickFields(lot, [() => ({ cards: used.slice(0, 1) }), () => ({ held: 0 })]) } }),
    () => ({ turn: lot.between(Math.max(1, match.order.turn - 1), Math.min(LAST_TURN, match.order.turn + 1)) }),
    () => ({ breakOff: true }),
  ];
  return { seat, kind: 'adjust', set: pickFields(lot, parts) };
}
