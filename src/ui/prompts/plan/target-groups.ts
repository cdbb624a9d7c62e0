import type { ModelId, Seat, StoneId } from '../../../rules/terms/ids.ts';
import { isForOwn, type Meant } from '../outcomes/picks.ts';

/** The seat that controls each model, and the model's wounds. */
export type TargetModels = Readonly<Record<string, { controller: Seat; wounds?: number }>>;

/** The seat that picks the targets, the acting model, and the models that the action is meant for. */
export interface TargetPicker {
  seat: Seat;
  actor: ModelId | null;
  meant: Meant;
}

/** The targets of one side; `mixed` if there is only one group. */
export interface TargetGroup {
  side: 'foes' | 'friends' | 'mixed';
  ids: readonly string[];
}

/** The targets that the seat controls. */
export const friendsAmong = (ids: readonly string[], models: TargetModels, seat: Seat): string[] =>
  ids.filter((id) => models[id]?.controller === seat);

/** Enemies first, the acting model last; if the action is meant for wounded friends, those with the most wounds first. */
export function orderedTargets(ids: readonly string[], models: TargetModels, { seat, actor, meant }: TargetPicker): string[] {
  const hurt = (id: string): number => (meant === 'wounded' ? (models[id]?.wounds ?? 0) : 0);
  const rank = (id: string): number => (id === actor ? 2 : models[id]?.controller === seat ? 1 : 0);
  return ids.toSorted((a, b) => hurt(b) - hurt(a) || rank(a) - rank(b));
}

/** Enemies and friends as separate groups, if there are both; the side that the action is meant for is first. */
export function targetGroups(ids: readonly string[], models: TargetModels, { seat, meant }: Omit<TargetPicker, 'actor'>): TargetGroup[] {
  const friends = friendsAmong(ids, models, seat);
  const foes = ids.filter((id) => !friends.includes(id));
  if (friends.length === 0 || foes.length === 0) return [{ side: 'mixed', ids }];
  const groups: TargetGroup[] = [
    { side: 'foes', ids: foes },
    { side: 'friends', ids: friends },
  ];
  return isForOwn(meant) ? groups.toReversed() : groups;
}

/** One moonstone of each depth, the shallowest first: a picked moonstone, or else the first. Targets that are not moonstones come before them. */
export function onePerDepth(ids: readonly string[], depths: ReadonlyMap<StoneId, number>, picked: readonly string[]): string[] {
  const pickedFirst = [...ids.filter((id) => picked.includes(id)), ...ids];
  const first = (id: string) => pickedFirst.find((candidate) => depths.get(candidate) === depths.get(id));
  const distinct = ids.filter((id) => !depths.has(id) || first(id) === id);
  return distinct.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
}
