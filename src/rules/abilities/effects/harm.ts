import type { ModelId } from '../../terms/ids.ts';
import { netDamage } from '../damage.ts';
import { consequences, mark, slay, warnings, type Mark } from '../harm.ts';
import { cardWarnings } from '../play-card.ts';
import { note, numberFor, over, scaled, whose, type Handlers, type Work } from '../work.ts';

interface Blow {
  to: ModelId;
  printed: number;
  amount: number;
}

/** Marks made together, what follows from them, and how many wounds they came to. @rule SLN-7 */
function marked({ play }: Work, marks: readonly Mark[]): number {
  play.pend(consequences(play, marks));
  return marks.reduce((sum, { amount }) => sum + amount, 0);
}

export const harmEffects: Pick<Handlers, 'damage' | 'wound' | 'heal' | 'slay'> = {
  /** @rule DMG-3 DMG-8 END-7 */
  damage(work, { to, by: value, type }) {
    const { play, frame, now } = work;
    const blows = (copies: number): Blow[] =>
      whose(work, to).map((hit) => {
        const printed = numberFor(work, to, hit, value);
        return { to: hit, printed, amount: netDamage(play, { by: frame.model, to: hit, type, printed, copies, melee: false }) ?? 0 };
      });
    const diverted = (now['diverted'] ?? {}) as Record<ModelId, ModelId>; // written by `redirect` alone
    const threatening = (): Blow[] => scaled(work, value, blows);
    if (!now['warned']) {
      play.pend(warnings(play, frame.model, threatening));
      return note({ warned: true });
    }
    if (!now['cards']) {
      play.pend(cardWarnings(play, frame.model, () => threatening().map((blow) => ({ ...blow, to: diverted[blow.to] ?? blow.to }))));
      return note({ ...now, cards: true });
    }
    const marks = scaled(work, value, (copies) =>
      blows(copies).map(({ to: victim, printed, amount }) => {
        const hit = diverted[victim] ?? victim;
        play.emit({ what: 'damaged', model: hit, by: frame.model, type, amount, printed: printed * copies });
        return mark(play, hit, frame.model, amount);
      }),
    );
    return over(marked(work, marks));
  },

  /** @rule DEF-18 */
  wound(work, { to, by }) {
    const { play, frame, now } = work;
    const threatened = (): { to: ModelId; amount: number }[] =>
      whose(work, to).map((hit) => ({ to: hit, amount: numberFor(work, to, hit, by) }));
    const asked = now['warned'] ? [] : cardWarnings(play, frame.model, threatened);
    if (asked.length > 0) {
      play.pend(asked);
      return note({ warned: true });
    }
    const marks = scaled(work, by, (copies) =>
      whose(work, to)
        .map((hit) => ({ hit, amount: numberFor(work, to, hit, by) * copies }))
        .map(({ hit, amount }) => mark(play, hit, frame.model, amount)),
    );
    return over(marked(work, marks));
  },

  /** Never more than is filled. @rule DEF-23 DEF-25 */
  heal(work, { to, by }) {
    const { play } = work;
    const healed = scaled(work, by === 'all' ? 0 : by, (copies) =>
      whose(work, to).map((id) => {
        const { wounds } = play.model(id);
        const amount = by === 'all' ? wounds : Math.max(0, Math.min(wounds, numberFor(work, to, id, by) * copies));
        if (amount > 0) {
          play.patchModel(id, { wounds: wounds - amount });
          play.emit({ what: 'healed', model: id, amount });
        }
        return amount;
      }),
    );
    return over(healed.reduce((sum, amount) => sum + amount, 0));
  },

  slay(work, { to, and }) {
    const victims = [...whose(work, to), ...(and === undefined ? [] : whose(work, and))];
    const marks = [...new Set(victims)].map((id) => slay(work.play, id, work.frame.model));
    marked(work, marks);
    return over(marks.length);
  },
};
