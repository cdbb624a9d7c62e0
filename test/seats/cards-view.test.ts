import { describe, expect, it } from 'vitest';
import { decide } from '../../machines/match/fold.ts';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { scenarioSetup } from '../../src/record/scenario/setting.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { choicesOf, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor } from '../../src/seats/view.ts';
import { leaks } from '../../tools/simulate/laws/leaks.ts';

function played(json: object, ...decisions: Decision[]): Folded {
  const read = readScenario({ id: 'cards', ...json });
  if (!read.ok) throw new Error(read.why);
  let folded = beginRecord(scenarioSetup(read.scenario, catalogue), catalogue);
  for (const decision of decisions) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(`${JSON.stringify(decision)}: ${next.reason.code}, asked ${JSON.stringify(folded.match.openings)}`);
    folded = next.folded;
  }
  return folded;
}

const text = (value: unknown): string => JSON.stringify(value);
/** No view shows what its seat may not know. */
const twin = (match: Match): void => {
  for (const seed of ['a', 'b', 'c']) expect(leaks(match, catalogue, seed)).toEqual([]);
};

const two = {
  seats: [
    { troupe: ['flintlock', 'quack', 'billy'], cards: ['event:favours-of-the-phantasm', 'agenda:defy-the-odds'] },
    { troupe: ['grub'], cards: ['event:hesitation'] },
  ],
  models: { flintlock: { at: [18, 18] }, quack: { wounds: 99 }, billy: { wounds: 99 }, grub: { at: [18, 30] } },
};
const activate: Decision = { seat: 0, kind: 'activate', model: 'flintlock' };
const pass = (seat: number): Decision => ({ seat, kind: 'pass' });
const search: Decision = { seat: 0, kind: 'play-card', card: 'event:favours-of-the-phantasm' };

describe('cards of the players', () => {
  it('EVA-10: which cards a seat holds is its own; how many and of which kind, everybody sees', () => {
    const { match } = played(two);
    expect(viewFor(match, 0).order.seats[0]?.cards.cards).toContain('agenda:defy-the-odds');
    for (const seat of [1, null]) {
      expect(viewFor(match, seat).order.seats[0]).toMatchObject({ cards: { count: 2, cards: null }, backs: ['agenda', 'event'] });
      expect(text(viewFor(match, seat))).not.toMatch(/phantasm|defy/);
    }
    twin(match);
  });

  it('EVA-25, ARC-40: the deck shows to the player who searches it; kept cards belong to that player alone until they are put back', () => {
    const searching = played(two, activate, pass(1), search).match;
    expect(viewFor(searching, 0).looking).toHaveLength(21);
    expect(viewFor(searching, 1).looking).toBeNull();
    twin(searching);
    const folded = played(two, activate, pass(1), search, { seat: 0, kind: 'answer', cards: ['green-3', 'catastrophe'] });
    expect(folded.match.table.decks.arcane).toHaveLength(19);
    expect(viewFor(folded.match, 0).order.seats[0]?.held).toEqual({ count: 2, cards: ['green-3', 'catastrophe'] });
    expect(viewFor(folded.match, 1).order.seats[0]?.held).toEqual({ count: 2, cards: null });
    expect(text(eventsFor(folded.record.entries.at(-1)?.events ?? [], 1))).not.toContain('green-3');
    twin(folded.match);
    const back = played(two, activate, pass(1), search, { seat: 0, kind: 'answer', cards: ['green-3', 'catastrophe'] }, search).match;
    expect([back.table.decks.arcane.length, back.order.seats[0]?.held]).toEqual([21, []]);
  });

  it('ABL-9: cards of its own hand that a seat arranges are those of the hand, and not of the deck', () => {
    const liv = {
      seats: [{ troupe: ['liv'] }, { troupe: ['grub'] }],
      options: { reactions: false },
      models: { liv: { at: [18, 18], energy: 4 }, grub: { at: [18, 20] } },
      draws: { arcane: ['blue-1', 'blue-3', 'green-3', 'pink-3'] }, // of each 3 there is but one
    };
    const drawn = played(liv, { seat: 0, kind: 'activate', model: 'liv' }, pass(0), {
      seat: 0,
      kind: 'use',
      ability: 'runes-of-power',
      targets: ['grub'],
    });
    const [card = 'blue-1', ...cards] = viewFor(drawn.match, 0).stack.flatMap((frame) =>
      frame.kind === 'arcane' ? (frame.hand.cards ?? []) : [],
    );
    const arranging = [
      { seat: 0, kind: 'claim', card, as: card } as const,
      { seat: 1, kind: 'ok' } as const,
      { seat: 0, kind: 'use', ability: 'manipulate-the-runes' } as const,
    ].reduce((before, decision) => {
      const next = advance(before, decision);
      if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}, asked ${JSON.stringify(before.match.openings)}`);
      return next.folded;
    }, drawn).match;
    expect(viewFor(arranging, 0).looking).toEqual(cards);
    expect(cards).toContain('green-3');
    twin(arranging);
  });

  it('EVA-7: while the stack goes round a seat sees what is gone, and not who took it', () => {
    const three = {
      seats: ['flintlock', 'grub', 'quack'].map((text) => ({ troupe: [text] })),
      start: 'setup',
      options: { eventsAndAgendas: true },
      draws: { d6: [6, 2, 1] },
    };
    const { match } = played(
      three,
      { seat: 0, kind: 'choose-card', card: 'event:hesitation' },
      { seat: 1, kind: 'choose-card', card: 'agenda:forced-march' },
    );
    expect(viewFor(match, 2).gone).toEqual(['agenda:forced-march', 'event:hesitation']);
    expect(text(viewFor(match, 0))).not.toContain('forced-march');
    expect(viewFor(match, 2).order.seats[0]).not.toHaveProperty('backs');
    twin(match);
  });

  it('EVA-7: campaign cards that were brought along are not among those that are gone from the stack', () => {
    const bring = {
      seats: ['flintlock', 'grub', 'quack'].map((text) => ({ troupe: [text], cards: ['antagonise'] })),
      start: 'setup',
      options: { eventsAndAgendas: true },
      draws: { d6: [6, 2, 1] },
    };
    const { match } = played(bring, { seat: 0, kind: 'choose-card', card: 'event:hesitation' });
    expect(viewFor(match, 1).gone).toEqual(['event:hesitation']);
    twin(match);
  });

  it('CMP-2: campaign cards chosen in secret are nobody else’s to see, not even as gone; nor is who took what of the stack before', () => {
    const both = {
      seats: ['flintlock', 'grub', 'quack'].map((text) => ({ troupe: [text] })),
      start: 'setup',
      options: { eventsAndAgendas: true, campaignCards: 1 },
      draws: { d6: [6, 2, 1] },
    };
    const stack: Decision[] = [
      { seat: 0, kind: 'choose-card', card: 'event:hesitation' },
      { seat: 1, kind: 'choose-card', card: 'agenda:forced-march' },
      { seat: 2, kind: 'choose-card', card: 'agenda:defy-the-odds' },
      { seat: 0, kind: 'choose-card', card: 'agenda:erudition' },
      { seat: 1, kind: 'choose-card', card: 'event:favours-of-the-phantasm' },
    ];
    const last: Decision = { seat: 2, kind: 'choose-card', card: 'event:ninja-reactions' };
    expect(viewFor(played(both, ...stack).match, 2).gone).toHaveLength(4);
    const choosing = played(both, ...stack, last);
    const [own] = choicesOf(choosing.match, 1, catalogue).decisions;
    if (own?.kind !== 'choose-card') throw new Error('seat 1 has no campaign card to choose');
    const { match } = played(both, ...stack, last, own);
    expect(match.openings).toEqual([
      { seat: 0, kind: 'pick' },
      { seat: 2, kind: 'pick' },
    ]);
    for (const seat of [0, 2, null]) {
      expect(viewFor(match, seat)).not.toHaveProperty('gone');
      expect(text(viewFor(match, seat))).not.toMatch(new RegExp(`${own.card}|favours`));
    }
    twin(match);
  });

  it('EVA-7, WIN-1: a match given up while cards are picked shows nothing of them, and asks for none', () => {
    const four = {
      seats: ['flintlock', 'grub'].map((text) => ({ troupe: [text] })),
      start: 'setup',
      options: { eventsAndAgendas: true },
      draws: { d6: [6, 2] },
    };
    const { match } = played(
      four,
      { seat: 0, kind: 'choose-first', first: 0 },
      { seat: 0, kind: 'choose-card', card: 'event:hesitation' },
      { seat: 1, kind: 'offer-draw' },
      { seat: 0, kind: 'agree' },
    );
    expect(match.order.result?.winner).toBe('draw');
    expect(match.openings).toEqual([]);
    expect(viewFor(match, 1).order.seats[0]).toMatchObject({ cards: { count: 1, cards: null } });
    expect(viewFor(match, 1).order.seats[0]).not.toHaveProperty('backs');
    twin(match);
  });

  it('EVA-7, EVA-25: what a seat picks from or searches, it knows while the table agrees on something and afterwards', () => {
    const draw: Decision = { seat: 1, kind: 'offer-draw' };
    const refuse: Decision = { seat: 0, kind: 'refuse' };
    const searching = played(two, activate, pass(1), search, draw).match;
    expect(viewFor(searching, 0).looking).toHaveLength(21);
    expect(viewFor(searching, 0).openings).toEqual([{ seat: 0, kind: 'agreement', by: 1 }]);
    twin(searching);

    const three = { seats: ['flintlock', 'grub', 'quack'].map((text) => ({ troupe: [text] })), start: 'setup' };
    const picking = { ...three, options: { eventsAndAgendas: true }, draws: { d6: [6, 2, 1] } };
    const first: Decision = { seat: 0, kind: 'choose-card', card: 'event:hesitation' };
    for (const answers of [[], [refuse]]) {
      const { match } = played(picking, first, { seat: 2, kind: 'offer-draw' }, ...answers);
      expect(viewFor(match, 1).gone).toEqual(['event:hesitation']);
      twin(match);
      for (const seat of [0, 1, 2, null]) {
        const other = imagine(viewFor(match, seat), 'd');
        if (!match.proposal) continue;
        const [here, there] = [decide(match, refuse, catalogue), decide(other, refuse, catalogue)];
        expect(there.ok && viewFor(there.match, seat)).toEqual(here.ok && viewFor(here.match, seat));
      }
    }
  });

  it('which windows open does not depend on which cards of a kind are held', () => {
    const asked = (event: string): string[] => {
      const seen: string[] = [];
      let folded = played({ ...two, seats: [two.seats[0], { troupe: ['grub'], cards: [event] }] });
      for (let count = 0; count < 12; count += 1) {
        const open = openingsOf(folded.match);
        seen.push(open.map(({ seat, kind }) => `${seat}:${kind}`).join());
        const kind = open[0]?.kind;
        const decision: Decision =
          kind === 'activate'
            ? activate
            : kind === 'act'
              ? { seat: 0, kind: 'step', path: [[18, 18 - count / 10]] }
              : pass(open[0]?.seat ?? 0);
        const next = advance(folded, decision);
        if (!next.ok) throw new Error(next.reason.code);
        folded = next.folded;
      }
      return seen;
    };
    expect(asked('event:hesitation')).toContain('1:interrupt');
    expect(asked('event:hesitation')).toEqual(asked('event:miraculous-recovery'));
  });
});
