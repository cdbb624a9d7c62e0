import type { Play } from '../../play.ts';
import { valueOf as numberOn } from '../../terms/decks.ts';
import type { ArcaneFrame, EffectsFrame, Frame } from '../../terms/frame.ts';
import type { Declared } from '../../terms/decision.ts';
import type { Eff } from '../../terms/card-language.ts';
import { abilityOf } from '../abilities-of.ts';
import { outcomeFrame } from '../outcome.ts';
import { targetsOf } from '../targets.ts';
import { outcomeFor } from '../text-of.ts';
import { ask, into, note, over, type Done, type Handlers, type Work } from '../work.ts';

/** The nearest frame below the top that this holds for. */
function below<F extends Frame>(play: Play, is: (frame: Frame) => frame is F): { frame: F; at: number } | null {
  const under = play.match.stack.slice(0, -1);
  const at = under.findLastIndex(is);
  const frame = under[at];
  return frame && is(frame) ? { frame, at } : null;
}

/** Rewrites a frame that does not lie on top; what it was asked is asked anew when play returns to it. */
function rewrite(play: Play, at: number, frame: Frame): void {
  play.setStack(play.match.stack.map((other, index) => (index === at ? frame : other)));
}

const isArcane = (frame: Frame): frame is ArcaneFrame => frame.kind === 'arcane';
const isAction = (frame: Frame): frame is Exclude<Frame, { kind: 'game' | 'move' }> =>
  frame.kind === 'arcane' || frame.kind === 'melee' || (frame.kind === 'effects' && frame.declared !== undefined);

/** Whether a text speaks of what is declared with the action. */
const speaksOfTargets = (text: readonly Eff[]): boolean => {
  const written = JSON.stringify(text);
  return written.includes('"target"') || written.includes('"do":"depth"');
};

/** The declaration that the seat causing a catastrophe makes for it. @rule ARC-39 */
function declaration(work: Work, frame: ArcaneFrame, text: readonly Eff[]): Done | Declared | null {
  const { play, answer, frame: own } = work;
  const ability = abilityOf(play, frame.model, frame.ability);
  if (!ability || ability.kind === 'passive' || !ability.target || !speaksOfTargets(text)) return frame.declared;
  const legal = targetsOf(play, ability, frame.model, own.seat);
  const names = legal.map(({ targets, stone, terrain }) => stone ?? terrain ?? (targets ?? []).join('+'));
  if (legal.length === 0) return null;
  const chosen = legal[names.indexOf(answer?.option ?? '')];
  const of = ability.target.what === 'stone' ? 'stone' : typeof ability.target.what === 'object' ? 'piece' : 'model';
  return chosen ?? ask(own.seat, { ask: 'option', options: names, of });
}

/** An action that has been declared and is not yet under way. @rule EVA-20 */
function callOff(play: Play): Done {
  const { game } = play;
  if (!game.announced) return over(0);
  rewrite(play, 0, { ...game, cancelled: true });
  return over(1);
}

export const cardEffects: Pick<Handlers, 'flip' | 'look' | 'catastrophe-of' | 'cancel'> = {
  /** @rule ABL-5 ABL-6 ABL-10 ABL-11 */
  flip({ play, frame }, { catastrophe }) {
    const [card] = play.drawArcane(1);
    if (card === undefined) return over();
    play.patchTop<EffectsFrame>({ flipped: [...frame.flipped, card] });
    play.emit({ what: 'flipped', model: frame.model, card });
    if (card !== 'catastrophe') return into(['then'], { X: numberOn(card) });
    return catastrophe ? into(['catastrophe']) : over();
  },

  /** The deck is not shuffled for it. @rule ABL-9 */
  look({ play, frame, now, answer }, { top }) {
    if (now['count'] === undefined) {
      const cards = play.drawArcane(top); // so that what a scenario fixed lies on top of the deck
      play.patchTable({ decks: { ...play.match.table.decks, arcane: [...cards, ...play.match.table.decks.arcane] } });
      play.emit({ what: 'looked', seat: frame.seat, count: cards.length, secret: { to: frame.seat, cards } });
      return note({ count: cards.length });
    }
    const count = Number(now['count']);
    if (!answer?.top || !answer.bottom) return ask(frame.seat, { ask: 'look', count });
    const { decks } = play.match.table;
    play.patchTable({ decks: { ...decks, arcane: [...answer.top, ...decks.arcane.slice(count), ...answer.bottom] } });
    play.emit({ what: 'arranged', seat: frame.seat, top: answer.top.length, bottom: answer.bottom.length });
    return over(count);
  },

  /** Suffered by the originator of the arcane ability under way; whoever causes it makes its choices. @rule ARC-39 */
  'catastrophe-of'(work) {
    const { play, frame, now } = work;
    const found = below(play, isArcane);
    const ability = found && abilityOf(play, found.frame.model, found.frame.ability);
    if (now['caused'] || !found || ability?.kind !== 'arcane') return over();
    const printed = outcomeFor(ability, 'catastrophe');
    const declared = printed && declaration(work, found.frame, printed.outcome.do);
    if (!declared) return over();
    if ('then' in declared) return declared;
    const { model } = found.frame;
    const given = { model, ability: ability.id, seat: frame.seat, resisting: frame.seat, declared, identity: 'catastrophe' };
    const suffered = outcomeFrame(play, given);
    return suffered ? { then: 'push', frame: suffered, now: { caused: true } } : over();
  },

  /** @rule ACT-13 */
  cancel({ play }) {
    const found = below(play, isAction);
    if (!found) return callOff(play);
    const { frame, at } = found;
    if (frame.kind === 'effects') {
      const { declared: _, ...rest } = frame;
      rewrite(play, at, { ...rest, text: { inline: [], name: 'cancelled' }, place: [0] });
    } else rewrite(play, at, { ...frame, cancelled: true });
    if (frame.kind !== 'melee') play.emit({ what: 'cancelled', model: frame.model, ability: frame.ability });
    return over(1);
  },
};
