import type { Look } from '../look.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import { FACTIONS, type Faction } from '../terms/factions.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';
import { isEnough } from './pool.ts';

function refuseFaction(look: Look, seat: Seat, faction: Faction): Reason | null {
  if (!FACTIONS.includes(faction)) return reason('unknown-faction', ['SET-11'], { faction });
  if (faction === 'shades' && !look.options.shades) return reason('shades-not-in-play', ['SET-17'], { faction });
  return isEnough(look, seat, faction)
    ? null
    : reason('faction-too-small', ['SET-8', 'SET-12'], { faction, size: look.options.troupeSize });
}

/** Players without a troupe choose their factions at the same time and reveal them together. @rule SET-11 DRF-3 VAR-8 */
export const faction = step<'setup.faction'>()({
  exits: ['chosen'],
  takes: ['choose-faction'],
  asks: ['faction'],
  lays: [],
  run(play, frame) {
    const open = seatsPlaying(play).filter((seat) => {
      const state = play.match.order.seats[seat];
      return state?.faction === null && state.troupe.length === 0;
    });
    const missing = open.filter((seat) => frame.picks?.[seat] === undefined);
    if (missing.length > 0) {
      play.ask(...missing.map((seat) => ({ seat, kind: 'faction' as const })));
      return wait;
    }
    for (const seat of open) {
      play.patchSeat(seat, { faction: frame.picks?.[seat] as Faction }); // `take` writes it, where its type is known
      play.emit({ what: 'faction-chosen', seat });
    }
    return leave(play, 'chosen');
  },
  take(play, frame, decision) {
    play.patchTop<GameFrame>({ picks: { ...frame.picks, [decision.seat]: decision.faction } });
  },
  refuse: (look, _frame, decision) => refuseFaction(look, decision.seat, decision.faction),
  choices: (look, _frame, { seat }) =>
    choices({
      decisions: FACTIONS.filter((option) => !refuseFaction(look, seat, option)).map((option) => ({
        seat,
        kind: 'choose-faction',
        faction: option,
      })),
    }),
});
