import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { LEVEL, LEVELS } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { ArcaneCard } from '../../src/rules/terms/decks.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { SetupPosition, Setup } from '../../src/rules/terms/match.ts';
import { viewFor } from '../../src/seats/view.ts';

// What is given away for nothing: a card over a caught lie, and an ability once in a game.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

/** What each level says to the question a line of decisions leads to. */
function answers(setup: Setup, line: readonly Decision[]): { kind: string; said: (Decision | undefined)[] } {
  let folded = beginRecord(setup, catalogue);
  for (const decision of line) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}`);
    ({ folded } = next);
  }
  const [asked] = openingsOf(folded.match);
  if (!asked) throw new Error('nobody is asked');
  const view = viewFor(folded.match, asked.seat);
  const answers = LEVELS.flatMap((name) => ['1', '2', '3', '4', '5'].map((seed) => think(view, catalogue, LEVEL[name], seed)?.decision));
  return { kind: asked.kind, said: answers };
}

/** Natty's Slingshot on Flintlock: she lays a card and says that it is a green 3; Flintlock's side holds these and doubts her. */
function caught(laid: ArcaneCard, resist: readonly ArcaneCard[]) {
  const position: SetupPosition = {
    models: { '0:natty-slum-thief': { at: pointAt(18, 18), energy: 4 }, '1:flintlock': { at: pointAt(18, 22), energy: 3 } },
    draws: { arcane: [laid, 'blue-1', 'blue-1', 'blue-1', ...resist] },
    turn: 2,
  };
  const seats = [{ troupe: ['natty-slum-thief'] }, { troupe: ['flintlock'] }];
  return answers({ seats, options: { reactions: false }, terrain: [], seed: '1', start: 'activation', position } as Setup, [
    { seat: 0, kind: 'activate', model: '0:natty-slum-thief' },
    { seat: 0, kind: 'use', model: '0:natty-slum-thief', ability: 'slingshot', targets: ['1:flintlock'] },
    { seat: 0, kind: 'claim', card: laid, as: 'green-3' },
    { seat: 1, kind: 'bluff' },
  ]);
}

test('ARC-24: over a lie that was caught nobody lays what the liar had wanted', () => {
  const { kind, said } = caught('green-1', ['green-3', 'green-2', 'green-2', 'pink-2', 'green-1', 'green-1', 'green-3']);
  expect(kind).toBe('replace');
  for (const entry of said) expect(entry).toMatchObject({ kind: 'replace', card: 'pink-2' });
});

test('ARC-24: of several cards that bring less than the lie the one that brings least is laid, wherever it lies in the hand', () => {
  for (const hand of [
    ['pink-2', 'green-1', 'green-3'],
    ['green-1', 'pink-2', 'green-3'],
    ['green-3', 'green-1', 'pink-2'],
  ] as ArcaneCard[][]) {
    const { kind, said } = caught('green-2', hand);
    expect(kind).toBe('replace');
    for (const decision of said) expect(decision, hand.join()).toMatchObject({ kind: 'replace', card: 'pink-2' });
  }
});

test('ARC-25: a lie that brings nothing is left lying', () => {
  for (const entry of caught('pink-1', ['green-3', 'green-2', 'green-2', 'green-1']).said) expect(entry?.kind).toBe('pass');
});

/** Brother Daniel's seat, and what lies of a roll for the first activation. */
function rolled(own: number, theirs: number) {
  const models = { '0:brother-daniel': { at: pointAt(10, 10) }, '1:flintlock': { at: pointAt(25, 25) } };
  const position = { models, turn: 2, first: 0, draws: { d6: [own, theirs, 1, 1, 1] } };
  const seats = [{ troupe: ['brother-daniel'] }, { troupe: ['flintlock'] }];
  return answers({ seats, options: {}, terrain: [], seed: '1', start: 'replenish', position } as Setup, []);
}

test('INI-9: what may be used once in a game is not spent on a roll that is won', () => {
  const [won, lost] = [rolled(6, 2), rolled(2, 6)];
  expect([won.kind, lost.kind]).toEqual(['interrupt', 'interrupt']);
  expect(new Set(won.said.map((entry) => entry?.kind))).toEqual(new Set(['pass']));
  expect(lost.said.some((entry) => entry?.kind === 'use')).toBe(true);
});
