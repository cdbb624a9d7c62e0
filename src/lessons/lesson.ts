import type { Decision } from '../rules/terms/decision.ts';
import type { OpeningKind } from '../rules/terms/opening.ts';
import type { View } from '../seats/view.ts';

/** The seat of the learner; the lesson plays the other one. */
export const LEARNER = 0;
export const PARTNER = 1;

/** The state of a lesson so far. */
export interface LessonSeen {
  /** The learner's. */
  view: View;
  /** The decisions of the learner, the oldest first. */
  decided: readonly Decision[];
  /** What the glass has told of: a refusal that was explained, a page that was read. */
  noticed: readonly Notice[];
  /** Whether nothing stands between two models. */
  isClear: (from: string, to: string) => boolean;
}
export type Notice = 'refusal' | 'read';

/** One thing to be done. Its words lie beside the screens, by lesson and name. */
export interface Task {
  name: string;
  done: (seen: LessonSeen) => boolean;
}

/** A small position with fixed cards, what there is to do in it, and what the partner answers. */
export interface Lesson {
  /** The position, as a scenario file has it. Inches. */
  scenario: object;
  tasks: readonly [Task, ...Task[]];
  /** What the partner decides, in this order, as soon as the rules let it; whatever else it is asked it declines. */
  partner: readonly Decision[];
  /** Questions that are answered for the learner, with no: they belong to another lesson. */
  hushed: readonly OpeningKind[];
}

/** The learner has decided something like this. */
export const decided =
  <K extends Decision['kind']>(kind: K, like: (decision: Extract<Decision, { kind: K }>) => boolean = () => true) =>
  (seen: LessonSeen): boolean =>
    seen.decided.some((decision) => decision.kind === kind && like(decision as Extract<Decision, { kind: K }>)); // the kind says which

/** A model has suffered as many wounds or more. */
export const wounded =
  (model: string, least: number) =>
  ({ view }: LessonSeen): boolean =>
    (view.table.models[model]?.wounds ?? 0) >= least;

/** A model carries a stone. */
export const carries =
  (model: string, stone: string) =>
  ({ view }: LessonSeen): boolean =>
    view.table.stones.some(({ id, holder }) => id === stone && holder === model);
