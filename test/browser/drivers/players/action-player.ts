import { matchWords } from '../../../../src/words/match/match.ts';
import { onGlass, type Point, type SeenPiece, type SeenQuestion, type Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import type { DeploymentPlayer } from './deployment-player.ts';
import { BOARD, characterOf, enemiesOf, far, INCH, nameOf, nearest, nearestPoint, seatOf, toward } from './ground.ts';
import type { Memory, Wish } from './memory.ts';
import { only } from '../../readers/words.ts';

/** What is done once and no more; everything else for as long as something is wished for or nobody leads. */
const ONCE: readonly Wish[] = ['traverse', 'active', 'step'];
/** What a duel of cards can come to. */
const DUEL: readonly Wish[] = ['ok', 'bluff', 'replace'];
/** What comes first. */
const ORDER: readonly Wish[] = ['traverse', 'jump', 'melee', 'harvest', 'arcane', 'jog', 'active', 'step'];

/** The active model's actions, and the steps others take in reaction. */
export class ActionPlayer {
  private active = '';

  constructor(
    private readonly memory: Memory,
    private readonly deploying: DeploymentPlayer,
  ) {}

  /** The model nearest to an enemy. */
  async activate(table: TableDriver, seen: Sight, { seat, buttons }: SeenQuestion): Promise<void> {
    const own = seen.models.filter(({ id }) => seatOf(id) === seat && buttons.some((button) => button.id === id));
    const near = (piece: SeenPiece): number => Math.min(Infinity, ...enemiesOf(piece, seen.models).map(({ at }) => far(piece.at, at)));
    const [first] = [...own].sort((a, b) => near(a) - near(b));
    this.memory.given = new Set();
    this.memory.count('activate');
    if (first && (await table.tapModel(first.id, nameOf(first.id)))) return;
    if (first) return table.pressId(seat, first.id);
    // models that left the board may still have to be activated by name
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
    if (!id.startsWith('use:')) return id as Wish; // the ids of the basic actions are their names
    const ability = characterOf(this.active)?.abilities.find((ability) => `use:${ability.id}` === id);
    return ability?.kind === 'arcane' ? 'arcane' : 'active';
  }

  /** Whether a duel of cards has seen everything: believed, doubted, and caught. */
  private get duelled(): boolean {
    return !this.memory.wishes.some((wish) => DUEL.includes(wish));
  }

  /** What the active model does next: what is still wished for; nothing else once somebody has a stone, so that somebody wins. */
  private wanted(seen: Sight, me: SeenPiece, can: string[]): string {
    const { memory } = this;
    const kinds = can.map((id) => ({ id, wish: id === 'end' ? 'end' : this.wishOf(id) }));
    if (memory.wishes.length === 0 && new Set(seen.held).size > 1) return 'end';
    // the energy for climbing is kept until that has been done
    const climbs = memory.wishes.includes('traverse') && this.deploying.near(me.at, 2).length > 0;
    for (const wish of ORDER) {
      const action = kinds.find((kind) => kind.wish === wish);
      if (!action || (memory.times(wish) > 0 && ONCE.includes(wish)) || (wish === 'arcane' && memory.times('arcane') > 0 && this.duelled))
        continue;
      if (!climbs || wish === 'traverse' || (wish === 'jog' && !kinds.some((kind) => kind.wish === 'traverse'))) return action.id;
    }
    return 'end';
  }

  /** Where a model goes: to a fence to climb, to a stone, to an enemy once there is something to fight for. */
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

  /** Draws or picks what an action needs and confirms it. False when it cannot be done after all. */
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
      // the other side: as far away as is offered, towards the middle of the board
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

  /** A way on the board, drawn with a finger or tapped; aside of what is in the way at later attempts. */
  private async walk(
    table: TableDriver,
    seat: number,
    seen: Sight,
    { me, goal, dragged }: { me: SeenPiece; goal: Point; dragged: boolean },
  ): Promise<boolean> {
    const turn = seen.questions.find((question) => question.seat === seat)?.turn ?? 0;
    // the glass has followed it since
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

  /** Confirms what is planned; false when there is nothing that may be confirmed. */
  async confirm(table: TableDriver, seat: number): Promise<boolean> {
    const button = table.question(seat).getByRole('button', { name: matchWords.confirm() });
    await table.settled(600);
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    // energy is for what else is wished for
    const jog = table.question(seat).locator('[data-id="jog-only"]');
    await table.tap((await jog.isVisible()) ? jog : button);
    // the plan stays until the decision is kept
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
