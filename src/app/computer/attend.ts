import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { View } from '../../seats/view.ts';
import type { Computer } from '../../storage/database/rows.ts';
import { LATE } from '../window/patience.ts';
import { pause } from './pace.ts';
import { hireThinker, type ComputerThinker } from './thinker.ts';

/** What computers need of a table: no more than a person at the glass has. */
export interface Attended {
  readonly computers: readonly (Computer | null)[];
  readonly cards: Catalogue;
  /** How many decisions have been taken. */
  readonly decided: number;
  readonly readOnly: string | null;
  openings(): Opening[];
  view(seat: Seat): View;
  decide(decision: Decision): Promise<Reason | null>;
  /** Keeps by how much less those computers think of which it is not known yet. */
  lighten(factor: number): Promise<void>;
  /** Tells that the computer of a seat takes long; null: no longer. */
  await(seat: Seat | null): void;
  subscribe(listener: () => void): () => void;
}

/** Plays for the computers of a table, and gives advice. */
export interface Attendant {
  leave: () => void;
  /** What the strong one would do in a seat's place, by its view alone. */
  advise: (seat: Seat) => Promise<Advice | null>;
}

/** Time as the device has it. */
export interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Does something later, unless it is cancelled by what it gives back. */
  later: (work: () => void, milliseconds: number) => () => void;
}
const ofDevice: Clock = {
  now: () => performance.now(),
  wait: (time) => new Promise((done) => setTimeout(done, time)),
  later(work, time) {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
};

/** A question to a computer. */
interface Turn {
  opening: Opening;
  computer: Computer;
}

/** A trial may come at a bad moment: the shortest of so many counts. */
const TRIALS = 3;
/** Milliseconds of a trial from which on a device counts as slow, and as very slow. */
const SLOW = 180;
const VERY_SLOW = 450;

/** By how much less computers think on this device. */
async function tried(thinker: ComputerThinker, clock: Clock): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < TRIALS; count += 1) {
    const began = clock.now();
    await thinker.trial();
    least = Math.min(least, clock.now() - began);
  }
  return least >= VERY_SLOW ? 4 : least >= SLOW ? 2 : 1;
}

/**
 * Answers for every seat of a table that a computer has, one question after the other, until it is cancelled. A decision is given only
 * where the match still stands as it did when it was asked.
 */
export function attend(table: Attended, hire: (cards: Catalogue) => ComputerThinker = hireThinker, clock: Clock = ofDevice): Attendant {
  let thinker: ComputerThinker | null = null;
  let busy = false;
  let over = false;
  /** Where something went wrong it is not tried for ever, until somebody else sits there. */
  let stuck: { decided: number; computer: Computer } | null = null;
  /** What is thought about, and how to think no more about it. */
  let asked: { decided: number; seat: Seat; computer: Computer; callOff: () => void } | null = null;

  const next = (): Turn | null => {
    if (over || table.readOnly !== null) return null;
    for (const opening of table.openings()) {
      const computer = table.computers[opening.seat];
      if (computer && (stuck?.decided !== table.decided || stuck.computer !== computer)) return { opening, computer };
    }
    return null;
  };
  const stands = (decided: number, seat: Seat, computer: Computer): boolean =>
    !over && table.decided === decided && table.computers[seat] === computer;
  /** What a seat's computer does; undefined when it need not be known any more. */
  const thought = async ({ seat }: Opening, computer: Computer, decided: number): Promise<Decision | null | undefined> => {
    const { level, seed, lighter } = computer;
    thinker ??= hire(table.cards);
    const off = new Promise<undefined>((done) => (asked = { decided, seat, computer, callOff: () => done(undefined) }));
    try {
      // the reason stays here: what a computer thinks is told nobody
      const thinks = thinker.think({ view: table.view(seat), level, seed: `${seed} ${decided}`, lighter });
      return await Promise.race([thinks.then((advice) => advice?.decision ?? null), off]);
    } finally {
      asked = null;
    }
  };
  const answer = async ({ opening, computer }: Turn): Promise<void> => {
    thinker ??= hire(table.cards);
    // once a match, and kept beside it: the same decisions follow when it is taken up again, wherever that is
    if (computer.lighter === undefined) return table.lighten(await tried(thinker, clock));
    const { decided } = table;
    const began = clock.now();
    const decision = await thought(opening, computer, decided);
    if (decision === undefined) return;
    await clock.wait(pause(opening.kind, clock.now() - began));
    if (!stands(decided, opening.seat, computer)) return;
    const refused = decision && (await table.decide(decision));
    if (!decision || refused) stuck = { decided: table.decided, computer };
  };
  const go = async (): Promise<void> => {
    // a worker that thinks about an old question is replaced: a new one is there sooner
    if (asked && !stands(asked.decided, asked.seat, asked.computer)) {
      asked.callOff();
      thinker?.end();
      thinker = null;
    }
    if (busy) return;
    busy = true;
    for (let turn = next(); turn; turn = next()) {
      const { opening, computer } = turn;
      const { decided } = table;
      const late = clock.later(() => stands(decided, opening.seat, computer) && table.await(opening.seat), LATE);
      // the seat can still be taken back by a person
      await answer(turn).catch(() => (stuck = { decided: table.decided, computer }));
      late();
      table.await(null);
    }
    busy = false;
  };
  const leave = table.subscribe(() => void go());
  void go();
  return {
    leave() {
      over = true;
      leave();
      thinker?.end();
    },
    advise(seat) {
      // what a computer has in mind stays its own
      if (table.computers[seat]) return Promise.resolve(null);
      thinker ??= hire(table.cards);
      return thinker.think({ view: table.view(seat), level: 'strong', seed: `advice ${table.decided}` });
    },
  };
}
