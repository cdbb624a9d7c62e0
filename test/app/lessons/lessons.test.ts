import { describe, expect, it } from 'vitest';
import { LessonTable } from '../../../src/app/table/lesson-table.ts';
import { LESSON_IDS, type LessonId } from '../../../src/lessons/lesson-ids.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';

/** What somebody does who does as the lesson says. */
const ways: Record<LessonId, readonly (Decision | 'refusal' | 'read')[]> = {
  stones: [
    { seat: 0, kind: 'activate', model: '0:baron-von-fancyhat' },
    'refusal',
    { seat: 0, kind: 'jog', path: [[18, 19.441]] },
    { seat: 0, kind: 'harvest', stone: 's1' },
  ],
  cover: [
    'read',
    { seat: 0, kind: 'activate', model: '0:baron-von-fancyhat' },
    { seat: 0, kind: 'jog', path: [[20.5, 19.5]] },
    { seat: 0, kind: 'use', ability: 'shoot-pistol', targets: ['1:grub'] },
    { seat: 0, kind: 'claim', card: 'green-3', as: 'green-3' },
  ],
  stepping: [{ seat: 0, kind: 'react', model: '0:flintlock', path: [[18, 23]] }],
  fighting: [
    { seat: 0, kind: 'activate', model: '0:young-jack' },
    { seat: 0, kind: 'melee', target: '1:grub' },
    { seat: 0, kind: 'play-melee', card: 'rising-attack' },
    { seat: 0, kind: 'press', copies: 2 },
    { seat: 0, kind: 'damage-type', type: 'slicing' },
  ],
  truth: [
    { seat: 0, kind: 'activate', model: '0:friar-flavious' },
    { seat: 0, kind: 'use', ability: 'healing', targets: ['0:flintlock'] },
    { seat: 0, kind: 'claim', card: 'blue-2', as: 'blue-2' },
  ],
  lying: [
    { seat: 0, kind: 'activate', model: '0:flintlock' },
    { seat: 0, kind: 'use', ability: 'shoot-musket', targets: ['1:grub'] },
    { seat: 0, kind: 'claim', card: 'pink-1', as: 'green-2' },
  ],
  catching: [
    { seat: 0, kind: 'bluff' },
    { seat: 0, kind: 'replace', card: 'catastrophe' },
  ],
  winning: [
    { seat: 0, kind: 'activate', model: '0:flintlock' },
    { seat: 0, kind: 'jog', path: [[19, 18.741]] },
    { seat: 0, kind: 'harvest', stone: 's1' },
    { seat: 0, kind: 'end-activation' },
  ],
};

const settled = () => new Promise((done) => setTimeout(done, 5));

describe('lessons', () => {
  for (const id of LESSON_IDS) {
    it(`${id}: whoever does as it says comes to its end`, async () => {
      const table = new LessonTable(id, ['Ada', 'Ben'], () => Promise.resolve());
      await settled();
      for (const step of ways[id]) {
        const before = table.doneCount;
        if (typeof step === 'string') table.noticed(step);
        else expect(await table.decide(step), `${JSON.stringify(step)} at ${JSON.stringify(table.openings())}`).toBeNull();
        await settled();
        expect(table.doneCount).toBeGreaterThanOrEqual(before);
      }
      if (id === 'fighting') expect(JSON.stringify(table.log(null)), 'what the learner was told of').toContain('high-guard');
      expect(table.tasks[table.doneCount], `left at ${JSON.stringify(table.openings())}`).toBeUndefined();
    });
  }
});

it('nothing is looked at ahead in a lesson, and the partner alone answers as it is written', async () => {
  const table = new LessonTable('winning', ['Ada', 'Ben'], () => Promise.resolve());
  await settled();
  expect([table.course(), table.outlook()]).toEqual([null, null]);
  expect(table.computers.map((computer) => computer?.level ?? null)).toEqual([null, 'written']);
});
