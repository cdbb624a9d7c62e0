import { describe, expect, it } from 'vitest';
import { begin, decide } from '../../../machines/match/fold.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { triggered } from '../../../src/rules/abilities/triggers.ts';
import { choicesOf, Look, newMatch } from '../../../src/rules/index.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import type { Mod } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard, MeleeCard } from '../../../src/rules/terms/decks.ts';
import type { Match, Model, Options } from '../../../src/rules/terms/match.ts';

const INCH = 254;
type Placed = { at: [number, number] } & Partial<Pick<Model, 'energy' | 'wounds' | 'jogged' | 'activated'>> & { stones?: number };

interface Given {
  troupes: string[][];
  models: Record<string, Placed>;
  arcane?: ArcaneCard[];
  melee?: MeleeCard[];
  options?: Partial<Options>;
  stones?: { id: string; at: [number, number]; depth: number }[];
}

const at = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

/** A match of printed characters with the first model of seat 0 active. */
export function table({ troupes, models, arcane = [], melee = [], options = {}, stones = [] }: Given): Match {
  const setup = {
    seats: troupes.map((troupe) => ({ troupe })),
    options: { reactions: false, ...options },
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: {
      models: Object.fromEntries(Object.entries(models).map(([id, placed]) => [id, { ...placed, at: at(placed.at) }])),
      stones: stones.map((stone) => ({ ...stone, at: at(stone.at) })),
      draws: { arcane, melee },
    },
  };
  return begin(newMatch(setup, catalogue), catalogue).match;
}

/** One decision; a refusal fails the test. Every position on the way looks the same when it is imagined from its view. */
function say(match: Match, decision: Decision): Match {
  const decided = decide(match, decision, catalogue);
  if (!decided.ok)
    throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(decided.reason)}; asked ${JSON.stringify(match.openings)}`);
  for (const seat of [0, 1, null]) {
    const view = viewFor(decided.match, seat);
    expect(viewFor(imagine(view, 'seed'), seat)).toEqual(view);
  }
  for (const { seat } of decided.match.openings) {
    const legal = choicesOf(decided.match, seat, catalogue).decisions;
    expect(choicesOf(imagine(viewFor(decided.match, seat), 'seed'), seat, catalogue).decisions).toEqual(legal);
  }
  return decided.match;
}
const all = (match: Match, ...decisions: Decision[]): Match => decisions.reduce(say, match);
const refusal = (match: Match, decision: Decision): string[] => {
  const decided = decide(match, decision, catalogue);
  return decided.ok ? ['legal'] : [decided.reason.code, ...decided.reason.clauses];
};
const model = (match: Match, id: string): Model => match.table.models[id] as Model;
const spot = (match: Match, id: string): [number, number] => {
  const { x, y } = model(match, id).at;
  return [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100];
};
const arcaneCards = ({ table: { decks, aside }, stack, order }: Match): number =>
  decks.arcane.length +
  aside.length +
  order.seats.reduce((sum, { held = [] }) => sum + held.length, 0) +
  stack.reduce((sum, frame) => {
    if (frame.kind === 'effects') return sum + frame.flipped.length;
    if (frame.kind !== 'arcane') return sum;
    return sum + frame.hand.length + frame.resist.length + frame.discard.length + (frame.laid ? 1 : 0);
  }, 0);

const BORIS = '0:boris-the-bunny-summoner';
const BUNNY = '0:murder-bunny';
const act = (seat: number, id: string): Decision => ({ seat, kind: 'activate', model: id });
const claim = (seat: number, card: ArcaneCard, as: ArcaneCard = card): Decision => ({ seat, kind: 'claim', card, as });
const ok: Decision = { seat: 1, kind: 'ok' };
/** The hand of so many cards, then six to resist. */
const hand = (cards: number, first: ArcaneCard): ArcaneCard[] => {
  const rest: ArcaneCard[] = [
    'pink-1',
    'pink-1',
    'pink-1',
    'blue-1',
    'blue-1',
    'blue-1',
    'green-1',
    'green-1',
    'green-1',
    'pink-2',
    'blue-2',
    'green-2',
  ];
  return [first, ...rest.slice(0, cards - 1 + 6)];
};

const burrow = (given: Partial<Given> = {}): Match =>
  table({
    troupes: [['boris-the-bunny-summoner'], ['flintlock']],
    models: {
      [BORIS]: { at: [18, 18], energy: 6 },
      [BUNNY]: { at: [18, 19.3] },
      [`${BUNNY}#2`]: { at: [19.3, 18] },
      '1:flintlock': { at: [30, 30] },
    },
    ...given,
  });

describe('thralls', () => {
  it('V-111 CTL-4: each takes one Jog for nothing while its summoner is active, and is never activated itself', () => {
    const start = burrow();
    expect(refusal(start, act(0, BUNNY))).toEqual(['never-activates', 'CTL-4', 'ACT-1']);
    expect(
      refusal(all(start, act(0, BORIS), { seat: 0, kind: 'end-activation' }), { seat: 1, kind: 'jog', model: BUNNY, path: [[18, 22]] }),
    ).not.toEqual(['legal']);
    const now = all(
      start,
      act(0, BORIS),
      { seat: 0, kind: 'jog', model: BUNNY, path: [[18, 23]] },
      { seat: 0, kind: 'jog', model: `${BUNNY}#2`, path: [[23, 18]] },
    );
    expect([spot(now, BUNNY), spot(now, `${BUNNY}#2`)]).toEqual([
      [18, 23],
      [23, 18],
    ]);
    expect(model(now, BORIS).energy).toBe(6);
    expect(refusal(now, { seat: 0, kind: 'jog', model: BUNNY, path: [[18, 24]] })).toEqual(['jogged-already', 'JOG-1', 'ACT-15']);
    expect(refusal(now, { seat: 0, kind: 'jog', path: [[16, 18]] })).toEqual(['legal']);
  });

  it('CTL-4: a thrall pays with the energy of its summoner, also more for a Harvest as a Weakling', () => {
    const beside = burrow({ stones: [{ id: 's', at: [18, 20.2], depth: 3 }] });
    const now = all(beside, act(0, BORIS), { seat: 0, kind: 'step', model: `${BUNNY}#2`, path: [[20.3, 18]] });
    expect([model(now, BORIS).energy, model(now, `${BUNNY}#2`).energy]).toEqual([5, 0]);
    const [stone] = now.table.stones;
    const { x, y } = model(now, BUNNY).at;
    const touching = { ...now, table: { ...now.table, stones: [{ ...stone!, at: { x, y: y + 150 + 63 } }] } };
    const dug = say(touching, { seat: 0, kind: 'harvest', model: BUNNY, stone: 's' });
    expect([model(dug, BORIS).energy, dug.table.stones[0]?.depth]).toEqual([3, 2]);
    expect(dug.stack[dug.stack.length - 1]?.step).toBe('activation.act');
  });

  it('CTL-4: without energy of its summoner there is no step, and nobody else can be ordered about', () => {
    const poor = say(
      burrow({ models: { [BORIS]: { at: [18, 18], energy: 0 }, [BUNNY]: { at: [18, 19.3] }, '1:flintlock': { at: [30, 30] } } }),
      act(0, BORIS),
    );
    expect(refusal(poor, { seat: 0, kind: 'step', model: BUNNY, path: [[18, 20]] })).toEqual(['not-enough-energy', 'ACT-12', 'STP-1']);
    expect(refusal(poor, { seat: 0, kind: 'step', model: '1:flintlock', path: [[30, 31]] })).toEqual([
      'not-the-active-model',
      'ACT-1',
      'ACT-2',
      'REA-1',
    ]);
  });

  it('REA-3 CTL-4: a reaction step of a thrall is paid by its summoner', () => {
    const start = burrow({ options: { reactions: true } });
    const now = all(start, act(0, BORIS), { seat: 0, kind: 'end-activation' }, act(1, '1:flintlock'), {
      seat: 1,
      kind: 'step',
      path: [[30, 29]],
    });
    const reacted = say(now, { seat: 0, kind: 'react', model: BUNNY, path: [[18, 20.3]] });
    expect([model(reacted, BORIS).energy, spot(reacted, BUNNY)]).toEqual([5, [18, 20.3]]);
  });

  it('MEL-13 CTL-4: its summoner pays when it goes for it', () => {
    const models = {
      [BORIS]: { at: [18, 18] as [number, number], energy: 3 },
      [BUNNY]: { at: [18, 19.3] as [number, number] },
      '1:flintlock': { at: [18, 21] as [number, number], energy: 0 },
    };
    const now = all(burrow({ models }), act(0, BORIS), { seat: 0, kind: 'melee', model: BUNNY, target: '1:flintlock' });
    expect(now.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: BORIS }]);
    expect(model(say(now, { seat: 0, kind: 'go-for-it' }), BORIS).energy).toBe(1);
  });

  it('CTL-4: it gains no energy, and gives its summoner one in the Replenish Step', () => {
    const turn = table({
      troupes: [['boris-the-bunny-summoner'], ['flintlock']],
      models: {
        [BORIS]: { at: [18, 18], activated: true, energy: 0 },
        [BUNNY]: { at: [18, 19.3] },
        '1:flintlock': { at: [30, 30], activated: true },
      },
    });
    expect([turn.order.turn, model(turn, BORIS).energy, model(turn, BUNNY).energy]).toEqual([2, 5, 0]);
  });

  it('SLN-1 SLN-7: it falls with its summoner', () => {
    const now = all(
      burrow({
        models: {
          [BORIS]: { at: [18, 18], energy: 6, wounds: 6 },
          [BUNNY]: { at: [18, 19.3], stones: 1 },
          '1:flintlock': { at: [30, 30] },
        },
        arcane: hand(4, 'catastrophe'),
      }),
      act(0, BORIS),
      { seat: 0, kind: 'use', ability: 'summon-a-murder-bunny' },
      claim(0, 'catastrophe'),
      ok,
    );
    expect(now.openings.map(({ kind }) => kind)).toEqual(['choice']);
    const done = say(now, { seat: 0, kind: 'answer', stone: now.table.stones[0]!.id, at: [18, 20.141] });
    expect([model(done, BORIS).status, model(done, BUNNY).status]).toEqual(['slain', 'slain']);
    expect(done.table.stones[0]).toMatchObject({ holder: null, depth: 1 });
  });
});

describe('summoning', () => {
  const summon: Decision[] = [{ seat: 0, kind: 'use', ability: 'summon-a-murder-bunny' }, claim(0, 'pink-2'), ok];

  it('DEF-16 JOG-11 CTL-6: a new Murder Bunny enters play in base contact, with a number of its own, and Jogs at once; no figure is needed', () => {
    const asked = all(burrow({ arcane: hand(4, 'pink-2') }), act(0, BORIS), ...summon);
    expect(asked.openings).toMatchObject([{ seat: 0, kind: 'choice', question: { ask: 'place', model: `${BUNNY}#3`, contact: [BORIS] } }]);
    expect(refusal(asked, { seat: 0, kind: 'answer', at: [18, 14] })).toEqual(['no-contact', 'DEF-31', 'DEF-26']);
    const now = say(asked, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(now, `${BUNNY}#3`)).toMatchObject({ status: 'board', seat: 0, controller: 0, energy: 0, jogged: false });
    expect(Object.keys(now.table.models)).toEqual([BORIS, BUNNY, `${BUNNY}#2`, `${BUNNY}#3`, '1:flintlock']);
    expect(arcaneCards(now)).toBe(21);
    expect(refusal(now, { seat: 0, kind: 'jog', model: `${BUNNY}#3`, path: [[13, 18]] })).toEqual(['legal']);
  });

  it('REM-1 REM-2: for a fourth one, one of the three is removed from play and keeps its stones', () => {
    const three = burrow({
      arcane: hand(4, 'pink-2'),
      models: {
        [BORIS]: { at: [18, 18], energy: 6 },
        [BUNNY]: { at: [18, 19.3], stones: 1 },
        [`${BUNNY}#2`]: { at: [19.3, 18] },
        [`${BUNNY}#3`]: { at: [18, 16.7] },
        '1:flintlock': { at: [30, 30] },
      },
    });
    const asked = all(three, act(0, BORIS), ...summon);
    expect(asked.openings).toMatchObject([
      { seat: 0, question: { ask: 'option', of: 'model', options: [BUNNY, `${BUNNY}#2`, `${BUNNY}#3`] } },
    ]);
    const now = all(asked, { seat: 0, kind: 'answer', option: BUNNY }, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect([model(now, BUNNY).status, model(now, `${BUNNY}#4`).status]).toEqual(['removed', 'board']);
    expect(now.table.stones[0]?.holder).toBe(BUNNY);
  });

  it('SLN-6: a slain one comes back fresh, under its own name', () => {
    const start = burrow({
      arcane: hand(4, 'pink-2'),
      models: {
        [BORIS]: { at: [18, 18], energy: 6 },
        [BUNNY]: { at: [18, 19.3], wounds: 2, jogged: true },
        '1:flintlock': { at: [30, 30] },
      },
    });
    const gone: Match = {
      ...start,
      table: { ...start.table, models: { ...start.table.models, [BUNNY]: { ...model(start, BUNNY), status: 'slain' } } },
    };
    const now = all(gone, act(0, BORIS), ...summon, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(now, BUNNY)).toMatchObject({ status: 'board', wounds: 0, jogged: false });
  });

  it('REM-3: one that was removed from play comes back by the summons alone', () => {
    const start = burrow({ arcane: hand(4, 'pink-2'), models: { [BORIS]: { at: [18, 18], energy: 6 }, '1:flintlock': { at: [30, 30] } } });
    const bunny = { ...model(start, BORIS), id: BUNNY, character: 'murder-bunny', status: 'removed' as const, wounds: 1 };
    const gone: Match = { ...start, table: { ...start.table, models: { ...start.table.models, [BUNNY]: bunny } } };
    const ended = all(gone, act(0, BORIS), { seat: 0, kind: 'end-activation' }, act(1, '1:flintlock'), { seat: 1, kind: 'end-activation' });
    expect([ended.order.turn, model(ended, BUNNY).status]).toEqual([2, 'removed']);
    const back = all(gone, act(0, BORIS), ...summon, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(back, BUNNY)).toMatchObject({ status: 'board', wounds: 0 });
  });

  it('ACT-11 CTL-5: a Jackalope joins the troupe, is not activated that turn, and there is one at a time', () => {
    const now = all(
      burrow({ arcane: hand(4, 'green-3') }),
      act(0, BORIS),
      { seat: 0, kind: 'use', ability: 'summon-the-jackalope' },
      claim(0, 'green-3'),
      ok,
      { seat: 0, kind: 'answer', at: [16.622, 18] },
    );
    expect(model(now, '0:jackalope')).toMatchObject({ status: 'board', seat: 0, activated: true });
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'summon-the-jackalope' })[0]).toBe('not-usable-now');
    expect(refusal(say(now, { seat: 0, kind: 'end-activation' }), act(0, '0:jackalope'))).toContain('already-activated');
  });
});

describe('Mind Control', () => {
  const WHISPERER = '0:silvertongue';
  const duel = (given: Partial<Given> = {}): Match =>
    say(
      table({
        troupes: [
          ['silvertongue', 'grub'],
          ['flintlock', 'jayda'],
        ],
        models: {
          [WHISPERER]: { at: [18, 18], energy: 5 },
          '0:grub': { at: [10, 18], energy: 2 },
          '1:flintlock': { at: [18, 22], energy: 0 },
          '1:jayda': { at: [18, 24], energy: 2 },
        },
        ...given,
      }),
      act(0, WHISPERER),
    );
  const control = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'mind-control', targets: [target] });

  it('V-115 CTL-1 CTL-2: Shoot Musket is fired for nothing, counts as used, and at its own side', () => {
    const run = say(duel({ arcane: hand(3, 'green-1') }), control('1:flintlock'));
    expect(run.openings).toEqual([{ seat: 0, kind: 'act', model: '1:flintlock', by: WHISPERER }]);
    expect(model(run, WHISPERER).energy).toBe(2);
    const shot = say(run, { seat: 0, kind: 'use', model: '1:flintlock', ability: 'shoot-musket', targets: ['1:jayda'] });
    expect(shot.openings).toMatchObject([{ seat: 0, kind: 'claim' }]);
    const done = all(shot, claim(0, 'green-1'), ok);
    expect(model(done, '1:jayda').wounds).toBeGreaterThan(0);
    expect(model(done, '1:flintlock')).toMatchObject({ controller: 1, energy: 0, used: { 'shoot-musket': { turn: 1, game: 1 } } });
    expect(done.stack.length).toBe(1);
    expect(arcaneCards(done)).toBe(21);
  });

  it('CTL-3: only what normally costs exactly 1 energy', () => {
    const run = say(duel(), control('1:flintlock'));
    expect(refusal(run, { seat: 0, kind: 'jog', path: [[18, 21.2]] })).toEqual(['other-cost', 'CTL-3', 'CTL-2']);
    expect(refusal(run, { seat: 0, kind: 'step', model: '0:grub', path: [[10, 17]] })).toEqual(['not-the-active-model', 'CTL-1', 'ACT-1']);
    const stepped = say(run, { seat: 0, kind: 'step', path: [[19, 22]] });
    expect([spot(stepped, '1:flintlock'), model(stepped, '1:flintlock').controller]).toEqual([[19, 22], 1]);
    const left = say(run, { seat: 0, kind: 'pass' });
    expect([model(left, '1:flintlock').controller, left.openings[0]?.kind]).toEqual([1, 'act']);
  });

  it('V-115 CTL-3: the Harvest of a Weakling costs 2 and is not among them', () => {
    const run = say(
      table({
        troupes: [['silvertongue'], ['butterfingers']],
        models: { [WHISPERER]: { at: [18, 18], energy: 5 }, '1:butterfingers': { at: [18, 22], energy: 5 } },
        stones: [{ id: 's', at: [18, 22.9], depth: 2 }],
      }),
      act(0, WHISPERER),
    );
    const now = say(run, control('1:butterfingers'));
    expect(refusal(now, { seat: 0, kind: 'harvest', stone: 's' })).toEqual(['other-cost', 'CTL-3', 'CTL-2']);
    expect(choicesOf(now, 0, catalogue).decisions.filter(({ kind }) => kind === 'harvest')).toEqual([]);
  });

  it('V-97 MEL-16 CTL-1: in a melee against its own side the controlling model pays for Going For It', () => {
    const near = {
      [WHISPERER]: { at: [18, 18] as [number, number], energy: 5 },
      '0:grub': { at: [10, 18] as [number, number] },
      '1:flintlock': { at: [18, 22] as [number, number], energy: 4 },
      '1:jayda': { at: [18, 23.5] as [number, number], energy: 2 },
    };
    const fight = all(duel({ models: near }), control('1:flintlock'), { seat: 0, kind: 'melee', target: '1:jayda' });
    expect(fight.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: WHISPERER }]);
    const went = say(fight, { seat: 0, kind: 'go-for-it' });
    expect([model(went, WHISPERER).energy, model(went, '1:flintlock').energy]).toEqual([1, 4]);
    expect(went.openings).toEqual([{ seat: 1, kind: 'going-for-it', side: 'defender', payer: '1:jayda' }]);
  });

  it('REA-12: one window for reactions, after the outer action, for the opponents of the active player', () => {
    const run = all(duel({ options: { reactions: true } }), control('1:flintlock'), { seat: 0, kind: 'step', path: [[19, 22]] });
    expect(run.openings).toMatchObject([{ seat: 1, kind: 'reaction' }]);
    const after = say(run, { seat: 1, kind: 'pass' });
    expect(after.openings).toMatchObject([{ seat: 0, kind: 'act', model: WHISPERER }]);
  });

  it('V-113 CTL-1: while Gotchgut is run by another player, that player decides whether it shields its friends', () => {
    const now = say(
      table({
        troupes: [
          ['silvertongue', 'baron-von-fancyhat'],
          ['gotchgut', 'eric-the-squire'],
        ],
        models: {
          [WHISPERER]: { at: [18, 18], energy: 5 },
          '0:baron-von-fancyhat': { at: [18, 23.2] },
          '1:gotchgut': { at: [18, 21.5] },
          '1:eric-the-squire': { at: [24, 24] },
        },
      }),
      act(0, WHISPERER),
    );
    const run = say(now, control('1:gotchgut'));
    expect(model(run, '1:gotchgut').controller).toBe(0);
    expect(refusal(run, { seat: 0, kind: 'melee', target: '0:baron-von-fancyhat' })).toEqual(['not-an-enemy', 'MEL-27', 'MEL-5']);
    const moment = { on: 'would-suffer', by: '1:eric-the-squire', to: '0:baron-von-fancyhat', amount: 2 } as const;
    expect(triggered(new Look(run, catalogue), moment)).toMatchObject([{ model: '1:gotchgut', ability: 'bodyguard', seat: 0 }]);
    expect(triggered(new Look(now, catalogue), moment)).toEqual([]);
  });

  it('ARC-20: Faerie Mischief is offered whenever a claim was believed, and speaks only after a lie', () => {
    const whispers = { ...duel({ arcane: hand(5, 'pink-2') }) };
    const told = all(whispers, { seat: 0, kind: 'use', ability: 'whispered-secrets', targets: [WHISPERER] }, claim(0, 'pink-2'), ok);
    expect(told.openings).toMatchObject([{ seat: 0, kind: 'interrupt', about: { ability: 'faerie-mischief' } }]);
    expect(refusal(told, { seat: 0, kind: 'use', ability: 'faerie-mischief' })).toEqual(['no-bluff', 'ARC-20', 'CRD-8']);
    expect(model(say(told, { seat: 0, kind: 'pass' }), WHISPERER).energy).toBe(5);
    const lied = all(
      whispers,
      { seat: 0, kind: 'use', ability: 'whispered-secrets', targets: [WHISPERER] },
      claim(0, 'pink-2', 'pink-3'),
      ok,
      {
        seat: 0,
        kind: 'use',
        ability: 'faerie-mischief',
      },
    );
    expect(model(lied, WHISPERER).energy).toBe(8);
    expect(arcaneCards(lied)).toBe(21);
  });
});

describe('Wendigo', () => {
  it('MOV-8: Quite Terrifying takes an energy from each enemy for its first move this turn that ends engaged', () => {
    const start = table({
      troupes: [['flintlock'], ['wendigo']],
      models: { '0:flintlock': { at: [18, 18], energy: 6 }, '1:wendigo': { at: [18, 21.8], energy: 3 } },
    });
    const near = all(start, act(0, '0:flintlock'), { seat: 0, kind: 'step', path: [[18, 19]] });
    expect(model(near, '0:flintlock').energy).toBe(5);
    const engaged = say(near, { seat: 0, kind: 'step', path: [[18, 20]] });
    expect(model(engaged, '0:flintlock').energy).toBe(3);
    const again = say(engaged, { seat: 0, kind: 'step', path: [[18.3, 20.1]] });
    expect(model(again, '0:flintlock').energy).toBe(2);
  });
});

describe('Belladonna', () => {
  const scene = (first: ArcaneCard, more: Partial<Given> = {}): Match =>
    say(
      table({
        troupes: [
          ['belladonna', 'creep'],
          ['flintlock', 'jayda'],
        ],
        models: {
          '0:belladonna': { at: [18, 18], energy: 5 },
          '0:creep': { at: [13, 18] },
          '1:flintlock': { at: [18, 19.5], energy: 4 },
          '1:jayda': { at: [18, 22.5], energy: 0 },
        },
        arcane: hand(3, first),
        ...more,
      }),
      act(0, '0:belladonna'),
    );
  const drop: Decision = { seat: 0, kind: 'use', ability: 'drop-of-nightshade', targets: ['1:flintlock'] };

  it('CTL-1 MEL-16: Drop of Nightshade moves its target and has it attack its own side, which Belladonna goes for', () => {
    const moved = all(scene('pink-2'), drop, claim(0, 'pink-2'), ok, { seat: 0, kind: 'answer', path: [[18, 21]] });
    expect(moved.openings).toEqual([{ seat: 0, kind: 'act', model: '1:flintlock', by: '0:belladonna' }]);
    expect(refusal(moved, { seat: 0, kind: 'step', path: [[18, 20]] })).toEqual(['other-action', 'CTL-1']);
    const fight = say(moved, { seat: 0, kind: 'melee', target: '1:jayda' });
    expect(fight.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: '0:belladonna' }]);
    expect(model(fight, '1:flintlock').energy).toBe(4);
  });

  it('SLN-7: its catastrophe slays both', () => {
    const now = all(scene('catastrophe'), drop, claim(0, 'catastrophe'), ok);
    expect([model(now, '0:belladonna').status, model(now, '1:flintlock').status]).toEqual(['slain', 'slain']);
  });

  it('MOV-15: Faerie Tricks swaps places with another friendly Rogue', () => {
    const now = say(scene('pink-1'), { seat: 0, kind: 'use', ability: 'faerie-tricks', targets: ['0:creep'] });
    expect([spot(now, '0:belladonna'), spot(now, '0:creep')]).toEqual([
      [13, 18],
      [18, 18],
    ]);
    expect(refusal(scene('pink-1'), { seat: 0, kind: 'use', ability: 'faerie-tricks', targets: ['0:belladonna'] })[0]).toBe(
      'not-such-a-target',
    );
  });
});

describe('Shabbaroon', () => {
  const SHAB = '0:shabbaroon';
  const goblins = (arcane: ArcaneCard[], models: Record<string, Placed> = {}): Match =>
    say(
      table({
        troupes: [
          ['shabbaroon', 'grub'],
          ['belladonna', 'flintlock'],
        ],
        models: {
          [SHAB]: { at: [18, 18], energy: 6 },
          '0:grub': { at: [22, 18], energy: 1 },
          '1:belladonna': { at: [18, 22] },
          '1:flintlock': { at: [30, 30] },
          ...models,
        },
        arcane,
      }),
      act(0, SHAB),
    );

  it('ARC-21 ABL-8: Goblin Mischief deals each Goblin near by a card, friend or foe, and what it says falls on it', () => {
    const start = goblins(['blue-3', 'catastrophe']);
    const now = say(start, { seat: 0, kind: 'use', ability: 'goblin-mischief' });
    expect([model(now, SHAB).energy, model(now, SHAB).wounds]).toEqual([7, 0]);
    expect([model(now, '0:grub').energy, model(now, '0:grub').wounds]).toEqual([1, 2]);
    expect(arcaneCards(now)).toBe(21);
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'goblin-mischief' })).toEqual(['used-this-turn', 'CRD-17']);
  });

  const luck = (target: string): Decision[] => [
    { seat: 0, kind: 'use', ability: 'goblin-luck', targets: [target] },
    claim(0, 'pink-2'),
    ok,
  ];

  it('V-82 ARC-39: Goblin Luck offers the catastrophe of Drop of Nightshade only while an enemy of Belladonna is within 1″ of her', () => {
    const far = all(goblins(hand(6, 'pink-2')), ...luck('1:belladonna'));
    expect(far.openings[0]?.kind).toBe('act');
    expect(model(far, '1:belladonna')).toMatchObject({ status: 'board', wounds: 2 });
    const near = all(goblins(hand(6, 'pink-2'), { '0:grub': { at: [18, 23.9] } }), ...luck('1:belladonna'));
    expect(near.openings).toMatchObject([
      { seat: 0, question: { ask: 'option', of: 'ability', options: ['acid-flask', 'drop-of-nightshade'] } },
    ]);
    const dropped = say(near, { seat: 0, kind: 'answer', option: 'drop-of-nightshade' });
    expect(dropped.openings).toMatchObject([{ seat: 0, question: { ask: 'option', of: 'model', options: ['0:grub'] } }]);
    const done = say(dropped, { seat: 0, kind: 'answer', option: '0:grub' });
    expect([model(done, '1:belladonna').status, model(done, '0:grub').status]).toEqual(['slain', 'slain']);
    expect(arcaneCards(done)).toBe(21);
  });

  it('DEF-23 DEF-26: Transconbobulate restores a Goblin and places it within 8″', () => {
    const start = goblins(hand(7, 'green-3'), { '0:grub': { at: [22, 18], wounds: 4, energy: 0 } });
    const now = all(start, { seat: 0, kind: 'use', ability: 'transconbobulate', targets: ['0:grub'] }, claim(0, 'green-3'), ok);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [18, 30] })).toEqual(['too-far', 'DEF-27']);
    const placed = say(now, { seat: 0, kind: 'answer', at: [18, 26] });
    expect(model(placed, '0:grub')).toMatchObject({ wounds: 0, energy: 4 });
    expect(spot(placed, '0:grub')).toEqual([18, 26]);
  });
});

describe('puppets', () => {
  const MASTER = '0:silvertongue';
  const puppet: Mod = { mod: 'puppet', of: 'silvertongue', in: 8, not: ['jog'] };
  /** A match in which a model of seat 1 is a puppet of Silvertongue. */
  const strings = (id: string, given: Given): Match => {
    const match = table(given);
    const lasting = [{ mods: [puppet], until: 'game' as const, from: { model: MASTER, ability: 'strings' } }];
    return { ...match, table: { ...match.table, models: { ...match.table.models, [id]: { ...model(match, id), lasting } } } };
  };
  const flintlock = (far: number): Match =>
    say(
      strings('1:flintlock', {
        troupes: [['silvertongue'], ['flintlock', 'jayda']],
        models: { [MASTER]: { at: [18, 10], energy: 4 }, '1:flintlock': { at: [18, far], energy: 2 }, '1:jayda': { at: [30, far] } },
      }),
      act(0, MASTER),
    );

  it('CTL-1: the active model pays for its actions, and the puppet belongs to its player until they are over', () => {
    const now = say(flintlock(14), { seat: 0, kind: 'step', model: '1:flintlock', path: [[18, 15]] });
    expect([model(now, MASTER).energy, model(now, '1:flintlock').energy, model(now, '1:flintlock').controller]).toEqual([3, 2, 1]);
    expect(spot(now, '1:flintlock')).toEqual([18, 15]);
  });

  it('CTL-1: not its Jog, and not from farther away', () => {
    expect(refusal(flintlock(14), { seat: 0, kind: 'jog', model: '1:flintlock', path: [[18, 15]] })).toEqual(['other-action', 'CTL-1']);
    expect(refusal(flintlock(30), { seat: 0, kind: 'step', model: '1:flintlock', path: [[18, 29]] })).toEqual([
      'out-of-range',
      'CTL-1',
      'DEF-5',
    ]);
    const choices = choicesOf(flintlock(14), 0, catalogue);
    expect(choices.drawn.filter((drawn) => 'model' in drawn && drawn.model === '1:flintlock').map(({ kind }) => kind)).toEqual(['step']);
  });

  const BUNNIES = '1:boris-the-bunny-summoner';
  const herd = (arcane: ArcaneCard[], models: Record<string, Placed> = {}): Match =>
    say(
      strings(BUNNIES, {
        troupes: [['silvertongue'], ['boris-the-bunny-summoner']],
        models: { [MASTER]: { at: [18, 12], energy: 9 }, [BUNNIES]: { at: [18, 18], energy: 0 }, ...models },
        arcane,
      }),
      act(0, MASTER),
    );
  const order = (ability: string, card: ArcaneCard): Decision[] => [{ seat: 0, kind: 'use', model: BUNNIES, ability }, claim(0, card), ok];

  it('V-112 CTL-5 DEF-16: a Murder Bunny that another player has summoned stays with its summoner', () => {
    const now = all(herd(hand(4, 'pink-2')), ...order('summon-a-murder-bunny', 'pink-2'), { seat: 0, kind: 'answer', at: [18, 19.181] });
    expect(model(now, '1:murder-bunny')).toMatchObject({ status: 'board', seat: 1, controller: 1 });
    expect(model(now, MASTER).energy).toBe(6);
  });

  it('V-112 CTL-5: a Jackalope joins whoever has it summoned, once; a Jackalope of the summoner does not matter', () => {
    const elsewhere = { '1:jackalope': { at: [30, 30] as [number, number] } };
    const now = all(herd(hand(4, 'green-3'), elsewhere), ...order('summon-the-jackalope', 'green-3'), {
      seat: 0,
      kind: 'answer',
      at: [18, 19.378],
    });
    expect(model(now, '0:jackalope')).toMatchObject({ status: 'board', seat: 0, controller: 0, activated: true });
    const own = { '0:jackalope': { at: [30, 30] as [number, number] } };
    expect(refusal(herd([], own), { seat: 0, kind: 'use', model: BUNNIES, ability: 'summon-the-jackalope' })[0]).toBe('not-usable-now');
  });
});
