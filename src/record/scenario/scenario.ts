import * as v from 'valibot';
import { ARCANE_KINDS, MELEE_CARDS, type ArcaneCard } from '../../rules/terms/decks.ts';
import { EDGES } from '../../rules/terms/decision.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { TERRAIN_KINDS } from '../../rules/terms/match.ts';
import { OPTION_NAMES, OPTIONS, type OptionName } from '../../rules/terms/options.ts';
import { sentenceOf } from './sentence.ts';

// A scenario file: a position, decisions, and expectations along the way. Lengths are inches.

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const spot = v.union(
  [v.strictTuple([v.number(), v.number()]), v.strictTuple([v.number(), v.number(), v.number()])],
  'is no point [x, y] or [x, y, z]',
);
const flat = v.pipe(
  v.custom<[number, number]>(
    (given) => Array.isArray(given) && given.length === 2 && given.every((part) => typeof part === 'number'),
    'is no point [x, y]',
  ),
);
/** A whole number from `least` up. */
const whole = (least: number) => v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least, `must be at least ${least}`));
const die = (sides: number) => v.pipe(whole(1), v.maxValue(sides, `must be at most ${sides}`));

function optionShape(name: OptionName): v.GenericSchema {
  const row = OPTIONS[name];
  if ('group' in row) return v.boolean();
  return 'of' in row ? v.picklist(row.of) : whole(row.least);
}
const options = v.strictObject({
  ...Object.fromEntries(OPTION_NAMES.map((name) => [name, v.optional(optionShape(name))])),
  markerEnergy: v.optional(v.union([v.literal(false), v.strictObject({ activate: whole(0), switchOff: whole(0) })])),
});

/** An ability in full, or a reference to one on a printed card: `{ "use": "weakling" }`. The whole card is checked when it is complete. */
const ability = v.lazy((given) =>
  typeof given === 'object' && given !== null && 'use' in given
    ? v.strictObject({ use: v.string() })
    : v.looseObject({ id: v.string(), kind: v.picklist(['passive', 'active', 'arcane']) }),
);

const character = v.looseObject({
  name: v.optional(v.string()),
  factions: v.optional(v.array(v.picklist(FACTIONS))),
  keywords: v.optional(v.array(v.string())),
  base: v.optional(v.picklist([30, 40, 50])),
  melee: v.optional(v.number()),
  meleeRange: v.optional(v.number()),
  arcane: v.optional(v.number()),
  evade: v.optional(v.number()),
  health: v.optional(whole(1)),
  blueDots: v.optional(v.array(whole(1))),
  abilities: v.optional(v.array(ability)),
  signature: v.optional(v.nullable(v.looseObject({ id: v.string(), upgrades: v.picklist(MELEE_CARDS) }))),
});

const terrain = v.object({
  id: v.string(),
  kind: v.picklist(TERRAIN_KINDS),
  polygon: v.optional(v.pipe(v.array(flat), v.minLength(3, 'needs three points'))),
  disc: v.optional(v.tuple([v.number(), v.number(), v.pipe(v.number(), v.gtValue(0, 'must be more than 0'))])),
  base: v.optional(v.number()),
  top: v.optional(v.number()),
  piece: v.optional(v.string()),
  tags: v.optional(v.union([v.array(v.string()), v.string()])),
});

const model = v.strictObject({
  at: v.optional(spot),
  height: v.optional(v.number()),
  wounds: v.optional(whole(0)),
  energy: v.optional(whole(0)),
  activated: v.optional(v.boolean()),
  jogged: v.optional(v.boolean()),
  used: v.optional(v.array(v.string())),
  stones: v.optional(v.union([whole(0), v.array(v.string())], 'must be how many, or a list of their ids')),
});

const arcane = v.custom<ArcaneCard>((card) => ARCANE_KINDS.includes(card as ArcaneCard), 'is no arcane card');

const expectation = v.strictObject({
  models: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        wounds: v.optional(v.number()),
        energy: v.optional(v.number()),
        at: v.optional(spot),
        height: v.optional(v.number()),
        slain: v.optional(v.boolean()),
        removed: v.optional(v.boolean()),
        activated: v.optional(v.boolean()),
        stones: v.optional(v.number()),
        stats: v.optional(
          v.strictObject({
            melee: v.optional(v.number()),
            arcane: v.optional(v.number()),
            evade: v.optional(v.number()),
            meleeRange: v.optional(v.number()),
          }),
        ),
      }),
    ),
  ),
  seats: v.optional(
    v.array(
      v.nullable(
        v.strictObject({
          stones: v.optional(v.number()),
          shown: v.optional(v.boolean()),
          hand: v.optional(v.union([v.number(), v.array(v.string())])),
        }),
      ),
    ),
  ),
  stones: v.optional(
    v.record(
      v.string(),
      v.strictObject({ at: v.optional(spot), depth: v.optional(v.number()), holder: v.optional(v.nullable(v.string())) }),
    ),
  ),
  sight: v.optional(
    v.array(
      v.strictObject({
        from: v.string(),
        to: v.string(),
        visible: v.optional(v.boolean()),
        cover: v.optional(v.picklist(['none', 'light', 'heavy'])),
      }),
    ),
  ),
  engaged: v.optional(v.array(v.tuple([v.string(), v.string()]))),
  notEngaged: v.optional(v.array(v.tuple([v.string(), v.string()]))),
  open: v.optional(v.strictObject({ seat: v.optional(seat), kind: v.optional(v.string()) })),
  turn: v.optional(v.number()),
  winner: v.optional(v.union([seat, v.literal('draw')])),
  state: v.optional(v.string()),
  error: v.optional(v.union([v.string(), v.array(v.string())])),
});
export type Expectation = v.InferOutput<typeof expectation>;

const decision = v.looseObject({ seat, kind: v.string() });
const item = v.lazy((given): v.GenericSchema<{ expect: Expectation } | v.InferOutput<typeof decision>> => {
  const expects = typeof given === 'object' && given !== null && 'expect' in given && !('kind' in given);
  return expects ? v.strictObject({ expect: expectation }) : decision;
});

const scenario = v.object({
  id: v.string(),
  clauses: v.optional(v.array(v.string())),
  title: v.optional(v.string()),
  seats: v.pipe(
    v.array(
      v.object({
        troupe: v.optional(v.array(v.string())),
        pool: v.optional(v.array(v.string())),
        crossedOff: v.optional(v.array(v.string())),
        faction: v.optional(v.picklist(FACTIONS)),
        upgrades: v.optional(v.record(v.string(), v.array(v.string()))),
        cards: v.optional(v.array(v.string())),
        used: v.optional(v.array(v.string())),
        edge: v.optional(v.picklist(EDGES)),
      }),
    ),
    v.check(({ length }) => length >= 2 && length <= 4, 'must be two, three or four: the game is for so many'),
  ),
  characters: v.optional(v.record(v.string(), character), {}),
  options: v.optional(options, {}),
  terrain: v.optional(v.array(terrain), []),
  models: v.optional(v.record(v.string(), model), {}),
  stones: v.optional(v.array(v.object({ id: v.string(), at: flat, depth: whole(0) }))),
  turn: v.optional(whole(1)),
  first: v.optional(seat),
  initiative: v.optional(v.nullable(seat)),
  start: v.optional(v.picklist(['activation', 'setup', 'deploy', 'replenish', 'discard']), 'activation'),
  draws: v.optional(
    v.strictObject({
      arcane: v.optional(v.array(arcane)),
      melee: v.optional(v.array(v.picklist(MELEE_CARDS))),
      d6: v.optional(v.array(die(6))),
      d4: v.optional(v.array(die(4))),
    }),
    {},
  ),
  seed: v.optional(v.union([v.string(), v.number()]), '1'),
  decisions: v.optional(v.array(item), []),
  expect: v.optional(expectation),
});
export type Scenario = v.InferOutput<typeof scenario>;
export type ScenarioCharacter = v.InferOutput<typeof character>;

/** Reads a scenario; unknown top-level fields are ignored, unknown options refused. */
export function readScenario(json: unknown): { ok: true; scenario: Scenario } | { ok: false; why: string } {
  const read = v.safeParse(scenario, json);
  if (read.success) return { ok: true, scenario: read.output };
  const [issue] = read.issues;
  return { ok: false, why: sentenceOf(issue) };
}
