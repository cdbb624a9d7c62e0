import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { playedOnBoard, shadowed } from '../../tools/simulate/shadow/shadow.ts';
import { whole } from '../browser/whole-suite.ts';

// A table without a board. `npm run shadows` says many more matches.

const TABLES = [
  [2, 4],
  [3, 3],
  [4, 3],
] as const;

describe('a match that is said', () => {
  it.each(TABLES)(
    'by %i players comes out as it did on the board, and what is asked is on few forms',
    { timeout: 60_000 },
    (seats, size) => {
      const setup = randomSetup(`told ${seats}`, { seats, size, eventsAndAgendas: seats === 3, upgrades: true, campaign: seats === 2 });
      const { differs, decisions, activations, questions, interruptions, rounds } = shadowed(playedOnBoard(setup, catalogue), catalogue);
      expect(differs).toBe(null);
      expect(decisions).toBeGreaterThan(100);
      expect(rounds).toBeLessThanOrEqual(6);
      expect(questions / activations).toBeLessThan(1);
      expect(interruptions).toBeLessThanOrEqual(5);
    },
  );
  // seven over the hundred matches of `npm run shadows`; three of them stray a little
  it.runIf(whole)('takes about seven touches an activation at most outside of duels', { timeout: 120_000 }, () => {
    const matches = [2, 2, 3].map((seats, nth) =>
      shadowed(playedOnBoard(randomSetup(`touched ${nth}`, { seats, size: 4, eventsAndAgendas: false }), catalogue), catalogue),
    );
    const [touches, activations] = (['touches', 'activations'] as const).map((field) =>
      matches.reduce((sum, match) => sum + match[field], 0),
    );
    expect(activations).toBeGreaterThan(100);
    expect((touches ?? 0) / (activations ?? 1)).toBeLessThanOrEqual(7.3);
  });
  it.each(TABLES)('by %i players at random ends, nothing is told too much, and it folds to itself', { timeout: 60_000 }, (seats, size) => {
    const setup = randomSetup(`anybody says ${seats}`, { seats, size, eventsAndAgendas: seats === 3, options: { table: 'spoken' } });
    const { finished, violations, folded } = playMatch(setup, catalogue);
    expect(violations).toEqual([]);
    expect(finished).toBe(true);
    expect(folded.record.entries.some(({ decision }) => decision.kind === 'tell')).toBe(true);
  });
});
