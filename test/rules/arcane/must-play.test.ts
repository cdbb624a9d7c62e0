import { describe, expect, it } from 'vitest';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { ArcaneFrame } from '../../../src/rules/terms/frame.ts';
import { changed, refusal, say, type Scene } from '../small-match.ts';
import { B, C, cast, keeping, offered, pass, table } from './fixture.ts';

/** A claim with this hand, where each seat keeps these cards beside a model. */
function claimWith(hand: ArcaneCard[], aside: readonly ArcaneCard[][], mustPlay: boolean): Scene {
  const [own = [], theirs = []] = aside;
  let now = say(table(['green-2', 'pink-1'], {}, { options: { mustPlay } }), cast(B));
  if (own.length > 0) now = keeping(now, 0, C, ...own);
  if (theirs.length > 0) now = keeping(now, 1, B, ...theirs);
  return changed(now, (play) => play.patchTop<ArcaneFrame>({ hand }));
}

describe('a card that must be played', () => {
  const held: ArcaneCard[][] = [[], ['pink-1']];
  it.each(held.flatMap((hand) => held.flatMap((own) => held.map((theirs) => ({ hand, own, theirs })))))(
    'ARC-15, ARC-29: is one of the originator’s: hand $hand, kept $own, and $theirs by the resisting player',
    ({ hand, own, theirs }) => {
      const now = claimWith(hand, [own, theirs], true);
      const mustPlay = hand.length + own.length > 0;
      expect(refusal(now, pass(0))).toEqual(mustPlay ? ['must-be-answered', 'ARC-15'] : ['legal']);
      expect(offered(now, 0).some(({ kind }) => kind === 'pass')).toBe(!mustPlay);
      expect(refusal(claimWith(hand, [own, theirs], false), pass(0))).toEqual(['legal']);
    },
  );
});
