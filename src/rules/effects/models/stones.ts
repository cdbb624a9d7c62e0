import type { NotesOf } from '../../terms/frame-notes.ts';
import type { Play } from '../../play.ts';
import { stonesTouched } from '../../sight/distance.ts';
import { pointOf, units } from '../../table/spots.ts';
import type { Eff } from '../../terms/card-language.ts';
import type { Frame } from '../../terms/frame.ts';
import type { ModelId, StoneId } from '../../terms/ids.ts';
import { cardOffers } from '../../printed/card-offers.ts';
import { SLAIN } from '../../measuring/falling.ts';
import { orLeftOf } from '../../printed/text-of.ts';
import { modsOfKind } from '../../reading/mods.ts';
import { keepsStones } from '../../reading/stats.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { valueOf } from '../../reading/reading.ts';
import { namedBy } from '../../reading/named-by.ts';
import { ask, causer, note, over, modelsNamed, type Done, type Handlers, type Work } from '../work.ts';

const DROPPED_DEPTH = 1; // HLD-5
/** The windows for players' cards before a lost moonstone is placed. @rule CMP-7 */
const lossOffers = (play: Play, model: ModelId, stone: StoneId): Frame[] =>
  cardOffers(play, 'stone-lost', model, () => ({ subject: model, stone }));

const DIE = 4; // MST-5

type Queue = NonNullable<NotesOf<'drop-stone'>['queue']>;

/** The seat that places a dropped moonstone: the active player; for those of slain models the seat of the text that drops them. @rule HLD-5 SLN-4 */
const placer = ({ play, frame }: Work): number =>
  orLeftOf(play, frame.ability === SLAIN || play.match.order.active === null ? frame.seat : play.activeSeat);

type Drop = Extract<Eff, { do: 'drop-stone' }>;

/** True if moonstones drop as those of slain models do, which no text keeps. @rule SLN-2 */
const asSlain = ({ frame }: Work, { as }: Pick<Drop, 'as'>): boolean => frame.ability === SLAIN || as === 'slain';

function inOrder(work: Work, droppers: readonly ModelId[], count: (id: ModelId) => number): Done<NotesOf<'drop-stone'>> {
  const carrying = droppers.filter((id) => work.play.stonesOf(id).length > 0);
  const { answer } = work;
  if (carrying.length > 1 && !answer?.order) return ask(placer(work), { ask: 'order', items: carrying });
  const order = answer?.order ?? carrying;
  const queue: Queue = order.flatMap((id) =>
    work.play
      .stonesOf(id)
      .slice(0, count(id))
      .map((stone): Queue[number] => [id, stone.id]),
  );
  return note({ queue, dropped: 0 });
}

/** Models whose player has placed a moonstone, or was asked to. */
const layers = ({ now }: Work<NotesOf<'drop-stone'>>): ModelId[] => now.layers ?? [];

/** The player who may place the first moonstone of a slain model, and its depth; null when no text lets it. @rule UPG-10 */
function layer(work: Work<NotesOf<'drop-stone'>>, effect: Drop, model: ModelId): { seat: number; depth: number } | null {
  if (!asSlain(work, effect) || layers(work).includes(model)) return null;
  const [text] = modsOfKind(work.play, model, 'lays-stone');
  return text ? { seat: work.play.model(model).controller, depth: text.mod.depth } : null;
}

export const stoneEffects: Pick<Handlers, 'drop-stone' | 'take-stone' | 'gather-stone' | 'inherit-stone' | 'depth'> = {
  /** The moonstones are placed one after the other, each in contact with its model at depth 1. @rule HLD-4 HLD-5 HLD-6 HLD-9 SLN-2 SLN-7 SIG-9 */
  'drop-stone'(work, effect) {
    const { from, n = 1, upTo } = effect;
    const { play, frame, now, answer, reading } = work;
    if (now.queue === undefined) {
      if (upTo && modelsNamed(work, from).every((id) => play.stonesOf(id).length === 0 || keepsStones(play, id, causer(work))))
        return over(0);
      if (upTo && (answer?.pass || answer?.option === 'no')) return over(0);
      if (upTo && !answer) return ask(frame.seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
      const slain = asSlain(work, effect);
      const parting = namedBy(reading, from).filter((id) => play.model(id).status === 'slain');
      const droppers = slain
        ? namedBy(reading, from)
        : [...parting, ...modelsNamed(work, from).filter((id) => !keepsStones(play, id, causer(work)))];
      return inOrder(work, droppers, () => (n === 'all' ? Infinity : Math.max(0, valueOf(reading, n))));
    }
    const [[model, stone] = [], ...rest] = now.queue;
    const { dropped = 0 } = now;
    if (model === undefined || stone === undefined) return over(dropped);
    if (play.stone(stone).holder !== model) return note({ queue: rest, dropped: dropped + 1 });
    if (now.lost !== stone) {
      play.pend(lossOffers(play, model, stone));
      return note({ ...now, lost: stone });
    }
    const laid = layer(work, effect, model);
    if (laid && now.lays === undefined) {
      if (!answer?.option && !answer?.pass) return ask(laid.seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
      return note({ ...now, lays: answer.option === 'yes' });
    }
    const isLaid = laid !== null && now.lays === true;
    const instead = play.stonesOf(model).flatMap(({ id }) => (id === stone ? [] : [id]));
    if (!answer?.at)
      return ask(isLaid ? laid.seat : placer(work), {
        ask: 'stone',
        stone,
        model,
        instead,
        ...(effect.within === undefined ? {} : { within: units(effect.within) }),
      });
    const point = pointOf(answer.at);
    const named = answer.stone ?? stone;
    play.patchStone(named, { holder: null, at: point, depth: isLaid ? laid.depth : DROPPED_DEPTH });
    play.emit({ what: 'stone-dropped', model, stone: named, at: point });
    const queue = rest.map(([bearer, item]): Queue[number] => [bearer, item === named ? stone : item]);
    return note({ queue, dropped: dropped + 1, ...(laid ? { layers: [...layers(work), model] } : { layers: layers(work) }) });
  },

  /** @rule HLD-4 HLD-7 SIG-9 */
  'take-stone'(work, { from, to, n = 1 }) {
    const { play, now } = work;
    const [giver] = modelsNamed(work, from);
    const [taker] = modelsNamed(work, to);
    if (giver === undefined || taker === undefined || giver === taker || keepsStones(play, giver, causer(work))) return over(0);
    const stones = play.stonesOf(giver).slice(0, n === 'all' ? undefined : n);
    if (!now.lost) {
      play.pend(stones.flatMap(({ id }) => lossOffers(play, giver, id)));
      return note({ lost: stones.map(({ id }) => id) });
    }
    const { lost } = now;
    const dropped = stones.filter(({ id }) => lost.includes(id));
    for (const { id } of dropped) {
      play.patchStone(id, { holder: taker });
      play.emit({ what: 'stone-given', from: giver, to: taker, stone: id });
      play.pend(triggered(play, { on: 'gains-stone', model: taker, by: 'otherwise' }));
    }
    return over(dropped.length);
  },

  /** @rule HRV-2 HLD-1 */
  'gather-stone'(work, { to }) {
    const { play, frame, answer } = work;
    const [taker] = modelsNamed(work, to);
    const reached = new Set(taker === undefined ? [] : play.worlds.flatMap((look) => stonesTouched(look, taker).map(({ id }) => id)));
    const touched = play.match.table.stones.map(({ id }) => id).filter((id) => reached.has(id));
    if (taker === undefined || touched.length === 0 || answer?.pass) return over(0);
    const { option } = answer ?? {};
    if (option === undefined || !touched.includes(option))
      return ask(frame.seat, { ask: 'option', options: touched, of: 'stone', ...(play.isSpoken ? { may: true } : {}) });
    play.patchStone(option, { depth: 0, holder: taker });
    play.emit({ what: 'stone-taken', model: taker, stone: option });
    play.pend(triggered(play, { on: 'gains-stone', model: taker, by: 'otherwise' }));
    return over(1);
  },

  /** One of the dropped moonstones that are still on the ground; the player of the heir places it. @rule SLN-2 HLD-5 */
  'inherit-stone'(work, { to, depth }) {
    const { play, frame, reading, answer, now } = work;
    const [heir] = modelsNamed(work, to);
    const fallen = (reading.bound.stones ?? []).filter((id) => play.stone(id).holder === null);
    if (heir === undefined || fallen.length === 0) return over(0);
    const stone = now.stone ?? answer?.option;
    if (stone === undefined || !fallen.includes(stone)) return ask(frame.seat, { ask: 'option', options: fallen, of: 'stone' });
    if (now.stone === undefined) return note({ stone });
    if (!answer?.at) return ask(frame.seat, { ask: 'stone', stone, model: heir });
    const point = pointOf(answer.at);
    play.patchStone(stone, { at: point, depth });
    play.emit({ what: 'stone-dropped', model: heir, stone, at: point });
    return over(1);
  },

  /** Only for a moonstone on the ground; lowering it here never gives possession. @rule HRV-7 HRV-8 */
  depth(work, { by, min, to, set }) {
    const { play, frame, reading, answer } = work;
    const id = reading.bound.stone;
    if (typeof id !== 'string') return over(0);
    const stone = play.stone(id);
    if (stone.holder !== null) return over(0);
    if (set && answer?.number === undefined) return ask(frame.resisting, { ask: 'number', from: 1, to: DIE });
    const wanted = answer?.number ?? to ?? stone.depth + (by === undefined ? 0 : valueOf(reading, by));
    const depth = min === undefined ? wanted : Math.max(min, wanted);
    if (depth !== stone.depth) {
      play.patchStone(id, { depth });
      play.emit({ what: 'depth-changed', stone: id, depth });
    }
    return over(Math.abs(depth - stone.depth));
  },
};
