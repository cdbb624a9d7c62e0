import type { ModelId, Seat } from './ids.ts';

/** The part of a match that says which model has which moonstone. */
export interface StonesTable {
  readonly models: Readonly<Record<ModelId, { seat: Seat }>>;
  readonly stones: readonly { holder: ModelId | null }[];
}

/** The number of moonstones that the models of a seat hold, even while another seat controls them. @rule REM-5 WIN-2 */
export const stonesHeld = ({ models, stones }: StonesTable, seat: Seat): number =>
  stones.filter(({ holder }) => holder !== null && models[holder]?.seat === seat).length;
