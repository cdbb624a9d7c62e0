import { catalogue } from '../../cards/index.ts';
import { LEARNER, PARTNER, type Lesson, type Notice, type Task } from '../../lessons/lesson.ts';
import { lessons } from '../../lessons/index.ts';
import { LESSON_IDS, type LessonId } from '../../lessons/lesson-ids.ts';
import { beginRecord } from '../../record/match-record.ts';
import { readScenario } from '../../record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../record/scenario/setting.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { LessonPort } from '../../ui/contexts/learning/lesson-port.ts';
import { Table } from './table.ts';

/** Milliseconds in which the partner thinks, so that the learner sees what it does. */
const PACE = 900;
/** A question is answered with the first of these that the rules allow. */
const QUIET: readonly Decision['kind'][] = ['pass', 'ok', 'keep-stones', 'refuse', 'end-activation'];

/** A lesson stores nothing of its match. */
const nowhere = { append: () => Promise.resolve() };

/** The table of a lesson: real rules, fixed cards, and a partner with scripted answers. */
export class LessonTable extends Table implements LessonPort {
  readonly id: LessonId;
  readonly isUnrecorded = true;
  readonly tasks: readonly string[];
  doneCount = 0;
  readonly #lesson: Lesson;
  readonly #pace: () => Promise<void>;
  readonly #written: Decision[];
  readonly #decided: Decision[] = [];
  readonly #notices: Notice[] = [];
  #answering = false;

  constructor(id: LessonId, names: string[], pace: () => Promise<void> = () => new Promise((done) => setTimeout(done, PACE))) {
    const lesson: Lesson = lessons[id];
    const read = readScenario(lesson.scenario);
    if (!read.ok) throw new Error(`the lesson ${id} ${read.why}`);
    const cards = scenarioCards(read.scenario, catalogue);
    super({ id: `lesson-${id}`, names, folded: beginRecord(scenarioSetup(read.scenario, cards), cards), store: nowhere });
    this.id = id;
    this.#lesson = lesson;
    this.#pace = pace;
    this.#written = [...lesson.partner];
    this.tasks = lesson.tasks.map(({ name }) => name);
    void this.#answer();
  }

  get table(): this {
    return this;
  }

  /** The device is not handed over, because the partner's answers are scripted. */
  override get computers() {
    return this.seats.map((_, seat) => (seat === PARTNER ? { level: 'written', seed: '' } : null));
  }

  readonly taught = true;

  /** The learner ends each activation by hand, to learn that it ends. */
  protected override get endsByItself(): boolean {
    return false;
  }

  /** The learner makes each move separately. */
  override course(): null {
    return null;
  }
  override outlook(): null {
    return null;
  }

  /** The questions to the learner. */
  override openings(): Opening[] {
    return super.openings().filter(({ seat, kind }) => seat === LEARNER && !this.#lesson.hushed.includes(kind));
  }

  override async decide(decision: Decision): Promise<Reason | null> {
    const refused = await super.decide(decision);
    if (refused === null) {
      this.#decided.push(decision);
      this.#look();
      void this.#answer();
    }
    return refused;
  }

  noticed(notice: Notice): void {
    this.#notices.push(notice);
    this.#look();
    this.tell();
  }

  /** Goes on to the first task that is not done; a task that was done stays done. */
  #look(): void {
    const isClear = (from: string, to: string): boolean => {
      const { visible, cover } = this.sight(from, to);
      return visible && cover === 'none';
    };
    const seen = { view: this.view(LEARNER), decided: this.#decided, noticed: this.#notices, isClear };
    const task = (): Task | undefined => this.#lesson.tasks[this.doneCount];
    while (task()?.isDone(seen)) this.doneCount += 1;
  }

  /** Answers until only the learner is asked: with the scripted decision, or by declining. */
  async #answer(): Promise<void> {
    if (this.#answering) return;
    this.#answering = true;
    for (let next = this.#next(); next !== null; next = this.#next()) {
      if (next.seat === PARTNER) await this.#pace();
      if ((await super.decide(next)) !== null) break;
      this.#look();
    }
    this.#answering = false;
    this.tell();
  }

  #next(): Decision | null {
    const asked = super.openings().filter(({ seat, kind }) => seat === PARTNER || this.#lesson.hushed.includes(kind));
    const [written] = this.#written;
    if (written && asked.some(({ seat }) => seat === PARTNER) && this.judge(written) === null) {
      this.#written.shift();
      return written;
    }
    for (const { seat } of asked) {
      const quiet = QUIET.map((kind) => ({ seat, kind }) as Decision).find((decision) => this.judge(decision) === null); // kinds without particulars
      const answer = quiet ?? this.choices(seat).decisions[0];
      if (answer) return answer;
    }
    return null;
  }
}

/** Opens a lesson. `names`: of the learner and the partner. Throws for an unknown lesson. */
export function openLesson(id: string, names: string[]): LessonPort {
  const known = LESSON_IDS.find((candidate) => candidate === id);
  if (!known) throw new Error(`no lesson is called ${id}`);
  return new LessonTable(known, names);
}
