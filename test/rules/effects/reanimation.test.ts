import { expect, it } from 'vitest';
import { A, B, changed, energy, model, passive, say, text, three } from '../small-match.ts';

it('SLN-6: who comes back by Reanimate was reanimated, and by any other text was not', () => {
  const rises = passive('rises', { when: { on: 'reanimated' }, do: [{ do: 'gain', to: 'self', energy: 2 }] });
  const back = (ability: string) => {
    const fallen = changed(three({}, { b: { abilities: [rises] } }), (play) => play.patchModel(B, { status: 'slain' }));
    const asked = text(fallen, A, [{ do: 'return', who: 'target' }], { ability, bound: { target: [B] } });
    const risen = say(asked, { seat: 0, kind: 'answer', at: [21.181, 18] });
    return [model(risen, B).status, ...energy(risen, B)];
  };
  expect(back('reanimate')).toEqual(['board', 2]);
  expect(back('rebirth')).toEqual(['board', 0]);
});
