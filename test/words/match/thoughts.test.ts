import { expect, test } from 'vitest';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Motive } from '../../../src/rules/terms/thought.ts';
import { turningText } from '../../../src/words/match/opponents/looking-back.ts';
import { adviceSentence } from '../../../src/words/match/opponents/thoughts.ts';

const called = (id: string): string => `<${id}>`;
const names = { modelName: called, characterName: called, abilityName: (_: string, id: string) => called(id), seatName: String };
const textOf = (decision: Decision, why: Motive) => adviceSentence({ decision, why }, '0:a', names);

const jog: Decision = { seat: 0, kind: 'jog', path: [[1, 1]] };
const aims: [Motive, string][] = [
  [{ code: 'aims', aim: { to: 'harvest' } }, 'The aim is to dig for a moonstone.'],
  [{ code: 'aims', aim: { to: 'melee', target: '1:b' } }, 'The aim is to attack <1:b>.'],
  [{ code: 'aims', aim: { to: 'use', model: '0:a', ability: 'shoot', target: null } }, 'The aim is to use <shoot>.'],
  [{ code: 'aims', aim: { to: 'use', model: '0:a', ability: 'shoot', target: '1:b' } }, 'The aim is to use <shoot> on <1:b>.'],
  [{ code: 'aims', aim: { to: 'safety' } }, 'The aim is to get out of harm’s way.'],
  [{ code: 'aims', aim: { to: 'stone', stone: 's1' } }, 'The aim is to come nearer to a moonstone.'],
  [{ code: 'aims', aim: { to: 'enemy', target: '1:b' } }, 'The aim is to come nearer to <1:b>.'],
  [{ code: 'enough' }, 'Of everything it tried, nothing was better than stopping here.'],
  [{ code: 'mixes', share: 30 }, 'With this hand, play it 30 times in 100: a player who always plays the same card is easy to read.'],
  [{ code: 'mixes', share: 95 }, 'With this hand it is nearly always the best card.'],
  [{ code: 'bluffs', share: 20 }, 'It is a lie, worth telling 20 times in 100 with this hand.'],
  [{ code: 'tells', share: 80 }, 'It is the truth, worth telling 80 times in 100 with this hand.'],
  [
    { code: 'doubts', share: 40 },
    'Doubt such a claim 40 times in 100: a player who always doubts is told the truth, and a player who never does is lied to.',
  ],
  [{ code: 'doubts', share: 95 }, 'Nearly always doubt such a claim.'],
  [{ code: 'doubts', share: 4 }, 'Hardly ever doubt such a claim.'],
  [{ code: 'declines', share: 60 }, 'With this hand, claim nothing 60 times in 100.'],
  [{ code: 'knows' }, 'You hold every card of that kind yourself.'],
  [{ code: 'only' }, 'There is no other choice.'],
  [{ code: 'any' }, 'It did not compare the choices here; nothing speaks against this one.'],
  [{ code: 'best' }, 'Of everything it tried, nothing did better.'],
];

test.each(aims)('a reason is a sentence: %j', (why, sentence) => {
  expect(textOf(jog, why)).toBe(`<0:a>: Jog. ${sentence}`);
});

test('what is done for its own sake is not said twice', () => {
  const use: Decision = { seat: 0, kind: 'use', ability: 'shoot' };
  expect(textOf(use, { code: 'aims', aim: { to: 'use', model: '0:a', ability: 'shoot', target: null } })).toBe('<0:a> uses <shoot>.');
  const loads: Motive = { code: 'aims', aim: { to: 'use', model: '0:a', ability: 'shoot', target: '1:b' } };
  expect(textOf({ ...use, ability: 'load' }, loads)).toBe('<0:a> uses <load>. The aim is to use <shoot> on <1:b>.');
  expect(textOf(use, { code: 'aims', aim: { to: 'harvest' } })).toBe('<0:a> uses <shoot>. The aim is to dig for a moonstone.');
});

test('whom an ability is used on is said', () => {
  expect(textOf({ seat: 0, kind: 'use', ability: 'shoot', targets: ['1:b', '1:c'] }, { code: 'best' })).toMatch(
    /^<0:a> uses <shoot> on <1:b> and <1:c>\. /,
  );
});

const turned = (made: Decision, decision: Decision, why: Motive = { code: 'aims', aim: { to: 'harvest' } }) =>
  turningText({ at: 1, seat: 0, turn: 2, active: '0:a', made, decision, why, loss: 1, parts: [] }, names).better;

test('where a match turned, the same decision in another place is not told as if it were the one that was made', () => {
  expect(turned(jog, { ...jog, path: [[2, 2]] })).toBe('Better: the same, in another place. The aim is to dig for a moonstone.');
  expect(turned({ seat: 0, kind: 'harvest', stone: 's1' }, { seat: 0, kind: 'harvest', stone: 's2' })).toBe(
    'Better: the same, in another place.',
  );
  expect(turned({ ...jog, model: '0:b' }, jog)).toBe('Better: <0:a>: Jog. The aim is to dig for a moonstone.');
  const shoot = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'shoot', targets: [target] });
  expect(turned(shoot('1:b'), shoot('1:c'), { code: 'best' })).toMatch(/^Better: <0:a> uses <shoot> on <1:c>\. /);
  expect(turned({ seat: 0, kind: 'pass' }, { seat: 0, kind: 'hold' }, { code: 'best' })).toMatch(/^Better: Let it pass\. /);
});

test('what is advised is named, and what has no words is left unsaid', () => {
  const best: Motive = { code: 'best' };
  expect(textOf({ seat: 0, kind: 'activate', model: '0:a' }, best)).toMatch(/^Activate <0:a>\. /);
  expect(textOf({ seat: 0, kind: 'claim', card: 'pink-1', as: 'green-3' }, best)).toMatch(/^Say Green 3, with Pink 1\. /);
  expect(textOf({ seat: 0, kind: 'answer', number: 2 }, best)).toBeNull();
});
