import { matchWords } from '../../../../src/words/match/match.ts';
import { edgeName } from '../../../../src/words/names/edges.ts';
import { onGlass, type Point, type SeenQuestion, type Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { BOARD, far, fromEdge, inFrom, INCH, lengthOf, nearestPoint, seatOf, toward, type Edge, type Ground } from './ground.ts';
import type { Memory } from './memory.ts';
import { begins, plain } from '../../readers/words.ts';

/** The depth of the deployment strip, and the depth at which a model stands in it, in inches. */
const STRIP = 10;
const FRONT = 8.9;
/** The places for the models of a troupe, in inches along the edge. */
const COLUMNS = [17, 21, 13, 25, 9, 29];
/** The number of places near a piece that are tried. */
const PATIENCE = 6;
/** In the order of preference. */
const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];
const MIDDLE: Point = { x: BOARD / 2, y: BOARD / 2 };

export interface Grounds {
  fences: Ground[];
  decks: Ground[];
}

/** Plays the setup before the first turn: moonstones, the first player, edges, models. */
export class DeploymentPlayer {
  /** The number of places refused for the present model. */
  private tried = 0;

  constructor(
    private readonly memory: Memory,
    private readonly grounds: Grounds,
  ) {}

  async setUp(table: TableDriver, { seat, asks, buttons }: SeenQuestion): Promise<void> {
    const mulligan = asks === 'mulligan' && this.memory.times('mulligan') === 0;
    if (mulligan) this.memory.count('mulligan');
    const wanted = mulligan ? begins(matchWords.mulligan()) : begins(matchWords.keepStones(), matchWords.earlyBird());
    const button = buttons.find(({ words }) => wanted.test(words)) ?? buttons.find(({ id }) => id !== null);
    if (button?.id) await table.pressId(seat, button.id);
  }

  /** Chooses the edge at which the player sits, if every player sits at a different one. */
  async edge(table: TableDriver, { seat, buttons }: SeenQuestion): Promise<void> {
    const own = buttons.find(({ words }) => words.endsWith(plain(matchWords.whereYouSit())))?.id;
    const edge = own ?? EDGES.find((name) => buttons.some(({ id }) => id === name));
    this.memory.count('edge');
    if (!(await table.tapBoard(fromEdge((edge ?? 'south') as Edge, 18, 3)))) await table.pressId(seat, edge ?? 'south');
  }

  /** The place for the nth model of a seat: the second on a platform, to jump off it, the third behind a fence, to climb over it. */
  private place(edge: Edge, nth: number): Point {
    const { fences, decks } = this.grounds;
    const aside = (this.tried % 7) * (this.tried % 2 === 0 ? 1 : -1) * 0.8 * INCH;
    const within = ({ corners }: Ground): boolean => corners.every((corner) => inFrom(edge, corner) < STRIP && inFrom(edge, corner) > 0.5);
    const deck = decks.find(within);
    const [fence] = fences.filter(within).sort((a, b) => lengthOf(b) - lengthOf(a));
    const front = fromEdge(edge, (COLUMNS[nth] ?? 5) + aside / INCH, FRONT);
    if (nth === 1 && deck && this.tried < PATIENCE) {
      const across = edge === 'north' || edge === 'south';
      const front = nearestPoint(deck, across ? { x: deck.at.x, y: MIDDLE.y } : { x: MIDDLE.x, y: deck.at.y });
      const inside = toward(front, deck.at, 0.9 * INCH);
      return across ? { x: inside.x + aside, y: inside.y } : { x: inside.x, y: inside.y + aside };
    }
    if (nth === 2 && fence && this.tried < PATIENCE) return toward(fence.at, fromEdge(edge, 18, 4), 1.1 * INCH + Math.abs(aside) / 3);
    return front;
  }

  async deploy(table: TableDriver, seen: Sight, { seat, say, turn }: SeenQuestion): Promise<void> {
    const edge = EDGES.find((edge) => say.includes(plain(edgeName(edge)))) ?? 'south';
    const waiting = table.page.locator('[data-waiting]').first();
    const id = await waiting.getAttribute('data-waiting');
    const box = await waiting.boundingBox();
    if (!box || id === null) return;
    const nth = seen.models.filter((model) => seatOf(model.id) === seat).length;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await table.drag(from, onGlass(seen, this.place(edge, nth)), turn);
    const confirm = table.question(seat).getByRole('button', { name: matchWords.confirm() });
    await table.settled(1000);
    if (!(await confirm.isEnabled())) {
      this.tried += 1;
      return;
    }
    this.tried = 0;
    this.memory.count('deploy');
    await table.tap(confirm);
  }

  /** The pieces that a model at this point could reach and cross. */
  near(point: Point, reach: number): Ground[] {
    return this.grounds.fences.filter((fence) => far(nearestPoint(fence, point), point) < reach * INCH);
  }
}
