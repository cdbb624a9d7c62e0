import { sequelSentence } from '../../../src/ui/match/seats/sequel-sentence.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Motive } from '../../../src/rules/terms/thought.ts';
import type { SetupPosition } from '../../../src/rules/terms/setup.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { pointedAt } from '../../../src/ui/table/pointed-at.ts';
import { expect } from '../support.ts';
import { rulesTable } from './tables/rules-table.ts';
import { duel } from './tables/tables.ts';

const jog: Decision = {
  seat: 0,
  kind: 'jog',
  path: [
    [16, 18],
    [16, 16],
  ],
};
const lineOf = (table: TablePort, decision: Decision, why?: Motive) => {
  const pointed = pointedAt(table.view(null), decision, '0:flintlock');
  return pointed && sequelSentence(table, pointed, why);
};

describe('a move that is advised', () => {
  it('is told with how far it goes and what stands nearest to its end', async () => {
    const table = await duel();
    // Beaky Bobby stands at 18, 20, and both bases are 30 mm
    expect(lineOf(table, jog)).to.equal('The move is 4.0″ long; from its end the distance is 3.3″ to: Beaky Bobby.');
    const home: Decision = { seat: 0, kind: 'react', model: '1:beaky-bobby', path: [[5, 6.4]] };
    expect(lineOf(table, home)).to.contain('to: Moonstone of depth 3.');
    expect(lineOf(table, { seat: 0, kind: 'end-activation' })).to.equal(null);
  });

  it('leads to what is wanted or feared, and to a friend only where there is nothing else', async () => {
    const models = {
      '0:flintlock': { at: { x: 18 * 254, y: 18 * 254 }, energy: 3 },
      '0:quack': { at: { x: 16 * 254, y: 14 * 254 } },
      '1:beaky-bobby': { at: { x: 18 * 254, y: 24 * 254 } },
    };
    const near = (position: SetupPosition) => {
      const seats = [{ troupe: ['flintlock', 'quack'] }, { troupe: ['beaky-bobby'] }];
      const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
      return lineOf(table, jog);
    };
    expect(near({ turn: 2, first: 0, models })).to.contain('to: Beaky Bobby.');
    const entry = { ...models, '1:beaky-bobby': { ...models['1:beaky-bobby'], status: 'slain' as const } };
    expect(near({ turn: 2, first: 0, models: entry })).to.contain('to: Quack.');
  });

  it('leads to whom or what it is for, however near anything else is', async () => {
    const models = {
      '0:flintlock': { at: { x: 18 * 254, y: 18 * 254 }, energy: 3 },
      '1:beaky-bobby': { at: { x: 18 * 254, y: 26 * 254 } },
      '1:quack': { at: { x: 15 * 254, y: 15 * 254 } },
    };
    const stones = [
      { id: 's1', at: { x: 16 * 254, y: 15 * 254 }, depth: 4 },
      { id: 's2', at: { x: 30 * 254, y: 30 * 254 }, depth: 2 },
    ];
    const position: SetupPosition = { turn: 2, first: 0, models, stones };
    const seats = [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby', 'quack'] }];
    const table = rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, ['Ada', 'Ben']);
    const target = '1:beaky-bobby';
    const shot: Motive = { code: 'aims', aim: { to: 'use', model: '0:flintlock', ability: 'shoot-musket', target } };
    expect(lineOf(table, jog)).to.contain('to: Moonstone of depth 4.');
    expect(lineOf(table, jog, shot)).to.contain('to: Beaky Bobby.');
    expect(lineOf(table, jog, { code: 'aims', aim: { to: 'melee', target } })).to.contain('to: Beaky Bobby.');
    expect(lineOf(table, jog, { code: 'aims', aim: { to: 'enemy', target } })).to.contain('to: Beaky Bobby.');
    expect(lineOf(table, jog, { code: 'aims', aim: { to: 'stone', stone: 's2' } })).to.contain('to: Moonstone of depth 2.');
    expect(lineOf(table, jog, { code: 'aims', aim: { to: 'safety' } })).to.contain('to: Quack.');
    const toBobby: Decision = { seat: 0, kind: 'jog', path: [[18, 22]] };
    expect(lineOf(table, toBobby)).to.contain('to: Beaky Bobby.');
    expect(lineOf(table, toBobby, { code: 'aims', aim: { to: 'harvest' } })).to.contain('to: Moonstone of depth');
  });

  it('of a model that is put somewhere no way is told, only what stands nearest', async () => {
    const table = await duel();
    expect(lineOf(table, { seat: 0, kind: 'deploy', model: '0:flintlock', at: [18, 16] })).to.equal(
      'From that place the distance is 2.8″ to: Beaky Bobby.',
    );
    expect(lineOf(table, { seat: 0, kind: 'melee', target: '1:beaky-bobby' })).to.equal(null);
  });
});
