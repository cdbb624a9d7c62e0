import { askForCards, cardWindowChoices, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { isOpenTo, isPaidHere, ownCardName, tableCardOf } from '../printed/table-cards.ts';
import { seatState } from '../printed/seat-state.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import { declines, type Decision } from '../terms/decision.ts';
import type { Opening } from '../terms/opening.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';
import { highest, ranked } from './roll-off.ts';

/** Sets the order of deployment. Until the first roll the seat with Initiative, or else the first to deploy, counts as first (REP-4). */
function settle(play: Play, deployment: Seat[], initiative: Seat | null): void {
  const first = initiative ?? deployment[0] ?? 0;
  play.patchOrder({ deployment, initiative, first, next: first });
}

/** The stage after the dice, followed by the seats in the order of their dice; cards may still be played. @rule CMP-5 */
const ROLLED = 'rolled:';
const rolledIn = ({ stage }: GameFrame): Seat[] | null =>
  stage?.startsWith(ROLLED) ? stage.slice(ROLLED.length).split(',').map(Number) : null;

/** The seats that may choose further campaign cards because of a card played immediately, one entry for each card. @rule CMP-5 campaign 4.6 */
function extraPickers(look: Look, seat: Seat, name: string): Seat[] {
  const more = tableCardOf(look, ownCardName(look, seat, name))?.league?.moreCards;
  if (!more) return [];
  const seats = more.who === 'self' ? [seat] : seatsPlaying(look).filter((rival) => rival !== seat);
  return seats.flatMap((roller) => Array.from({ length: more.n }, () => roller));
}

/** The campaign cards that a seat has neither had nor played, in this game or an earlier one of its campaign. @rule CMP-1 campaign 4.5 */
function furtherCards(look: Look, seat: Seat): string[] {
  const { cards, used, crossedOff = [], faction } = seatState(look, seat);
  const known = new Set([...cards, ...used, ...crossedOff]);
  return Object.values(look.cards.tableCards ?? {})
    .filter((card) => card.kind === 'campaign' && isOpenTo(card, faction) && isPaidHere(look, card))
    .map(({ id }) => id)
    .filter((id) => !known.has(id));
}

/** The seats that may still choose a further card and have one to choose. */
const owedIn = (look: Look, { owed = [] }: GameFrame): Seat[] =>
  owed.filter((seat) => seatsPlaying(look).includes(seat) && furtherCards(look, seat).length > 0);

/** Takes the further card that a seat chooses in secret; null when it declines further cards. */
function chooseFurther(play: Play, frame: GameFrame, seat: Seat, card: string | null): void {
  const owed = owedIn(play, frame);
  play.patchTop<GameFrame>({
    owed: card === null ? owed.filter((waiter) => waiter !== seat) : owed.filter((_, index) => index !== owed.indexOf(seat)),
  });
  if (card === null) return;
  play.patchSeat(seat, { cards: [...seatState(play, seat).cards, card] });
  play.emit({ what: 'card-kept', seat, secret: { to: seat, cards: [card] } });
}

/**
 * The roll for deployment: two players divide the roles; three or four deploy in the order of their dice, without Initiative.
 * @rule DEP-1 DEP-2 DEP-3 DEP-8 DEP-9
 */
export const roll = step<'setup.roll'>()({
  exits: ['ranked'],
  takes: ['choose-start', 'play-card', 'choose-card', 'pass', 'hold'],
  asks: ['start', 'card', 'pick'],
  lays: ['effects'],
  run(play, frame) {
    const seats = seatsPlaying(play);
    if (frame.stage === 'ranked') return leave(play, 'ranked');
    if (frame.stage === 'start') {
      play.ask({ seat: frame.waiting?.find((seat) => seats.includes(seat)) ?? seats[0] ?? 0, kind: 'start' });
      return wait;
    }
    const rolled = rolledIn(frame);
    if (rolled === null) {
      const order = seats.length === 2 ? [highest(play, 'deployment', seats)] : ranked(play, 'deployment', seats);
      play.patchTop<GameFrame>({ stage: `${ROLLED}${order.join()}`, waiting: play.seats });
      return again;
    }
    const owed = owedIn(play, frame);
    if (owed.length > 0) {
      play.ask(...[...new Set(owed)].map((seat): Opening => ({ seat, kind: 'pick' })));
      return wait;
    }
    if (askForCards(play, 'immediately')) return wait;
    if (seats.length === 2) {
      play.patchTop<GameFrame>({ stage: 'start', waiting: rolled });
      return again;
    }
    settle(
      play,
      rolled.filter((seat) => seats.includes(seat)),
      null,
    );
    return leave(play, 'ranked');
  },
  take(play, frame, decision, { kind }) {
    if (kind === 'pick') {
      chooseFurther(play, frame, decision.seat, decision.kind === 'choose-card' ? decision.card : null);
      return;
    }
    if (decision.kind === 'choose-card') return;
    if (decision.kind !== 'choose-start') {
      const owed = decision.kind === 'play-card' ? extraPickers(play, decision.seat, decision.card) : [];
      const result = takeCard(play, decision, 'immediately');
      if (owed.length > 0) play.patchTop<GameFrame>({ owed: [...(frame.owed ?? []), ...owed] });
      return result;
    }
    const { seat, role } = decision;
    const opponent = seatsPlaying(play).find((candidate) => candidate !== seat) ?? seat;
    if (role === 'early-bird') settle(play, [seat, opponent], opponent);
    else settle(play, [opponent, seat], seat);
    play.emit({ what: 'role-chosen', seat, role });
    play.patchTop<GameFrame>({ stage: 'ranked' });
  },
  refuse: (look, _frame, decision, { kind }) => {
    if (kind === 'card') return refuseCardAnswer(look, decision, 'immediately');
    if (kind === 'pick') {
      if (decision.kind !== 'choose-card') return declines(decision) ? null : reason('other-question', ['CMP-5']);
      return furtherCards(look, decision.seat).includes(decision.card) ? null : reason('no-such-card', ['CMP-2'], { card: decision.card });
    }
    return decision.kind === 'choose-start' ? null : reason('must-be-answered', ['DEP-2', 'DEP-3']);
  },
  choices: (look, _frame, { seat, kind }) =>
    kind === 'pick'
      ? choices({
          decisions: [...furtherCards(look, seat).map((card): Decision => ({ seat, kind: 'choose-card', card })), { seat, kind: 'pass' }],
        })
      : kind === 'card'
        ? cardWindowChoices(look, seat, 'immediately')
        : choices({ decisions: (['early-bird', 'initiative'] as const).map((role): Decision => ({ seat, kind: 'choose-start', role })) }),
});
