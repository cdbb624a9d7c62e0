import { describe, expect, it } from 'vitest';
import type { Which } from '../../../src/rules/terms/card-language.ts';
import { keyOf, type Became } from '../../../src/rules/terms/fact.ts';
import { A, B, C, active, energy, passive, say, seen, three, type Scene } from '../small-match.ts';

const FRIGHTENS = passive('frightens', {
  when: { on: 'ends-move-engaged', who: { side: 'enemy' } },
  do: [{ do: 'lose', to: 'subject', energy: 1 }],
});
const CHARGE = active('charge', { target: {} }, { do: 'move', who: 'self', in: 4, way: { towards: 'target' } });

const near = (other: string): string => keyOf({ about: 'within', of: [A, other], in: 8 });

/** a runs straight at b, whose text speaks of those who end a move engaged. */
function charged(became: Became): Scene {
  const asked = say(three({ options: { table: 'spoken' } }, { a: { abilities: [CHARGE] }, b: { abilities: [FRIGHTENS] } }), {
    seat: 0,
    kind: 'use',
    ability: 'charge',
    targets: [B],
  });
  expect(asked.match.asking?.facts).toEqual([{ about: 'driven', model: A, in: 4, directly: 'towards', from: B }]);
  return say(asked, { seat: 1, kind: 'tell', facts: [[`driven ${A} towards 4 ${B}`, became]] });
}

describe('a pulse on a real table', () => {
  const cry = (which: Which): string[] => {
    const CRY = active('cry', {}, { do: 'pulse', in: 8, which, effects: [{ do: 'gain', to: 'each', energy: 1 }] });
    const now = say(three({ options: { table: 'spoken' } }, { a: { abilities: [CRY] } }), { seat: 0, kind: 'use', ability: 'cry' });
    return (now.match.asking?.facts ?? []).map(keyOf);
  };
  it('measures only to those whom its text describes', () => {
    expect(cry({}).sort()).toEqual([near(C), near(B)]);
    expect(cry({ side: 'friendly', other: true })).toEqual([near(C)]);
    expect(cry({ side: 'enemy' })).toEqual([near(B)]);
    expect(cry({ is: ['goblin'] })).toEqual([]);
  });
});

describe('a straight move on a real table', () => {
  it('may be called out by a text on moves that end engaged, as a walk may', () => {
    const called = charged({ calls: [B] });
    expect(energy(called, A)).toEqual([2]);
    expect(seen(called, 'used')).toEqual([{ what: 'used', model: B, ability: 'frightens' }]);
    expect(energy(charged({}), A)).toEqual([3]);
  });
  it('ends off the table or below where that is said', () => {
    expect(seen(charged({ left: true }), 'left').map(({ model }) => model)).toEqual([A]);
    expect(seen(charged({ fell: { to: 0 } }), 'fell').map(({ model }) => model)).toEqual([A]);
  });
});
