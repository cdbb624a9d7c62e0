import { distance } from '../../geometry/points.ts';
import type { DecisionOf } from '../../rules/terms/decision.ts';
import { imaginedAnswers, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import type { Thinker } from './moves.ts';

/** The activation of the model nearest to a free moonstone or an enemy. */
export function nearestActivation(match: Imagined, { seat, cards }: Thinker): DecisionOf<'activate'> | undefined {
  const activations = imaginedAnswers(match, seat, cards).decisions.flatMap((decision) => (decision.kind === 'activate' ? [decision] : []));
  const look = lookOn(match, cards);
  const goals = [
    ...match.table.stones.filter(({ holder }) => holder === null).map(({ at }) => at),
    ...look.onBoard.filter(({ controller }) => controller !== seat).map(({ at }) => at),
  ];
  const distanceOf = ({ model }: DecisionOf<'activate'>): number => Math.min(...goals.map((goal) => distance(goal, look.model(model).at)));
  return [...activations].sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}
