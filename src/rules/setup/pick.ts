import { fullCardName, kindOfCard } from '../abilities/table-cards.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { playing } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import type { TableCard } from '../terms/card-language.ts';
import { choices, type Refused } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Clause, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { leave } from './leave.ts';
import { highest } from './roll-off.ts';

/** The winner of the roll says who picks first from the open cards; the stack goes round in secret. */
const FIRST = 'first';
const OPEN = 'open';
const STACK = 'stack';
const KINDS: readonly TableCard['kind'][] = ['event', 'agenda'];

const cardsOf = (look: Look, seat: Seat): string[] => look.match.order.seats[seat]?.cards ?? [];

/** The cards that nobody has taken. @rule EVA-2 EVA-9 */
const pool = (look: Look): TableCard[] => {
  const taken = look.seats.flatMap((seat) => cardsOf(look, seat));
  return Object.values(look.cards.tableCards ?? {}).filter(({ id }) => !taken.includes(id));
};

const byRound = (stage: string | undefined): Clause[] => (stage === STACK ? ['EVA-8', 'EVA-7'] : ['EVA-6']);

/** Why a seat may not take this card. @rule EVA-6 EVA-8 EVA-12 */
function refuseCard(look: Look, seat: Seat, name: string, stage: string | undefined): Reason | null {
  const id = fullCardName(look.cards, name);
  const facts = { card: id };
  const known = look.cards.tableCards?.[id];
  if (!known) return reason('no-such-card', byRound(stage), { card: name });
  const card = pool(look).find((one) => one.id === id);
  if (!card) return reason('card-taken', byRound(stage), facts);
  const { faction = null } = look.match.order.seats[seat] ?? {};
  if (card.faction && faction !== null && card.faction !== faction)
    return reason('card-of-another-faction', ['EVA-12'], { ...facts, faction: card.faction });
  if (cardsOf(look, seat).some((own) => kindOfCard(own) === card.kind)) return reason('has-that-kind', byRound(stage), facts);
  return null;
}

const legal = (look: Look, seat: Seat, stage: string | undefined): TableCard[] =>
  pool(look).filter(({ id }) => !refuseCard(look, seat, id, stage));

/** Whether there is anything to pick: with the option on, cards in the catalogue, and none brought along. @rule EVA-1 EVA-3 VAR-3 */
const isPicked = (look: Look): boolean =>
  look.options.eventsAndAgendas &&
  pool(look).length >= playing(look).length * KINDS.length &&
  look.match.order.seats.every(({ cards, used }) => cards.length === 0 && used.length === 0);

/** A separate roll; two players then pick openly, three or four pass the stack. @rule EVA-4 EVA-5 EVA-7 */
function begin(play: Play): void {
  const seats = playing(play);
  const winner = highest(play, 'cards', seats);
  if (seats.length === 2) {
    play.patchTop<GameFrame>({ stage: FIRST, waiting: [winner] });
    return;
  }
  const round = [winner, ...play.clockwise(winner)].filter((seat, at, all) => seats.includes(seat) && all.indexOf(seat) === at);
  play.patchTop<GameFrame>({ stage: STACK, waiting: [...round, ...round] });
}

/** The first picker takes one card, the other one of each kind, the first the kind that is missing. @rule EVA-6 */
function goFirst(play: Play, first: Seat): void {
  const other = playing(play).find((seat) => seat !== first) ?? first;
  play.patchTop<GameFrame>({ stage: OPEN, waiting: [first, other, other, first] });
}

/** One card has been taken, or none could be. */
function took(play: Play, frame: GameFrame, seat: Seat, name: string | null): void {
  play.patchTop<GameFrame>({ waiting: (frame.waiting ?? []).slice(1) });
  if (name === null) {
    play.emit({ what: 'card-passed', seat });
    return;
  }
  const card = fullCardName(play.cards, name);
  play.patchSeat(seat, { cards: [...cardsOf(play, seat), card] });
  if (frame.stage === STACK) play.emit({ what: 'card-kept', seat, secret: { to: seat, cards: [card] } });
  else play.emit({ what: 'card-taken', seat, card });
}

/**
 * Events and Agendas: two players pick from the open cards, three or four keep cards of a stack that is passed round in secret. Who
 * finds no card that may be taken goes without. @rule EVA-3 EVA-4 EVA-5 EVA-6 EVA-7 EVA-8 EVA-9 EVA-11 EVA-12
 */
export const pick = step<'setup.pick'>()({
  exits: ['picked'],
  takes: ['choose-first', 'choose-card', 'pass', 'hold'],
  run(play, frame) {
    if (frame.stage === undefined) {
      if (!isPicked(play)) return leave(play, 'picked');
      begin(play);
      return again;
    }
    const seats = playing(play);
    const waiting = (frame.waiting ?? []).filter((seat) => seats.includes(seat));
    const [seat] = waiting;
    if (frame.stage === FIRST) {
      play.ask({ seat: seat ?? seats[0] ?? 0, kind: 'first' });
      return wait;
    }
    if (seat === undefined) return leave(play, 'picked');
    play.patchTop<GameFrame>({ waiting });
    play.ask({ seat, kind: 'pick' });
    return wait;
  },
  take(play, frame, decision) {
    if (decision.kind === 'choose-first') {
      play.emit({ what: 'first-chosen', by: decision.seat, first: decision.first });
      goFirst(play, decision.first);
    } else took(play, frame, decision.seat, decision.kind === 'choose-card' ? decision.card : null);
  },
  refuse(look, { stage }, decision, { kind }) {
    if ((decision.kind === 'choose-first') !== (kind === 'first')) return reason('other-question', ['EVA-5']);
    if (decision.kind === 'choose-first')
      return playing(look).includes(decision.first) ? null : reason('no-such-seat', ['EVA-5'], { seat: decision.first });
    if (decision.kind === 'choose-card') return refuseCard(look, decision.seat, decision.card, stage);
    return legal(look, decision.seat, stage).length > 0 ? reason('must-be-answered', byRound(stage)) : null;
  },
  choices(look, { stage }, { seat, kind }) {
    if (kind === 'first') return choices({ decisions: playing(look).map((first): Decision => ({ seat, kind: 'choose-first', first })) });
    const decisions = legal(look, seat, stage).map(({ id }): Decision => ({ seat, kind: 'choose-card', card: id }));
    const refused = pool(look).flatMap(({ id }): Refused[] => {
      const why = refuseCard(look, seat, id, stage);
      return why ? [{ decision: { kind: 'choose-card', card: id }, reason: why }] : [];
    });
    return choices({ decisions: decisions.length > 0 ? decisions : [{ seat, kind: 'pass' }], refused });
  },
});
