import { describe, expect, it } from 'vitest';
import { begin, decide, pathOf } from '../../../machines/match/fold.ts';
import { tableCards } from '../../../src/cards/index.ts';
import { newMatch } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match, SeatSetup, Setup } from '../../../src/rules/terms/match.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';
import { pointAt, catalogue, character } from '../setup/fixture.ts';

const cards: Catalogue = {
  ...catalogue(
    character('one', { abilities: [{ kind: 'active', id: 'shout', name: 'Shout', cost: 2, limit: { per: 'turn' }, do: [] }] }),
    character('two'),
    character('three'),
    character('four'),
  ),
  tableCards: Object.fromEntries(tableCards.map((card) => [card.id, card])),
};

class Game {
  match: Match;
  constructor(seats: Partial<SeatSetup>[], more: Partial<Setup> = {}) {
    const troupes = ['one', 'two', 'three'];
    const models = Object.fromEntries(seats.map((_, seat) => [`${seat}:${troupes[seat]}`, { at: pointAt(8 + 8 * seat, 18), energy: 4 }]));
    const setup: Setup = {
      seats: seats.map((seat, index) => ({ troupe: [troupes[index] ?? ''], ...seat })),
      options: { reactions: false },
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { models },
      ...more,
    };
    this.match = begin(newMatch(setup, cards), cards).match;
  }
  get asked(): string[] {
    return this.match.openings.map(({ seat, kind }) => `${seat}:${kind}`);
  }
  get state(): string {
    return pathOf(this.match);
  }
  try(decision: Decision): Reason | null {
    const decided = decide(this.match, decision, cards);
    if (!decided.ok) return decided.reason;
    this.match = decided.match;
    return null;
  }
  do(...decisions: Decision[]): this {
    for (const decision of decisions) {
      const refused = this.try(decision);
      if (refused) throw new Error(`${JSON.stringify(decision)}: ${refused.code}, asked ${this.asked.join()}`);
    }
    return this;
  }
}

const pass = (seat: number): Decision => ({ seat, kind: 'pass' });
const play = (seat: number, card: string, ...targets: string[]): Decision => ({
  seat,
  kind: 'play-card',
  card,
  ...(targets.length > 0 ? { targets } : {}),
});
const activate: Decision = { seat: 0, kind: 'activate', model: '0:one' };
const step: Decision = { seat: 0, kind: 'step', path: [[8, 17]] };

describe('the window between actions', () => {
  it('EVA-27: before the first action of a turn and after each action, for all at once, and only once between two actions', () => {
    const game = new Game([{ cards: ['forced-march'] }, { cards: ['erudition'] }]);
    expect([game.state, ...game.asked]).toEqual(['activation.choose', '0:activate']);
    game.do(activate);
    expect(game.asked).toEqual(['1:card', '0:card']);
    game.do(pass(1), pass(0), step);
    expect([game.state, ...game.asked]).toEqual(['activation.react', '1:card', '0:card']);
    game.do(pass(1), pass(0));
    expect([game.state, ...game.asked]).toEqual(['activation.act', '0:act']);
    game.do({ seat: 0, kind: 'end-activation' }, { seat: 1, kind: 'activate', model: '1:two' });
    expect([game.state, ...game.asked]).toEqual(['activation.act', '1:act']);
  });

  it('EVA-27: an activation without an action opens no second one', () => {
    const game = new Game([{ cards: ['forced-march'] }, {}]).do(activate, pass(0), { seat: 0, kind: 'end-activation' });
    game.do({ seat: 1, kind: 'activate', model: '1:two' });
    expect(game.asked).toEqual(['1:act']);
  });

  it('EVA-27: whoever is to activate a model or to act may play a card first, unasked', () => {
    const game = new Game([{ cards: ['erudition', 'event:clumsiness-of-cowards'] }, { cards: ['forced-march'] }]);
    game.do(play(0, 'agenda:erudition'));
    expect(game.asked).toEqual(['0:activate']);
    game.do(activate, pass(0), pass(1));
    expect(game.try(play(1, 'agenda:forced-march'))?.code).toBe('card-not-now');
    expect(game.try(play(0, 'clumsiness-of-cowards', '1:two'))?.clauses).toContain('EVA-24');
    expect([game.state, ...game.asked]).toEqual(['activation.act', '0:act']);
    expect(game.match.order.seats[0]?.used).toEqual(['agenda:erudition']);
  });

  it('EVA-10: it opens only for seats with cards they have not played', () => {
    const game = new Game([{}, { cards: ['erudition'], used: ['event:hesitation'] }]).do(activate);
    expect(game.asked).toEqual(['1:card']);
    game.do(play(1, 'agenda:erudition'));
    expect(game.asked).toEqual(['0:act']);
    expect(game.match.order.seats[1]).toMatchObject({ cards: [], used: ['event:hesitation', 'agenda:erudition'] });
  });

  it('EVA-27: a card that is played asks everybody again', () => {
    const game = new Game([{ cards: ['forced-march'] }, { cards: ['erudition', 'event:clumsiness-of-cowards'] }]).do(activate, pass(0));
    game.do(play(1, 'agenda:erudition'));
    expect(game.asked).toEqual(['1:card', '0:card']);
  });

  it('a public standing pass skips it', () => {
    const game = new Game([{ cards: ['forced-march'] }, { cards: ['erudition'] }]).do(activate);
    game.do({ seat: 1, kind: 'stand-by', until: 'recall' });
    expect(game.asked).toEqual(['0:card']);
    game.do(pass(0), step);
    expect(game.asked).toEqual(['0:card']);
  });

  it('without the option there is none', () => {
    const game = new Game([{ cards: ['forced-march'] }, {}], { options: { eventsAndAgendas: false, reactions: false } });
    expect(game.asked).toEqual(['0:activate']);
    expect(game.try(play(0, 'forced-march'))?.clauses).toEqual(['EVA-10']);
  });

  it('WIN-7: a player who gives up in it leaves it to the others', () => {
    const game = new Game([{ cards: ['forced-march'] }, { cards: ['erudition'] }, { cards: ['defy-the-odds'] }]).do(activate);
    game.do({ seat: 1, kind: 'concede' });
    expect(game.asked).toEqual(['2:card', '0:card']);
  });
});

describe('Hesitation', () => {
  const ready = (): Game => new Game([{}, { cards: ['hesitation'] }, { cards: ['ninja-reactions'] }]).do(activate, pass(1), pass(2));

  it('EVA-20: every opponent who may hold it is asked when an action is declared, before it happens', () => {
    const game = ready().do(step);
    expect(game.asked).toEqual(['1:interrupt', '2:interrupt']);
    expect(game.match.openings[0]).toMatchObject({
      moment: 'declared',
      announced: { kind: 'step' },
      about: { model: '0:one', ability: 'step' },
    });
    expect(game.match.table.models['0:one']).toMatchObject({ energy: 4, at: pointAt(8, 18) });
    game.do(pass(1), pass(2));
    expect(game.match.table.models['0:one']).toMatchObject({ energy: 3, at: pointAt(8, 17) });
  });

  it('EVA-20: ACT-13: the energy and the use are gone, and the activation goes on', () => {
    const game = ready().do({ seat: 0, kind: 'use', ability: 'shout' }, pass(2), play(1, 'hesitation'), pass(2));
    expect(game.match.table.models['0:one']?.energy).toBe(2);
    expect([game.state, ...game.asked]).toEqual(['activation.act', '0:act']);
    expect(game.try({ seat: 0, kind: 'use', ability: 'shout' })?.code).toBe('used-this-turn');
    game.do(step);
    expect([game.match.table.models['0:one']?.at, game.match.table.models['0:one']?.energy]).toEqual([pointAt(8, 17), 1]);
  });

  it('EVA-20: JOG-1: a Jog that was hesitated at was the Jog of the activation', () => {
    const game = ready().do({ seat: 0, kind: 'jog', path: [[8, 16]] }, play(1, 'hesitation'), pass(2));
    expect(game.match.table.models['0:one']).toMatchObject({ at: pointAt(8, 18), jogged: true });
    expect(game.try({ seat: 0, kind: 'jog', path: [[8, 16]] })?.code).toBe('jogged-already');
  });

  it('WIN-7: the action goes on when the last who could answer gives up', () => {
    const game = ready().do(step, pass(2), { seat: 1, kind: 'concede' });
    expect(game.match.table.models['0:one']?.at).toEqual(pointAt(8, 17));
  });
});

describe('Favours of the Phantasm', () => {
  it('EVA-25: WIN-7: what a player keeps in secret goes back into the deck when that player gives up', () => {
    const seats = [{}, { troupe: ['two', 'four'], cards: ['favours-of-the-phantasm'] }, {}];
    const models = {
      '0:one': { at: pointAt(8, 18) },
      '1:two': { at: pointAt(16, 18) },
      '1:four': { status: 'slain' as const },
      '2:three': { at: pointAt(24, 18) },
    };
    const game = new Game(seats, { position: { first: 1, models } });
    game.do(play(1, 'favours-of-the-phantasm'), { seat: 1, kind: 'answer', cards: ['catastrophe'] });
    expect(game.match.table.decks.arcane).toHaveLength(20);
    game.do({ seat: 1, kind: 'concede' });
    expect(game.match.table.decks.arcane).toHaveLength(21);
    expect(game.match.table.decks.arcane).toContain('catastrophe');
    expect([game.match.order.seats[1]?.held, ...game.asked]).toEqual([[], '2:activate']);
  });
});
