import { triggered } from '../abilities/triggers.ts';
import type { Play } from '../play.ts';
import { again, exit, step } from '../step.ts';
import type { MeleeFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { inMeleeRange, refuseReach } from './range.ts';

/** Which attack of a model in this turn the round that begins is. @rule EVA-13 */
function countAttack(play: Play, attacker: ModelId): number {
  const { ledger } = play.match.order;
  const name = `attacks:${attacker}`;
  const nth = (ledger[name] ?? 0) + 1;
  play.patchOrder({ ledger: { ...ledger, [name]: nth } });
  return nth;
}

/**
 * The attack is announced, whoever answers to being targeted does so, and if the target can still be reached the round begins.
 * Whether the defender can strike back is judged here, once for the round. @rule MEL-18 MEL-19 MEL-20 MEL-24
 */
export const declaredStep = step<'melee.declared'>()({
  exits: ['ready', 'failed'],
  takes: [],
  run(play, frame) {
    const { attacker, defender } = frame.fighters;
    if (!frame.announced) {
      play.emit({ what: 'declared', model: attacker, action: 'melee', ability: null, targets: [defender] });
      play.patchTop<MeleeFrame>({ announced: true });
      play.pend(triggered(play, { on: 'targeted', originator: attacker, targets: [defender], action: 'melee', ability: null }));
      return again;
    }
    const gone = [attacker, defender].some((model) => play.model(model).status !== 'board');
    const why = frame.cancelled ? 'cancelled' : gone ? 'not-on-board' : refuseReach(play, attacker, defender)?.code;
    if (why !== undefined) {
      play.emit({ what: 'failed', model: attacker, why });
      return exit('failed');
    }
    if (!frame.braced) {
      play.patchTop<MeleeFrame>({ braced: true });
      play.pend(triggered(play, { on: 'fights', fighters: [attacker, defender] }));
      return again;
    }
    play.patchTop<MeleeFrame>({ outOfRange: !inMeleeRange(play, defender, attacker), nth: countAttack(play, attacker) });
    return exit('ready');
  },
});
