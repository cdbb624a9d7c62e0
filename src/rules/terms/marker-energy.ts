/** Energy that makes an objective marker active, and that switches it off. @rule campaign 4.8 */
export interface MarkerEnergy {
  activate: number;
  switchOff: number;
}

const USUAL: MarkerEnergy = { activate: 1, switchOff: 1 };

/** Energy for switching a marker that is active, or that is not; null where the table says itself which are. @rule campaign 4.8 */
export function switchCost({ markerEnergy = USUAL }: { markerEnergy?: MarkerEnergy | false }, active: boolean): number | null {
  if (markerEnergy === false) return null;
  return active ? markerEnergy.switchOff : markerEnergy.activate;
}
