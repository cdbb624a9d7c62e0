import { msg } from '@lit/localize';
import type { DecisionKind } from '../../rules/terms/decision.ts';

/** The name of a basic action in the rulebook; '' for any other decision. */
export function actionWord(kind: DecisionKind): string {
  switch (kind) {
    case 'step':
      return msg('Step', { id: 'action.step' });
    case 'jog':
      return msg('Jog', { id: 'action.jog' });
    case 'traverse':
      return msg('Traverse', { id: 'action.traverse' });
    case 'jump':
      return msg('Jump', { id: 'action.jump' });
    case 'harvest':
      return msg('Harvest', { id: 'action.harvest' });
    case 'melee':
      return msg('Melee Attack', { id: 'action.melee' });
    default:
      return '';
  }
}
