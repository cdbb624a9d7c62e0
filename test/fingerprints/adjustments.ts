import { catalogue } from '../../src/cards/index.ts';
import { extentOf } from '../../src/rules/table/board-extent.ts';
import type { Match, Model, Piece } from '../../src/rules/terms/match.ts';

type Fields = Record<string, unknown>;

const PER_INCH = 254;
const FEW_MODELS = 3;

const STATUSES = ['board', 'slain', 'removed', 'reserve', 'gone'];

const BOARD = 36;
const JUST = 0.01;

/** Moves of a piece to each edge of the board, exactly, and hardly farther. */
function toTheEdges(piece: Piece): number[][] {
  const { west, east, north, south } = extentOf(piece.shape);
  const [left, right, up, down] = [-west / PER_INCH, BOARD - east / PER_INCH, -north / PER_INCH, BOARD - south / PER_INCH];
  return [...[left, left - JUST, right, right + JUST].map((x) => [x, 0]), ...[up, up - JUST, down, down + JUST].map((y) => [0, y])];
}

/** Places in inches where a base touches each edge, and hardly farther. */
function besideTheEdges({ character, at }: Model): number[][] {
  const radius = ((catalogue.characters[character]?.base ?? FEW_MODELS) * 5) / PER_INCH;
  const [x, y] = [at.x / PER_INCH, at.y / PER_INCH];
  return [radius, radius - JUST, BOARD - radius, BOARD - radius + JUST].flatMap((edge) => [
    [edge, y],
    [x, edge],
  ]);
}

function ofModel(match: Match, id: string, given: readonly string[]): Fields[] {
  const model = match.table.models[id];
  const [x, y] = [(model?.at.x ?? 0) / PER_INCH, (model?.at.y ?? 0) / PER_INCH];
  const lasting = model?.lasting.map(({ from }) => from.ability) ?? [];
  const places = [[18, 18], [x + 1, y], [x, y, 3], [-1, 5], [36, 36], [18], 'here'];
  const numbers = [0, 1, 3, 99, -1, 0.5, null];
  return [
    ...[...places, ...(model ? besideTheEdges(model) : [])].map((place) => ({ at: place })),
    ...['wounds', 'energy', 'height', 'controller'].flatMap((field) => numbers.map((number) => ({ [field]: number }))),
    ...['activated', 'jogged'].flatMap((field) => [true, false, 1].map((flag) => ({ [field]: flag }))),
    ...STATUSES.flatMap((status) => [{ status }, { status, at: [x, y] }]),
    ...[...given, 'nothing'].flatMap((ability) => [true, false, 2].map((flag) => ({ used: { [ability]: flag } }))),
    ...[lasting, lasting.slice(1), ['nothing'], [1], []].map((ends) => ({ ends })),
    { colour: 'red' },
    {},
  ];
}

function ofStone(match: Match, id: string): Fields[] {
  const stone = match.table.stones.find((item) => item.id === id);
  const [first = '', second = ''] = Object.keys(match.table.models);
  const place = [(stone?.at.x ?? 0) / PER_INCH, (stone?.at.y ?? 0) / PER_INCH];
  return [
    ...[0, 1, 4, -1, 1.5].map((depth) => ({ depth })),
    ...[first, second, 'nobody', null].flatMap((holder) => [{ holder }, { holder, at: place }, { holder, at: [20, 20], depth: 1 }]),
    { at: [-1, 3] },
    { weight: 1 },
  ];
}

/** Adjustments of a position, valid and invalid, one thing at a time. `abilities`: the names of each model's abilities. */
export function adjustments(match: Match, abilities: Readonly<Record<string, readonly string[]>>): Fields[] {
  const models = Object.keys(match.table.models);
  const { seats } = match.order;
  const stones = match.table.stones;
  const named = [...new Set([stones[0], stones.at(-1), stones.find(({ holder }) => holder !== null)])].flatMap((stone) => stone?.id ?? []);
  const pieces = match.table.terrain;
  const [by = 'nobody'] = models;
  return [
    ...[...models.slice(0, FEW_MODELS), 'nobody'].flatMap((id) =>
      ofModel(match, id, (abilities[id] ?? []).slice(0, 2)).map((fields) => ({ models: { [id]: fields } })),
    ),
    ...[...named, 'no-stone'].flatMap((id) => ofStone(match, id).map((fields) => ({ stones: { [id]: fields } }))),
    ...[...seats.keys(), seats.length].flatMap((seat) =>
      [{ cards: seats[seat]?.used ?? [] }, { cards: ['nothing'] }, { cards: [1] }, { held: 0 }, { held: 1 }, { energy: 1 }].map(
        (fields) => ({ seats: { [seat]: fields } }),
      ),
    ),
    ...[...new Set([pieces[0], pieces.at(-1)])].flatMap((piece) =>
      piece ? toTheEdges(piece).map((offset) => ({ terrain: { [piece.id]: { by: offset } } })) : [],
    ),
    ...[...new Set([pieces[0]?.id, pieces.at(-1)?.id, 'no-piece'])].flatMap((id) =>
      id === undefined
        ? []
        : [
            { by: [1, 0] },
            { by: [0, -0.5] },
            { by: [99, 0] },
            { by: [1] },
            { gone: true },
            { gone: false },
            { by: [1, 1], gone: true },
            {},
          ].map((fields) => ({ terrain: { [id]: fields } })),
    ),
    ...['0:marker-1', '1:marker-2', '9:marker-1', 'marker'].flatMap((id) =>
      [{ at: [18, 18], active: true }, { active: false }, { seat: 1 }, { seat: 9 }, { at: [-2, 0] }, { gone: true }, { gone: false }].map(
        (fields) => ({
          markers: { [id]: fields },
        }),
      ),
    ),
    ...['lure-1', 'gooseberry-1', 'bait-1'].flatMap((id) =>
      [{ at: [18, 18], by }, { at: [18, 18], by: 'nobody' }, { at: [99, 0], by }, { gone: true }].map((fields) => ({
        lures: { [id]: fields },
      })),
    ),
    ...['next', 'initiative'].flatMap((field) =>
      [0, 1, seats.length - 1, seats.length, -1, null, 'first'].map((value) => ({ [field]: value })),
    ),
    ...[1, 2, 4, 5, 0, -1, 2.5].map((turn) => ({ turn })),
    ...[true, false, 1].map((breakOff) => ({ breakOff })),
    { weather: 'rain' },
    { models: [] },
    {},
  ];
}
