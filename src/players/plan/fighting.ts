import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Side } from '../../rules/terms/sides.ts';
import type { Advice, Motive } from '../../rules/terms/thought.ts';
import { imaginedAnswers, lookOn, type Imagined, type MeleeFrame } from '../../seats/imagined-match.ts';
import { reckon } from '../duels/blows.ts';
import { drawnHand } from '../duels/hands.ts';
import { countsOf, publicHandsOf, sharesOf, stakes } from '../duels/melee.ts';
import { plainShares } from '../duels/plain-shares.ts';
import type { Lot } from '../lot.ts';
import { isHurt } from './mercy.ts';
import type { Thinker } from './moves.ts';
import { drawnBy } from '../duels/drawn-by.ts';

const ENERGY_KEPT = 0.6;
const ENERGY_LEFT = 0.2;
const DRAWS = 4;
const GOING = 2;
/** The smaller effort for a question about energy. */
const SKETCH = { hands: 40, rounds: 30 };

const meleeOf = (match: Imagined): MeleeFrame | null => {
  const top = match.stack[match.stack.length - 1];
  return top?.kind === 'melee' ? top : null;
};

/** The melee card to play, drawn by the shares of the solved game so that it does not reveal the hand. */
export function laying(match: Imagined, side: Side, { seat, cards, level }: Thinker, lot: Lot): Advice | null {
  const frame = meleeOf(match);
  if (!frame) return null;
  const counts = countsOf(frame.hands[side]);
  // some cards of the hand may not be played: one just taken back, a second copy of the first
  const offered = imaginedAnswers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'play-melee' ? [offer.card] : []));
  const kinds = MELEE_CARDS.map((card) => (offered.includes(card) ? 1 : 0) as number);
  const total = kinds.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const fight = stakes(lookOn(match, cards), frame, level.weights);
  const shares = level.plain
    ? plainShares(fight, side, counts)
    : sharesOf(fight, publicHandsOf(frame), { side, counts }, level.melee, lot).shares;
  const may = kinds.map((count, kind) => count * (shares[kind] ?? 0));
  const sum = may.reduce((all, count) => all + count, 0);
  const option = drawnBy(
    sum === 0 || lot.percent(level.trembles) ? kinds.map((count) => count / total) : may.map((count) => count / sum),
    lot,
  );
  const card = MELEE_CARDS[option];
  const motive: Motive = total === 1 ? { code: 'only' } : { code: 'mixes', share: Math.round(100 * (shares[option] ?? 0)) };
  return card === undefined ? null : { decision: { seat, kind: 'play-melee', card }, why: motive };
}

/** Decides if two more cards are worth one energy: the expected hand after drawing against the present one. */
export function going(match: Imagined, side: Side, { seat, cards, level }: Thinker, lot: Lot): Decision {
  const pass: Decision = { seat, kind: 'pass' };
  const frame = meleeOf(match);
  if (!frame) return pass;
  const look = lookOn(match, cards);
  const known = publicHandsOf(frame);
  const counts = countsOf(frame.hands[side]);
  const fight = stakes(look, frame, level.weights);
  const worth = (hand: readonly number[], more: number): number => {
    const sizes = { ...known.sizes, [side]: known.sizes[side] + more };
    return sharesOf(fight, { ...known, sizes, open: {} }, { side, counts: hand }, SKETCH, lot).worth;
  };
  const pool = known.pool.map((count, kind) => Math.max(0, count - (counts[kind] ?? 0)));
  let after = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = drawnHand(pool, GOING, lot);
    after +=
      worth(
        counts.map((count, kind) => count + (drawn[kind] ?? 0)),
        GOING,
      ) / DRAWS;
  }
  const model = look.model(frame.payer[side]);
  const price = !model.activated || match.order.active === model.id ? ENERGY_KEPT : ENERGY_LEFT;
  return after - worth(counts, 0) > price ? { seat, kind: 'go-for-it' } : pass;
}

/** The follow-up that deals most, if it deals anything. */
export function followingUp(match: Imagined, side: Side, { seat, cards, level }: Thinker): Decision {
  const frame = meleeOf(match);
  const opponent = side === 'attacker' ? 'defender' : 'attacker';
  const answer = frame?.played[opponent];
  const look = lookOn(match, cards);
  if (!frame || answer === undefined || (level.forgives && isHurt(look, seat, frame.fighters[opponent]))) return { seat, kind: 'pass' };
  const { wounds, more } = reckon(look, frame, side);
  const counts = countsOf(frame.hands[side]);
  const against = MELEE_CARDS.indexOf(answer);
  const best = MELEE_CARDS.map((card, kind) => ({
    card,
    hurts: (counts[kind] ?? 0) > 0 ? wounds(kind, against, counts[kind] ?? 0) + more(kind) : -1,
  })).sort((a, b) => b.hurts - a.hurts)[0];
  return best && best.hurts > 0 ? { seat, kind: 'follow-up', card: best.card } : { seat, kind: 'pass' };
}
