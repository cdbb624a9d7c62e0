import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/geometry/lengths.ts';
import { distance } from '../../../src/geometry/points.ts';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { Decision, DecisionKind } from '../../../src/rules/terms/decision.ts';
import { MELEE_CARDS } from '../../../src/rules/terms/decks.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Opening, Question } from '../../../src/rules/terms/opening.ts';
import { hangsOnSecrets } from '../../../src/seats/table/secrecy.ts';
import { seatTable, type SeatTable } from '../../../src/seats/table/seat-table.ts';
import { eventsFor } from '../../../src/seats/events-for.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { acting, pointAt, piece, type Given, type Position } from '../../rules/activation/fixture.ts';
import { declare, fight, FS, HG, LG, melee, person, say, signature, TH, two } from '../../rules/melee/fixture.ts';
import { B, run } from '../../rules/small-match.ts';

const ME = '0:me';
const me: Given = { seat: 0, at: [10, 18], energy: 3 };
const foe: Given = { seat: 1, at: [30, 30] };
const game = ({ models, ...more }: Partial<Position> = {}) => acting({ ...more, models: { me, foe, ...models }, active: 'me' });
function table(seat: number | null, more: Partial<Position> = {}): SeatTable {
  const { match, cards } = game(more);
  return seatTable(viewFor(match, seat), cards);
}

describe('the table of a seat', () => {
  it('is one for a view, and another for other cards or another view', () => {
    const { match, cards } = game();
    const view = viewFor(match, 0);
    const first = seatTable(view, cards);
    expect(seatTable(view, cards)).toBe(first);
    const other = seatTable(view, { ...cards });
    expect(other).not.toBe(first);
    expect(seatTable(view, other.cards)).toBe(other);
    expect(seatTable(viewFor(match, 0), cards)).not.toBe(first);
    expect(first.choices()).toBe(first.choices());
  });
  it('says what the seat is asked; nobody else, and nobody who watches, is asked anything', () => {
    expect([0, 1, null].map((seat) => table(seat).opening)).toEqual([{ seat: 0, kind: 'act', model: ME }, null, null]);
    expect([0, 1, null].map((seat) => table(seat).seat)).toEqual([0, 1, null]);
  });
  it('lists the answers of the seat; none for a seat that is not asked, or a watcher', () => {
    const [own, other, watcher] = [0, 1, null].map((seat) => table(seat).choices());
    expect(own?.decisions).toContainEqual({ seat: 0, kind: 'end-activation' });
    expect(own?.drawn.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['step', 'jog']));
    expect(other?.drawn).toEqual([]);
    expect(watcher).toMatchObject({ decisions: [], drawn: [] });
  });
  it('says of a decision that it would be taken, or why not', () => {
    const step = (x: number): Decision => ({ seat: 0, kind: 'step', model: ME, path: [[x, 18]] });
    for (const seat of [0, 1, null]) {
      expect(table(seat).judge(step(10.5))).toEqual({ known: true, refused: null });
      expect(table(seat).judge(step(14))).toMatchObject({ known: true, refused: { code: 'too-far', clauses: ['STP-1'] } });
    }
    expect(table(1).judge({ seat: 1, kind: 'pass' })).toMatchObject({ known: true, refused: { code: 'not-asked' } });
  });
  it('whether there is something to take back does not stand in a view', () => {
    const back = (to: number) => table(0).judge({ seat: 0, kind: 'take-back', to });
    expect(back(0)).toEqual({ known: false });
    expect(back(-1)).toMatchObject({ known: true, refused: { code: expect.any(String) } });
  });
  it('TRV-3: beyond an obstacle that it touches a model may come down, nearest first', () => {
    const hedge = piece('hedge', 'obstacle', [10.591, 14, 11, 22]);
    const here = table(0, { terrain: [hedge] });
    const landings = here.landings(ME, 'hedge');
    expect(landings.length).toBeGreaterThan(1);
    expect(landings.every(({ x }) => Math.abs(x - (11 * INCH + 150)) < 4)).toBe(true);
    const gaps = landings.map((spot) => distance(spot, pointAt([10, 18])));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(table(0).landings(ME, 'hedge')).toEqual([]);
  });
  it('DEF-31: beside a model or a piece of terrain it may stand in base contact', () => {
    const here = table(0, { terrain: [piece('oak', 'barrier', [15, 18, 0.5])] });
    const round = here.beside(ME, { model: '1:foe' });
    expect(round.length).toBeGreaterThan(4);
    expect(round.every((spot) => Math.abs(distance(spot, pointAt([30, 30])) - 300) < 3)).toBe(true);
    expect(here.beside(ME, { piece: 'oak' }).every((spot) => Math.abs(distance(spot, pointAt([15, 18])) - 150 - INCH / 2) < 3)).toBe(true);
  });
  it('HLD-5: stones that it drops lie round it', () => {
    const drops = table(0).drops(ME);
    expect(drops.length).toBeGreaterThan(4);
    expect(drops.every((spot) => Math.abs(distance(spot, pointAt([10, 18])) - 0.843 * INCH) < 3)).toBe(true);
  });
  it('CMP-7: terrain may grow on open ground', () => {
    const grounds = table(0).grounds({ ask: 'ground', radius: 254, kind: 'woods' });
    expect(grounds.length).toBeGreaterThan(100);
    expect(grounds.some(([x, y]) => Math.hypot(x - 10, y - 18) < 1.58)).toBe(false);
  });
});

describe('what hangs on cards that a seat may not see', () => {
  const claim: Decision = { seat: 1, kind: 'claim', card: 'blue-1', as: 'blue-1' };
  const answer = (given: object): Decision => ({ seat: 1, kind: 'answer', ...given });
  it.each<[string, boolean, number | null, Decision, boolean]>([
    ['a card that somebody else is asked for', true, 0, claim, true],
    ['the same for somebody who watches', true, null, claim, true],
    ['a card that nobody is asked for', false, 0, claim, false],
    ['its own card', true, 1, claim, false],
    ['to pass, when a card might be there to be taken', true, 0, { seat: 1, kind: 'pass' }, true],
    ['to pass, when nothing is asked', false, 0, { seat: 1, kind: 'pass' }, false],
    ['to hold', true, 0, { seat: 1, kind: 'hold' }, true],
    ['a card played out of turn', false, 0, { seat: 1, kind: 'play-card', card: 'event:hesitation' }, true],
    ['cards that are searched for', true, 0, answer({ cards: ['blue-1'] }), true],
    ['cards that are put on top', true, 0, answer({ top: [], bottom: [] }), true],
    ['cards that nobody asked for', false, 0, answer({ cards: ['blue-1'] }), false],
    ['a place', true, 0, answer({ at: [1, 1] }), false],
    ['a step', true, 0, { seat: 1, kind: 'step', model: B, path: [] }, false],
  ])('%s', (_what, isAsked, seat, decision, hangs) => {
    expect(hangsOnSecrets(seat, decision, isAsked)).toBe(hangs);
  });
  it.each<DecisionKind>(['choose-card', 'play-melee', 'press', 'follow-up', 'claim', 'replace', 'use'])(
    'to %s out of a hand, for everybody but whose it is',
    (kind) => {
      const decision = { seat: 1, kind } as Decision;
      expect([0, 1, null].map((seat) => hangsOnSecrets(seat, decision, true))).toEqual([true, false, true]);
      expect(hangsOnSecrets(0, decision, false)).toBe(false);
    },
  );
  it.each<['melee-deck' | 'melee-hand' | undefined, boolean]>([
    ['melee-deck', true],
    ['melee-hand', true],
    [undefined, false],
  ])('CHR-56: a card named where it is asked for from %s', (from, hangs) => {
    const question: Question = { ask: 'option', options: ['thrust'], of: 'melee-card', ...(from ? { from } : {}) };
    const openings: Opening[] = [{ seat: 1, kind: 'choice', about: null, question }];
    const named = answer({ option: 'thrust' });
    expect([0, 1, null].map((seat) => hangsOnSecrets(seat, named, true, openings))).toEqual([hangs, false, hangs]);
    expect(hangsOnSecrets(0, { ...named, seat: 2 }, true, openings)).toBe(false);
  });
  it('ARC-37: a seat is told that it cannot know whether an enemy’s card would be taken', () => {
    const searched = run([{ do: 'look', top: 2 }]);
    const given: Decision = { seat: 0, kind: 'answer', top: [], bottom: ['blue-1', 'blue-1'] };
    const verdict = (seat: number | null) => seatTable(viewFor(searched.match, seat), searched.cards).judge(given);
    expect(verdict(1)).toEqual({ known: false });
    expect(verdict(null)).toEqual({ known: false });
    expect(verdict(0).known).toBe(true);
  });
  it('CHR-56, CHR-32: only the seat that names a card of its deck, and then of its hand, knows whether it is there', () => {
    const begin: Eff[] = [{ do: 'search-melee' }, { do: 'swap-card', for: 'any' }];
    const searcher = person('one', { melee: 2, health: 20, signature: signature(TH, '1 1 1 1 1 1', ['piercing'], { begin }) });
    const scene = declare({ attacker: searcher, defender: two(), draws: [TH, FS, LG, LG, LG, HG] });
    let round = fight(scene, { cards: [TH], upgrade: [true] }, { cards: [LG] }, 'choice');
    const verdicts = (decision: Decision) => [0, 1, null].map((seat) => seatTable(viewFor(round.match, seat), round.cards).judge(decision));
    for (const from of ['melee-deck', 'melee-hand']) {
      expect(round.match.openings).toMatchObject([{ seat: 0, kind: 'choice', question: { ask: 'option', from } }]);
      const there = new Set<string>(from === 'melee-deck' ? round.match.table.decks.melee : melee(round)?.hands.attacker);
      expect(there.size, from).toBeLessThan(MELEE_CARDS.length);
      for (const option of MELEE_CARDS) {
        const [own, ...others] = verdicts({ seat: 0, kind: 'answer', option });
        const refused = there.has(option) ? null : { code: 'other-cards', clauses: ['MEL-9'] };
        expect(own, `${option} of ${from}`).toMatchObject({ known: true, refused });
        expect(others, `${option} of ${from}`).toEqual([{ known: false }, { known: false }]);
      }
      // an answer of a seat that nobody asked is refused for everybody
      expect(verdicts({ seat: 1, kind: 'answer', option: TH })).toMatchObject([0, 1, 2].map(() => ({ known: true, refused: {} })));
      round = say(round, { seat: 0, kind: 'answer', option: FS });
    }
  });
});

describe('events as a seat witnessed them', () => {
  it('ARC-37: a secret is there for the seat it belongs to, and for nobody else', () => {
    const open: Happening = { what: 'agreed', seat: 0 };
    const claimed: Happening = { what: 'claimed', seat: 1, model: B, as: 'blue-2', secret: { to: 1, cards: ['pink-3'] } };
    expect(eventsFor([open, claimed], 1)).toEqual([open, claimed]);
    for (const seat of [0, null])
      expect(eventsFor([open, claimed], seat)).toEqual([open, { what: 'claimed', seat: 1, model: B, as: 'blue-2' }]);
  });
});
