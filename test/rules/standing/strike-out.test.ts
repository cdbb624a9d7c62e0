import { expect, test } from 'vitest';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import {
  A,
  active,
  answers,
  asked,
  B,
  C,
  changed,
  energy,
  passive,
  person,
  refusal,
  say,
  scene,
  seen,
  three,
  wounds,
} from '../small-match.ts';

const strike = active('strike', { range: 6, target: {} }, { do: 'wound', to: 'target', by: 1 });
const loop: Eff[] = [
  { do: 'heal', to: 'self', by: 1 },
  { do: 'wound', to: 'self', by: 1 },
];
/** Who is wounded heals, and is wounded. */
const thorn = passive('thorn', { when: { on: 'wounded', who: { only: 'self' } }, do: loop });
/** So often, and no more. */
const shiver = passive('shiver', {
  when: { on: 'wounded', who: { only: 'self' } },
  do: [{ do: 'repeat', times: 40, then: [{ do: 'gain', to: 'self', energy: 1 }] }],
});
const endless = () => three({}, { a: { abilities: [strike] }, b: { abilities: [thorn] } });
const hit: Decision = { seat: 0, kind: 'use', ability: 'strike', targets: [B] };
const TEXT = { model: B, ability: 'thorn', character: 'b' };

test('VAR-12: a text that never ends is put to everybody, and nothing of the decision has happened', () => {
  const before = endless();
  const now = say(before, hit);
  expect(seen(now, 'proposed')).toEqual([
    { what: 'proposed', proposal: { by: 0, what: { kind: 'strike-out', text: TEXT }, waiting: [0, 1] } },
  ]);
  expect(now.match).toEqual({ ...before.match, proposal: { by: 0, what: { kind: 'strike-out', text: TEXT }, waiting: [0, 1] } });
  expect(refusal(now, hit)).toEqual(['agreement-first']);
  expect(answers(now, 1).decisions.map(({ kind }) => kind)).toEqual(['agree', 'refuse']);
});

test('once all agree it is struck out for the rest of the match, and the decision goes through', () => {
  const first = say(say(endless(), hit), { seat: 1, kind: 'agree' });
  expect(first.match.order.struckOut).toBeUndefined();
  const agreed = say(first, { seat: 0, kind: 'agree' });
  expect(agreed.match.order.struckOut).toEqual([TEXT]);
  expect(seen(agreed, 'struck-out')).toEqual([{ what: 'struck-out', text: TEXT }]);
  const done = say(agreed, hit);
  expect(wounds(done, B)).toEqual([1]);
  expect(wounds(say(done, hit), B)).toEqual([2]);
});

test('when somebody refuses nothing is struck out, and the same decision asks again', () => {
  const refused = say(say(endless(), hit), { seat: 1, kind: 'refuse' });
  expect(refused.match).toEqual(endless().match);
  expect(asked(refused)).toEqual(['act 0']);
  expect(say(refused, hit).match.proposal?.what.kind).toBe('strike-out');
});

test('a text that is long and ends is left alone', () => {
  const done = say(three({}, { a: { abilities: [strike] }, b: { abilities: [shiver] } }), hit);
  expect(done.match.proposal).toBeUndefined();
  expect(wounds(done, B)).toEqual([1]);
});

test('a text of that id on another card still speaks', () => {
  const other = passive('thorn', { when: { on: 'wounded', who: { only: 'self' } }, do: [{ do: 'gain', to: 'self', energy: 1 }] });
  const before = changed(
    scene({
      seats: [[person('a', { abilities: [strike] })], [person('b', { abilities: [thorn] }), person('d', { abilities: [other] })]],
      at: { [A]: [18, 18], [B]: [21.181, 18], '1:d': { at: [18, 21], energy: 0 } },
    }),
    (play) => play.patchOrder({ struckOut: [TEXT] }),
  );
  const now = say(say(before, hit), { seat: 0, kind: 'use', ability: 'strike', targets: ['1:d'] });
  expect([wounds(now, B, '1:d'), energy(now, '1:d')]).toEqual([[1, 1], [1]]);
});

test('two texts that set each other off: one of them goes', () => {
  const friendly = passive('grudge', {
    when: { on: 'wounded', who: { side: 'friendly' } },
    do: [
      { do: 'heal', to: 'subject', by: 1 },
      { do: 'wound', to: 'subject', by: 1 },
    ],
  });
  const before = three({}, { a: { abilities: [strike] }, b: { abilities: [friendly] } });
  const now = say(before, hit);
  expect(now.match.proposal?.what).toMatchObject({ kind: 'strike-out', text: { ability: 'grudge' } });
});

test('a text that goes over itself too often is named, and so is what it has asked', () => {
  const often: Eff = { do: 'repeat', times: 20_000, then: [{ do: 'gain', to: 'self', energy: 0 }] };
  const bell = active(
    'bell',
    {},
    { do: 'pick', which: { other: true }, as: 'friend', then: [{ do: 'wound', to: { picked: 'friend' }, by: 1 }, often] },
  );
  const before = three({}, { a: { abilities: [bell] } });
  const ringing = say(before, { seat: 0, kind: 'use', ability: 'bell' });
  expect(asked(ringing)).toEqual(['option 0']);
  const now = say(ringing, { seat: 0, kind: 'answer', option: C });
  expect(now.match.proposal?.what).toEqual({ kind: 'strike-out', text: { model: A, ability: 'bell', character: 'a' } });
  // what it had asked is over with it
  const out = say(say(now, { seat: 0, kind: 'agree' }), { seat: 1, kind: 'agree' });
  expect(asked(out)).toEqual(['act 0']);
  expect(wounds(out, A, C)).toEqual([0, 0]);
});
