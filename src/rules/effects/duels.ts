import type { Play } from '../play.ts';
import { resistingSeat } from '../reading/arcane-frame.ts';
import { SIDES, type ArcaneFrame, type Frame, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import type { Lasting } from '../terms/match.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { namedBy } from '../reading/reading.ts';
import { over, type Handlers } from './work.ts';

// Cards played into a duel under way: what they change lies in the frame of the duel.

/** Rewrites the nearest frame of a kind below the text; 0 when there is none. */
function inDuel<K extends 'melee' | 'arcane'>(play: Play, kind: K, change: (duel: Extract<Frame, { kind: K }>) => Frame): number {
  const at = play.match.stack.findLastIndex((frame) => frame.kind === kind);
  if (at < 0) return 0;
  play.setStack(play.match.stack.map((frame, index) => (index === at ? change(frame as Extract<Frame, { kind: K }>) : frame))); // by its kind
  return 1;
}

const sideOf = (melee: MeleeFrame, seat: Seat): Side => SIDES.find((side) => melee.seats[side] === seat) ?? 'attacker';

const lessOne = <T>(cards: readonly T[], card: T): T[] => cards.filter((_, at) => at !== cards.indexOf(card));

/** The card revealed goes back to the hand, and another one is laid for it; the other side's card stays as it is. */
function feinted(melee: MeleeFrame, side: Side): MeleeFrame {
  const card = melee.played[side];
  if (card === undefined) return melee;
  const { looked: _, ...rest } = melee;
  return {
    ...rest,
    hands: { ...melee.hands, [side]: [...melee.hands[side], card] },
    discard: Object.values(melee.played).reduce((cards, played) => lessOne(cards, played), melee.discard),
    laid: Object.fromEntries(Object.entries(melee.played).filter(([played]) => played !== side)),
    played: {},
    feinted: { [side]: card },
  };
}

export const duelEffects: Pick<Handlers, 'add-copy' | 'feint' | 'reverse' | 'sworn'> = {
  /** On top of those shown from the hand. @rule CMP-6 CRT-1 */
  'add-copy'({ play, frame }) {
    return over(
      inDuel(play, 'melee', (melee) => {
        const side = sideOf(melee, frame.seat);
        return { ...melee, extra: { ...melee.extra, [side]: (melee.extra?.[side] ?? 0) + 1 } };
      }),
    );
  },

  feint: ({ play, frame }) => over(inDuel(play, 'melee', (melee) => feinted(melee, sideOf(melee, frame.seat)))),

  /** The ability is lent to whoever was its target, with that model's own Arcane. @rule CMP-6 */
  reverse({ play, reading }) {
    const [target] = namedBy(reading, 'target');
    if (target === undefined) return over(0);
    const turned = inDuel(play, 'arcane', (duel): ArcaneFrame => {
      const { model, ability } = duel;
      const gives = abilityOf(play, model, ability);
      const { lasting, controller: seat } = play.model(target);
      const lent: Lasting[] = gives ? [{ mods: [], until: 'action', from: { model, ability }, gives }] : [];
      play.patchModel(target, { lasting: [...lasting, ...lent] });
      const targets = [model];
      return {
        ...duel,
        model: target,
        seat,
        resisting: resistingSeat(play, seat, targets),
        declared: { targets },
        owner: play.model(model).controller,
      };
    });
    return over(turned);
  },

  /** Boxes are counted from here to the end of the round. @rule CMP-6 */
  sworn({ play }) {
    const wounds = (melee: MeleeFrame, side: Side): number => play.model(melee.fighters[side]).wounds;
    return over(
      inDuel(play, 'melee', (melee) => ({ ...melee, sworn: { attacker: wounds(melee, 'attacker'), defender: wounds(melee, 'defender') } })),
    );
  },
};
