import * as v from 'valibot';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { EDGES, type Decision, type DecisionKind, type DecisionOf } from '../../rules/terms/decision.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../rules/terms/factions.ts';
import { becameShape, saysShape } from './fact-shape.ts';
import { jsonCopy } from './json-copy.ts';
import { count, jsonObject, maybe, name, names, number, seat, shapeOf, spot } from './plain.ts';

const meleeCard = v.picklist(MELEE_CARDS);
const arcaneCard = v.picklist(ARCANE_KINDS);
const path = v.array(spot);
const became = maybe(becameShape);
const model = { model: maybe(name) };

type OwnFields<K extends DecisionKind> = Omit<DecisionOf<K>, 'seat' | 'kind' | 'told'>;
const ofKind = <K extends DecisionKind>(_kind: K) => shapeOf<OwnFields<K>>();
const bare = shapeOf<object>()({});
const declared = { ...model, targets: maybe(names), stone: maybe(name), terrain: maybe(name), at: maybe(spot) };

const shapes: { [K in DecisionKind]: v.GenericSchema<OwnFields<K>> } = {
  'choose-faction': ofKind('choose-faction')({ faction: v.picklist(FACTIONS) }),
  'choose-troupe': ofKind('choose-troupe')({ characters: names, upgrades: maybe(v.record(v.string(), names)) }),
  draft: ofKind('draft')({ character: name }),
  'choose-card': ofKind('choose-card')({ card: name }),
  'keep-stones': bare,
  mulligan: bare,
  'choose-start': ofKind('choose-start')({ role: v.picklist(['early-bird', 'initiative']) }),
  'choose-edge': ofKind('choose-edge')({ edge: v.picklist(EDGES) }),
  deploy: ofKind('deploy')({ model: name, at: spot }),
  'choose-first': ofKind('choose-first')({ first: seat }),
  activate: ofKind('activate')({ model: name }),
  step: ofKind('step')({ ...model, path, became }),
  jog: ofKind('jog')({ ...model, path, became }),
  traverse: ofKind('traverse')({ ...model, terrain: name, to: v.union([spot, v.picklist(['up', 'down'])]), became }),
  jump: ofKind('jump')({ ...model, terrain: name, to: spot, became }),
  harvest: ofKind('harvest')({ ...model, stone: name }),
  melee: ofKind('melee')({ ...model, target: name }),
  use: ofKind('use')({ ...declared, ability: name, pay: maybe(name) }),
  'end-activation': bare,
  react: ofKind('react')({ model: name, path, way: maybe(count), became }),
  'go-for-it': bare,
  'play-melee': ofKind('play-melee')({ card: meleeCard }),
  press: ofKind('press')({ copies: count }),
  upgrade: ofKind('upgrade')({ signature: v.boolean(), of: maybe(name) }),
  'damage-type': ofKind('damage-type')({ type: v.picklist(DAMAGE_TYPES) }),
  'follow-up': ofKind('follow-up')({ card: meleeCard }),
  claim: ofKind('claim')({ card: arcaneCard, as: arcaneCard }),
  ok: bare,
  bluff: bare,
  replace: ofKind('replace')({ card: arcaneCard }),
  again: ofKind('again')(declared),
  'play-card': ofKind('play-card')({ ...declared, card: name }),
  answer: ofKind('answer')({
    option: maybe(name),
    number: maybe(number),
    cards: maybe(names),
    at: maybe(spot),
    stone: maybe(name),
    path: maybe(path),
    terrain: maybe(name),
    by: maybe(v.strictTuple([number, number]) as v.GenericSchema<readonly [number, number]>),
    order: maybe(names),
    top: maybe(v.array(arcaneCard)),
    bottom: maybe(v.array(arcaneCard)),
    amounts: maybe(v.record(v.string(), number)),
    became,
  }),
  pass: bare,
  hold: bare,
  markers: ofKind('markers')({ at: v.array(spot) }),
  'stand-by': ofKind('stand-by')({ until: v.picklist(['action', 'activation', 'recall']) }),
  'take-back': ofKind('take-back')({ to: count }),
  agree: bare,
  refuse: bare,
  adjust: ofKind('adjust')({ set: jsonObject }),
  sunrise: bare,
  concede: bare,
  'offer-draw': bare,
  tell: ofKind('tell')({ facts: v.array(saysShape) }),
};

const head = v.object({ seat, kind: v.picklist(Object.keys(shapes) as DecisionKind[]), told: maybe(v.array(saysShape)) });

/** The shape of each kind together with the fields of all kinds, so that a decision is checked in one pass. */
const decisionShapes = new Map<unknown, v.GenericSchema<Decision>>(
  Object.entries(shapes).map(([kind, shape]) => {
    const { entries } = shape as unknown as { entries: v.ObjectEntries }; // `shapeOf` makes each shape
    return [kind, v.object({ ...head.entries, ...entries }) as unknown as v.GenericSchema<Decision>]; // the table pairs each kind with its fields
  }),
);

/** True if data from a record is a decision, with every field of its kind. */
export function isDecision(data: unknown): data is Decision {
  const parsed = v.safeParse(head, data);
  return parsed.success && v.is(shapes[parsed.output.kind], data);
}

export const decisionShape = v.custom<Decision>(isDecision, 'a decision');

/** The fault of an invalid decision: an unknown kind (`field` null), or a missing or wrong field. */
export interface MisshapenDecision {
  kind: string;
  field: string | null;
  missing: boolean;
}
/** A decision as a record stores it. */
type ReadDecision = { ok: true; decision: Decision } | ({ ok: false } & MisshapenDecision);

/** Reads a decision from any source. One that a record cannot hold is invalid, and fields that its kind does not have are left out. Never throws. */
export function readDecision(data: unknown): ReadDecision {
  const plain = jsonCopy(data);
  const shape = decisionShapes.get((plain as { kind?: unknown } | null | undefined)?.kind);
  const decision = shape && v.safeParse(shape, plain, { abortEarly: true });
  return decision?.success ? { ok: true, decision: decision.output } : misread(plain);
}

/** The first fault of an invalid decision: in the fields of all kinds, then in those of its kind. */
function misread(plain: unknown): { ok: false } & MisshapenDecision {
  const named = v.safeParse(head, plain, { abortEarly: true });
  if (!named.success) {
    const { kind } = { kind: undefined, ...(plain as object | null | undefined) }; // spreading a value that is not an object gives nothing
    const isKnown = typeof kind === 'string' && Object.hasOwn(shapes, kind);
    return {
      ok: false,
      kind: typeof kind === 'object' ? JSON.stringify(kind) : String(kind),
      field: isKnown ? (v.getDotPath(named.issues[0])?.split('.')[0] ?? 'seat') : null,
      missing: false,
    };
  }
  const { kind } = named.output;
  const issue = v.safeParse(shapes[kind], plain, { abortEarly: true }).issues?.[0];
  return { ok: false, kind, field: issue ? v.getDotPath(issue) : null, missing: issue?.received === 'undefined' };
}

/** The fault of an invalid decision as a sentence; null when it is valid. */
export function misshapen(data: unknown): string | null {
  const read = readDecision(data);
  if (read.ok) return null;
  if (read.field === null) return `there is no decision ${read.kind}`;
  return `the ${read.field} of ${read.kind} is ${read.missing ? 'missing' : 'not in its right form'}`;
}
