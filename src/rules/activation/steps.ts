import { act } from './act.ts';
import { action } from './action.ts';
import { react } from './react.ts';

export const activationSteps = {
  'activation.act': act,
  'activation.react': react,
  action,
};
