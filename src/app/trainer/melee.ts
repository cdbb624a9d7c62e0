import { LEARNER, PARTNER } from '../../lessons/lesson.ts';
import { Lot } from '../../players/lot.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { MeleeCard } from '../../rules/terms/decks.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { SIDES, type Side } from '../../rules/terms/sides.ts';
import type { View } from '../../seats/view.ts';
import type { TrainerBlow, Exchange } from '../../ui/contexts/learning/trainer-port.ts';
import type { TrainerCourse } from './course.ts';

/** The learner attacks in every round. */
const SEATS: Readonly<Record<Side, Seat>> = { attacker: LEARNER, defender: PARTNER };

const meleeIn = (view: View) => view.stack.find((frame) => frame.kind === 'melee');

/** The cards that a seat may lay, with every copy. */
export function handOf(course: TrainerCourse, seat: Seat): readonly MeleeCard[] {
  const side = SIDES.find((candidate) => SEATS[candidate] === seat) ?? 'attacker';
  return meleeIn(course.view(seat))?.hands[side].cards ?? [];
}

export const kindsOf = (cards: readonly MeleeCard[]): MeleeCard[] => [...new Set(cards)];

const dealtBy = (course: TrainerCourse, fighter: string): number =>
  course.eventsOf('damaged').reduce((sum, { by, amount }) => (by === fighter ? sum + amount : sum), 0);

/** Uses all copies, and chooses the damage type that hurts most. */
function answer({ seat, kind }: Opening, course: TrainerCourse): Decision | null {
  const { decisions } = course.seat(seat).choices();
  if (kind === 'critical') return decisions[decisions.length - 1] ?? null;
  if (kind !== 'damage-type') return null;
  const side = SIDES.find((candidate) => SEATS[candidate] === seat) ?? 'attacker';
  const fighter = meleeIn(course.view(null))?.fighters[side] ?? '';
  const worth = (decision: Decision): number => dealtBy(fought(course.after(decision)), fighter);
  let best: { decision: Decision; dealt: number } | null = null;
  for (const decision of decisions) {
    const dealt = worth(decision);
    if (!best || dealt > best.dealt) best = { decision, dealt };
  }
  return best?.decision ?? null;
}

/** Plays the melee to its end. */
const fought = (course: TrainerCourse): TrainerCourse => course.until([], answer, (view) => meleeIn(view) === undefined);

/** The card that a side has laid, and its damage. The card itself names the damage that it does not deal. */
function blowOf(course: TrainerCourse, before: TrainerCourse, side: Side, laid: Readonly<Record<Side, MeleeCard>>): TrainerBlow {
  const fighter = meleeIn(before.view(null))?.fighters[side];
  const opponent = side === 'attacker' ? 'defender' : 'attacker';
  const hurt = course.eventsOf('damaged').find(({ by }) => by === fighter);
  const printed = hurt ? hurt.printed : before.folded.record.cards.melee[laid[side]].deal[laid[opponent]].hit;
  return {
    card: laid[side],
    type: hurt?.type ?? null,
    printed,
    amount: hurt?.amount ?? 0,
    ...(hurt?.copies ? { copies: hurt.copies } : {}),
    ...(hurt?.parts ? { parts: hurt.parts } : {}),
  };
}

/** Lays both cards and lets the rules resolve them. */
function laidBoth(course: TrainerCourse, attacker: MeleeCard, defender: MeleeCard): Record<Side, TrainerBlow> {
  const laid = { attacker, defender };
  const over = fought(SIDES.reduce((bout, side) => bout.after({ seat: SEATS[side], kind: 'play-melee', card: laid[side] }), course));
  return { attacker: blowOf(over, course, 'attacker', laid), defender: blowOf(over, course, 'defender', laid) };
}

/** Wounds dealt minus wounds suffered. */
const worthOf = ({ attacker, defender }: Record<Side, TrainerBlow>): number => attacker.amount - defender.amount;

/** The worth of each card in the learner's hand against a card. */
export const worths = (course: TrainerCourse, reply: MeleeCard): number[] =>
  kindsOf(handOf(course, LEARNER)).map((card) => worthOf(laidBoth(course, card, reply)));

/** The card of the enemy: a random one of its hand, or the choice of a computer player, who does not see the learner's hand. */
export function enemyCard(course: TrainerCourse, secret: boolean, seed: string): MeleeCard {
  const hand = handOf(course, PARTNER);
  const thought = secret ? course.thought(PARTNER, seed) : null;
  const chosen = thought?.kind === 'play-melee' ? thought.card : new Lot(seed).of(hand);
  if (chosen === undefined) throw new Error('the enemy has no card');
  return chosen;
}

/**
 * The learner's card against the enemy's. Against a face-up card only the best answer is good; against a secret card it is good to deal more than is
 * suffered.
 */
export function exchanged(course: TrainerCourse, ownCard: MeleeCard, reply: MeleeCard, secret: boolean): Exchange {
  const blows = laidBoth(course, ownCard, reply);
  const alternatives = kindsOf(handOf(course, LEARNER))
    .filter((card) => card !== ownCard)
    .map((card) => ({ card, blows: laidBoth(course, card, reply) }));
  const worth = worthOf(blows);
  return {
    learner: blows.attacker,
    enemy: blows.defender,
    alternatives: alternatives.map((exchange) => ({
      card: exchange.card,
      dealt: exchange.blows.attacker.amount,
      suffered: exchange.blows.defender.amount,
    })),
    won: secret ? worth > 0 : alternatives.every((exchange) => worthOf(exchange.blows) <= worth),
  };
}
