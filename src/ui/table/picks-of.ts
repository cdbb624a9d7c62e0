import type { Decision } from '../../rules/terms/decision.ts';

/** The things a decision names on the board, in the order in which they are picked: models, a moonstone, a piece of terrain. */
export function picksOf(decision: Decision): string[] {
  switch (decision.kind) {
    case 'melee':
      return [decision.target];
    case 'harvest':
      return [decision.stone];
    case 'activate':
    case 'react':
      return [decision.model];
    case 'use':
    case 'again':
    case 'play-card':
      return [
        ...(decision.targets ?? []),
        ...(decision.stone === undefined ? [] : [decision.stone]),
        ...(decision.terrain === undefined ? [] : [decision.terrain]),
      ];
    case 'traverse':
    case 'jump':
      return [decision.terrain];
    default:
      return [];
  }
}
