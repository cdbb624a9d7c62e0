import type { Reason } from '../rules/terms/reason.ts';
import type { Campaign } from './terms/campaign.ts';
import type { Decision, Kind } from './terms/decision.ts';
import type { Work } from './work.ts';

/**
 * What stands in a leaf of the chart. `run` names the way out, or null while somebody must decide; `take` carries out a decision that
 * `refuse` has let pass, and may name a way out at once.
 */
export interface Step<E extends string> {
  exits: readonly E[];
  takes: readonly Kind[];
  run: (work: Work) => E | null;
  take?: (work: Work, decision: Decision) => E | undefined;
  refuse?: (campaign: Campaign, decision: Decision) => Reason | null;
}

/** Fixes the exits of a step as literal types. */
export const step = <const E extends string>(rule: Step<E>): Step<E> => rule;
