import { entry, note, noted, strike, tally } from '../ledger.ts';
import type { Play } from '../play.ts';
import type { Ability, ActionName, Eff } from '../terms/card-language.ts';
import { asksFor, doing } from '../terms/card-language/nodes.ts';
import type { DamageType } from '../terms/factions.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { Sharpened } from '../terms/bound.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';
import { DEPART, FATE, SLAIN } from '../measuring/falling.ts';
import { abilitiesOf } from '../printed/abilities-of.ts';
import { noteActionWounds } from '../printed/action-wounds.ts';
import { cardOffers } from '../printed/card-offers.ts';
import { noteSlain } from '../printed/deeds.ts';
import { modsOfKind } from '../reading/mods.ts';
import { returnKept } from '../printed/kept.ts';
import { isUnharmed, noteHurt } from '../reading/play-card.ts';
import { bereft } from '../printed/purse.ts';
import { rulesInForce } from '../printed/table-cards.ts';
import { effectsFrame, leftOf, orLeftOf, textOf } from '../printed/text-of.ts';
import { HARVEST } from '../reading/reading.ts';
import { triggered } from '../reading/triggers.ts';
import { noteRoundWounds } from './round-wounds.ts';

/** Wounds marked on a model in one go. */
export interface Mark {
  to: ModelId;
  by: ModelId | null;
  amount: number;
  /** This marking filled its last box. */
  slain?: true;
  /** It is what was left of damage. */
  damage?: true;
}

/** Fills boxes: wounds as they are, nothing changes them any more; never past the last box (CRD-19). `whole`: what is left of damage that passive abilities cannot reduce. Returns what was marked. @rule DEF-19 DEF-20 DEF-21 CRD-12 CRD-14 DMG-6 */
export function mark(play: Play, to: ModelId, dealer: ModelId | null, amount: number, damage?: 'damage' | 'whole'): Mark {
  const { wounds, status } = play.model(to);
  const { health } = play.character(to);
  const remaining =
    status === 'board' && amount > 0 && !isUnharmed(play, to) ? amount - (damage === 'whole' ? 0 : shrugOff(play, to, amount)) : 0;
  const marked = Math.max(0, Math.min(remaining, health - wounds));
  if (marked === 0) return { to, by: dealer, amount: 0 };
  const slain = wounds + marked === health;
  play.patchModel(to, { wounds: wounds + marked, ...(slain ? { status: 'slain' } : {}) });
  noteHurt(play, to);
  noteActionWounds(play, to, marked);
  noteRoundWounds(play, to, dealer, marked);
  noteCatastropheWounds(play, to, marked);
  if (play.game.step === 'discard') tally(play, [entry.discarded(to)], marked);
  play.emit({ what: 'wounded', model: to, by: dealer, amount: marked });
  return { to, by: dealer, amount: marked, ...(slain ? { slain } : {}), ...(damage ? { damage: true } : {}) };
}

/** The wounds of a catastrophe are counted for the model that suffers it, however they are marked; those of other texts are not. */
function noteCatastropheWounds(play: Play, to: ModelId, marked: number): void {
  const { top } = play;
  if (top.kind !== 'effects' || top.catastrophe?.of !== to) return;
  play.patchTop<EffectsFrame>({ catastrophe: { ...top.catastrophe, wounds: (top.catastrophe.wounds ?? 0) + marked } });
}

/** The first wounds of the game that a text leaves unmarked: how many of these. @rule UPG-9 */
function shrugOff(play: Play, model: ModelId, amount: number): number {
  let ignored = 0;
  for (const { mod, ability } of modsOfKind(play, model, 'shrugs-off')) {
    const { used } = play.model(model);
    const before = used[ability] ?? { turn: 0, game: 0 };
    const count = Math.min(amount - ignored, mod.wounds - before.game);
    if (count <= 0) continue;
    ignored += count;
    play.patchModel(model, { used: { ...used, [ability]: { turn: before.turn + count, game: before.game + count } } });
    play.emit({ what: 'used', model, ability });
  }
  return ignored;
}

/** The dealer's own texts that change damage before any other does, as frames to be pended. */
export const openings = (play: Play, dealer: ModelId, type: DamageType | null, action: ActionName | null): EffectsFrame[] =>
  triggered(play, { on: 'would-deal', by: dealer, type, action });

/** What kind of damage it is that is about to be marked. */
export interface Danger {
  type: DamageType | null;
  action: ActionName | null;
  /** Passive abilities of the dealer's enemies say nothing to it. */
  past?: Sharpened['past'];
  /** No passive ability averts it or turns it on another. @rule DMG-9 */
  whole?: boolean;
}

/** What may be done about damage that is about to be marked: the texts on `would-suffer`, as frames to be pended before it is. */
export function warnings(
  play: Play,
  dealer: ModelId | null,
  danger: Danger,
  blows: () => readonly { to: ModelId; amount: number }[],
): EffectsFrame[] {
  const heard = play.onBoard.some(({ id }) => abilitiesOf(play, id).some(isWarned));
  const byCard = play.seats.some((seat) => rulesInForce(play, seat).some(({ rule }) => 'when' in rule && rule.when.on === 'would-suffer'));
  if (!heard && !byCard) return [];
  const merged = new Map<ModelId, number>();
  for (const { to, amount } of blows()) merged.set(to, (merged.get(to) ?? 0) + amount);
  const { type, action, past, whole } = danger;
  return [...merged]
    .flatMap(([to, amount]) => (amount > 0 ? triggered(play, { on: 'would-suffer', by: dealer, to, amount, type, action }) : []))
    .filter(({ model }) => past === undefined || dealer === null || play.friends(dealer, model))
    .filter(({ text }) => !whole || 'card' in text || LESSENING.every((kind) => doing(textOf(play, text), kind).length === 0));
}

/** The ways in which a passive ability takes damage off its victim. */
const LESSENING: readonly Eff['do'][] = ['avert', 'redirect', 'lessen'];

const isWarned = (ability: Ability): boolean =>
  ability.kind === 'passive' && ability.rules.some((rule) => 'when' in rule && rule.when.on === 'would-suffer');

/** Slays a model outright, without causing a wound. */
export function slay(play: Play, to: ModelId, slayer: ModelId | null): Mark {
  if (play.model(to).status !== 'board') return { to, by: slayer, amount: 0 };
  play.patchModel(to, { wounds: play.character(to).health, status: 'slain' });
  return { to, by: slayer, amount: 0, slain: true };
}

/** The texts that may keep one of the slain in play; some are past saving by their own. */
function rescuesOf(play: Play, to: ModelId): EffectsFrame[] {
  const texts = triggered(play, { on: 'would-be-slain', model: to });
  const isLost = texts.length > 0 && modsOfKind(play, to, 'past-saving').length > 0;
  return isLost ? texts.filter(({ model, text }) => model !== to || 'card' in text) : texts;
}

/** What follows from marks made together, as frames to be pended. A player who may keep the slain in play is asked first. */
export function consequences(play: Play, given: readonly Mark[]): Frame[] {
  const rescues = given.filter(({ slain }) => slain).flatMap(({ to }) => rescuesOf(play, to));
  const [first] = rescues;
  if (!first) return settled(play, given);
  const { model, seat, resisting } = first;
  const marks = given.map(({ to, by, amount, slain = false, damage = false }) => ({ to, by, amount, slain, damage }));
  return [...rescues, effectsFrame({ model, ability: FATE, text: { inline: [], name: FATE }, seat, resisting, bound: { marks } })];
}

/** The frames that follow from marks, now that it is known which models stay. */
export function fate(play: Play, { bound }: EffectsFrame): Frame[] {
  const { marks = [] } = bound;
  return settled(
    play,
    marks.map(({ to, by, amount, damage }) => ({
      to,
      by,
      amount,
      ...(damage ? { damage } : {}),
      ...(play.model(to).status === 'slain' ? { slain: true as const } : {}),
    })),
  );
}

/**
 * The slain drop their stones and leave (SLN-2, SLN-7), then triggers on causing wounds (not for a slain causer, MEL-22), on being
 * wounded and on the slain.
 */
function settled(play: Play, marks: readonly Mark[]): Frame[] {
  const fallen = marks.filter(({ slain }) => slain);
  const wounds = merged(marks).filter(({ amount }) => amount > 0);
  const caused = [
    ...wounds.flatMap(({ to, by, amount }) =>
      by !== null && play.model(by).status === 'board' ? triggered(play, { on: 'caused-wounds', by, to, amount }) : [],
    ),
    ...[...new Set(wounds.map(({ to }) => to))].flatMap((model) => {
      const ofModel = wounds.filter(({ to }) => to === model);
      const cause = ofModel.some(({ damage }) => damage) ? 'damage' : 'wounds';
      const amount = ofModel.reduce((sum, wound) => sum + wound.amount, 0);
      return triggered(play, { on: 'wounded', model, amount, by: cause, ofCatastrophe: isCatastrophe(play) });
    }),
  ];
  const windows = fallen.flatMap(({ to, by }) => slainOffers(play, to, by));
  if (windows.length > 0) return [...windows, departing(play, fallen), ...caused];
  const [drops, moments] = parted(play, fallen);
  return [...drops, ...caused, ...moments];
}

interface Fallen {
  to: ModelId;
  by: ModelId | null;
}

/** Of the models that fall with others that have left play, those that no text can keep: each is slain now. A model that may still be kept falls by itself. @rule CTL-5 REM-1 */
function withTheirOwn(play: Play, gone: readonly Fallen[]): { fallen: readonly Fallen[]; apart: Mark[] } {
  const marks = bereft(
    play,
    gone.map(({ to }) => to),
  ).map((id) => slay(play, id, null));
  if (marks.length === 0) return { fallen: gone, apart: [] };
  const isAsked = ({ to }: Mark): boolean => rescuesOf(play, to).length > 0 || slainOffers(play, to, null).length > 0;
  const { fallen, apart } = withTheirOwn(play, [...gone, ...marks.filter((candidate) => !isAsked(candidate))]);
  return { fallen, apart: [...marks.filter(isAsked), ...apart] };
}

/** The slain leave, with those who fall with them, and then what speaks of it speaks. */
function parted(play: Play, gone: readonly Fallen[]): [Frame[], Frame[]] {
  if (gone.length === 0) return [[], []];
  const { fallen, apart } = withTheirOwn(play, gone);
  const moments = fallen.flatMap(({ to, by }) => triggered(play, { on: 'slain', model: to, by })); // read while it is all there
  for (const { to, by } of fallen) {
    noteSlain(play, to, isCatastrophe(play) ? null : by);
    note(play, entry.fell(to));
  }
  return [departure(play, fallen), [...moments, ...consequences(play, apart)]];
}

/** Frames that follow when models leave after their players were asked for a card. */
export const partings = (play: Play, fallen: readonly Fallen[]): Frame[] => parted(play, fallen).flat();

/** Whether a catastrophe is speaking: what it slays is nobody's kill. @rule CMP-9 */
function isCatastrophe({ match: { stack } }: Play): boolean {
  const speaks = stack.findLast((frame) => frame.kind !== 'effects' || frame.ability !== FATE);
  return speaks?.kind === 'effects' && speaks.catastrophe !== undefined;
}

/** The player whose model is slain may hold a card for it, though another player controls it now; so may that other player. @rule CMP-7 CTL-1 */
function slainOffers(play: Play, model: ModelId, slayer: ModelId | null): Frame[] {
  const { controller, seat: owner } = play.model(model);
  const names = { subject: model, ...(slayer === null ? {} : { originator: slayer }) };
  return cardOffers(play, 'slain', model, (seat) => (seat === controller || seat === owner ? names : null));
}

function departing(play: Play, fallen: readonly Fallen[]): EffectsFrame {
  const [first] = fallen;
  const model = first?.to ?? '';
  const seat = placer(play, first?.by ?? null);
  const bound = {
    each: fallen.map(({ to }) => to),
    by: Object.fromEntries(fallen.map(({ to, by }) => [to, isCatastrophe(play) ? null : by])),
  };
  return effectsFrame({
    model,
    ability: DEPART,
    text: { inline: [{ do: DEPART }], name: DEPART },
    seat,
    resisting: leftOf(play, seat),
    bound,
  });
}

// A model that was slain and came back, or fell once more in a last stand, before all that follows from it was over.

/** Whether it is slain but has not left yet: the players who may hold a card for it are being asked. */
export const isParting = ({ match }: Play, id: ModelId): boolean =>
  match.stack
    .flatMap((frame) => [frame, ...(frame.pending ?? [])])
    .some((frame) => frame.kind === 'effects' && frame.ability === DEPART && frame.bound.each?.includes(id));

export const noteReborn = (play: Play, id: ModelId): void => note(play, entry.reborn(id));
/** Its second fall has been dealt with. */
export const wentDown = (play: Play, id: ModelId): void => note(play, entry.down(id));

/** Those of the fallen whose departure is still to come, now or though they stand again; from here on nothing of it is remembered. */
export function stillToPart(play: Play, fallen: readonly ModelId[]): ModelId[] {
  const remaining = fallen.filter(
    (id) => noted(play, entry.down(id)) === 0 && (play.model(id).status === 'slain' || noted(play, entry.reborn(id)) > 0),
  );
  strike(play, fallen.flatMap((id) => [entry.reborn(id), entry.down(id)])); // prettier-ignore
  return remaining;
}

/** Models have left play without being slain: what falls with them is slain. @rule REM-1 */
export const leftBehind = (play: Play, gone: readonly ModelId[]): Frame[] =>
  consequences(
    play,
    bereft(play, gone).map((id) => slay(play, id, null)),
  );

/** One entry for each pair of causer and wounded. */
function merged(marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((list, mark) => {
    const known = list.findIndex(({ to, by }) => to === mark.to && by === mark.by);
    return known < 0
      ? [...list, mark]
      : list.map((item, index) => (index === known ? { ...item, amount: item.amount + mark.amount } : item));
  }, []);
}

/** The slain drop their stones, all before any of them is removed; without stones they leave at once. @rule SLN-2 SLN-3 SLN-4 SLN-7 */
export function departure(play: Play, given: readonly Fallen[]): EffectsFrame[] {
  const fallen = given.filter(({ to }) => play.model(to).status === 'slain');
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

/** The seat that places the stones of the slain: the active player; else the causer's controller; else the one that activates first. @rule SLN-3 SLN-4 WIN-7 */
function placer(play: Play, slayer: ModelId | null): Seat {
  const { active, first } = play.match.order;
  const chooser = active ?? slayer;
  return orLeftOf(play, chooser === null ? first : play.model(chooser).controller);
}

/** The once-per-game use of an upgrade stays used for a model that comes back. @rule UPG-12 */
function keptUses(play: Play, id: ModelId): Model['used'] {
  const { used, upgrades = [] } = play.model(id);
  const printed = upgrades.flatMap((upgrade) => play.cards.upgrades?.[upgrade]?.abilities ?? []);
  const counts = (ability: string): boolean =>
    printed.some((item) => item.id === ability || (ability === HARVEST && asksFor(item, 'harvested')));
  return Object.fromEntries(Object.entries(used).filter(([ability]) => counts(ability)));
}

/** Effects that a model has until it is slain stay with it where an enemy's card says so. @rule CMP-8 */
function lingering(play: Play, id: ModelId): Lasting[] {
  const { controller, lasting } = play.model(id);
  const lingers = (seat: Seat): boolean => seat !== controller && rulesInForce(play, seat).some(({ rule }) => 'lingers' in rule);
  return lasting.some(({ until }) => until === 'slain') && play.seats.some(lingers) ? lasting.filter(({ until }) => until === 'slain') : [];
}

/** A slain model leaves the board; nothing of it stays on its card. @rule SLN-5 SLN-6 */
export function leave(play: Play, id: ModelId): void {
  play.patchModel(id, { status: 'slain', energy: 0, lasting: lingering(play, id), used: keptUses(play, id), spent: {} });
  returnKept(play, id);
  play.emit({ what: 'slain', model: id });
}
