import { ARCANE_DECK, ARCANE_KINDS } from '../../rules/terms/decks.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { asked, type Imagined } from '../../seats/imagined.ts';
import { quick, rests, settle, taken } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { claims, COPIES, duelOf, gainsAt } from './identities.ts';
import type { Gains } from '../duels/gains.ts';
import type { Thinker } from './moves.ts';

// An arcane ability whose cards are still to be drawn: what it is worth on average.

const BELIEVED = 0.9;
const BLUFFED = 0.3;
const STEPS = 20;

/** The chance that a hand of so many cards holds none of so many, out of the whole deck. */
function chanceOfNone(copies: number, hand: number): number {
  let chance = 1;
  for (let card = 0; card < hand; card += 1) chance *= Math.max(0, ARCANE_DECK.length - copies - card) / (ARCANE_DECK.length - card);
  return chance;
}

/** What is gained on average with a hand of so many cards: the best identity that is held, sometimes one that is not. */
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
  /** The match as it is when nothing was claimed. */
  after: Imagined;
  bonus: number;
}

/** Plays a use up to its claim; null when none comes. */
function toClaim(match: Imagined, use: DecisionOf<'use'>, { seat, cards }: Thinker, lot: Lot): { at: Imagined; isClaim: boolean } {
  let current = taken(match, use, cards);
  for (let step = 0; step < STEPS && !rests(current); step += 1) {
    if (claims(current, seat)) return { at: current, isClaim: true };
    const [opening] = asked(current);
    if (!opening) break;
    current = taken(current, quick(current, opening, cards, lot), cards);
  }
  return { at: current, isClaim: false };
}

/** Who uses what on whom, and how much those have suffered. */
const keyOf = ({ model = '', ability, targets = [], stone = '', terrain = '' }: DecisionOf<'use'>, { table }: Imagined): string =>
  [model, ability, ...targets.map((target) => `${target} ${table.models[target]?.wounds ?? ''}`), stone, terrain].join(' ');

/** Gains found before in the same thought. */
export type GainsMemory = Map<string, Gains>;

/** What using an arcane ability is worth; null when it turns out that nobody claims anything. */
export function cast(match: Imagined, use: DecisionOf<'use'>, thinker: Thinker, memory: GainsMemory, lot: Lot): CastWorth | null {
  const { at, isClaim } = toClaim(match, use, thinker, lot);
  const frame = duelOf(at);
  if (!isClaim || !frame) return null;
  const key = keyOf(use, match);
  const known = memory.get(key);
  const gained = known ? null : gainsAt(at, thinker, lot);
  const gains = known ?? (gained as NonNullable<typeof gained>).gains;
  if (!known) memory.set(key, gains);
  const { seat, cards } = thinker;
  const after = gained?.declined ?? settle(taken(at, { seat, kind: 'pass' }, cards), cards, lot);
  return { after, bonus: Math.max(0, meanGain(gains, frame.hand.length)) };
}

/** What a decision gains over doing nothing, with what chance brings dealt again a few times. */
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
    const current = settle(taken(match, decision, cards), cards, lot);
    const worth = worthOf(current, seat, cards, level.weights);
    if (after === null) [after, first] = [current, worth];
    sum += worth;
  }
  return { after, mean: matches.length > 0 ? sum / matches.length : 0, first };
}
