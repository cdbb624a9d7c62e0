import * as v from 'valibot';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { EDGES } from '../../rules/terms/decision.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { anything, count, maybe, name, names, number, point, seat, whole } from './plain.ts';
import { optionsShape, pieceShape } from './setup-shape.ts';

// A match as a checkpoint keeps it. Frames and questions are known by kind and step; what lies deeper is the rules' own.

const modelShape = v.object({
  id: name,
  seat,
  controller: seat,
  character: name,
  upgrades: maybe(names),
  status: v.picklist(['reserve', 'board', 'slain', 'removed']),
  at: point,
  height: number,
  wounds: number,
  energy: number,
  activated: v.boolean(),
  jogged: v.boolean(),
  used: v.record(v.string(), v.object({ turn: count, game: count })),
  spent: v.record(v.string(), v.picklist(['turn', 'game'])),
  lasting: v.array(anything),
  nominee: maybe(name),
});

const arcane = v.array(v.picklist(ARCANE_KINDS));
const melee = v.array(v.picklist(MELEE_CARDS));

const tableShape = v.object({
  models: v.record(v.string(), modelShape),
  terrain: v.array(pieceShape),
  stones: v.array(v.object({ id: name, at: point, depth: number, holder: v.nullable(name) })),
  markers: maybe(v.array(v.object({ id: name, seat, at: point, active: v.boolean() }))),
  decks: v.object({ arcane, melee }),
  aside: arcane,
  chance: v.object({
    state: v.array(whole),
    fixed: v.object({ arcane, melee, d6: v.array(whole), d4: v.array(whole) }),
  }),
});

const seatStateShape = v.object({
  faction: v.nullable(v.picklist(FACTIONS)),
  troupe: names,
  pool: maybe(names),
  upgrades: v.record(v.string(), names),
  cards: names,
  used: names,
  held: maybe(arcane),
  kept: maybe(v.record(v.string(), arcane)),
  mulligan: v.boolean(),
  edge: v.nullable(v.picklist(EDGES)),
  marked: maybe(v.literal(true)),
  conceded: v.boolean(),
  standBy: v.nullable(v.picklist(['action', 'activation', 'recall'])),
});

const orderShape = v.object({
  options: optionsShape,
  seats: v.pipe(v.array(seatStateShape), v.minLength(2), v.maxLength(4)),
  turn: count,
  suddenDeath: v.boolean(),
  initiative: v.nullable(seat),
  deployment: v.array(seat),
  first: seat,
  next: seat,
  active: v.nullable(name),
  ledger: v.record(v.string(), number),
  result: v.nullable(v.object({ winner: v.union([seat, v.literal('draw')]), why: name, points: maybe(v.array(number)) })),
});

const frameShape = v.looseObject({ kind: v.picklist(['game', 'move', 'melee', 'arcane', 'effects', 'action']), step: name });

export const matchShape = v.object({
  rules: count,
  table: tableShape,
  order: orderShape,
  stack: v.pipe(
    v.array(frameShape),
    v.minLength(1),
    v.check(([bottom]) => bottom?.kind === 'game', 'the game lies at the bottom'),
  ),
  openings: v.array(v.looseObject({ seat, kind: name })),
  proposal: maybe(v.object({ by: seat, what: v.looseObject({ kind: name }), waiting: v.array(seat) })),
});
