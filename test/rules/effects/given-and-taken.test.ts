import { describe, expect, it } from 'vitest';
import { abilitiesOf, keywordsOf } from '../../../src/rules/printed/abilities-of.ts';
import { reactionSteps } from '../../../src/rules/reading/reaction-steps.ts';
import { statOf } from '../../../src/rules/reading/stats.ts';
import type { Arcane, Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import {
  A,
  active,
  always,
  asked,
  B,
  C,
  changed,
  energy,
  INCH,
  lookAt,
  model,
  passive,
  person,
  refusal,
  run,
  say,
  scene,
  text,
  three,
  wounds,
} from '../small-match.ts';

const answer = (option: string, seat = 0) => ({ seat, kind: 'answer', option }) as const;
const pass = { seat: 0, kind: 'pass' } as const;
const spell = (id: string): Arcane => ({
  kind: 'arcane',
  id,
  name: id,
  cost: 1,
  range: 8,
  target: {},
  outcomes: [{ on: 'catastrophe', do: [] }],
});

describe('protection', () => {
  const protection: Passive = passive('protection', { when: { on: 'would-suffer' }, do: [{ do: 'avert' }, { do: 'lapse' }] });
  const protect: Eff = { do: 'give', to: 'target', ability: protection, until: 'turn' };
  const hit = (amount = 2): Eff => ({ do: 'damage', to: 'target', by: amount, type: 'impact' });

  it('CHR-1: the first damage is nothing, the second is not; wounds pass it by', () => {
    expect(wounds(run([protect, hit()]), B)).toEqual([0]);
    expect(wounds(run([protect, hit(), hit()]), B)).toEqual([2]);
    expect(wounds(run([protect, { do: 'wound', to: 'target', by: 1 }, hit()]), B)).toEqual([1]);
  });
  it('CHR-1: several are used up together, and armour that leaves nothing uses up none', () => {
    expect(wounds(run([protect, protect, hit(), hit()]), B)).toEqual([2]);
    const armoured = three({}, { b: { abilities: [always('armour', { mod: 'suffered', by: -2 })] } });
    const now = text(armoured, A, [protect, hit(2), hit(3)], { bound: { target: [B] } });
    expect(wounds(now, B)).toEqual([0]);
    expect(model(now, B).lasting).toEqual([]);
  });
});

describe('energy that is shared', () => {
  const share = (energy: number): Eff[] => [{ do: 'share', from: 'target', energy, among: { within: { in: 4 } } }];

  it('CHR-2 DEF-23: goes to anybody within the distance of the user, one after the other, until its player stops', () => {
    const now = run(share(3), {}, { at: { [A]: [18, 18], [B]: { at: [21, 18], energy: 3 }, [C]: { at: [9, 18], energy: 0 } } });
    expect(asked(now)).toEqual(['option 0']);
    expect(refusal(now, answer(C))).toEqual(['not-an-answer', 'DEF-2']);
    const once = say(now, answer(A));
    expect(energy(once, A, B)).toEqual([4, 2]);
    expect(asked(say(once, pass))).toEqual(['act 0']);
    expect(energy(say(say(once, answer(A)), answer(A)), A, B)).toEqual([6, 0]);
  });
  it('DEF-23: never more than there is, and nothing to or from those whose energy stays as it is', () => {
    const poor = run(share(3), {}, { at: { [A]: [18, 18], [B]: { at: [21, 18], energy: 1 }, [C]: [9, 18] } });
    expect(asked(say(poor, answer(A)))).toEqual(['act 0']);
    const steady = three({}, { b: { abilities: [always('steady', { mod: 'steady' })] } });
    expect(asked(text(steady, A, share(2), { bound: { target: [B] } }))).toEqual(['act 0']);
    const still = three(
      { at: { [A]: [18, 18], [B]: [21, 18], [C]: [9, 18] } },
      { a: { abilities: [always('steady', { mod: 'steady' })] } },
    );
    expect(asked(text(still, A, share(2), { bound: { target: [B] } }))).toEqual(['act 0']);
  });
});

describe('an ability that is lost', () => {
  const lose: Eff[] = [{ do: 'lose-ability', from: 'target', of: 'arcane', until: 'turn' }];

  it('CRD-10: is one of its kind, chosen by whoever takes it', () => {
    const b = { abilities: [spell('frost'), spell('flame'), active('shout', {})] };
    const now = text(three({}, { b }), A, lose, { bound: { target: [B] } });
    expect(asked(now)).toEqual(['option 0']);
    expect(refusal(now, answer('shout'))).toEqual(['not-an-answer', 'DEF-2']);
    expect(abilitiesOf(lookAt(say(now, answer('frost'))), B).map(({ id }) => id)).toEqual(['flame', 'shout']);
  });
  it('CRD-10: nothing is asked of a model that has none', () => {
    expect(asked(run(lose))).toEqual(['act 0']);
  });
});

describe('a reload by another text', () => {
  const weapon = { ...spell('gun'), limit: { per: 'game', reloadable: true } } as const;
  const reload = active('reload-gun', {}, { do: 'reload', ability: 'gun' });
  const again: Eff[] = [{ do: 'reload', ability: 'gun', may: true }];
  const used = { gun: { turn: 1, game: 1 } };
  const shot = (a = [weapon, reload]) => changed(three({}, { a: { abilities: a } }), (play) => play.patchModel(A, { used }));

  it('CRD-18: is offered when the weapon has been used, and may be declined', () => {
    const now = text(shot(), A, again);
    expect(asked(now)).toEqual(['option 0']);
    expect(model(say(now, answer('yes')), A).used['gun']?.game).toBe(0);
    expect(model(say(now, answer('no')), A).used['gun']?.game).toBe(1);
  });
  it('CRD-18: is not offered for a loaded weapon, or where the reload itself is lost or barred', () => {
    expect(asked(text(three({}, { a: { abilities: [weapon, reload] } }), A, again))).toEqual(['act 0']);
    const spent = changed(shot(), (play) => play.patchModel(A, { spent: { 'reload-gun': 'game' } }));
    expect(asked(text(spent, A, again))).toEqual(['act 0']);
    const barred = shot([weapon, reload, always('curse', { mod: 'forbid', actions: ['active'] })] as never);
    expect(asked(text(barred, A, again))).toEqual(['act 0']);
  });
});

describe('numbers', () => {
  it('DEF-18: only what a number is above another counts, for each on its own', () => {
    const wound: Eff = { do: 'wound', to: 'each', by: { of: 'each', the: 'energy', beyond: 3 } };
    const place = { [A]: { at: [18, 18] as [number, number], energy: 2 }, [B]: { at: [20, 18] as [number, number], energy: 5 } };
    const now = run([{ do: 'pulse', in: 4, effects: [wound] }], {}, { at: { ...place, [C]: { at: [16, 18], energy: 3 } } });
    expect(wounds(now, A, B, C)).toEqual([0, 2, 0]);
  });
  it('CHR-3: a stat against somebody counts in actions at that model alone', () => {
    const now = run([{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane', by: 2 }], until: 'turn', against: 'target' }]);
    const look = lookAt(now);
    expect([statOf(look, A, 'arcane'), statOf(look, A, 'arcane', undefined, [C]), statOf(look, A, 'arcane', undefined, [B])]).toEqual([
      3, 3, 5,
    ]);
  });
  it('CHR-4: a reaction step that others gain is counted for each of them', () => {
    const aura = passive('aura', {
      always: [{ mod: 'reaction-step', in: 2, oncePerTurn: true }],
      to: { side: 'friendly', other: true },
    });
    const now = scene({
      seats: [[person('a', { abilities: [aura] }), person('c'), person('d')], [person('b')]],
      at: { [A]: [18, 18], [C]: [16, 18], '0:d': [14, 18], [B]: [22, 18] },
    });
    const swift = (id: string, after = now) => reactionSteps(lookAt(after), id).some(({ inches }) => inches === 2);
    expect([swift(A), swift(C), swift('0:d'), swift(B)]).toEqual([false, true, true, false]);
    const once = changed(now, (play) => play.patchModel(C, { used: { aura: { turn: 1, game: 1 } } }));
    expect([swift(C, once), swift('0:d', once)]).toEqual([false, true]);
  });
});

describe('a free action of its own', () => {
  const strike: Eff[] = [
    { do: 'act', who: 'self', actions: [{ ability: 'zap' }], at: 'enemy', bind: 'struck' },
    { do: 'if', cond: [{ did: 'struck' }], then: [{ do: 'wound', to: 'self', by: 1 }] },
  ];
  const zap = active('zap', { cost: 2, range: 8, target: {} }, { do: 'wound', to: 'target', by: 2 });
  const now = text(three({}, { a: { abilities: [zap, active('shout', {})] } }), A, strike);
  const decisionAt = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'zap', targets: [target] });

  it('CTL-1 DEF-2: is one of those named, at an enemy, without energy', () => {
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'shout' })).toEqual(['other-action', 'CTL-1']);
    expect(refusal(now, decisionAt(C))).toEqual(['not-such-a-target', 'CTL-1', 'DEF-2']);
    const done = say(now, decisionAt(B));
    expect(wounds(done, A, B)).toEqual([1, 2]);
    expect(energy(done, A)).toEqual([3]);
  });
  it('CTL-2: has not happened when it was declined', () => {
    expect(wounds(say(now, pass), A, B)).toEqual([0, 0]);
  });
});

describe('a place in sight', () => {
  const wall = { id: 'wall', kind: 'barrier', shape: { polygon: [[16, 16], [20, 16], [20, 16.2], [16, 16.2]].map(([x = 0, y = 0]) => ({ x: x * INCH, y: y * INCH })) }, base: 0, top: 6 * INCH } as const; // prettier-ignore
  const leap = (los?: true): Eff[] => [{ do: 'place', who: 'self', within: { in: 3, of: 'self', ...(los ? { los } : {}) } }];
  const to = (y: number) => ({ seat: 0, kind: 'answer', at: [18, y] }) as const;

  it('DEF-27 LOS-2: is seen from where the model stood', () => {
    const scenery = three({ terrain: [wall as never] });
    expect(refusal(text(scenery, A, leap(true)), to(15))).toEqual(['no-line-of-sight', 'DEF-27', 'LOS-2']);
    expect(refusal(text(scenery, A, leap(true)), to(21))).toEqual(['legal']);
    expect(refusal(text(scenery, A, leap()), to(15))).toEqual(['legal']);
  });
});

describe('an arcane ability that costs less', () => {
  const handbook: Passive = {
    ...passive('handbook', {
      when: { on: 'uses-arcane' },
      if: [{ who: 'target', is: ['animal'] }],
      may: true,
      do: [{ do: 'refund', energy: 1 }],
    }),
    limit: { per: 'turn' },
  };
  const use = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'frost', targets: [target] });
  const table = (energy: number) =>
    scene({
      seats: [
        [person('a', { abilities: [handbook, { ...spell('frost'), cost: 2 }] }), person('c')],
        [person('b', { keywords: ['animal'] })],
      ],
      at: { [A]: { at: [18, 18], energy }, [B]: [21, 18], [C]: [15, 18] },
    });

  it('CHR-7: is asked of whoever can pay in full', () => {
    const now = say(table(2), use(B));
    expect(asked(now)).toEqual(['interrupt 0']);
    expect(energy(say(now, { seat: 0, kind: 'use', model: A, ability: 'handbook' }), A)).toEqual([1]);
    expect(energy(say(now, pass), A)).toEqual([0]);
  });
  it('CHR-7: is used at once by whoever cannot, at the right target alone, once', () => {
    expect(refusal(table(1), use(C))).toContain('not-enough-energy');
    expect(refusal(table(0), use(B))).toContain('not-enough-energy');
    const now = say(table(1), use(B));
    expect(asked(now)).toEqual(['claim 0']);
    expect(energy(now, A)).toEqual([0]);
    expect(model(now, A).used['handbook']).toEqual({ turn: 1, game: 1 });
  });
});

describe('keywords for the troupe', () => {
  const faculty = passive('faculty', { always: [{ mod: 'keyword', add: 'rogue' }], if: [{ inTroupe: 'a' }, { inTroupe: 'c' }] });

  it('CHR-8: count while all those named were in it', () => {
    const now = three({}, { a: { abilities: [faculty] }, b: { abilities: [faculty] } });
    expect(keywordsOf(lookAt(now), A)).toContain('rogue');
    expect(keywordsOf(lookAt(now), B)).not.toContain('rogue');
  });
});
