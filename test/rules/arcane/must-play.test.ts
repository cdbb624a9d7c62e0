import { describe, expect, it } from 'vitest';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { ArcaneFrame } from '../../../src/rules/terms/frame.ts';
import { changed, refusal, say, type Scene } from '../small-match.ts';
import { B, C, cast, keeping, offered, pass, table } from './fixture.ts';

/** A claim with this hand, where each seat keeps these cards beside a model. */
function claimWith(hand: ArcaneCard[], aside: readonly ArcaneCard[][], mustPlay: boolean): Scene {
  const [claimerCards = [], resisterCards = []] = aside;
  let duel = say(table(['green-2', 'pink-1'], {}, { options: { mustPlay } }), cast(B));
  if (claimerCards.length > 0) duel = keeping(duel, 0, C, ...claimerCards);
  if (resisterCards.length > 0) duel = keeping(duel, 1, B, ...resisterCards);
  return changed(duel, (play) => play.patchTop<ArcaneFrame>({ hand }));
}

describe('a card that must be played', () => {
  const asides: ArcaneCard[][] = [[], ['pink-1']];
  it.each(
    asides.flatMap((hand) => asides.flatMap((claimerCards) => asides.map((resisterCards) => ({ hand, claimerCards, resisterCards })))),
  )(
    'ARC-15, ARC-29: is one of the originator’s: hand $hand, kept $claimerCards, and $resisterCards by the resisting player',
    ({ hand, claimerCards, resisterCards }) => {
      const duel = claimWith(hand, [claimerCards, resisterCards], true);
      const mustPlay = hand.length + claimerCards.length > 0;
      expect(refusal(duel, pass(0))).toEqual(mustPlay ? ['must-be-answered', 'ARC-15'] : ['legal']);
      expect(offered(duel, 0).some(({ kind }) => kind === 'pass')).toBe(!mustPlay);
      expect(refusal(claimWith(hand, [claimerCards, resisterCards], false), pass(0))).toEqual(['legal']);
    },
  );
});
