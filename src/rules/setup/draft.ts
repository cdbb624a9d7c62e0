import type { Look } from '../look.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { CharacterId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { companies, refuseCharacter, refuseTogether } from './eligible.ts';
import { leave } from '../leave.ts';
import { open, refusePooled } from './pool.ts';
import { highest } from './roll-off.ts';
import { musterTroupes } from './troupe.ts';

const troupeOf = (look: Look, seat: Seat): CharacterId[] => look.match.order.seats[seat]?.troupe ?? [];
const takenBy = (look: Look, character: CharacterId): Seat | undefined =>
  look.seats.find((seat) => troupeOf(look, seat).includes(character));

/** The number of characters that a seat still needs, and the characters from which it may choose. */
interface Want {
  more: number;
  of: readonly CharacterId[];
}

/** True if all needs can be met together: no group of seats needs more characters than are open to it. */
const isMet = (wants: readonly Want[]): boolean =>
  wants
    .reduce<Want[][]>((all, want) => [...all, ...all.map((group) => [...group, want])], [[]])
    .every((group) => new Set(group.flatMap(({ of }) => of)).size >= group.reduce((sum, { more }) => sum + Math.max(0, more), 0));

/** True if every troupe can still reach this size, without characters that may not be in one troupe. @rule DRF-7 SET-14 */
function feasible(look: Look, size: number, taking?: { seat: Seat; character: CharacterId }): boolean {
  const free = (id: CharacterId): boolean => id !== taking?.character && takenBy(look, id) === undefined;
  const lots = seatsPlaying(look).reduce<Want[][]>(
    (all, seat) => {
      const taken = [...troupeOf(look, seat), ...(taking?.seat === seat ? [taking.character] : [])];
      const available = open(look, seat, look.match.order.seats[seat]?.faction ?? null).filter(free);
      const beside = available.filter((id) => !refuseTogether(look, [...taken, id]));
      return all.flatMap((wants) => companies(look.cards, beside).map((company) => [...wants, { more: size - taken.length, of: company }]));
    },
    [[]],
  );
  return lots.some(isMet);
}

const largest = (look: Look): number => {
  let size = look.options.troupeSize;
  while (size > 1 && !feasible(look, size)) size -= 1;
  return size;
};

function refusePick(look: Look, seat: Seat, character: CharacterId): Reason | null {
  const refused = refuseCharacter(look, character, look.match.order.seats[seat]?.faction ?? null);
  if (refused) return { ...refused, clauses: [...refused.clauses, 'DRF-5'] };
  const pooled = refusePooled(look, seat, character);
  if (pooled) return pooled;
  const apart = refuseTogether(look, [...troupeOf(look, seat), character]);
  if (apart) return apart;
  const owner = takenBy(look, character);
  if (owner !== undefined) return reason('already-drafted', ['DRF-2', 'DRF-8'], { character, by: owner });
  if (!feasible(look, look.options.troupeSize, { seat, character })) return reason('leaves-troupe-short', ['DRF-7'], { character });
  return null;
}

/**
 * Seats take characters one at a time, clockwise from the seat that the winner of a roll names; each character once.
 * @rule DRF-1 DRF-4 DRF-5 DRF-6 VAR-2
 */
export const draft = step<'setup.draft'>()({
  exits: ['drafted'],
  takes: ['choose-first', 'draft'],
  asks: ['first', 'draft'],
  lays: [],
  run(play, frame) {
    const seats = seatsPlaying(play);
    if (frame.stage === undefined) {
      const size = largest(play);
      play.patchOrder({ options: { ...play.options, troupeSize: size, field: Math.min(size, play.options.field) } });
      play.patchTop<GameFrame>({ stage: 'first', waiting: [highest(play, 'draft', seats)] });
      return again;
    }
    const [from = 0] = frame.waiting ?? [];
    const order = [from, ...play.clockwise(from)].filter((seat) => seats.includes(seat));
    if (frame.stage === 'first') {
      play.ask({ seat: order[0] ?? from, kind: 'first' });
      return wait;
    }
    const seat = order.find((picker) => troupeOf(play, picker).length < play.options.troupeSize);
    if (seat === undefined) {
      musterTroupes(play);
      return leave(play, 'drafted');
    }
    play.ask({ seat, kind: 'draft' });
    return wait;
  },
  take(play, _frame, decision) {
    if (decision.kind === 'choose-first') {
      play.emit({ what: 'first-chosen', by: decision.seat, first: decision.first });
      play.patchTop<GameFrame>({ stage: 'draft', waiting: [decision.first] });
      return;
    }
    const { seat, character } = decision;
    play.patchSeat(seat, { troupe: [...troupeOf(play, seat), character] });
    play.emit({ what: 'drafted', seat, character });
    play.patchTop<GameFrame>({ waiting: play.clockwise(seat).slice(0, 1) });
  },
  refuse(look, _frame, decision, opening) {
    if ((decision.kind === 'draft') !== (opening.kind === 'draft')) return reason('other-question', ['DRF-5']);
    if (decision.kind === 'draft') return refusePick(look, decision.seat, decision.character);
    return seatsPlaying(look).includes(decision.first) ? null : reason('no-such-seat', ['DRF-4'], { seat: decision.first });
  },
  choices(look, _frame, { seat, kind }) {
    if (kind === 'first')
      return choices({ decisions: seatsPlaying(look).map((first): Decision => ({ seat, kind: 'choose-first', first })) });
    const pool = open(look, seat, look.match.order.seats[seat]?.faction ?? null).filter((character) => !refusePick(look, seat, character));
    return choices({ decisions: pool.map((character): Decision => ({ seat, kind: 'draft', character })) });
  },
});
