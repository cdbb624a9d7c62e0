import type { CharacterId, Seat, UpgradeId } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';

/** A model in reserve. `copy`: 2 for a second model of the same character. */
export const newModel = (seat: Seat, character: CharacterId, copy = 1, upgrades: readonly UpgradeId[] = []): Model => ({
  id: copy === 1 ? `${seat}:${character}` : `${seat}:${character}#${copy}`,
  seat,
  controller: seat,
  character,
  ...(upgrades.length === 0 ? {} : { upgrades: [...upgrades] }),
  status: 'reserve',
  at: { x: 0, y: 0 },
  height: 0,
  wounds: 0,
  energy: 0,
  activated: false,
  jogged: false,
  used: {},
  spent: {},
  lasting: [],
});
