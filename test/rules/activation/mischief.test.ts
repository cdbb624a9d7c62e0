import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { type Placed, table, say, all, refusal, model, spot, arcaneCards, act, claim, ok, hand } from './printed-match.ts';

describe('Wendigo', () => {
  it('MOV-8: Quite Terrifying takes an energy from each enemy for its first move this turn that ends engaged', () => {
    const start = table({
      troupes: [['flintlock'], ['wendigo']],
      models: { '0:flintlock': { at: [18, 18], energy: 6 }, '1:wendigo': { at: [18, 21.8], energy: 3 } },
    });
    const near = all(start, act(0, '0:flintlock'), { seat: 0, kind: 'step', path: [[18, 19]] });
    expect(model(near, '0:flintlock').energy).toBe(5);
    const engaged = say(near, { seat: 0, kind: 'step', path: [[18, 20]] });
    expect(model(engaged, '0:flintlock').energy).toBe(3);
    const again = say(engaged, { seat: 0, kind: 'step', path: [[18.3, 20.1]] });
    expect(model(again, '0:flintlock').energy).toBe(2);
  });
});

describe('Shabbaroon', () => {
  const SHAB = '0:shabbaroon';
  const goblins = (arcane: ArcaneCard[], models: Record<string, Placed> = {}): Match =>
    say(
      table({
        troupes: [
          ['shabbaroon', 'grub'],
          ['belladonna', 'flintlock'],
        ],
        models: {
          [SHAB]: { at: [18, 18], energy: 6 },
          '0:grub': { at: [22, 18], energy: 1 },
          '1:belladonna': { at: [18, 22] },
          '1:flintlock': { at: [30, 30] },
          ...models,
        },
        arcane,
      }),
      act(0, SHAB),
    );

  it('ARC-21 ABL-8: Goblin Mischief deals each Goblin near by a card, friend or foe, and what it says falls on it', () => {
    const start = goblins(['green-3', 'catastrophe']);
    const now = say(start, { seat: 0, kind: 'use', ability: 'goblin-mischief' });
    expect([model(now, SHAB).energy, model(now, SHAB).wounds]).toEqual([7, 0]);
    expect([model(now, '0:grub').energy, model(now, '0:grub').wounds]).toEqual([1, 2]);
    expect(arcaneCards(now)).toBe(21);
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'goblin-mischief' })).toEqual(['used-this-turn', 'CRD-17']);
  });

  const luck = (target: string): Decision[] => [
    { seat: 0, kind: 'use', ability: 'goblin-luck', targets: [target] },
    claim(0, 'pink-3'),
    ok,
  ];

  it('V-82 ARC-39: Goblin Luck offers the catastrophe of Drop of Nightshade only while an enemy of Belladonna is within 1″ of her', () => {
    const far = all(goblins(hand(6, 'pink-3')), ...luck('1:belladonna'));
    expect(far.openings[0]?.kind).toBe('act');
    expect(model(far, '1:belladonna')).toMatchObject({ status: 'board', wounds: 2 });
    const near = all(goblins(hand(6, 'pink-3'), { '0:grub': { at: [18, 23.9] } }), ...luck('1:belladonna'));
    expect(near.openings).toMatchObject([
      { seat: 0, question: { ask: 'option', of: 'ability', options: ['acid-flask', 'drop-of-nightshade'] } },
    ]);
    const dropped = say(near, { seat: 0, kind: 'answer', option: 'drop-of-nightshade' });
    expect(dropped.openings).toMatchObject([{ seat: 0, question: { ask: 'option', of: 'model', options: ['0:grub'] } }]);
    const done = say(dropped, { seat: 0, kind: 'answer', option: '0:grub' });
    expect([model(done, '1:belladonna').status, model(done, '0:grub').status]).toEqual(['slain', 'slain']);
    expect(arcaneCards(done)).toBe(21);
  });

  it('DEF-23 DEF-26: Transconbobulate restores a Goblin and places it within 8″', () => {
    const start = goblins(hand(7, 'blue-3'), { '0:grub': { at: [22, 18], wounds: 4, energy: 0 } });
    const now = all(start, { seat: 0, kind: 'use', ability: 'transconbobulate', targets: ['0:grub'] }, claim(0, 'blue-3'), ok);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [18, 30] })).toEqual(['too-far', 'DEF-27', 'DEF-5']);
    const placed = say(now, { seat: 0, kind: 'answer', at: [18, 26] });
    expect(model(placed, '0:grub')).toMatchObject({ wounds: 0, energy: 4 });
    expect(spot(placed, '0:grub')).toEqual([18, 26]);
  });
});
