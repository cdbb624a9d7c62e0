import { expect, test } from 'vitest';
import { momentText } from '../../../src/words/match/story.ts';

const names = { modelName: (id: string) => id, seatName: (seat: number) => `Player ${seat + 1}` };
const nothing = { turn: 2, slain: [], wounds: [], gained: [], lost: [], called: [], ahead: null };

test('nobody is said to have wounded or slain itself', () => {
  const wounds = [
    { model: 'Syd', by: 'Doug', amount: 1 },
    { model: 'Doug', by: 'Doug', amount: 2 },
  ];
  expect(momentText({ ...nothing, wounds }, names)).toBe('Turn 2: Doug wounds Syd: 1 and Doug suffers wounds: 2.');
  expect(momentText({ ...nothing, slain: [{ model: 'Doug', by: 'Doug' }] }, names)).toBe('Turn 2: Doug is slain.');
});
