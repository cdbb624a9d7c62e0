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

/** The texts that may keep a slain model in play; with `past-saving`, its own do not count. */
function rescuesOf(play: Play, to: ModelId): EffectsFrame[] {
  const texts = triggered(play, { on: 'would-be-slain', model: to });
  const isLost = texts.length > 0 && modsOfKind(play, to, 'past-saving').length > 0;
  return isLost ? texts.filter(({ model, text }) => model !== to || 'card' in text) : texts;
}

/** The frames that follow from simultaneous marks. Players who may keep a slain model in play are asked first. */
export function consequences(play: Play, allMarks: readonly Mark[]): Frame[] {
  const rescues = allMarks.filter(({ slain }) => slain).flatMap(({ to }) => rescuesOf(play, to));
  const [first] = rescues;
  if (!first) return settled(play, allMarks);
  const { model, seat, resisting } = first;
  const marks = allMarks.map(({ to, by, amount, slain = false, damage = false }) => ({ to, by, amount, slain, damage }));
  return [...rescues, effectsFrame({ model, ability: FATE, text: { inline: [], name: FATE }, seat, resisting, bound: { marks } })];
}

/** The frames that follow from marks once it is known which models stay in play. */
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
 * The frames after marks: slain models drop their moonstones and leave (SLN-2, SLN-7), then come the triggers about causing wounds (not of a
 * slain causer, MEL-22), about being wounded and about slain models.
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
  const [drops, moments] = departureFrames(play, fallen);
  return [...drops, ...caused, ...moments];
}

/**
 * Slays the models that fall with others. `fallen`: those that no text can keep, with the others; `apart`: those that a text may still keep.
 * @rule CTL-5 REM-1
 */
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

/** The frames by which slain models leave, with those that fall with them, and the frames of the texts about it. */
function departureFrames(play: Play, gone: readonly Fallen[]): [Frame[], Frame[]] {
  if (gone.length === 0) return [[], []];
  const { fallen, apart } = withTheirOwn(play, gone);
  const moments = fallen.flatMap(({ to, by }) => triggered(play, { on: 'slain', model: to, by })); // the triggers read energy and moonstones, so they are collected before the models leave
  for (const { to, by } of fallen) {
    noteSlain(play, to, isCatastrophe(play) ? null : by);
    note(play, entry.fell(to));
  }
  return [departure(play, fallen), [...moments, ...consequences(play, apart)]];
}

/** The frames that follow when slain models leave, after their players were asked for a card. */
export const framesAfterLeaving = (play: Play, fallen: readonly Fallen[]): Frame[] => departureFrames(play, fallen).flat();

/** True if a catastrophe is running: the models that it slays count as no player's kill. @rule CMP-9 */
function isCatastrophe({ match: { stack } }: Play): boolean {
  const speaks = stack.findLast((frame) => frame.kind !== 'effects' || frame.ability !== FATE);
  return speaks?.kind === 'effects' && speaks.catastrophe !== undefined;
}

/** The windows for cards about a slain model, for the player who brought it and for its controller. @rule CMP-7 CTL-1 */
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

// Models that were slain and came back, or fell once more in a last stand, before the consequences of the first fall were over.

/** True if a model is slain but has not left yet, because players are being asked for a card. */
export const isParting = ({ match }: Play, id: ModelId): boolean =>
  match.stack
    .flatMap((frame) => [frame, ...(frame.pending ?? [])])
    .some((frame) => frame.kind === 'effects' && frame.ability === DEPART && frame.bound.each?.includes(id));

export const noteReborn = (play: Play, id: ModelId): void => note(play, entry.reborn(id));
/** Notes that the second fall of a model has been resolved. */
export const noteSecondFall = (play: Play, id: ModelId): void => note(play, entry.down(id));

/** The fallen models that must still depart, even if they are back on the board. Removes their notes from the ledger. */
export function stillToPart(play: Play, fallen: readonly ModelId[]): ModelId[] {
  const remaining = fallen.filter(
    (id) => ledgerCount(play, entry.down(id)) === 0 && (play.model(id).status === 'slain' || ledgerCount(play, entry.reborn(id)) > 0),
  );
  strike(play, fallen.flatMap((id) => [entry.reborn(id), entry.down(id)])); // prettier-ignore
  return remaining;
}

/** The frames that follow when models leave play without being slain: the models that fall with them are slain. @rule REM-1 */
export const leftBehind = (play: Play, departed: readonly ModelId[]): Frame[] =>
  consequences(
    play,
    bereft(play, departed).map((id) => slay(play, id, null)),
  );

/** The marks with one entry for each pair of causer and wounded model. */
function merged(marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((list, mark) => {
    const known = list.findIndex(({ to, by }) => to === mark.to && by === mark.by);
    return known < 0
      ? [...list, mark]
      : list.map((item, index) => (index === known ? { ...item, amount: item.amount + mark.amount } : item));
  }, []);
}
