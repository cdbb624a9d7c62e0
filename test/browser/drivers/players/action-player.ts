import { matchWords } from '../../../../src/words/match/match.ts';
import { onGlass, type Point, type SeenPiece, type SeenQuestion, type Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import type { DeploymentPlayer } from './deployment-player.ts';
import { BOARD, characterOf, enemiesOf, far, INCH, nameOf, nearest, nearestPoint, seatOf, toward } from './ground.ts';
import type { Memory, Wish } from './memory.ts';
import { only } from '../../readers/words.ts';

/** Actions that are done only once; the others are done while something is still wished for or no player leads. */
const ONCE: readonly Wish[] = ['traverse', 'active', 'step'];
/** The possible outcomes of an arcane duel. */
const DUEL: readonly Wish[] = ['ok', 'bluff', 'replace'];
/** The order in which wishes are tried. */
const ORDER: readonly Wish[] = ['traverse', 'jump', 'melee', 'harvest', 'arcane', 'jog', 'active', 'step'];

/** Plays the active model's actions, and the reaction steps of other models. */
export class ActionPlayer {
  private active = '';

  constructor(
    private readonly memory: Memory,
    private readonly deploying: DeploymentPlayer,
  ) {}

  /** Activates the model nearest to an enemy. */
  async activate(table: TableDriver, seen: Sight, { seat, buttons }: SeenQuestion): Promise<void> {
    const own = seen.models.filter(({ id }) => seatOf(id) === seat && buttons.some((button) => button.id === id));
    const near = (piece: SeenPiece): number => Math.min(Infinity, ...enemiesOf(piece, seen.models).map(({ at }) => far(piece.at, at)));
    const [first] = [...own].sort((a, b) => near(a) - near(b));
    this.memory.given = new Set();
    this.memory.count('activate');
    if (first && (await table.tapModel(first.id, nameOf(first.id)))) return;
    if (first) return table.pressId(seat, first.id);
    // models off the board may still have to be activated by name
    await table.pressId(seat, buttons.find(({ id }) => id !== null)?.id ?? '');
  }

  async act(table: TableDriver, seen: Sight, { seat, buttons, parts }: SeenQuestion): Promise<void> {
    const { memory } = this;
    const me = seen.models.find(({ selected }) => selected);
    if (parts.some((part) => part.endsWith('-plan'))) return this.giveUp(table, seat);
    if (!me) return table.pressId(seat, 'end');
    this.active = me.id;
    const can = buttons.flatMap(({ id, disabled }) => (id === null || disabled || memory.given.has(id) ? [] : [id]));
    const next = this.wanted(seen, me, can);
    if (next === 'end') {
      memory.count('end');
      return table.pressId(seat, 'end');
    }
    memory.given.add(next);
    await table.pressId(seat, next);
    await table.settled(2000);
    // the only moonstone in reach is harvested at once
    const atOnce = next === 'harvest' && !(await table.look()).questions.some((question) => question.parts.includes('moon-target-plan'));
    const taken = atOnce || (await this.plan(table, seat, me, next));
    if (taken) memory.count(this.wishOf(next));
    else await this.giveUp(table, seat);
  }

  private wishOf(id: string): Wish {
    if (!id.startsWith('use:')) return id as Wish; // basic actions have the names of wishes
    const ability = characterOf(this.active)?.abilities.find((ability) => `use:${ability.id}` === id);
    return ability?.kind === 'arcane' ? 'arcane' : 'active';
  }

  /** Whether arcane duels have shown everything: a believed, a doubted and a caught claim. */
  private get duelled(): boolean {
    return !this.memory.wishes.some((wish) => DUEL.includes(wish));
  }

  /**
   * The next action of the active model, wished ones first. When nothing is wished for and a player leads, the activation ends, so that the match has
   * a winner.
   */
  private wanted(seen: Sight, me: SeenPiece, can: string[]): string {
    const { memory } = this;
    const kinds = can.map((id) => ({ id, wish: id === 'end' ? 'end' : this.wishOf(id) }));
    if (memory.wishes.length === 0 && new Set(seen.held).size > 1) return 'end';
    // save the energy for climbing until that has been done
    const climbs = memory.wishes.includes('traverse') && this.deploying.near(me.at, 2).length > 0;
    for (const wish of ORDER) {
      const action = kinds.find((kind) => kind.wish === wish);
      if (!action || (memory.times(wish) > 0 && ONCE.includes(wish)) || (wish === 'arcane' && memory.times('arcane') > 0 && this.duelled))
        continue;
      if (!climbs || wish === 'traverse' || (wish === 'jog' && !kinds.some((kind) => kind.wish === 'traverse'))) return action.id;
    }
    return 'end';
  }

  /** The goal of a model: a fence to climb, a moonstone, or an enemy once there is something to fight for. */
  private goal({ models, stones }: Sight, me: SeenPiece): Point {
    const { memory } = this;
    const [fence] = this.deploying.near(me.at, 2);
    if (fence && memory.times('traverse') === 0) return nearestPoint(fence, me.at);
    const stone = nearest(me.at, stones);
    const enemy = nearest(me.at, enemiesOf(me, models));
    const fights = memory.times('melee') === 0 && memory.times('harvest') > 0;
    if (stone && (!enemy || !fights)) return stone.at;
    return enemy ? toward(enemy.at, me.at, enemy.radius + me.radius + 12) : me.at;
  }

  /** Draws or picks what an action needs and confirms it. False when the action turns out to be impossible. */
  private async plan(table: TableDriver, seat: number, me: SeenPiece, label: string): Promise<boolean> {
    const seen = await table.look();
    const asked = seen.questions.find((question) => question.seat === seat);
    if (label === 'jog' || label === 'step') {
      return this.walk(table, seat, seen, {
        me,
        goal: this.goal(seen, me),
        dragged: label === 'jog' && this.memory.times('dragged') === 0,
      });
    }
    if (label === 'traverse' || label === 'jump') {
      if (!asked?.parts.includes('moon-spot-plan')) await table.pressId(seat, asked?.buttons.find(({ id }) => id !== null)?.id ?? '');
      await table.settled(1000);
      // towards the other side: as far as possible, in the direction of the middle of the board
      const middle = { x: BOARD / 2, y: BOARD / 2 };
      const { offered } = await table.look();
      const [landing] = [...offered].sort((a, b) => far(b, me.at) - far(a, me.at) || far(a, middle) - far(b, middle));
      return landing !== undefined && (await table.tapBoard(landing)) && this.confirm(table, seat);
    }
    const id = asked?.buttons.find((button) => button.id !== null && button.id !== '-')?.id;
    const isShown = seen.models.some((model) => model.id === id);
    if (id && isShown && (await table.tapModel(id, nameOf(id)))) return this.confirm(table, seat);
    if (id && seen.stones.some((stone) => stone.id === id)) await table.tapStone(id);
    else if (id) await table.pressId(seat, id);
    return this.confirm(table, seat);
  }

  /** A way on the board, drawn with a finger or tapped; later attempts go round obstacles. */
  private async walk(
    table: TableDriver,
    seat: number,
    seen: Sight,
    { me, goal, dragged }: { me: SeenPiece; goal: Point; dragged: boolean },
  ): Promise<boolean> {
    const turn = seen.questions.find((question) => question.seat === seat)?.turn ?? 0;
    // the screen has followed the model since
    const here = seen.models.find(({ id }) => id === me.id) ?? me;
    for (const aside of [0, 1, -1, 2, -2]) {
      const way = { x: goal.x - me.at.x, y: goal.y - me.at.y };
      const to = { x: goal.x - way.y * 0.4 * aside, y: goal.y + way.x * 0.4 * aside };
      if (dragged) await table.drag(here.on, onGlass(seen, to), turn);
      else if (!(await table.tapBoard(to))) continue;
      if (await table.closeSheet()) continue;
      if (!(await this.confirm(table, seat))) continue;
      if (dragged) this.memory.count('dragged');
      return true;
    }
    return false;
  }

  /** Confirms the plan; false when nothing can be confirmed. */
  async confirm(table: TableDriver, seat: number): Promise<boolean> {
    const button = table.question(seat).getByRole('button', { name: matchWords.confirm() });
    await table.settled(600);
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    // save the energy for other wishes
    const jog = table.question(seat).locator('[data-id="jog-only"]');
    await table.tap((await jog.isVisible()) ? jog : button);
    // the plan stays until the decision is stored
    await button.waitFor({ state: 'hidden' });
    return true;
  }

  private async giveUp(table: TableDriver, seat: number): Promise<void> {
    const stop = table.question(seat).getByRole('button', { name: only(matchWords.cancel(), matchWords.back()) });
    for (let tries = 0; tries < 3 && (await stop.first().isVisible()); tries += 1) {
      await table.tap(stop);
      await table.settled(1000);
    }
  }

  async react(table: TableDriver, seen: Sight, { seat, buttons, parts }: SeenQuestion): Promise<void> {
    const { memory } = this;
    const me = seen.models.find(({ id }) => buttons.some((button) => button.id === id));
    if (parts.includes('moon-move-plan')) return table.press(seat, matchWords.cancel());
    if (memory.times('reaction') === 0 && me) {
      if (!(await table.tapModel(me.id, nameOf(me.id)))) await table.pressId(seat, me.id);
      await table.settled(1000);
      const enemy = nearest(me.at, enemiesOf(me, seen.models));
      const away = enemy ? toward(me.at, enemy.at, -0.9 * INCH) : me.at;
      if (await this.walk(table, seat, seen, { me, goal: away, dragged: false })) return memory.count('reaction');
      await this.giveUp(table, seat);
    }
    const once = memory.times('hold') === 0;
    memory.count(once ? 'hold' : 'stand-by');
    await table.press(seat, once ? only(matchWords.hold()) : matchWords.standBy());
  }
}
