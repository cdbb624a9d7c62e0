import { ARCANE_DECK, ARCANE_KINDS } from '../../rules/terms/decks.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { imaginedOpenings, type Imagined } from '../../seats/imagined-match.ts';
import { quickAnswer, isSettled, settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { asksClaim, COPIES, duelOf, gainsAt } from './identities.ts';
import type { Gains } from '../duels/gains.ts';
import type { Thinker } from './moves.ts';

// The mean value of an arcane ability before its cards are drawn.

const BELIEVED = 0.9;
const BLUFFED = 0.3;
const STEPS = 20;

/** The chance that a hand of `hand` cards from the whole deck has none of `copies` cards. */
function chanceOfNone(copies: number, hand: number): number {
  let chance = 1;
  for (let card = 0; card < hand; card += 1) chance *= Math.max(0, ARCANE_DECK.length - copies - card) / (ARCANE_DECK.length - card);
  return chance;
}

/** The mean gain of a claim with `hand` cards: the best identity in the hand, sometimes a lie. */
export function meanGain(gains: Gains, hand: number): number {
  const order = ARCANE_KINDS.map((card, index) => ({ gain: gains[card], copies: COPIES[index] ?? 0 })).sort((a, b) => b.gain - a.gain);
  let sum = 0;
  let better = 0;
  let before = 1;
  for (const { gain, copies } of order) {
    if (gain <= 0) break;
    better += copies;
    const chance = chanceOfNone(better, hand);
    sum += (before - chance) * gain;
    before = chance;
  }
  const middle = order[2]?.gain ?? 0;
  return BELIEVED * sum + before * BLUFFED * Math.max(0, middle);
}

export interface CastWorth {
  /** The match after declining to claim. */
  after: Imagined;
  bonus: number;
}

/** Plays a use up to its claim, if it comes to one. */
function toClaim(match: Imagined, use: DecisionOf<'use'>, { seat, cards }: Thinker, lot: Lot): { at: Imagined; isClaim: boolean } {
  let current = afterDecision(match, use, cards);
  for (let step = 0; step < STEPS && !isSettled(current); step += 1) {
    if (asksClaim(current, seat)) return { at: current, isClaim: true };
    const [opening] = imaginedOpenings(current);
    if (!opening) break;
    current = afterDecision(current, quickAnswer(current, opening, cards, lot), cards);
  }
  return { at: current, isClaim: false };
}

/** A key of the same use on targets with the same wounds. */
const keyOf = ({ model = '', ability, targets = [], stone = '', terrain = '' }: DecisionOf<'use'>, { table }: Imagined): string =>
  [model, ability, ...targets.map((target) => `${target} ${table.models[target]?.wounds ?? ''}`), stone, terrain].join(' ');

/** Gains of claims found earlier in the same thought. */
export type GainsMemory = Map<string, Gains>;

/** The value of an arcane ability; null when it never comes to a claim. */
export function castWorth(match: Imagined, use: DecisionOf<'use'>, thinker: Thinker, memory: GainsMemory, lot: Lot): CastWorth | null {
  const { at, isClaim } = toClaim(match, use, thinker, lot);
  const frame = duelOf(at);
  if (!isClaim || !frame) return null;
  const key = keyOf(use, match);
  const cached = memory.get(key);
  const freshGains = cached ? null : gainsAt(at, thinker, lot);
  const gains = cached ?? (freshGains as NonNullable<typeof freshGains>).gains;
  if (!cached) memory.set(key, gains);
  const { seat, cards } = thinker;
  const after = freshGains?.declined ?? settle(afterDecision(at, { seat, kind: 'pass' }, cards), cards, lot);
  return { after, bonus: Math.max(0, meanGain(gains, frame.hand.length)) };
}

/** The mean value after a decision, over several orders of the decks. */
export function meanOver(
  matches: readonly Imagined[],
  decision: Decision,
  thinker: Thinker,
  lot: Lot,
): { after: Imagined | null; mean: number; first: number } {
  const { seat, cards, level } = thinker;
  let after: Imagined | null = null;
  let sum = 0;
  let first = 0;
  for (const match of matches) {
    const current = settle(afterDecision(match, decision, cards), cards, lot);
    const worth = worthOf(current, seat, cards, level.weights);
    if (after === null) [after, first] = [current, worth];
    sum += worth;
  }
  return { after, mean: matches.length > 0 ? sum / matches.length : 0, first };
}
