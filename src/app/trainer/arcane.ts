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

/** The events at the end of a claim that are shown beside the cards. */
const CAME: readonly HappeningKind[] = ['damaged', 'wounded', 'healed', 'slain'];

const arcaneIn = (view: View) => view.stack.find((frame) => frame.kind === 'arcane');

/** The cards that a seat holds in the duel. */
export function arcaneHandOf(course: TrainerCourse, seat: Seat): readonly ArcaneCard[] {
  const frame = arcaneIn(course.view(seat));
  return (frame?.seat === seat ? frame.hand.cards : frame?.resist.cards) ?? [];
}

/** The claim about the laid card, and the number of cards that the claimer drew. */
export function claimIn(course: TrainerCourse): { claimed: ArcaneCard; drawn: number } | null {
  const frame = arcaneIn(course.view(null));
  return frame?.claimed ? { claimed: frame.claimed, drawn: frame.hand.count + 1 } : null;
}

/** Percentage of lies among the partner's claims: a computer player lies too seldom to be a good partner here. */
const LIES = 50;

/** The cards of the deck with which the ability in use has a useful effect. */
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

/** The card that the partner lays and its claim: half of the time a lie, else as a computer player decides. Null where it would make no claim. */
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

/** Answers the questions after the resistance: the player who may replace a lie thinks, and nobody plays another card. */
const goingOn = (course: TrainerCourse, seed: string): TrainerCourse =>
  course.until(
    [],
    ({ kind, seat }, bout) => (kind === 'again' ? { seat, kind: 'pass' } : bout.thought(seat, seed)),
    (view) => arcaneIn(view) === undefined,
  );

/** Plays a claim to its end from the question to the resisting side. Null where that side is not asked. */
export function playClaimToEnd(
  course: TrainerCourse,
  called: 'ok' | 'bluff',
  caller: Seat,
  seed: string,
): Omit<ClaimEnd, 'won'> & { effect: boolean } {
  const claimer = caller === LEARNER ? PARTNER : LEARNER;
  const claim = claimIn(course);
  const lay = arcaneIn(course.view(claimer))?.laid?.cards?.[0];
  if (!claim || !lay) throw new Error('nothing has been claimed');
  const { claimed, drawn } = claim;
  const over = goingOn(course.after({ seat: caller, kind: called }), seed);
  const [resolved] = over.eventsOf('resolved');
  const identity = resolved?.identity ?? claimed;
  return {
    called,
    lay,
    claimed,
    identity,
    replaced: over.eventsOf('replaced').length > 0,
    odds: oddsOf(claimed, arcaneHandOf(course, caller), drawn),
    came: { at: 0, seat: null, events: over.events.filter(({ what }) => CAME.includes(what)) },
    mayRepeat: called === 'bluff' && lay === claimed,
    effect: resolved?.effect === true,
  };
}
