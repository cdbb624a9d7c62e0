import { describe, expect, it } from 'vitest';
import { meleeFrame } from '../../src/rules/melee/declare.ts';
import { playOn } from '../../src/rules/look-at.ts';
import { ARCANE_DECK, MELEE_DECK, type ArcaneCard } from '../../src/rules/terms/decks.ts';
import type { ArcaneFrame, EffectsFrame, Frame, GameFrame, MeleeFrame } from '../../src/rules/terms/frame.ts';
import type { Bound } from '../../src/rules/terms/frame-notes.ts';
import type { Match, Model, SeatState } from '../../src/rules/terms/match.ts';
import { completeOptions } from '../../src/rules/terms/options.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { boundView, ledgerView } from '../../src/seats/view/names.ts';
import { once } from '../../src/seats/view/sights.ts';
import { viewFor } from '../../src/seats/view.ts';
import { broken } from '../../tools/simulate/laws/invariants.ts';
import { acting } from '../rules/activation/fixture.ts';

const ME = '0:me';
const FOE = '1:foe';
const { match, cards } = acting({
  models: { me: { seat: 0, at: [10, 18] }, foe: { seat: 1, at: [30, 30] } },
  stones: { s1: { at: [20, 20] } },
  active: 'me',
});
const [game] = match.stack;
const minus = <C>(all: readonly C[], removed: readonly C[]): C[] =>
  removed.reduce<C[]>((left, card) => left.filter((_, index) => index !== left.indexOf(card)), [...all]);
const ofSeat = (index: number, change: Partial<SeatState>): Match => ({
  ...match,
  order: { ...match.order, seats: match.order.seats.map((state, seat) => (seat === index ? { ...state, ...change } : state)) },
});
const SEATS = [0, 1, null] as const;

/** For every seat, an imagined match has the same view, and nothing is there twice or missing. */
function agrees(real: Match): void {
  for (const seat of SEATS)
    for (const seed of ['a', 'b']) {
      const view = viewFor(real, seat);
      const other = imagine(view, seed);
      expect(viewFor(other, seat)).toEqual(view);
      expect(broken(other, real.table.stones.length)).toEqual([]);
    }
}

describe('a melee', () => {
  const hands: MeleeFrame['hands'] = { attacker: ['thrust', 'high-guard'], defender: ['low-guard', 'thrust', 'thrust'] };
  /** The melee of the two models, as it stands. */
  function melee(change: Partial<MeleeFrame>): Match {
    const frame: MeleeFrame = { ...meleeFrame(playOn(match, cards), ME, FOE, 0), step: 'melee.choose', hands, ...change };
    const out = [frame.hands, frame.laid, frame.second ?? {}].flatMap(({ attacker, defender }) => [attacker ?? [], defender ?? []].flat());
    const decks = { ...match.table.decks, melee: minus(MELEE_DECK, [...out, ...frame.discard]) };
    return {
      ...match,
      table: { ...match.table, decks },
      stack: [game, frame],
      openings: [{ seat: 1, kind: 'melee-card', side: 'defender' }],
    };
  }
  const seen = (real: Match) => SEATS.map((seat) => viewFor(real, seat).stack.at(-1));
  const hidden = (count: number) => ({ count, cards: null });

  it('MEL-10: shows a hand, and what has been laid out of it, to its player alone', () => {
    const real = melee({ laid: { attacker: 'sweeping-cut' }, second: { attacker: 'rising-attack' }, discard: ['low-guard'] });
    const [own, other, watcher] = seen(real);
    expect(own).toMatchObject({
      hands: { attacker: { count: 2, cards: ['thrust', 'high-guard'] }, defender: hidden(3) },
      laid: { attacker: { count: 1, cards: ['sweeping-cut'] } },
      second: { attacker: { count: 1, cards: ['rising-attack'] } },
      discard: ['low-guard'],
    });
    expect(other).toMatchObject({
      hands: { attacker: hidden(2), defender: { count: 3, cards: ['low-guard', 'thrust', 'thrust'] } },
      laid: { attacker: hidden(1) },
      second: { attacker: hidden(1) },
    });
    expect(watcher).toMatchObject({ hands: { attacker: hidden(2), defender: hidden(3) }, laid: { attacker: hidden(1) } });
    expect(own).not.toHaveProperty('laid.defender');
    expect(own).not.toHaveProperty('second.defender');
    agrees(real);
  });
  it('MEL-10, MEL-17: a hand that is shown holds both cards that have been laid out of it, in the order of the deck', () => {
    const real = melee({ shown: ['attacker'], laid: { attacker: 'sweeping-cut' }, second: { attacker: 'high-guard' } });
    for (const view of seen(real).slice(1))
      expect(view).toMatchObject({
        hands: { attacker: { count: 4, cards: ['high-guard', 'high-guard', 'thrust', 'sweeping-cut'] } },
        laid: { attacker: hidden(1) },
        second: { attacker: hidden(1) },
      });
    expect(seen(real)[0]).toMatchObject({ hands: { attacker: { count: 2 } }, second: { attacker: { cards: ['high-guard'] } } });
    agrees(real);
  });
  it('FUP-7: shows that a follow-up has been chosen, and to its player which', () => {
    const real = melee({ step: 'melee.follow-up', picked: { attacker: 'thrust', defender: null } });
    expect(seen(real)).toMatchObject([
      { picked: { attacker: 'thrust', defender: 'hidden' } },
      { picked: { attacker: 'hidden', defender: null } },
      { picked: { attacker: 'hidden', defender: 'hidden' } },
    ]);
    const match = melee({ step: 'melee.follow-up', picked: { defender: 'thrust' } });
    expect(seen(match)[0]).toMatchObject({ picked: { defender: 'hidden' } });
    expect(seen(match)[0]).not.toHaveProperty('picked.attacker');
    expect(seen(melee({}))[0]).not.toHaveProperty('picked');
    for (const seat of SEATS) {
      const imagined = imagine(viewFor(real, seat), 'x').stack.at(-1) as MeleeFrame;
      for (const side of ['attacker', 'defender'] as const) expect([...imagined.hands[side], null]).toContain(imagined.picked?.[side]);
      if (seat !== 0) expect(imagined.picked?.attacker).toBe(imagined.hands.attacker[0]);
    }
    expect(seen(melee({}))[0]).not.toHaveProperty('second');
    agrees(real);
    agrees(match);
  });
  it('CRT-7: copies are told while nobody commits any, and to their own player', () => {
    const press: Partial<MeleeFrame> = { step: 'melee.critical', copies: { attacker: 2, defender: 3 } };
    const copies = (real: Match) => seen(real).map((view) => view?.kind === 'melee' && view.copies);
    expect(copies(melee(press))).toEqual([
      { attacker: 2, defender: null },
      { attacker: null, defender: 3 },
      { attacker: null, defender: null },
    ]);
    expect(copies(melee({ ...press, dealing: 'attacker' }))).toEqual([
      { attacker: 2, defender: 3 },
      { attacker: null, defender: 3 },
      { attacker: null, defender: 3 },
    ]);
    expect(copies(melee({ ...press, step: 'melee.wounds' }))[2]).toEqual({ attacker: 2, defender: 3 });
    expect(seen(melee({ ...press, copies: { defender: 2 } }))[0]).not.toHaveProperty('copies.attacker');
    agrees(melee(press));
  });
  it('hides as much of what waits as of what is under way', () => {
    const waits = melee({}).stack.at(-1) as MeleeFrame;
    const text: EffectsFrame = {
      kind: 'effects',
      step: 'effects',
      model: ME,
      ability: 'x',
      text: { inline: [], name: 'x' },
      seat: 0,
      resisting: 1,
      place: [],
      bound: {},
      copies: 1,
      flipped: [],
      pending: [waits],
    } as EffectsFrame;
    const real: Match = { ...melee({}), stack: [game, text] };
    const frame = viewFor(real, 1).stack.at(-1);
    expect(frame?.pending?.[0]).toMatchObject({ kind: 'melee', hands: { attacker: hidden(2), defender: { count: 3 } } });
    expect(JSON.stringify(viewFor(real, null))).not.toContain('low-guard');
    agrees(real);
    const turned: EffectsFrame = { ...text, flipped: ['green-3', 'catastrophe'] };
    const decks = { ...real.table.decks, arcane: minus(ARCANE_DECK, turned.flipped) };
    agrees({ ...real, table: { ...real.table, decks }, stack: [game, turned] });
  });
});

describe('an arcane action', () => {
  const hand: ArcaneCard[] = ['blue-1', 'green-2'];
  const arcane = (change: Partial<ArcaneFrame>, state: Partial<SeatState> = {}): Match => {
    const frame: ArcaneFrame = {
      kind: 'arcane',
      step: 'arcane.call',
      model: ME,
      ability: 'bolt',
      seat: 0,
      resisting: 1,
      declared: { targets: [FOE] },
      owner: 1,
      hand,
      resist: ['pink-1'],
      repeats: 0,
      discard: ['pink-3'],
      ...change,
    };
    const beside = [...(state.held ?? []), ...Object.values(state.kept ?? {}).flat()];
    const out = [...frame.hand, ...frame.resist, ...frame.discard, ...(frame.laid ? [frame.laid] : []), ...beside];
    const real = ofSeat(1, state);
    return { ...real, table: { ...real.table, decks: { ...real.table.decks, arcane: minus(ARCANE_DECK, out) } }, stack: [game, frame] };
  };
  it('ARC-37: shows each player its own hand and its own laid card, and nobody the spent cards', () => {
    const real = arcane({ laid: 'green-3', claimed: 'blue-3' });
    const [own, other, watcher] = SEATS.map((seat) => viewFor(real, seat).stack.at(-1));
    expect(own).toMatchObject({ hand: { cards: hand }, resist: { count: 1, cards: null }, laid: { cards: ['green-3'] } });
    expect(other).toMatchObject({ hand: { count: 2, cards: null }, resist: { cards: ['pink-1'] }, laid: { count: 1, cards: null } });
    expect(watcher).toMatchObject({ hand: { cards: null }, resist: { cards: null }, laid: { cards: null }, claimed: 'blue-3' });
    for (const view of [own, other, watcher]) expect(view).toMatchObject({ discard: { count: 1, cards: null } });
    expect(viewFor(arcane({}), 0).stack.at(-1)).not.toHaveProperty('laid');
    agrees(real);
    agrees(arcane({ step: 'arcane.replace', laid: 'green-3', claimed: 'blue-3' }));
  });
  it('ARC-40, ABL-15: cards kept in secret, or beside a character card, are those of their player', () => {
    const real = arcane({}, { held: ['green-3'], kept: { [FOE]: ['pink-2', 'catastrophe'] } });
    expect(viewFor(real, 1).order.seats[1]).toMatchObject({
      held: { count: 1, cards: ['green-3'] },
      kept: { [FOE]: { count: 2, cards: ['pink-2', 'catastrophe'] } },
    });
    for (const seat of [0, null])
      expect(viewFor(real, seat).order.seats[1]).toMatchObject({
        held: { count: 1, cards: null },
        kept: { [FOE]: { count: 2, cards: null } },
      });
    expect(viewFor(real, 1).order.seats[0]).not.toHaveProperty('held');
    expect(viewFor(real, 1).order.seats[0]).not.toHaveProperty('kept');
    agrees(real);
  });
  it('ARC-33, ABL-15: cards that a seat arranges or may show stay in its hand, whichever other seat is asked', () => {
    const number: Opening = { seat: 0, kind: 'choice', about: null, question: { ask: 'number', from: 1, to: 2 } };
    const show: Opening = {
      seat: 1,
      kind: 'choice',
      about: null,
      question: { ask: 'search', count: 1, one: 'show', card: { colour: ['pink'], value: 'X' } },
    };
    const arrange: Opening = { seat: 0, kind: 'choice', about: null, question: { ask: 'look', count: 2, hand: true } };
    const showing: Match = { ...arcane({ resist: ['pink-1', 'blue-2'] }), openings: [number, show] };
    expect(viewFor(showing, 1).looking).toEqual(['pink-1']);
    const arranging: Match = { ...arcane({}), openings: [{ ...number, seat: 1 }, arrange] };
    expect(viewFor(arranging, 0).looking).toEqual(hand);
    for (const real of [showing, arranging]) agrees(real);
  });
  it('what a seat imagines deals each card of the deck once, in another order for another seed', () => {
    const view = viewFor(arcane({}), null);
    const deck = (seed: string) => imagine(view, seed).table.decks.arcane;
    expect(deck('a')).toEqual(deck('a'));
    expect(deck('a')).not.toEqual(deck('b'));
    expect(imagine(view, 'a').table.decks.melee).not.toEqual(imagine(view, 'b').table.decks.melee);
    const after = viewFor(arcane({ hand: ['catastrophe'] }), 0);
    expect(imagine(after, 'a').stack.at(-1)).toMatchObject({ hand: ['catastrophe'] });
    const { chance } = imagine(view, 'a').table;
    expect(chance).toEqual({ state: expect.arrayContaining([expect.any(Number)]), fixed: { arcane: [], melee: [], d6: [], d4: [] } });
  });
});

describe('cards a seat looks at', () => {
  const asks = (question: Extract<Opening, { kind: 'choice' }>['question'], seat = 0, more: Partial<Match> = {}): Match => ({
    ...match,
    openings: [{ seat, kind: 'choice', about: null, question }],
    ...more,
  });
  const deck = match.table.decks.arcane;
  it('ARC-33: the top cards as they lie, the whole deck in an order that tells nothing', () => {
    const top = asks({ ask: 'look', count: 3 });
    expect(viewFor(top, 0).looking).toEqual(deck.slice(0, 3));
    expect(viewFor(top, 1).looking).toBeNull();
    expect(viewFor(top, null).looking).toBeNull();
    expect(imagine(viewFor(top, 0), 'x').table.decks.arcane.slice(0, 3)).toEqual(deck.slice(0, 3));
    const search = asks({ ask: 'search', count: 1 });
    expect(viewFor(search, 0).looking).toEqual([...deck].sort());
    expect(viewFor(asks({ ask: 'search', count: 2, top: true }), 0).looking).toEqual(deck.slice(0, 2));
    expect(viewFor(asks({ ask: 'search', count: 1, one: 'top' }), 0).looking).toEqual(deck);
    expect(viewFor(asks({ ask: 'number', from: 1, to: 2 }), 0).looking).toBeNull();
    for (const real of [top, search, asks({ ask: 'search', count: 2, top: true }), asks({ ask: 'search', count: 1, one: 'top' })])
      agrees(real);
    const [first, ...left] = deck;
    const matchNow: Match = { ...top, ...ofSeat(1, { held: [first as ArcaneCard] }), openings: top.openings };
    agrees({ ...matchNow, table: { ...match.table, decks: { ...match.table.decks, arcane: left } } });
  });
  it('ABL-15: those beside a character card are not taken out of the deck again', () => {
    const beside: ArcaneCard[] = ['blue-3', 'pink-3'];
    const real: Match = {
      ...ofSeat(0, { kept: { [ME]: beside } }),
      table: { ...match.table, decks: { ...match.table.decks, arcane: minus(deck, beside) } },
      openings: [{ seat: 0, kind: 'choice', about: null, question: { ask: 'search', count: 1, one: 'back', model: ME } }],
    };
    expect(viewFor(real, 0).looking).toEqual(beside);
    agrees(real);
  });
  it('while something is agreed on the cards stay in sight, and what will be asked again is told', () => {
    const top = asks({ ask: 'look', count: 3 }, 0, { proposal: { by: 1, what: { kind: 'draw' }, waiting: [0] } });
    const view = viewFor(top, 0);
    expect(view).toMatchObject({ looking: deck.slice(0, 3), waiting: top.openings, proposal: { by: 1 } });
    expect(view.openings).toEqual([{ seat: 0, kind: 'agreement', by: 1 }]);
    expect(viewFor(match, 0)).not.toHaveProperty('waiting');
    expect(viewFor(match, 0)).not.toHaveProperty('asking');
    expect(viewFor(match, 0).proposal).toBeNull();
    agrees(top);
  });
});

describe('what a table without a board is asked', () => {
  const facts = [{ about: 'contact', of: [ME, FOE] }] as const;
  const real: Match = {
    ...match,
    asking: {
      decision: { seat: 0, kind: 'melee', target: FOE, told: [['first', true]] } as never,
      facts: [...facts],
      shown: 0,
      at: 2,
      said: [{ second: false }, { first: false, third: 2 }] as never,
    },
  };
  it('is whose decision waits, the facts, and what has been said; not what was decided', () => {
    for (const seat of SEATS) {
      const { asking, waiting, openings } = viewFor(real, seat);
      expect(asking).toEqual({ seat: 0, facts, said: { first: false, second: false, third: 2 } });
      expect([waiting, openings]).toEqual([match.openings, []]);
    }
    const silent = { ...real, asking: { ...real.asking, decision: { seat: 1, kind: 'pass' }, said: [] } } as Match;
    expect(viewFor(silent, 0).asking).toEqual({ seat: 1, facts, said: {} });
    const account = { first: false, second: false, third: 2 };
    const thought = imagine(viewFor(real, 1), 'x');
    expect(thought.asking).toEqual({ decision: { seat: 0, kind: 'pass' }, facts, shown: 0, at: 0, said: [account] });
    // an imagined match keeps what has been said so far
    for (const asked of [real, silent]) expect(viewFor(imagine(viewFor(asked, 1), 'x'), 1)).toEqual(viewFor(asked, 1));
    expect(imagine(viewFor(match, 1), 'x')).not.toHaveProperty('asking');
  });
});

describe('picks and cards of the players', () => {
  it('EVA-7: whose secret pick is in, and the own one', () => {
    const real: Match = { ...match, stack: [{ ...(game as GameFrame), picks: { 1: 'event:x' } } as GameFrame] };
    const [other, own, watcher] = SEATS.map((seat) => viewFor(real, seat).stack[0]);
    expect(own).toMatchObject({ picked: [1], own: 'event:x' });
    for (const view of [other, watcher]) {
      expect(view).toMatchObject({ picked: [1] });
      expect(view).not.toHaveProperty('own');
    }
    expect(viewFor(match, 0).stack[0]).not.toHaveProperty('picked');
    expect(imagine(viewFor(real, 1), 'x').stack[0].picks).toEqual({ 1: 'event:x' });
    expect(imagine(viewFor(real, 0), 'x').stack[0].picks).toEqual({ 1: null });
    agrees(real);
  });
  it('EVA-10: of what kind the cards are that others hold, but not which', () => {
    const real = ofSeat(1, { cards: ['event:hesitation', 'agenda:erudition', 'antagonise'] });
    expect(viewFor(real, 0).order.seats[1]).toMatchObject({ cards: { count: 3, cards: null }, backs: ['agenda', 'campaign', 'event'] });
    expect(imagine(viewFor(real, 0), 'x').order.seats[1]?.cards).toEqual(['agenda:unknown', 'unknown', 'event:unknown']);
    expect(imagine(viewFor(real, 1), 'x').order.seats[1]?.cards).toEqual(real.order.seats[1]?.cards);
    expect(viewFor(match, 0).order.seats[1]).not.toHaveProperty('backs');
    agrees(real);
  });
  it('EVA-7: while the stack goes round: what is gone is somewhere among the others, and nobody knows where', () => {
    const stack: Match['stack'] = [{ ...(game as GameFrame), step: 'setup.pick', stage: 'stack' as GameFrame['stage'] } as GameFrame];
    const real: Match = { ...ofSeat(1, { cards: ['event:hesitation', 'antagonise'] }), stack, openings: [{ seat: 0, kind: 'pick' }] };
    expect(viewFor(real, 0).gone).toEqual(['event:hesitation']);
    expect(viewFor(real, 1)).not.toHaveProperty('gone');
    expect(viewFor(real, null)).not.toHaveProperty('gone');
    expect(viewFor(real, 1).order.seats[1]?.cards).toEqual({ count: 2, cards: ['event:hesitation', 'antagonise'] });
    expect(viewFor(real, 0).order.seats[1]?.cards).toEqual({ count: 2, cards: null });
    for (const seat of SEATS) expect(viewFor(real, seat).order.seats[1]).not.toHaveProperty('backs');
    expect(viewFor({ ...real, openings: [{ seat: 1, kind: 'first' }, ...real.openings] }, 0).gone).toEqual(['event:hesitation']);
    expect(viewFor({ ...real, openings: [{ seat: 0, kind: 'first' }] }, 0)).not.toHaveProperty('gone');
    expect(imagine(viewFor(real, 0), 'x').order.seats[1]?.cards).toEqual(['event:hesitation', 'unknown']);
  });
});

describe('what a match keeps under names that it makes', () => {
  it('the bindings of a text are told; a name that nobody knows stays in the match', () => {
    const bound = {
      target: [FOE],
      X: 2,
      'pick:1': ME,
      'result:0': 3,
      'turns:2': { rest: [], all: [] },
      'times:1': 4,
      'area:0.1': [ME, FOE],
      'back:0': { target: [ME], 'area:0': [FOE], hidden: 'dagger' },
      'back:1': 'dagger',
      hidden: 'dagger',
      'hidden:1': 'dagger',
      now: { queue: [ME], done: 1, hidden: 'dagger', answer: { option: 'yes', at: [1, 2], cards: ['green-3'], top: ['green-3'] } },
    } as unknown as Bound;
    expect(boundView(bound)).toStrictEqual({
      target: [FOE],
      X: 2,
      'pick:1': ME,
      'result:0': 3,
      'turns:2': { rest: [], all: [] },
      'times:1': 4,
      'area:0.1': [ME, FOE],
      'back:0': { target: [ME], 'area:0': [FOE] },
      now: { queue: [ME], done: 1, answer: { option: 'yes', at: [1, 2] } },
    });
    const noted = (now: unknown) => boundView({ now } as unknown as Bound);
    expect([noted('dagger'), noted(null), noted(['dagger']), noted({ answer: 'dagger' }), noted({ answer: null })]).toEqual([
      {},
      {},
      {},
      { now: {} },
      { now: {} },
    ]);
    expect(noted({ answer: ['dagger'] })).toEqual({ now: {} });
  });
  it('every name that a text can bind is told as it is, alone and among the earlier values of names', () => {
    const named = {
      target: [FOE],
      subject: ME,
      originator: ME,
      enemy: FOE,
      each: [ME, FOE],
      X: 2,
      stone: 's1',
      stones: ['s1', 's2'],
      terrain: 'wall',
      point: { x: 1, y: 2 },
      by: { [ME]: FOE, [FOE]: null },
      catastrophe: true,
      marks: [],
      settled: true,
      trigger: {},
      now: {},
      'pick:a': [ME],
      'result:a': 3,
      'turns:0': { rest: [], all: [] },
      'times:0': 4,
      'area:0.1': [ME, FOE],
      'back:0': { target: [ME] },
    } satisfies Bound;
    for (const [name, value] of Object.entries(named)) {
      expect(boundView({ [name]: value } as unknown as Bound), name).toStrictEqual({ [name]: value });
      expect(boundView({ 'back:1': { [name]: value } } as Bound), name).toStrictEqual({ 'back:1': { [name]: value } });
    }
  });
  it('so is the ledger of the turn, by the word before the colon', () => {
    expect(ledgerView({ 'wounds:x': 2, 'activated:0': 1, 'attacks-of:1': 3, 'hidden:x': 1, wounds: 4 })).toEqual({
      'wounds:x': 2,
      'activated:0': 1,
      'attacks-of:1': 3,
    });
    expect(viewFor({ ...match, order: { ...match.order, ledger: { 'fell:x': 1, 'hidden:x': 1 } } }, 0).order.ledger).toEqual({
      'fell:x': 1,
    });
  });
});

describe('what lies open', () => {
  it('markers, lures, deeds and what was said are there when there are any', () => {
    const lure = { id: 'l-1', lure: 'l', at: { x: 1, y: 1 }, radius: 10, in: 3, by: ME };
    const marker = { id: '0:marker-1', seat: 0, at: { x: 5, y: 5 }, active: true };
    const deeds = {
      played: [{ seat: 0, card: 'event:x', turn: 1, targets: [FOE] }],
      slain: [{ model: FOE, by: ME }],
      catastrophes: [1, 0],
    };
    const real: Match = {
      ...match,
      table: { ...match.table, markers: [marker], lures: [lure], told: { 'contact a b': true } as never },
      order: { ...match.order, deeds },
    };
    expect(viewFor(real, 1)).toMatchObject({
      table: { markers: [marker], lures: [lure], told: { 'contact a b': true } },
      order: { deeds },
    });
    for (const name of ['markers', 'lures', 'told']) expect(viewFor(match, 0).table).not.toHaveProperty(name);
    expect(viewFor(match, 0).order).not.toHaveProperty('deeds');
    agrees(real);
  });
  it('counts what lies face down', () => {
    const real: Match = {
      ...match,
      table: {
        ...match.table,
        aside: match.table.decks.arcane.slice(0, 2),
        decks: { ...match.table.decks, arcane: match.table.decks.arcane.slice(2) },
      },
    };
    expect(viewFor(real, 0).table).toMatchObject({ arcane: ARCANE_DECK.length - 2, melee: MELEE_DECK.length, aside: 2 });
    agrees(real);
  });
  it('is the same object as long as it has not changed, and another when it has', () => {
    const [former, two] = [viewFor(match, 0), viewFor({ ...match, openings: [] }, 1)];
    expect(two.table.models).toBe(former.table.models);
    expect(two.table.models[ME]).toBe(former.table.models[ME]);
    expect(two.order.seats[0]).not.toBe(viewFor(match, 0).order.seats[0]);
    const moved: Match = {
      ...match,
      table: {
        ...match.table,
        models: { ...match.table.models, [ME]: { ...(match.table.models[ME] as never as Match['table']['models'][string]), energy: 1 } },
      },
    };
    expect(viewFor(moved, 0).table.models[ME]).toMatchObject({ energy: 1 });
    expect(viewFor(moved, 0).table.models[FOE]).toBe(former.table.models[FOE]);
    let made = 0;
    const view = once((thing: object) => ({ thing, nth: (made += 1) }));
    const [first, second] = [{}, {}];
    expect([view(first).nth, view(first).nth, view(second).nth, made]).toEqual([1, 1, 2, 2]);
  });
});

describe('a part of the table', () => {
  const withModel = (change: object): Match => ({
    ...match,
    table: { ...match.table, models: { ...match.table.models, [ME]: { ...match.table.models[ME], ...change } as Model } },
  });

  it('is its own view where all of it is public', () => {
    const { table, order } = viewFor(match, 0);
    expect(table.models).toBe(match.table.models);
    expect(table.terrain).toBe(match.table.terrain);
    expect(table.stones).toBe(match.table.stones);
    expect(order.options).toBe(completeOptions(match.order.options));
    expect(completeOptions(order.options)).toBe(order.options);
  });
  it('is copied without what is not, and the others are not', () => {
    const lasting = { mods: [], until: 'turn', from: { model: FOE, ability: 'x' }, hidden: 'dagger' };
    const { hidden: _, ...known } = lasting;
    const open = withModel({ lasting: [known] });
    expect(viewFor(open, 0).table.models).toBe(open.table.models);
    for (const real of [withModel({ hidden: 'dagger' }), withModel({ lasting: [lasting] })]) {
      const { models } = viewFor(real, 1).table;
      expect(models).not.toBe(real.table.models);
      expect(models[ME]).not.toBe(real.table.models[ME]);
      expect(models[FOE]).toBe(real.table.models[FOE]);
      expect(JSON.stringify(models)).not.toContain('dagger');
      expect(models[ME]).toMatchObject({ id: ME, energy: match.table.models[ME]?.energy });
    }
  });
});

const frames: readonly Frame['kind'][] = ['move', 'action'];
describe('a move and an action', () => {
  it.each(frames)('a %s is open to all, but for what waits', (kind) => {
    const frame = { kind, step: kind, model: ME, seat: 0, hidden: 'dagger' } as unknown as Frame;
    const real: Match = { ...match, stack: [game, frame] };
    for (const seat of SEATS) expect(viewFor(real, seat).stack[1]).toEqual({ kind, step: kind, model: ME, seat: 0 });
  });
});
