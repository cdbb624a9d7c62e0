import { abilitiesOf } from '../../src/rules/printed/abilities-of.ts';
import { lookAt } from '../../src/rules/look-at.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';
import { DAMAGE_TYPES } from '../../src/rules/terms/factions.ts';
import type { Match } from '../../src/rules/terms/match.ts';

/** A decision as it could be sent; about half of them are meant to be refused. */
export type Sent = { seat: number; kind: string; [field: string]: unknown };

const MOST_MODELS = 4;
const FEW = 3;
const EAST = 1;
const PER_INCH = 254;

/** The names that a decision may contain, by kind. */
const poolsOf = ({ table }: Match): string[][] => [
  Object.keys(table.models),
  table.stones.map(({ id }) => id),
  table.terrain.map(({ id }) => id),
  [...MELEE_CARDS],
  [...DAMAGE_TYPES],
];

/** Replacements of a value: another name of its kind, one more or one less, a shorter list, an empty one, another order. */
function twists(value: unknown, pools: readonly string[][]): unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, 99];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') {
    const pool = pools.find((names) => names.includes(value)) ?? [];
    return [...pool.filter((name) => name !== value).slice(0, FEW), 'nobody'];
  }
  if (!Array.isArray(value)) return value === null ? [0] : [{}, null];
  const [first, ...others] = value as unknown[];
  const begun = first === undefined ? [] : twists(first, pools).map((twist) => [twist, ...others]);
  return [[], [...others], [...others, first], [first, first, ...others], ...begun];
}

/** A decision with one field changed, in every way. */
export function twisted(decision: Sent, match: Match): Sent[] {
  const pools = poolsOf(match);
  const seats = [...match.order.seats.keys(), match.order.seats.length];
  return [
    ...seats.filter((seat) => seat !== decision.seat).map((seat) => ({ ...decision, seat })),
    ...Object.entries(decision).flatMap(([field, value]) =>
      field === 'seat' || field === 'kind' ? [] : [undefined, ...twists(value, pools)].map((twist) => ({ ...decision, [field]: twist })),
    ),
  ];
}

/** Decisions of every kind by every seat, whether or not they are asked for. */
export function ofEveryKind(match: Match, cards: Catalogue): Sent[] {
  const look = lookAt(match, cards);
  const models = Object.values(match.table.models).slice(0, MOST_MODELS);
  const [stone, ground] = [match.table.stones[0]?.id ?? 'stone-1', match.table.stones.at(-1)?.id ?? 'stone-2'];
  const [piece, passage] = [match.table.terrain[0]?.id ?? 'wall', match.table.terrain.at(-1)?.id ?? 'ladder'];
  const ofModels = [...models, undefined].flatMap((model): Omit<Sent, 'seat'>[] => {
    const id = model?.id;
    const [x, y] = [(model?.at.x ?? 0) / PER_INCH, (model?.at.y ?? 0) / PER_INCH];
    const path = [[x + EAST, y]];
    return [
      ...(['step', 'jog'] as const).map((kind) => ({ kind, model: id, path })),
      { kind: 'react', model: id ?? 'nobody', path },
      { kind: 'traverse', model: id, terrain: piece, to: [x + 2, y] },
      { kind: 'traverse', model: id, terrain: passage, to: 'up' },
      { kind: 'jump', model: id, terrain: passage, to: [x, y + 2] },
      ...[stone, ground].map((name) => ({ kind: 'harvest', model: id, stone: name })),
      ...models.map((target) => ({ kind: 'melee', model: id, target: target.id })),
      ...(id === undefined ? [] : abilitiesOf(look, id)).flatMap((ability) => [
        { kind: 'use', model: id, ability: ability.id },
        ...models.map((target) => ({ kind: 'use', model: id, ability: ability.id, targets: [target.id] })),
      ]),
      ...['switch', 'reload', 'nothing'].map((ability) => ({ kind: 'use', model: id, ability, terrain: piece })),
      { kind: 'activate', model: id ?? 'nobody' },
      { kind: 'deploy', model: id ?? 'nobody', at: [x, 1] },
      { kind: 'upgrade', signature: true, of: id },
    ];
  });
  const hands = match.order.seats.flatMap(({ cards: held, used }) => [...held.slice(0, FEW), ...used.slice(0, 1)]);
  const plain: Omit<Sent, 'seat'>[] = [
    ...hands.flatMap((card) => [
      { kind: 'play-card', card },
      { kind: 'choose-card', card },
      ...models.slice(0, 2).map(({ id }) => ({ kind: 'play-card', card, targets: [id] })),
    ]),
    ...MELEE_CARDS.flatMap((card) => ['play-melee', 'follow-up'].map((kind) => ({ kind, card }))),
    ...DAMAGE_TYPES.map((type) => ({ kind: 'damage-type', type })),
    ...[0, 1, 2].flatMap((count) => [
      { kind: 'press', copies: count },
      { kind: 'take-back', to: count },
      { kind: 'choose-first', first: count },
    ]),
    ...['blue-1', 'green-2', 'catastrophe'].flatMap((card) => [
      { kind: 'claim', card, as: card },
      { kind: 'replace', card },
    ]),
    ...['action', 'activation', 'recall'].map((until) => ({ kind: 'stand-by', until })),
    ...['early-bird', 'initiative'].map((role) => ({ kind: 'choose-start', role })),
    ...['north', 'east'].map((edge) => ({ kind: 'choose-edge', edge })),
    ...[{}, { option: 'yes' }, { number: 1 }, { stone }, { order: models.map(({ id }) => id) }, { at: [18, 18] }].map((given) => ({
      kind: 'answer',
      ...given,
    })),
    { kind: 'markers', at: [[18, 18]] },
    { kind: 'tell', facts: [] },
    { kind: 'again', targets: models.slice(0, 1).map(({ id }) => id) },
    ...[
      'end-activation',
      'keep-stones',
      'mulligan',
      'go-for-it',
      'ok',
      'bluff',
      'pass',
      'hold',
      'agree',
      'refuse',
      'sunrise',
      'concede',
      'offer-draw',
    ].map((kind) => ({ kind })),
  ];
  return [...match.order.seats.keys()].flatMap((seat) => [...ofModels, ...plain].map((decision) => ({ ...decision, seat }) as Sent));
}
