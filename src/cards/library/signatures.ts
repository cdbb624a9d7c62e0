import type { Eff, Signature } from '../../rules/terms/card-language.ts';
import { deal, harmless } from './deal.ts';

/** The move deals no damage to an enemy more than 1″ away. */
export const closeBy: NonNullable<Signature['mods']>[number] = {
  mods: [{ mod: 'dealt', by: 'null' }],
  if: [{ distance: ['self', 'enemy'], op: '>', in: 1 }],
};

/** Damage to every model within 2″ that does not fight in the melee. */
export const roundabout: Eff = {
  do: 'for-each',
  which: { within: { in: 2 }, if: [{ who: 'each', fighting: false }] },
  effects: [{ do: 'damage', to: 'each', by: 2, type: 'slicing' }],
};

// Signature moves that more than one character has.

export const tacticalRetreat: Signature = {
  id: 'tactical-retreat',
  name: 'Tactical Retreat',
  upgrades: 'high-guard',
  types: [],
  deal: harmless,
  mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
  end: [{ do: 'move', who: 'self', in: 2, may: true }],
};

export const panicAndFlee: Signature = {
  id: 'panic-and-flee',
  name: 'Panic and Flee',
  upgrades: 'low-guard',
  types: [],
  deal: harmless,
  end: [
    { do: 'move', who: 'self', in: 3, way: { away: 'enemy' } },
    { do: 'lose', to: 'self', energy: 'all' },
  ],
};

export const insatiableHunger: Signature = {
  id: 'insatiable-hunger',
  name: 'Insatiable Hunger',
  upgrades: 'rising-attack',
  types: ['magical'],
  deal: deal(2, 3, 3, 2, 1, null),
  end: [
    {
      do: 'if',
      cond: [{ who: 'enemy', slain: true }],
      then: [
        { do: 'heal', to: 'self', by: 'all' },
        { do: 'refill', to: 'self', upTo: 'printed' },
      ],
    },
  ],
  unlessSlain: true,
};

export const youllRegretThat: Signature = {
  id: 'youll-regret-that',
  name: "You'll Regret That",
  upgrades: 'low-guard',
  types: [],
  deal: harmless,
  end: [
    {
      do: 'pick',
      which: { side: 'friendly', other: true, within: { in: 4 } },
      as: 'friend',
      then: [{ do: 'swap', a: 'self', b: { picked: 'friend' } }],
    },
  ],
  unlessSlain: true,
};

export const slipIntoShadows: Signature = {
  id: 'slip-into-shadows',
  name: 'Slip into Shadows',
  upgrades: 'low-guard',
  types: [],
  deal: harmless,
  end: [{ do: 'place', who: 'self', within: { in: 4, of: 'self' } }],
};

export const gore: Signature = {
  id: 'gore',
  name: 'Gore',
  upgrades: 'rising-attack',
  types: ['piercing'],
  deal: deal(2, 2, 2, 1, 2, 0),
  mods: [closeBy],
  end: [{ do: 'move', who: 'enemy', in: 1 }],
};

/** Until it takes an action, enemies cannot target it. @rule ABL-22 */
export const playDead: Signature = {
  id: 'play-dead',
  name: 'Play Dead',
  upgrades: 'low-guard',
  types: [],
  deal: harmless,
  end: [{ do: 'apply', to: 'self', mods: [{ mod: 'untargetable', by: { side: 'enemy' } }], until: 'acts' }],
};

/** It suffers no melee damage for the whole round, follow-ups included. */
export const cantHitMe: Signature = {
  id: 'cant-hit-me',
  name: "Can't Hit Me!",
  upgrades: 'high-guard',
  types: [],
  deal: harmless,
  begin: [{ do: 'apply', to: 'self', mods: [{ mod: 'suffered', by: 'null', scope: 'melee' }], until: 'action' }],
};
