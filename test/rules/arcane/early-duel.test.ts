import { describe, expect, it } from 'vitest';
import { refuseEarly } from '../../../src/rules/standing/early-decisions.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { lookAt, type Scene } from '../small-match.ts';
import { all, B, bluff, cast, claim, four } from './fixture.ts';

const DRAWS: ArcaneCard[] = ['green-2', 'pink-1', 'green-2', 'green-1', 'catastrophe', 'pink-2', 'pink-3', 'pink-2', 'blue-3'];
const lie = [cast(B), claim('pink-1', 'green-3')];
const moments: [string, Scene][] = [
  ['claim', all(four(DRAWS), cast(B))],
  ['call', all(four(DRAWS), ...lie)],
  ['replace', all(four(DRAWS), ...lie, bluff)],
];
const [ORIGINATOR, RESISTING] = [0, 1];
const decisions = (seat: number): Decision[] => [
  { seat, kind: 'claim', card: 'green-2', as: 'green-2' },
  { seat, kind: 'again', targets: [B] },
  { seat, kind: 'ok' },
  { seat, kind: 'bluff' },
  { seat, kind: 'replace', card: 'green-1' },
];
/** The reason for a decision by its own player, where only the moment is wrong. */
const MOMENT: Partial<Record<Decision['kind'], string>> = { again: 'no-repeat', replace: 'nothing-to-replace' };

describe('a part of an arcane action that nobody asked for', () => {
  it.each(moments)('ARC-13, ARC-19: is refused to all but its own player while the question is %s', (_, question) => {
    for (const seat of [0, 1, 2, 3])
      for (const decision of decisions(seat)) {
        const { kind } = decision;
        const isResisting = kind === 'ok' || kind === 'bluff' || kind === 'replace';
        const refusal = isResisting ? 'not-resisting' : 'not-the-originator';
        const isOwn = seat === (isResisting ? RESISTING : ORIGINATOR);
        expect(refuseEarly(lookAt(question), decision)?.code ?? null, `${seat} ${kind}`).toBe(isOwn ? (MOMENT[kind] ?? null) : refusal);
      }
  });
});
