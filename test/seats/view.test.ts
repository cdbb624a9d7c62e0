import { describe, expect, it } from 'vitest';
import { playOn } from '../../src/rules/look-at.ts';
import { catalogue } from '../../src/cards/index.ts';
import { beginRecord, advance, type Folded } from '../../src/record/match-record.ts';
import { scenarioSetup } from '../../src/record/scenario/setting.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { meleeFrame } from '../../src/rules/melee/declare.ts';
import { MELEE_DECK, type MeleeCard } from '../../src/rules/terms/decks.ts';
import type { MeleeFrame } from '../../src/rules/terms/frame.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor, type View } from '../../src/seats/view.ts';
import { broken } from '../../tools/simulate/laws/invariants.ts';

/** Flintlock has shot at Beaky Bobby and both have drawn. */
function duel(...more: Decision[]): Folded {
  const read = readScenario({
    id: 'duel',
    seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
    models: { flintlock: { at: [18, 18] }, 'beaky-bobby': { at: [18, 24] } },
    draws: { arcane: ['pink-3', 'green-1', 'catastrophe', 'blue-1', 'blue-1', 'pink-1', 'green-2', 'blue-2'] },
  });
  if (!read.ok) throw new Error(read.why);
  let folded = beginRecord(scenarioSetup(read.scenario, catalogue), catalogue);
  const decisions: Decision[] = [
    { seat: 0, kind: 'activate', model: 'flintlock' },
    { seat: 0, kind: 'use', ability: 'shoot-musket', targets: ['beaky-bobby'] },
    ...more,
  ];
  for (const decision of decisions) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}

const minus = (cards: readonly MeleeCard[], ids: readonly MeleeCard[]): MeleeCard[] =>
  ids.reduce<MeleeCard[]>((left, card) => left.filter((_, index) => index !== left.indexOf(card)), [...cards]);
const text = (value: unknown): string => JSON.stringify(value);

describe('what a seat may know', () => {
  it('ARC-37: shows a hand to its owner and only its size to the others', () => {
    const { match } = duel();
    const [own, other, watcher] = [viewFor(match, 0), viewFor(match, 1), viewFor(match, null)];
    expect(own.stack.at(-1)).toMatchObject({ hand: { count: 2, cards: ['pink-3', 'green-1'] }, resist: { count: 6, cards: null } });
    expect(other.stack.at(-1)).toMatchObject({ hand: { count: 2, cards: null }, resist: { count: 6 } });
    expect(text(other)).not.toContain('pink-3');
    expect(text(watcher)).not.toMatch(/catastrophe|pink-3/);
  });

  it('ARC-20: shows what is claimed and never the card that was laid', () => {
    const claim: Decision = { seat: 0, kind: 'claim', card: 'pink-3', as: 'green-3' };
    const laid = duel(claim).match;
    expect(viewFor(laid, 1).stack.at(-1)).toMatchObject({ claimed: 'green-3', laid: { count: 1, cards: null } });
    const believed = duel(claim, { seat: 1, kind: 'ok' });
    expect(text(viewFor(believed.match, 1))).not.toContain('pink-3');
    expect(
      text(
        eventsFor(
          believed.record.entries.flatMap(({ events }) => events),
          1,
        ),
      ),
    ).not.toContain('pink-3');
  });

  it('ARC-24: a caught lie lies open for everybody, until it is known what comes of it; the replacement is shown when it is played', () => {
    const claim: Decision = { seat: 0, kind: 'claim', card: 'pink-3', as: 'green-3' };
    const caught = duel(claim, { seat: 1, kind: 'bluff' }).match;
    for (const seat of [0, 1, null]) {
      const view = viewFor(caught, seat);
      expect(view.stack.at(-1)).toMatchObject({ step: 'arcane.replace', claimed: 'green-3', laid: { count: 1, cards: ['pink-3'] } });
      for (const seed of ['a', 'b']) expect(viewFor(imagine(view, seed), seat)).toEqual(view);
    }
    expect(viewFor(caught, 1).stack.at(-1)).toMatchObject({ hand: { count: 1, cards: null } });
  });

  it('MEL-10, MEL-17: a hand that is shown does not tell which of its cards has been laid face down', () => {
    const { match } = duel();
    const fight = (laid: MeleeCard | undefined): Match => {
      const hand: MeleeCard[] = ['falling-swing', 'thrust', 'high-guard'];
      const melee: MeleeFrame = {
        ...meleeFrame(playOn(match, catalogue), '0:flintlock', '1:beaky-bobby', 0),
        step: 'melee.choose',
        shown: ['attacker'],
        hands: { attacker: hand.filter((card) => card !== laid), defender: ['low-guard'] },
        laid: laid ? { attacker: laid } : {},
      };
      const decks = { ...match.table.decks, melee: minus(MELEE_DECK, [...hand, 'low-guard']) };
      return {
        ...match,
        table: { ...match.table, decks },
        stack: [match.stack[0], melee],
        openings: [{ seat: 1, kind: 'melee-card', side: 'defender' }],
      };
    };
    for (const seat of [1, null]) {
      const views = (['falling-swing', 'thrust', 'high-guard'] as const).map((card) => viewFor(fight(card), seat));
      expect(views[0]?.stack.at(-1)).toMatchObject({
        hands: { attacker: { count: 3, cards: ['high-guard', 'falling-swing', 'thrust'] } },
        laid: { attacker: { count: 1, cards: null } },
      });
      expect([views[1], views[2]]).toEqual([views[0], views[0]]);
      for (const seed of ['a', 'b']) expect(viewFor(imagine(views[0] as View, seed), seat)).toEqual(views[0]);
    }
    expect(viewFor(fight('thrust'), 0).stack.at(-1)).toMatchObject({
      hands: { attacker: { count: 2 } },
      laid: { attacker: { cards: ['thrust'] } },
    });
  });

  it('CRT-7, FUP-11: copies are hidden while they are committed, and stay in sight in the follow-up after they were shown', () => {
    const { match } = duel();
    const pressed = (dealing?: 'attacker'): Match => {
      const melee: MeleeFrame = {
        ...meleeFrame(playOn(match, catalogue), '0:flintlock', '1:beaky-bobby', 0),
        step: 'melee.critical',
        played: { attacker: 'thrust', defender: 'thrust' },
        copies: { defender: 2 },
        ...(dealing ? { dealing } : {}),
      };
      return { ...match, stack: [match.stack[0], melee] };
    };
    expect(viewFor(pressed(), 0).stack.at(-1)).toMatchObject({ copies: { defender: null } });
    expect(viewFor(pressed('attacker'), 0).stack.at(-1)).toMatchObject({ copies: { defender: 2 } });
  });

  it('keeps the generator, the order of the decks and the draws to come from everybody', () => {
    const { match } = duel();
    for (const seat of [0, 1, null]) {
      const view = viewFor(match, seat);
      expect(Object.keys(view.table).sort()).toEqual(['aside', 'arcane', 'melee', 'models', 'stones', 'terrain'].sort());
      expect(text(view)).not.toContain('"state":[');
    }
  });

  it('imagines a match that looks the same to the seat and holds whole decks', () => {
    const { match } = duel({ seat: 0, kind: 'claim', card: 'pink-3', as: 'green-3' });
    for (const seat of [0, 1, null]) {
      const view = viewFor(match, seat);
      const other = imagine(view, 'elsewhere');
      expect(viewFor(other, seat)).toEqual(view);
      expect(broken(other, other.table.stones.length)).toEqual([]);
    }
    expect(imagine(viewFor(match, 1), 'a')).not.toEqual(imagine(viewFor(match, 1), 'b'));
  });
});
