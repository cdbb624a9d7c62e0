import type { Play } from '../../play.ts';
import { resistingSeat } from '../../reading/declaring/arcane-frame.ts';
import { SIDES, type ArcaneFrame, type Frame, type MeleeFrame, type Side } from '../../terms/frame.ts';
import type { Seat } from '../../terms/ids.ts';
import type { Lasting } from '../../terms/match.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { meleeUnderWay, namedBy } from '../../reading/named-by.ts';
import { without } from '../../melee/sides.ts';
import type { Ability } from '../../terms/card-language.ts';
import { MELEE_CARDS, type MeleeCard } from '../../terms/decks.ts';
import { ask, note, over, type Handlers } from '../work.ts';

// Effects that change the frame of a duel under way.

/** Replaces the nearest frame of a kind below the text. 1 when there is one, else 0. */
function inDuel<K extends 'melee' | 'arcane'>(play: Play, kind: K, change: (duel: Extract<Frame, { kind: K }>) => Frame): number {
  const position = play.match.stack.findLastIndex((frame) => frame.kind === kind);
  if (position < 0) return 0;
  play.setStack(play.match.stack.map((frame, index) => (index === position ? change(frame as Extract<Frame, { kind: K }>) : frame))); // `kind` guarantees the type
  return 1;
}

const sideOf = (melee: MeleeFrame, seat: Seat): Side => SIDES.find((side) => melee.seats[side] === seat) ?? 'attacker';

const lessOne = <T>(cards: readonly T[], card: T): T[] => cards.filter((_, index) => index !== cards.indexOf(card));

/** A side takes its revealed card back into the hand and plays another one; the card of the other side stays. */
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
    ...(melee.fought ? { fought: { ...melee.fought, [side]: melee.fought[side]?.slice(0, -1) ?? [] } } : {}),
  };
}

/** Another card of the hand counts instead of the played one, as if it had been played: its copies may be shown. */
function swapped(melee: MeleeFrame, side: Side, card: MeleeCard): MeleeFrame {
  return {
    ...melee,
    hands: { ...melee.hands, [side]: lessOne(melee.hands[side], card) },
    discard: [...melee.discard, card],
    played: { ...melee.played, [side]: card },
    copies: without(melee.copies, side),
    lent: without(melee.lent ?? {}, side),
    upgraded: { ...melee.upgraded, [side]: false },
    signatures: melee.signatures.filter(
      (signature, index) => signature.side !== side || melee.signatures.slice(index + 1).some((later) => later.side === side),
    ),
    swapped: side,
  };
}

/** An arcane ability without its filter for targets, so that a reversed ability can target the model that used it. @rule CMP-6 CHR-16 */
function atAnyTarget(ability: Ability | null): Ability | null {
  if (ability?.kind !== 'arcane' || !ability.target?.which) return ability;
  const { which: _, ...target } = ability.target;
  return { ...ability, target };
}

export const duelEffects: Pick<
  Handlers,
  'add-copy' | 'feint' | 'draw-melee' | 'search-melee' | 'swap-card' | 'lay-two' | 'keep-one' | 'reverse' | 'sworn'
> = {
  'draw-melee'({ play, frame }, { n }) {
    if (!meleeUnderWay(play)) return over(0);
    const cards = play.drawMelee(n);
    return over(
      inDuel(play, 'melee', (melee) => {
        const side = sideOf(melee, frame.seat);
        play.emit({ what: 'melee-drawn', side, seat: frame.seat, count: cards.length, secret: { to: frame.seat, cards } });
        return { ...melee, hands: { ...melee.hands, [side]: [...melee.hands[side], ...cards] } };
      }),
    );
  },

  /** An empty deck gives no card. Afterwards the deck is shuffled. @rule CHR-56 MEL-9 MEL-28 */
  'search-melee'({ play, frame, answer, now }) {
    const melee = meleeUnderWay(play);
    const side = melee && sideOf(melee, frame.seat);
    const { taken = 0 } = now;
    if (!melee || !side || play.match.table.decks.melee.length === 0 || taken >= (melee.copies[side] ?? 1)) return over(taken);
    const card = MELEE_CARDS.find((item) => item === answer?.option);
    if (card === undefined) return ask(frame.seat, { ask: 'option', options: [...MELEE_CARDS], of: 'melee-card', from: 'melee-deck' });
    const { decks } = play.match.table;
    play.patchTable({ decks: { ...decks, melee: play.shuffle(lessOne(decks.melee, card)) } });
    play.emit({ what: 'melee-drawn', side, seat: frame.seat, count: 1, secret: { to: frame.seat, cards: [card] } });
    play.emit({ what: 'shuffled', deck: 'melee' });
    inDuel(play, 'melee', (duel) => ({ ...duel, hands: { ...duel.hands, [side]: [...duel.hands[side], card] } }));
    return note({ taken: taken + 1 });
  },

  /** The seat is asked whatever its hand, so that the question reveals nothing. The copies that the other side has shown stay. @rule CHR-32 */
  'swap-card'({ play, frame, answer }, { for: card }) {
    const melee = meleeUnderWay(play);
    const side = melee && sideOf(melee, frame.seat);
    if (!melee || !side || answer?.pass || answer?.option === 'no') return over(0);
    if (card === 'any') {
      const chosen = MELEE_CARDS.find((item) => item === answer?.option);
      if (chosen === undefined)
        return ask(frame.seat, { ask: 'option', options: [...MELEE_CARDS], of: 'melee-card', from: 'melee-hand', may: true });
      play.emit({ what: 'melee-revealed', cards: { [side]: chosen } });
      return over(inDuel(play, 'melee', (duel) => swapped(duel, side, chosen)));
    }
    if (!answer) return ask(frame.seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
    if (!melee.hands[side].includes(card)) return over(0);
    play.emit({ what: 'melee-revealed', cards: { [side]: card } });
    return over(inDuel(play, 'melee', (duel) => swapped(duel, side, card)));
  },

  /** The copy counts in addition to those shown from the hand. @rule CMP-6 CRT-1 */
  'add-copy'({ play, frame }) {
    return over(
      inDuel(play, 'melee', (melee) => {
        const side = sideOf(melee, frame.seat);
        return { ...melee, extra: { ...melee.extra, [side]: (melee.extra?.[side] ?? 0) + 1 } };
      }),
    );
  },

  feint({ play, frame, reading }) {
    const [subject] = namedBy(reading, 'subject');
    return over(
      inDuel(play, 'melee', (melee) => feinted(melee, SIDES.find((side) => melee.fighters[side] === subject) ?? sideOf(melee, frame.seat))),
    );
  },

  'lay-two': ({ play, frame }) =>
    over(
      inDuel(play, 'melee', (melee) => {
        const side = SIDES.find((candidate) => melee.fighters[candidate] === frame.model);
        return side ? { ...melee, double: { ...melee.double, [side]: true } } : melee;
      }),
    ),

  /** Both cards are already among those that go back to the deck. */
  'keep-one'({ play, frame, answer }) {
    const melee = play.match.stack.findLast((layer): layer is MeleeFrame => layer.kind === 'melee');
    const side = melee && SIDES.find((candidate) => melee.fighters[candidate] === frame.model);
    const [first, second] = side ? [melee.played[side], melee.spare?.[side]] : [];
    if (!side || first === undefined || second === undefined) return over(0);
    const kept = [first, second].find((card) => card === answer?.option);
    if (kept === undefined) return ask(frame.seat, { ask: 'option', options: [first, second], of: 'melee-card' });
    return over(inDuel(play, 'melee', (duel) => ({ ...duel, played: { ...duel.played, [side]: kept } })));
  },

  /** The model that was the target gains the ability for this action and uses it with its own Arcane. @rule CMP-6 CHR-16 */
  reverse({ play, reading }) {
    const [target] = namedBy(reading, 'target');
    if (target === undefined) return over(0);
    const turned = inDuel(play, 'arcane', (duel): ArcaneFrame => {
      const { model, ability } = duel;
      const gives = atAnyTarget(abilityOf(play, model, ability));
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

  /** Wounds count from here to the end of the round. @rule CMP-6 */
  sworn({ play }) {
    const wounds = (melee: MeleeFrame, side: Side): number => play.model(melee.fighters[side]).wounds;
    return over(
      inDuel(play, 'melee', (melee) => ({
        ...melee,
        sworn: { attacker: wounds(melee, 'attacker'), defender: wounds(melee, 'defender') },
      })),
    );
  },
};
