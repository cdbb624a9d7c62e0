import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Aim, Motive } from '../../rules/terms/thought.ts';
import { lookOn, type Imagined } from '../../seats/imagined.ts';
import { positionOf } from '../imagined/figures.ts';
import { harm } from '../imagined/threat.ts';
import type { Thinker } from './moves.ts';
import type { Plan } from './planner.ts';

/** Wounds that may yet be expected by a model. */
function danger(match: Imagined, model: ModelId | null, { cards, level }: Thinker): number {
  const position = positionOf(lookOn(match, cards), true);
  const figure = position.figures.find(({ id }) => id === model);
  if (!figure) return 0;
  return position.figures.reduce(
    (sum, rival) => (rival.seat === figure.seat ? sum : sum + harm(position, rival, figure, level.weights)),
    0,
  );
}

function aimOf(decision: Decision): Aim | null {
  switch (decision.kind) {
    case 'harvest':
      return { to: 'harvest' };
    case 'melee':
      return { to: 'melee', target: decision.target };
    case 'use':
      return { to: 'use', model: decision.model ?? null, ability: decision.ability, target: decision.targets?.[0] ?? null };
    default:
      return null;
  }
}

/** What a plan is for. */
export function whyOf(match: Imagined, plan: Plan | undefined, thinker: Thinker): Motive {
  const [first] = plan?.way ?? [];
  if (!plan || !first) return { code: 'enough' };
  for (const decision of plan.way) {
    const aim = aimOf(decision);
    if (aim) return { code: 'aims', aim };
  }
  const model = ('model' in first ? first.model : undefined) ?? match.order.active;
  const safer = danger(plan.match, model, thinker) < danger(match, model, thinker) - 0.2;
  return { code: 'aims', aim: { to: safer ? 'safety' : 'ground' } };
}
