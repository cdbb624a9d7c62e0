import { cardOffers } from '../printed/card-offers.ts';
import { entry, ledgerCount, tally } from '../ledger.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Play } from '../play.ts';
import { again, exit, step } from '../step.ts';
import { SIDES, type EffectsFrame, type MeleeFrame } from '../terms/frame.ts';
import { inStrikeRange } from '../reading/strike-range.ts';
import { whyNotHappening } from '../reading/declaring/still-on.ts';
import { otherSide } from './sides.ts';

/** Counts an attack and returns its number in the turn, of the model and of its side. @rule EVA-13 */
function countAttack(play: Play, { fighters: { attacker }, seats }: MeleeFrame): Pick<MeleeFrame, 'nth' | 'nthOfSide'> {
  const [ofAttacker, ofSide] = [entry.attacks(attacker), entry.attacksOf(seats.attacker)];
  tally(play, [ofAttacker, ofSide]);
  return { nth: ledgerCount(play, ofAttacker), nthOfSide: ledgerCount(play, ofSide) };
}

/** The windows for cards of the two players before melee cards are drawn. @rule CMP-6 */
function startOffers(play: Play, { fighters, seats }: MeleeFrame): EffectsFrame[] {
  return cardOffers(play, 'melee-start', fighters.attacker, (seat) => {
    const side = SIDES.find((candidate) => seats[candidate] === seat);
    return side
      ? { originator: fighters.attacker, target: [fighters.defender], subject: fighters[side], enemy: fighters[otherSide(side)] }
      : null;
  });
}

/**
 * The attack is declared, texts about being targeted speak, and the round begins if the target can still be reached, which is judged again
 * after each answer. Whether the defender can strike back is judged once for the round. @rule MEL-18 MEL-19 MEL-20 MEL-24
 */
export const declaredStep = step<'melee.declared'>()({
  exits: ['ready', 'failed'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    const { attacker, defender } = frame.fighters;
    if (!frame.announced) {
      play.emit({ what: 'declared', model: attacker, action: 'melee', ability: null, targets: [defender] });
      play.patchTop<MeleeFrame>({ announced: true });
      play.pend(triggered(play, { on: 'declares', model: attacker, action: 'melee', ability: null, targets: [defender] }));
      play.pend(triggered(play, { on: 'targeted', originator: attacker, targets: [defender], action: 'melee', ability: null }));
      return again;
    }
    const cause = whyNotHappening(play, frame);
    if (cause !== null) {
      play.emit({ what: 'failed', model: attacker, why: cause });
      return exit('failed');
    }
    if (!frame.heard) {
      play.patchTop<MeleeFrame>({ heard: true });
      play.pend(triggered(play, { on: 'attacks', originator: attacker }));
      return again;
    }
    if (!frame.begun) {
      play.patchTop<MeleeFrame>({ begun: true });
      play.pend(startOffers(play, frame));
      return again;
    }
    if (!frame.braced) {
      play.patchTop<MeleeFrame>({ braced: true });
      play.pend(triggered(play, { on: 'fights', fighters: [attacker, defender] }));
      return again;
    }
    play.patchTop<MeleeFrame>({ outOfRange: !inStrikeRange(play, defender, attacker), ...countAttack(play, frame) });
    return exit('ready');
  },
});
