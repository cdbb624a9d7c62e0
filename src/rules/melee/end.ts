import { signatureFrame } from '../reading/declaring/declare.ts';
import { roundOver } from '../reading/action-span.ts';
import { consequences } from '../harm/harm.ts';
import { slay } from '../harm/mark.ts';
import { isForbidden } from '../reading/stats.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Look } from '../look.ts';
import { again, exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Play } from '../play.ts';
import { SIDES, type BySide, type Frame, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';
import { tooFar } from './deal.ts';
import { otherSide, stands } from './sides.ts';

interface EndEffect {
  item: string;
  frame: Frame;
}

/** The end step effects still to come, in the order in which their signature moves were used. @rule END-2 END-4 END-6 SIG-12 SIG-14 */
function endsOf(look: Look, frame: MeleeFrame): EndEffect[] {
  const ends: EndEffect[] = [];
  for (const { side, copies, of } of frame.signatures) {
    const model = frame.fighters[side];
    const enemy = frame.fighters[otherSide(side)];
    const { signature } = look.character(of ?? model);
    if (!signature || isForbidden(look, model, 'end-step', enemy)) continue;
    if (signature.unlessSlain && !stands(look, frame, side)) continue;
    const effect = signatureFrame(look, {
      signature,
      model,
      enemy,
      seat: frame.seats[side],
      resisting: frame.seats[otherSide(side)],
      copies,
      selfOnly: tooFar(look, frame, side, null),
    });
    const name = `${model}/${signature.id}`;
    const before = ends.filter(({ item }) => item === name || item.startsWith(`${name}#`)).length;
    if (effect) ends.push({ item: before === 0 ? name : `${name}#${before + 1}`, frame: effect });
  }
  return [...ends, ...textsOf(look, frame)];
}

/** The triggered texts of the fighters for the end step, once. A fighter that may not use end step effects skips its optional texts. @rule CHR-34 */
function textsOf(look: Look, { fighters, closed }: MeleeFrame): EndEffect[] {
  if (closed) return [];
  const facing = (model: ModelId): ModelId => (fighters.attacker === model ? fighters.defender : fighters.attacker);
  return triggered(look, { on: 'end-step', fighters: SIDES.map((side) => fighters[side]) })
    .filter(({ model, offer }) => !offer || !isForbidden(look, model, 'end-step', facing(model)))
    .map((frame) => ({ item: `${frame.model}/${frame.ability}`, frame }));
}

/** If neither fighter was slain, slays the one that has suffered more in the round. @rule CMP-6 */
function settleSworn(play: Play, frame: MeleeFrame, before: BySide<number>): void {
  play.patchTop<MeleeFrame>({ sworn: undefined });
  if (SIDES.some((side) => !stands(play, frame, side))) return;
  const suffered = (side: Side): number => play.model(frame.fighters[side]).wounds - before[side];
  const loser = SIDES.find((side) => suffered(side) > suffered(otherSide(side)));
  if (loser) play.pend(consequences(play, [slay(play, frame.fighters[loser], null)]));
}

/** Every order of a few items. */
const orders = (items: readonly string[]): string[][] =>
  items.length === 0 ? [[]] : items.flatMap((first) => orders(items.filter((item) => item !== first)).map((others) => [first, ...others]));

/** The end step of a round, after all damage; the attacker orders several effects. @rule END-1 END-2 END-3 END-8 */
export const endStep = step<'melee.end'>()({
  exits: ['over'],
  takes: ['answer'],
  asks: ['choice'],
  lays: ['effects'],
  run(play, frame) {
    const ends = endsOf(play, frame);
    if (ends.length > 1) {
      play.ask({
        seat: frame.seats.attacker,
        kind: 'choice',
        about: null,
        question: { ask: 'order', items: ends.map(({ item }) => item) },
      });
      return wait;
    }
    play.patchTop<MeleeFrame>({ signatures: [], closed: true });
    if (ends.length > 0) {
      play.pend(ends.map((end) => end.frame));
      return again;
    }
    if (frame.sworn) {
      settleSworn(play, frame, frame.sworn);
      return again;
    }
    roundOver(play);
    play.emit({ what: 'melee-ended' });
    return exit('over');
  },
  take(play, frame, { order }) {
    const ends = endsOf(play, frame);
    play.patchTop<MeleeFrame>({ signatures: [], closed: true });
    play.pend((order ?? []).flatMap((item) => ends.find((end) => end.item === item)?.frame ?? []));
  },
  refuse(look, frame, { order }) {
    const items = endsOf(look, frame).map(({ item }) => item);
    const whole = order?.length === items.length && items.every((item) => order.includes(item));
    return whole ? null : reason('every-item-once', ['END-3'], { items });
  },
  choices: (look, frame, { seat }) =>
    choices({ decisions: orders(endsOf(look, frame).map(({ item }) => item)).map((order) => ({ seat, kind: 'answer', order })) }),
});
