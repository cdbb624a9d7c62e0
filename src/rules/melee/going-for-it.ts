import { hasMeleeRange } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { drawTo } from './draw.ts';
import { sideOf } from './sides.ts';

const CARDS = 2;

/** The reason why a side may not use Going For It, judged by public facts; null when it may. @rule MEL-13 MEL-14 MEL-15 MEL-16 MEL-24 */
export function refuseGoingForIt(look: Look, frame: MeleeFrame, side: Side): Reason | null {
  const payer = frame.payer[side];
  if (!look.options.goingForIt) return reason('switched-off', ['VAR-5', 'MEL-13']);
  if (frame.wentForIt.includes(side)) return reason('decided-already', ['MEL-14', 'MEL-13']);
  if (side === 'defender' && !hasMeleeRange(look, frame.fighters.defender)) return reason('one-card-only', ['MEL-24']);
  if (look.match.table.decks.melee.length < CARDS) return reason('too-few-cards', ['MEL-15', 'MEL-13']);
  if (look.model(payer).energy < 1) return reason('not-enough-energy', ['MEL-13', 'MEL-16'], { model: payer });
  return null;
}

export const goingForItStep = step<'melee.going-for-it'>()({
  exits: ['decided'],
  takes: ['go-for-it', 'pass', 'hold'],
  asks: ['going-for-it'],
  lays: [],
  run(play, frame) {
    const next = SIDES.find((side) => refuseGoingForIt(play, frame, side) === null && !play.match.order.seats[frame.seats[side]]?.standBy);
    if (next === undefined) return exit('decided');
    // The attacker decides first: after the defender's decision, an attacker that could not go for it before is not asked.
    if (next === 'attacker' && frame.wentForIt.includes('defender')) return exit('decided');
    play.ask({ seat: frame.seats[next], kind: 'going-for-it', side: next, payer: frame.payer[next] });
    return wait;
  },
  take(play, frame, decision, opening) {
    const side = sideOf(opening);
    play.patchTop<MeleeFrame>({ wentForIt: [...frame.wentForIt, side] });
    if (decision.kind !== 'go-for-it') return;
    const model = frame.payer[side];
    play.patchModel(model, { energy: play.model(model).energy - 1 });
    play.emit({ what: 'energy-spent', model, by: 1, on: 'going-for-it' });
    play.emit({ what: 'went-for-it', side, model });
    drawTo(play, side, CARDS);
  },
  choices: (_look, _frame, { seat }) =>
    choices({
      decisions: [
        { seat, kind: 'go-for-it' },
        { seat, kind: 'pass' },
      ],
    }),
});
