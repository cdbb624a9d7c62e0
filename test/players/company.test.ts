import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { COMPANIONS, levelNamed } from '../../src/players/company.ts';
import { LEVEL, LEVELS, type Level } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { favouring } from '../../src/players/windows/claiming.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { viewFor } from '../../src/seats/view.ts';
import { COMPANIONS as SHOWN } from '../../src/words/match/opponents/companions.ts';

// Opponents with a way of their own: numbers over the same search, told apart by what they do.

test('the company is the one that the screens name', () => {
  expect([...COMPANIONS]).toEqual([...SHOWN]);
});

test('a companion thinks as much as its level, and is of another mind', () => {
  const counts = ({ nodes, beam, depth, places, pick, hands, rounds, melee, claims, samples, noise, replies, worlds }: Level) => [
    ...[nodes, beam, depth, places, pick, hands, rounds, samples, noise, replies, worlds],
    ...[melee.hands, melee.rounds, claims.hands, claims.rounds],
  ];
  for (const strength of LEVELS) {
    for (const companion of COMPANIONS) {
      const level = levelNamed(`${strength}-${companion}`);
      expect(counts(level)).toEqual(counts(LEVEL[strength]));
      expect({ ...level, name: strength }).not.toEqual(LEVEL[strength]);
    }
  }
});

test('a level without a companion is the level, and a name that nobody knows is the club’s', () => {
  expect(LEVELS.map((strength) => levelNamed(strength))).toEqual(LEVELS.map((strength) => LEVEL[strength]));
  expect([levelNamed('strong-nobody'), levelNamed('nobody'), levelNamed('')]).toEqual([LEVEL.strong, LEVEL.club, LEVEL.club]);
});

test('who likes to lie lies more often, and says nothing else the more', () => {
  const shares = Float64Array.from([0.6, 0.1, 0.3]);
  const isLie = (way: number): boolean => way === 1;
  expect([...favouring(shares, isLie, 1)]).toEqual([...shares]);
  expect([...favouring(shares, isLie, 3)].map((share) => Math.round(share * 100))).toEqual([50, 25, 25]);
  expect([...favouring(Float64Array.from([0, 0]), isLie, 3)]).toEqual([0, 0]);
});

/** A shot of which a card has been said; the other player is asked whether it believes that. */
function claimed(): Folded {
  const pointAt = (x: number) => ({ x: x * INCH, y: 18 * INCH });
  const models = { '0:brigid': { at: pointAt(14), energy: 5 }, '1:jayda': { at: pointAt(19), energy: 3, wounds: 5 } };
  const seats = [{ troupe: ['brigid'] }, { troupe: ['jayda'] }];
  let folded = beginRecord(
    { seats, options: { eventsAndAgendas: false }, terrain: [], seed: '1', start: 'activation', position: { models, turn: 2 } },
    catalogue,
  );
  const take = (decision: Decision): void => {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  };
  take({ seat: 0, kind: 'activate', model: '0:brigid' });
  take({ seat: 0, kind: 'use', model: '0:brigid', ability: 'faerie-fire-pistol', targets: ['1:jayda'] });
  for (let step = 0; step < 8; step += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening || opening.kind === 'call') break;
    const { seat } = opening;
    const card = viewFor(folded.match, 0).stack.flatMap((frame) => (frame.kind === 'arcane' ? (frame.hand.cards ?? []) : []))[0];
    const thought = think(viewFor(folded.match, seat), catalogue, LEVEL.club, '1')?.decision;
    if (opening.kind === 'claim' && card) take({ seat, kind: 'claim', card, as: 'pink-1' });
    else if (thought) take(thought);
  }
  return folded;
}

test('who never believes doubts every claim, and others believe some', () => {
  const view = viewFor(claimed().match, 1);
  const answersOf = (name: string): string[] =>
    Array.from({ length: 8 }, (_, seed) => think(view, catalogue, levelNamed(name), String(seed))?.decision.kind ?? '');
  expect(new Set(answersOf('club-thole'))).toEqual(new Set(['bluff']));
  expect(answersOf('club')).toContain('ok');
});
