import { describe, expect, it } from 'vitest';
import type { Arcane, Eff, TableCard } from '../../../src/rules/terms/card-language.ts';
import { ARCANE_DECK, type ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { asked, changed, energy, model, refusal, say, seen, wounds, type Scene } from '../small-match.ts';
import {
  A,
  all,
  allCards,
  B,
  bluff,
  C,
  cast,
  claim,
  duel,
  keeping,
  marks,
  offered,
  ok,
  pass,
  speaks,
  spell,
  table,
  words,
  four,
  type Cards,
} from './fixture.ts';

const DRAWS: ArcaneCard[] = ['green-2', 'green-1', 'pink-1', 'green-1', 'catastrophe', 'pink-2', 'pink-3', 'pink-2', 'blue-3'];
const again = (...targets: string[]) => ({ seat: 0, kind: 'again', targets }) as const;
const sorted = (cards: readonly ArcaneCard[]): ArcaneCard[] => [...cards].sort();
const doubted = (cards: Cards = {}, target = B, more = {}): Scene => all(table(DRAWS, cards, more), cast(target), claim('green-2'), bluff);

describe('an arcane ability that is announced', () => {
  it('ARC-3: it is told, and what speaks of it speaks before hands are drawn', () => {
    const now = all(
      table(DRAWS, {
        a: { abilities: [spell(), speaks('chants', { on: 'declares', with: ['arcane'] }, [marks('target', 'chanted')])] },
        b: { abilities: [speaks('hides', { on: 'targeted', by: 'enemy', with: ['arcane'] }, [marks('originator', 'hidden')])] },
      }),
      cast(B),
    );
    expect(words(now, B)).toEqual(['chanted']);
    expect(words(now, A)).toEqual(['hidden']);
    expect(duel(now)?.targeted).toEqual([B]);
    expect(seen(now, 'repeated')).toEqual([]);
  });

  it('ARC-4: it may be called off, or its target be gone, and its energy is lost', () => {
    const vanish = speaks('vanish', { on: 'targeted', by: 'enemy' }, [{ do: 'cancel' }], true);
    const asking = all(table(DRAWS, { b: { abilities: [vanish] } }), cast(B));
    expect(asked(asking)).toEqual(['interrupt 1']);
    const off = say(asking, { seat: 1, kind: 'use', model: B, ability: 'vanish' });
    expect(duel(off)).toBeUndefined();
    expect(seen(off, 'arcane-drawn')).toEqual([]);
    expect(energy(off, A)).toEqual([2]);
    expect(asked(say(asking, pass(1)))).toEqual(['claim 0']);
    const flee = speaks('flee', { on: 'targeted', by: 'enemy' }, [{ do: 'slay', to: 'self' }]);
    const scene = all(table(DRAWS, { b: { abilities: [flee] } }), cast(B));
    expect(seen(scene, 'failed')).toEqual([{ what: 'failed', model: A, why: 'no-legal-target' }]);
    expect(duel(scene)).toBeUndefined();
    const trap = speaks('trap', { on: 'targeted', by: 'enemy' }, [{ do: 'slay', to: 'originator' }]);
    expect(seen(all(table(DRAWS, { b: { abilities: [trap] } }), cast(B)), 'failed')).toEqual([
      { what: 'failed', model: A, why: 'no-legal-target' },
    ]);
  });

  it('ARC-4, ACT-13: one that does not take place offers no card, and nothing of it happens before hands are drawn', () => {
    const before: Eff[] = [{ do: 'gain', to: 'self', energy: 1 }];
    const hex: TableCard = { id: 'hex', kind: 'campaign', name: 'hex', version: 1, clause: 'CMP-3', at: ['arcane-start'], do: [] };
    /** The spell at b, which answers with this; a player holds a card that says something before hands are drawn. */
    const answered = (seat: number, answer: Eff[], card: Eff[] = []): Scene => {
      const given = table(DRAWS, {
        a: { abilities: [spell({ before })] },
        b: { abilities: [speaks('answers', { on: 'targeted' }, answer)] },
      });
      const holding = changed({ ...given, cards: { ...given.cards, tableCards: { hex: { ...hex, do: card } } } }, (play) =>
        play.patchSeat(seat, { cards: ['hex'] }),
      );
      return say(holding, cast(B));
    };
    for (const seat of [0, 1]) {
      for (const [answer, left] of [
        [{ do: 'cancel' }, 2],
        [{ do: 'slay', to: 'self' }, 2],
        [{ do: 'slay', to: 'originator' }, 0],
      ] satisfies [Eff, number][]) {
        const off = answered(seat, [answer]);
        expect(off.match.openings.filter(({ kind }) => kind === 'interrupt')).toEqual([]);
        expect([duel(off), seen(off, 'arcane-drawn'), energy(off, A)]).toEqual([undefined, [], [left]]);
      }
      // one that takes place: first the card, then its own text, then hands
      const asking = answered(seat, []);
      expect([asked(asking), energy(asking, A), seen(asking, 'arcane-drawn')]).toEqual([[`interrupt ${seat}`], [2], []]);
      for (const decision of [pass(seat), { seat, kind: 'play-card', card: 'hex' } as const])
        expect([asked(say(asking, decision)), energy(say(asking, decision), A)]).toEqual([['claim 0'], [3]]);
      // and one that the card stops
      const stopped = say(answered(seat, [], [{ do: 'slay', to: 'target' }]), { seat, kind: 'play-card', card: 'hex' });
      expect([duel(stopped), seen(stopped, 'arcane-drawn'), energy(stopped, A)]).toEqual([undefined, [], [2]]);
      expect(seen(stopped, 'failed')).toEqual([{ what: 'failed', model: A, why: 'no-legal-target' }]);
    }
  });

  it('CMP-6: then cards of the players, and what speaks of the use', () => {
    const uses = speaks('uses', { on: 'uses-arcane', who: { side: 'friendly' } }, [marks('target', 'used')]);
    const now = all(table(DRAWS, { c: { abilities: [uses] } }), cast(B));
    expect(words(now, B)).toEqual(['used']);
    const card: TableCard = {
      id: 'hex',
      kind: 'campaign',
      name: 'hex',
      version: 1,
      clause: 'CMP-3',
      at: ['arcane-start'],
      do: [marks('originator', 'o'), marks('target', 't')],
    };
    const held = (seat: number, target: string): Scene => {
      const before = changed({ ...table(DRAWS), cards: { ...table(DRAWS).cards, tableCards: { hex: card } } }, (play) =>
        play.patchSeat(seat, { cards: ['hex'] }),
      );
      return all(before, cast(target));
    };
    for (const seat of [0, 1]) {
      const asking = held(seat, B);
      expect(asking.match.openings).toMatchObject([{ seat, kind: 'interrupt', moment: 'arcane-start' }]);
      const played = say(asking, { seat, kind: 'play-card', card: 'hex' });
      expect([words(played, A), words(played, B)]).toEqual([['o'], ['t']]);
      expect(asked(played)).toEqual(['claim 0']);
    }
  });

  it('CRD-20: what it does before hands are drawn, once', () => {
    const before: Eff[] = [{ do: 'gain', to: 'target', energy: 1 }];
    const now = doubted({ a: { abilities: [spell({ before })] } });
    expect(energy(now, B)).toEqual([4]);
    expect(energy(say(now, again(B)), B)).toEqual([4]);
    expect(energy(doubted(), B)).toEqual([3]);
  });
});

describe('a repeat', () => {
  it('ARC-27, ARC-28, ARC-29: with the cards left, at somebody of the same player, without energy', () => {
    const now = doubted();
    expect(energy(now, A)).toEqual([2]);
    const next = say(now, again(B));
    expect(energy(next, A)).toEqual([2]);
    expect(seen(next, 'repeated')).toEqual([{ what: 'repeated', model: A }]);
    expect(seen(next, 'arcane-drawn')).toHaveLength(2);
    expect(duel(next)).toMatchObject({ repeats: 1, hand: ['green-1', 'pink-1'], discard: ['green-2'] });
    expect(duel(next)?.claimed).toBeUndefined();
    expect(duel(next)?.identity).toBeUndefined();
    expect(asked(next)).toEqual(['claim 0']);
    const third = all(next, claim('green-1'), bluff);
    expect(wounds(third, B)).toEqual([3]);
    expect(asked(third)).toEqual(['again 0']);
    const fourth = all(third, again(B), claim('pink-1', 'green-3'), ok);
    expect(wounds(fourth, B)).toEqual([6]);
    expect(asked(fourth)).toEqual(['act 0']);
    expect(seen(fourth, 'repeated')).toHaveLength(2);
    expect(sorted(allCards(fourth))).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-32: it may be declined, and an OK ends it', () => {
    const now = say(doubted(), pass(0));
    expect(asked(now)).toEqual(['act 0']);
    expect(sorted(now.match.table.decks.arcane)).toEqual(sorted(ARCANE_DECK));
    expect(asked(all(doubted(), again(B), claim('green-1'), ok))).toEqual(['act 0']);
  });

  it('ARC-27, ARC-31: nobody of another player, and nobody whom the ability could not name', () => {
    const now = doubted();
    expect(refusal(now, again(A))).toEqual(['other-controller', 'ARC-27']);
    expect(refusal(now, again(C))).toEqual(['other-controller', 'ARC-27']);
    const own = doubted({}, C);
    expect(offered(own, 0)).toEqual([again(A), again(C), pass(0)]);
    expect(refusal(own, again(B))).toEqual(['other-controller', 'ARC-27']);
    expect(refusal(own, again(A))).toEqual(['legal']);
    const narrow = doubted({ a: { abilities: [spell({ target: { which: { other: true } } })] } }, C);
    expect(offered(narrow, 0)).toEqual([again(C), pass(0)]);
    const refused = refusal(narrow, again(A));
    expect(refused[0]).not.toBe('legal');
    expect(refused.at(-1)).toBe('ARC-31');
  });

  it('ARC-27: whom the action has named before is not targeted anew, whoever else is', () => {
    const shy = speaks('shy', { on: 'targeted' }, [{ do: 'gain', to: 'self', energy: 1 }]);
    const chants = speaks('chants', { on: 'declares', with: ['arcane'], anew: true }, [marks('target', 'named')]);
    const cards: Cards = { a: { abilities: [spell(), chants, shy] }, c: { abilities: [shy] } };
    const first = doubted(cards, C);
    expect([energy(first, C), words(first, C)]).toEqual([[4], ['named']]);
    const same = say(first, again(C));
    expect([energy(same, C), words(same, C)]).toEqual([[4], ['named']]);
    const other = say(first, again(A));
    expect(duel(other)?.targeted).toEqual([C, A]);
    expect([energy(other, A), words(other, A)]).toEqual([[3], ['named']]); // one paid, one gained
  });

  it('ARC-29: not without a card, unless one is kept', () => {
    const poor: Cards = { a: { arcane: 1, abilities: [spell()] } };
    expect(asked(doubted(poor))).toEqual(['act 0']);
    const scene = all(keeping(table(DRAWS, poor), 0, C, 'blue-1'), cast(B), claim('green-2'), bluff);
    expect(asked(scene)).toEqual(['again 0']);
    expect(asked(all(keeping(table(DRAWS, poor), 1, B, 'blue-1'), cast(B), claim('green-2'), bluff))).toEqual(['act 0']);
  });

  it('ARC-30, ARC-34: not by the slain, nor at nobody', () => {
    const deadly: Arcane['outcomes'] = [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'slay', to: 'target' }] }];
    expect(asked(doubted({ a: { abilities: [spell({ outcomes: deadly })] } }))).toEqual(['act 0']);
    const mad: Arcane['outcomes'] = [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'slay', to: 'self' }] }];
    const now = doubted({ a: { abilities: [spell({ outcomes: mad })] } });
    expect(model(now, A).status).toBe('slain');
    expect(duel(now)).toBeUndefined();
  });

  it('ARC-33: its own text may stop it, by name or by the reload that it would need', () => {
    const stopping = (ability: string): Scene =>
      doubted({
        a: { abilities: [spell({ outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'spend', ability, until: 'turn' }] }] })] },
      });
    expect(asked(stopping('spell'))).toEqual(['act 0']);
    expect(asked(stopping('reload-spell'))).toEqual(['act 0']);
    expect(asked(stopping('another'))).toEqual(['again 0']);
  });

  it('ARC-26: nor after a lie, whatever it turned out to be', () => {
    const now = all(table(DRAWS), cast(B), claim('green-1', 'green-3'), bluff, pass(1));
    expect(wounds(now, B)).toEqual([1]);
    expect(asked(now)).toEqual(['act 0']);
  });

  it('ARC-27: without a target it names none', () => {
    const { target: _, ...bare } = spell({
      outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'gain', to: 'self', energy: 1 }] }],
    });
    const now = all(table(DRAWS, { a: { abilities: [bare] } }), cast(), claim('green-2'), bluff);
    expect(offered(now, 0)).toEqual([{ seat: 0, kind: 'again' }, pass(0)]);
    const next = say(now, { seat: 0, kind: 'again' });
    expect(asked(next)).toEqual(['claim 0']);
    expect(duel(next)).toMatchObject({ owner: null, resisting: 1, repeats: 1 });
  });

  it('ARC-41: of four players the same one resists', () => {
    const now = all(four(DRAWS), cast('2:d'), claim('green-2'), { seat: 2, kind: 'bluff' });
    expect(offered(now, 0)).toEqual([again('2:d'), pass(0)]);
    expect(refusal(now, again(B))).toEqual(['other-controller', 'ARC-27']);
    expect(asked(all(now, again('2:d'), claim('pink-1', 'green-3')))).toEqual(['call 2']);
  });
});

describe('a claim that was believed', () => {
  const trick = (place?: 'resolved', may?: true) =>
    speaks(
      'trick',
      { on: 'bluffed', who: { only: 'self' }, ...(place ? { at: place } : {}) },
      [{ do: 'gain', to: 'self', energy: 1 }],
      may,
    );
  const sceneOf = (place: 'resolved' | undefined, card: ArcaneCard, as: ArcaneCard, may?: true): Scene =>
    all(
      table(DRAWS, {
        a: {
          abilities: [
            spell({ outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: 'X' }] }] }),
            trick(place, may),
          ],
        },
      }),
      cast(B),
      claim(card, as),
      ok,
    );

  it('ARC-20: whoever gains by a bluff is asked before it resolves, or after', () => {
    const before = sceneOf(undefined, 'pink-1', 'green-3', true);
    expect(asked(before)).toEqual(['interrupt 0']);
    expect(wounds(before, B)).toEqual([0]);
    const used = say(before, { seat: 0, kind: 'use', model: A, ability: 'trick' });
    expect([energy(used, A), wounds(used, B)]).toEqual([[3], [3]]);
    expect(seen(used, 'resolved')).toHaveLength(1);
    const after = sceneOf('resolved', 'pink-1', 'green-3', true);
    expect(asked(after)).toEqual(['interrupt 0']);
    expect(wounds(after, B)).toEqual([3]);
    const over = say(after, { seat: 0, kind: 'use', model: A, ability: 'trick' });
    expect([energy(over, A), asked(over)]).toEqual([[3], ['act 0']]);
    expect(sorted(allCards(over))).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-20: nobody is asked where the card lies open already', () => {
    const now = all(table(DRAWS, { a: { abilities: [spell(), trick(undefined, true)] } }), cast(B), claim('green-2'), bluff);
    expect(asked(now)).toEqual(['again 0']);
  });

  it('ARC-36: the end of the action is spoken of while the cards lie there, once', () => {
    const ends = speaks('ends', { on: 'arcane-over' }, [{ do: 'gain', to: 'self', energy: 1 }]);
    const now = all(table(DRAWS, { a: { abilities: [spell(), ends] } }), cast(B), claim('green-2'), ok);
    expect(energy(now, A)).toEqual([3]);
    const none = all(table(DRAWS, { a: { abilities: [spell(), ends] } }), cast(B), pass(0));
    expect(energy(none, A)).toEqual([3]);
    const twice = all(table(DRAWS, { a: { abilities: [spell(), ends] } }), cast(B), claim('green-2'), bluff);
    expect(energy(twice, A)).toEqual([2]);
    expect(energy(say(twice, pass(0)), A)).toEqual([3]);
  });
});

describe('what speaks of a repeat', () => {
  const gains = (anew: boolean) =>
    speaks('chants', { on: 'declares', with: ['arcane'], ...(anew ? { anew } : {}) }, [{ do: 'gain', to: 'self', energy: 1 }]);
  const first = (anew: boolean): Scene => doubted({ a: { abilities: [spell(), gains(anew)] } }, C);

  it('ARC-27: speaks again where somebody is named anew, if it says so', () => {
    expect(energy(first(true), A)).toEqual([3]);
    expect(energy(say(first(true), again(C)), A)).toEqual([3]);
    expect(energy(say(first(true), again(A)), A)).toEqual([4]);
    expect(energy(first(false), A)).toEqual([3]);
    expect(energy(say(first(false), again(A)), A)).toEqual([3]);
  });

  it('ARC-27: a repeat may name another stone', () => {
    const dig = spell({ target: { what: 'stone' }, outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'depth', to: 1 }] }] });
    const stones = [
      { id: 'm1', at: [18, 21] as [number, number], depth: 3 },
      { id: 'm2', at: [18, 15] as [number, number], depth: 3 },
    ];
    const now = all(
      table(DRAWS, { a: { abilities: [dig] } }, { stones }),
      { seat: 0, kind: 'use', ability: 'spell', stone: 'm1' },
      claim('green-2'),
      bluff,
    );
    expect(offered(now, 0)).toEqual([{ seat: 0, kind: 'again', stone: 'm1' }, { seat: 0, kind: 'again', stone: 'm2' }, pass(0)]);
    expect(duel(say(now, { seat: 0, kind: 'again', stone: 'm2' }))?.declared).toEqual({ stone: 'm2' });
  });
});

describe('a text that gives back of the price', () => {
  const rebate = speaks('thrift', { on: 'uses-arcane', who: { only: 'self' } }, [{ do: 'refund', energy: 1 }], true);
  const used = (cost: number): Scene => all(table(DRAWS, { a: { abilities: [spell({ cost }), rebate] } }), cast(B));

  it('CHR-7: is offered where something was paid', () => {
    const asking = used(1);
    expect(asked(asking)).toEqual(['interrupt 0']);
    expect(energy(asking, A)).toEqual([2]);
    expect(energy(say(asking, { seat: 0, kind: 'use', model: A, ability: 'thrift' }), A)).toEqual([3]);
    expect(energy(say(asking, pass(0)), A)).toEqual([2]);
    expect(asked(used(0))).toEqual(['claim 0']);
  });
});
