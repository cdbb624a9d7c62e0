import * as v from 'valibot';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { EDGES, type Decision, type Kind, type Of } from '../../rules/terms/decision.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../rules/terms/factions.ts';
import { anything, count, maybe, name, names, number, seat, spot } from './plain.ts';

const meleeCard = v.picklist(MELEE_CARDS);
const arcaneCard = v.picklist(ARCANE_KINDS);
const declared = { model: maybe(name), targets: maybe(names), stone: maybe(name), terrain: maybe(name), at: maybe(spot) };
const path = v.array(spot);
const model = { model: maybe(name) };

type Shapes = { [K in Kind]: v.GenericSchema<Omit<Of<K>, 'seat' | 'kind'>> };

const shapes: Shapes = {
  'choose-faction': v.object({ faction: v.picklist(FACTIONS) }),
  'choose-troupe': v.object({ characters: names, upgrades: maybe(v.record(v.string(), names)) }),
  draft: v.object({ character: name }),
  'choose-card': v.object({ card: name }),
  'keep-stones': v.object({}),
  mulligan: v.object({}),
  'choose-start': v.object({ role: v.picklist(['early-bird', 'initiative']) }),
  'choose-edge': v.object({ edge: v.picklist(EDGES) }),
  deploy: v.object({ model: name, at: spot }),
  'choose-first': v.object({ first: seat }),
  activate: v.object({ model: name }),
  step: v.object({ ...model, path }),
  jog: v.object({ ...model, path }),
  traverse: v.object({ ...model, terrain: name, to: v.union([spot, v.picklist(['up', 'down'])]) }),
  jump: v.object({ ...model, terrain: name, to: spot }),
  harvest: v.object({ ...model, stone: name }),
  melee: v.object({ ...model, target: name }),
  use: v.object({ ...declared, ability: name, pay: maybe(name) }),
  'end-activation': v.object({}),
  react: v.object({ model: name, path }),
  'go-for-it': v.object({}),
  'play-melee': v.object({ card: meleeCard }),
  press: v.object({ copies: count }),
  upgrade: v.object({ signature: v.boolean(), of: maybe(name) }),
  'damage-type': v.object({ type: v.picklist(DAMAGE_TYPES) }),
  'follow-up': v.object({ card: meleeCard }),
  claim: v.object({ card: arcaneCard, as: arcaneCard }),
  ok: v.object({}),
  bluff: v.object({}),
  replace: v.object({ card: arcaneCard }),
  again: v.object(declared),
  'play-card': v.object({ ...declared, card: name }),
  answer: v.object({
    option: maybe(name),
    number: maybe(number),
    cards: maybe(names),
    at: maybe(spot),
    stone: maybe(name),
    path: maybe(path),
    terrain: maybe(name),
    by: maybe(v.strictTuple([number, number])),
    order: maybe(names),
    top: maybe(v.array(arcaneCard)),
    bottom: maybe(v.array(arcaneCard)),
    amounts: maybe(v.record(v.string(), number)),
  }),
  pass: v.object({}),
  hold: v.object({}),
  markers: v.object({ at: v.array(spot) }),
  'stand-by': v.object({ until: v.picklist(['action', 'activation', 'recall']) }),
  'take-back': v.object({ to: count }),
  agree: v.object({}),
  refuse: v.object({}),
  adjust: v.object({ set: anything as v.GenericSchema<Of<'adjust'>['set']> }), // values parsed from JSON are JSON
  sunrise: v.object({}),
  concede: v.object({}),
  'offer-draw': v.object({}),
};

const head = v.object({ seat, kind: v.picklist(Object.keys(shapes) as Kind[]) });

/** Whether something is a decision, every field of its kind in its right form. */
export function isDecision(given: unknown): given is Decision {
  const parsed = v.safeParse(head, given);
  return parsed.success && v.is(shapes[parsed.output.kind], given);
}

/** What keeps something from being a decision, in a sentence; null when it is one. */
export function misshapen(given: unknown): string | null {
  const parsed = v.safeParse(head, given);
  if (!parsed.success) return `there is no decision ${String((given as { kind?: unknown } | null)?.kind)}`;
  const { kind } = parsed.output;
  const read = v.safeParse(shapes[kind], given);
  if (read.success) return null;
  const [issue] = read.issues;
  return `the ${v.getDotPath(issue) ?? 'form'} of ${kind} is ${issue.received === 'undefined' ? 'missing' : 'not in its right form'}`;
}

export const decisionShape = v.custom<Decision>(isDecision, 'a decision');
