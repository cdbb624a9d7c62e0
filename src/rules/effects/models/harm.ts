import type { Play } from '../../play.ts';
import type { ModelId } from '../../terms/ids.ts';
import type { SumPart } from '../../terms/sum.ts';
import type { ActionName } from '../../terms/card-language.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { isWhole, sumOf, typeOf } from '../../harm/damage.ts';
import { consequences } from '../../harm/harm.ts';
import { openings, warnings } from '../../harm/warnings.ts';
import { mark, slay, type Mark } from '../../harm/mark.ts';
import { cardWarnings } from '../../reading/play-card.ts';
import { causer, note, numberFor, over, scaled, modelsNamed, type Handlers, type Work } from '../work.ts';

interface EffectBlow {
  to: ModelId;
  printed: number;
  amount: number;
  whole: boolean;
  /** The parts of the damage beside the printed amount. */
  parts: SumPart[];
}

/** The kind of action whose text deals the damage; null for a passive ability and a signature move. */
function actionOf({ play, frame }: Work): ActionName | null {
  const kind = abilityOf(play, frame.model, frame.ability)?.kind;
  return kind === 'active' || kind === 'arcane' ? kind : null;
}

/** The model that suffers the wounds of a catastrophe instead. @rule CMP-7 */
function takerOf({ play, frame }: Work, hit: ModelId): ModelId {
  if (!frame.catastrophe || hit !== frame.model) return hit;
  const passes = play.model(hit).lasting.find(({ mods }) => mods.some(({ mod }) => mod === 'passes-wounds'));
  return passes?.against ?? hit;
}

/** Pends what follows from simultaneous marks and returns how many wounds they are. @rule SLN-7 */
function marked({ play }: Work, marks: readonly Mark[]): number {
  play.pend(consequences(play, marks));
  return marks.reduce((sum, { amount }) => sum + amount, 0);
}

/** True if a text prevents this model from restoring wounds once; that text is then used up. */
function isDenied(play: Play, id: ModelId): boolean {
  const { lasting } = play.model(id);
  const denies = lasting.findIndex(({ mods }) => mods.some((mod) => mod.mod === 'unhealed' && mod.once === undefined));
  if (denies >= 0) play.patchModel(id, { lasting: lasting.filter((_, index) => index !== denies) });
  return denies >= 0;
}

export const harmEffects: Pick<Handlers, 'damage' | 'wound' | 'heal' | 'slay'> = {
  /** @rule DMG-3 DMG-8 END-7 */
  damage(work, { to, by: value, type }) {
    const { play, frame, now } = work;
    const dealer = causer(work);
    const action = actionOf(work);
    if (dealer !== null && !now.opened && !now.warned) {
      const offered = openings(play, dealer, type, action);
      if (offered.length > 0) {
        play.pend(offered);
        return note({ opened: true });
      }
    }
    const sharpened = now.sharpened ?? {};
    const { averted = [], lessened = {} } = now;
    const blows = (copies: number): EffectBlow[] =>
      modelsNamed(work, to).map((hit) => {
        const printed = numberFor(work, to, hit, value);
        const blow = { by: dealer, to: hit, type, printed, copies, melee: false, sharpened };
        const { net, parts } = sumOf(play, blow);
        const less = averted.includes(hit) ? null : (lessened[hit] ?? 0);
        return {
          to: hit,
          printed,
          amount: less === null ? 0 : Math.max(0, (net ?? 0) - less),
          parts: less === 0 ? parts : [...parts, { from: hit, ability: null, by: less && -less }],
          whole: isWhole(play, blow),
        };
      });
    const counts = typeOf({ type, sharpened }) ?? type;
    const diverted = now.diverted ?? {};
    const threatening = (): EffectBlow[] => scaled(work, value, blows);
    if (!now.warned) {
      const whole = threatening().some((blow) => blow.whole);
      const danger = { type: counts, action, ...(sharpened.past ? { past: sharpened.past } : {}), whole };
      play.pend(warnings(play, dealer, danger, threatening));
      return note({ ...now, warned: true });
    }
    if (!now.cards) {
      play.pend(cardWarnings(play, frame.model, () => threatening().map((blow) => ({ ...blow, to: diverted[blow.to] ?? blow.to }))));
      return note({ ...now, cards: true });
    }
    const marks = scaled(work, value, (copies) =>
      blows(copies).map(({ to: victim, printed, amount, parts, whole }) => {
        const hit = diverted[victim] ?? victim;
        play.emit({
          what: 'damaged',
          model: hit,
          by: dealer,
          type: counts,
          amount,
          printed: printed * copies,
          ...(parts.length > 0 ? { parts } : {}),
        });
        return mark(play, hit, dealer, amount, whole ? 'whole' : 'damage');
      }),
    );
    return over(marked(work, marks));
  },

  /** @rule DEF-18 */
  wound(work, { to, by }) {
    const { play, frame, now } = work;
    const threatened = (): { to: ModelId; amount: number }[] =>
      modelsNamed(work, to).map((hit) => ({ to: takerOf(work, hit), amount: numberFor(work, to, hit, by) }));
    const asked = now.warned ? [] : cardWarnings(play, frame.model, threatened);
    if (asked.length > 0) {
      play.pend(asked);
      return note({ warned: true });
    }
    const marks = scaled(work, by, (copies) =>
      modelsNamed(work, to)
        .map((hit) => ({ hit, amount: numberFor(work, to, hit, by) * copies }))
        .map(({ hit, amount }) => mark(play, takerOf(work, hit), causer(work), amount)),
    );
    return over(marked(work, marks));
  },

  /** Restores at most the wounds that are marked. @rule DEF-23 DEF-25 */
  heal(work, { to, by }) {
    const { play } = work;
    const healed = scaled(work, by === 'all' ? 0 : by, (copies) =>
      modelsNamed(work, to).map((id) => {
        const { wounds } = play.model(id);
        const wanted = by === 'all' ? wounds : Math.max(0, Math.min(wounds, numberFor(work, to, id, by) * copies));
        const amount = wanted > 0 && isDenied(play, id) ? 0 : wanted;
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
    const victims = [...modelsNamed(work, to), ...(and === undefined ? [] : modelsNamed(work, and))];
    const marks = [...new Set(victims)].map((id) => slay(work.play, id, causer(work)));
    marked(work, marks);
    return over(marks.length);
  },
};
