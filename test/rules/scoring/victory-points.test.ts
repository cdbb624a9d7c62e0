import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import { matchResult } from '../../../src/rules/scoring/match-result.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Marker } from '../../../src/rules/terms/match.ts';

const options = { reactions: false, campaignCards: 2, objectiveMarkers: true };

const people = { one: {}, two: {} };
const bare = readScenario({ id: 'cast', seats: [{ troupe: ['one'] }, { troupe: ['two'] }], characters: people });
if (!bare.ok) throw new Error(bare.why);
const cast = scenarioCards(bare.scenario, catalogue);

/** The last turn: one has two stones, two has one and these cards, and markers of which so many are active. */
function lastTurn(cards: string[], active: readonly boolean[], given: object = options): Folded {
  const read = readScenario({
    id: 'points',
    options: given,
    turn: 4,
    seats: [{ troupe: ['one'] }, { troupe: ['two'], cards }],
    characters: people,
    models: { one: { at: [18, 10], stones: 2 }, two: { at: [18, 22], stones: 1 } },
  });
  if (!read.ok) throw new Error(read.why);
  const folded = beginRecord(scenarioSetup(read.scenario, cast), cast);
  const markers = active.map((on, index): Marker => ({
    id: `1:marker-${index + 1}`,
    seat: 1,
    at: { x: 254 * (6 + 6 * index), y: 254 * 18 },
    active: on,
  }));
  return { ...folded, match: { ...folded.match, table: { ...folded.match.table, markers } } };
}

/** Nobody does anything but show these cards when the game is over. */
function toTheEnd(folded: Folded, ...texts: string[]): Folded {
  let now = folded;
  for (let count = 0; count < 60; count += 1) {
    const [opening] = openingsOf(now.match);
    if (!opening) return now;
    const { decisions } = choicesOf(now.match, opening.seat, cast);
    const card = decisions.find((decision) => decision.kind === 'play-card' && texts.includes(decision.card));
    const dull: Decision['kind'][] = ['pass', 'end-activation', 'activate'];
    const plain = dull.flatMap((kind) => decisions.filter((decision) => decision.kind === kind));
    const [next] = [...(card ? [card] : []), ...plain];
    const done = next && advance(now, next);
    if (!done?.ok) throw new Error(`stuck at ${JSON.stringify(opening)}`);
    now = done.folded;
  }
  throw new Error('it does not end');
}

describe('a single game for victory points', () => {
  it('campaign 5.7: cards that pay for markers are counted with the stones, and most of both wins', () => {
    const over = toTheEnd(lastTurn(['troll-fists'], [true, true]), 'troll-fists');
    expect(over.match.order.result).toEqual({ winner: 1, why: 'victory-points', points: [2, 3] });
  });

  it('campaign 5.7: equal points are a draw, and a card that was not shown pays nothing', () => {
    expect(toTheEnd(lastTurn(['troll-fists'], [true, false]), 'troll-fists').match.order.result).toEqual({
      winner: 'draw',
      why: 'victory-points',
      points: [2, 2],
    });
    expect(toTheEnd(lastTurn(['troll-fists'], [true, true])).match.order.result).toEqual({
      winner: 0,
      why: 'victory-points',
      points: [2, 1],
    });
  });

  it('CMP-10: a card that must count does so unshown', () => {
    expect(toTheEnd(lastTurn(['gamble-the-silverware'], [true])).match.order.result?.points).toEqual([2, 2]);
  });

  it('WIN-1: without markers the stones decide, also in a campaign, which counts for itself', () => {
    const { objectiveMarkers: _without, ...single } = options;
    expect(toTheEnd(lastTurn([], [], single)).match.order.result).toEqual({ winner: 0, why: 'stones' });
    const league = { ...options, campaignCards: 0 };
    const over = toTheEnd(lastTurn(['troll-fists'], [true, true], league), 'troll-fists');
    expect(over.match.order.result).toEqual({ winner: 0, why: 'stones' });
  });

  it('CMP-10: whoever concedes has lost, whatever the cards would pay', () => {
    const next = advance(lastTurn(['troll-fists'], [true, true]), { seat: 1, kind: 'concede' });
    if (!next.ok) throw new Error(next.reason.code);
    expect(toTheEnd(next.folded, 'troll-fists').match.order.result).toEqual({ winner: 0, why: 'concession' });
  });
});

describe('what a match tells of its markers', () => {
  const toldOf = (cards: string[], active: readonly boolean[], given: object = { reactions: false, objectiveMarkers: true }) => {
    const over = toTheEnd(lastTurn(cards, active, given), ...cards);
    const { seats, cardsPlayed } = matchResult(over.match, cast);
    return { markers: seats.map(({ markers }) => markers), gains: cardsPlayed.flatMap(({ gains }) => gains) };
  };

  it('campaign 4.7: how many were placed and how many are active, by seat', () => {
    expect(toldOf([], [true, false]).markers).toEqual([
      { placed: 0, active: 0 },
      { placed: 2, active: 1 },
    ]);
    expect(toldOf([], [], { reactions: false }).markers).toEqual([null, null]);
  });

  it('CMP-10: a card for one marker is content with one, a card for two wants both', () => {
    expect(toldOf(['gamble-the-silverware'], [true, false]).gains).toContainEqual({ who: 1, vp: 1, mp: 0 });
    expect(toldOf(['gamble-the-silverware'], [false]).gains).toEqual([{ who: 1, vp: 0, mp: -2 }]);
    expect(toldOf(['plant-propaganda'], [true, false]).gains).toEqual([]);
    expect(toldOf(['plant-propaganda'], [true, true]).gains).toEqual([
      { who: 1, vp: 2, mp: 0 },
      { who: 0, vp: 0, mp: -2 },
    ]);
    expect(toldOf(['troll-fists'], [true, false]).gains).toEqual([{ who: 1, vp: 1, mp: 0 }]);
  });

  it('CMP-10: without markers on the table it is left to the campaign', () => {
    expect(toldOf(['troll-fists'], [], { reactions: false }).gains).toEqual([{ who: 1, vp: 1, mp: 0, each: 'active-marker' }]);
  });
});
