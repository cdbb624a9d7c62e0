import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import { A, always, asked, B, C, changed, energy, model, refusal, run, say, text, three, wounds } from '../small-match.ts';

// Effects of cards that others have written, where no printed card has them: nothing is lost, and nobody is asked what cannot be answered.

describe('an effect out of place', () => {
  const pays: Eff[] = [{ do: 'choose-x', to: 9, pays: true, then: [{ do: 'wound', to: 'self', by: 'X' }] }];

  it('a price is no higher than what is there to be paid', () => {
    const match = run([{ do: 'lose', to: 'self', energy: 'all' }, { do: 'gain', to: 'self', energy: 2 }, ...pays]);
    expect(refusal(match, { seat: 0, kind: 'answer', number: 3 })).not.toBeNull();
    const paid = say(match, { seat: 0, kind: 'answer', number: 2 });
    expect([energy(paid, A), wounds(paid, A)]).toEqual([[0], [2]]);
  });

  it('where nothing is there, nothing is asked and nothing is paid', () => {
    const match = run([{ do: 'lose', to: 'self', energy: 'all' }, ...pays]);
    expect([asked(match), energy(match, A), wounds(match, A)]).toEqual([['act 0'], [0], [0]]);
  });

  it('who has no such card shows none', () => {
    const match = run([
      { do: 'show', card: { colour: 'any', value: 'X' }, then: [{ do: 'wound', to: 'self', by: 1 }] },
      { do: 'wound', to: 'self', by: 2 },
    ]);
    expect([asked(match), wounds(match, A)]).toEqual([['act 0'], [2]]);
  });

  it('who falls with a model that is taken off the board falls, and nobody else', () => {
    const bound = always('bond', { mod: 'falls-with', of: 'c' });
    const standing = (character: string) => {
      const match = text(three({}, { a: { abilities: [bound] } }), A, [{ do: 'remove', who: 'target' }], {
        bound: { target: [character] },
      });
      return [A, B, C].map((id) => model(match, id).status);
    };
    expect(standing(C)).toEqual(['slain', 'board', 'removed']);
    expect(standing(B)).toEqual(['board', 'removed', 'board']);
  });

  it('SLN-2: HLD-5: the slain keep no stone, whatever keeps those of the living', () => {
    const greedy = always('greedy', { mod: 'keeps-stones' });
    const dropping = (status: 'board' | 'slain') => {
      const before = changed(
        three({ at: { [A]: [18, 18], [B]: { at: [21.181, 18], stones: 1 }, [C]: [14.819, 18] } }, { b: { abilities: [greedy] } }),
        (play) => play.patchModel(B, { status }),
      );
      return asked(text(before, A, [{ do: 'drop-stone', from: 'target' }], { bound: { target: [B] } }));
    };
    expect(dropping('board')).toEqual(['act 0']);
    expect(dropping('slain')).toEqual(['stone 0']);
  });

  it('outside a melee no melee card leaves its deck', () => {
    const [before, after] = [run([]), run([{ do: 'draw-melee', n: 3 }])];
    expect(after.match.table.decks.melee).toEqual(before.match.table.decks.melee);
  });
});
