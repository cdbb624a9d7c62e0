import type { Look } from '../look.ts';
import { farFromOwnEdge } from '../sight/distance.ts';
import type { TableCard } from '../terms/card-language.ts';
import type { Seat } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';
import type { LeagueCond, LeagueGain } from '../terms/card-language.ts';
import { keywordsOf } from '../printed/abilities-of.ts';
import { isThrall } from '../printed/purse.ts';

// The conditions and counts of campaign gains that the match can judge.

/** A model this many inches from its own edge has infiltrated. */
const FAR = 26;

const isOf = (look: Look, model: Model, is: readonly string[] | undefined): boolean =>
  !is || keywordsOf(look, model.id).some((word) => is.includes(word));

function isCounted(look: Look, model: Model, kind: NonNullable<LeagueGain['each']>['what']): boolean {
  if (kind === 'slain') return model.status === 'slain';
  if (kind === 'far') return model.status === 'board' && farFromOwnEdge(look, model.id, FAR);
  return kind === 'standing' && model.status !== 'slain' && model.status !== 'reserve';
}

/** The number of models or markers that a gain counts. */
export function countOf(look: Look, seat: Seat, { what, is }: NonNullable<LeagueGain['each']>): number {
  return look.models.filter((model) => model.seat === seat && isOf(look, model, is) && isCounted(look, model, what)).length;
}

/** True if a condition of a gain holds; undefined when only the campaign knows. */
export function isSo(look: Look, seat: Seat, condition: LeagueCond): boolean | undefined {
  const models = look.models.filter((model) => model.seat === seat);
  switch (condition) {
    case 'all-stones':
      return look.match.table.stones.length > 0 && look.stonesHeld(seat) === look.match.table.stones.length;
    case 'no-noble-slain':
      return !models.some((model) => model.status === 'slain' && isOf(look, model, ['noble']));
    case 'no-thrall-in-play':
      return !models.some((model) => model.status === 'board' && isThrall(look, model.id));
    case 'four-catastrophes':
      return (look.match.order.deeds?.catastrophes[seat] ?? 0) >= 4;
    default:
      return undefined;
  }
}

/** True if a card that counts when it is played would give nothing now. @rule CMP-11 */
export const paysNobody = (look: Look, seat: Seat, { counts, gains }: NonNullable<TableCard['league']>): boolean =>
  counts === 'now' &&
  gains.length > 0 &&
  gains.every(
    ({ each, if: conditions = [] }) =>
      (each !== undefined && countOf(look, seat, each) === 0) || conditions.some((condition) => isSo(look, seat, condition) === false),
  );

/** The victory points that a card gives when it is played. @rule CMP-9 */
export function worthNow(look: Look, seat: Seat, { league }: TableCard): number {
  if (league?.counts !== 'now') return 0;
  return league.gains.reduce((sum, { who, vp = 0, each, most = Infinity, if: conditions = [] }) => {
    if (who !== 'self' || !conditions.every((condition) => isSo(look, seat, condition) ?? true)) return sum;
    return sum + Math.min(most, vp * (each ? countOf(look, seat, each) : 1));
  }, 0);
}
