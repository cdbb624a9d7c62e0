import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { decline, firstDecline } from '../../../src/record/scenario/decline.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Opening, Question } from '../../../src/rules/terms/opening.ts';

/** A match of two as a scenario describes it, after some decisions. */
function after(json: object, ...decisions: Decision[]): Folded {
  const read = readScenario({
    id: 'decline',
    seats: [{ troupe: ['one'] }, { troupe: ['two'] }],
    characters: { one: {}, two: {} },
    models: { one: { at: [18, 18], energy: 3 }, two: { at: [18, 19.5], energy: 3 } },
    ...json,
  });
  if (!read.ok) throw new Error(read.why);
  const cards = scenarioCards(read.scenario, catalogue);
  return decisions.reduce(
    (folded, decision) => {
      const next = advance(folded, decision);
      if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}`);
      return next.folded;
    },
    beginRecord(scenarioSetup(read.scenario, cards), cards),
  );
}
const activate: Decision = { seat: 0, kind: 'activate', model: '0:one' };
const answerOf = ({ match, record }: Folded, opening: object): Decision | null => decline(match, opening as Opening, record.cards);
const choice = (question: Question): object => ({ seat: 1, kind: 'choice', about: null, question });

describe('who only declines', () => {
  const folded = after({}, activate);

  it('leaves alone what only a player can say', () => {
    for (const kind of ['activate', 'act', 'deploy', 'draft', 'first', 'start', 'faction', 'troupe'])
      expect(answerOf(folded, { seat: 0, kind }), kind).toBeNull();
    expect(answerOf(folded, { seat: 0, kind: 'edge', edges: ['north', 'south'] })).toBeNull();
    expect(answerOf(folded, { seat: 0, kind: 'edge', edges: [] })).toBeNull();
    expect(answerOf(folded, { seat: 1, kind: 'edge', edges: ['south'] })).toEqual({ seat: 1, kind: 'choose-edge', edge: 'south' });
  });

  it('passes wherever something may be declined', () => {
    for (const kind of ['reaction', 'going-for-it', 'follow-up', 'claim', 'replace', 'again', 'interrupt', 'reveal', 'card'])
      expect(answerOf(folded, { seat: 1, kind }), kind).toEqual({ seat: 1, kind: 'pass' });
  });

  it('keeps its stones, upgrades nothing, places no markers and agrees to nothing', () => {
    expect(answerOf(folded, { seat: 1, kind: 'mulligan' })).toEqual({ seat: 1, kind: 'keep-stones' });
    expect(answerOf(folded, { seat: 1, kind: 'upgrade', side: 'defender' })).toEqual({ seat: 1, kind: 'upgrade', signature: false });
    expect(answerOf(folded, { seat: 1, kind: 'markers' })).toEqual({ seat: 1, kind: 'markers', at: [] });
    expect(answerOf(folded, { seat: 1, kind: 'agreement' })).toEqual({ seat: 1, kind: 'refuse' });
  });

  it('stays where it is, and takes the first of what there is', () => {
    const answer = (given: object) => ({ seat: 1, kind: 'answer', ...given });
    expect(answerOf(folded, choice({ ask: 'path', model: '1:two', length: 254 }))).toEqual(answer({ path: [] }));
    expect(answerOf(folded, choice({ ask: 'path', model: '1:two', length: 254, may: true }))).toEqual({ seat: 1, kind: 'pass' });
    expect(answerOf(folded, choice({ ask: 'path', model: '1:two', length: 254, may: false }))).toEqual(answer({ path: [] }));
    expect(answerOf(folded, choice({ ask: 'order', items: ['b', 'a'] }))).toEqual(answer({ order: ['b', 'a'] }));
    expect(answerOf(folded, choice({ ask: 'number', from: 2, to: 5 }))).toEqual(answer({ number: 2 }));
    expect(answerOf(folded, choice({ ask: 'option', options: ['x', 'y'], of: 'keyword' }))).toEqual(answer({ option: 'x' }));
    expect(answerOf(folded, choice({ ask: 'option', options: [], of: 'keyword' }))).toEqual(answer({ option: 'no' }));
    expect(answerOf(folded, choice({ ask: 'look', count: 2 }))).toEqual(
      answer({ top: folded.match.table.decks.arcane.slice(0, 2), bottom: [] }),
    );
    expect(answerOf(folded, choice({ ask: 'look', count: 2, hand: true }))).toEqual(answer({ top: [], bottom: [] }));
    expect(answerOf(folded, choice({ ask: 'terrain', pieces: [], within: 2, may: true }))).toEqual({ seat: 1, kind: 'pass' });
    expect(answerOf(folded, choice({ ask: 'ground', radius: 127, kind: 'woods' }))).toBeNull();
  });

  it('finds the first question that can be declined, another seat’s alone if it is told so', () => {
    expect(openingsOf(folded.match).map(({ kind }) => kind)).toEqual(['act']);
    expect(firstDecline(folded.match, folded.record.cards)).toBeNull();
    const fight = after({}, activate, { seat: 0, kind: 'melee', target: '1:two' });
    expect(firstDecline(fight.match, fight.record.cards)).toEqual({ seat: 0, kind: 'pass' });
    expect(firstDecline(fight.match, fight.record.cards, 0)).toBeNull();
    expect(firstDecline(fight.match, fight.record.cards, 1)).toEqual({ seat: 0, kind: 'pass' });
  });
});

describe('critical hits of who only declines', () => {
  const critical = (mine: string, theirs: string): (Decision | null)[] => {
    const melee = [mine, mine, mine, 'low-guard', 'low-guard', theirs, theirs, theirs];
    const folded = after(
      { draws: { melee }, options: { goingForIt: false } },
      activate,
      { seat: 0, kind: 'melee', target: '1:two' },
      { seat: 0, kind: 'play-melee', card: mine as 'thrust' },
      { seat: 1, kind: 'play-melee', card: theirs as 'thrust' },
    );
    return openingsOf(folded.match).map((opening) => decline(folded.match, opening, folded.record.cards));
  };
  const press = (seat: number, copies: number) => ({ seat, kind: 'press', copies });

  it('are all that it holds where its card does damage, else none', () => {
    expect(critical('rising-attack', 'sweeping-cut')).toEqual([press(0, 3), press(1, 3)]); // 2, 2
    expect(critical('rising-attack', 'falling-swing')).toEqual([press(0, 3), press(1, 3)]); // 1, 3
    expect(critical('falling-swing', 'thrust')).toEqual([press(0, 1), press(1, 3)]); // 0, 2
    expect(critical('high-guard', 'sweeping-cut')).toEqual([press(0, 1), press(1, 1)]); // ∅, ∅
  });
});

describe('places of who only declines', () => {
  const bomb = {
    id: 'shove',
    kind: 'active',
    cost: 0,
    range: 6,
    target: {},
    do: [{ do: 'place', who: 'target', contact: 'self' }],
  };
  const dies = { id: 'smite', kind: 'active', cost: 0, range: 6, target: {}, do: [{ do: 'wound', to: 'target', by: 8 }] };
  const given = {
    characters: { one: { abilities: [bomb, dies] }, two: {} },
    models: { one: { at: [18, 18], energy: 3 }, two: { at: [18, 21], energy: 3, stones: 1 } },
  };
  const use = (ability: string): Decision => ({ seat: 0, kind: 'use', ability, targets: ['1:two'] });

  it('MOV-11: of a model that is placed, the first legal one', () => {
    const asking = after(given, activate, use('shove'));
    const [opening] = openingsOf(asking.match);
    expect(opening).toMatchObject({ kind: 'choice', question: { ask: 'place' } });
    const placed = firstDecline(asking.match, asking.record.cards);
    expect(placed).toMatchObject({ kind: 'answer', at: [expect.any(Number), expect.any(Number)] });
    expect(advance(asking, placed as Decision).ok).toBe(true);
  });

  it('SLN-3: of a stone that is dropped, the first legal one, by its name', () => {
    const asking = after(given, activate, use('smite'));
    const [opening] = openingsOf(asking.match);
    expect(opening).toMatchObject({ kind: 'choice', question: { ask: 'stone' } });
    const dropped = firstDecline(asking.match, asking.record.cards);
    expect(dropped).toMatchObject({ kind: 'answer', at: expect.any(Array), stone: expect.any(String) });
    expect(advance(asking, dropped as Decision).ok).toBe(true);
  });
});
