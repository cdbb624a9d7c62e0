import { describe, expect, it } from 'vitest';
import { dealRound } from '../../../src/app/trainer/deal.ts';
import { meleeFaces } from '../../../src/cards/decks/melee.ts';
import { ROUNDS } from '../../../src/lessons/training.ts';
import type { CallRound, ClaimRound, MeleeTraining } from '../../../src/ui/contexts/learning/trainer-port.ts';

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** What the parts of a blow come to. */
const sumOf = ({ printed, copies = 1, parts = [] }: ReturnType<MeleeTraining['lay']>['learner']): number =>
  printed === null || parts.some(({ by }) => by === null)
    ? 0
    : Math.max(
        0,
        parts.reduce((sum, { by }) => sum + (by ?? 0), printed * copies),
      );

describe('a round of any trainer', () => {
  for (const step of ['open', 'armour', 'secret', 'call', 'claim'] as const)
    it(`${step}: is dealt whatever the seed, and as another one by another seed`, () => {
      const hands = Array.from({ length: 60 }, (_, seed) => dealRound(step, seed % ROUNDS, `luck ${seed}`).hand.join());
      expect(new Set(hands).size).toBeGreaterThan(5);
    });
});

describe('the melee trainer', () => {
  for (const step of ['open', 'armour', 'secret'] as const) {
    it(`${step}: every card of every hand is worth what its parts add up to, and one wins`, () => {
      for (const round of rounds) {
        const deal = dealRound(step, round, `seed ${round}`) as MeleeTraining;
        expect(deal.enemyCard === null).toBe(step === 'secret');
        const ends = [...new Set(deal.hand)].map((card) => ({ card, ...deal.lay(card) }));
        for (const { card, learner: own, enemy, alternatives: others } of ends) {
          expect(own.card).toBe(card);
          if (deal.enemyCard) expect(enemy.card).toBe(deal.enemyCard);
          expect(own.printed).toBe(meleeFaces[own.card].deal[enemy.card].hit);
          expect(enemy.printed).toBe(meleeFaces[enemy.card].deal[own.card].hit);
          expect(own.amount, JSON.stringify(own)).toBe(sumOf(own));
          expect(enemy.amount, JSON.stringify(enemy)).toBe(sumOf(enemy));
          for (const other of others) {
            const same = ends.find((end) => end.card === other.card);
            expect([other.dealt, other.suffered]).toEqual([same?.learner.amount, same?.enemy.amount]);
          }
        }
        const worths = ends.map(({ learner: own, enemy }) => own.amount - enemy.amount);
        const won = ends.map((end) => end.won);
        expect(won).toEqual(worths.map((worth) => (step === 'secret' ? worth > 0 : worth === Math.max(...worths))));
      }
    });
  }

  it('copies and armour are named', () => {
    const named = new Set<string>();
    let copies = 1;
    for (const round of rounds) {
      const deal = dealRound('armour', round, `seed ${round}`) as MeleeTraining;
      for (const card of deal.hand) {
        const { learner: own, enemy } = deal.lay(card);
        for (const { ability } of [...(own.parts ?? []), ...(enemy.parts ?? [])]) named.add(ability ?? '');
        copies = Math.max(copies, own.copies ?? 1);
      }
    }
    expect([...named]).toEqual(expect.arrayContaining(['plate-armour', 'ancestral-sword', 'ancestral-shield']));
    expect(copies).toBeGreaterThan(1);
  });

  it('what the enemy will lay does not hang on what the learner lays, nor is it on the table', () => {
    const deal = dealRound('secret', 1, 'seed') as MeleeTraining;
    expect(new Set(deal.hand.map((card) => deal.lay(card).enemy.card)).size).toBe(1);
    const seen = JSON.stringify(deal.table.view(null).stack);
    expect(seen).not.toContain('thrust');
    expect(seen).not.toContain('swing');
  });
});

describe('the arcane trainer', () => {
  it('a claim is caught or believed rightly by what lay there', () => {
    const truths: boolean[] = [];
    for (const round of [...rounds, ...rounds]) {
      const deal = dealRound('call', round, `seed ${truths.length}`) as CallRound;
      expect(deal.hand).toHaveLength(6);
      const [ok, bluff] = [deal.call('ok'), deal.call('bluff')];
      expect(ok.lay).toBe(bluff.lay);
      const truth = ok.lay === deal.claimed;
      truths.push(truth);
      expect([ok.won, bluff.won]).toEqual([truth, !truth]);
      expect(ok.identity).toBe(deal.claimed);
      expect(bluff.mayRepeat).toBe(truth);
      expect(ok.odds).toMatchObject({ card: deal.claimed, drawn: deal.drawn, unseen: 15 });
      if (truth) expect(ok.odds.remaining).toBeGreaterThan(0);
    }
    expect(new Set(truths), 'the partner lies now and then').toEqual(new Set([true, false]));
  });

  it('what is believed, or true, and does something wins', () => {
    for (const round of rounds) {
      const deal = dealRound('claim', round, `seed ${round}`) as ClaimRound;
      for (const card of new Set(deal.hand)) {
        const end = deal.claim(card, 'green-1');
        expect(end.lay).toBe(card);
        const stands = end.called === 'ok' || card === 'green-1';
        expect(end.won).toBe(stands && deal.table.view(null).order.active?.endsWith('flintlock') === true);
        if (end.won) expect(end.came.events.some(({ what }) => what === 'damaged')).toBe(true);
      }
    }
  });
});
