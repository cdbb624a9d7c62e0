import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Mod } from '../../../src/rules/terms/card-language.ts';
import { Game, piece, type Given, type Position, type XY } from './fixture.ts';

const fancyhat = { seat: 0, at: [10, 18] as XY, energy: 3, card: { meleeRange: 2 } };
const beaky = { seat: 1, at: [14.5, 18] as XY, energy: 2 };
const firespitter = { seat: 1, at: [14.5, 20] as XY, energy: 2 };
const game = (position: Partial<Position> = {}): Game =>
  new Game({ ...position, models: { fancyhat, beaky, firespitter, ...position.models }, active: 'fancyhat' });
const jog: Decision = { seat: 0, kind: 'jog', path: [[12, 18]] };
const react = (model: string, x: number, y: number, seat = 1): Decision => ({ seat, kind: 'react', model, path: [[x, y]] });
const pass = (seat = 1): Decision => ({ seat, kind: 'pass' });
const text = (...mods: Mod[]): NonNullable<Given['card']> => ({
  abilities: [{ id: 'text', name: 'Text', kind: 'passive', rules: [{ always: mods }] }],
});

describe('reaction steps', () => {
  it('REA-2, REA-3, REA-4, REA-6: after the jog one model steps back for 1, and the other may not as well (V-22)', () => {
    const play = game().do(jog);
    expect(play.asked).toEqual(['1 reaction']);
    play.do(react('beaky', 15.5, 18));
    expect(play.model('beaky')).toMatchObject({ energy: 1, at: { x: 15.5 * 254 } });
    expect(play.events.map(({ what }) => what)).toEqual(expect.arrayContaining(['energy-spent', 'reacted', 'moved']));
    expect(play.asked).toEqual(['0 act']);
    expect(play.no(react('firespitter', 15.5, 20)).clauses).toContain('REA-4');
    expect(play.do({ seat: 0, kind: 'step', path: [[13, 18]] }).asked).toEqual(['1 reaction']);
    expect(play.do(react('beaky', 16.5, 18)).model('beaky').energy).toBe(0);
  });
  it('REA-6, ENG-3: a step forward engages the longer arm (V-23, V-24)', () => {
    const play = game({ models: { firespitter: { ...firespitter, at: [30, 30] } } })
      .do({ seat: 0, kind: 'jog', path: [[11.8, 18]] })
      .do(react('beaky', 13.7, 18));
    expect(play.model('beaky').at.x).toBe(Math.round(13.7 * 254));
  });
  it('REA-2, REA-10, V-25: three players are asked clockwise from the left; one who passes does not come back', () => {
    const play = game({ seats: 3, models: { hag: { seat: 2, at: [20, 10], energy: 1 } } }).do(jog);
    expect(play.asked).toEqual(['1 reaction']);
    expect(play.no(react('hag', 20, 11, 2)).clauses).toContain('REA-10');
    expect(play.do(pass()).asked).toEqual(['2 reaction']);
    expect(play.no(react('beaky', 15.5, 18)).clauses).toContain('REA-4');
    expect(play.do(react('hag', 20, 11, 2)).asked).toEqual(['0 act']);
  });
  it('REA-3, V-126: without energy no reaction; activated or not does not matter', () => {
    const spent = { beaky: { ...beaky, energy: 0 }, firespitter: { ...firespitter, energy: 0 } };
    const play = game({ models: spent }).do(jog);
    expect(play.asked).toEqual(['0 act']);
    expect(play.no(react('beaky', 15.5, 18))).toMatchObject({ code: 'not-enough-energy', clauses: ['REA-3', 'REA-5'] });
    const anotherGame = game({ models: { beaky: { ...beaky, activated: true }, firespitter: { ...firespitter, energy: 0 } } }).do(jog);
    expect(anotherGame.no(react('firespitter', 15.5, 20))).toMatchObject({ clauses: ['REA-3', 'REA-5'] });
    expect(anotherGame.do(react('beaky', 15.5, 18)).model('beaky').energy).toBe(1);
  });
  it('REA-8: nobody reacts to their own action; REA-5: only with an own model on the board', () => {
    const play = game({ models: { friend: { seat: 0, at: [5, 5] } } }).do(jog);
    expect(play.no(react('friend', 5, 6, 0))).toMatchObject({ code: 'own-action', clauses: ['REA-8', 'REA-2'] });
    expect(play.no(react('friend', 5, 6))).toMatchObject({ code: 'not-your-model', clauses: ['REA-5', 'REA-2'] });
  });
  it('REA-7: it opens no further window, and a text about step actions does not touch it (V-26)', () => {
    const slow = text({ mod: 'forbid', actions: ['step'] }, { mod: 'cost', of: ['step'], by: 1 });
    const play = game({ seats: 3, models: { beaky: { ...beaky, card: slow }, hag: { seat: 2, at: [20, 10], energy: 1 } } })
      .do(jog)
      .do(react('beaky', 15.5, 18));
    expect(play.model('beaky').energy).toBe(1);
    expect(play.do(pass(2)).asked).toEqual(['0 act']);
  });
  it('REA-9, REA-14: one straight inch; water is open, obstacles are not', () => {
    const play = game({ terrain: [piece('pond', 'water', [15, 17, 17, 19]), piece('hedge', 'obstacle', [15.5, 19.2, 16, 22])] }).do(jog);
    expect(
      play.no({
        seat: 1,
        kind: 'react',
        model: 'beaky',
        path: [
          [15, 18],
          [15, 18.4],
        ],
      }).clauses,
    ).toContain('REA-14');
    expect(play.no(react('beaky', 15.6, 18))).toMatchObject({ code: 'too-far', clauses: ['REA-3', 'REA-14'] });
    expect(play.no(react('firespitter', 15.4, 20)).clauses).toContain('REA-9');
    expect(play.do(react('beaky', 15.5, 18)).model('beaky').at.x).toBe(15.5 * 254);
  });
  it('REA-3: a text may lengthen it while engaged', () => {
    const swift = { ...beaky, card: text({ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }) };
    expect(
      game({ models: { beaky: swift } })
        .do(jog)
        .do(react('beaky', 16.5, 18))
        .model('beaky').at.x,
    ).toBe(16.5 * 254);
    expect(
      game({ models: { beaky: { ...swift, at: [20, 18] } } })
        .do(jog)
        .no(react('beaky', 22, 18)).code,
    ).toBe('too-far');
  });
  it('REA-3: the question tells the longest step that one of the own models may make', () => {
    const swift = { ...beaky, card: text({ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }) };
    expect(game({ models: { beaky: swift } }).do(jog).match.openings).toMatchObject([{ seat: 1, kind: 'reaction', length: 508 }]);
    expect(game().do(jog).match.openings).toMatchObject([{ seat: 1, kind: 'reaction', length: 254 }]);
  });
  it('REA-5: a text may take it away; the window then opens for the others alone', () => {
    const stiff = { ...beaky, card: text({ mod: 'forbid', actions: ['reaction-step'] }) };
    const play = game({ models: { beaky: stiff } }).do(jog);
    expect(play.no(react('beaky', 15.5, 18)).code).toBe('forbidden');
    const { decisions, drawn, refused } = choicesOf(play.match, 1, play.cards);
    expect(decisions).toEqual([{ seat: 1, kind: 'pass' }]);
    expect(drawn).toEqual([{ kind: 'react', model: '1:firespitter', length: 254 }]);
    expect(refused.map(({ decision }) => decision.model)).toEqual(['1:beaky']);
  });
  it('REA-5, CTL-3: a model reacts for whoever controls it, not for the one whose card it is', () => {
    const play = game({ models: { friend: { seat: 0, at: [10, 24], energy: 2 } } }).do(jog);
    const { models } = play.match.table;
    const controlled = (id: string, controller: number) => {
      const model = models[id];
      if (!model) throw new Error(`no ${id}`);
      const match = { ...play.match, table: { ...play.match.table, models: { ...models, [id]: { ...model, controller } } } };
      const { drawn, refused } = choicesOf(match, 1, play.cards);
      return [drawn.map((offer) => 'model' in offer && offer.model), refused.map(({ decision }) => decision.model)];
    };
    expect(controlled('1:beaky', 1)).toEqual([['1:beaky', '1:firespitter'], []]);
    expect(controlled('1:beaky', 0)).toEqual([['1:firespitter'], []]);
    expect(controlled('0:friend', 1)).toEqual([expect.arrayContaining(['0:friend', '1:beaky', '1:firespitter']), []]);
  });
  it('REA-11: the window opens also after an action that took the active model off the board', () => {
    const play = game({ models: { fancyhat: { ...fancyhat, at: [1, 18] } } }).do({ seat: 0, kind: 'step', path: [[0.2, 18]] });
    expect(play.asked).toEqual(['1 reaction']);
  });
  it('VAR-5: switched off, nobody is asked', () => {
    const play = game({ options: { reactions: false } }).do(jog);
    expect(play.asked).toEqual(['0 act']);
    expect(play.no(react('beaky', 15.5, 18)).clauses).toContain('VAR-5');
  });
  it('REA-10: a standing pass skips the window, until the action or the activation is over', () => {
    const play = game().do({ seat: 1, kind: 'stand-by', until: 'activation' }).do(jog);
    expect(play.asked).toEqual(['0 act']);
    const once = game().do({ seat: 1, kind: 'stand-by', until: 'action' }).do(jog);
    expect(once.asked).toEqual(['0 act']);
    expect(once.do({ seat: 0, kind: 'step', path: [[13, 18]] }).asked).toEqual(['1 reaction']);
  });
  it('EVA-10: a card nobody holds is not played', () => {
    expect(game().do(jog).no({ seat: 1, kind: 'play-card', card: 'hesitation' }).clauses).toContain('EVA-10');
  });
});

describe('sudden death', () => {
  const stones = { s1: { at: [10.84, 18] as XY, depth: 1 } };
  const sudden = (position: Partial<Position> = {}): Game => {
    const play = game({ stones, turn: 5, models: { fancyhat: { ...fancyhat, stones: 1 }, beaky: { ...beaky, stones: 1 } }, ...position });
    return play;
  };
  it('SUD-2, SUD-3: the harvest that makes a sole leader wins before anybody reacts (V-20)', () => {
    const play = sudden().do({ seat: 0, kind: 'harvest', stone: 's1' });
    expect(play.match.order.result).toEqual({ winner: 0, why: 'sudden-death' });
    expect(play.asked).toEqual([]);
  });
  it('SUD-2: an action that leaves them level does not end it', () => {
    expect(sudden().do(jog).asked).toEqual(['1 reaction']);
  });
  it('SUD-1, TRN-1: in an ordinary turn the leader goes on playing', () => {
    const play = sudden({ turn: 3 }).do({ seat: 0, kind: 'harvest', stone: 's1' });
    expect(play.match.order.result).toBeNull();
    expect(play.asked).toEqual(['1 reaction']);
  });
});
