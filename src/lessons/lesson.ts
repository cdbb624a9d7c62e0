import type { Decision } from '../rules/terms/decision.ts';
import type { OpeningKind } from '../rules/terms/opening.ts';
import type { View } from '../seats/view.ts';

/** The seat of the learner; the lesson plays the other one. */
export const LEARNER = 0;
export const PARTNER = 1;

/** The state of a lesson so far. */
export interface LessonSeen {
  /** The view of the learner. */
  view: View;
  /** The decisions of the learner, the oldest first. */
  decided: readonly Decision[];
  /** The things that the screen has reported: a refusal that was explained, a page that was read. */
  noticed: readonly Notice[];
  /** True if nothing is between two models. */
  isClear: (from: string, to: string) => boolean;
}
export type Notice = 'refusal' | 'read';

/** A task of a lesson. Its words are beside the screens, by lesson and name. */
export interface Task {
  name: string;
  isDone: (seen: LessonSeen) => boolean;
}

/** A lesson: a small position with fixed cards, the tasks in it, and the answers of the partner. */
export interface Lesson {
  /** The position in the form of a scenario file. Inches. */
  scenario: object;
  tasks: readonly [Task, ...Task[]];
  /** The decisions of the partner, each made in this order as soon as it is legal; the partner declines everything else. */
  partner: readonly Decision[];
  /** Openings that the lesson declines for the learner, because they belong to another lesson. */
  hushed: readonly OpeningKind[];
}

/** A test: the learner has made a decision of this kind that `like` accepts. */
export const decided =
  <K extends Decision['kind']>(kind: K, like: (decision: Extract<Decision, { kind: K }>) => boolean = () => true) =>
  (seen: LessonSeen): boolean =>
    seen.decided.some((decision) => decision.kind === kind && like(decision as Extract<Decision, { kind: K }>)); // the kind says which

/** A test: a model has at least this many wounds. */
export const wounded =
  (model: string, minimum: number) =>
  ({ view }: LessonSeen): boolean =>
    (view.table.models[model]?.wounds ?? 0) >= minimum;

/** A test: a model has this moonstone. */
export const carries =
  (model: string, stone: string) =>
  ({ view }: LessonSeen): boolean =>
    view.table.stones.some(({ id, holder }) => id === stone && holder === model);
