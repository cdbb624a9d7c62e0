import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import type { Disc } from '../../../src/geometry/shapes.ts';
import type { Lot } from '../../../src/players/lot.ts';
import { newMatch } from '../../../src/rules/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { refuseStand, restingHeight } from '../../../src/rules/movement/stand.ts';
import type { Edge } from '../../../src/rules/terms/decision.ts';
import type { CharacterId, ModelId } from '../../../src/rules/terms/ids.ts';
import type { Point, Setup } from '../../../src/rules/terms/match.ts';
import type { SetupPosition } from '../../../src/rules/terms/setup.ts';
import { keywordsIn } from '../players/company.ts';

// Matches that begin in the midst of a crowd, because rare effects need friends, foes, moonstones and energy together.

type Placed = NonNullable<SetupPosition['models']>;

const EDGES: readonly Edge[] = ['north', 'south', 'west', 'east'];
const MIDDLE = 18 * INCH;
const CROWD = 6 * INCH;
/** The distance within which the models that a text mentions surround its hero. */
const NEAR = 3 * INCH;
const TRIES = 80;
/** Per cent of the models that are slain before the first decision, and that hold a moonstone. */
const FALLEN = 18;
const HOLDING = 45;
const MOST_ENERGY = 6;
const LAST_TURN = 3;
/** The least distance between the centres of two moonstones. */
const APART = 1.5 * INCH;

const around = (lot: Lot, { x, y }: Point, radius: number): Point => ({
  x: x + lot.between(-radius, radius),
  y: y + lot.between(-radius, radius),
});
const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** A place near a point where this model can stand among the placed ones; null when none is found. */
function placeIn(
  lot: Lot,
  setup: Setup,
  { models, id }: { models: Placed; id: ModelId },
  { at: about, radius: reach }: Disc,
  fits: (point: Point) => boolean = () => true,
): Point | null {
  const look = lookAt(newMatch({ ...setup, position: { models } }, catalogue), catalogue);
  const radius = look.character(id).base * 5;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const point = around(lot, about, reach);
    if (refuseStand(look, id, point, restingHeight(look, { at: point, radius })) === null && fits(point)) return point;
  }
  return null;
}

/** The needs of an aim's text in a crowd: the models that it mentions near its hero, with moonstones, wounded or slain already. */
function wantsOf(aim: unknown) {
  const json = JSON.stringify(aim);
  return {
    keywords: keywordsIn(aim),
    markers: json.includes('activeMarker'),
    allStones: json.includes('"all-stones"'),
    stones: json.includes('tone'),
    frail: json.includes('slain'),
    fallen: json.includes('"slain":true') || json.includes('"do":"return"'),
  };
}

/** An active marker for each seat, near the middle. */
function activeMarkers(lot: Lot, { seats }: Setup): Pick<SetupPosition, 'markers'> {
  const placeNear = (): Point => around(lot, { x: MIDDLE, y: MIDDLE }, CROWD);
  return { markers: seats.map((_, seat) => ({ id: `${seat}:marker-1`, seat, at: placeNear(), active: true })) };
}

/**
 * The same match, begun in the middle of an activation step with all models close together; null where troupes are still to be chosen, or there is no
 * room. `hero`: the character that is always there, with full energy; `aim`: the text for which the match is played.
 */
export function inTheMidst(lot: Lot, setup: Setup, hero: CharacterId, aim: unknown): Setup | null {
  const { stones: count = 7, troupeSize } = setup.options;
  if (setup.seats.some(({ troupe }) => troupe === undefined)) return null;
  const started: Setup = {
    ...setup,
    start: 'activation',
    options: { ...setup.options, eventsAndAgendas: false, draft: false, ...(troupeSize === undefined ? {} : { field: troupeSize }) },
    seats: setup.seats.map((seat, index) => ({ ...seat, edge: EDGES[index] ?? 'north' })),
  };
  const wants = wantsOf(aim);
  const everybody = setup.seats
    .flatMap(({ troupe = [] }, seat) => troupe.map((character) => ({ id: `${seat}:${character}`, character })))
    .sort((a, b) => Number(b.character === hero) - Number(a.character === hero));
  const [{ id: first = '' } = {}] = everybody;
  const models: Placed = {};
  let carried = 0;
  for (const { id, character } of everybody) {
    const { health = 1, keywords = [] } = catalogue.characters[character] ?? {};
    const isHero = character === hero;
    const isWanted = !isHero && keywords.some((word) => wants.keywords.includes(word));
    const { at: heart = { x: MIDDLE, y: MIDDLE } } = models[first] ?? {};
    const point = placeIn(lot, started, { models, id }, { at: heart, radius: isWanted ? NEAR : CROWD });
    if (!point) return null;
    const fallen = !isHero && lot.percent(wants.fallen ? 50 : FALLEN);
    const mayHold = !fallen && carried < count;
    const isLucky = mayHold && lot.percent(wants.stones && (isWanted || isHero) ? 90 : HOLDING);
    const share = isHero ? count - carried : 0;
    const stones = wants.allStones ? share : Number(isLucky);
    carried += stones;
    models[id] = {
      at: point,
      status: fallen ? 'slain' : 'board',
      wounds: fallen ? health : isWanted && wants.frail ? health - 1 : lot.percent(50) ? lot.between(0, health - 1) : 0,
      energy: fallen ? 0 : isHero ? MOST_ENERGY : lot.between(0, MOST_ENERGY),
      ...(stones > 0 ? { stones } : {}),
    };
  }
  const ground: { id: string; at: Point; depth: number }[] = [];
  while (carried + ground.length < count) {
    const isFree = (point: Point): boolean => ground.every((stone) => square(point, stone.at) >= APART * APART);
    const place = placeIn(lot, started, { models, id: first }, { at: { x: MIDDLE, y: MIDDLE }, radius: CROWD }, isFree);
    if (!place) return null;
    ground.push({ id: `stone-${ground.length + 1}`, at: place, depth: lot.between(1, 4) });
  }
  const markers = wants.markers ? activeMarkers(lot, setup) : {};
  const begins = lot.between(0, setup.seats.length - 1);
  return {
    ...started,
    position: { models, stones: ground, ...markers, turn: lot.between(1, LAST_TURN), first: begins, initiative: begins },
  };
}
