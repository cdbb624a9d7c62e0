import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../src/rules/printed/table-cards.ts';
import type { TableCard } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { A, B, C, changed, lookAt, refusal, say, three, type Scene } from '../small-match.ts';

// A player's cards are read from a model that this player controls, not from one that another player controls now.

type States = Partial<Record<string, { controller?: number; status?: 'board' | 'slain' }>>;
const table = (states: States = {}): Scene =>
  changed(three(), (play) => {
    for (const [id, state] of Object.entries(states)) play.patchModel(id, state ?? {});
  });
const speakers = (states?: States): string[] => [0, 1].map((seat) => speakerOf(lookAt(table(states)), seat));

describe('the model from which a seat’s cards are read', () => {
  it('is the first that the seat controls', () => {
    expect(speakers()).toEqual([A, B]);
    expect(speakers({ [A]: { controller: 1 } })).toEqual([C, A]);
    expect(speakers({ [A]: { controller: 1 }, [C]: { controller: 1 }, [B]: { controller: 0 } })).toEqual([B, A]);
  });
  it('is on the board, while one of them is', () => {
    expect(speakers({ [A]: { status: 'slain' } })).toEqual([C, B]);
    expect(speakers({ [A]: { status: 'slain' }, [C]: { status: 'slain' } })).toEqual([A, B]);
    expect(speakers({ [A]: { status: 'slain', controller: 1 } })).toEqual([C, B]);
    expect(speakers({ [A]: { controller: 1 }, [B]: { status: 'slain' } })).toEqual([C, A]);
  });
  it('is one of its own only where the seat controls nobody', () => {
    expect(speakers({ [B]: { controller: 0 } })).toEqual([A, B]);
    expect(speakers({ [A]: { controller: 1 }, [C]: { controller: 1 } })).toEqual([A, A]);
  });

  it('decides who is friendly and who is an enemy of a card: CTL-1, EVA-24', () => {
    const card = (id: string, side: 'friendly' | 'enemy'): TableCard => ({
      id,
      kind: 'campaign',
      name: id,
      version: 1,
      clause: 'CMP-3',
      at: ['action-gap'],
      target: { side },
      do: [{ do: 'gain', to: 'target', energy: 1 }],
    });
    const tableCards = { balm: card('balm', 'friendly'), hex: card('hex', 'enemy') };
    const targets = (controllers: Record<string, number>, seat: number): Record<string, string[]> => {
      const before = three();
      const ready = changed({ ...before, cards: { ...before.cards, tableCards } }, (play) => {
        for (const [id, controller] of Object.entries(controllers)) play.patchModel(id, { controller });
        play.patchSeat(seat, { cards: ['balm', 'hex'] });
      });
      const asking = say(ready, { seat: 0, kind: 'step', path: [[18, 18.5]] }); // after an action every player may play a card
      return Object.fromEntries(
        Object.keys(tableCards).map((id) => {
          const playAt = (target: string): Decision => ({ seat, kind: 'play-card', card: id, targets: [target] });
          return [id, [A, B, C].filter((target) => refusal(asking, playAt(target))[0] === 'legal')];
        }),
      );
    };
    expect(targets({}, 0)).toEqual({ balm: [A, C], hex: [B] });
    expect(targets({}, 1)).toEqual({ balm: [B], hex: [A, C] });
    expect(targets({ [B]: 0 }, 0)).toEqual({ balm: [A, B, C], hex: [] });
    expect(targets({ [B]: 0, [C]: 1 }, 1)).toEqual({ balm: [C], hex: [A, B] });
  });
});
