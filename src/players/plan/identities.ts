import type { Gains } from '../duels/gains.ts';
import { abilityOf } from '../../rules/printed/abilities-of.ts';
import { ARCANE_KINDS, valueOf, type ArcaneCard } from '../../rules/terms/decks.ts';
import { fits } from '../../rules/terms/card-fit.ts';
import { imaginedOpenings, lookOn, type ArcaneFrame, type Imagined } from '../../seats/imagined-match.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import type { Thinker } from './moves.ts';

/** The arcane duel on top of an imagined match; null when another procedure is on top. */
export function duelOf(match: Imagined): ArcaneFrame | null {
  const top = match.stack[match.stack.length - 1];
  return top?.kind === 'arcane' ? top : null;
}

const NOTHING = 'nothing';

/** The outcome of each identity. Identities with the same outcome gain the same. */
function outcomeGroups(match: Imagined, frame: ArcaneFrame, { cards }: Thinker): string[] {
  const ability = abilityOf(lookOn(match, cards), frame.model, frame.ability);
  const outcomes = ability?.kind === 'arcane' ? ability.outcomes : [];
  return ARCANE_KINDS.map((card) => {
    const index = outcomes.findIndex(({ on }) => fits(card, on));
    const on = outcomes[index]?.on;
    return on === undefined
      ? card === 'catastrophe'
        ? 'catastrophe'
        : NOTHING
      : `${index} ${on !== 'catastrophe' && on.value === 'X' ? valueOf(card) : ''}`;
  });
}

/** The identities that have an outcome. */
export function outcomesAt(match: Imagined, frame: ArcaneFrame, thinker: Thinker): readonly ArcaneCard[] {
  const group = outcomeGroups(match, frame, thinker);
  return ARCANE_KINDS.filter((_, index) => group[index] !== NOTHING);
}

/** True if claimed cards are played face up, so that no lie is possible. */
export const liesOpen = (match: Imagined): boolean =>
  imaginedOpenings(match).some((opening) => opening.kind === 'claim' && opening.open === true);

/** The gain of every identity at a claim, tried with one identity for each outcome and believed. Face up, only cards in the hand gain. */
export function gainsAt(match: Imagined, thinker: Thinker, lot: Lot): { gains: Gains; declined: Imagined } {
  const { seat, cards, level } = thinker;
  const frame = duelOf(match);
  const claimer = frame?.seat ?? seat;
  const declined = settle(afterDecision(match, { seat: claimer, kind: 'pass' }, cards), cards, lot);
  const nothing = worthOf(declined, claimer, cards, level.weights);
  const gainByGroup = new Map<string, number>([[NOTHING, 0]]);
  const open = liesOpen(match);
  const group = frame ? outcomeGroups(match, frame, thinker) : [];
  const gain = (as: ArcaneCard, index: number): number => {
    const key = group[index] ?? NOTHING;
    const cached = gainByGroup.get(key);
    const card = open ? frame?.hand.find((candidate) => candidate === as) : frame?.hand[0];
    if (cached !== undefined || card === undefined || !frame) return cached ?? 0;
    const claimed = afterDecision(match, { seat: claimer, kind: 'claim', card, as }, cards);
    const after = settle(claimed, cards, lot); // believed
    const worth = worthOf(after, claimer, cards, level.weights) - nothing;
    gainByGroup.set(key, worth);
    return worth;
  };
  const gains = Object.fromEntries(ARCANE_KINDS.map((as, index) => [as, gain(as, index)])) as Record<ArcaneCard, number>;
  return { gains, declined };
}

/** The copies of each kind in the arcane deck. */
export const COPIES: readonly number[] = ARCANE_KINDS.map((card) => (card === 'catastrophe' ? 3 : 4 - valueOf(card)));

/** True if an imagined match asks this seat for a claim. */
export const asksClaim = (match: Imagined, seat: number): boolean =>
  imaginedOpenings(match).some((opening) => opening.kind === 'claim' && opening.seat === seat);
