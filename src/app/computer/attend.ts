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

/** The part of a table that computer players need: no more than a person at the screen sees. */
export interface Attended {
  readonly computers: readonly (Computer | null)[];
  readonly cards: Catalogue;
  /** The number of decisions so far. */
  readonly decided: number;
  readonly readOnly: string | null;
  openings(): Opening[];
  view(seat: Seat): View;
  decide(decision: Decision): Promise<Reason | null>;
  /** Stores a factor for the computers that have none yet: how much less they think on this device. */
  lighten(factor: number): Promise<void>;
  /** Announces that the computer of a seat takes long; null: no computer does. */
  await(seat: Seat | null): void;
  subscribe(listener: () => void): () => void;
}

/** Plays for the computers of a table, and gives advice. */
export interface Attendant {
  leave: () => void;
  /** The decision of the strong computer in a seat's place, by the view of that seat alone. */
  advise: (seat: Seat) => Promise<Advice | null>;
}

/** The clock of the device. */
export interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Does something later; the function it gives cancels that. */
  schedule: (work: () => void, milliseconds: number) => () => void;
}
const ofDevice: Clock = {
  now: () => performance.now(),
  wait: (time) => new Promise((done) => setTimeout(done, time)),
  schedule(work, time) {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
};

/** A question to a computer. */
interface Turn {
  opening: Opening;
  computer: Computer;
}

/** Number of trials, of which the shortest counts: the device may be busy during one. */
const TRIALS = 3;
/** Milliseconds of a trial from which on a device counts as slow, and as very slow. */
const SLOW = 180;
const VERY_SLOW = 450;

/** The factor by which computers think less on this device. */
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
 * Answers for every seat that a computer plays, one question at a time, until it is cancelled. A decision is given only if the match has not changed
 * since the question.
 */
export function attend(table: Attended, hire: (cards: Catalogue) => ComputerThinker = hireThinker, clock: Clock = ofDevice): Attendant {
  let thinker: ComputerThinker | null = null;
  let busy = false;
  let over = false;
  /** After an error the same question is not tried again until the player of the seat changes. */
  let stuck: { decided: number; computer: Computer } | null = null;
  /** The question that is being thought about, and how to cancel it. */
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
  /** The decision of a seat's computer; undefined when it is no longer needed. */
  const thought = async ({ seat }: Opening, computer: Computer, decided: number): Promise<Decision | null | undefined> => {
    const { level, seed, lighter } = computer;
    thinker ??= hire(table.cards);
    const off = new Promise<undefined>((done) => (asked = { decided, seat, computer, callOff: () => done(undefined) }));
    try {
      // an error is not reported, because it would reveal what the computer thinks
      const thinks = thinker.think({ view: table.view(seat), level, seed: `${seed} ${decided}`, lighter });
      return await Promise.race([thinks.then((advice) => advice?.decision ?? null), off]);
    } finally {
      asked = null;
    }
  };
  const answer = async ({ opening, computer }: Turn): Promise<void> => {
    thinker ??= hire(table.cards);
    // measured once and stored with the match, so that the same decisions follow on every device
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
    // a worker that thinks about an old question is replaced, because a new one answers sooner
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
      const late = clock.schedule(() => stands(decided, opening.seat, computer) && table.await(opening.seat), LATE);
      // after an error a person can still take the seat over
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
      // no advice for a seat of a computer: its thoughts stay secret
      if (table.computers[seat]) return Promise.resolve(null);
      thinker ??= hire(table.cards);
      return thinker.think({ view: table.view(seat), level: 'strong', seed: `advice ${table.decided}` });
    },
  };
}
