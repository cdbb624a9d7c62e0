import { describe, expect, it } from 'vitest';
import { begin } from '../../machines/match/fold.ts';
import { catalogue } from '../../src/cards/index.ts';
import { matchFor, resultOf } from '../../src/campaign/index.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { checkRecord } from '../../src/record/notation.ts';
import { newMatch } from '../../src/rules/index.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { Table } from './samples.ts';

describe('a game in the app', () => {
  it('is set up with roster, field, stones and the cards not yet played [2.2 2.3 4.7 5.5]', () => {
    const table = new Table(2, { length: 2 }).toGames();
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: ['antagonise', 'decoy'] });
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: [] });
    expect(matchFor(table.campaign, 'w1g1')).toBeNull();
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    table.do({ player: 'p1', kind: 'play-cards', game: 'w1g1', plays: [{ card: 'antagonise' }] });
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['infiltrate'] });
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    const match = matchFor(table.campaign, 'w1g1');
    expect(match?.options).toEqual({
      stones: 7,
      troupeSize: 3,
      field: 3,
      objectiveMarkers: true,
      markerEnergy: { activate: 1, switchOff: 1 },
    });
    const seats = Object.fromEntries(match?.players.map((player, seat) => [player, match.seats[seat]]) ?? []);
    expect(seats['p1']).toEqual({
      faction: 'dominion',
      troupe: ['c0', 'c1', 'c2'],
      upgrades: {},
      cards: ['decoy'],
      crossedOff: ['antagonise'],
    });
    expect(seats['p2']?.cards).toEqual(['infiltrate']);
    expect(seats['p2']).not.toHaveProperty('crossedOff');
  });

  it.each([[{ activate: 2, switchOff: 0 }], [false as const]])('is told how this table switches markers: %j [4.8]', (markers) => {
    const table = new Table(2, { length: 2, markers }).toGames();
    for (const player of ['p1', 'p2']) table.do({ player, kind: 'choose-cards', game: 'w1g1', cards: [] });
    for (const player of ['p1', 'p2']) table.do({ player, kind: 'play-cards', game: 'w1g1', plays: [] });
    const laid = matchFor(table.campaign, 'w1g1');
    expect(laid?.options.markerEnergy).toEqual(markers);
    const seats = [{ troupe: ['flintlock', 'quack', 'grub'] }, { troupe: ['beaky-bobby', 'boulder', 'gump'] }];
    const { match, record } = beginRecord({ seats, options: laid?.options ?? {}, terrain: [], seed: 's', start: 'setup' }, catalogue);
    expect(match.order.options.markerEnergy).toEqual(markers);
    expect(checkRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
  });

  it('brings its stones, the slain and who slew them; who was summoned is left out [5.5 7.3 10.5]', () => {
    const seats = [{ troupe: ['flintlock', 'quack'] }, { troupe: ['beaky-bobby', 'grub'] }];
    const { match } = begin(
      newMatch({ seats, options: { troupeSize: 2, field: 2 }, terrain: [], seed: 's', start: 'deploy' }, catalogue),
      catalogue,
    );
    const models = Object.fromEntries(
      Object.entries(match.table.models).map(([id, model]) => [id, { ...model, status: 'board' as const }]),
    );
    const flintlock = models['0:flintlock'];
    if (!flintlock) throw new Error('no such model');
    const bunny = { ...flintlock, id: '0:murder-bunny', character: 'murder-bunny' };
    const holders = ['0:flintlock', '0:murder-bunny', '1:grub', null];
    const stones = holders.map((holder, index) => ({ id: `s${index + 1}`, at: { x: 0, y: 0 }, depth: 0, holder }));
    const slain = [
      { model: '1:beaky-bobby', by: '0:flintlock' },
      { model: '0:quack', by: null },
      { model: '1:grub', by: bunny.id },
    ];
    const deeds = { played: [], slain, catastrophes: [0, 0] };
    const order: Match['order'] = { ...match.order, result: { winner: 0, why: 'sudden-death' }, deeds };
    const ended: Match = { ...match, order, table: { ...match.table, stones, models: { ...models, [bunny.id]: bunny } } };
    expect(resultOf('m1', matchResult(ended, catalogue), ['p2', 'p1'])).toEqual({
      match: 'm1',
      suddenDeath: 'p2',
      sides: {
        p2: { stones: 2, fielded: ['flintlock', 'quack'], carried: { flintlock: 1 }, slain: [{ character: 'quack' }] },
        p1: {
          stones: 1,
          fielded: ['beaky-bobby', 'grub'],
          carried: { grub: 1 },
          slain: [
            { character: 'beaky-bobby', by: { player: 'p2', character: 'flintlock' } },
            { character: 'grub', by: { player: 'p2' } },
          ],
        },
      },
    });
  });
});
