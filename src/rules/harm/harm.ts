import { entry, note, ledgerCount, strike } from '../ledger.ts';
import { DEPART, FATE } from '../measuring/falling.ts';
import type { Play } from '../play.ts';
import { cardOffers } from '../printed/card-offers.ts';
import { noteSlain } from '../printed/deeds.ts';
import { bereft } from '../printed/purse.ts';
import { effectsFrame, leftOf } from '../printed/text-of.ts';
import { modsOfKind } from '../reading/mods.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { departure, placer, type Fallen } from './departure.ts';
import { slay, type Mark } from './mark.ts';

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
    (id) => ledgerCount(play, entry.down(id)) === 0 && (play.model(id).status === 'slain' || ledgerCount(play, entry.reborn(id)) > 0),
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
