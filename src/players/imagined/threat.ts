import { apart, type Figure, type FigurePosition } from './figures.ts';
import { STOREY } from './climbs.ts';
import { detour } from './detours.ts';
import type { Weights } from './weights.ts';

// What might yet be done to a model: how much it loses on average, without a dice or a card, and without steps at which a model could dance.

const MOST_ATTACKS = 3;
const DONE = 0.45;

/** Wounds of one melee attack. */
export const blow = (a: Figure, b: Figure, gear: number): number =>
  Math.min(3, Math.max(0.15, 0.75 + 0.22 * (a.melee + 2 - b.melee) + gear * (a.dealt - b.armour)));

/** Attacks of one activation with so much energy over so many inches; `smooth`: parts of an attack count. */
function attacks(energy: number, cost: number, inches: number, smooth: boolean): number {
  const remaining = energy - Math.max(0, smooth ? inches : Math.ceil(inches - 0.01));
  const count = remaining / cost;
  if (count <= 0) return 0;
  if (!smooth) return Math.min(MOST_ATTACKS, Math.floor(count));
  // the first attack is sure once it is paid; before that its share grows with the square
  return count >= 1 ? Math.min(MOST_ATTACKS, count) : count * count;
}

/** Wounds that one model may deal another: in this turn if it is still to act, else in the next, which counts less. */
export function harm({ look, acting, turnsLeft }: FigurePosition, from: Figure, to: Figure, weights: Weights): number {
  const { smooth } = weights;
  const energy = from.ready ? from.energy : turnsLeft > 0 ? from.dots : 0;
  if (energy <= 0) return 0;
  const straight = apart(from, to);
  if (straight > 24) return 0;
  const slow = from.stones > 0 ? 2 : from.jog;
  const jog = from.ready && from.jogged ? 0 : slow;
  let most = 0;
  if (from.facts.reach > 0 && straight <= from.facts.reach + jog + energy) {
    const root = to.id === acting ? from : to;
    const opposite = root === from ? to : from;
    const gap = straight + (weights.walls ? detour(look.match.table.terrain, root.at, opposite.at) : 0);
    const climb = Math.abs(from.height - to.height) > STOREY ? 1 : 0;
    most = blow(from, to, weights.gear) * attacks(energy, 1, Math.max(0, gap + climb - from.facts.reach - jog), smooth);
  }
  if (weights.ranged > 0) {
    for (const { range, cost, damage } of from.facts.shots) {
      const shots = Math.min(2, attacks(energy, cost, Math.max(0, straight - range - jog), true));
      const hit = weights.ranged * damage * shots * Math.max(0.2, 1 + 0.12 * to.facts.evade - 0.2 * to.armour);
      if (hit > most) most = hit;
    }
  }
  return from.ready ? most : DONE * most;
}

/** The chance that so many expected wounds are the last. */
export const slain = (wounds: number, boxes: number): number => {
  const share = wounds / Math.max(1, boxes);
  return share <= 0 ? 0 : Math.min(0.95, share * share * (share < 1 ? 0.75 : 1));
};
