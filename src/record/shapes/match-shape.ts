import * as v from 'valibot';
import { EDGES } from '../../rules/terms/decision.ts';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import type { EndlessText } from '../../rules/terms/endless-text.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { Frame } from '../../rules/terms/frame.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type {
  Asking,
  Chance,
  Deeds,
  Lasting,
  Lure,
  Marker,
  Match,
  Model,
  Order,
  PlayedCard,
  Proposal,
  SeatState,
  Stone,
  MatchTable,
} from '../../rules/terms/match.ts';
import { TAKES, type Opening, type OpeningKind } from '../../rules/terms/opening.ts';
import { abilityShape, modifiersShape, untilShape } from '../../rules/terms/card-language/language.ts';
import { anything, count, maybe, name, names, number, point, seat, shapeOf, whole } from './plain.ts';
import { isDecision } from './decision-shape.ts';
import { factShape, toldShape } from './fact-shape.ts';
import { optionsShape, pieceShape } from './setup-shape.ts';

// A match as a checkpoint stores it. Frames and questions are checked by kind and step; the rules define everything deeper.

const flag = v.literal(true);

const lastingShape = shapeOf<Lasting>()({
  mods: modifiersShape,
  until: untilShape,
  from: v.object({ model: name, ability: name }),
  passive: maybe(flag),
  waits: maybe(flag),
  round: maybe(count),
  gives: maybe(abilityShape),
  by: maybe(seat),
  lost: maybe(untilShape),
  against: maybe(name),
});

const modelShape = shapeOf<Model>()({
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
  lasting: v.array(lastingShape),
  summoner: maybe(name),
  nominee: maybe(name),
});

const arcane = v.array(v.picklist(ARCANE_KINDS));
const melee = v.array(v.picklist(MELEE_CARDS));

const fixedEntries = { arcane, melee, d6: v.array(whole), d4: v.array(whole) };

const tableShape = shapeOf<MatchTable>()({
  models: v.record(v.string(), modelShape),
  terrain: v.array(pieceShape),
  stones: v.array(shapeOf<Stone>()({ id: name, at: point, depth: number, holder: v.nullable(name) })),
  markers: maybe(v.array(shapeOf<Marker>()({ id: name, seat, at: point, active: v.boolean() }))),
  lures: maybe(v.array(shapeOf<Lure>()({ id: name, lure: name, at: point, radius: number, in: number, by: name }))),
  decks: v.object({ arcane, melee }),
  aside: arcane,
  told: maybe(toldShape),
  chance: shapeOf<Chance>()({ state: v.array(whole), fixed: shapeOf<Chance['fixed']>()(fixedEntries) }),
});

const seatStateShape = shapeOf<SeatState>()({
  faction: v.nullable(v.picklist(FACTIONS)),
  troupe: names,
  pool: maybe(names),
  upgrades: v.record(v.string(), names),
  cards: names,
  used: names,
  crossedOff: maybe(names),
  held: maybe(arcane),
  chosen: maybe(v.record(v.string(), number)),
  kept: maybe(v.record(v.string(), arcane)),
  mulligan: v.boolean(),
  edge: v.nullable(v.picklist(EDGES)),
  marked: maybe(flag),
  conceded: v.boolean(),
  standBy: v.nullable(v.picklist(['action', 'activation', 'recall'])),
});

const deedsShape = shapeOf<Deeds>()({
  played: v.array(shapeOf<PlayedCard>()({ seat, card: name, turn: count, targets: names, vp: maybe(number) })),
  slain: v.array(shapeOf<Deeds['slain'][number]>()({ model: name, by: v.nullable(name) })),
  catastrophes: v.array(count),
});

const resultShape = shapeOf<NonNullable<Order['result']>>()({
  winner: v.union([seat, v.literal('draw')]),
  why: v.picklist(['stones', 'sudden-death', 'concession', 'agreement', 'nobody-left', 'victory-points']),
  points: maybe(v.array(number)),
});

const endlessShape = shapeOf<EndlessText>()({ model: name, ability: name, character: v.nullable(name) });

const orderShape = shapeOf<Order>()({
  options: optionsShape,
  seats: v.pipe(v.array(seatStateShape), v.minLength(2), v.maxLength(4)),
  turn: count,
  suddenDeath: v.boolean(),
  initiative: v.nullable(seat),
  deployment: v.array(seat),
  first: seat,
  next: seat,
  active: v.nullable(name),
  called: maybe(name),
  calledThen: maybe(v.array(name)),
  goesOn: maybe(seat),
  deeds: maybe(deedsShape),
  struckOut: maybe(v.array(endlessShape)),
  ledger: v.record(v.string(), number),
  result: v.nullable(resultShape),
});

const FRAMES = ['game', 'move', 'melee', 'arcane', 'effects', 'action'] as const satisfies Frame['kind'][];
const frameShape = v.looseObject({ kind: v.picklist(FRAMES), step: name });
const stackShape = v.pipe(
  v.array(frameShape),
  v.minLength(1),
  v.check(([bottom]) => bottom?.kind === 'game', 'the game lies at the bottom'),
) as unknown as v.GenericSchema<Match['stack']>;

const openingShape = v.looseObject({
  seat,
  kind: v.picklist(Object.keys(TAKES) as OpeningKind[]),
}) as unknown as v.GenericSchema<Opening>;

const proposedShape: v.GenericSchema<Proposal['what']> = v.variant('kind', [
  v.object({ kind: v.literal('take-back'), to: count }),
  v.object({ kind: v.literal('draw') }),
  v.object({ kind: v.literal('adjust'), set: anything }),
  v.object({ kind: v.literal('strike-out'), text: endlessShape }),
]);

export const matchShape = shapeOf<Match>()({
  rules: count,
  table: tableShape,
  order: orderShape,
  stack: stackShape,
  openings: v.array(openingShape),
  proposal: maybe(shapeOf<Proposal>()({ by: seat, what: proposedShape, waiting: v.array(seat) })),
  asking: maybe(
    shapeOf<Asking>()({
      decision: v.custom<Decision>(isDecision),
      facts: v.array(factShape),
      shown: count,
      at: count,
      said: v.array(toldShape),
    }),
  ),
});
