import { SLAIN } from '../measuring/falling.ts';
import type { Play } from '../play.ts';
import { returnKept } from '../printed/kept-cards.ts';
import { rulesInForce } from '../printed/table-cards.ts';
import { effectsFrame, leftOf, orLeftOf } from '../printed/text-of.ts';
import { HARVEST } from '../reading/reading.ts';
import { asksFor } from '../terms/card-language/nodes.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';

/** A slain model, and the model that slew it. */
export interface Fallen {
  to: ModelId;
  by: ModelId | null;
}

/**
 * The frame in which slain models drop their moonstones, all before any of them is removed. Without moonstones they leave at once.
 * @rule SLN-2 SLN-3 SLN-4 SLN-7
 */
export function departure(play: Play, candidates: readonly Fallen[]): EffectsFrame[] {
  const fallen = candidates.filter(({ to }) => play.model(to).status === 'slain');
  const first = fallen[0];
  if (!first) return [];
  const slain = fallen.map(({ to }) => to);
  if (slain.every((id) => play.stonesOf(id).length === 0)) {
    slain.forEach((id) => leave(play, id));
    return [];
  }
  const seat = placer(play, first.by);
  return [
    effectsFrame({
      model: first.to,
      ability: SLAIN,
      text: { inline: [{ do: 'drop-stone', from: 'each', n: 'all' }], name: SLAIN },
      seat,
      resisting: leftOf(play, seat),
      bound: { each: slain },
    }),
  ];
}

/**
 * The seat that places the moonstones of slain models: the active player, else the slayer's controller, else the seat that activates first.
 * @rule SLN-3 SLN-4 WIN-7
 */
export function placer(play: Play, slayer: ModelId | null): Seat {
  const { active, first } = play.match.order;
  const chooser = active ?? slayer;
  return orLeftOf(play, chooser === null ? first : play.model(chooser).controller);
}

/** The uses that a slain model keeps for when it comes back: those of upgrades, which are once per game. @rule UPG-12 */
function keptUses(play: Play, id: ModelId): Model['used'] {
  const { used, upgrades = [] } = play.model(id);
  const printed = upgrades.flatMap((upgrade) => play.cards.upgrades?.[upgrade]?.abilities ?? []);
  const counts = (ability: string): boolean =>
    printed.some((item) => item.id === ability || (ability === HARVEST && asksFor(item, 'harvested')));
  return Object.fromEntries(Object.entries(used).filter(([ability]) => counts(ability)));
}

/** The effects until slain that a slain model keeps because of an enemy's card. @rule CMP-8 */
function lingering(play: Play, id: ModelId): Lasting[] {
  const { controller, lasting } = play.model(id);
  const lingers = (seat: Seat): boolean => seat !== controller && rulesInForce(play, seat).some(({ rule }) => 'lingers' in rule);
  return lasting.some(({ until }) => until === 'slain') && play.seats.some(lingers) ? lasting.filter(({ until }) => until === 'slain') : [];
}

/** Takes a slain model off the board and clears its card. @rule SLN-5 SLN-6 */
export function leave(play: Play, id: ModelId): void {
  play.patchModel(id, { status: 'slain', energy: 0, lasting: lingering(play, id), used: keptUses(play, id), spent: {} });
  returnKept(play, id);
  play.emit({ what: 'slain', model: id });
}
