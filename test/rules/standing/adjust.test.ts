import { describe, expect, it } from 'vitest';
import { begin, decide, pathOf } from '../../../machines/match/fold.ts';
import { catalogue as cards } from '../../../src/cards/index.ts';
import { newMatch } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match, Setup } from '../../../src/rules/terms/match.ts';
import { pointAt } from '../setup/fixture.ts';

const setup: Setup = {
  seats: [{ troupe: ['flintlock'], cards: ['event:favours-of-the-phantasm'], used: ['event:hesitation'] }, { troupe: ['grub'] }],
  options: { eventsAndAgendas: true },
  terrain: [],
  seed: '1',
  start: 'activation',
  position: {
    models: { '0:flintlock': { at: pointAt(18, 18), energy: 3, used: ['shoot-musket'] }, '1:grub': { at: pointAt(18, 20), energy: 3 } },
  },
};
type Adjusted = Extract<Decision, { kind: 'adjust' }>['set'];

class Game {
  match: Match = begin(newMatch(setup, cards), cards).match;
  try(decision: Decision): string | null {
    const decided = decide(this.match, decision, cards);
    if (!decided.ok) return decided.reason.code;
    this.match = decided.match;
    return null;
  }
  do(...decisions: Decision[]): this {
    for (const decision of decisions) expect(this.try(decision), JSON.stringify(decision)).toBeNull();
    return this;
  }
  agreed(set: Adjusted): this {
    return this.do({ seat: 0, kind: 'adjust', set }, { seat: 1, kind: 'agree' });
  }
  code(set: Adjusted): string | null {
    return new Game().with(this.match).try({ seat: 0, kind: 'adjust', set });
  }
  with(match: Match): this {
    this.match = match;
    return this;
  }
}
/** Lets every window for cards go by. */
const unhindered = (game: Game): Game => {
  for (let open = game.match.openings[0]; open?.kind === 'interrupt' || open?.kind === 'card'; open = game.match.openings[0])
    game.do(pass(open.seat));
  return game;
};
const pass = (seat: number): Decision => ({ seat, kind: 'pass' });
const activate: Decision = { seat: 0, kind: 'activate', model: 'flintlock' };
const shoot: Decision = { seat: 0, kind: 'use', ability: 'shoot-musket', targets: ['grub'] };
const acting = (): Game => new Game().do(activate, pass(0));

describe('what the table sets right', () => {
  it('gives a used ability back, and marks another as used', () => {
    const game = acting();
    expect(game.try(shoot)).toBe('needs-reload');
    game.agreed({ models: { flintlock: { used: { 'shoot-musket': false, 'take-aim': true } } } });
    expect(game.try({ seat: 0, kind: 'use', ability: 'take-aim' })).toBe('used-this-turn');
    expect(game.try(shoot)).toBeNull();
  });

  it('names only abilities that the model has, and cards that have been played', () => {
    const game = new Game();
    expect(game.code({ models: { flintlock: { used: { fireblast: false } } } })).toBe('no-such-ability');
    expect(game.code({ models: { flintlock: { used: ['shoot-musket'] } } })).toBe('adjust-wrong');
    expect(game.code({ seats: { 0: { cards: ['favours-of-the-phantasm'] } } })).toBe('card-not-played');
    expect(game.code({ seats: { 7: { cards: [] } } })).toBe('no-such-seat');
    expect(game.code({ seats: { 0: { held: 0 } } })).toBe('adjust-wrong');
    expect(game.code({ breakOff: true })).toBe('nothing-under-way');
    expect(game.code({ breakOff: false })).toBe('adjust-wrong');
  });

  it('gives a played card back into the hand', () => {
    const game = new Game().agreed({ seats: { 0: { cards: ['event:hesitation'] } } });
    expect(game.match.order.seats[0]).toMatchObject({ cards: ['event:favours-of-the-phantasm', 'event:hesitation'], used: [] });
  });

  it('puts arcane cards kept in secret back into the deck', () => {
    const game = acting();
    const [first, ...arcane] = game.match.table.decks.arcane;
    const { order, table } = game.match;
    game.match = {
      ...game.match,
      table: { ...table, decks: { ...table.decks, arcane } },
      order: { ...order, seats: order.seats.map((seat, n) => (n === 0 && first ? { ...seat, held: [first] } : seat)) },
    };
    game.agreed({ seats: { 0: { cards: ['event:hesitation'] } } });
    expect(game.match.order.seats[0]?.held).toEqual([first]);
    game.agreed({ seats: { 0: { held: 0 } } });
    expect([game.match.order.seats[0]?.held, game.match.table.decks.arcane.length]).toEqual([[], 21]);
  });

  it('breaks off what is under way: hands go back, and the active model goes on', () => {
    const game = unhindered(acting().do({ seat: 0, kind: 'melee', target: 'grub' }));
    expect([pathOf(game.match).startsWith('melee'), game.match.table.decks.melee.length]).toEqual([true, 9]);
    game.agreed({ breakOff: true, models: { flintlock: { energy: 3 } } });
    expect([pathOf(game.match), game.match.openings.map(({ seat, kind }) => `${seat}:${kind}`)]).toEqual(['activation.act', ['0:act']]);
    expect(game.match.table.decks.melee.length).toBe(18);
    expect(game.match.table.models['0:flintlock']?.energy).toBe(3);
  });

  it('places an objective marker, moves it, switches it, gives it to another player and takes it away', () => {
    const marker = '1:marker-1';
    const game = new Game().agreed({ markers: { [marker]: { at: [10, 18] } } });
    expect(game.match.table.markers).toEqual([{ id: marker, seat: 1, at: pointAt(10, 18), active: false }]);
    game.agreed({ markers: { [marker]: { at: [12, 18], active: true, seat: 0 } } });
    expect(game.match.table.markers).toEqual([{ id: marker, seat: 0, at: pointAt(12, 18), active: true }]);
    expect(game.code({ markers: { [marker]: { at: [0, 18] } } })).toBe('off-the-board');
    expect(game.code({ markers: { [marker]: { seat: 5 } } })).toBe('no-such-seat');
    expect(game.code({ markers: { [marker]: { gone: false } } })).toBe('adjust-wrong');
    expect(game.code({ markers: { '1:marker-2': { active: true } } })).toBe('no-such-marker');
    expect(game.code({ markers: { heap: { at: [10, 18] } } })).toBe('no-such-marker');
    game.agreed({ markers: { [marker]: { gone: true } } });
    expect(game.match.table.markers).toEqual([]);
  });

  it('CHR-28: lays a Bag of Gold down, moves it, says who has laid it and takes it away', () => {
    const [first, second] = ['bag-of-gold-1', 'bag-of-gold-2'];
    const troupes = [{ troupe: ['kaufman', 'flintlock'] }, { troupe: ['kaufman', 'grub'] }];
    const models = { ...setup.position?.models, '0:kaufman': { at: pointAt(8, 8) }, '1:kaufman': { at: pointAt(28, 28) } };
    const setting = { ...setup, options: {}, seats: troupes, position: { models } };
    const game = new Game().with(begin(newMatch(setting, cards), cards).match);
    game.agreed({ lures: { [first]: { at: [10, 18], by: '0:kaufman' }, [second]: { at: [24, 24], by: '1:kaufman' } } });
    const bag = { id: first, lure: 'bag-of-gold', at: pointAt(10, 18), radius: 150, in: 6, by: '0:kaufman' };
    expect(game.match.table.lures).toEqual([bag, { ...bag, id: second, at: pointAt(24, 24), by: '1:kaufman' }]);
    game.agreed({ lures: { [first]: { at: [12, 18] }, [second]: { gone: true } } });
    expect(game.match.table.lures).toEqual([{ ...bag, at: pointAt(12, 18) }]);
    game.agreed({ lures: { [first]: { by: '1:kaufman' } } });
    expect(game.match.table.lures).toEqual([{ ...bag, at: pointAt(12, 18), by: '1:kaufman' }]);
    for (const [given, why] of [
      [{ [first]: { at: [0.1, 18] } }, 'off-the-board'],
      [{ [first]: { at: [18, 18] } }, 'lure-on-model'],
      [{ [first]: { by: 'flintlock' } }, 'no-such-lure'],
      [{ [first]: { by: 'wendigo' } }, 'no-such-lure'],
      [{ [first]: { in: 12 } }, 'adjust-wrong'],
      [{ [first]: { gone: false } }, 'adjust-wrong'],
      [{ [second]: { gone: true } }, 'no-such-lure'],
      [{ [second]: { at: [10, 18] } }, 'no-such-lure'],
      [{ 'heap-1': { at: [10, 18], by: '0:kaufman' } }, 'no-such-lure'],
    ] as const)
      expect(game.code({ lures: given } as unknown as Adjusted), JSON.stringify(given)).toBe(why);
    game.agreed({ lures: { [first]: { at: [18, 18] } }, models: { flintlock: { at: [20, 26] } } });
    expect(game.match.table.lures?.map(({ at: spot }) => spot)).toEqual([pointAt(18, 18)]);
  });

  it('CHR-28: a model that is put on a Bag of Gold takes it', () => {
    const setting = { ...setup, options: {}, seats: [{ troupe: ['kaufman', 'flintlock'] }, { troupe: ['grub'] }] };
    const game = new Game().with(
      begin(newMatch({ ...setting, position: { models: { ...setup.position?.models, '0:kaufman': { at: pointAt(8, 8) } } } }, cards), cards)
        .match,
    );
    game.agreed({ lures: { 'bag-of-gold-1': { at: [10, 18], by: 'kaufman' } } });
    game.agreed({ models: { grub: { at: [10, 18] } } });
    expect(game.match.table.lures).toEqual([]);
  });

  it('CHR-28: without a board a Bag of Gold is there or gone, and nobody asks where', () => {
    const setting = {
      ...setup,
      options: { table: 'spoken' as const },
      seats: [{ troupe: ['kaufman', 'flintlock'] }, { troupe: ['grub'] }],
    };
    const game = new Game().with(
      begin(
        newMatch(
          {
            ...setting,
            position: { models: Object.fromEntries(['0:kaufman', '0:flintlock', '1:grub'].map((id) => [id, { at: pointAt(0, 0) }])) },
          },
          cards,
        ),
        cards,
      ).match,
    );
    game.agreed({ lures: { 'bag-of-gold-1': { at: [0, 0], by: 'kaufman' } } });
    expect(game.match.table.lures).toMatchObject([{ id: 'bag-of-gold-1', by: '0:kaufman', in: 6 }]);
    game.agreed({ lures: { 'bag-of-gold-1': { gone: true } } });
    expect(game.match.table.lures).toEqual([]);
  });

  it('ACT-1: says who activates next, at once or when the activation under way is over', () => {
    const setting = {
      ...setup,
      seats: [{ troupe: ['flintlock', 'quack'] }, { troupe: ['grub'] }],
      options: {},
      position: { models: { ...setup.position?.models, '0:quack': { at: pointAt(24, 18), energy: 3 } } },
    };
    const game = new Game().with(begin(newMatch(setting, cards), cards).match);
    const asked = (): string[] => unhindered(game).match.openings.map(({ seat, kind }) => `${seat}:${kind}`);
    expect(asked()).toEqual(['0:activate']);
    game.agreed({ next: 1 });
    expect(asked()).toEqual(['1:activate']);
    game.agreed({ next: 0 }).do(activate);
    unhindered(game).agreed({ next: 0 });
    expect(asked()).toEqual(['0:act']);
    game.do({ seat: 0, kind: 'end-activation' });
    expect(asked()).toEqual(['0:activate']);
    expect(game.code({ next: 3 })).toBe('no-such-seat');
    expect(new Game().with(begin(newMatch({ ...setting, start: 'setup' }, cards), cards).match).code({ next: 1 })).toBe(
      'nobody-activates-now',
    );
  });

  it('DEP-3: gives Initiative to another player, or to nobody', () => {
    const game = new Game().agreed({ initiative: 1 });
    expect(game.match.order.initiative).toBe(1);
    expect(game.agreed({ initiative: null }).match.order.initiative).toBe(null);
    expect(game.code({ initiative: 4 })).toBe('no-such-seat');
  });

  it('ends what an ability has left on a model, and says who runs it', () => {
    const game = acting().do({ seat: 0, kind: 'use', ability: 'take-aim' });
    expect(unhindered(game).match.table.models['0:flintlock']?.lasting).toHaveLength(1);
    expect(game.code({ models: { grub: { ends: ['take-aim'] } } })).toBe('no-such-effect');
    expect(game.code({ models: { flintlock: { controller: 2 } } })).toBe('no-such-seat');
    game.agreed({ models: { flintlock: { ends: ['take-aim'] }, grub: { controller: 0 } } });
    expect(game.match.table.models['0:flintlock']?.lasting).toEqual([]);
    expect(game.match.table.models['1:grub']).toMatchObject({ seat: 1, controller: 0 });
  });

  it('moves an item of terrain with all that is in it, or takes it off the board', () => {
    const square = (id: string, x: number, kind: 'platform' | 'water', top: number) => ({
      id,
      kind,
      shape: { polygon: [pointAt(x, 16), pointAt(x + 4, 16), pointAt(x + 4, 20), pointAt(x, 20)] },
      base: 0,
      top,
    });
    const terrain = [square('deck', 16, 'platform', 508), square('pond', 28, 'water', 0)];
    const game = new Game().with(begin(newMatch({ ...setup, terrain }, cards), cards).match);
    expect(game.match.table.models['0:flintlock']?.height).toBe(508);
    game.agreed({ terrain: { deck: { by: [2, 1] } } });
    expect(game.match.table.models['0:flintlock']).toMatchObject({ at: pointAt(20, 19), height: 508 });
    expect(game.code({ terrain: { pond: { by: [9, 0] } } })).toBe('off-board');
    expect(game.code({ terrain: { pond: { by: [1, 0], gone: true } } })).toBe('adjust-wrong');
    expect(game.code({ terrain: { moat: { gone: true } } })).toBe('no-such-terrain');
    game.agreed({ terrain: { deck: { gone: true } } });
    expect(game.match.table.terrain.map(({ id }) => id)).toEqual(['pond']);
    expect(game.match.table.models['0:flintlock']?.height).toBe(0);
  });
});
