import type { Active } from '../../rules/terms/card-language.ts';

interface Charge {
  id: string;
  name: string;
  cost: number;
  range: number;
  /** The distance that the model moves towards the target, in inches. */
  run: number;
  /** The extra damage of a melee attack on the target, if that is the next action. */
  harder: number;
}

/** Moves directly towards an enemy and deals it more damage in a melee attack that follows. */
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
