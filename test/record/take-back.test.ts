import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../src/record/match-record.ts';
import { mayTakeBackAlone, seenSince } from '../../src/record/take-back.ts';
import type { Decision, DecisionKind } from '../../src/rules/terms/decision.ts';
import type { Happening, HappeningKind } from '../../src/rules/terms/happening.ts';
import { everyDecision } from './every-decision.ts';

/** What a seat may take back without asking, when nobody has decided since and nothing was seen. */
const FREE: readonly DecisionKind[] = [
  'tell',
  'choose-faction',
  'choose-troupe',
  'draft',
  'choose-card',
  'choose-start',
  'choose-edge',
  'deploy',
  'choose-first',
  'activate',
  'step',
  'jog',
  'traverse',
  'jump',
  'harvest',
  'melee',
  'use',
  'end-activation',
  'react',
  'go-for-it',
  'upgrade',
  'damage-type',
  'again',
  'play-card',
  'answer',
  'markers',
  'stand-by',
];
/** Events that tell a seat something new. */
const TOLD: readonly HappeningKind[] = [
  'rolled',
  'stones-dropped',
  'melee-drawn',
  'melee-hand-shown',
  'melee-revealed',
  'pressed',
  'arcane-drawn',
  'arcane-revealed',
  'resist-shown',
  'flipped',
  'looked',
  'replaced',
  'shuffled',
  'card-taken',
  'card-kept',
  'card-played',
  'arcane-kept',
];
const HARMLESS: readonly HappeningKind[] = ['moved', 'energy-spent', 'activated', 'deployed', 'harvested', 'stood-by'];

const of = (decision: Decision, index = 7, ...kinds: HappeningKind[]): RecordLine[number] => ({
  at: index,
  entry: { decision, events: kinds.map((text) => ({ what: text }) as Happening) }, // only what happened counts here
});
const back = (seat: number, to = 7) => ({ seat, kind: 'take-back' as const, to });
const { jog, activate } = everyDecision;

describe('taking back alone', () => {
  it.each(Object.values(everyDecision))('$kind: only what is no word given, no laid card and no pass', (decision) => {
    expect(mayTakeBackAlone([of(decision)], back(decision.seat))).toBe(FREE.includes(decision.kind));
  });

  it.each(TOLD)('never once something was %s', (label) => {
    expect(mayTakeBackAlone([of(jog, 7, 'moved', label)], back(jog.seat))).toBe(false);
  });

  it.each(HARMLESS)('also when something was %s', (label) => {
    expect(mayTakeBackAlone([of(jog, 7, label)], back(jog.seat))).toBe(true);
  });

  it('only the last decision, only one’s own, and only one that is in force', () => {
    expect(mayTakeBackAlone([of(activate, 6), of(jog)], back(jog.seat))).toBe(true);
    expect(mayTakeBackAlone([of(activate, 6), of(jog)], back(activate.seat, 6))).toBe(false);
    expect(mayTakeBackAlone([of(jog)], back(1 - jog.seat))).toBe(false);
    expect(mayTakeBackAlone([of(jog), { at: 8, salt: '8' }], back(jog.seat, 8))).toBe(false);
    expect(mayTakeBackAlone([of(jog), { at: 8, salt: '8' }], back(jog.seat))).toBe(false);
    expect(mayTakeBackAlone([], back(0, 0))).toBe(false);
  });
});

describe('what was seen since a decision', () => {
  it('is what that decision or a later one showed, and nothing that was shown before', () => {
    const from = 5;
    for (let revealing = 0; revealing < 4; revealing += 1) {
      const line = [0, 1, 2, 3].map((place) =>
        of(jog, from + place, ...(place === revealing ? (['moved', 'rolled'] as const) : ['moved' as const])),
      );
      const since = [0, 1, 2, 3, 4].map((place) => seenSince(line, from + place));
      expect(since).toEqual([0, 1, 2, 3, 4].map((place) => place <= revealing));
    }
  });
  it('is nothing where only the luck was changed, and nothing of an empty line', () => {
    expect([seenSince([of(jog, 5), { at: 6, salt: '6' }], 5), seenSince([], 0)]).toEqual([false, false]);
  });
});
