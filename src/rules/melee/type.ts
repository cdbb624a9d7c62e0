import { typesFor } from '../harm/damage.ts';
import type { Look } from '../look.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { DamageType } from '../terms/factions.ts';
import type { MeleeFrame, Side } from '../terms/frame.ts';
import { reason } from '../terms/reason.ts';
import { printedTypes } from './deal.ts';
import { dealers, sideOf } from './sides.ts';

const typesOf = (look: Look, frame: MeleeFrame, side: Side): DamageType[] =>
  typesFor(look, frame.fighters[side], printedTypes(look, frame, side));

/** The attacker and then the defender choose a damage type; for a card without types nothing is asked. @rule MEL-26 DMG-1 */
export const typeStep = step<'melee.type'>()({
  exits: ['chosen'],
  takes: ['damage-type'],
  asks: ['damage-type'],
  lays: [],
  run(play, frame) {
    const side = dealers(frame).find((candidate) => frame.types[candidate] === undefined && typesOf(play, frame, candidate).length > 0);
    if (side === undefined) return exit('chosen');
    play.ask({ seat: frame.seats[side], kind: 'damage-type', side });
    return wait;
  },
  take(play, frame, { type }, opening) {
    const side = sideOf(opening);
    play.patchTop<MeleeFrame>({ types: { ...frame.types, [side]: type } });
    play.emit({ what: 'type-chosen', side, type });
  },
  refuse: (look, frame, { type }, opening) =>
    typesOf(look, frame, sideOf(opening)).includes(type) ? null : reason('type-not-on-card', ['DMG-1', 'MEL-2'], { type }),
  choices: (look, frame, opening) =>
    choices({
      decisions: typesOf(look, frame, sideOf(opening)).map((type) => ({ seat: opening.seat, kind: 'damage-type', type })),
    }),
});
