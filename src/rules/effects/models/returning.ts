import { meleeFrame } from '../../melee/declare.ts';
import { entry, note as noteOnce } from '../../ledger.ts';
import { mayStrike } from '../../reading/may-strike.ts';
import type { NotesOf } from '../../terms/frame-notes.ts';
import { modsOfKind } from '../../reading/mods.ts';
import { meleeRangeOf } from '../../printed/reach.ts';
import { terrainNear, within } from '../../sight/distance.ts';
import { lendersOf } from '../../sight/lent-terrain.ts';
import type { EffectsFrame, MeleeFrame } from '../../terms/frame.ts';
import { filterOf } from '../../space/missing-facts.ts';
import type { ModelId, PieceId } from '../../terms/ids.ts';
import { isParting, noteReborn, framesAfterLeaving, stillToPart, noteSecondFall } from '../../harm/harm.ts';
import { leave } from '../../harm/departure.ts';
import { namedBy } from '../../reading/named-by.ts';
import { valueOf } from '../../reading/reading.ts';
import { plainId } from '../../printed/abilities-of.ts';
import { seatState } from '../../printed/seat-state.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { ask, note, over, modelsNamed, type Done, type Handlers, type Work } from '../work.ts';
import { entryOffers } from './control.ts';
import { placeOf, hasPlace, type PlaceQuestion } from './placing.ts';

/** Added to Melee in a last stand. */
const LAST_STAND = 2;

/** The frame of a melee in which this fighter is not slain. */
const standing = (frame: MeleeFrame, id: ModelId): MeleeFrame => ({
  ...frame,
  slain: {
    attacker: frame.slain.attacker && frame.fighters.attacker !== id,
    defender: frame.slain.defender && frame.fighters.defender !== id,
  },
});

function strike(work: Work, id: ModelId): Done<NotesOf<'last-stand'>> {
  const { play, frame, answer } = work;
  if (play.model(id).controller !== frame.seat) play.patchModel(id, { controller: frame.seat }); // the player of the text controls the strike
  const struck = new Set(play.worlds.flatMap((look) => mayStrike(look, id)));
  const enemies = play.models.map((model) => model.id).filter((enemy) => struck.has(enemy));
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

/** True if the text is Reanimate, of any model. */
const isReanimation = ({ text, ability }: EffectsFrame): boolean => !('card' in text) && plainId(ability) === 'reanimate';

/**
 * The places where a model comes back: in contact with `beside`, or, with Reanimate, with a friend that `guides-back`, or in terrain near the originator.
 */
function besideOrElse({ play, frame }: Work, model: ModelId, beside: ModelId[]): Pick<PlaceQuestion, 'contact' | 'inside'> {
  const { text, ability } = frame;
  if ('card' in text || !ability.startsWith('reanimate')) return { contact: beside }; // “Reanimate Jobie” counts here too
  const guides = play.onBoard.map(({ id }) => id).filter((id) => play.friends(id, model) && modsOfKind(play, id, 'guides-back').length > 0);
  const into = isReanimation(frame) ? modsOfKind(play, frame.model, 'reanimates-into') : [];
  const inside = into.flatMap(({ mod }): (ModelId | PieceId)[] =>
    play.isSpoken
      ? [mod.terrain]
      : [
          ...terrainNear(play, frame.model, mod.terrain, mod.in).map(({ id }) => id),
          ...filterOf(lendersOf(play, frame.model, mod.terrain), (id) => within(play, frame.model, id, mod.in + meleeRangeOf(play, id))),
        ],
  );
  return {
    contact: [...new Set([...beside, ...guides])],
    ...(inside.length > 0 ? { inside } : {}),
  };
}

export const returningEffects: Pick<Handlers, 'remain' | 'return' | 'last-stand' | 'depart'> = {
  /** The model stays in play; a round of melee in which it fights goes on with it. @rule UPG-11 CMP-7 */
  remain({ play, reading }, { who, boxes }) {
    const [id] = namedBy(reading, who);
    if (id === undefined || play.model(id).status !== 'slain') return over(0);
    const { health } = play.character(id);
    const remaining = boxes === 'all' ? health : Math.max(1, Math.min(health, valueOf(reading, boxes)));
    play.patchModel(id, { status: 'board', wounds: health - remaining });
    play.setStack(play.match.stack.map((frame) => (frame.kind === 'melee' ? standing(frame, id) : frame)));
    noteOnce(play, entry.spared(id));
    play.emit({ what: 'stayed', model: id, boxes: remaining });
    return over(remaining);
  },

  /** The model keeps nothing that it did or gained, except uses of upgrades. Without room it stays away. @rule SLN-6 DEP-10 UPG-12 CMP-7 */
  return(work, { who, contact, boxes }) {
    const { play, frame, reading, answer } = work;
    const [model] = namedBy(reading, who);
    if (model === undefined || play.model(model).status !== 'slain') return over(0);
    const beside = contact === undefined ? null : modelsNamed(work, contact);
    const { edge } = seatState(play, play.model(model).seat);
    const question: PlaceQuestion = { ask: 'place', model, ...(beside ? besideOrElse(work, model, beside) : edge ? { edge } : {}) };
    if (answer?.at) {
      if (isParting(play, model)) {
        leave(play, model);
        noteReborn(play, model);
      }
      const { health } = play.character(model);
      const open = boxes === undefined ? Math.ceil(health / 2) : boxes === 'all' ? health : valueOf(reading, boxes);
      const { at, height } = placeOf(play, model, answer.at);
      play.patchModel(model, { status: 'board', at, height, wounds: health - open, energy: 0, activated: false, jogged: false });
      if (play.match.order.active === model) noteOnce(play, entry.risen(model));
      play.emit({ what: 'returned', model, at });
      play.pend(triggered(play, { on: 'enters', model }));
      play.pend(entryOffers(play, model));
      noteOnce(play, entry.returned(model, frame.ability));
      if (isReanimation(frame)) play.pend(triggered(play, { on: 'reanimates', by: frame.model, model }));
      if (isReanimation(frame)) play.pend(triggered(play, { on: 'reanimated', model }));
      return over(1);
    }
    if (!answer?.pass && ((!beside && !edge) || hasPlace(play, question))) return ask(frame.seat, question);
    play.emit({ what: 'failed', model, why: 'no-room-to-return' });
    return over(0);
  },

  /** The model fights with one unfilled box, and is slain afterwards in any case. @rule CMP-7 */
  'last-stand'(work, { who }) {
    const { play, reading, now } = work;
    const [id] = namedBy(reading, who);
    if (id === undefined) return over(0);
    if (!now.struck) return play.model(id).status === 'slain' ? strike(work, id) : over(0);
    if (play.model(id).status === 'board') play.patchModel(id, { status: 'slain', wounds: play.character(id).health });
    else noteSecondFall(play, id);
    return over(1);
  },

  /** After players were asked for cards, the models that are still slain leave, and texts about that speak. @rule SLN-7 CMP-7 */
  depart({ play, frame, reading, now }) {
    if (now.gone) return over();
    const slayers = frame.bound.by ?? {};
    const fallen = stillToPart(play, namedBy(reading, 'each')).map((to) => ({ to, by: slayers[to] ?? null }));
    play.pend(framesAfterLeaving(play, fallen));
    return note({ gone: true });
  },
};
