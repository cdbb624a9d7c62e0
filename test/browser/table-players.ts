import { boards, catalogue } from '../../src/cards/index.ts';
import { onGlass, type Point, type SeenPiece, type SeenQuestion, type Sight } from './sight.ts';
import type { TableDriver } from './table-driver.ts';

const INCH = 254;
/** Where the models of a troupe are set down, in inches along the edge. */
const COLUMNS = [14, 19, 23, 9, 27, 31];
/** What has to happen at least once before these players hurry to the end. */
const WISHES = ['step', 'jog', 'traverse', 'harvest', 'melee', 'active', 'arcane', 'reaction', 'end'] as const;
export type Wish = (typeof WISHES)[number];

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const seatOf = (id: string): number => Number(id.split(':')[0]);
const characterOf = (id: string) => catalogue.characters[id.replace(/^\d+:/, '')];
export const nameOf = (id: string): string => characterOf(id)?.name ?? id;
const toward = (from: Point, to: Point, length: number): Point => {
  const whole = far(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
};

/**
 * Two people round one tablet who want to have done everything once and then to be finished. What they know they read from
 * the glass and from their printed cards and board.
 */
export class TablePlayers {
  /** How often each thing was done. */
  readonly done = new Map<string, number>();
  private readonly fences: { id: string; at: Point }[];
  /** Tried in this activation without success. */
  private given = new Set<string>();
  private active = '';
  private told = '';
  private tries = 0;
  private columns = 0;

  /** Set when a first melee card was laid while the other hand still chooses, and when a first claim was made. */
  reached: 'melee' | 'arcane' | null = null;

  constructor(
    public table: TableDriver,
    board: string,
  ) {
    const terrain = boards.find(({ id }) => id === board)?.terrain ?? [];
    this.fences = terrain.flatMap(({ id, kind, shape }) => {
      if (kind !== 'obstacle' || 'disc' in shape) return [];
      const { polygon } = shape;
      const sum = polygon.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
      return [{ id, at: { x: sum.x / polygon.length, y: sum.y / polygon.length } }];
    });
  }

  times(what: string): number {
    return this.done.get(what) ?? 0;
  }
  get wishes(): Wish[] {
    return WISHES.filter((wish) => this.times(wish) === 0);
  }
  private count(what: string): void {
    this.done.set(what, this.times(what) + 1);
  }

  /** Answers the first question in sight. */
  async answer(seen: Sight, question: SeenQuestion): Promise<void> {
    const { table } = this;
    const { seat, prompt, buttons, say } = question;
    switch (prompt) {
      case 'moon-setup-prompt':
        return this.setUp(question);
      case 'moon-edge-prompt':
        return this.edge(question);
      case 'moon-deploy-prompt':
        return this.deploy(seen, question);
      case 'moon-activate-prompt':
        return this.activate(seen, question);
      case 'moon-act-prompt':
        return this.act(seen, question);
      case 'moon-reaction-prompt':
        return this.react(seen, question);
      case 'moon-melee-prompt':
        this.count(say);
        return table.pressId(seat, buttons.find(({ id }) => id !== 'no')?.id ?? 'no');
      case 'moon-secret-prompt':
        return this.secret(question);
      case 'moon-claim-prompt':
        return this.claim(question);
      case 'moon-call-prompt': {
        const answer = this.times('call') % 2 === 0 ? 'ok' : 'bluff';
        this.count('call');
        this.count(answer);
        return table.pressId(seat, answer);
      }
      case 'moon-again-prompt':
      case 'moon-offer-prompt':
        return table.pressId(seat, buttons.find(({ id }) => id === 'pass' || id === '-')?.id ?? '-');
      case 'moon-choice-prompt':
        return this.choice(seen, question);
      default:
        throw new Error(`nobody knows how to answer ${prompt}: ${say}`);
    }
  }

  private async setUp({ seat, say, buttons }: SeenQuestion): Promise<void> {
    const mulligan = say.includes('Mulligan') && this.times('mulligan') === 0;
    if (mulligan) this.count('mulligan');
    const wanted = mulligan ? /^Take the Mulligan/ : /Keep the moonstones|Early Bird/;
    const button = buttons.find(({ words }) => wanted.test(words)) ?? buttons[0];
    if (button?.id) await this.table.pressId(seat, button.id);
  }

  private async edge({ buttons }: SeenQuestion): Promise<void> {
    const places: Record<string, Point> = {
      north: { x: 18, y: 3 },
      south: { x: 18, y: 33 },
      west: { x: 3, y: 18 },
      east: { x: 33, y: 18 },
    };
    const edge = ['south', 'north', 'west', 'east'].find((name) => buttons.some(({ id }) => id === name));
    const { x, y } = places[edge ?? ''] ?? { x: 18, y: 33 };
    this.count('edge');
    await this.table.tapBoard({ x: x * INCH, y: y * INCH });
  }

  /** Two in front, one behind a low wall, to climb over it. */
  private async deploy(seen: Sight, { seat, say }: SeenQuestion): Promise<void> {
    const { table } = this;
    const north = say.includes('north');
    const waiting = table.page.locator('moon-board [data-waiting]').first();
    if (!(await waiting.isVisible())) return; // the one before is being kept
    const id = (await waiting.getAttribute('data-waiting')) ?? '';
    const wall = this.fences.find(({ at }) => (north ? at.y < 8 * INCH : at.y > 28 * INCH));
    const nth = seen.models.filter((model) => seatOf(model.id) === seat).length;
    const out = north ? 1 : -1;
    const edge = north ? 0 : 36 * INCH;
    const spread = (this.columns % 5) * 1.4 * INCH;
    const at =
      nth === 2 && wall
        ? { x: wall.at.x + spread, y: wall.at.y - out * 1.2 * INCH }
        : { x: (COLUMNS[nth] ?? 5) * INCH + spread, y: edge + out * 9.3 * INCH };
    const box = await waiting.boundingBox();
    if (!box) return;
    await table.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, onGlass(seen, at));
    const confirm = table.question(seat).getByRole('button', { name: 'Confirm' });
    await table.page.waitForTimeout(80);
    if (!(await confirm.isEnabled())) this.columns += 1;
    else {
      this.columns = 0;
      this.count('deploy');
      await confirm.tap();
      await table.page.locator(`moon-board [data-waiting="${id}"]`).waitFor({ state: 'detached', timeout: 5000 });
    }
  }

  private async activate(seen: Sight, { seat, buttons }: SeenQuestion): Promise<void> {
    const own = seen.models.filter(({ id }) => seatOf(id) === seat && buttons.some((button) => button.id === id));
    const enemies = seen.models.filter(({ id }) => seatOf(id) !== seat);
    const near = (one: SeenPiece): number => Math.min(...enemies.map(({ at }) => far(one.at, at)));
    const [first] = [...own].sort((a, b) => near(a) - near(b));
    this.given = new Set();
    this.count('activate');
    if (first) return this.table.tapModel(first.id, nameOf(first.id));
    // models that left the board or were slain may still have to be activated by name
    await this.table.pressId(seat, buttons[0]?.id ?? '');
  }

  private async act(seen: Sight, question: SeenQuestion): Promise<void> {
    const { table } = this;
    const { seat, buttons, parts } = question;
    const me = seen.models.find(({ selected }) => selected);
    if (parts.some((part) => part.endsWith('-plan'))) return this.giveUp(seat);
    if (!me) return table.pressId(seat, 'end');
    this.active = me.id;
    const can = buttons.filter(({ id, disabled }) => id !== null && !disabled && !this.given.has(id)).map(({ id }) => id ?? '');
    const next = this.wanted(seen, me, can);
    if (next === 'end') {
      this.count('end');
      return table.pressId(seat, 'end');
    }
    this.given.add(next);
    await table.pressId(seat, next);
    const taken = await this.plan(seat, me, next);
    if (taken) this.count(this.wishOf(next));
    else await this.giveUp(seat);
  }

  private wishOf(id: string): Wish {
    if (!id.startsWith('use:')) return id as Wish; // the ids of the basic actions are their names
    const ability = characterOf(this.active)?.abilities.find((one) => `use:${one.id}` === id);
    return ability?.kind === 'arcane' ? 'arcane' : 'active';
  }

  /** What the active model does next. */
  private wanted(seen: Sight, me: SeenPiece, can: string[]): string {
    const kinds = can.map((id) => ({ id, wish: id === 'end' ? 'end' : this.wishOf(id) }));
    const duelled = this.times('ok') > 0 && this.times('replace') > 0;
    const most: Record<string, number> = {
      melee: 4,
      harvest: this.times('melee') > 0 ? 8 : 2,
      traverse: 1,
      jog: 40,
      arcane: duelled ? 0 : 8,
      active: 1,
      step: 1,
    };
    const rushing = this.wishes.length === 0 && duelled && Math.max(...seen.held) > 0;
    for (const wish of rushing ? [] : ['traverse', 'melee', 'harvest', 'jog', 'arcane', 'active', 'step']) {
      const found = kinds.find((one) => one.wish === wish);
      // the energy for climbing or fighting is kept until that has been done
      const saving =
        wish !== 'jog' && this.times('traverse') === 0 && this.fences.some(({ at }) => far(at, me.at) < 3 * INCH) && wish !== 'traverse';
      if (found && !saving && this.times(wish) < (most[wish] ?? 1)) return found.id;
    }
    return 'end';
  }

  private goal(seen: Sight, me: SeenPiece): Point {
    const wall = this.fences.find(({ at }) => far(at, me.at) < 3 * INCH);
    if (wall && this.times('traverse') === 0) return toward(wall.at, me.at, 10);
    const near = (one: SeenPiece): number => far(one.at, me.at);
    const [stone] = [...seen.stones].sort((a, b) => near(a) - near(b));
    const [enemy] = seen.models.filter(({ id }) => seatOf(id) !== seatOf(me.id)).sort((a, b) => near(a) - near(b));
    if (stone && (near(stone) < 9 * INCH || !enemy) && this.times('harvest') < (this.times('melee') > 0 ? 8 : 2)) return stone.at;
    return enemy ? toward(enemy.at, me.at, enemy.radius + me.radius + 12) : me.at;
  }

  /** Draws or picks what an action needs and confirms it. False when it cannot be done after all. */
  private async plan(seat: number, me: SeenPiece, what: string): Promise<boolean> {
    const { table } = this;
    const seen = await table.look();
    const asked = seen.questions.find((one) => one.seat === seat);
    if (what === 'jog' || what === 'step') return this.walk(seat, seen, me, this.goal(seen, me), what === 'jog' && this.times('jog') === 0);
    if (what === 'traverse') {
      const ahead = toward(me.at, { x: me.at.x, y: me.at.y < 18 * INCH ? me.at.y + INCH : me.at.y - INCH }, 2 * INCH);
      if (!asked?.parts.includes('moon-spot-plan')) await table.pressId(seat, asked?.buttons[0]?.id ?? '');
      await table.tapBoard(ahead);
      return this.confirm(seat);
    }
    const target = asked?.buttons.find(({ id }) => id !== null && id !== '-');
    const id = target?.id;
    if (id && id.includes(':') && seen.models.some((one) => one.id === id)) await table.tapModel(id, nameOf(id));
    else if (id && seen.stones.some((one) => one.id === id)) await table.tapStone(id);
    else if (id) await table.pressId(seat, id);
    return this.confirm(seat);
  }

  /** A way on the board: drawn with a finger or tapped; beside what is in the way at the third attempt. */
  private async walk(seat: number, seen: Sight, me: SeenPiece, goal: Point, dragged: boolean): Promise<boolean> {
    const { table } = this;
    for (const turn of [0, 1, -1, 2, -2]) {
      const way = { x: goal.x - me.at.x, y: goal.y - me.at.y };
      const to = { x: goal.x - way.y * 0.4 * turn, y: goal.y + way.x * 0.4 * turn };
      if (dragged) await table.drag(me.on, onGlass(seen, to));
      else if (!(await table.tapBoard(to))) continue;
      if (await table.closeSheet()) continue;
      if (await this.confirm(seat)) {
        if (dragged) this.count('dragged');
        return true;
      }
    }
    return false;
  }

  private async confirm(seat: number): Promise<boolean> {
    const { table } = this;
    const button = table.question(seat).getByRole('button', { name: 'Confirm' });
    await table.page.waitForTimeout(60);
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    await button.tap();
    // the plan stays until the decision is kept
    await button.waitFor({ state: 'hidden', timeout: 5000 }).catch(() => undefined);
    return true;
  }

  private async giveUp(seat: number): Promise<void> {
    const stop = this.table.question(seat).getByRole('button', { name: /^(Cancel|Choose again)$/ });
    for (let tries = 0; tries < 3 && (await stop.first().isVisible()); tries += 1)
      await stop
        .first()
        .tap({ timeout: 1000 })
        .catch(() => undefined);
  }

  private async react(seen: Sight, { seat, buttons, parts }: SeenQuestion): Promise<void> {
    const { table } = this;
    const step = buttons.find(({ id }) => id !== null && seen.models.some((one) => one.id === id));
    const me = seen.models.find(({ id }) => id === step?.id);
    if (parts.includes('moon-move-plan')) return table.press(seat, 'Cancel');
    if (this.times('reaction') === 0 && me && this.times('melee') > 0) {
      await table.tapModel(me.id, nameOf(me.id));
      const back = seat === 0 ? INCH : -INCH;
      if (await this.walk(seat, seen, me, { x: me.at.x + back, y: me.at.y }, false)) return this.count('reaction');
      return this.giveUp(seat);
    }
    const hurry = this.wishes.length === 0 && this.times('hold') > 0;
    this.count(hurry ? 'stand-by' : 'hold');
    await table.press(seat, hurry ? 'Hold until this activation ends' : 'Hold');
  }

  private async secret({ seat, say, buttons }: SeenQuestion): Promise<void> {
    const { table } = this;
    const cards = say === 'Lay a Melee Card.';
    if (!cards && buttons.some(({ words }) => words === 'Hold') && this.times('follow-up') > 0) return table.press(seat, 'Hold');
    const taken = await table.fromTray(seat, (held) => {
      // an attack that can hurt; several copies where they are held
      const hurting = held.filter(({ words }) => !/guard/i.test(words));
      return (say.includes('copies') ? held.at(-1) : (hurting[this.tries % Math.max(1, hurting.length)] ?? held[0]))?.id ?? null;
    });
    this.tries += 1;
    if (taken === null) return table.press(seat, /^(Hold|Let it stand)$/);
    this.count(cards ? 'melee-card' : say.startsWith('Replace') ? 'replace' : say);
    await table.press(seat, say.includes('copies') ? 'Give this answer' : 'Lay it');
    if (cards && this.times('melee-card') === 1) {
      this.reached = 'melee';
    }
  }

  /** The first claim is true where it can be, the others are lies. */
  private async claim({ seat, parts }: SeenQuestion): Promise<void> {
    const { table } = this;
    if (parts.includes('moon-secret-answer')) {
      await table.fromTray(seat, (held) => {
        this.told = held[0]?.words ?? '';
        return held[0]?.id ?? null;
      });
      if (this.told === '') return table.press(seat, 'Play no card');
      await table.press(seat, 'Lay it');
      await table.question(seat).locator('.ten').waitFor();
    }
    const ten = await table
      .question(seat)
      .locator('.ten button')
      .evaluateAll((all) => all.map((one) => ({ as: one.getAttribute('data-as') ?? '', words: one.getAttribute('aria-label') ?? '' })));
    const truth = ten.find(({ words }) => words.startsWith(this.told));
    const lie = ten.find((one) => one !== truth && words(one).endsWith('does something')) ?? ten.find((one) => one !== truth);
    const say = this.times('claim') > 0 || !truth ? lie : truth;
    this.count('claim');
    this.count(say === truth ? 'truth' : 'lie');
    await table
      .question(seat)
      .locator(`.ten button[data-as="${say?.as ?? ''}"]`)
      .tap();
    await table.press(seat, 'Say it');
    if (this.times('claim') === 1) {
      this.reached = 'arcane';
    }
  }

  private async choice(seen: Sight, { seat, buttons, parts, say }: SeenQuestion): Promise<void> {
    const { table } = this;
    this.count(`choice: ${say}`);
    if (parts.includes('moon-look-answer')) {
      const taken = new Set<string>();
      for (let card = 0; card < 5; card += 1) {
        await table.fromTray(seat, (held) => {
          const next = held.find(({ id }) => !taken.has(id));
          if (next) taken.add(next.id);
          return next?.id ?? null;
        });
      }
      return table.press(seat, 'Confirm');
    }
    if (parts.includes('moon-move-plan')) return table.press(seat, /^(Leave it|Stay put)$/);
    if (parts.includes('moon-spot-plan')) {
      const leave = table.question(seat).getByRole('button', { name: 'Leave it' });
      if (await leave.isVisible()) return leave.tap();
      const about = seen.models.find(({ id }) => say.includes(nameOf(id)));
      for (const off of [0, 300, -300, 600, -600]) {
        await table.tapBoard({ x: (about?.at.x ?? 18 * INCH) + off, y: (about?.at.y ?? 18 * INCH) + 250 });
        if (await this.confirm(seat)) return;
      }
    }
    const answer = buttons.find(({ id, disabled }) => id !== null && !disabled) ?? buttons.at(-1);
    if (answer?.id) await table.pressId(seat, answer.id);
    else if (answer) await table.press(seat, answer.words);
  }
}

const words = ({ words: said }: { words: string }): string => said;
