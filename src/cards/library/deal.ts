import type { DealTable, Hit } from '../../rules/terms/card-language.ts';

type PrintedCell = number | null | Hit;
const hit = (cell: PrintedCell): Hit => (typeof cell === 'object' && cell !== null ? cell : { hit: cell });

/** A yellow circle: this value earns a follow-up attack. */
export const circled = (value: number | null): Hit => ({ hit: value, followUp: true });

/** A deal table in the printed order: High Guard, Falling Swing, Thrust, Sweeping Cut, Rising Attack, Low Guard; `null` is ∅. */
export const deal = (
  ...[highGuard, fallingSwing, thrust, sweepingCut, risingAttack, lowGuard]: [
    PrintedCell,
    PrintedCell,
    PrintedCell,
    PrintedCell,
    PrintedCell,
    PrintedCell,
  ]
): DealTable => ({
  'high-guard': hit(highGuard),
  'falling-swing': hit(fallingSwing),
  thrust: hit(thrust),
  'sweeping-cut': hit(sweepingCut),
  'rising-attack': hit(risingAttack),
  'low-guard': hit(lowGuard),
});

/** Deals no damage against anything. */
export const harmless: DealTable = deal(null, null, null, null, null, null);
