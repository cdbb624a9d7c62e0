/** The energy that it costs to make an objective marker active, and to switch it off. @rule campaign 4.8 */
export interface MarkerEnergy {
  activate: number;
  switchOff: number;
}

const USUAL: MarkerEnergy = { activate: 1, switchOff: 1 };

/** The energy that switching a marker costs; null when the players say themselves which markers are active. @rule campaign 4.8 */
export function switchCost({ markerEnergy = USUAL }: { markerEnergy?: MarkerEnergy | false }, active: boolean): number | null {
  if (markerEnergy === false) return null;
  return active ? markerEnergy.switchOff : markerEnergy.activate;
}
