import { oddsOf } from '../../lessons/counting.ts';
import { LEARNER, PARTNER } from '../../lessons/lesson.ts';
import { Lot } from '../../players/lot.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import { ARCANE_DECK, colourOf, type ArcaneCard } from '../../rules/terms/decks.ts';
import type { HappeningKind } from '../../rules/terms/happening.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';
import type { ClaimEnd } from '../../ui/contexts/learning/trainer-port.ts';
import type { TrainerCourse } from './course.ts';

/** What is told of the end of a claim beside the cards. */
const CAME: readonly HappeningKind[] = ['damaged', 'wounded', 'healed', 'slain'];

const arcaneIn = (view: View) => view.stack.find((frame) => frame.kind === 'arcane');

/** The cards that a seat holds in the duel. */
export function arcaneHandOf(course: TrainerCourse, seat: Seat): readonly ArcaneCard[] {
  const frame = arcaneIn(course.view(seat));
  return (frame?.seat === seat ? frame.hand.cards : frame?.resist.cards) ?? [];
}

/** The claim about the card that lies there, and the number of cards that the claimer drew. */
export function claimIn(course: TrainerCourse): { claimed: ArcaneCard; drawn: number } | null {
  const frame = arcaneIn(course.view(null));
  return frame?.claimed ? { claimed: frame.claimed, drawn: frame.hand.count + 1 } : null;
}

/** Of a hundred claims so many are lies: a computer player lies too seldom to be a good partner here. */
const LIES = 50;

/** The cards of the deck with which the ability being used does something good. */
function helpful(course: TrainerCourse): ArcaneCard[] {
  const frame = arcaneIn(course.view(null));
  const { characters } = course.folded.record.cards;
  const ability = characters[frame?.model.replace(/^\d+:/, '') ?? '']?.abilities.find(({ id }) => id === frame?.ability);
  const wanted = ability?.kind === 'arcane' ? ability.outcomes.flatMap(({ on }) => (on === 'catastrophe' ? [] : [on.colour])) : [];
  return ARCANE_DECK.filter((card) => {
    const colour = colourOf(card);
    return colour !== null && wanted.some((colours) => colours === 'any' || colours.includes(colour));
  });
}

/** What the partner lays and says: every second time a lie, else what a computer player says. Null where it would say nothing. */
export function claimOf(course: TrainerCourse, seed: string): Decision | null {
  const lot = new Lot(seed);
  const hand = arcaneHandOf(course, PARTNER);
  const good = helpful(course);
  if (lot.percent(LIES)) {
    const as = lot.of(good);
    const spare = hand.filter((card) => !good.includes(card));
    const card = lot.of(spare.length > 0 ? spare : hand.filter((item) => item !== as));
    return as && card ? { seat: PARTNER, kind: 'claim', card, as } : null;
  }
  const thought = course.thought(PARTNER, seed);
  return thought?.kind === 'claim' ? thought : null;
}

/** What the seats are asked after the answer: the one that may replace a lie thinks, none plays again. */
const goingOn = (course: TrainerCourse, seed: string): TrainerCourse =>
  course.until(
    [],
    ({ kind, seat }, bout) => (kind === 'again' ? { seat, kind: 'pass' } : bout.thought(seat, seed)),
    (view) => arcaneIn(view) === undefined,
  );

/** A claim to its end, from the moment in which the other side is asked. Null where nobody is. */
export function playClaimToEnd(
  asked: TrainerCourse,
  called: 'ok' | 'bluff',
  caller: Seat,
  seed: string,
): Omit<ClaimEnd, 'won'> & { effect: boolean } {
  const claimer = caller === LEARNER ? PARTNER : LEARNER;
  const claim = claimIn(asked);
  const lay = arcaneIn(asked.view(claimer))?.laid?.cards?.[0];
  if (!claim || !lay) throw new Error('nothing has been claimed');
  const { claimed, drawn } = claim;
  const over = goingOn(asked.after({ seat: caller, kind: called }), seed);
  const [resolved] = over.told('resolved');
  const identity = resolved?.identity ?? claimed;
  return {
    called,
    lay,
    claimed,
    identity,
    replaced: over.told('replaced').length > 0,
    odds: oddsOf(claimed, arcaneHandOf(asked, caller), drawn),
    came: { at: 0, seat: null, events: over.events.filter(({ what }) => CAME.includes(what)) },
    again: called === 'bluff' && lay === claimed,
    effect: resolved?.effect === true,
  };
}
