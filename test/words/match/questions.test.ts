import { describe, expect, it } from 'vitest';
import { type Opening, TAKES } from '../../../src/rules/terms/opening.ts';
import { declineText, promptText } from '../../../src/words/match/questions.ts';
import { everyOpening, names } from '../table-talk.ts';

const opening = (kind: Opening['kind']): Opening => {
  const found = everyOpening.find((opening) => opening.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

describe('questions', () => {
  it('are whole sentences', () => {
    for (const opening of everyOpening) expect(promptText(opening, names), opening.kind).toMatch(/^[A-Z].*\.$/);
  });

  it('may be declined in words exactly where the answer may be no', () => {
    for (const opening of everyOpening) {
      const declinable = TAKES[opening.kind].some((kind) =>
        ['pass', 'hold', 'end-activation', 'keep-stones', 'upgrade', 'refuse'].includes(kind),
      );
      expect(declineText(opening) !== null, opening.kind).toBe(declinable);
    }
  });

  it('that must be answered have no way out', () => {
    expect(declineText({ seat: 0, kind: 'choice', about: null, question: { ask: 'number', from: 1, to: 3 } })).toBeNull();
    expect(declineText(opening('choice'))).toBe('Skip it');
  });

  it.each<[Opening['kind'], string]>([
    ['reaction', 'Take a Reaction Step of up to 1″, or hold.'],
    ['choice', 'Grub, Bug Spray: Move Quack up to 2″ in a straight line.'],
    ['act', 'Choose an action for Quack, or end its activation.'],
    ['agreement', 'Agree to what Ben asks, or refuse.'],
  ])('%s', (kind, text) => {
    expect(promptText(opening(kind), names)).toBe(text);
  });
});
