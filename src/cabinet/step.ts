import type { CharacterId } from '../rules/terms/ids.ts';
import type { CabinetState, ChangedCabinet } from './changes.ts';
import { emptyPlain, withoutChange, undoneCabinet } from './holding.ts';
import type { CabinetId, PlainCabinet, PlainHolding } from './terms.ts';

/** A change that can be taken back: what differed, before and after it. */
export interface CabinetStep {
  cabinet: CabinetId;
  /** The time of the step in milliseconds since 1970. */
  time: number;
  before: { cabinet: PlainCabinet; holdings: readonly [CharacterId, PlainHolding][] };
  /** `cabinet` null: only figures were changed. */
  after: { cabinet: PlainCabinet | null; holdings: readonly [CharacterId, PlainHolding][] };
}

/** The step of a change. `state` is the cabinet before it. */
export const stepOf = (cabinet: CabinetId, time: number, state: CabinetState, changed: ChangedCabinet): CabinetStep => ({
  cabinet,
  time,
  before: {
    cabinet: state.cabinet,
    holdings: [...changed.holdings.keys()].map((id) => [id, state.holdings.get(id) ?? emptyPlain]),
  },
  after: { cabinet: changed.cabinet ?? null, holdings: [...changed.holdings] },
});

/** The cabinet and the holdings without the effects of a step; later changes stay. */
export function takenBack({ before, after }: CabinetStep, state: CabinetState): Pick<ChangedCabinet, 'cabinet' | 'holdings'> {
  const were = new Map(before.holdings);
  const holdings = after.holdings.map(([id, became]): [CharacterId, PlainHolding] => [
    id,
    withoutChange(state.holdings.get(id) ?? emptyPlain, were.get(id) ?? emptyPlain, became),
  ]);
  return {
    ...(after.cabinet ? { cabinet: undoneCabinet(state.cabinet, before.cabinet, after.cabinet) } : {}),
    holdings: new Map(holdings),
  };
}
