import { expect, it } from 'vitest';
import { mark } from '../../../src/rules/harm/mark.ts';
import { actionOver } from '../../../src/rules/reading/action-span.ts';
import { valueOf } from '../../../src/rules/reading/reading.ts';
import { readingFor } from '../../../src/rules/reading/reading-for.ts';
import { A, always, B, changed, lookAt, person, scene, type Scene } from '../small-match.ts';

const grudge = always('grudge', { mod: 'dealt', by: { half: { of: 'self', the: 'earlier-wounds' } }, scope: 'melee' });
const start = scene({
  seats: [[person('a', { abilities: [grudge] })], [person('b')]],
  at: { [A]: { at: [10, 18], wounds: 3 }, [B]: [14, 18] },
});
const earlier = (now: Scene): number => valueOf(readingFor(lookAt(now), A, 'grudge', {}), { of: 'self', the: 'earlier-wounds' });

const hurt = changed(start, (play) => mark(play, A, null, 2));
const restored = (count: number): Scene => changed(hurt, (play) => play.patchModel(A, { wounds: 5 - count }));

it('CRD-22: wounds of the action under way count once it is over', () => {
  expect([earlier(start), earlier(hurt), earlier(changed(hurt, actionOver))]).toEqual([3, 3, 5]);
});

it('CRD-22: what is restored during it comes off the wounds from before', () => {
  expect([earlier(restored(1)), earlier(restored(5))]).toEqual([2, 0]);
});
