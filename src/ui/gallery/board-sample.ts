import { BOOK } from '../../rules/terms/options.ts';
import { distance } from '../../geometry/points.ts';
import { inches, INCH } from '../../geometry/lengths.ts';
import type { Character, Keyword } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { View } from '../../seats/view.ts';
import type { BoardPoint, ModelNumbers, Route, SightExplained } from '../contexts/table-port.ts';

type SampleModel = View['table']['models'][string];
type SamplePiece = View['table']['terrain'][number];

const card = (
  id: string,
  faction: Faction,
  keywords: Keyword[],
  { base, health, blueDots, meleeRange = 1 }: Pick<Character, 'base' | 'health' | 'blueDots'> & { meleeRange?: number },
  name = id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
): Character => ({
  id,
  name,
  version: 1,
  factions: [faction],
  keywords,
  base,
  health,
  blueDots,
  melee: 4,
  meleeRange,
  arcane: 3,
  evade: 0,
  abilities: [],
  signature: null,
});

const cards = [
  card('baron-von-fancyhat', 'commonwealth', ['human', 'noble'], { base: 30, health: 7, blueDots: [1, 4], meleeRange: 2 }),
  card('flintlock', 'commonwealth', ['human', 'soldier'], { base: 30, health: 8, blueDots: [1, 2, 5] }),
  card('friar-flavious', 'commonwealth', ['human', 'cleric'], { base: 30, health: 6, blueDots: [1, 3] }),
  card('quack', 'commonwealth', ['human'], { base: 30, health: 6, blueDots: [2] }),
  card('billy', 'commonwealth', ['giant'], { base: 40, health: 10, blueDots: [1] }),
  card('young-jack', 'commonwealth', ['human', 'rogue'], { base: 30, health: 5, blueDots: [1] }),
  card('beaky-bobby', 'dominion', ['goblin'], { base: 30, health: 6, blueDots: [1, 2] }),
  card('firespitter', 'dominion', ['goblin'], { base: 30, health: 5, blueDots: [2, 4] }),
  card('seasick-stu', 'dominion', ['goblin', 'pirate'], { base: 30, health: 6, blueDots: [1] }),
  card('grub', 'dominion', ['troll'], { base: 40, health: 9, blueDots: [1, 3] }),
  card('vicious-syd', 'dominion', ['goblin'], { base: 30, health: 7, blueDots: [1, 2] }),
  card('doug-the-flatulent', 'dominion', ['giant'], { base: 50, health: 12, blueDots: [1, 6], meleeRange: 2 }, 'Doug the Flatulent'),
];
export const sampleCharacters: Readonly<Record<string, Character>> = Object.fromEntries(
  cards.map((candidate) => [candidate.id, candidate]),
);

const pointAt = (x: number, y: number): BoardPoint => ({ x: inches(x), y: inches(y) });

function model(seat: number, character: string, x: number, y: number, fields: Partial<SampleModel> = {}): [string, SampleModel] {
  const id = `${seat}:${character}`;
  const fresh: SampleModel = {
    id,
    seat,
    controller: seat,
    character,
    status: 'board',
    at: pointAt(x, y),
    height: 0,
    wounds: 0,
    energy: 2,
    activated: false,
    jogged: false,
    used: {},
    spent: {},
    lasting: [],
  };
  return [id, { ...fresh, ...fields }];
}

const poly = (id: string, kind: SamplePiece['kind'], top: number, corners: [number, number][], tags: string[] = []): SamplePiece => ({
  id,
  kind,
  shape: { polygon: corners.map(([x, y]) => pointAt(x, y)) },
  base: 0,
  top: inches(top),
  tags,
});
const disc = (
  id: string,
  kind: SamplePiece['kind'],
  top: number,
  { x, y, radius }: { x: number; y: number; radius: number },
  tags: string[] = [],
): SamplePiece => ({
  id,
  kind,
  shape: { disc: { at: pointAt(x, y), radius: inches(radius) } },
  base: 0,
  top: inches(top),
  tags,
});
const box = (x: number, y: number, wide: number, high: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

const terrain: SamplePiece[] = [
  poly('bakers-cottage', 'barrier', 6, box(4.5, 9, 5, 3.6), ['building']),
  disc('old-oak', 'barrier', 6, { x: 26, y: 24, radius: 1 }, ['tree']),
  poly('churchyard-wall', 'barrier', 3, box(22, 8, 0.7, 5), ['wall']),
  poly('garden-fence', 'obstacle', 1, box(4.5, 14, 6, 0.5), ['fence']),
  poly('fallen-log', 'obstacle', 1, [[13, 22], [17, 20.6], [17.4, 21.6], [13.4, 23]], ['log']), // prettier-ignore
  disc('village-well', 'obstacle', 1, { x: 18, y: 13, radius: 0.9 }, ['well']),
  poly('goose-pond', 'water', 0, [[26, 13], [28.5, 12], [31.5, 13], [32, 16], [29.6, 17.4], [27, 16.6]], ['pond']), // prettier-ignore
  poly('hazel-copse', 'woods', 4, [[10, 26], [13.5, 25], [16, 27], [15, 30], [11.5, 30.6], [9, 28.6]], ['copse']), // prettier-ignore
  poly('birch-copse', 'woods', 4, [[27, 4], [31, 3.4], [32.6, 6], [30.4, 8.4], [27.4, 7.6]], ['copse']), // prettier-ignore
  poly('lookout', 'platform', 3, box(25, 28, 5, 4.4)),
  poly('lookout-ladder', 'ladder', 3, box(24.1, 29.5, 0.8, 1.4)),
  poly('lookout-stairs', 'stairs', 3, box(30.1, 29, 2.6, 1.8)),
];

const models = Object.fromEntries([
  model(0, 'baron-von-fancyhat', 14, 17, { energy: 3, wounds: 2 }),
  model(0, 'flintlock', 11.2, 19.4, { energy: 2, wounds: 3 }),
  model(0, 'friar-flavious', 8, 21, { energy: 4, activated: true }),
  model(0, 'quack', 6, 17, { energy: 1 }),
  model(0, 'billy', 12, 27.6, { energy: 0, wounds: 5, activated: true }),
  model(0, 'young-jack', 26.6, 30.4, { energy: 2, height: 3 * INCH }),
  model(1, 'beaky-bobby', 20.4, 16.4, { energy: 5 }),
  model(1, 'firespitter', 24.6, 10.6, { energy: 1, wounds: 4, activated: true }),
  model(1, 'seasick-stu', 28.4, 14.6, { energy: 2 }),
  model(1, 'grub', 15.5, 17.4, { energy: 3, wounds: 1 }),
  model(1, 'vicious-syd', 21.6, 18, { energy: 9 }),
  model(1, 'doug-the-flatulent', 18.4, 8.6, { energy: 2, wounds: 6 }),
]);

const stone = (id: string, x: number, y: number, depth: number, holder: string | null = null) => ({ id, at: pointAt(x, y), depth, holder });
const seat = (faction: Faction): View['order']['seats'][number] => ({
  faction,
  troupe: [],
  upgrades: {},
  used: [],
  mulligan: false,
  edge: faction === 'commonwealth' ? 'west' : 'east',
  conceded: false,
  standBy: null,
  cards: { count: 0, cards: null },
});

/** A board in the middle of a match: twelve models, nine stones (two of them carried), twelve pieces of terrain. */
export const sampleView: View = {
  seat: 0,
  rules: 1,
  table: {
    models,
    terrain,
    stones: [
      stone('s1', 17.4, 18.4, 2),
      stone('s2', 19.6, 11, 1),
      stone('s3', 10, 23.6, 3),
      stone('s4', 22.6, 21.6, 1),
      stone('s5', 16, 25, 4),
      stone('s6', 24, 16, 2),
      stone('s7', 13, 12, 1),
      stone('s8', 0, 0, 1, '0:friar-flavious'),
      stone('s9', 0, 0, 1, '1:vicious-syd'),
    ],
    arcane: 30,
    melee: 20,
    aside: 0,
  },
  order: {
    options: { ...BOOK, troupeSize: 6, field: 36 },
    seats: [seat('commonwealth'), seat('dominion')],
    turn: 2,
    suddenDeath: false,
    initiative: 0,
    deployment: [0, 1],
    first: 0,
    next: 0,
    active: '0:baron-von-fancyhat',
    ledger: {},
    result: null,
  },
  stack: [],
  openings: [],
  proposal: null,
  looking: null,
};

export const sampleNumbers = (id: string): ModelNumbers => ({
  melee: 4,
  meleeRange: sampleCharacters[id.slice(2)]?.meleeRange ?? 1,
  arcane: 3,
  evade: 0,
  openDots: 1,
  engagedBy: [],
  slow: false,
  used: [],
  costs: {},
});

/** A straight way that fails in the pond, in the form of the rules' answer. */
export function sampleRoute(id: string, to: BoardPoint, limit: number): Route {
  return sampleVerdict(id, [to], limit);
}
export function sampleVerdict(id: string, path: BoardPoint[], limit: number): Route {
  const start = sampleView.table.models[id]?.at ?? pointAt(0, 0);
  let length = 0;
  let point = start;
  for (const next of path) {
    length += distance(point, next);
    point = next;
  }
  const wet = point.x > inches(22) && point.x < inches(23);
  const refused =
    length > limit + 2
      ? { code: 'too-far', clauses: [] }
      : wet
        ? { code: 'blocked', clauses: [], at: { x: inches(22), y: point.y } }
        : null;
  return { path: [start, ...path], length, limit, refused, leavesBoard: point.x < 100 };
}

export function sampleSight(from: string, to: string): SightExplained {
  const a = models[from]?.at ?? pointAt(0, 0);
  const b = models[to]?.at ?? pointAt(0, 0);
  const visible = to !== '1:firespitter';
  return {
    visible,
    line: [a, b],
    blockedBy: visible ? [] : ['churchyard-wall', '1:doug-the-flatulent'],
    cover: visible ? 'light' : 'none',
    coverBy: visible ? [{ id: 'village-well', heavy: false, ignored: false }] : [],
    gap: distance(a, b),
    draw: null,
  };
}
