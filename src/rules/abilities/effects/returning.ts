import { meleeFrame } from '../../melee/declare.ts';
import { strikable } from '../../melee/range.ts';
import type { Play } from '../../play.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { ModelId } from '../../terms/ids.ts';
import { leave, noteReborn, partings, stillToPart, wentDown } from '../harm.ts';
import { namedBy } from '../reading.ts';
import { ask, note, over, type Done, type Handlers, type Work } from '../work.ts';
import { placeOf, placeSpots, type PlaceQuestion } from './placing.ts';

/** How much better a last stand strikes, beside what attacking gives. */
const LAST_STAND = 2;

/** The slain models of a text's player, or the one it names. */
const returners = ({ play, frame, reading }: Work, who: Parameters<typeof namedBy>[1] | undefined): ModelId[] =>
  who === undefined
    ? play.models.filter(({ status, controller }) => status === 'slain' && controller === frame.seat).map(({ id }) => id)
    : namedBy(reading, who).filter((id) => play.model(id).status === 'slain');

/** It stands on the board again: no energy, nothing on its card, and free to activate. @rule CMP-7 */
function standUp(play: Play, id: ModelId, { at, height }: ReturnType<typeof placeOf>): void {
  leave(play, id);
  noteReborn(play, id);
  play.patchModel(id, { status: 'board', at, height, activated: false });
  play.emit({ what: 'returned', model: id, at });
}

function strike(work: Work, id: ModelId): Done {
  const { play, frame, answer } = work;
  const enemies = strikable(play, id);
  const [only] = enemies;
  const target = enemies.length === 1 ? only : answer?.option;
  if (only === undefined) return over(0);
  if (target === undefined) return ask(frame.seat, { ask: 'option', options: enemies, of: 'model' });
  const mods = [{ mod: 'stat', stat: 'melee', by: LAST_STAND } as const];
  const { lasting, wounds } = play.model(id);
  const from = { model: id, ability: frame.ability };
  play.patchModel(id, { status: 'board', wounds: wounds - 1, lasting: [...lasting, { mods, until: 'action', from }] });
  return { then: 'push', frame: meleeFrame(play, id, target, frame.seat), now: { struck: true } };
}

export const returningEffects: Pick<Handlers, 'bring-back' | 'spare' | 'last-stand' | 'depart'> = {
  /** Where there is no room for it nothing happens. @rule CMP-7 */
  'bring-back'(work, { contact, who }) {
    const { play, frame, reading, answer, now } = work;
    const [host] = namedBy(reading, contact).filter((id) => play.model(id).status === 'board');
    const all = returners(work, who);
    const [only] = all;
    const id = all.length === 1 ? only : (now['id'] ?? answer?.option);
    if (host === undefined || only === undefined) return over(0);
    if (typeof id !== 'string' || !all.includes(id)) return ask(frame.seat, { ask: 'option', options: all, of: 'model' });
    const question: PlaceQuestion = { ask: 'place', model: id, contact: [host] };
    if (answer?.at) {
      standUp(play, id, placeOf(play, id, answer.at));
      play.patchTop<EffectsFrame>({ bound: { ...frame.bound, subject: [id] } });
      return over(1);
    }
    if (now['id'] === undefined) {
      if (placeSpots(play, question).length > 0) return note({ id });
      play.emit({ what: 'failed', model: id, why: 'no-room-to-return' });
      return over(0);
    }
    return ask(frame.seat, question);
  },

  /** It was not slain: it keeps what it has, and its wounds are gone. @rule CMP-7 */
  spare({ play, reading }, { who }) {
    const [id] = namedBy(reading, who);
    if (id === undefined || play.model(id).status !== 'slain') return over(0);
    const { wounds } = play.model(id);
    play.patchModel(id, { status: 'board', wounds: 0 });
    play.emit({ what: 'healed', model: id, amount: wounds });
    return over(wounds);
  },

  /** One box is open while it fights; whatever comes of it, it is slain. @rule CMP-7 */
  'last-stand'(work, { who }) {
    const { play, reading, now } = work;
    const [id] = namedBy(reading, who);
    if (id === undefined) return over(0);
    if (!now['struck']) return play.model(id).status === 'slain' ? strike(work, id) : over(0);
    if (play.model(id).status === 'board') play.patchModel(id, { status: 'slain', wounds: play.character(id).health });
    else wentDown(play, id);
    return over(1);
  },

  /** After whoever may hold a card for it was asked: those who are still slain leave, and what speaks of it speaks. @rule SLN-7 CMP-7 */
  depart({ play, frame, reading, now }) {
    if (now['gone']) return over();
    const by = (frame.bound['by'] ?? {}) as Record<string, string | null>; // written by `consequences` alone
    const fallen = stillToPart(play, namedBy(reading, 'each')).map((to) => ({ to, by: by[to] ?? null }));
    play.pend(partings(play, fallen));
    return note({ gone: true });
  },
};
