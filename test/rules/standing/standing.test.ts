import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import { ARCANE_DECK, MELEE_DECK } from '../../../src/rules/terms/decks.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneFrame, Frame, MeleeFrame } from '../../../src/rules/terms/frame.ts';
import type { Match, Options } from '../../../src/rules/terms/match.ts';
import { refuseStanding, takeStanding } from '../../../src/rules/standing/standing.ts';
import { pointAt, cards, setupOf, Table } from '../setup/fixture.ts';

const seated = (players: number, options: Partial<Options> = {}) => {
  const ids = ['com-a', 'dom-a', 'les-a', 'sha-a'].slice(0, players);
  return setupOf({
    seats: ids.map((id) => ({ troupe: [id] })),
    start: 'activation',
    options,
    position: {
      stones: [{ id: 's1', at: pointAt(18, 18), depth: 3 }],
      models: Object.fromEntries(ids.map((id, seat) => [id, { at: pointAt(6 + seat * 6, 10), stones: 1 }])),
    },
  });
};
const say = (seat: number, kind: 'concede' | 'offer-draw' | 'agree' | 'refuse' | 'sunrise'): Decision => ({ seat, kind });

describe('conceding', () => {
  it('WIN-7: of two players the other has won', () => {
    const table = new Table(seated(2)).do(say(0, 'concede'));
    expect([table.state, table.match.order.result]).toEqual(['finished', { winner: 1, why: 'concession' }]);
    expect(table.open).toEqual([]);
  });
  it('WIN-7: REM-1: of more players the others go on; the models are gone and the stones out of the count', () => {
    const table = new Table(seated(3)).do(say(0, 'concede'));
    expect(table.match.table.models['0:com-a']?.status).toBe('removed');
    expect(table.happened('left')).toHaveLength(1);
    expect(table.open).toEqual(['1:activate']);
    expect(table.try(say(0, 'offer-draw'))).toMatchObject({ code: 'has-conceded' });
    table.do(say(2, 'concede'));
    expect(table.match.order.result).toEqual({ winner: 1, why: 'concession' });
  });
  it('before the game: nobody waits for who has left', () => {
    const table = new Table(setupOf({ seats: [{}, {}, {}], options: { troupeSize: 1 } }));
    table.do(say(1, 'concede'));
    expect(table.open).toEqual(['0:faction', '2:faction']);
    table.do({ seat: 0, kind: 'choose-faction', faction: 'dominion' }, { seat: 2, kind: 'choose-faction', faction: 'dominion' });
    table.do({ seat: 0, kind: 'choose-troupe', characters: ['dom-a'] }, { seat: 2, kind: 'choose-troupe', characters: ['dom-b'] });
    expect([table.state, ...table.open]).toEqual(['setup.stones', '0:mulligan']);
    expect(table.keep().state).toBe('setup.roll');
    expect(table.match.openings).toHaveLength(1);
  });
});

describe('conceding in the middle of an action', () => {
  /** A match in which seat 0 acts, with this frame above. */
  const during = (frame: Frame): Match => {
    const match = newMatch(seated(4), cards);
    const { arcane, melee } = match.table.decks;
    return {
      ...match,
      table: { ...match.table, decks: { arcane: arcane.slice(2), melee: melee.slice(2) } },
      order: { ...match.order, active: '0:com-a' },
      stack: [{ kind: 'game', step: 'activation.act' }, frame],
    };
  };
  const dealt = newMatch(seated(4), cards).table.decks;
  const melee: MeleeFrame = {
    kind: 'melee',
    step: 'melee.choose',
    fighters: { attacker: '0:com-a', defender: '1:dom-a' },
    seats: { attacker: 0, defender: 1 },
    payer: { attacker: '0:com-a', defender: '1:dom-a' },
    hands: { attacker: dealt.melee.slice(0, 1), defender: dealt.melee.slice(1, 2) },
    wentForIt: [],
    shown: [],
    laid: {},
    played: {},
    copies: { attacker: 2, defender: 2 },
    upgraded: {},
    types: {},
    discard: [],
    exchange: 0,
    earned: [],
    suffered: { attacker: 2, defender: 3 },
    slain: { attacker: false, defender: false },
    signatures: [],
  };
  const arcane: ArcaneFrame = {
    kind: 'arcane',
    step: 'arcane.claim',
    model: '0:com-a',
    ability: 'spell',
    seat: 0,
    resisting: 1,
    declared: { targets: ['1:dom-a'] },
    owner: 1,
    hand: dealt.arcane.slice(0, 1),
    resist: dealt.arcane.slice(1, 2),
    repeats: 0,
    discard: [],
  };
  const after = (frame: Frame, seat: number): Match => {
    const play = playOn(during(frame), cards);
    takeStanding(play, say(seat, 'concede'));
    return play.match;
  };

  it('MEL-23: ARC-36: with a part in it, the action is broken off and every card is back in its deck', () => {
    for (const frame of [melee, arcane]) {
      const match = after(frame, 1);
      expect(match.stack).toEqual([{ kind: 'game', step: 'activation.act' }]);
      const { decks, aside } = match.table;
      if (frame.kind === 'melee') expect([...decks.melee].sort()).toEqual([...MELEE_DECK].sort());
      else expect([...decks.arcane, ...aside].sort()).toEqual([...ARCANE_DECK].sort());
      expect(match.order.active).toBe('0:com-a');
    }
  });
  it('MEL-23: MEL-10: so is the second of two cards that one side has laid', () => {
    const [first = 'thrust', second = 'thrust'] = dealt.melee;
    const { decks } = after(
      { ...melee, hands: { attacker: [], defender: [] }, laid: { attacker: first }, second: { attacker: second } },
      1,
    ).table;
    expect([...decks.melee].sort()).toEqual([...MELEE_DECK].sort());
  });
  it('without a part in it, the action goes on', () => {
    for (const frame of [melee, arcane]) for (const seat of [2, 3]) expect(after(frame, seat).stack[1]).toEqual(frame);
  });
  it('ACT-9: the activation of who concedes is over, and the player to the left is next', () => {
    const match = after(melee, 0);
    expect(match.stack).toEqual([{ kind: 'game', step: 'activation.choose' }]);
    expect(new Table(match).open).toEqual(['1:activate']);
  });
});

describe('proposals', () => {
  it('VAR-7: WIN-7: what was proposed is over with the match, however it ends', () => {
    const setup = seated(3, { suddenDeath: 'any-moment' });
    const { 'les-a': third, ...models } = setup.position?.models ?? {};
    const tied = { ...setup, position: { ...setup.position, turn: 5, models: { ...models, 'les-a': { ...third, stones: 0 } } } };
    const table = new Table(tied).do(say(2, 'offer-draw'), say(1, 'concede'));
    expect(table.match.order.result).toEqual({ winner: 0, why: 'sudden-death' });
    expect(openingsOf(table.match)).toEqual([]);
    expect(table.match.proposal).toBeUndefined();
  });
  it('a draw needs everybody else', () => {
    const table = new Table(seated(3)).do(say(1, 'offer-draw'));
    expect(openingsOf(table.match).map(({ seat, kind }) => `${seat}:${kind}`)).toEqual(['0:agreement', '2:agreement']);
    expect(choicesOf(table.match, 0, cards).decisions).toEqual([say(0, 'agree'), say(0, 'refuse')]);
    expect(choicesOf(table.match, 1, cards).decisions).toEqual([]);
    expect(table.try({ seat: 0, kind: 'activate', model: '0:com-a' })).toMatchObject({ code: 'agreement-first' });
    table.do(say(0, 'agree'));
    expect(table.match.order.result).toBeNull();
    expect(table.try(say(0, 'agree'))).toMatchObject({ code: 'not-asked' });
    table.do(say(2, 'agree'));
    expect([table.state, table.match.order.result]).toEqual(['finished', { winner: 'draw', why: 'agreement' }]);
    expect('proposal' in table.match).toBe(false);
  });
  it('a refusal ends it, and play goes on where it was', () => {
    const table = new Table(seated(2)).do(say(1, 'offer-draw'), say(0, 'refuse'));
    expect([table.state, ...table.open]).toEqual(['activation.choose', '0:activate']);
    expect(table.match.proposal).toBeUndefined();
    expect(table.try(say(0, 'agree'))).toMatchObject({ code: 'nothing-proposed' });
  });
  it('who proposed may think better of it', () => {
    expect(new Table(seated(2)).do(say(1, 'offer-draw'), say(1, 'refuse')).match.proposal).toBeUndefined();
  });
  it('one at a time', () => {
    const table = new Table(seated(2)).do(say(1, 'offer-draw'));
    expect(table.try(say(0, 'offer-draw'))).toMatchObject({ code: 'agreement-first' });
    expect(table.try({ seat: 0, kind: 'take-back', to: 0 })).toMatchObject({ code: 'agreement-first' });
  });
  it('who leaves is no longer waited for; what they proposed is gone', () => {
    const waiting = new Table(seated(3)).do(say(1, 'offer-draw'), say(0, 'agree'), say(2, 'concede'));
    expect(waiting.match.order.result).toEqual({ winner: 'draw', why: 'agreement' });
    expect(new Table(seated(3)).do(say(1, 'offer-draw'), say(1, 'concede')).match.proposal).toBeUndefined();
  });
  it('a take-back that all agree to is said, for the record to fold', () => {
    const table = new Table(seated(2));
    expect(table.try({ seat: 0, kind: 'take-back', to: -1 })).toMatchObject({ code: 'no-such-decision' });
    const before = table.match;
    table.do({ seat: 0, kind: 'take-back', to: 3 }, say(1, 'agree'));
    expect(table.happened('taken-back')).toEqual([{ what: 'taken-back', to: 3, by: 0 }]);
    expect(table.match).toEqual(before);
  });
});

describe('the table overrules', () => {
  const adjust = (set: Extract<Decision, { kind: 'adjust' }>['set']): Decision => ({ seat: 0, kind: 'adjust', set });

  it('what everybody agrees to holds', () => {
    const table = new Table(seated(2)).do(
      adjust({
        models: { 'dom-a': { at: [20, 20], wounds: 2, energy: 1, jogged: true }, '0:com-a': { status: 'slain', wounds: 7 } },
        stones: { s1: { at: [10, 10], depth: 1 }, 'held-1': { holder: 'dom-a' } },
        turn: 3,
      }),
    );
    expect(table.match.order.turn).toBe(1);
    table.do(say(1, 'agree'));
    expect(table.match.table.models['1:dom-a']).toMatchObject({ at: pointAt(20, 20), wounds: 2, energy: 1, jogged: true });
    expect(table.match.table.models['0:com-a']).toMatchObject({ status: 'slain', wounds: 7 });
    expect(table.match.table.stones).toMatchObject([
      { id: 's1', at: pointAt(10, 10), depth: 1, holder: null },
      { id: 'held-1', holder: '1:dom-a' },
      { id: 'held-2', holder: '1:dom-a' },
    ]);
    expect(table.happened('adjusted')[0]?.models).toEqual([
      { id: '1:dom-a', at: pointAt(20, 20), wounds: 2, energy: 1, jogged: true },
      { id: '0:com-a', status: 'slain', wounds: 7 },
    ]);
  });
  it('a stone on a card lies at the surface; put back on the ground it needs a place and lies 1 deep', () => {
    const table = new Table(seated(2));
    expect(table.try(adjust({ stones: { 'held-1': { holder: null } } }))).toMatchObject({
      code: 'stone-needs-a-place',
      clauses: ['HLD-5'],
    });
    expect(table.try(adjust({ stones: { s1: { depth: 0 } } }))?.code).toBe('depth-at-least-one');
    table.do(adjust({ stones: { 'held-1': { holder: null, at: [12, 12] }, s1: { holder: 'com-a' } } }), say(1, 'agree'));
    expect(table.match.table.stones).toContainEqual({ id: 'held-1', at: pointAt(12, 12), depth: 1, holder: null });
    expect(table.match.table.stones.find(({ id }) => id === 's1')).toMatchObject({ depth: 0, holder: '0:com-a' });
  });
  it('where nobody has a board a stone, a height and who is back need no place', () => {
    const setup = seated(2);
    const table = new Table({ ...setup, terrain: [], options: { ...setup.options, table: 'spoken' } });
    table.do(adjust({ stones: { 'held-1': { holder: null } }, models: { '1:dom-a': { height: 3 } } }), say(1, 'agree'));
    expect(table.match.table.stones.find(({ id }) => id === 'held-1')).toMatchObject({ depth: 1, holder: null });
    expect(table.match.table.models['1:dom-a']?.height).toBe(762);
  });
  it('SLN-2: who is set aside as slain leaves its stones somewhere', () => {
    const [held] = new Table(seated(2)).match.table.stones.flatMap(({ holder }) => (holder === null ? [] : [holder]));
    const slain = { [held ?? '']: { status: 'slain' as const, wounds: 7 } };
    const table = new Table(seated(2));
    expect(table.try(adjust({ models: slain }))).toMatchObject({ code: 'stone-without-holder', clauses: ['SLN-2', 'WIN-2'] });
    const stones = Object.fromEntries(
      table.match.table.stones
        .filter(({ holder }) => holder === held)
        .map(({ id }, nth) => [id, { holder: null, at: [14 + nth, 14] as const }]),
    );
    table.do(adjust({ models: slain, stones }), say(1, 'agree'));
    expect(table.match.table.models[held ?? '']?.status).toBe('slain');
  });
  it('a refusal leaves everything as it was', () => {
    const table = new Table(seated(2));
    const before = table.match;
    expect(table.do(adjust({ turn: 4 }), say(1, 'refuse')).match).toEqual(before);
  });
  it('only what makes sense can be proposed', () => {
    const code = (set: Parameters<typeof adjust>[0]) => new Table(seated(2)).try(adjust(set))?.code ?? 'legal';
    expect(code({})).toBe('adjust-nothing');
    expect(code({ models: { nobody: {} } })).toBe('no-such-model');
    expect(code({ models: { 'com-a': { melee: 9 } } })).toBe('adjust-wrong');
    expect(code({ models: { 'com-a': { wounds: -1 } } })).toBe('adjust-wrong');
    expect(code({ models: { 'com-a': { wounds: 8, status: 'slain' } } })).toBe('more-wounds-than-health');
    expect(code({ models: { 'com-a': { wounds: 7 } } })).toBe('would-be-slain');
    expect(code({ models: { 'com-a': { at: [36, 4] } } })).toBe('off-the-board');
    expect(code({ models: { 'com-a': { status: 'asleep' } } })).toBe('adjust-wrong');
    expect(code({ stones: { s9: { depth: 1 } } })).toBe('no-such-stone');
    expect(code({ stones: { s1: { holder: 'nobody' } } })).toBe('no-such-model');
    expect(code({ stones: { s1: { at: [40, 4] } } })).toBe('off-the-board');
    expect(code({ turn: 0 })).toBe('adjust-wrong');
    expect(code({ decks: {} })).toBe('adjust-wrong');
    expect(code({ models: { 'com-a': { at: [10, 4, 3], energy: 0, jogged: true, height: 3 } } })).toBe('legal');
  });
});

describe('standing by and the clock', () => {
  it('a standing pass is public; the same again recalls it', () => {
    const table = new Table(seated(2)).do({ seat: 1, kind: 'stand-by', until: 'recall' });
    expect(table.match.order.seats[1]?.standBy).toBe('recall');
    expect(table.open).toEqual(['0:activate']);
    table.do({ seat: 1, kind: 'stand-by', until: 'activation' });
    expect(table.match.order.seats[1]?.standBy).toBe('activation');
    table.do({ seat: 1, kind: 'stand-by', until: 'activation' });
    expect(table.match.order.seats[1]?.standBy).toBeNull();
    expect(table.happened('stood-by')).toEqual([{ what: 'stood-by', seat: 1, until: null }]);
  });
  it('WIN-1: sunrise by the clock scores at once, and only where there is no Sudden Death', () => {
    expect(new Table(seated(2)).try(say(0, 'sunrise'))).toMatchObject({ code: 'no-clock', clauses: ['WIN-1', 'WIN-3'] });
    const table = new Table(seated(2, { suddenDeath: 'off' })).do(say(0, 'sunrise'));
    expect([table.state, table.match.order.result]).toEqual(['finished', { winner: 'draw', why: 'stones' }]);
  });
  it('nothing is refused to a seat that plays for no reason', () => {
    const play = playOn(newMatch(seated(2), cards), cards);
    for (const kind of ['concede', 'offer-draw'] as const) expect(refuseStanding(play, say(0, kind))).toBeNull();
  });
});

describe('taking back', () => {
  it('goes as far as the beginning, and to no decision before it or between two', () => {
    const to = (decision: number) => new Table(seated(2)).try({ seat: 0, kind: 'take-back', to: decision })?.code ?? null;
    expect([to(0), to(1), to(-1), to(0.5)]).toEqual([null, null, 'no-such-decision', 'no-such-decision']);
  });
});
