import type { Active } from '../../rules/terms/card-language.ts';

interface Charge {
  id: string;
  name: string;
  cost: number;
  range: number;
  /** Inches run at the target. */
  run: number;
  /** How much harder a melee attack on it strikes, if that is the next action. */
  harder: number;
}

/** Runs straight at an enemy and strikes it harder. */
export const charge = ({ id, name, cost, range, run, harder }: Charge): Active => ({
  kind: 'active',
  id,
  name,
  cost,
  range,
  target: { which: { side: 'enemy' } },
  do: [
    { do: 'move', who: 'self', in: run, way: { towards: 'target' } },
    { do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: harder, scope: 'melee' }], until: 'next-action', against: 'target' },
  ],
});

export const chaaarge = charge({ id: 'chaaarge', name: 'Chaaarge!!', cost: 2, range: 6, run: 4, harder: 2 });
