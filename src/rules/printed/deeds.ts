import type { Play } from '../play.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Deeds } from '../terms/match.ts';

// The things that a campaign counts of a match beside its result. @rule CMP-9

/** Changes the counts for the campaign. */
export function noteDeed(play: Play, change: (deeds: Deeds) => Deeds): void {
  const { deeds, seats } = play.match.order;
  play.patchOrder({ deeds: change(deeds ?? { played: [], slain: [], catastrophes: seats.map(() => 0) }) });
}

/** Notes once that a character of a troupe is slain, and the enemy that gets the kill. A summoned model does not count. @rule CMP-9 */
export function noteSlain(play: Play, model: ModelId, slayer: ModelId | null): void {
  const { seat, character } = play.model(model);
  const known = play.match.order.deeds?.slain.some((deed) => deed.model === model);
  const isOfTroupe = play.match.order.seats[seat]?.troupe.some((name) => name === character || model === `${seat}:${name}`); // it may have become another character
  if (known || !isOfTroupe) return;
  const killer = slayer !== null && play.model(slayer).controller !== play.model(model).controller ? slayer : null;
  noteDeed(play, (deeds) => ({ ...deeds, slain: [...deeds.slain, { model, by: killer }] }));
}

/** Counts a catastrophe that a model suffers. */
export function noteCatastrophe(play: Play, model: ModelId): void {
  const { seat } = play.model(model);
  noteDeed(play, (deeds) => ({ ...deeds, catastrophes: deeds.catastrophes.map((n, index) => (index === seat ? n + 1 : n)) }));
}
