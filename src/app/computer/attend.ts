import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { View } from '../../seats/view.ts';
import type { Computer } from '../../storage/rows.ts';
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
  subscribe(listener: () => void): () => void;
}

/** Who plays for the computers of a table, and may be asked for advice. */
export interface Attendant {
  leave: () => void;
  /** What the strong one would do in a seat's place, by its view alone. */
  advise: (seat: Seat) => Promise<Advice | null>;
}

/** Time as the device has it. */
export interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}
const ofDevice: Clock = { now: () => performance.now(), wait: (time) => new Promise((done) => setTimeout(done, time)) };

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
 * Answers for every seat of a table that a computer has, one question after the other, until it is called off. A decision is given only
 * where the match still stands as it did when it was asked.
 */
export function attend(table: Attended, hire: (cards: Catalogue) => ComputerThinker = hireThinker, clock: Clock = ofDevice): Attendant {
  let thinker: ComputerThinker | null = null;
  let busy = false;
  let over = false;
  /** A moment at which something went wrong is not tried for ever. */
  let stuck = -1;

  const next = (): { opening: Opening; computer: Computer } | null => {
    if (over || table.readOnly !== null || table.decided === stuck) return null;
    for (const opening of table.openings()) {
      const computer = table.computers[opening.seat];
      if (computer) return { opening, computer };
    }
    return null;
  };
  const answer = async ({ opening, computer }: NonNullable<ReturnType<typeof next>>): Promise<void> => {
    thinker ??= hire(table.cards);
    // once a match, and kept beside it: the same decisions follow when it is taken up again, wherever that is
    if (computer.lighter === undefined) return table.lighten(await tried(thinker, clock));
    const { decided } = table;
    const began = clock.now();
    const { level, seed, lighter } = computer;
    // the reason stays here: what a computer thinks is told nobody
    const advice = await thinker.think({ view: table.view(opening.seat), level, seed: `${seed} ${decided}`, lighter });
    const decision = advice?.decision ?? null;
    await clock.wait(pause(opening.kind, clock.now() - began));
    if (over || table.decided !== decided || table.computers[opening.seat] !== computer) return;
    const refused = decision && (await table.decide(decision));
    if (!decision || refused) stuck = table.decided;
  };
  const go = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (let task = next(); task; task = next()) await answer(task);
    } catch {
      stuck = table.decided; // the seat can still be taken back by a person
    } finally {
      busy = false;
    }
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
      thinker ??= hire(table.cards);
      return thinker.think({ view: table.view(seat), level: 'strong', seed: `advice ${table.decided}` });
    },
  };
}
