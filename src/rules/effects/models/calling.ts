import type { Look } from '../../look.ts';
import type { Seat } from '../../terms/ids.ts';
import { isThrall } from '../../printed/purse.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { ask, note, over, modelsNamed, type Handlers } from '../work.ts';

/** The seats whose dice a text of this seat could reroll, out of those that have rolled: after a tie only the tied seats. @rule INI-7 INI-9 */
export const castBy = ({ game }: Look, seat: Seat, side: 'own' | 'opponent'): string[] =>
  Object.keys(game.rolls ?? {}).filter((roller) => (Number(roller) === seat) === (side === 'own'));

export const callingEffects: Pick<Handlers, 'activate-next' | 'discard-step' | 'reroll' | 'reroll-die'> = {
  /** The model does not get back its Jog of this turn. A model that was called earlier activates before it. @rule CMP-7 CHR-37 */
  'activate-next'(work, { who }) {
    const { play } = work;
    const [called] = modelsNamed(work, who);
    if (called === undefined || isThrall(play, called)) return over(0);
    play.patchModel(called, { activated: false });
    const { called: before = called, calledThen = [] } = play.match.order;
    play.patchOrder(before === called ? { called } : { calledThen: [...calledThen.filter((id) => id !== called), called] });
    return over(1);
  },

  /** A Discard Step for one model. @rule CMP-7 DSC-1 */
  'discard-step'(work, { who }) {
    const { play, now } = work;
    const [model] = modelsNamed(work, who);
    if (model === undefined) return over(0);
    const spoken = (phase: 'start' | 'end') =>
      triggered(play, { on: 'discard', at: phase }).filter((frame) => frame.model === model && !('card' in frame.text));
    if (now.stage === undefined) {
      play.pend(spoken('start'));
      return note({ stage: 'energy' });
    }
    if (now.stage === 'over') return over(1);
    const { energy } = play.model(model);
    play.patchModel(model, { energy: 0 });
    play.emit({ what: 'discarded', energy: { [model]: energy } });
    play.pend(spoken('end'));
    return note({ stage: 'over' });
  },

  /** All players roll again. @rule CMP-7 DEP-1 */
  reroll({ play, frame, answer }) {
    if (answer?.pass || answer?.option === 'no') return over(0);
    if (!answer) return ask(frame.seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
    const { stage: _stage, waiting: _waiting, ...game } = play.game;
    play.setStack([game, ...play.match.stack.slice(1)]);
    return over(1);
  },

  /** The bonus of the die stays. After it every seat that may change a die is asked again. @rule INI-9 */
  'reroll-die'({ play, frame, answer }, { of }) {
    const { rolls = {}, pending: _, ...game } = play.game;
    const cast = castBy(play, frame.seat, of);
    const seat = cast.length > 1 ? answer?.option : cast[0];
    if (cast.length === 0) return over(0);
    if (seat === undefined) return ask(frame.seat, { ask: 'option', options: cast, of: 'seat' });
    const [, bonus = 0] = rolls[seat] ?? [];
    const die = play.roll(6);
    play.emit({ what: 'rolled', why: 'first', rolls: [{ seat: Number(seat), die, bonus }] });
    play.setStack([{ ...game, stage: 'cast', rolls: { ...rolls, [seat]: [die, bonus] } }, ...play.match.stack.slice(1)]);
    return over(1);
  },
};
