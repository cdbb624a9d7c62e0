import { describe, expect, it } from 'vitest';
import { SeatAnswers } from '../../../src/app/table/seat-answers.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import { viewFor, type View } from '../../../src/seats/view.ts';
import { A, active, B, three } from '../../rules/small-match.ts';

const WAVE = active('wave', { target: {} }, { do: 'flip', then: [{ do: 'move', who: 'target', in: 'X', way: { away: 'self' } }] });
const scene = three({ options: { table: 'spoken' } }, { a: { abilities: [WAVE] } });

/** The answers of a table that writes down whose views they come from. */
class WatchedAnswers extends SeatAnswers {
  readonly seats = new Set<Seat | null>();
  override view(seat: Seat | null): View {
    this.seats.add(seat);
    return viewFor(scene.match, seat);
  }
  override get cards() {
    return scene.cards;
  }
}

const useBy = (seat: Seat): Decision => ({ seat, kind: 'use', ability: 'wave', targets: [B] });

/** What everyone at the table may read. */
const PUBLIC: Readonly<Record<string, (answers: WatchedAnswers) => unknown>> = {
  'the questions of a sheet of the first seat': (answers) => answers.asks(useBy(0)),
  'the questions of a sheet of the second seat': (answers) => answers.asks(useBy(1)),
  numbers: (answers) => answers.numbers(A),
  price: (answers) => answers.price(A, 'wave', [B]),
  sight: (answers) => answers.sight(A, B),
  'melee draws': (answers) => answers.meleeDraws(A, B),
  fall: (answers) => answers.fall(A, 3),
  'a quiet reaction': (answers) => answers.isQuiet({ kind: 'reaction', seat: 1 } as never),
};

describe('the answers of a table', () => {
  it.each(Object.entries(PUBLIC))('come from what everyone sees: %s', (_name, read) => {
    const answers = new WatchedAnswers();
    read(answers);
    expect([...answers.seats]).toEqual([null]);
  });

  it.each([0, 1] as const)('to seat %i alone come from its own view', (seat) => {
    for (const read of [
      (answers: WatchedAnswers) => answers.choices(seat),
      (answers: WatchedAnswers) => answers.outlook([useBy(seat)]),
      (answers: WatchedAnswers) => answers.freeSpots(seat),
    ]) {
      const answers = new WatchedAnswers();
      read(answers);
      expect([...answers.seats]).toEqual([seat]);
    }
  });
});
