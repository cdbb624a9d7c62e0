import { fullCardName, isOpenTo, isPaidHere } from '../printed/table-cards.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { again, step, wait, type Then } from '../step.ts';
import { kindOfCard } from '../terms/card-kind.ts';
import type { TableCard } from '../terms/card-language.ts';
import { choices, type Refused } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame, GameStage } from '../terms/frame.ts';
import type { Clause, Seat } from '../terms/ids.ts';
import type { Match } from '../terms/match.ts';
import type { Opening } from '../terms/opening.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';
import { highest } from './roll-off.ts';

/** The winner of the roll names the seat that picks first. */
const FIRST = 'first';
/** Two players pick from the open cards. */
const OPEN = 'open';
/** A stack is passed round in secret. */
const STACK = 'stack';
/** All seats choose campaign cards at the same time, in secret. */
const CAMPAIGN = 'campaign';
const KINDS: readonly TableCard['kind'][] = ['event', 'agenda'];

/** True if the seats pick from common cards, so that cards taken by others are missing. Campaign cards are not common. @rule EVA-7 CMP-2 */
export const findsMissing = ({ stack: [{ step, stage }] }: Match): boolean => step === 'setup.pick' && stage !== CAMPAIGN;

const cardsOf = (look: Look, seat: Seat): string[] => look.match.order.seats[seat]?.cards ?? [];

/** The Events and Agendas that no seat has taken. @rule EVA-2 EVA-9 */
const pool = (look: Look): TableCard[] => {
  const taken = look.seats.flatMap((seat) => cardsOf(look, seat));
  return Object.values(look.cards.tableCards ?? {}).filter(({ id, kind }) => kind !== 'campaign' && !taken.includes(id));
};

/** The campaign cards that a seat may choose for a single match; cards that only a campaign rewards are left out. @rule CMP-1 CMP-2 */
function campaignPool(look: Look, seat: Seat): TableCard[] {
  const { faction = null } = look.match.order.seats[seat] ?? {};
  return Object.values(look.cards.tableCards ?? {}).filter(
    (card) => card.kind === 'campaign' && isPaidHere(look, card) && isOpenTo(card, faction) && !cardsOf(look, seat).includes(card.id),
  );
}

const byRound = (stage: GameStage | undefined): Clause[] => (stage === STACK ? ['EVA-8', 'EVA-7'] : ['EVA-6']);

/** The reason why a seat may not choose this campaign card. @rule CMP-1 CMP-2 */
function refuseCampaignCard(look: Look, seat: Seat, name: string): Reason | null {
  const known = look.cards.tableCards?.[name];
  if (known?.kind !== 'campaign' || !isPaidHere(look, known)) return reason('no-such-card', ['CMP-2'], { card: name });
  if (cardsOf(look, seat).includes(name)) return reason('card-taken', ['CMP-2'], { card: name });
  const { faction = null } = look.match.order.seats[seat] ?? {};
  return isOpenTo(known, faction) ? null : reason('card-of-another-faction', ['CMP-1'], { card: name });
}

/** The reason why a seat may not take this card. @rule EVA-6 EVA-8 EVA-12 */
function refuseCard(look: Look, seat: Seat, name: string, stage: GameStage | undefined): Reason | null {
  if (stage === CAMPAIGN) return refuseCampaignCard(look, seat, name);
  const id = fullCardName(look.cards, name);
  const facts = { card: id };
  const known = look.cards.tableCards?.[id];
  if (!known) return reason('no-such-card', byRound(stage), { card: name });
  const card = pool(look).find((candidate) => candidate.id === id);
  if (!card) return reason('card-taken', byRound(stage), facts);
  const { faction = null } = look.match.order.seats[seat] ?? {};
  if (!isOpenTo(card, faction))
    return reason('card-of-another-faction', ['EVA-12'], { ...facts, ...(card.faction ? { faction: card.faction } : {}) });
  if (cardsOf(look, seat).some((owned) => kindOfCard(owned) === card.kind)) return reason('has-that-kind', byRound(stage), facts);
  return null;
}

const legal = (look: Look, seat: Seat, stage: GameStage | undefined): TableCard[] =>
  (stage === CAMPAIGN ? campaignPool(look, seat) : pool(look)).filter(({ id }) => !refuseCard(look, seat, id, stage));

const nobodyHas = (look: Look, test: (card: string) => boolean): boolean =>
  look.match.order.seats.every(({ cards, used }) => ![...cards, ...used].some(test));

/** True if Events and Agendas are picked: with the option on, enough cards in the catalogue, and none in the setup. @rule EVA-1 EVA-3 VAR-3 */
const isPicked = (look: Look): boolean =>
  look.options.eventsAndAgendas &&
  pool(look).length >= seatsPlaying(look).length * KINDS.length &&
  nobodyHas(look, (card) => kindOfCard(card) !== 'campaign');

/** True if campaign cards are chosen: with the option on, and none in the setup. @rule CMP-2 */
const isChosen = (look: Look): boolean => look.options.campaignCards > 0 && nobodyHas(look, (card) => kindOfCard(card) === 'campaign');

/** Goes on after Events and Agendas: each player chooses campaign cards, if the match has any. */
function goOn(play: Play): Then<'picked'> {
  if (!isChosen(play)) return leave(play, 'picked');
  const { campaignCards } = play.options;
  const times = seatsPlaying(play).flatMap((seat) =>
    Array.from({ length: Math.min(campaignCards, campaignPool(play, seat).length) }, () => seat),
  );
  play.patchTop<GameFrame>({ stage: CAMPAIGN, waiting: times });
  return again;
}

/** Takes the campaign card that a seat has chosen. */
function chose(play: Play, { waiting = [] }: GameFrame, seat: Seat, card: string): void {
  play.patchTop<GameFrame>({ waiting: waiting.filter((_, index) => index !== waiting.indexOf(seat)) });
  play.patchSeat(seat, { cards: [...cardsOf(play, seat), card] });
  play.emit({ what: 'card-kept', seat, secret: { to: seat, cards: [card] } });
}

/** Rolls for the pick; two players then pick from open cards, three or four pass a stack. @rule EVA-4 EVA-5 EVA-7 */
function begin(play: Play): void {
  const seats = seatsPlaying(play);
  const winner = highest(play, 'cards', seats);
  if (seats.length === 2) {
    play.patchTop<GameFrame>({ stage: FIRST, waiting: [winner] });
    return;
  }
  const round = [winner, ...play.clockwise(winner)].filter((seat, index, all) => seats.includes(seat) && all.indexOf(seat) === index);
  play.patchTop<GameFrame>({ stage: STACK, waiting: [...round, ...round] });
}

/** The order of the open pick: the first seat takes one card, the other one of each kind, the first the kind that it lacks. @rule EVA-6 */
function goFirst(play: Play, first: Seat): void {
  const opponent = seatsPlaying(play).find((seat) => seat !== first) ?? first;
  play.patchTop<GameFrame>({ stage: OPEN, waiting: [first, opponent, opponent, first] });
}

/** Takes the card that a seat has picked; `name` null when none could be taken. */
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
 * Events and Agendas: two players pick from open cards, three or four keep cards of a stack that is passed round in secret. A seat that finds
 * no legal card gets none. @rule EVA-3 EVA-4 EVA-5 EVA-6 EVA-7 EVA-8 EVA-9 EVA-11 EVA-12
 */
export const pick = step<'setup.pick'>()({
  exits: ['picked'],
  takes: ['choose-first', 'choose-card', 'pass', 'hold'],
  asks: ['first', 'pick'],
  lays: [],
  run(play, frame) {
    if (frame.stage === undefined) {
      if (!isPicked(play)) return goOn(play);
      begin(play);
      return again;
    }
    const seats = seatsPlaying(play);
    const waiting = (frame.waiting ?? []).filter((seat) => seats.includes(seat));
    const [seat] = waiting;
    if (frame.stage === FIRST) {
      play.ask({ seat: seat ?? seats[0] ?? 0, kind: 'first' });
      return wait;
    }
    if (frame.stage === CAMPAIGN) {
      if (waiting.length === 0) return leave(play, 'picked');
      play.ask(...[...new Set(waiting)].map((picker): Opening => ({ seat: picker, kind: 'pick' })));
      return wait;
    }
    if (seat === undefined) return goOn(play);
    play.patchTop<GameFrame>({ waiting });
    play.ask({ seat, kind: 'pick' });
    return wait;
  },
  take(play, frame, decision) {
    if (decision.kind === 'choose-first') {
      play.emit({ what: 'first-chosen', by: decision.seat, first: decision.first });
      goFirst(play, decision.first);
    } else if (frame.stage === CAMPAIGN) {
      if (decision.kind === 'choose-card') chose(play, frame, decision.seat, decision.card);
    } else took(play, frame, decision.seat, decision.kind === 'choose-card' ? decision.card : null);
  },
  refuse(look, { stage }, decision, { kind }) {
    if ((decision.kind === 'choose-first') !== (kind === 'first')) return reason('other-question', ['EVA-5']);
    if (decision.kind === 'choose-first')
      return seatsPlaying(look).includes(decision.first) ? null : reason('no-such-seat', ['EVA-5'], { seat: decision.first });
    if (decision.kind === 'choose-card') return refuseCard(look, decision.seat, decision.card, stage);
    return legal(look, decision.seat, stage).length > 0 ? reason('must-be-answered', byRound(stage)) : null;
  },
  choices(look, { stage }, { seat, kind }) {
    if (kind === 'first')
      return choices({ decisions: seatsPlaying(look).map((first): Decision => ({ seat, kind: 'choose-first', first })) });
    const decisions = legal(look, seat, stage).map(({ id }): Decision => ({ seat, kind: 'choose-card', card: id }));
    const refused = (): Refused[] =>
      (stage === CAMPAIGN ? [] : pool(look)).flatMap(({ id }): Refused[] => {
        const refusal = refuseCard(look, seat, id, stage);
        return refusal ? [{ decision: { kind: 'choose-card', card: id }, reason: refusal }] : [];
      });
    return choices({ decisions: decisions.length > 0 ? decisions : [{ seat, kind: 'pass' }], refused });
  },
});
