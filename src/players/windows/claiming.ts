import { drawnBy } from '../duels/drawn-by.ts';
import { ARCANE_KINDS, valueOf, type ArcaneCard } from '../../rules/terms/decks.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import { imaginedAnswers, type ArcaneFrame, type Imagined } from '../../seats/imagined-match.ts';
import { decoyOf, solveBluff } from '../duels/bluff.ts';
import type { Lot } from '../lot.ts';
import { COPIES, duelOf, gainsAt, liesOpen, outcomesAt } from '../plan/identities.ts';
import type { Gains } from '../duels/gains.ts';
import type { Thinker } from '../plan/moves.ts';

const pass = (seat: number): Decision => ({ seat, kind: 'pass' });

/** A true claim of the best card; it passes, where allowed, when no card gains anything. */
function trueClaim(seat: number, hand: readonly ArcaneCard[], gains: Gains, mayPass: boolean): Decision {
  const best = [...hand].sort((a, b) => gains[b] - gains[a] || valueOf(b) - valueOf(a))[0];
  return best !== undefined && (gains[best] > 0 || !mayPass) ? { seat, kind: 'claim', card: best, as: best } : pass(seat);
}

const isLie = (claim: ArcaneCard | undefined, hand: readonly ArcaneCard[]): boolean => claim !== undefined && !hand.includes(claim);

/** The shares with the liked ones multiplied by `times`, scaled to a sum of 1. */
export function favouring(shares: Float64Array, isLiked: (index: number) => boolean, times: number): Float64Array {
  const liked = shares.map((share, index) => share * (isLiked(index) ? times : 1));
  const sum = liked.reduce((all, share) => all + share, 0);
  return times === 1 || sum === 0 ? shares : liked.map((share) => share / sum);
}

/** The claim to make, and the card to play under it. */
export function claiming(match: Imagined, thinker: Thinker, lot: Lot): Advice {
  const { seat, cards, level } = thinker;
  const frame = duelOf(match);
  const nothing: Advice = { decision: pass(seat), why: { code: 'only' } };
  if (!frame) return nothing;
  const offered = imaginedAnswers(match, seat, cards).decisions;
  const mayPass = offered.some(({ kind }) => kind === 'pass');
  if (mayPass && frame.hand.length === 0) return nothing;
  const { gains } = gainsAt(match, thinker, lot);
  // a card of the hand, or one set aside beside a character
  const claimable = [...new Set(offered.flatMap((offer) => (offer.kind === 'claim' ? [offer.card] : [])))];
  const trueAdvice: Advice = { decision: trueClaim(seat, claimable, gains, mayPass), why: { code: 'best' } };
  // a card that is played face up cannot be a lie
  if (level.honest || liesOpen(match) || frame.hand.length === 0) return trueAdvice;
  const game = solveBluff(gains, { ...level.claims, size: frame.hand.length, real: frame.hand }, lot);
  const ways = game.claims.length + (mayPass ? 1 : 0);
  const says = favouring(
    (game.says[0] ?? new Float64Array()).slice(0, ways),
    (index) => isLie(game.claims[index], frame.hand),
    level.lies ?? 1,
  );
  const chance = Float64Array.from({ length: ways }, () => 1 / ways);
  const option = drawnBy(lot.percent(level.trembles) ? chance : says, lot);
  const as = game.claims[option];
  const share = Math.round(100 * (says[option] ?? 0));
  if (as === undefined) return mayPass ? { decision: pass(seat), why: { code: 'declines', share } } : trueAdvice;
  const isTrue = frame.hand.includes(as);
  const card = isTrue ? as : decoyOf(frame.hand, as, gains);
  return card === undefined ? nothing : { decision: { seat, kind: 'claim', card, as }, why: { code: isTrue ? 'tells' : 'bluffs', share } };
}

/** The match at the moment of the claim. */
function atClaim(match: Imagined, frame: ArcaneFrame): Imagined {
  const { laid, claimed: _, ...rest } = frame;
  const asked: ArcaneFrame = { ...rest, step: 'arcane.claim', hand: laid === undefined ? frame.hand : [...frame.hand, laid] };
  const stack = [...match.stack.slice(0, -1), asked] as unknown as Imagined['stack']; // the same frames, with the top one set back
  return { ...match, stack, openings: [{ seat: frame.seat, kind: 'claim', model: frame.model }] };
}

/** The answer to a claim: OK or a call. */
export function calling(match: Imagined, thinker: Thinker, lot: Lot): Advice {
  const { seat, level } = thinker;
  const frame = duelOf(match);
  const claimed = frame?.claimed;
  if (!frame || claimed === undefined) return { decision: { seat, kind: 'ok' }, why: { code: 'best' } };
  const copies = frame.resist.filter((card) => card === claimed).length;
  if (copies >= (COPIES[ARCANE_KINDS.indexOf(claimed)] ?? 0)) return { decision: { seat, kind: 'bluff' }, why: { code: 'knows' } };
  if (level.honest) return { decision: { seat, kind: 'ok' }, why: { code: 'best' } };
  const { gains } = gainsAt(atClaim(match, frame), thinker, lot);
  const size = frame.hand.length + (frame.laid === undefined ? 0 : 1);
  const game = solveBluff(gains, { ...level.claims, size, real: null }, lot);
  const share = Math.min(1, (game.calls[game.claims.indexOf(claimed)]?.[copies] ?? 0) * (level.doubts ?? 1));
  const doubts = lot.percent(level.trembles) ? lot.percent(30) : lot.share() < share;
  return { decision: { seat, kind: doubts ? 'bluff' : 'ok' }, why: { code: 'doubts', share: Math.round(100 * share) } };
}

/**
 * The least value of an outcome to the player who gets it, for each number on its card. Quick answers do not show the worth of a move that
 * the opponent would choose.
 */
const WANTED = 0.3;

/** The card that replaces a caught lie: the one that gains the liar least. Passes when no card gains less than the lie. */
export function replacing(match: Imagined, thinker: Thinker, lot: Lot): Decision {
  const { seat, cards } = thinker;
  const frame = duelOf(match);
  if (!frame) return pass(seat);
  const { gains } = gainsAt(atClaim(match, frame), thinker, lot);
  const outcomes = outcomesAt(match, frame, thinker);
  const brings = (card: ArcaneCard | undefined): number => {
    if (card === undefined || !outcomes.includes(card)) return 0;
    return card === 'catastrophe' ? gains[card] : Math.max(gains[card], WANTED * valueOf(card));
  };
  const laid = imaginedAnswers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'replace' ? [offer] : []));
  return laid.reduce<{ decision: Decision; gain: number }>(
    (best, decision) => (brings(decision.card) < best.gain ? { decision, gain: brings(decision.card) } : best),
    { decision: pass(seat), gain: brings(frame.laid) },
  ).decision;
}
