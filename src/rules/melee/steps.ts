import { chooseStep } from './choose.ts';
import { criticalStep } from './critical.ts';
import { declaredStep } from './declared-step.ts';
import { drawStep } from './draw.ts';
import { endStep } from './end.ts';
import { followUpStep } from './follow-up.ts';
import { goingForItStep } from './going-for-it.ts';
import { typeStep } from './type.ts';
import { upgradeStep } from './upgrade.ts';
import { woundsStep } from './wounds.ts';

/** The round of melee, step by step. @rule MEL-25 */
export const meleeSteps = {
  'melee.declared': declaredStep,
  'melee.draw': drawStep,
  'melee.going-for-it': goingForItStep,
  'melee.choose': chooseStep,
  'melee.critical': criticalStep,
  'melee.upgrade': upgradeStep,
  'melee.type': typeStep,
  'melee.wounds': woundsStep,
  'melee.follow-up': followUpStep,
  'melee.end': endStep,
};
