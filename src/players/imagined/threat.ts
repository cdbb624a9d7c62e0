import { gapBetween, type Figure, type FigurePosition } from './figures.ts';
import { STOREY } from './climbs.ts';
import { detour } from './detours.ts';
import type { Weights } from './weights.ts';

// The danger to a model: the mean wounds it may still suffer, without dice and cards, and without a step in which a model would gain by
// moving to and fro.

const MOST_ATTACKS = 3;
const DONE = 0.45;

/** The expected wounds of one melee attack; `gear` is the share of damage modifiers that counts. */
export const blow = (a: Figure, b: Figure, modifiers: number): number =>
  Math.min(3, Math.max(0.15, 0.75 + 0.22 * (a.melee + 2 - b.melee) + modifiers * (a.dealt - b.armour)));

/** The expected number of attacks in one activation with this energy over these inches. `smooth` counts parts of an attack. */
function attacks(energy: number, cost: number, inches: number, smooth: boolean): number {
  const remaining = energy - Math.max(0, smooth ? inches : Math.ceil(inches - 0.01));
  const count = remaining / cost;
  if (count <= 0) return 0;
  if (!smooth) return Math.min(MOST_ATTACKS, Math.floor(count));
  // an attack that is paid for is certain; before that its share grows with the square
  return count >= 1 ? Math.min(MOST_ATTACKS, count) : count * count;
}

/** The expected number of shots in one activation. A weapon that is empty is loaded first, and after each shot. */
function firings({ cost, reload, empty }: Figure['shots'][number], energy: number, inches: number): number {
  if (reload === undefined) return attacks(energy, cost, inches, true);
  if (empty) return attacks(energy, cost + reload, inches, true);
  return Math.min(1, attacks(energy, cost, inches, true)) + Math.max(0, energy - inches - cost) / (cost + reload);
}

/** The wounds that one model may deal another: in this turn while it is still to act, else in the next turn, which counts less. */
export function harm({ look, acting, turnsLeft }: FigurePosition, from: Figure, to: Figure, weights: Weights): number {
  const { smooth } = weights;
  const energy = from.ready ? from.energy : turnsLeft > 0 ? from.dots : 0;
  if (energy <= 0) return 0;
  const straight = gapBetween(from, to);
  if (straight > 24) return 0;
  const slow = from.stones > 0 ? 2 : from.jog;
  const jog = from.ready && from.jogged ? 0 : slow;
  let most = 0;
  if (from.facts.reach > 0 && straight <= from.facts.reach + jog + energy) {
    const root = to.id === acting ? from : to;
    const opposite = root === from ? to : from;
    const gap = straight + (weights.walls ? detour(look.match.table.terrain, root.at, opposite.at) : 0);
    const climb = Math.abs(from.height - to.height) > STOREY ? 1 : 0;
    most = blow(from, to, weights.modifiers) * attacks(energy, 1, Math.max(0, gap + climb - from.facts.reach - jog), smooth);
  }
  if (weights.ranged > 0) {
    const reads = weights.loaded !== undefined;
    for (const shot of reads ? from.shots : from.facts.shots) {
      const inches = Math.max(0, straight - shot.range - jog);
      const shots = Math.min(2, reads ? firings(shot, energy, inches) : attacks(energy, shot.cost, inches, true));
      const hit = weights.ranged * (reads ? shot.mean : shot.damage) * shots * Math.max(0.2, 1 + 0.12 * to.facts.evade - 0.2 * to.armour);
      if (hit > most) most = hit;
    }
  }
  return from.ready ? most : DONE * most;
}

/** The chance that expected wounds slay a model with so many boxes left. */
export const slain = (wounds: number, boxes: number): number => {
  const share = wounds / Math.max(1, boxes);
  return share <= 0 ? 0 : Math.min(0.95, share * share * (share < 1 ? 0.75 : 1));
};
