import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import { matchResult, type MatchResult } from '../../../src/rules/scoring/match-result.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';

const kill = {
  kind: 'active',
  id: 'kill',
  name: 'Kill',
  cost: 1,
  range: 8,
  target: {},
  do: [{ do: 'damage', to: 'target', by: 9, type: 'magical' }],
};
const doomed = {
  kind: 'arcane',
  id: 'doom',
  name: 'Doom',
  cost: 1,
  range: 8,
  target: {},
  outcomes: [{ on: 'catastrophe', do: [{ do: 'slay', to: 'target' }] }],
};

class Game {
  folded: Folded;
  cards: Catalogue;
  constructor(json: object) {
    const read = readScenario({ id: 'result', options: { reactions: false }, ...json });
    if (!read.ok) throw new Error(read.why);
    this.cards = scenarioCards(read.scenario, catalogue);
    this.folded = beginRecord(scenarioSetup(read.scenario, this.cards), this.cards);
  }
  /** Passes until somebody is asked for something that takes the decision. */
  do(...decisions: Decision[]): this {
    for (const decision of decisions) {
      for (let count = 0; count < 40; count += 1) {
        const next = advance(this.folded, decision);
        if (next.ok) {
          this.folded = next.folded;
          break;
        }
        this.pass(decision);
      }
    }
    return this;
  }
  private pass(wanted: Decision): void {
    const [opening] = openingsOf(this.folded.match);
    const seat = opening?.seat ?? 0;
    const choices = opening ? choicesOf(this.folded.match, seat, this.cards).decisions : [];
    const decline = choices.find(({ kind }) => kind === 'pass') ?? choices[0];
    const next = decline && advance(this.folded, decline);
    if (!next?.ok) throw new Error(`no way to ${JSON.stringify(wanted)}, asked ${JSON.stringify(openingsOf(this.folded.match))}`);
    this.folded = next.folded;
  }
  get result(): MatchResult {
    return matchResult(this.folded.match, this.cards);
  }
}

const play = (seat: number, card: string, ...targets: string[]): Decision => ({
  seat,
  kind: 'play-card',
  card,
  ...(targets.length > 0 ? { targets } : {}),
});
const activate: Decision = { seat: 0, kind: 'activate', model: '0:one' };
const use = (ability: string, target: string): Decision => ({ seat: 0, kind: 'use', ability, targets: [target] });
const concede = (seat: number): Decision => ({ seat, kind: 'concede' });

const game = (cards: string[][], more: object = {}): Game =>
  new Game({
    seats: [
      { troupe: ['one', 'mate'], cards: cards[0] },
      { troupe: ['two', 'lord'], cards: cards[1] },
    ],
    characters: { one: { abilities: [kill, doomed] }, mate: {}, two: {}, lord: { keywords: ['noble'] } },
    models: {
      one: { at: [18, 18], energy: 6 },
      mate: { at: [20, 18] },
      two: { at: [18, 22], stones: 1 },
      lord: { at: [22, 22], stones: 1 },
    },
    ...more,
  });

const of = (result: MatchResult, model: string) => result.characters.find((character) => character.model === model);

describe('the result of a match', () => {
  it('CMP-9: tells kills and deaths: an enemy’s blow is a kill, a friend’s is a death alone', () => {
    const { result } = game([[], []]).do(activate, use('kill', '1:two'), use('kill', '0:mate'), concede(1));
    expect(result.result).toEqual({ winner: 0, why: 'concession' });
    expect(result.seats.map(({ kills, deaths }) => [kills, deaths])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect([of(result, '0:one')?.kills, of(result, '1:two')?.deaths, of(result, '0:mate')?.deaths]).toEqual([1, 1, 1]);
  });

  it('CMP-9: whom a Catastrophe slays is nobody’s kill', () => {
    const game_ = game([[], []], { draws: { arcane: ['catastrophe', 'green-1', 'green-1'] } });
    const { result } = game_.do(
      activate,
      use('doom', '1:two'),
      { seat: 0, kind: 'claim', card: 'catastrophe', as: 'catastrophe' },
      { seat: 1, kind: 'ok' },
      { seat: 0, kind: 'end-activation' },
    );
    expect(result.seats.map(({ kills, deaths, catastrophes }) => [kills, deaths, catastrophes])).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  it('CMP-9: a character that is slain, returns and is slain again counts once; one that is spared does not count', () => {
    const back = game([[], ['rebirth-ritual']]).do(activate, use('kill', '1:two'), play(1, 'rebirth-ritual', '1:lord'));
    back.do({ seat: 1, kind: 'answer', number: 1 }, use('kill', '1:two'), { seat: 0, kind: 'end-activation' });
    expect(of(back.result, '1:two')).toMatchObject({ deaths: 1, status: 'slain' });
    expect(of(back.result, '0:one')?.kills).toBe(1);
    const spared = game([[], ['malign-resurrection']]).do(activate, use('kill', '1:two'), play(1, 'malign-resurrection'));
    expect(of(spared.result, '1:two')).toMatchObject({ deaths: 0, status: 'board' });
    expect(spared.result.cardsPlayed).toEqual([
      { seat: 1, card: 'malign-resurrection', turn: 1, targets: [], gains: [{ who: 1, vp: -1, mp: 0 }] },
    ]);
  });

  it('CMP-10: a card that counts when it is played is worth what the table shows then', () => {
    const plan = game([[], ['a-plan-500-years-in-the-making']]).do(
      activate,
      use('kill', '1:lord'),
      play(1, 'a-plan-500-years-in-the-making'),
    );
    expect(plan.result.cardsPlayed[0]?.gains).toEqual([{ who: 1, vp: 1, mp: 0 }]);
    const all = game([[], ['sir-flashypants']]).do(play(1, 'sir-flashypants'));
    expect(all.result.cardsPlayed[0]?.gains).toEqual([
      { who: 1, vp: 4, mp: 0 },
      { who: 0, vp: 0, mp: -2 },
    ]);
    const none = game([['sir-flashypants'], []]); // where nothing would be paid it is not played (CMP-11)
    expect(advance(none.folded, play(0, 'sir-flashypants'))).toMatchObject({ ok: false, reason: { code: 'card-not-so' } });
  });

  it('CMP-5 CMP-10: when the game is over, what a campaign pays for is asked for; who won decides, the rest is left to the campaign', () => {
    const over = game([['the-high-road', 'stand-alone'], ['the-slippery-squid']]).do(concede(1));
    expect(openingsOf(over.folded.match)).toEqual([{ seat: 0, kind: 'card' }]);
    over.do(play(0, 'stand-alone'), play(0, 'the-high-road'));
    expect(openingsOf(over.folded.match)).toEqual([]);
    expect(over.result.cardsPlayed.map(({ card, gains }) => [card, gains])).toEqual([
      ['stand-alone', [{ who: 0, vp: 0, mp: 3, needs: ['unsupported'] }]],
      ['the-high-road', [{ who: 0, vp: 0, mp: 2 }]],
    ]);
    expect(advance(over.folded, concede(0))).toMatchObject({ ok: false, reason: { code: 'match-over' } });
  });

  it('CMP-10: a card that must count does so unshown', () => {
    const { result } = game([['gamble-the-silverware'], []]).do(concede(1));
    expect(result.cardsPlayed).toEqual([
      {
        seat: 0,
        card: 'gamble-the-silverware',
        turn: 1,
        targets: [],
        gains: [
          { who: 0, vp: 1, mp: 0, needs: ['markers-active'] },
          { who: 0, vp: 0, mp: 2 },
        ],
      },
    ]);
  });

  /** A match in which this card has been played for these, of whom some were slain since. */
  const cardsOf = (card: string, targets: string[], slain: string[], seats = 2): MatchResult['cardsPlayed'] => {
    const troupes = [['one', 'mate'], ['two', 'lord'], ['third']].slice(0, seats);
    const three = game([[], []], {
      seats: troupes.map((troupe) => ({ troupe })),
      characters: { one: {}, mate: {}, two: {}, lord: {}, ...(seats > 2 ? { third: {} } : {}) },
      models: Object.fromEntries(troupes.flat().map((id, index) => [id, { at: [6 + 5 * index, 18] }])),
    });
    const { match } = three.folded;
    const models = Object.fromEntries(
      Object.entries(match.table.models).map(([id, model]) => [id, slain.includes(id) ? { ...model, status: 'slain' as const } : model]),
    );
    const deeds = { played: [{ seat: 0, card, turn: 1, targets }], slain: [], catastrophes: [] };
    return matchResult({ ...match, table: { ...match.table, models }, order: { ...match.order, deeds } }, three.cards).cardsPlayed;
  };

  it('CMP-10: a card that pays for a target slain pays for one of several, and for none that stands', () => {
    const gains = (targets: string[], slain: string[]) => cardsOf('distant-relatives', targets, slain)[0]?.gains;
    expect(gains(['1:two'], ['1:two'])).toEqual([{ who: 0, vp: 2, mp: 0 }]);
    expect(gains(['1:two', '1:lord'], ['1:lord'])).toEqual([{ who: 0, vp: 2, mp: 0 }]);
    expect(gains(['1:two'], ['1:lord'])).toEqual([]);
    expect(gains(['1:two'], [])).toEqual([]);
    expect(gains([], ['1:two'])).toEqual([]);
  });

  it('CMP-10: who the opponent is, a match of two tells; of three the campaign does', () => {
    const gainers = (seats: number) => cardsOf('plant-propaganda', [], [], seats)[0]?.gains.map((gain) => gain.who);
    expect(gainers(2)).toContain(1);
    expect(gainers(2)).not.toContain('opponent');
    expect(gainers(3)).toContain('opponent');
  });

  it('CMP-9: of a match nobody has done anything in, nothing is told', () => {
    const { result } = game([[], []]);
    expect(result.cardsPlayed).toEqual([]);
    expect(result.result).toBeNull();
    expect(result.characters.map(({ character, kills, deaths, slainBy }) => [character, kills, deaths, slainBy])).toEqual(
      ['one', 'mate', 'two', 'lord'].map((character) => [character, 0, 0, null]),
    );
  });
});
