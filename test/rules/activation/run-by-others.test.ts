import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { triggered } from '../../../src/rules/reading/moments/triggers.ts';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Mod } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { type Placed, table, say, all, refusal, model, spot, arcaneCards, act, claim, ok, hand, type Given } from './printed-match.ts';

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
    const { decisions, refused } = choicesOf(now, 0, catalogue);
    expect(decisions.filter(({ kind }) => kind === 'harvest')).toEqual([]);
    const reasons = refused.filter(({ decision }) => decision.kind === 'harvest').map(({ reason }) => reason.code);
    expect(new Set(reasons), 'what an order may not be comes before what else is in the way').toEqual(new Set(['other-cost']));
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
    expect(triggered(lookAt(run, catalogue), moment)).toMatchObject([{ model: '1:gotchgut', ability: 'bodyguard', seat: 0 }]);
    expect(triggered(lookAt(now, catalogue), moment)).toEqual([]);
  });

  it('ARC-20: Faerie Mischief is offered whenever a claim was believed, and speaks only after a lie', () => {
    const whispers = { ...duel({ arcane: hand(5, 'pink-2') }) };
    const match = all(whispers, { seat: 0, kind: 'use', ability: 'whispered-secrets', targets: [WHISPERER] }, claim(0, 'pink-2'), ok);
    expect(match.openings).toMatchObject([{ seat: 0, kind: 'interrupt', about: { ability: 'faerie-mischief' } }]);
    expect(refusal(match, { seat: 0, kind: 'use', ability: 'faerie-mischief' })).toEqual(['no-bluff', 'ARC-20', 'CRD-8']);
    expect(model(say(match, { seat: 0, kind: 'pass' }), WHISPERER).energy).toBe(5);
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
    expect(model(now, '0:jackalope')).toMatchObject({ status: 'board', seat: 0, controller: 0, activated: false });
    const own = { '0:jackalope': { at: [30, 30] as [number, number] } };
    expect(refusal(herd([], own), { seat: 0, kind: 'use', model: BUNNIES, ability: 'summon-the-jackalope' })[0]).toBe('not-usable-now');
  });
});
