import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import { abilitiesOf, keywordsOf } from '../../../src/rules/printed/abilities-of.ts';
import { netDamage, typesFor } from '../../../src/rules/harm/damage.ts';
import { actionDeclared, actionOver, activationOver, turnOver } from '../../../src/rules/reading/action-span.ts';
import { meleeRangeOf, presenceOf } from '../../../src/rules/printed/reach.ts';
import { signatureMods } from '../../../src/rules/reading/signature.ts';
import { costOf } from '../../../src/rules/reading/cost-of.ts';
import {
  isForbidden,
  harvestBy,
  ignores,
  isSlow,
  keepsStones,
  movesFreelyOver,
  showsMeleeHand,
  statOf,
  untargetable,
} from '../../../src/rules/reading/stats.ts';
import { reactionSteps } from '../../../src/rules/reading/reaction-steps.ts';
import type { Play } from '../../../src/rules/index.ts';
import type { Character, Mod, Signature } from '../../../src/rules/terms/card-language.ts';
import type { Lasting } from '../../../src/rules/terms/match.ts';
import { A, active, always, B, changed, lookAt, passive, person, scene, type Scene } from '../small-match.ts';

/** Two models, 1″ apart edge to edge. */
const two = (a: Partial<Character> = {}, b: Partial<Character> = {}, stones = 0): Scene =>
  scene({ seats: [[person('a', a)], [person('b', b)]], at: { [A]: { at: [18, 18], stones }, [B]: [20.181, 18] } });
const look = (now: Scene) => lookAt(now);
const mods = (...given: Mod[]): Partial<Character> => ({ abilities: [always('p', ...given)] });
const lasting = (now: Scene, id: string, ...given: Lasting[]): Scene => changed(now, (play) => play.patchModel(id, { lasting: given }));
const laid = (mod: Mod, lasting: Partial<Lasting> = {}): Lasting => ({
  mods: [mod],
  until: 'turn',
  from: { model: A, ability: 'x' },
  ...lasting,
});

describe('stats', () => {
  it('CRD-8: a passive modifier counts always, a condition only while it holds', () => {
    const now = two(
      {
        abilities: [
          always('p', { mod: 'stat', stat: 'arcane', by: 2 }),
          passive('q', { always: [{ mod: 'stat', stat: 'melee', by: 2 }], if: [{ exists: { is: ['giant'], within: { in: 4 } } }] }),
        ],
      },
      { keywords: ['giant'] },
    );
    expect([statOf(look(now), A, 'arcane'), statOf(look(now), A, 'melee')]).toEqual([5, 5]);
    const small = two({
      abilities: [passive('q', { always: [{ mod: 'stat', stat: 'melee', by: 2 }], if: [{ exists: { is: ['giant'] } }] })],
    });
    expect(statOf(look(small), A, 'melee')).toBe(3);
  });
  it('DEF-15: an aura reaches friends within its distance, its bearer too unless the text says other', () => {
    const squire = passive('squire', {
      always: [{ mod: 'stat', stat: 'melee', by: 1 }],
      to: { side: 'friendly', other: true, within: { in: 4 } },
    });
    const everyone = passive('charm', { always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { side: 'friendly' } });
    const now = scene({
      seats: [[person('a', { abilities: [squire, everyone] }), person('c'), person('d')], [person('b')]],
      at: { [A]: [18, 18], '0:c': [20, 18], '0:d': [26, 18], [B]: [18, 20] },
    });
    expect([A, '0:c', '0:d', B].map((id) => statOf(look(now), id, 'melee'))).toEqual([3, 4, 3, 3]);
    expect([A, '0:c', '0:d', B].map((id) => statOf(look(now), id, 'arcane'))).toEqual([4, 4, 4, 3]);
  });
  it('SLN-5: the aura of a slain model is gone as soon as its last box is filled', () => {
    const squire = passive('squire', { always: [{ mod: 'stat', stat: 'melee', by: 1 }], to: { side: 'friendly', other: true } });
    const now = scene({
      seats: [[person('a'), person('c', { abilities: [squire] })], [person('b')]],
      at: { [A]: [18, 18], '0:c': [20, 18], [B]: [18, 24] },
    });
    expect(statOf(look(now), A, 'melee')).toBe(4);
    expect(statOf(look(changed(now, (play) => play.patchModel('0:c', { status: 'slain' }))), A, 'melee')).toBe(3);
  });
  it('DEF-32: copies stack; ARC-11, MEL-8: a stat may be below nothing, cards are counted once at the end', () => {
    const now = two(
      mods({ mod: 'stat', stat: 'melee', by: -2 }, { mod: 'stat', stat: 'melee', by: -2 }, { mod: 'stat', stat: 'evade', by: -2 }),
    );
    expect([statOf(look(now), A, 'melee'), statOf(look(now), A, 'evade')]).toEqual([-1, -2]);
  });
  it('JOG-10: a jog is 4 inches before Slow; SLW-1 SLW-5: carrying makes slow, a text may lift it', () => {
    expect(statOf(look(two(mods({ mod: 'stat', stat: 'jog', by: 1 }))), A, 'jog')).toBe(5);
    expect([isSlow(look(two()), A), isSlow(look(two({}, {}, 1)), A), isSlow(look(two(mods({ mod: 'slow' }))), A)]).toEqual([
      false,
      true,
      true,
    ]);
    const miner = {
      abilities: [passive('miner', { always: [{ mod: 'ignore-slow-carry' }], if: [{ who: 'self', holdsStone: 1 }] })],
    } satisfies Partial<Character>;
    expect([isSlow(look(two(miner, {}, 1)), A), isSlow(look(two(miner, {}, 2)), A)]).toEqual([false, true]);
  });
  it('ACT-17: costs are set, then changed, never below nothing', () => {
    const cost = (...given: Mod[]): number => costOf(look(two(mods(...given))), A, 'harvest', 1);
    expect(cost({ mod: 'cost', of: ['harvest'], by: 1 })).toBe(2);
    expect(cost({ mod: 'cost', of: ['melee'], by: 1 })).toBe(1);
    expect(cost({ mod: 'cost', of: ['any'], set: 0 }, { mod: 'cost', of: ['harvest'], by: 1 })).toBe(1);
    expect(cost({ mod: 'cost', of: ['harvest'], by: -3 })).toBe(0);
    expect(costOf(look(two(mods({ mod: 'cost', of: [{ ability: 'x' }], by: 1 }))), A, 'arcane', 2, { ability: 'x' })).toBe(3);
  });
  it('a model that cannot move neither steps nor is moved; what is forbidden against one model is allowed against another', () => {
    const still = look(two(mods({ mod: 'forbid', actions: ['move'] })));
    expect((['move', 'step', 'jog', 'reaction-step', 'melee'] as const).map((label) => isForbidden(still, A, label))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const threatened = look(lasting(two(), B, laid({ mod: 'forbid', actions: ['any'] }, { against: A })));
    expect([isForbidden(threatened, B, 'melee', A), isForbidden(threatened, B, 'melee', '0:c'), isForbidden(threatened, B, 'jog')]).toEqual(
      [true, false, false],
    );
    expect(isForbidden(look(two(mods({ mod: 'forbid', actions: ['criticals'] }))), A, 'criticals')).toBe(true);
  });
  it('CRD-4: melee range counts unconditional texts alone; a model without one has none', () => {
    expect(meleeRangeOf(look(two(mods({ mod: 'stat', stat: 'melee-range', by: 1 }))), A)).toBe(2);
    expect(meleeRangeOf(look(two({ meleeRange: 0, ...mods({ mod: 'stat', stat: 'melee-range', by: 1 }) })), A)).toBe(0);
    expect(presenceOf(look(two(mods({ mod: 'presence', engages: false }))), A)).toMatchObject({ engages: false, engaged: true });
  });
  it('asks of texts: ignoring, showing, harvesting, keeping, passing over, not being targeted', () => {
    const now = look(
      two(
        mods(
          { mod: 'ignore', what: ['cover'], for: ['arcane'] },
          { mod: 'reveal', what: 'melee-hand' },
          { mod: 'harvest', by: 1 },
          { mod: 'keeps-stones' },
          { mod: 'move-freely', over: ['models'], during: ['jog'] },
        ),
        mods({ mod: 'untargetable', by: { side: 'enemy' }, actions: ['arcane'] }),
      ),
    );
    expect([ignores(now, A, 'cover'), ignores(now, A, 'evade')]).toEqual([false, false]);
    expect([showsMeleeHand(now, A), showsMeleeHand(now, B)]).toEqual([true, false]);
    expect([harvestBy(now, A, 1), harvestBy(now, B, 1)]).toEqual([2, 1]);
    expect([keepsStones(now, A, null), keepsStones(now, B, null)]).toEqual([true, false]);
    expect([movesFreelyOver(now, A, 'jog'), movesFreelyOver(now, A, 'step')]).toEqual([['models'], []]);
    expect([untargetable(now, B, A, 'arcane'), untargetable(now, B, A, 'melee'), untargetable(now, B, B, 'arcane')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('an ability’s own modifiers hold for this use alone', () => {
    const spray = active('spray', { mods: [{ mod: 'ignore', what: ['evade', 'cover'] }] });
    const now = look(two({ abilities: [spray] }));
    expect([ignores(now, A, 'evade', 'spray'), ignores(now, A, 'evade')]).toEqual([true, false]);
  });
  it('REA-3: a reaction step is 1 inch for 1 energy, and what texts give beside it', () => {
    const now = two(mods({ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }));
    expect(reactionSteps(look(now), A)).toEqual([
      { inches: 1, cost: 1, towards: null },
      { inches: 2, cost: 1, towards: null },
    ]);
  });
  it('CRD-2: keywords may be added, abilities gained', () => {
    const slow = always('slow', { mod: 'slow' });
    const now = lasting(two(mods({ mod: 'keyword', add: 'soldier' })), A, {
      mods: [],
      until: 'turn',
      from: { model: B, ability: 'x' },
      gives: slow,
    });
    expect(keywordsOf(look(now), A)).toEqual(['human', 'soldier']);
    expect(abilitiesOf(look(now), A).map(({ id }) => id)).toEqual(['p', 'slow']);
    expect(isSlow(look(now), A)).toBe(true);
  });
});

describe('damage', () => {
  const blow = { by: A, to: B, type: 'slicing' as const, printed: 2, copies: 1, melee: true };
  const net = (a: Mod[], b: Mod[], more: object = {}): number | null => netDamage(look(two(mods(...a), mods(...b))), { ...blow, ...more });

  it('DMG-3 V-132: printed times copies, then bonuses and reductions, never below 0', () => {
    expect(net([{ mod: 'dealt', by: 1 }], [{ mod: 'suffered', by: -2 }], { copies: 3 })).toBe(5);
    expect(net([], [{ mod: 'suffered', by: -1 }], { printed: 0 })).toBe(0);
    expect(net([{ mod: 'dealt', by: 1 }], [], { printed: 0, copies: 3 })).toBe(1);
  });
  it('DMG-4 V-132: ∅ stays ∅ whatever is added', () => {
    expect(net([{ mod: 'dealt', by: 5 }], [], { printed: null, copies: 3 })).toBeNull();
  });
  it('DMG-5: a text that makes it ∅ beats every addition', () => {
    expect(
      net(
        [
          { mod: 'dealt', by: 'null', types: ['slicing'] },
          { mod: 'dealt', by: 3 },
        ],
        [],
      ),
    ).toBeNull();
    expect(
      net(
        [
          { mod: 'dealt', by: 'null', types: ['impact'] },
          { mod: 'dealt', by: 3 },
        ],
        [],
      ),
    ).toBe(5);
  });
  it('DMG-2 DMG-7: the type decides which texts count', () => {
    const armour: Mod[] = [{ mod: 'suffered', types: ['impact', 'piercing', 'slicing'], by: -2 }];
    expect([net([], armour), net([], armour, { type: 'magical' }), net([], armour, { type: null })]).toEqual([0, 2, 2]);
  });
  it('DMG-8: melee texts leave ability damage alone', () => {
    expect([
      net([{ mod: 'dealt', by: -1, scope: 'melee' }], []),
      net([{ mod: 'dealt', by: -1, scope: 'melee' }], [], { melee: false }),
    ]).toEqual([1, 2]);
  });
  it('DMG-9: damage that passives cannot reduce is still increased by them and reduced by what is no passive', () => {
    const unreducible = { dealing: [{ mod: 'unreducible' }] as Mod[] };
    expect(net([{ mod: 'dealt', by: 1 }], [{ mod: 'suffered', by: -2 }], unreducible)).toBe(3);
    expect(net([], [{ mod: 'suffered', by: -2 }], { ...unreducible, suffering: [{ mod: 'suffered', by: -1 }] })).toBe(1);
  });
  it('SIG-8: modifiers of signature moves count with their copies, where their condition holds', () => {
    const signature = {
      id: 's',
      mods: [
        { mods: [{ mod: 'suffered', by: -1 }] },
        { mods: [{ mod: 'dealt', by: 'null' }], if: [{ distance: ['self', 'enemy'], op: '>', in: 1 }] },
      ],
    } as unknown as Signature;
    const given = { signature, model: A, enemy: B, copies: 2 };
    expect(signatureMods(look(two()), given)).toEqual([{ mod: 'suffered', by: -2 }]);
    const far = scene({ seats: [[person('a')], [person('b')]], at: { [A]: [18, 18], [B]: [21, 18] } });
    expect(signatureMods(look(far), given)).toContainEqual({ mod: 'dealt', by: 'null' });
  });
  it('DMG-1: texts convert types or add one to choose', () => {
    expect(typesFor(look(two(mods({ mod: 'dealt-as', as: 'magical' }))), A, ['impact', 'slicing'])).toEqual(['magical']);
    expect(
      typesFor(look(two(mods({ mod: 'dealt-as', as: 'magical', optional: true, from: ['piercing'] }))), A, ['slicing', 'piercing']),
    ).toEqual(['slicing', 'piercing', 'magical']);
    expect(typesFor(look(two()), A, ['slicing', 'impact'])).toEqual(['impact', 'slicing']);
  });
  it('a bonus against one model is none against another', () => {
    const now = lasting(two(), A, laid({ mod: 'dealt', by: 2 }, { against: B }));
    expect(netDamage(look(now), blow)).toBe(4);
    expect(netDamage(look(now), { ...blow, to: A })).toBe(2);
  });
});

describe('what lasts', () => {
  const until = (...given: Lasting['until'][]): Lasting[] => given.map((until) => laid({ mod: 'slow' }, { until: until }));
  const left = (play: Play): string[] => play.model(A).lasting.map((lasting) => lasting.until);
  const playOf = (...given: Lasting[]): Play => {
    const now = lasting(two(), A, ...given);
    return playOn(now.match, now.cards);
  };

  it('TRN-4: each ends in its time', () => {
    const play = playOf(...until('action', 'next-action', 'activation', 'turn', 'game', 'slain'));
    actionOver(play);
    expect(left(play)).toEqual(['next-action', 'activation', 'turn', 'game', 'slain']);
    activationOver(play, A);
    expect(left(play)).toEqual(['next-action', 'turn', 'game', 'slain']);
    turnOver(play);
    expect(left(play)).toEqual(['game', 'slain']);
  });
  it('TRN-4: uses of the turn and spent marks begin anew, those of the game stay', () => {
    const play = playOf();
    play.patchModel(A, { used: { x: { turn: 2, game: 3 } }, spent: { y: 'turn', z: 'game' } });
    play.patchOrder({ ledger: { w: 1 } });
    turnOver(play);
    expect(play.model(A)).toMatchObject({ used: { x: { turn: 0, game: 3 } }, spent: { z: 'game' } });
    expect(play.model(A).spent).not.toHaveProperty('y');
    expect(play.match.order.ledger).toEqual({});
  });
  it('what waits for the next action takes hold of a melee attack on its target, and is gone after any other', () => {
    const waiting = laid({ mod: 'dealt', by: 2 }, { until: 'next-action', against: B });
    const charge = playOf(waiting);
    expect(netDamage(charge, { by: A, to: B, type: null, printed: 1, copies: 1, melee: true })).toBe(1);
    actionDeclared(charge, A, B);
    expect(netDamage(charge, { by: A, to: B, type: null, printed: 1, copies: 1, melee: true })).toBe(3);
    const step = playOf(waiting);
    actionDeclared(step, A, null);
    expect(left(step)).toEqual([]);
    const other = playOf(waiting);
    actionDeclared(other, A, '1:c');
    expect(left(other)).toEqual([]);
    const theirs = playOf(waiting);
    actionDeclared(theirs, B, null);
    expect(left(theirs)).toEqual(['next-action']);
  });
});
