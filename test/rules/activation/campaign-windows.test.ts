import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { eventsFor } from '../../../src/seats/events-for.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';

const spell = {
  kind: 'arcane',
  id: 'spell',
  name: 'Spell',
  cost: 1,
  range: 8,
  target: {},
  outcomes: [{ on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 1 }] }],
};

const setting = (cards: string[][], more: object = {}) => ({
  id: 'windows',
  seats: [
    { troupe: ['one'], faction: 'leshavult', cards: cards[0] },
    { troupe: ['two'], faction: 'leshavult', cards: cards[1] },
  ],
  characters: { one: { abilities: [spell] }, two: {} },
  models: { one: { at: [18, 18], energy: 6 }, two: { at: [18, 19.5], energy: 4 } },
  seed: 'windows',
  ...more,
});

function begin(json: object): { folded: Folded; cards: typeof catalogue } {
  const read = readScenario(json);
  if (!read.ok) throw new Error(read.why);
  const cards = scenarioCards(read.scenario, catalogue);
  return { folded: beginRecord(scenarioSetup(read.scenario, cards), cards), cards };
}

function after(json: object, ...decisions: Decision[]): Folded {
  let { folded } = begin(json);
  for (const decision of decisions) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(`${JSON.stringify(decision)}: ${next.reason.code}, asked ${JSON.stringify(folded.match.openings)}`);
    folded = next.folded;
  }
  return folded;
}

const asked = ({ match }: Folded): string[] =>
  openingsOf(match).map((open) => `${open.seat}:${open.kind === 'interrupt' ? (open.moment ?? open.kind) : open.kind}`);
const pass = (seat: number): Decision => ({ seat, kind: 'pass' });
const activate: Decision = { seat: 0, kind: 'activate', model: '0:one' };

describe('the windows for campaign cards', () => {
  it('CMP-4: which of them open, and how often somebody is asked, is the same whatever is held', () => {
    /** The questions of an activation of whoever always declines. */
    const questions = (card: string): string[] => {
      const { cards, ...started } = begin(setting([[], [card]]));
      let { folded } = started;
      const seen: string[] = [];
      const plan: Decision[] = [
        activate,
        { seat: 0, kind: 'step', path: [[18, 17.9]] },
        { seat: 0, kind: 'use', ability: 'spell', targets: ['1:two'] },
        { seat: 0, kind: 'melee', target: '1:two' },
        { seat: 0, kind: 'end-activation' },
      ];
      for (let count = 0; count < 80 && plan.length > 0; count += 1) {
        seen.push(asked(folded).join());
        const next = plan[0] && advance(folded, plan[0]);
        if (next?.ok) {
          folded = next.folded;
          plan.shift();
          continue;
        }
        const [open] = openingsOf(folded.match);
        const { decisions } = choicesOf(folded.match, open?.seat ?? 0, cards);
        const decision = decisions.find(({ kind }) => kind === 'pass') ?? decisions[0];
        const declined = decision && advance(folded, decision);
        if (!declined?.ok) throw new Error(`stuck at ${seen.at(-1)}`);
        folded = declined.folded;
      }
      return seen;
    };
    const held = ['twist-time', 'rolling-stones', 'curse-of-ages', 'twisted-fates'].map(questions);
    for (const other of held.slice(1)) expect(other).toEqual(held[0]);
    expect(held[0]).toContain('1:declared');
    expect(held[0]).toContain('1:arcane-start');
    expect(held[0]).toContain('1:melee-start');
  });

  it('CMP-2: what a seat holds shows to nobody else, and nobody can tell it from what it sees', () => {
    const { match } = after(setting([['twist-time'], ['rolling-stones', 'malady']]), activate);
    for (const seat of [0, null]) expect(JSON.stringify(viewFor(match, seat))).not.toMatch(/rolling-stones|malady/);
    expect(viewFor(match, 0).order.seats[1]).toMatchObject({ cards: { count: 2, cards: null }, backs: ['campaign', 'campaign'] });
    for (const seat of [0, 1, null]) expect(viewFor(imagine(viewFor(match, seat), 'twin'), seat)).toEqual(viewFor(match, seat));
  });

  it('CMP-4: a seat without cards is not asked, nor one for which no card is left for the moment', () => {
    const none = after(setting([[], []]), activate, { seat: 0, kind: 'step', path: [[18, 17.9]] });
    expect(asked(none)).toEqual(['1:reaction']);
  });

  it('CMP-1: CMP-2: by agreement everybody chooses in secret among the cards of the faction, those for campaigns left out', () => {
    const json = { ...setting([[], []]), models: {}, start: 'setup', options: { campaignCards: 2 } };
    const choosing = after(json);
    expect(asked(choosing)).toEqual(['0:pick', '1:pick']);
    const choose = (seat: number, card: string): Decision => ({ seat, kind: 'choose-card', card });
    for (const [card, code] of [
      ['stumble', 'card-of-another-faction'],
      ['bravado', 'no-such-card'],
      ['event:hesitation', 'no-such-card'],
    ] as const)
      expect(advance(choosing, choose(0, card))).toMatchObject({ ok: false, reason: { code } });
    const marked = after({ ...json, options: { campaignCards: 2, objectiveMarkers: true } });
    expect(advance(marked, choose(0, 'troll-fists')), 'CMP-10: markers pay').toMatchObject({ ok: true });
    expect(advance(marked, choose(0, 'decoy')), 'pays nothing here').toMatchObject({ ok: false, reason: { code: 'no-such-card' } });
    expect(advance(choosing, choose(0, 'troll-fists'))).toMatchObject({ ok: false, reason: { code: 'no-such-card' } });
    const half = after(json, choose(0, 'malady'), choose(1, 'malady'), choose(0, 'twist-time'));
    expect(asked(half)).toEqual(['1:pick']);
    expect(advance(half, choose(1, 'malady'))).toMatchObject({ ok: false, reason: { code: 'card-taken' } });
    expect(JSON.stringify(viewFor(half.match, 1))).not.toContain('twist-time');
    expect(JSON.stringify(half.record.entries.flatMap(({ events }) => eventsFor(events, 1)))).not.toContain('twist-time');
    const done = after(json, choose(0, 'malady'), choose(1, 'malady'), choose(0, 'twist-time'), choose(1, 'furry-fury'));
    expect(done.match.order.seats.map(({ cards }) => cards)).toEqual([
      ['malady', 'twist-time'],
      ['malady', 'furry-fury'],
    ]);
    expect(asked(done)).toEqual(['0:mulligan']);
  });

  it('CMP-5: further cards that a card gives are offered one by one, each may be let be, and none that was held or played', () => {
    const json = {
      ...setting([['longsight'], []]),
      models: {},
      start: 'setup',
      options: { troupeSize: 1, field: 1 },
      draws: { d6: [6, 1] },
    };
    const { cards } = begin(json);
    const rolled = after(json, { seat: 0, kind: 'keep-stones' }, { seat: 1, kind: 'keep-stones' });
    const played = advance(rolled, { seat: 0, kind: 'play-card', card: 'longsight' });
    const given = played.ok ? played.folded : rolled;
    expect(asked(given)).toEqual(['0:pick']);
    const { decisions } = choicesOf(given.match, 0, cards);
    expect(decisions.at(-1)).toEqual({ seat: 0, kind: 'pass' });
    expect(decisions.length).toBeGreaterThan(10);
    expect(decisions).not.toContainEqual({ seat: 0, kind: 'choose-card', card: 'longsight' });
    for (const decision of decisions) expect(advance(given, decision)).toMatchObject({ ok: true });
  });

  it('CMP-6: a Step is answered once, when it is declared; a reaction step as it begins', () => {
    const json = setting([['one-foot-in-the-grave'], ['curse-of-ages']]);
    const stepped = after(json, activate, pass(1), pass(0), { seat: 0, kind: 'step', path: [[18, 17.9]] });
    expect(asked(stepped)).toEqual(['1:declared']);
    const reacting = after(json, activate, pass(1), pass(0), { seat: 0, kind: 'step', path: [[18, 17.9]] }, pass(1), {
      seat: 1,
      kind: 'react',
      model: '1:two',
      path: [[18, 19.9]],
    });
    expect(asked(reacting)).toEqual(['0:moving']);
  });
});
