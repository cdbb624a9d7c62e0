import { describe, expect, it } from 'vitest';
import { ARCANE_DECK, ARCANE_KINDS, type ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { always, asked, refusal, say, seen, wounds, type Scene } from '../small-match.ts';
import { A, about, all, allCards, B, bluff, C, cast, claim, duel, four, keeping, offered, ok, pass, spell, table } from './fixture.ts';

const DRAWS: ArcaneCard[] = ['green-2', 'pink-1', 'green-2', 'green-1', 'catastrophe', 'pink-2', 'pink-3', 'pink-2', 'blue-3'];
const again = (...targets: string[]) => ({ seat: 0, kind: 'again', targets }) as const;
const replace = (card: ArcaneCard) => ({ seat: 1, kind: 'replace', card }) as const;
const started = (): Scene => all(table(DRAWS), cast(B));
const sorted = (cards: readonly ArcaneCard[]): ArcaneCard[] => [...cards].sort();
const open = [always('sees-all', { mod: 'bares' })];

describe('a claim', () => {
  it('ARC-13, ARC-16: any card of the hand as any card there is, or none', () => {
    const now = started();
    expect(now.match.openings).toEqual([{ seat: 0, kind: 'claim', model: A }]);
    const claims = (['green-2', 'pink-1'] as const).flatMap((card) => ARCANE_KINDS.map((as) => ({ seat: 0, kind: 'claim', card, as })));
    expect(offered(now, 0)).toEqual([...claims, pass(0)]);
    expect(refusal(now, claim('pink-3'))).toEqual(['card-not-in-hand', 'ARC-13', 'ARC-29']);
    expect(refusal(now, { ...claim('pink-1'), as: 'pink-9' } as never)).toEqual(['no-such-card', 'ARC-16']);
    expect(refusal(now, pass(0))).toEqual(['legal']);
    expect(refusal(now, claim('pink-1', 'blue-3'))).toEqual(['legal']);
  });

  it('ARC-14: it is said what it is, and nothing but its player knows', () => {
    const now = say(started(), claim('pink-1', 'green-3'));
    expect(seen(now, 'claimed')).toEqual([{ what: 'claimed', seat: 0, model: A, as: 'green-3', secret: { to: 0, cards: ['pink-1'] } }]);
    expect(duel(now)).toMatchObject({ hand: ['green-2', 'green-2'], laid: 'pink-1', claimed: 'green-3', discard: [] });
    expect(now.match.openings).toEqual([{ seat: 1, kind: 'call', model: A }]);
    expect(offered(now, 1)).toEqual([ok, bluff]);
  });

  it('ARC-17, ARC-18: nothing may be played, and then nothing happens', () => {
    const now = say(started(), pass(0));
    expect(seen(now, 'claim-declined')).toEqual([{ what: 'claim-declined', seat: 0 }]);
    expect(seen(now, 'resolved')).toEqual([]);
    expect(wounds(now, A, B)).toEqual([0, 0]);
    expect(asked(now)).toEqual(['act 0']);
    expect(sorted(now.match.table.decks.arcane)).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-15: by agreement something is played by whoever holds a card', () => {
    const now = all(table(DRAWS, {}, { options: { mustPlay: true } }), cast(B));
    expect(offered(now, 0)).not.toContainEqual(pass(0));
    expect(offered(now, 0)).toHaveLength(20);
    expect(refusal(now, pass(0))).toEqual(['must-be-answered', 'ARC-15']);
    expect(refusal(now, claim('pink-1', 'blue-3'))).toEqual(['legal']);
    expect(refusal(started(), pass(0))).toEqual(['legal']);
  });

  it('ARC-29: a card kept beside a character counts as in hand, for its own player', () => {
    const now = all(keeping(table(DRAWS), 0, C, 'blue-1'), cast(B));
    expect(offered(now, 0).filter((decision) => decision.kind === 'claim' && decision.card === 'blue-1')).toHaveLength(10);
    const after = say(now, claim('blue-1', 'green-1'));
    expect(after.match.order.seats[0]?.kept).toEqual({});
    expect(duel(after)).toMatchObject({ hand: ['green-2', 'pink-1', 'green-2'], laid: 'blue-1' });
    const own = say(now, claim('pink-1'));
    expect(own.match.order.seats[0]?.kept).toEqual({ [C]: ['blue-1'] });
    const theirs = all(keeping(table(DRAWS), 1, B, 'blue-1'), cast(B));
    expect(refusal(theirs, claim('blue-1'))).toEqual(['card-not-in-hand', 'ARC-13', 'ARC-29']);
  });
});

describe('a card that lies open', () => {
  const bared = (target = B, cards = {}): Scene => all(table(DRAWS, { b: { abilities: open }, ...cards }), cast(target));

  it('ARC-47: is what it is, and nobody says anything of it', () => {
    const now = bared();
    expect(now.match.openings).toEqual([{ seat: 0, kind: 'claim', model: A, open: true }]);
    expect(offered(now, 0)).toEqual([claim('green-2'), claim('pink-1'), pass(0)]);
    expect(refusal(now, claim('pink-1', 'green-3'))).toEqual(['card-lies-open', 'ARC-47']);
    const after = say(now, claim('green-2'));
    expect(seen(after, 'arcane-laid-open')).toEqual([{ what: 'arcane-laid-open', seat: 0, model: A, card: 'green-2' }]);
    expect(seen(after, 'claimed')).toEqual([]);
    expect(seen(after, 'resolved')).toEqual([{ what: 'resolved', identity: 'green-2', effect: true }]);
    expect(wounds(after, B)).toEqual([2]);
    expect(asked(after)).toEqual(['act 0']);
    expect(sorted(allCards(after))).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-47: only for abilities that an enemy of the text aims at its bearer', () => {
    expect(asked(all(bared(C), claim('pink-1', 'green-3')))).toEqual(['call 1']);
    const mine = all(table(DRAWS, { c: { abilities: open } }), cast(C));
    expect(mine.match.openings).toEqual([{ seat: 0, kind: 'claim', model: A }]);
  });

  it('ARC-47: its player has it no longer in hand', () => {
    const closed = {
      ...spell(),
      outcomes: [
        {
          on: { colour: ['pink' as const], value: 1 as const },
          do: [{ do: 'may-pay' as const, who: 'self' as const, energy: 1, then: [] }],
        },
      ],
    };
    const now = all(table(DRAWS, { a: { abilities: [closed] }, b: { abilities: open } }), cast(B), claim('pink-1'));
    expect(duel(now)).toMatchObject({ hand: ['green-2', 'green-2'], discard: ['pink-1'], identity: 'pink-1' });
    expect(duel(now)?.laid).toBeUndefined();
  });
});

describe('a call', () => {
  const claimed = (card: ArcaneCard, as: ArcaneCard): Scene => say(started(), claim(card, as));

  it('ARC-20: OK makes it what was said', () => {
    const now = say(claimed('pink-1', 'green-3'), ok);
    expect(seen(now, 'called')).toEqual([{ what: 'called', seat: 1, call: 'ok' }]);
    expect(seen(now, 'arcane-revealed')).toEqual([]);
    expect(seen(now, 'resolved')).toEqual([{ what: 'resolved', identity: 'green-3', effect: true }]);
    expect(wounds(now, B)).toEqual([3]);
    expect(sorted(now.match.table.decks.arcane)).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-24: a lie is caught, and another card may be laid over it', () => {
    const now = say(claimed('pink-1', 'green-3'), bluff);
    expect(seen(now, 'called')).toEqual([{ what: 'called', seat: 1, call: 'bluff' }]);
    expect(seen(now, 'arcane-revealed')).toEqual([{ what: 'arcane-revealed', card: 'pink-1', truthful: false }]);
    expect(now.match.openings).toEqual([{ seat: 1, kind: 'replace', model: A }]);
    expect(offered(now, 1)).toEqual([...(['green-1', 'catastrophe', 'pink-2', 'pink-3', 'blue-3'] as const).map(replace), pass(1)]);
    expect(refusal(now, replace('green-3'))).toEqual(['card-not-in-hand', 'ARC-24']);
    expect(refusal(now, pass(1))).toEqual(['legal']);
    const over = say(now, replace('catastrophe'));
    expect(seen(over, 'replaced')).toEqual([{ what: 'replaced', seat: 1, card: 'catastrophe' }]);
    expect(seen(over, 'resolved')).toEqual([{ what: 'resolved', identity: 'catastrophe', effect: true }]);
    expect(wounds(over, A, B)).toEqual([1, 0]);
    expect(asked(over)).toEqual(['act 0']);
    expect(sorted(over.match.table.decks.arcane)).toEqual(sorted(ARCANE_DECK));
  });

  it('ARC-25: or it stays what it is', () => {
    const now = all(claimed('green-2', 'green-3'), bluff, pass(1));
    expect(seen(now, 'replaced')).toEqual([]);
    expect(seen(now, 'resolved')).toEqual([{ what: 'resolved', identity: 'green-2', effect: true }]);
    expect(wounds(now, B)).toEqual([2]);
    const none = all(claimed('pink-1', 'green-3'), bluff, pass(1));
    expect(seen(none, 'resolved')).toEqual([{ what: 'resolved', identity: 'pink-1', effect: false }]);
    expect(wounds(none, A, B)).toEqual([0, 0]);
  });

  it('ARC-24: the cards of both lie in the pile until the action is over', () => {
    const asks = {
      ...spell(),
      outcomes: [
        {
          on: { colour: ['pink' as const], value: 'X' as const },
          do: [{ do: 'may-pay' as const, who: 'self' as const, energy: 1, then: [] }],
        },
      ],
    };
    const caught = all(table(DRAWS, { a: { abilities: [asks] } }), cast(B), claim('green-2', 'pink-3'), bluff);
    const replaced = say(caught, replace('pink-2'));
    expect(duel(replaced)).toMatchObject({
      identity: 'pink-2',
      hand: ['pink-1', 'green-2'],
      resist: ['green-1', 'catastrophe', 'pink-3', 'pink-2', 'blue-3'],
      discard: ['green-2', 'pink-2'],
    });
    expect(duel(replaced)?.laid).toBeUndefined();
    const stays = all(table(DRAWS, { a: { abilities: [asks] } }), cast(B), claim('pink-1', 'pink-3'), bluff, pass(1));
    expect(duel(stays)).toMatchObject({ identity: 'pink-1', discard: ['pink-1'] });
    const truth = all(table(DRAWS, { a: { abilities: [asks] } }), cast(B), claim('pink-1'), bluff);
    expect(duel(truth)).toMatchObject({ identity: 'pink-1', truthful: true, discard: ['pink-1'] });
    expect(duel(truth)?.laid).toBeUndefined();
  });

  it('ARC-24: a card kept beside a character may be laid over it too', () => {
    const now = all(keeping(table(DRAWS), 1, B, 'green-3'), cast(B), claim('pink-1', 'blue-2'), bluff);
    expect(offered(now, 1)).toContainEqual(replace('green-3'));
    const over = say(now, replace('green-3'));
    expect(wounds(over, B)).toEqual([3]);
    expect(over.match.order.seats[1]?.kept).toEqual({});
    expect(say(now, replace('pink-2')).match.order.seats[1]?.kept).toEqual({ [B]: ['green-3'] });
    const mine = all(keeping(table(DRAWS), 0, A, 'green-3'), cast(B), claim('pink-1', 'blue-2'), bluff);
    expect(refusal(mine, replace('green-3'))).toEqual(['card-not-in-hand', 'ARC-24']);
  });

  it('ARC-26: a truth that was doubted counts, and may be played again', () => {
    const now = say(claimed('green-2', 'green-2'), bluff);
    expect(seen(now, 'arcane-revealed')).toEqual([{ what: 'arcane-revealed', card: 'green-2', truthful: true }]);
    expect(wounds(now, B)).toEqual([2]);
    expect(now.match.openings).toEqual([{ seat: 0, kind: 'again', model: A }]);
    expect(offered(now, 0)).toEqual([again(B), pass(0)]);
  });

  it('ARC-6: the player to the left resists where no enemy is the target', () => {
    const own = all(four(DRAWS), cast(A));
    expect(duel(own)?.resisting).toBe(1);
    expect(duel(all(four(DRAWS), cast('2:d')))?.resisting).toBe(2);
    expect(duel(all(four(DRAWS), cast('3:e')))?.resisting).toBe(3);
    const scene = say(all(four(DRAWS), cast('3:e')), claim('pink-1', 'green-3'));
    expect(asked(scene)).toEqual(['call 3']);
  });
});

describe('a refusal says what it is about', () => {
  it('ARC-13, ARC-16, ARC-24: the card', () => {
    const now = started();
    expect(about(now, claim('pink-3'))).toEqual({ card: 'pink-3' });
    expect(about(now, { ...claim('pink-1'), as: 'pink-9' } as never)).toEqual({ card: 'pink-9' });
    expect(about(all(now, claim('pink-1', 'green-3'), bluff), replace('green-3'))).toEqual({ card: 'green-3' });
    expect(about(all(table(DRAWS, { b: { abilities: open } }), cast(B)), claim('pink-1', 'green-3'))).toEqual({ card: 'pink-1' });
  });
});

describe('a card that is in the hand and beside a character', () => {
  it('ARC-29: is taken from the hand', () => {
    const mine = all(keeping(table(DRAWS), 0, C, 'green-2'), cast(B), claim('green-2', 'pink-3'));
    expect(mine.match.order.seats[0]?.kept).toEqual({ [C]: ['green-2'] });
    const theirs = all(keeping(table(DRAWS), 1, B, 'pink-2'), cast(B), claim('green-2', 'pink-3'), bluff, replace('pink-2'));
    expect(theirs.match.order.seats[1]?.kept).toEqual({ [B]: ['pink-2'] });
  });

  it('ARC-15: whoever has as many beside a character as in hand must play one as well', () => {
    const now = all(keeping(table(DRAWS, {}, { options: { mustPlay: true } }), 0, C, 'blue-1', 'blue-1', 'blue-2'), cast(B));
    expect(refusal(now, pass(0))).toEqual(['must-be-answered', 'ARC-15']);
  });
});
